// @ts-check
// Names of units, actions and cards as a reader's sentences need them.

import { general, inHand, near, print, standing, strength, tactic } from "./reading.js";
import { joined, listed, say, told } from "./words.js";

/** @import {Action, Print, Scene, SeenUnit} from "./reading.js" */

/** A general's name. @param {Scene} scene @param {number} index @returns {string} */
export const nameOf = (scene, index) => told(scene, general(scene, index).name);

/** A unit as sentences name it; an enemy is said to be one. @param {Scene} scene @param {number} number @returns {string} */
export function unitName(scene, number) {
  const found = standing(scene.view, number);
  if (!found) return say(scene, "unknown", { unit: number });
  const name = nameOf(scene, found.unit.general);
  return found.side === near(scene) ? name : say(scene, "enemy", { name });
}

/** A card of the reader's hand. @param {Scene} scene @param {number} slot @returns {string} */
export function cardName(scene, slot) {
  const card = inHand(scene, slot);
  return card ? told(scene, card.name) : say(scene, "slot.back", { place: slot + 1 });
}

/**
 * Whom a card works on; an order's target may be the general itself, which enters with the next number.
 * @param {Scene} scene @param {number} target @param {number} slot @returns {string}
 */
export const targetName = (scene, target, slot) =>
  target === scene.view.table.entrances + 1 ? say(scene, "itself", { name: cardName(scene, slot) }) : unitName(scene, target);

/** An action in words. @param {Action} action @param {Scene} scene @returns {string} */
export function describe(action, scene) {
  switch (action.type) {
    case "deploy": {
      const beside = scene.view.units[near(scene)].length > 0;
      const what = say(scene, beside ? "deploy.at" : "deploy", { name: cardName(scene, action.card), place: action.place + 1 });
      return aimed(scene, what, action);
    }
    case "play_tactic": return aimed(scene, say(scene, "play", { name: cardName(scene, action.card) }), action);
    case "set_secret": return say(scene, "set", { name: cardName(scene, action.card) });
    case "attack":
      return say(scene, "attacks", { attacker: unitName(scene, action.attacker), target: unitName(scene, action.target) });
    case "end_turn": return say(scene, "end");
    case "retreat": return say(scene, "retreat");
    case "answer": return answer(scene, action.choice);
  }
}

/** @param {Scene} scene @param {string} what @param {{card: number, target?: number|null}} action @returns {string} */
function aimed(scene, what, { card, target }) {
  if (target === undefined || target === null) return what;
  return say(scene, "on", { what, target: targetName(scene, target, card) });
}

/** @param {Scene} scene @param {number} choice @returns {string} */
function answer(scene, choice) {
  const quiz = scene.view.own?.quiz;
  if (!quiz) return say(scene, "answer.place", { place: choice + 1 });
  return say(scene, "answer", { text: told(scene, scene.pack.questions[quiz.question].choices[quiz.order[choice]]) });
}

/** What is printed on a card, as one text for a reader's ears. @param {Scene} scene @param {Print} card @returns {string} */
export function cardLabel(scene, card) {
  const figures = [say(scene, "cost", { cost: card.cost })];
  if (card.debt) figures.push(say(scene, "debt", { amount: card.debt }));
  if (card.attack !== null && card.health !== null)
    figures.push(say(scene, "attack", { attack: card.attack }), say(scene, "health", { health: card.health, most: card.health }));
  const name = `${told(scene, card.name)} (${say(scene, `what.${card.kind}`)})`;
  return joined(scene, [`${listed(scene, [name, ...figures])}${stop(scene)}`, card.text ? told(scene, card.text) : ""]);
}

/** What a unit is like now, as one text. @param {Scene} scene @param {SeenUnit} unit @returns {string} */
export function unitLabel(scene, unit) {
  const parts = [unitName(scene, unit.unit), say(scene, "attack", { attack: unit.attack }),
    say(scene, "health", { health: unit.health, most: unit.most_health })];
  if (unit.barrier) parts.push(say(scene, "barrier", { amount: unit.barrier }));
  if (unit.poison) parts.push(say(scene, "poison", { amount: unit.poison }));
  return listed(scene, [...parts, ...states(scene, unit).map(each => each.text)]) + stop(scene);
}

/** @param {Scene} scene @returns {string} */
const stop = scene => (scene.language === "en" ? "." : "。");

/**
 * The states that a unit is in, each once, the table's own (sick, ready, has attacked) among them.
 * @param {Scene} scene @param {SeenUnit} unit
 * @returns {{what: string, text: string, means: string|null}[]}
 */
export function states(scene, unit) {
  const kinds = [...new Set(unit.states.map(state => state.what))];
  /** @type {{what: string, text: string, means: string|null}[]} */
  const all = kinds.map(what => {
    const amount = strength(unit, what);
    const ends = [...new Set(unit.states.filter(state => state.what === what).map(state => state.ends?.after ?? "aura"))];
    const until = listed(scene, ends.map(end => say(scene, `ends.${end}`)));
    const means = say(scene, `means.${what}`, { amount });
    return { what, text: say(scene, `state.${what}`, { amount }), means: scene.language === "en" ? `${means} (${until})` : `${means}（${until}）` };
  });
  const found = standing(scene.view, unit.unit);
  const turn = scene.view.table.verdict === null && found?.side === scene.view.table.turn;
  if (found?.fighter.sick) all.push({ what: "sick", text: say(scene, "state.sick"), means: say(scene, "means.sick") });
  else if (turn && unit.can_attack) all.push({ what: "ready", text: say(scene, "state.ready"), means: null });
  else if (turn && found?.fighter.attacks === 0) all.push({ what: "spent", text: say(scene, "state.spent"), means: null });
  return all;
}

/**
 * The talent that a unit has now, which may not be its own any more; null: none.
 * @param {Scene} scene @param {SeenUnit} unit
 * @returns {{title: string, text: string}|null}
 */
export function talent(scene, unit) {
  const of = standing(scene.view, unit.unit)?.fighter.talent ?? null;
  if (of === null) return null;
  const { title, text } = general(scene, of);
  return title && text ? { title: told(scene, title), text: told(scene, text) } : null;
}

/** A line of the journal. @param {Scene} scene @param {Scene["view"]["table"]["journal"][number]} line @returns {string} */
export function journalLine(scene, { side, what, card }) {
  const who = scene.who(side);
  if (card === null) return say(scene, "journal.unknown", { who });
  const print = what === "tactic" || what === "secret" ? tactic(scene, card) : general(scene, card);
  return say(scene, "journal.line", { who, what: say(scene, `what.${what}`), name: told(scene, print.title ?? print.name) });
}

/** The names of cards of a hand or deck. @param {Scene} scene @param {readonly Scene["view"]["sides"][number]["hand"][number][]} cards @returns {string[]} */
export const namesOf = (scene, cards) =>
  cards.flatMap(card => { const known = print(scene, card); return known ? [told(scene, known.name)] : []; });
