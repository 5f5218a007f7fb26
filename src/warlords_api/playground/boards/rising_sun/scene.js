// @ts-check
// What the parts of this board share: the scene, and what the person at the screen has said so far of an action.

import { after, narrowed, next } from "../choosing.js";

/** @import {RisingSunAction, RisingSunBattle, RisingSunDecision} from "../../../../../openapi/warlords.d.ts" */
/** @import {RisingSunOptions, RisingSunTable, RisingSunView} from "../../../../../openapi/warlords.d.ts" */
/** @import {Part} from "../choosing.js" */

/** @typedef {RisingSunAction & Part} Action */
/** @typedef {RisingSunDecision & {text?: string}} Decision */
/** @typedef {Omit<Required<RisingSunTable>, "battle"> & {battle: Required<RisingSunBattle>|null}} Table  Answers leave nothing out. */
/** @typedef {Omit<RisingSunView, "table"> & {table: Table}} View */
/** @typedef {"en"|"zh"|"ja"} Language */
/** @typedef {Record<Language, string>} Text */
/** @typedef {{id: string, name: Text, harvest: {vp: number, coins: number, ronin: number}, land: string[], sea: string[]}} Province */
/**
 * @typedef {object} Card
 * @property {string} id
 * @property {Text} name
 * @property {Text} text
 * @property {string} season
 * @property {string} type
 * @property {number} cost
 * @property {{force: number, oni: boolean, counts_as: string|null}|null} monster
 */
/** @typedef {{id: string, name: Text, text: Text, home: string, income: number}} Clan */
/** @typedef {{provinces: Province[], clans: Clan[], kami: {id: string, name: Text}[], cards: Card[]}} Pack */
/**
 * @typedef {object} Scene  What the board is drawn from.
 * @property {View} view
 * @property {number|null} seat
 * @property {readonly Decision[]} decisions
 * @property {Decision|null} mine
 * @property {{total: number, actions: readonly Action[]}|null} offer
 * @property {readonly Action[]} side
 * @property {Pack} pack
 * @property {RisingSunOptions} options
 * @property {Language} language
 * @property {Draft} draft
 * @property {object|null} outcome
 * @property {(action: Part) => void} choose
 * @property {() => void} redraw
 * @property {(seat: number) => string} who
 */
/** @typedef {{said?: Part, bid?: number[], gift?: {to: number, coins: number, ronin: number}}} Draft */

/**
 * Which fields of each kind of action are said together, in the order in which they are asked for. Kinds that are not here
 * have nothing to say, or all of it in one click.
 * @type {Record<string, readonly (readonly string[])[]>}
 */
const STEPS = {
  summon: [["kind"], ["place"]],
  move: [["kind", "place"], ["to"]],
  build: [["place"]],
  buy: [["card"]],
  swap: [["seat", "kind", "place"], ["own"]],
  choose_tile: [["tile"]],
  announce: [["tile"], ["mandate"]],
  take_hostage: [["seat", "kind"]],
  pick_effect: [["heard"]],
  use_effect: [["seat", "kind", "place"]],
};

/**
 * The legal actions of what is owed now; none if nothing is.
 * @param {Scene} scene
 * @returns {readonly Action[]}
 */
export function legal(scene) {
  return scene.mine && scene.offer ? scene.offer.actions : [];
}

/**
 * What has been said so far and what can be said next. Where two kinds can be begun, the first one is, until the other
 * one is asked for.
 * @param {Scene} scene
 * @returns {{type: string|null, said: Part, step: readonly string[]|null, options: Part[]}}
 */
export function stage(scene) {
  const actions = legal(scene).filter(action => action.type in STEPS);
  const first = actions[0];
  if (!first) return { type: null, said: {}, step: null, options: [] };
  const said = { type: first.type, ...scene.draft.said };
  const type = String(said.type);
  return { type, ...next(narrowed(actions, { type }), stepsOf(type, actions), said) };
}

/**
 * Effects that offer several kinds of figures at several places ask for one after the other.
 * @param {string} type
 * @param {readonly Action[]} actions
 * @returns {readonly (readonly string[])[]}
 */
function stepsOf(type, actions) {
  const apart = type === "use_effect" && actions.every(action => action.type !== type || action.seat === null);
  return apart ? [["kind"], ["place"]] : STEPS[type] ?? [];
}

/**
 * Whether a click that says this much is possible now.
 * @param {Scene} scene
 * @param {Part|null} part
 * @returns {boolean}
 */
export function sayable(scene, part) {
  const now = stage(scene);
  return part !== null && now.type !== null && after(legal(scene), now.said, { type: now.type, ...part }) !== null;
}

/**
 * Whether this is what has been said.
 * @param {Scene} scene
 * @param {Part} part
 * @returns {boolean}
 */
export function saidAlready(scene, part) {
  return narrowed([stage(scene).said], part).length > 0;
}

/**
 * Say a little more; what was said before is taken back by saying it again. When nothing is left to be said the action is
 * carried out.
 * @param {Scene} scene
 * @param {Part} part
 * @returns {void}
 */
export function say(scene, part) {
  const before = scene.draft.said ?? {};
  if (Object.keys(part).every(field => field in before) && saidAlready(scene, part)) {
    scene.draft.said = Object.fromEntries(Object.entries(before).filter(([field]) => field === "type" || !(field in part)));
    scene.redraw();
    return;
  }
  const now = stage(scene);
  const said = after(legal(scene), now.said, { type: now.type, ...part });
  if (!said) return;
  scene.draft.said = said;
  const then = stage(scene);
  const [action, ...others] = narrowed(legal(scene), then.said);
  if (then.step === null && action && !others.length) carryOut(scene, action);
  else scene.redraw();
}

/** Scenes whose action is on its way. @type {WeakSet<Scene>} */
const done = new WeakSet();

/**
 * Carry an action out; a second click before the answer does nothing, as it was meant for what is owed now.
 * @param {Scene} scene
 * @param {Part} action
 * @returns {void}
 */
export function carryOut(scene, action) {
  if (done.has(scene)) return;
  done.add(scene);
  scene.choose(action);
}

/**
 * Begin to say another kind of action, or the first one again.
 * @param {Scene} scene
 * @param {string|null} type
 * @returns {void}
 */
export function begin(scene, type) {
  scene.draft.said = type === null ? undefined : { type };
  scene.redraw();
}
