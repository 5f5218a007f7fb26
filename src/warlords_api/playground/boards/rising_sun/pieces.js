// @ts-check
// Pieces on the map: one cluster for each seat in a place, each kind in it a drawing with its number.

import { hit, s } from "../../svg.js";
import { crestAt } from "./crest.js";
import { icon } from "./icons.js";
import { clanName, kindName, piecesName, placeName } from "./names.js";
import { partOfGroup } from "./parts.js";
import { saidAlready, say, sayable } from "./scene.js";
import { filled, words } from "./words.js";

/** @import {RisingSunGroup} from "../../../../../openapi/warlords.d.ts" */
/** @import {Box} from "./layout.js" */
/** @import {Scene} from "./scene.js" */

/** Kinds that are drawn without their name, in the order in which they stand. */
const PLAIN = ["stronghold", "daimyo", "bushi", "shinto"];
const LINE = 32;
const GAP = 5;
/** How large pieces are drawn: the largest that fits. */
const SCALES = [1.25, 1.1, 1, 0.85, 0.7, 0.55];

/** @typedef {{x: number, y: number, width: number, height: number}} Spot  Where something stands, and its size. */
/** @typedef {{seat: number, groups: RisingSunGroup[]}} Camp  What a seat has in a place. */

/**
 * All pieces in a place, seat by seat, as large as there is room for.
 * @param {Scene} scene
 * @param {string} place
 * @param {Box} room
 * @returns {SVGElement}
 */
export function piecesAt(scene, place, room) {
  /** @type {Camp[]} */
  const camps = scene.view.players
    .map((player, seat) => ({ seat, groups: player.pieces.filter(group => group.place === place).sort(byKind) }))
    .filter(({ groups }) => groups.length > 0);
  const tries = SCALES.map(scale => ({ scale, spots: flowed(camps.map(camp => campSize(scene, camp, room.width / scale)), room.width / scale, GAP) }));
  const { scale, spots } = tries.find(each => bottom(each.spots) * each.scale <= room.height) ?? /** @type {typeof tries[0]} */ (tries.at(-1));
  return s("g", { transform: `translate(${room.x} ${room.y}) scale(${scale})` }, camps.map((camp, at) => {
    const spot = spots[at];
    return spot && cluster(scene, camp, place, spot, room.width / scale);
  }));
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
 * Things in lines that are no longer than there is room, unless one of them is.
 * @param {readonly {width: number, height: number}[]} sizes
 * @param {number} room
 * @param {number} gap
 * @returns {Spot[]}
 */
function flowed(sizes, room, gap) {
  let [x, y, line] = [0, 0, 0];
  return sizes.map(({ width, height }) => {
    if (x && x + width > room) [x, y, line] = [0, y + line + gap, 0];
    const spot = { x, y, width, height };
    x += width + gap;
    line = Math.max(line, height);
    return spot;
  });
}

/**
 * @param {readonly Spot[]} spots
 * @returns {number} where the lowest of them ends
 */
function bottom(spots) {
  return Math.max(0, ...spots.map(({ y, height }) => y + height));
}

/**
 * Where the pieces of a camp stand, right of its crest.
 * @param {Scene} scene
 * @param {Camp} camp
 * @param {number} room
 * @returns {Spot[]}
 */
function inCamp(scene, { groups }, room) {
  return flowed(groups.map(group => ({ width: pieceWidth(scene, group), height: LINE })), room - LINE - 3, 0);
}

/**
 * @param {Scene} scene
 * @param {Camp} camp
 * @param {number} room
 * @returns {{width: number, height: number}}
 */
function campSize(scene, camp, room) {
  const spots = inCamp(scene, camp, room);
  return { width: LINE + 3 + Math.max(...spots.map(({ x, width }) => x + width)), height: bottom(spots) };
}

/**
 * What one seat has in a place.
 * @param {Scene} scene
 * @param {Camp} camp
 * @param {string} place
 * @param {Spot} spot
 * @param {number} room
 * @returns {SVGElement}
 */
function cluster(scene, camp, place, { x, y, width, height }, room) {
  const { seat, groups } = camp;
  const spots = inCamp(scene, camp, room);
  return s("g", { class: "rs-camp", role: "group", "aria-label": `${clanName(scene, seat)}, ${placeName(scene, place)}`, transform: `translate(${x} ${y})` },
    s("rect", { width, height, rx: 9, class: `rs-cluster stroke-seat-${seat}` }), crestAt(scene, seat, 3, 3),
    groups.map((group, at) => {
      const node = piece(scene, seat, group);
      node.setAttribute("transform", `translate(${LINE + (spots[at]?.x ?? 0)} ${spots[at]?.y ?? 0})`);
      return node;
    }));
}

/**
 * @param {Scene} scene
 * @param {RisingSunGroup} group
 * @returns {string} what stands beside the drawing: the name of a monster, a number above one
 */
function pieceText(scene, { kind, count }) {
  return [PLAIN.includes(kind) ? "" : kindName(scene, kind), count > 1 ? `×${count}` : ""].filter(Boolean).join(" ");
}

/**
 * @param {Scene} scene
 * @param {RisingSunGroup} group
 * @returns {number}
 */
function pieceWidth(scene, group) {
  const text = pieceText(scene, group);
  return 29 + (text ? textWidth(text, 16) + 6 : 0);
}

/**
 * So many pieces of a kind; a button where they can be chosen.
 * @param {Scene} scene
 * @param {number} seat
 * @param {RisingSunGroup} group
 * @returns {SVGElement}
 */
function piece(scene, seat, group) {
  const { kind, place, count } = group;
  const text = pieceText(scene, group);
  const node = s("g", {},
    s("rect", { x: 1, y: 2, width: pieceWidth(scene, group) - 2, height: LINE - 4, rx: 6, class: "rs-under" }),
    icon(kind, `fill-seat-${seat}`, `translate(14.5 16)`),
    text && s("text", { x: 29, y: 21, class: "rs-small" }, text));
  const label = filled(words(scene.language).of, {
    clan: clanName(scene, seat), kind: piecesName(scene, kind, count), place: placeName(scene, place),
  });
  const part = partOfGroup(scene, seat, kind, place);
  if (part === null || !sayable(scene, part)) {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", label);
  } else
    hit(node, { key: `group-${seat}-${place}-${kind}`, label, onchoose: () => say(scene, part), selected: saidAlready(scene, part) });
  return node;
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
