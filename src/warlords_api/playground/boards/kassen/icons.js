// @ts-check
// Small pictures: gems with numbers, and backs of cards. What they mean never hangs on their colour.

import { h, s } from "../../svg.js";

/** A hexagon for costs, a blade for attack, a drop for health and poison, a shield for barriers. @type {Record<string, string>} */
const OUTLINES = {
  cost: "M16 2 28 9v14L16 30 4 23V9Z",
  attack: "M16 1 23 9 31 16 23 23 16 31 9 23 1 16 9 9Z",
  health: "M16 29C6 22 2 16 2 10.500 2 5.500 5.500 3 9 3c3 0 5.500 1.500 7 4 1.500-2.500 4-4 7-4 3.500 0 7 2.500 7 7.500C30 16 26 22 16 29Z",
  barrier: "M16 2 28 6v9c0 8-5 12-12 15C9 27 4 23 4 15V6Z",
  poison: "M16 1c6 8 10 12 10 18a10 10 0 0 1-20 0C6 13 10 9 16 1Z",
};

/**
 * A figure on its shape.
 * @param {"cost"|"attack"|"health"|"barrier"|"poison"} kind
 * @param {number|string} figure
 * @param {""|"up"|"down"} [change]  against what is printed; told by an arrow besides
 * @returns {SVGElement}
 */
export function gem(kind, figure, change = "") {
  const arrow = change && s("path", { class: "ks-arrow", d: change === "up" ? "M26 7 30 1 34 7Z" : "M26 1 30 7 34 1Z" });
  return s("svg", { viewBox: "-3 -3 38 38", class: `ks-gem ks-${kind} ${change && `ks-${change}`}`, "aria-hidden": "true" },
    s("path", { d: OUTLINES[kind] }),
    s("text", { x: 16, y: kind === "poison" ? 24 : kind === "health" ? 20 : 21.500, "text-anchor": "middle" }, figure),
    arrow);
}

/** The back of a card: 將 for a general, 策 for a tactic (KS-1.7). @param {"general"|"tactic"|"secret"} kind @returns {SVGElement} */
export function back(kind) {
  const letter = kind === "general" ? "將" : kind === "tactic" ? "策" : "伏";
  return s("svg", { viewBox: "0 0 30 42", class: `ks-back ks-back-${kind}`, "aria-hidden": "true" },
    s("rect", { x: 1, y: 1, width: 28, height: 40, rx: 4, class: "ks-back-card" }),
    s("rect", { x: 4, y: 4, width: 22, height: 34, rx: 2, class: "ks-back-line" }),
    s("path", { d: kind === "general" ? "M15 8 24 21 15 34 6 21Z" : "M15 11a10 10 0 0 1 0 20 10 10 0 0 1 0-20Z", class: "ks-back-sign" }),
    s("text", { x: 15, y: 25.500, "text-anchor": "middle" }, letter));
}

/** A deck as a pile with its number. @param {number} count @returns {SVGElement} */
export function pile(count) {
  const layers = Math.min(3, count);
  return s("svg", { viewBox: "0 0 36 46", class: "ks-back ks-pile", "aria-hidden": "true" },
    layers === 0 && s("rect", { x: 4, y: 2, width: 28, height: 40, rx: 4, class: "ks-pile-none" }),
    Array.from({ length: layers }, (_, at) =>
      s("rect", { x: 1 + 3 * (layers - 1 - at), y: 1 + 2 * (layers - 1 - at), width: 28, height: 40, rx: 4, class: "ks-back-card" })),
    s("text", { x: layers ? 15 : 18, y: 27, "text-anchor": "middle" }, count));
}

/** Command as grains: what is there, what is spent of the limit, and what exceeds it. @param {number} command @param {number} limit @returns {HTMLElement} */
export function grains(command, limit) {
  const kinds = Array.from({ length: Math.max(command, limit) }, (_, at) => (at >= limit ? "extra" : at < command ? "full" : "spent"));
  return h("span", { class: "ks-grains", "aria-hidden": "true" }, kinds.map(kind => s("svg", { viewBox: "0 0 12 12", class: `ks-grain ks-${kind}` },
    kind === "extra" ? s("path", { d: "M6 0 12 6 6 12 0 6Z" }) : s("circle", { cx: 6, cy: 6, r: kind === "spent" ? 4 : 5 }))));
}
