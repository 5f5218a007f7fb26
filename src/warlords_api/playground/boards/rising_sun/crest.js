// @ts-check
// A clan's crest: its letter on its seat's colour.

/** @import {Scene} from "./scene.js" */
import { h, s } from "../../svg.js";
import { crestOf } from "./names.js";

/**
 * The crest in a picture; 26 units wide and high.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @returns {SVGElement}
 */
export function crestAt(scene, seat, x, y) {
  return s("g", { transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    s("rect", { width: 26, height: 26, rx: 7, class: `fill-seat-${seat}` }),
    s("text", { x: 13, y: 19, "text-anchor": "middle", class: "rs-letter" }, crestOf(scene, seat)));
}

/**
 * The crest in a line of text; said by the name beside it.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
export function crest(scene, seat) {
  return h("span", { class: `rs-crest seat-${seat}`, "aria-hidden": "true", text: crestOf(scene, seat) });
}
