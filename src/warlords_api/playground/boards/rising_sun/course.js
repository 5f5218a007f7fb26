// @ts-check
// Where the season stands: the phase, the mandates that were played, the kami turns, the wars in their order.

/** @import {Scene} from "./scene.js" */
/** @import {Child} from "../../svg.js" */
import { h } from "../../svg.js";
import { crest } from "./crest.js";
import { sign } from "./icons.js";
import { clanName, clanNames, placeName } from "./names.js";
import { filled, words } from "./words.js";

const TURNS = 7;
/** Mandate turns that a kami turn follows. */
const KAMI_AFTER = [3, 5, 7];

/**
 * Season, phase and political track.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function course(scene) {
  const say = words(scene.language);
  const { season, phase } = scene.view.table;
  return h("section", { class: "rs-course", "aria-label": say.track },
    h("p", { class: "rs-when" }, h("b", { text: say.season[season] }), h("span", { text: say.phase[phase] }),
      h("span", { class: "rs-muted", text: filled(say.pile, { count: scene.view.pile }) })),
    h("ol", { class: "rs-track" }, Array.from({ length: TURNS }, (_, turn) => slots(scene, turn)).flat()),
    toAct(scene), looks(scene), wars(scene));
}

/**
 * A mandate turn, and the kami turn if one follows it.
 * @param {Scene} scene
 * @param {number} turn
 * @returns {HTMLElement[]}
 */
function slots(scene, turn) {
  const say = words(scene.language);
  const slot = played(scene, turn);
  if (!KAMI_AFTER.includes(turn + 1)) return [slot];
  const over = scene.view.table.turns.length > turn + 1;
  return [slot, h("li", { class: over ? "rs-kami-turn rs-past" : "rs-kami-turn" }, sign("shinto"), h("span", { class: "rs-hidden", text: say.kamiTurn }))];
}

/**
 * @param {Scene} scene
 * @param {number} turn
 * @returns {HTMLElement}
 */
function played(scene, turn) {
  const say = words(scene.language);
  const told = scene.view.table.turns[turn];
  if (!told)
    return h("li", { class: "rs-slot" }, h("span", { "aria-hidden": "true", text: turn + 1 }),
      h("span", { class: "rs-hidden", text: filled(say.freeSlot, { number: turn + 1 }) }));
  const current = turn === scene.view.table.turns.length - 1 && scene.view.agenda.some(step => step.type === "turn_over");
  const tile = scene.view.laid[turn];
  const lies = tile ? `(${say.mandate[tile]})` : say.faceDown;
  const below = told.hidden ? [h("span", { class: "rs-hidden", text: say.announced }), h("small", { text: lies })] : [];
  return h("li", { class: `rs-slot rs-played${current ? " rs-now" : ""}${told.hidden ? " rs-back" : ""}`, "aria-current": current ? "step" : null },
    sign(told.mandate), h("span", { text: say.mandate[told.mandate] }), below,
    h("span", { class: "rs-by" }, crest(scene, told.seat), h("span", { class: "rs-hidden", text: clanName(scene, told.seat) })));
}

/**
 * Who has still to carry out the mandate, in order.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
function toAct(scene) {
  const seats = scene.view.agenda.flatMap(step => (step.type === "obeying" ? [step.seat] : [])).reverse();
  return seats.length ? h("p", { class: "rs-muted", text: filled(words(scene.language).toAct, { clans: clanNames(scene, seats) }) }) : null;
}

/**
 * What the seat itself has seen of the pile this season.
 * @param {Scene} scene
 * @returns {HTMLElement[]}
 */
function looks(scene) {
  const say = words(scene.language);
  return (scene.view.own?.looks ?? []).map(({ turn, tiles, chosen }) => h("p", { class: "rs-muted", text: filled(say.saw, {
    turn: turn + 1, tiles: tiles.map((tile, place) => say.mandate[tile] + (place === chosen ? " ✓" : "")).join(say.list),
  }) }));
}

/**
 * The provinces at war, in their order.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
function wars(scene) {
  const say = words(scene.language);
  const { wars: places, fought, battle } = scene.view.table;
  /** @type {(place: number) => Child[]} */
  const state = place => {
    const text = battle?.province === places[place] ? say.fighting : place < fought ? say.over : "";
    return text ? [h("span", { class: "rs-hidden", text })] : [];
  };
  return h("div", { class: "rs-wars" }, sign("war"), h("span", { class: "rs-muted", text: places.length ? say.wars : say.noWars }),
    h("ol", {}, places.map((id, place) => h("li", { class: battle?.province === id ? "rs-now" : place < fought ? "rs-past" : "" },
      h("b", { text: place + 1 }), h("span", { text: placeName(scene, id) }), state(place)))));
}
