// @ts-check
// A side of the table: what it holds face down, its command, its field, its open hand.

import { h, hit } from "../../svg.js";
import { handCard, handLabel, unitCard, unitSpoken } from "./card.js";
import { fallen } from "./changes.js";
import { ofCard, ofUnit, opens } from "./detail.js";
import { back, grains, pile } from "./icons.js";
import { nameOf, namesOf, unitLabel } from "./naming.js";
import { counter, near, print, standing, tactic } from "./reading.js";
import { confirm, next, offered, open, pick } from "./steps.js";
import { listed, say, signed, told } from "./words.js";

/** @import {Scene, SeenUnit} from "./reading.js" */

/** A side's strip: who leads it, command, hand as backs, deck, secrets, the fallen. @param {Scene} scene @param {number} side @returns {HTMLElement} */
export function strip(scene, side) {
  const line = scene.view.table.lines[side];
  const seen = scene.view.sides[side];
  const own = side === scene.seat;
  return h("section", { class: `ks-strip seat-${side} ${own ? "ks-own" : ""}`, "aria-label": scene.who(side) },
    h("h3", {}, h("span", { class: "ks-flag", "aria-hidden": "true" }, side === near(scene) ? "▲" : "▼"), ` ${scene.who(side)}`),
    command(scene, line),
    !own && backs(scene, side),
    group(say(scene, "deck"), pile(seen.deck), `${say(scene, "deck")}: ${seen.deck}`),
    seen.secrets.length > 0 && secrets(scene, side),
    line.fallen.length > 0 && gone(scene, side),
    seen.lost.length > 0 && labelled(say(scene, "lost"), lost(scene, seen.lost)));
}

/** @param {string} label @param {string} text @returns {HTMLElement} */
const labelled = (label, text) => h("span", { class: "ks-labelled" }, h("small", {}, label), ` ${text}`);

/** A picture with its caption, and a name for those who do not see it. @param {string} caption @param {Node|Node[]} picture @param {string} label @returns {HTMLElement} */
const group = (caption, picture, label) =>
  h("span", { class: "ks-group", role: "img", "aria-label": label }, h("small", {}, caption), h("span", { class: "ks-backs" }, picture));

/** The fallen, whoever fell just now in bold. @param {Scene} scene @param {number} side @returns {HTMLElement} */
function gone(scene, side) {
  const all = scene.view.table.lines[side].fallen;
  const late = all.length - fallen(scene, side).length;
  const names = all.flatMap((index, at) => [at > 0 && listed(scene, ["", ""]), at < late ? nameOf(scene, index) : h("b", {}, `† ${nameOf(scene, index)}`)]);
  return h("span", { class: "ks-labelled" }, h("small", {}, say(scene, "fallen")), h("span", {}, names));
}

/** @param {Scene} scene @param {Scene["view"]["table"]["lines"][number]} line @returns {HTMLElement} */
function command(scene, { command, limit, bonus, debt }) {
  return h("span", { class: "ks-command", role: "img", "aria-label": say(scene, "command.of", { command, limit }) },
    h("small", {}, say(scene, "command")), grains(command, limit), h("b", {}, `${command}/${limit}`),
    bonus !== 0 && h("span", { class: "ks-chip" }, say(scene, "bonus", { amount: signed(bonus) })),
    debt > 0 && h("span", { class: "ks-chip ks-worse" }, say(scene, "debt", { amount: debt })));
}

/** A hand from outside: backs, and what is known of it by name. @param {Scene} scene @param {number} side @returns {HTMLElement} */
function backs(scene, side) {
  const hand = scene.view.sides[side].hand;
  const generals = hand.filter(card => card.kind === "general").length;
  const label = say(scene, "hand.backs", { generals, tactics: hand.length - generals });
  const known = namesOf(scene, hand);
  return h("span", { class: "ks-labelled" },
    group(label, hand.map(card => back(card.kind)), known.length ? `${label} (${listed(scene, known)})` : label),
    known.length > 0 && h("span", { class: "ks-chip" }, `${say(scene, "shown.short")}: ${listed(scene, known)}`));
}

/** Set secrets: the reader's own by name, others as backs. @param {Scene} scene @param {number} side @returns {HTMLElement} */
function secrets(scene, side) {
  const set = scene.view.sides[side].secrets;
  const known = set.flatMap(({ tactic: index }) => (index === null ? [] : [told(scene, tactic(scene, index).name)]));
  const label = `${say(scene, "secrets")}: ${set.length}${known.length ? ` (${listed(scene, known)})` : ""}`;
  return h("span", { class: "ks-labelled" },
    group(say(scene, "secrets"), set.map(() => back("secret")), label),
    known.length > 0 && h("span", { "aria-hidden": "true" }, listed(scene, known)));
}

/** @param {Scene} scene @param {readonly (number|null)[]} cards @returns {string} */
const lost = (scene, cards) => listed(scene, cards.map(index => (index === null ? "?" : told(scene, tactic(scene, index).name))));

/** A side's field; while a general is deployed, with the places where it can enter. @param {Scene} scene @param {number} side @returns {HTMLElement} */
export function field(scene, side) {
  const units = scene.view.units[side];
  const places = side === near(scene) && next(scene) === "place" ? open(scene, "place") : new Set();
  const row = units.flatMap((unit, at) => [places.has(at) && gap(scene, at), unitOf(scene, unit, side)]);
  return h("section", { class: `ks-field seat-${side}`, "aria-label": say(scene, "field", { who: scene.who(side) }) },
    row, places.has(units.length) && gap(scene, units.length),
    units.length === 0 && places.size === 0 && h("p", { class: "ks-empty" }, say(scene, "field.empty")));
}

/** A place where the picked general can enter. @param {Scene} scene @param {number} place @returns {HTMLElement} */
function gap(scene, place) {
  const node = h("div", { class: "ks-place" }, h("span", { "aria-hidden": "true" }, "+"));
  return hit(node, { key: `place-${place}`, label: say(scene, "place", { place: place + 1 }), onchoose: () => pick(scene, "place", place) });
}

/** A unit as what it can be now: an attacker, a target, or something to read. @param {Scene} scene @param {SeenUnit} unit @param {number} side @returns {HTMLElement} */
function unitOf(scene, unit, side) {
  const target = next(scene) === "target" && open(scene, "target").has(unit.unit);
  const attacker = scene.draft.picked?.attacker;
  const by = target && attacker !== undefined ? standing(scene.view, attacker)?.unit : undefined;
  const figures = by && { attack: by.attack, counter: counter(by, unit) };
  const node = opens(unitCard(scene, unit, figures && say(scene, "blow", figures)), () => ofUnit(scene, unit));
  const spoken = unitSpoken(scene, unit);
  const key = `unit-${unit.unit}`;
  if (target) {
    node.classList.add("ks-target");
    const label = figures ? say(scene, "unit.struck", { unit: unitLabel(scene, unit), ...figures }) : say(scene, "unit.target", { unit: spoken });
    return hit(node, { key, label, onchoose: () => pick(scene, "target", unit.unit) });
  }
  if (side === scene.seat && offered(scene, "attacker").has(unit.unit)) {
    const selected = attacker === unit.unit;
    node.classList.add(selected ? "ks-picked" : "ks-can");
    return hit(node, { key, label: say(scene, "unit.pick", { unit: spoken }), selected, onchoose: () => pick(scene, "attacker", unit.unit) });
  }
  return readable(node, key, spoken);
}

/** Something that can be read, by keyboard too, and not chosen. @param {HTMLElement} node @param {string} key @param {string} label @returns {HTMLElement} */
function readable(node, key, label) {
  node.dataset.key = key;
  node.setAttribute("role", "img");
  node.setAttribute("tabindex", "0");
  node.setAttribute("aria-label", label);
  return node;
}

/** The reader's hand; null for a spectator. @param {Scene} scene @returns {HTMLElement|null} */
export function hand(scene) {
  if (scene.seat === null) return null;
  const playable = offered(scene, "card");
  const cards = scene.view.sides[scene.seat].hand.map((seen, slot) => {
    const card = print(scene, seen);
    if (!card) return h("span", { class: "ks-backs" }, back(seen.kind));
    const node = opens(handCard(scene, card, seen.shown), () => ofCard(scene, card));
    const label = handLabel(scene, card, seen.shown);
    if (!playable.has(slot)) {
      node.classList.add(scene.mine ? "ks-dim" : "ks-idle");
      return readable(node, `hand-${slot}`, label);
    }
    const selected = scene.draft.picked?.card === slot;
    node.classList.add(selected ? "ks-picked" : "ks-can");
    const onchoose = () => (selected ? confirm(scene) : pick(scene, "card", slot));
    return hit(node, { key: `hand-${slot}`, label, selected, onchoose });
  });
  return h("section", { class: "ks-hand", "aria-label": say(scene, "hand") },
    cards.length ? cards : h("p", { class: "ks-empty" }, say(scene, "hand.empty")));
}
