// @ts-check
// The large card that opens beside whatever is pointed at or focused: everything that can be read on it.

import { h } from "../../svg.js";
import { nameOf, states, talent } from "./naming.js";
import { general, standing } from "./reading.js";
import { say, told } from "./words.js";

/** @import {Print, Scene, SeenUnit} from "./reading.js" */

/** Between the large card and what it belongs to, and from the edges of the window, in pixels. */
const GAP = 8;
/** How long a pointer rests on a card before it opens, in milliseconds. */
const REST = 300;

/** The lines of a card that is not on the field. @param {Scene} scene @param {Print} card @returns {HTMLElement[]} */
export function ofCard(scene, card) {
  const figures = [say(scene, `what.${card.kind}`), say(scene, "cost", { cost: card.cost })];
  if (card.faction) figures.unshift(say(scene, `faction.${card.faction}`));
  if (card.debt) figures.push(say(scene, "debt", { amount: card.debt }));
  return [
    h("strong", {}, told(scene, card.name)),
    h("span", { class: "ks-detail-figures" }, figures.join(" · ")),
    h("p", {}, card.title && h("b", {}, told(scene, card.title), " "), card.text ? told(scene, card.text) : say(scene, "plain")),
  ];
}

/** The lines of a unit: its talent as it is now, and what its states mean. @param {Scene} scene @param {SeenUnit} unit @returns {HTMLElement[]} */
export function ofUnit(scene, unit) {
  const card = general(scene, unit.general);
  const has = talent(scene, unit);
  const talentOf = standing(scene.view, unit.unit)?.fighter.talent ?? null;
  const figures = [say(scene, `faction.${card.faction}`), say(scene, "cost", { cost: card.cost }),
    `${say(scene, "attack", { attack: unit.attack })}${unit.attack === unit.base_attack ? "" : ` (${unit.base_attack})`}`,
    say(scene, "health", { health: unit.health, most: unit.most_health })];
  const notes = states(scene, unit).flatMap(each => (each.means ? [[each.text, each.means]] : []));
  if (unit.barrier) notes.push([say(scene, "barrier", { amount: unit.barrier }), say(scene, "means.barrier")]);
  if (unit.poison) notes.push([say(scene, "poison", { amount: unit.poison }), say(scene, "means.poison")]);
  const lost = card.text !== null && talentOf === null;
  return [
    h("strong", {}, told(scene, card.name), h("small", {}, ` #${unit.unit}`)),
    h("span", { class: "ks-detail-figures" }, figures.join(" · ")),
    h("p", {}, has ? h("b", {}, has.title, " ") : null, has ? has.text : say(scene, lost ? "stripped" : "plain")),
    ...(talentOf !== null && talentOf !== unit.general ? [h("p", {}, say(scene, "copied", { name: nameOf(scene, talentOf) }))] : []),
    ...notes.map(([what, means]) => h("p", { class: "ks-detail-note" }, h("b", {}, what, " "), means)),
  ];
}

/**
 * Let a card open its large form when a pointer rests on it, a finger taps it, or the keyboard comes to it.
 * @param {HTMLElement} card @param {() => HTMLElement[]} lines @returns {HTMLElement}
 */
export function opens(card, lines) {
  let waiting = 0;
  const hide = () => {
    clearTimeout(waiting);
    card.closest(".ks-board")?.querySelector(".ks-detail")?.setAttribute("hidden", "");
  };
  card.addEventListener("pointerenter", () => {
    // What was just picked has been read, and its large form would cover what comes next.
    if (!card.matches(".ks-picked")) waiting = window.setTimeout(() => place(card, lines()), REST);
  });
  // A finger leaves at once; what it opened stays until it taps elsewhere.
  card.addEventListener("pointerleave", event => { if (event.pointerType !== "touch") hide(); });
  card.addEventListener("focus", () => { if (card.matches(":focus-visible")) place(card, lines()); });
  card.addEventListener("blur", hide);
  return card;
}

/** Put the large card beside what it belongs to; where there is no room, above or below. @param {HTMLElement} card @param {HTMLElement[]} lines */
function place(card, lines) {
  const board = /** @type {HTMLElement|null} */ (card.closest(".ks-board"));
  const box = /** @type {HTMLElement|null} */ (board?.querySelector(".ks-detail"));
  if (!board || !box) return;
  box.replaceChildren(...lines);
  box.removeAttribute("hidden");
  const [at, within] = [card.getBoundingClientRect(), board.getBoundingClientRect()];
  const [wide, tall] = [box.offsetWidth, box.offsetHeight];
  const top = at.top - within.top;
  if (at.right + GAP + wide <= within.right) return move(box, at.right - within.left + GAP, top);
  if (at.left - GAP - wide >= within.left) return move(box, at.left - within.left - GAP - wide, top);
  const left = Math.max(0, Math.min(at.left - within.left, within.width - wide));
  move(box, left, at.top - tall - GAP >= 0 ? top - tall - GAP : at.bottom - within.top + GAP);
}

/** @param {HTMLElement} box @param {number} left @param {number} top */
function move(box, left, top) {
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** The place of the large card on the board; what it says, the small card's label says too. @returns {HTMLElement} */
export const detailBox = () => h("div", { class: "ks-detail", "aria-hidden": "true", hidden: true });


/** Close the large card. @param {{currentTarget: EventTarget|null}} event */
export function closes({ currentTarget }) {
  if (currentTarget instanceof HTMLElement) currentTarget.querySelector(".ks-detail")?.setAttribute("hidden", "");
}
