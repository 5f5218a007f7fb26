// @ts-check
// What can be opened, and stays open when the board is drawn anew.

/** @import {Child} from "../../svg.js" */
import { h } from "../../svg.js";

/** @type {Set<string>} */
const opened = new Set();

/**
 * Something behind a line that opens it.
 * @param {string} key
 * @param {string} summary
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function folded(key, summary, ...children) {
  const node = h("details", { class: "rs-folded", open: opened.has(key) }, h("summary", { "data-key": key, text: summary }), ...children);
  node.addEventListener("toggle", () => {
    if (/** @type {HTMLDetailsElement} */ (node).open) opened.add(key);
    else opened.delete(key);
  });
  return node;
}
