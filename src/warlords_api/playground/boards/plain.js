// @ts-check
// A board for any game: the view as a tree that can be unfolded.
import { h } from "../svg.js";

/** @import {Scene} from "./scene.js" */

/** @param {Scene} scene @returns {HTMLElement} */
export function draw(scene) {
  return h("div", { class: "tree" }, branches(scene.view, 0));
}

/** @param {any} action @returns {string} */
export function describe({ type, ...rest }) {
  const values = Object.entries(rest).map(([name, value]) => `${spaced(name)} ${JSON.stringify(value)}`);
  return [spaced(type), ...values].join(" · ");
}

/** @param {string} name */
const spaced = name => name.replaceAll("_", " ");

/** @param {any} value @param {number} depth @returns {HTMLElement} */
function branches(value, depth) {
  const entries = Object.entries(value ?? {});
  return h(
    "ul",
    {},
    entries.map(([name, each]) => {
      if (each === null || typeof each !== "object" || Object.keys(each).length === 0)
        return h("li", {}, `${spaced(name)}: `, h("code", { text: JSON.stringify(each) }));
      if (Array.isArray(each) && each.every(part => part === null || typeof part !== "object"))
        return h("li", {}, `${spaced(name)}: `, h("code", { text: each.join(", ") }));
      return h(
        "li",
        {},
        h("details", { open: depth < 1 }, h("summary", { text: spaced(name) }), branches(each, depth + 1)),
      );
    }),
  );
}
