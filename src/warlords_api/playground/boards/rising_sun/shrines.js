// @ts-check
// The four shrines with their kami and their worshippers.

/** @import {Scene} from "./scene.js" */
import { hit, s } from "../../svg.js";
import { kamiName } from "./names.js";
import { partOfPlace } from "./parts.js";
import { piecesAt } from "./pieces.js";
import { say, sayable } from "./scene.js";
import { filled, words } from "./words.js";

const SIZE = { x: 16, y: 16, width: 150, height: 150, step: 160 };
/** The gate: two posts and two beams. */
const GATE = "M6 0C40 9 110 9 144 0V13H128V30H136V40H128V44H118V40H32V44H22V40H14V30H22V13H6ZM32 14V30H118V14Z";

/**
 * All four, from left to right.
 * @param {Scene} scene
 * @returns {SVGElement}
 */
export function shrines(scene) {
  const now = settling(scene);
  return s("g", {}, scene.view.table.kami.map((kami, place) => shrine(scene, kami, place, now === place)));
}

/**
 * Which shrine is being settled: the one before those that are still to come.
 * @param {Scene} scene
 * @returns {number|null}
 */
function settling(scene) {
  const { agenda } = scene.view;
  const top = agenda.at(-1);
  const waits = top?.type === "wind_moving" || top?.type === "thunder_summoning" || (top?.type === "training" && top.by === "ryujin");
  const coming = agenda.flatMap(step => (step.type === "kami_turn" ? [step.shrine] : []));
  if (coming.length) return Math.min(...coming) - 1;
  return waits ? scene.view.table.kami.length - 1 : null;
}

/**
 * A shrine with its worshippers; a button where it can be chosen.
 * @param {Scene} scene
 * @param {string} kami
 * @param {number} place
 * @param {boolean} now  whether it is being settled
 * @returns {SVGElement}
 */
function shrine(scene, kami, place, now) {
  const text = words(scene.language);
  const id = `shrine_${place + 1}`;
  const part = partOfPlace(scene, id);
  const open = part !== null && sayable(scene, part);
  const { width, height } = SIZE;
  const base = s("g", {},
    s("rect", { y: 8, width, height: height - 8, rx: 12, class: open ? "rs-shrine rs-open" : "rs-shrine" }),
    s("path", { d: GATE, transform: "translate(0 -2)", class: now ? "fill-danger" : "rs-gate" }),
    s("text", { x: width / 2, y: 66, "text-anchor": "middle", class: "rs-kami" }, kamiName(scene, kami)));
  const label = [filled(text.kami, { kami: kamiName(scene, kami), number: place + 1 }), now ? text.settling : ""].filter(Boolean).join(text.list);
  if (open) hit(base, { key: `place-${id}`, label, onchoose: () => say(scene, part) });
  else {
    base.setAttribute("role", "img");
    base.setAttribute("aria-label", label);
  }
  return s("g", { transform: `translate(${SIZE.x + place * SIZE.step} ${SIZE.y})` },
    base, piecesAt(scene, id, { x: 8, y: 76, width: width - 16, height: height - 82 }));
}
