// @ts-check
// Cards: of a hand, and of generals that stand on a field.

import { h } from "../../svg.js";
import { since } from "./changes.js";
import { gem } from "./icons.js";
import { cardLabel, states, talent, unitLabel } from "./naming.js";
import { general } from "./reading.js";
import { joined, say, signed, told } from "./words.js";

/** @import {Print, Scene, SeenUnit} from "./reading.js" */

/** The frame that a general's cost gives it (KS-3.1). @param {number} cost @returns {string} */
const frame = cost => (cost >= 5 ? "gold" : cost >= 3 ? "bronze" : "iron");

/** The picture of a card: a general's name as its land writes it, or what kind of tactic it is. @param {Scene} scene @param {Print} card @returns {HTMLElement} */
function face(scene, card) {
  const language = scene.language === "zh" ? "zh" : "ja";
  const signs = card.kind === "general" ? card.name[language] : card.kind === "secret" ? "伏" : "策";
  const seal = card.faction && h("span", { class: `ks-seal ks-${card.faction}`, lang: language },
    card.faction === "other" ? "群" : say({ language }, `faction.${card.faction}`));
  return h("span", { class: `ks-face ks-signs-${Math.min(4, signs.length)}`, "aria-hidden": "true" },
    h("span", { class: "ks-signs", lang: language }, signs), seal);
}

/** The name below the picture; where the picture is the name already, nothing. @param {Scene} scene @param {Print} card @returns {HTMLElement|false} */
const name = (scene, card) =>
  (card.kind !== "general" || scene.language === "en") && h("span", { class: "ks-name" }, told(scene, card.name));

/** A card of an open hand. @param {Scene} scene @param {Print} card @param {boolean} shown  whether the other side knows it @returns {HTMLElement} */
export function handCard(scene, card, shown) {
  const classes = ["ks-card", "ks-held", `ks-is-${card.kind}`, card.kind === "general" ? `ks-frame-${frame(card.cost)}` : "ks-frame-paper"];
  return h("div", { class: classes.join(" ") },
    face(scene, card),
    gem("cost", card.cost),
    name(scene, card),
    card.title && h("span", { class: "ks-title" }, told(scene, card.title)),
    h("span", { class: "ks-text" }, card.text ? told(scene, card.text) : say(scene, "plain")),
    h("span", { class: "ks-feet" },
      card.attack === null ? h("span", { class: "ks-kind" }, say(scene, `what.${card.kind}`)) : gem("attack", card.attack),
      card.debt > 0 && h("span", { class: "ks-chip" }, say(scene, "debt", { amount: card.debt })),
      shown && h("span", { class: "ks-chip" }, say(scene, "shown.short")),
      card.health !== null && gem("health", card.health)));
}

/** What a screen reader says of a card of the hand. @param {Scene} scene @param {Print} card @param {boolean} shown @returns {string} */
export const handLabel = (scene, card, shown) => joined(scene, [cardLabel(scene, card), shown ? say(scene, "shown") : ""]).trim();

/** A general on the field. @param {Scene} scene @param {SeenUnit} unit @param {string} [blow]  what an attack on it would do @returns {HTMLElement} */
export function unitCard(scene, unit, blow) {
  const card = general(scene, unit.general);
  const all = states(scene, unit);
  const now = since(scene, unit.unit);
  const has = talent(scene, unit);
  const classes = ["ks-card", "ks-unit", "ks-is-general", `ks-frame-${unit.frame}`, ...all.map(each => `ks-state-${each.what}`)];
  if (unit.poison) classes.push("ks-poisoned");
  return h("div", { class: classes.join(" ") },
    face(scene, card),
    gem("cost", card.cost),
    unit.barrier > 0 && gem("barrier", unit.barrier),
    unit.poison > 0 && gem("poison", unit.poison),
    name(scene, card),
    h("span", { class: "ks-title" }, has?.title ?? "–", ` #${unit.unit}`),
    h("span", { class: "ks-states" }, blow ? h("span", { class: "ks-chip ks-blow" }, blow) :
      all.map(each => h("span", { class: `ks-chip ks-chip-${each.what}` }, each.text)),
      now.entered && h("span", { class: "ks-chip ks-chip-new" }, say(scene, "mark.new")),
      now.health !== 0 && h("span", { class: `ks-chip ${now.health < 0 ? "ks-worse" : "ks-better"}` },
        `${signed(now.health)} ${now.health < 0 ? "▼" : "▲"}`)),
    h("span", { class: "ks-feet" },
      gem("attack", unit.attack, way(unit.attack - unit.base_attack)),
      unit.health < unit.most_health && h("span", { class: "ks-most" }, `/${unit.most_health}`),
      gem("health", unit.health, way(unit.most_health - unit.base_health))));
}

/** @param {number} difference @returns {""|"up"|"down"} */
const way = difference => (difference > 0 ? "up" : difference < 0 ? "down" : "");

/** What a screen reader says of a unit: its figures, its states, its talent. @param {Scene} scene @param {SeenUnit} unit @returns {string} */
export function unitSpoken(scene, unit) {
  const has = talent(scene, unit);
  return joined(scene, [unitLabel(scene, unit), has ? has.text : say(scene, "plain")]);
}
