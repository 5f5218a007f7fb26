// @ts-check
// Actions in words.

/** @import {Action, Scene} from "./scene.js" */
import { clanName, clanNames, goodsName, kindName, placeName, sourceName } from "./names.js";
import { filled, words } from "./words.js";

/** Advantages from left to right, as bids name them. */
export const ADVANTAGES = /** @type {const} */ (["seppuku", "hostage", "ronin", "poets"]);

/**
 * An action in the reader's words.
 * @param {Action} action
 * @param {Scene} scene
 * @returns {string}
 */
export function describe(action, scene) {
  const say = words(scene.language);
  /** @type {Record<string, string>} */
  const sentences = say.action;
  switch (action.type) {
    case "done":
      return doneName(scene);
    case "take_turn":
      return say.action[action.when];
    case "use_effect":
      return useName(action.seat ?? null, action.kind ?? null, action.place ?? null, scene);
    default:
      return filled(sentences[action.type] ?? action.type, values(action, scene));
  }
}

/**
 * What ends, or declines, that which is owed now.
 * @param {Scene} scene
 * @returns {string}
 */
function doneName(scene) {
  /** @type {Record<string, string>} */
  const done = words(scene.language).done;
  return done[scene.mine?.type ?? ""] ?? done["other"] ?? "";
}

/**
 * The names in an action's sentence.
 * @param {Action} action
 * @param {Scene} scene
 * @returns {Record<string, string|number>}
 */
function values(action, scene) {
  const say = words(scene.language);
  switch (action.type) {
    case "propose":
    case "withdraw":
      return { clan: clanName(scene, action.to) };
    case "give":
      return { clan: clanName(scene, action.to), goods: goodsName(scene, action) };
    case "accept":
    case "decline":
      return { clan: clanName(scene, action.proposer) };
    case "choose_tile":
      return { number: action.tile + 1, mandate: tileName(scene, action.tile) };
    case "announce":
      return { number: action.tile + 1, tile: tileName(scene, action.tile), mandate: say.mandate[action.mandate] };
    case "summon":
      return { kind: kindName(scene, action.kind), place: placeName(scene, action.place) };
    case "move":
      return { kind: kindName(scene, action.kind), place: placeName(scene, action.place), to: placeName(scene, action.to) };
    case "build":
      return { place: placeName(scene, action.place) };
    case "buy":
      return { card: sourceName(scene, action.card) };
    case "swap":
      return {
        clan: clanName(scene, action.seat), kind: kindName(scene, action.kind), place: placeName(scene, action.place),
        own: kindName(scene, action.own),
      };
    case "place_bid":
      return { bid: ADVANTAGES.map((advantage, slot) => `${say.advantage[advantage]} ${action.coins[slot]}`).join(" · ") };
    case "take_hostage":
      return { clan: clanName(scene, action.seat), kind: kindName(scene, action.kind) };
    case "share_out":
      return { clans: clanNames(scene, action.losers) };
    case "pick_effect":
      return { effect: effectName(scene, action.heard) };
  }
  return {};
}

/**
 * @param {Scene} scene
 * @param {number} tile
 * @returns {string} the mandate of one of the tiles that the seat looks at
 */
export function tileName(scene, tile) {
  const mandate = scene.view.own?.tiles[tile];
  return mandate ? words(scene.language).mandate[mandate] : String(tile + 1);
}

/**
 * @param {Scene} scene
 * @param {number} place
 * @returns {string} one of the effects that can come next
 */
export function effectName(scene, place) {
  const heard = scene.mine?.type === "pick_due" ? scene.mine.heard[place] : undefined;
  return heard ? sourceName(scene, heard.source) : String(place + 1);
}

/**
 * @param {number|null} seat
 * @param {string|null} kind
 * @param {string|null} place
 * @param {Scene} scene
 * @returns {string} what an effect is used on
 */
function useName(seat, kind, place, scene) {
  const say = words(scene.language);
  const target = targetName(seat, kind, place, scene);
  return target ? filled(say.action.use_on, { target }) : say.action.use_effect;
}

/**
 * A seat, its figures, a place, or whatever of them is given.
 * @param {number|null} seat
 * @param {string|null} kind
 * @param {string|null} place
 * @param {Scene} scene
 * @returns {string}
 */
export function targetName(seat, kind, place, scene) {
  const say = words(scene.language);
  const clan = seat === null ? "" : clanName(scene, seat);
  const figure = kind === null ? "" : kindName(scene, kind);
  const where = place === null ? "" : placeName(scene, place);
  if (clan && figure && where) return filled(say.of, { clan, kind: figure, place: where });
  if (figure && where) return filled(say.at, { kind: figure, place: where });
  return [clan, figure, where].filter(Boolean).join(say.list);
}
