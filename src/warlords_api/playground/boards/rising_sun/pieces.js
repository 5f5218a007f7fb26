// @ts-check
// Pieces on the map: one cluster for each seat in a place, each kind in it a drawing with its number.

/** @import {RisingSunGroup} from "../../../../../openapi/warlords.d.ts" */
/** @import {Box} from "./layout.js" */
/** @import {Scene} from "./scene.js" */
import { hit, s } from "../../svg.js";
import { crestAt } from "./crest.js";
import { icon } from "./icons.js";
import { clanName, kindName, piecesName, placeName } from "./names.js";
import { partOfGroup } from "./parts.js";
import { saidAlready, say, sayable } from "./scene.js";
import { filled, words } from "./words.js";

/** Kinds that are drawn without their name, in the order in which they stand. */
const PLAIN = ["stronghold", "daimyo", "bushi", "shinto"];
const LINE = 32;
const GAP = 5;

/** @typedef {{width: number, node: SVGElement}} Piece */

/**
 * All pieces in a place, seat by seat, made smaller if they do not fit.
 * @param {Scene} scene
 * @param {string} place
 * @param {Box} room
 * @returns {SVGElement}
 */
export function piecesAt(scene, place, room) {
  const clusters = scene.view.players.flatMap((player, seat) => {
    const groups = player.pieces.filter(group => group.place === place).sort(byKind);
    return groups.length ? [cluster(scene, seat, place, groups, room.width)] : [];
  });
  let [x, y, line] = [0, 0, 0];
  for (const { width, height, node } of clusters) {
    if (x && x + width > room.width) [x, y, line] = [0, y + line + GAP, 0];
    node.setAttribute("transform", `translate(${x} ${y})`);
    x += width + GAP;
    line = Math.max(line, height);
  }
  const scale = Math.min(1, room.height / Math.max(1, y + line));
  return s("g", { transform: `translate(${room.x} ${room.y}) scale(${scale.toFixed(3)})` }, clusters.map(each => each.node));
}

/**
 * @param {RisingSunGroup} one
 * @param {RisingSunGroup} other
 * @returns {number}
 */
function byKind(one, other) {
  const [first, second] = [PLAIN.indexOf(one.kind), PLAIN.indexOf(other.kind)];
  return (first < 0 ? PLAIN.length : first) - (second < 0 ? PLAIN.length : second);
}

/**
 * What one seat has in a place, in lines no longer than there is room.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} place
 * @param {readonly RisingSunGroup[]} groups
 * @param {number} room
 * @returns {{width: number, height: number, node: SVGElement}}
 */
function cluster(scene, seat, place, groups, room) {
  const pieces = groups.map(group => piece(scene, seat, group));
  let [x, y, width] = [LINE, 0, LINE];
  for (const { width: wide, node } of pieces) {
    if (x > LINE && x + wide > room) [x, y] = [LINE, y + LINE];
    node.setAttribute("transform", `translate(${x} ${y})`);
    x += wide;
    width = Math.max(width, x);
  }
  const height = y + LINE;
  const node = s("g", { role: "group", "aria-label": `${clanName(scene, seat)}, ${placeName(scene, place)}` },
    s("rect", { width: width + 3, height, rx: 9, class: `rs-cluster stroke-seat-${seat}` }),
    crestAt(scene, seat, 3, 3), pieces.map(each => each.node));
  return { width: width + 3, height, node };
}

/**
 * So many pieces of a kind; a button where they can be chosen.
 * @param {Scene} scene
 * @param {number} seat
 * @param {RisingSunGroup} group
 * @returns {Piece}
 */
function piece(scene, seat, { kind, place, count }) {
  const named = !PLAIN.includes(kind);
  const text = [named ? kindName(scene, kind) : "", count > 1 ? `×${count}` : ""].filter(Boolean).join(" ");
  const width = 29 + (text ? textWidth(text, 16) + 3 : 0);
  const node = s("g", {},
    s("rect", { x: 1, y: 2, width: width - 2, height: LINE - 4, rx: 6, class: "rs-under" }),
    icon(kind, `fill-seat-${seat}`, `translate(14.5 16)`),
    text && s("text", { x: 29, y: 21, class: "rs-small" }, text));
  const label = filled(words(scene.language).of, {
    clan: clanName(scene, seat), kind: piecesName(scene, kind, count), place: placeName(scene, place),
  });
  const part = partOfGroup(scene, seat, kind, place);
  if (part === null || !sayable(scene, part)) {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", label);
    node.classList.add("rs-still");
  } else
    hit(node, { key: `group-${seat}-${place}-${kind}`, label, onchoose: () => say(scene, part), selected: saidAlready(scene, part) });
  return { width, node };
}

/**
 * About how wide a text is, in letters of a size; signs of Chinese and Japanese are square.
 * @param {string} text
 * @param {number} size
 * @returns {number}
 */
export function textWidth(text, size) {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? size : 0.56 * size), 0);
}
