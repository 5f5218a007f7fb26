// @ts-check
// What a view of kassen says, with the pack's names beside its numbers.

/** @import {components} from "../../../../../openapi/warlords.d.ts" */
/** @typedef {components["schemas"]["KassenView"]} View */
/** @typedef {components["schemas"]["KassenSeenUnit"]} SeenUnit */
/** @typedef {components["schemas"]["KassenSeenCard"]} SeenCard */
/** @typedef {components["schemas"]["KassenFighter"]} Fighter */
/** @typedef {components["schemas"]["KassenAction"]} Action */
/** @typedef {components["schemas"]["KassenDecision"]} Decision */
/** @typedef {components["schemas"]["KassenPublicPack"]} Pack */
/** @typedef {components["schemas"]["Text"]} Text */
/** @typedef {"en"|"zh"|"ja"} Language */

/**
 * The fields of an action that have been chosen so far.
 * @typedef {{card?: number, attacker?: number, place?: number, target?: number|null}} Picked
 */

/**
 * @typedef {object} Scene  What the board is drawn from.
 * @property {View} view
 * @property {number|null} seat
 * @property {Decision[]} decisions
 * @property {Decision|null} mine
 * @property {{total: number, actions: Action[]}|null} offer
 * @property {Pack} pack
 * @property {Language} language
 * @property {{picked?: Picked, retreating?: boolean}} draft
 * @property {object|null} outcome
 * @property {(action: Action) => void} choose
 * @property {() => void} redraw
 * @property {(seat: number) => string} who
 */

/**
 * A card as people read it; `attack` and `health` are null on tactics and secrets.
 * @typedef {object} Print
 * @property {"general"|"tactic"|"secret"} kind
 * @property {Text} name
 * @property {number} cost
 * @property {number} debt
 * @property {number|null} attack
 * @property {number|null} health
 * @property {Text|null} title  The talent's name.
 * @property {Text|null} text  What it does.
 * @property {"wei"|"shu"|"wu"|"other"|null} faction
 */

/** The side that is drawn below: the reader's; the first one for a spectator. @param {Scene} scene @returns {number} */
export const near = scene => scene.seat ?? 0;

/** A general by its position in the pack. @param {Scene} scene @param {number} index @returns {Print} */
export function general(scene, index) {
  const { name, cost, attack, health, talent, faction } = scene.pack.generals[index];
  return { kind: "general", name, cost, debt: 0, attack, health, title: talent?.name ?? null, text: talent?.text ?? null, faction };
}

/**
 * A tactic or secret by its position: the pack's tactics come first, its secrets after them.
 * @param {Scene} scene @param {number} index @returns {Print}
 */
export function tactic(scene, index) {
  const { tactics, secrets } = scene.pack;
  const secret = index >= tactics.length;
  const { name, cost, debt, text, faction } = secret ? secrets[index - tactics.length] : tactics[index];
  return { kind: secret ? "secret" : "tactic", name, cost, debt, attack: null, health: null, title: null, text, faction };
}

/** A seen card; null for a back. @param {Scene} scene @param {SeenCard} card @returns {Print|null} */
export function print(scene, card) {
  if (card.index === null) return null;
  return card.kind === "general" ? general(scene, card.index) : tactic(scene, card.index);
}

/** A card of the reader's hand by its position. @param {Scene} scene @param {number} slot @returns {Print|null} */
export function inHand(scene, slot) {
  const card = scene.seat === null ? undefined : scene.view.sides[scene.seat].hand[slot];
  return card ? print(scene, card) : null;
}

/**
 * A unit on the field with its side and what the table knows of it besides.
 * @param {View} view @param {number} number
 * @returns {{unit: SeenUnit, side: number, fighter: Fighter}|null}
 */
export function standing(view, number) {
  for (const side of [0, 1]) {
    const at = view.units[side].findIndex(each => each.unit === number);
    if (at >= 0) return { unit: view.units[side][at], side, fighter: view.table.lines[side].fighters[at] };
  }
  return null;
}

/** How strongly a unit is in a state; 0: it is not. @param {SeenUnit} unit @param {string} what @returns {number} */
export const strength = (unit, what) =>
  unit.states.filter(state => state.what === what).reduce((sum, state) => sum + Math.max(1, state.amount), 0);

/**
 * The counter that an attack would meet, in health points: what the target has left before the blow (KS-5.2, KS-5.3).
 * @param {SeenUnit} attacker @param {SeenUnit} target @returns {number}
 */
export function counter(attacker, target) {
  const none = strength(attacker, "no_counter") || strength(target, "helpless") || strength(target, "stun");
  return none ? 0 : target.health;
}
