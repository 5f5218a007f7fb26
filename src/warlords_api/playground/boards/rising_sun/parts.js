// @ts-check
// What a click on a thing of the board says: each thing is some fields of an action.

/** @import {Part} from "../choosing.js" */
/** @import {Scene} from "./scene.js" */
import { legal, stage } from "./scene.js";

/**
 * A province or a shrine.
 * @param {Scene} scene
 * @param {string} place
 * @returns {Part|null}
 */
export function partOfPlace(scene, place) {
  const { type, said } = stage(scene);
  if (type === "move") return "kind" in said && "place" in said ? { to: place } : null;
  if (type === "summon" || type === "build") return { place };
  return type === "use_effect" && !asksForSeat(scene) ? { place } : null;
}

/**
 * A group of figures where it stands.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} kind
 * @param {string} place
 * @returns {Part|null}
 */
export function partOfGroup(scene, seat, kind, place) {
  for (const { type } of legal(scene))
    switch (type) {
      case "move":
        return seat === scene.seat ? { type, kind, place } : null;
      case "swap":
        return seat === scene.seat ? null : { type, seat, kind, place };
      case "take_hostage":
        return place === scene.view.table.battle?.province ? { type, seat, kind } : null;
      case "use_effect":
        return asksForSeat(scene) ? { type, seat, kind, place } : null;
    }
  return null;
}

/**
 * A kind of figures in the reserve of whoever acts.
 * @param {Scene} scene
 * @param {string} kind
 * @returns {Part|null}
 */
export function partOfReserve(scene, kind) {
  switch (stage(scene).type) {
    case "summon":
      return { kind };
    case "swap":
      return { own: kind };
    case "use_effect":
      return asksForSeat(scene) ? null : { kind };
  }
  return null;
}

/**
 * A seat as a whole.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Part|null}
 */
export function partOfSeat(scene, seat) {
  return legal(scene).some(action => action.type === "use_effect" && action.seat === seat && action.place === null)
    ? { type: "use_effect", seat, kind: null, place: null }
    : null;
}

/**
 * @param {Scene} scene
 * @returns {boolean} whether the effect that is due asks for somebody's figures
 */
function asksForSeat(scene) {
  return legal(scene).some(action => action.type === "use_effect" && action.seat !== null);
}
