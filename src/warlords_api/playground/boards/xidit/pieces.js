// @ts-check
// The pieces on xidit's table as small pictures: each has a shape or a letter of its own, never a colour alone.

/** @import {Order, Reward, Units} from "./types.js" */
/** @import {Say} from "./words.js" */
import { s } from "../../svg.js";
import { UNITS } from "./words.js";

/** Outlines by kind, around 0 0: circle, triangle, shield, diamond, star. */
const SHAPES = [
  "M0 -9 A9 9 0 1 1 0 9 A9 9 0 1 1 0 -9 Z",
  "M0 -11.5 L11 8.5 L-11 8.5 Z",
  "M-9 -9 H9 V2 Q9 8 0 11 Q-9 8 -9 2 Z",
  "M0 -11.5 L11.5 0 L0 11.5 L-11.5 0 Z",
  "M0 -12 L3.6 -6.2 L10.4 -6 L7.2 0 L10.4 6 L3.6 6.2 L0 12 L-3.6 6.2 L-10.4 6 L-7.2 0 L-10.4 -6 L-3.6 -6.2 Z",
];
const LETTER_DOWN = [0, 2.2, 0.2, 0, 0];

/**
 * A unit: 22 units wide, its middle at x y.
 * @param {Say} say @param {number} kind @param {number} x @param {number} y @param {string} [more]  classes
 */
export function unit(say, kind, x, y, more = "") {
  const name = UNITS[kind] ?? "militia";
  return s(
    "g",
    { class: `xd-unit xd-kind-${kind} ${more}`, transform: `translate(${x} ${y})` },
    s("path", { d: SHAPES[kind] }),
    s("text", { y: 3.9 + (LETTER_DOWN[kind] ?? 0), "text-anchor": "middle", text: say(`letter-${name}`) }),
  );
}

/**
 * A unit in a text line.
 * @param {Say} say @param {number} kind
 */
export const unitIcon = (say, kind) =>
  s("svg", { class: "xd-icon", viewBox: "-13 -13 26 26", "aria-hidden": "true" }, unit(say, kind, 0, 0));

/** @param {Reward} name */
export function rewardShape(name) {
  if (name === "gold")
    return s(
      "g",
      { class: "xd-gold" },
      s("circle", { r: 8 }),
      s("path", { d: "M-3 0 L0 -4 L3 0 L0 4 Z", class: "xd-cut" }),
    );
  if (name === "bards")
    // a lute
    return s(
      "g",
      { class: "xd-bards" },
      s("path", { d: "M-8 4 A5.5 5.5 0 1 0 1 1 L8 -6 L6 -8 L-1 -1 A5.5 5.5 0 0 0 -8 4 Z" }),
      s("circle", { cx: -3.2, cy: 3.6, r: 1.6, class: "xd-cut" }),
    );
  return s(
    "g",
    { class: "xd-storeys" },
    s("path", { d: "M-7 8 V-8 H-4 V-5 H-1.5 V-8 H1.5 V-5 H4 V-8 H7 V8 Z" }),
    s("path", { d: "M-2 8 V3 Q0 0 2 3 V8 Z", class: "xd-cut" }),
  );
}

/** @param {Reward} name */
export const rewardIcon = name =>
  s("svg", { class: "xd-icon", viewBox: "-10 -10 20 20", "aria-hidden": "true" }, rewardShape(name));

/**
 * What an order looks like on the programming board.
 * @param {Say} say @param {Order} order
 */
export function orderIcon(say, order) {
  const inside =
    order === "act"
      ? [s("path", { class: "xd-act", d: "M-8 8 L5 -5 M2 -8 L8 -2 M-8 8 L-5 11 M8 8 L-5 -5 M-2 -8 L-8 -2" })]
      : order === "wait"
        ? [s("path", { class: "xd-wait", d: "M-6 -9 H6 L-6 9 H6 Z" })]
        : [
            s("text", { y: 3, "text-anchor": "middle", class: "xd-letter", text: say(`letter-${order}`) }),
            s("path", { class: `xd-road-line xd-${order}`, d: "M-12 9 H12" }),
          ];
  return s("svg", { class: "xd-icon xd-order-icon", viewBox: "-13 -13 26 26", "aria-hidden": "true" }, inside);
}

/**
 * A hero, standing on x y.
 * @param {number} seat @param {number} x @param {number} y @param {boolean} own
 */
export const hero = (seat, x, y, own) =>
  s(
    "g",
    { class: `xd-hero seat-${seat} ${own ? "xd-own" : ""}`, transform: `translate(${x} ${y}) scale(1.2)` },
    s("path", {
      d: "M0 -27 A6.5 6.5 0 0 1 4 -15.5 Q9 -13 9 -2 H11 V2 H-11 V-2 H-9 Q-9 -13 -4 -15.5 A6.5 6.5 0 0 1 0 -27 Z",
    }),
    s("text", { y: -3, "text-anchor": "middle", text: seat }),
  );

/**
 * A guild of some storeys, standing on x y, with the number of its seat on the roof.
 * @param {number} seat @param {number} storeys @param {number} x @param {number} y
 */
export const guild = (seat, storeys, x, y) =>
  s(
    "g",
    { class: `xd-guild seat-${seat}`, transform: `translate(${x} ${y})` },
    Array.from({ length: storeys }, (_, floor) =>
      s("rect", { x: -9, y: -9 - 9 * floor, width: 18, height: 8, rx: 1.5 }),
    ),
    s("path", { d: `M-12 ${-9 * storeys} L0 ${-9 * storeys - 15} L12 ${-9 * storeys} Z` }),
    s("text", { y: -9 * storeys - 2.5, "text-anchor": "middle", text: seat }),
  );

/**
 * The mark of a seat in a text line: its colour and its number.
 * @param {number} seat
 */
export const seatMark = seat =>
  s(
    "svg",
    { class: `xd-icon xd-mark seat-${seat}`, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    s("rect", { x: -9, y: -9, width: 18, height: 18, rx: 5 }),
    s("text", { y: 4.6, "text-anchor": "middle", text: seat }),
  );

/** The mark of the seat that starts the year: a flag. */
export const flagIcon = () =>
  s(
    "svg",
    { class: "xd-icon xd-flag", viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    s("path", { d: "M-5 9 V-9 L7 -4.5 L-5 0" }),
  );

/**
 * The bastion in the middle of the map, seen from afar.
 * @param {number} x @param {number} y
 */
export const bastionShape = (x, y) =>
  s("path", {
    class: "xd-bastion",
    transform: `translate(${x} ${y})`,
    d: "M-20 14 V-8 H-16 V-4 H-12 V-8 H-8 V-2 H-5 V-18 H-2 V-14 H2 V-18 H5 V-2 H8 V-8 H12 V-4 H16 V-8 H20 V14 H5 V6 Q0 0 -5 6 V14 Z",
  });

/**
 * Units in a row, weakest first.
 * @param {Say} say @param {Units} units @param {number} x @param {number} y @param {number} [step]
 */
export function unitRow(say, units, x, y, step = 20) {
  const kinds = units.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  return kinds.map((kind, place) => unit(say, kind, x + step * (place - (kinds.length - 1) / 2), y));
}
