// @ts-check
// The board of kassen: two fields that face each other, the reader's below.

import { folded } from "../parts.js";
import { h, s } from "../svg.js";
import { field, hand, strip } from "./kassen/camp.js";
import { note } from "./kassen/changes.js";
import { closes, detailBox } from "./kassen/detail.js";
import { middle } from "./kassen/middle.js";
import { describe, journalLine, nameOf } from "./kassen/naming.js";
import { near } from "./kassen/reading.js";
import { drop } from "./kassen/steps.js";
import { listed, say } from "./kassen/words.js";

/** @import {Scene} from "./kassen/reading.js" */

export { describe };

const LAST_PHASE = 20;

/** How far the hand was moved sideways, in pixels: on narrow screens a new board keeps to it. */
let handMoved = 0;

// The board brings its own looks; the page's policy allows sheets from here.
document.head.append(h("link", { rel: "stylesheet", href: new URL("./kassen/style.css", import.meta.url).href }));

/** The whole board. @param {Scene} scene @returns {HTMLElement} */
export function draw(scene) {
  note(scene);
  const [below, above] = [near(scene), 1 - near(scene)];
  const board = h("div", { class: "ks-board", lang: scene.language, onkeydown: escape(scene), onpointerdown: closes },
    heading(scene),
    strip(scene, above),
    h("div", { class: "ks-ground" }, field(scene, above), middle(scene), field(scene, below)),
    strip(scene, below),
    hand(scene),
    chronicle(scene),
    detailBox());
  requestAnimationFrame(() => lead(board));
  return board;
}

/**
 * Bring what is to be chosen now into the window; whoever plays by keyboard, or whose place is gone, is led there.
 * @param {HTMLElement} board
 */
function lead(board) {
  const cards = /** @type {HTMLElement|null} */ (board.querySelector(".ks-hand"));
  if (cards) {
    cards.scrollLeft = handMoved;
    cards.addEventListener("scroll", () => (handMoved = cards.scrollLeft));
  }
  const found = [...board.querySelectorAll(".ks-choice, .ks-place, .ks-target, [data-key=itself], [data-key=stay]")];
  const aim = /** @type {HTMLElement|undefined} */ (board.querySelector(".ks-choice") ? found[0] : found.at(-1));
  (aim?.closest(".ks-quiz") ?? aim ?? board.querySelector(".ks-ending, [data-key=play]"))?.scrollIntoView({ block: "nearest" });
  const at = document.activeElement;
  if (aim && (at?.contains(board) || at?.matches(".ks-picked:focus-visible"))) aim.focus({ preventScroll: true });
}

/** Escape takes back what is picked. @param {Scene} scene @returns {(event: KeyboardEvent) => void} */
const escape = scene => event => {
  if (event.key === "Escape" && (scene.draft.picked || scene.draft.retreating)) drop(scene);
};

/** Phase and turn, and where the battle is. @param {Scene} scene @returns {HTMLElement} */
function heading(scene) {
  const { table, options } = scene.view;
  const { phase, verdict } = table;
  const turn = verdict ? say(scene, "over") : table.turn === scene.seat ? say(scene, "turn.mine") : say(scene, "turn.other", { who: scene.who(table.turn) });
  const kind = say(scene, `kind.${options.kind}`, { who: scene.who(options.defender ?? 0) });
  const ticks = Array.from({ length: LAST_PHASE }, (_, at) =>
    s("rect", { x: at * 10, y: at + 1 === phase ? 0 : 3, width: 7, height: at + 1 === phase ? 12 : 6, rx: 2, class: at < phase ? "fill-accent" : "fill-line" }));
  return h("header", { class: "ks-heading" },
    h("div", {}, h("h2", {}, say(scene, "phase", { phase, last: LAST_PHASE })), h("p", { class: `ks-turn seat-${table.turn}` }, turn)),
    s("svg", { viewBox: "0 0 197 12", class: "ks-track", "aria-hidden": "true" }, ticks),
    h("p", { class: "ks-where" }, `${say(scene, `land.${options.land}`)} · ${kind}`));
}

/** Roster and journal, to be opened (KS-1.8). @param {Scene} scene @returns {HTMLElement} */
function chronicle(scene) {
  const { journal, lines } = scene.view.table;
  const order = [1 - near(scene), near(scene)];
  const roster = (/** @type {number} */ side) => lines[side].entered.map(index =>
    nameOf(scene, index) + (lines[side].fallen.includes(index) ? " †" : ""));
  return h("div", { class: "ks-chronicle" },
    folded("ks-roster", say(scene, "roster"), () => [h("ul", {}, order.map(side =>
      h("li", {}, say(scene, "about", { what: scene.who(side), text: listed(scene, roster(side)) || say(scene, "none") }))))]),
    folded("ks-journal", `${say(scene, "journal")} (${journal.length})`, () => [journal.length ?
      h("ol", { reversed: true }, [...journal].reverse().map(line => h("li", {}, journalLine(scene, line)))) :
      h("p", {}, say(scene, "journal.empty"))]));
}
