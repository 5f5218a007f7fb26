// @ts-check
// Small drawings, each in a square of 24 units around its middle; painted with the class that they are given.

import { s } from "../../svg.js";

/** @type {Record<string, string>} */
const PATHS = {
  // Pieces.
  bushi: "M0-9a4 4 0 0 1 4 4a4 4 0 0 1-2 3.4C6 0 8 4 8 10H-8C-8 4-6 0-2-1.6A4 4 0 0 1-4-5a4 4 0 0 1 4-4Z",
  daimyo: "M-9-12C-7-8-4-7-3.5-6.5a4 4 0 0 1 7 0C4-7 7-8 9-12C9.5-6 7-4 4.2-3.5A4 4 0 0 1 2.5-.8C7 .5 10 4.5 10 11H-10C-10 4.5-7 .5-2.5-.8A4 4 0 0 1-4.2-3.5C-7-4-9.5-6-9-12Z",
  shinto: "M-11-10C-5-8 5-8 11-10V-6.5H7.5V-2.5H9.5V.5H7.5V11H4.5V.5H-4.5V11H-7.5V.5H-9.5V-2.5H-7.5V-6.5H-11ZM-4.5-6.2V-2.5H4.5V-6.2Z",
  stronghold: "M0-11L7-6H5V-2.5H8.5L11 2H8V10H-8V2H-11L-8.5-2.5H-5V-6H-7ZM-2.5 10H2.5V4.5H-2.5Z",
  monster: "M-10-11C-8-8-6-7-4-7H4C6-7 8-8 10-11C11-6 10-3 8-1.5C8 6 5 11 0 11S-8 6-8-1.5C-10-3-11-6-10-11ZM-5.5-1.5L-1.5 1H-5ZM5.5-1.5L1.5 1H5ZM-4 5L-2 7L0 5L2 7L4 5Z",
  // Goods.
  coins: "M0-10a10 10 0 0 1 0 20a10 10 0 0 1 0-20ZM-3.5-3.5V3.5H3.5V-3.5Z",
  ronin: "M0-9L11 2C6 4-6 4-11 2ZM-6 5.5C-2 6.5 2 6.5 6 5.5V10H-6Z",
  vp: "M0-11L3.2-3.8L11-3.2L5 2L6.8 9.6L0 5.6L-6.8 9.6L-5 2L-11-3.2L-3.2-3.8Z",
  // Mandates.
  recruit: "M-4-9a4 4 0 0 1 2 7.4C2 0 4 4 4 10H-12C-12 4-10 0-6-1.6A4 4 0 0 1-4-9ZM6-8H9V-4H12V-1H9V3H6V-1H3V-4H6Z",
  marshal: "M-11-2.5H2V-8L11 0L2 8V2.5H-11Z",
  train: "M-8-10H8V10H-8ZM-5-7V-1H5V-7ZM-5 2V4H5V2ZM-5 5.5V7.5H2V5.5Z",
  harvest: "M-1.5 11V-2C-6-2-8-5-8-9C-4-9-1.5-7.5 0-4C1.5-7.5 4-9 8-9C8-5 6-2 1.5-2V3C3 .5 5-.5 8-.5C8 4 5.5 6 1.5 6V11Z",
  betray: "M-10 8L-7 11L-4 8L-2.5 9.5L0 7L-1.5 5.5L10-6L11-11L6-10L-5.5 1.5L-7 0L-9.5 2.5L-8 4L-11 7Z",
  // War.
  war: "M-10-10L-6.5-9.5L0-3L6.5-9.5L10-10L9.5-6.5L3 0L7 4L8.5 2.5L10 4L8 6L10.5 8.5L8.5 10.5L6 8L4 10L2.5 8.5L4 7L0 3L-4 7L-2.5 8.5L-4 10L-6 8L-8.5 10.5L-10.5 8.5L-8 6L-10 4L-8.5 2.5L-7 4L-3 0L-9.5-6.5Z",
};

/**
 * A drawing around the middle of its own units.
 * @param {string} name  `bushi`, `daimyo`, `shinto`, `stronghold`, the goods, the mandates, `war`; any other is a monster
 * @param {string} paint  a class of fill
 * @param {string} [transform]
 * @returns {SVGElement}
 */
export function icon(name, paint, transform) {
  return s("path", { d: PATHS[name] ?? PATHS["monster"], class: paint, "fill-rule": "evenodd", transform });
}

/**
 * The same as a picture in a line of text; said by the words beside it.
 * @param {string} name
 * @param {string} [paint]
 * @returns {SVGElement}
 */
export function sign(name, paint = "fill-ink") {
  return s("svg", { viewBox: "-12 -12 24 24", class: "rs-sign", "aria-hidden": "true" }, icon(name, paint));
}
