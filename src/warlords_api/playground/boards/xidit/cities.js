// @ts-check
// A city on the map: its tile with units or the threat, the guild, the heroes, and what the planner intends there.

/** @import {Point} from "./forces.js" */
/** @import {Step} from "./foresee.js" */
/** @import {Scene} from "./types.js" */
/** @import {Say} from "./words.js" */
import { hit, s } from "../../svg.js";
import { counted, tileOf } from "./foresee.js";
import { guild, hero, rewardShape, unitRow } from "./pieces.js";
import { prizesInWords, unitsInWords } from "./words.js";

const HALF = 58;
/** Half the height of a tile, and of a city without one. */
const HEIGHTS = { camp: 17, threat: 27, bare: 17 };

/**
 * @typedef {object} Press  What pressing a city does.
 * @property {string} key
 * @property {string} label
 * @property {() => void} onchoose
 * @property {boolean} [selected]
 */

/**
 * A city.
 * @param {Scene} scene @param {Say} say @param {number} city @param {Point} at
 * @param {Step[]} steps  of the plan in the making
 * @param {Press|null} press
 */
export function cityPicture(scene, say, city, at, steps, press) {
  const { table } = scene.view;
  const camp = table.camps.find(each => each.city === city),
    threat = table.threats.includes(city);
  const kind = camp ? "camp" : threat ? "threat" : "bare";
  const height = HEIGHTS[kind];
  const standing = table.guilds.find(each => each.city === city);
  const heroes = scene.view.players.flatMap((player, seat) => (player.hero === city ? [seat] : []));
  const parts = [say("city", { city })];
  /** @type {(SVGElement|SVGElement[])[]} */
  const drawn = [];
  if (camp) {
    parts.push(say("camp", { units: unitsInWords(say, camp.units) }));
    drawn.push(card(height, "camp"), unitRow(say, camp.units, 4, 2));
  } else if (threat) {
    const face = tileOf(scene.pack, city)?.threat ?? { units: [], gold: 0, bards: 0, storeys: 0 };
    parts.push(say("threat", { units: unitsInWords(say, counted(face.units)), prizes: prizesInWords(say, face) }));
    drawn.push(card(height, "threat"), unitRow(say, counted(face.units), 4, -10), prizeRow(face, 4, 14));
  } else parts.push(say("no-tile"));
  if (standing) {
    parts.push(say("guild", { who: scene.who(standing.seat), storeys: standing.storeys }));
    drawn.push(guild(standing.seat, standing.storeys, kind === "bare" ? 32 : HALF + 14, height));
  }
  drawn.push(badge(city, kind, height));
  heroes.forEach((seat, place) => {
    parts.push(say("hero", { who: scene.who(seat) }));
    drawn.push(
      hero(seat, (kind === "bare" ? -12 * (heroes.length - 1) : -20) + 24 * place, -height + 2, seat === scene.seat),
    );
  });
  drawn.push(...intentions(steps, city, height));
  const node = s("g", { class: `xd-city xd-${kind}`, transform: `translate(${at.x} ${at.y})` }, ...drawn.flat());
  const label = parts.join(say("comma"));
  if (press) return hit(node, { ...press, label: `${press.label} (${label})` });
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", label);
  return node;
}

/** @param {number} height @param {string} kind */
const card = (height, kind) =>
  s("rect", { class: `xd-tile xd-tile-${kind}`, x: -HALF, y: -height, width: 2 * HALF, height: 2 * height, rx: 8 });

/**
 * The number of a city: round on a camp, spiked on a threat.
 * @param {number} city @param {string} kind @param {number} height
 */
function badge(city, kind, height) {
  const at = kind === "bare" ? "" : `translate(${-HALF + 1} ${-height + 1})`;
  const shape =
    kind === "threat"
      ? s("path", {
          d: "M0 -17 L4.5 -11 L12 -12 L11 -4.5 L17 0 L11 4.5 L12 12 L4.5 11 L0 17 L-4.5 11 L-12 12 L-11 4.5 L-17 0 L-11 -4.5 L-12 -12 L-4.5 -11 Z",
        })
      : s("circle", { r: kind === "bare" ? 17 : 13.5 });
  return s("g", { class: "xd-number", transform: at }, shape, s("text", { y: 5, "text-anchor": "middle", text: city }));
}

/** @param {{gold: number, bards: number, storeys: number}} prizes @param {number} x @param {number} y */
function prizeRow(prizes, x, y) {
  const names = /** @type {const} */ (["gold", "bards", "storeys"]);
  return names.map((name, place) =>
    s(
      "g",
      { class: "xd-prize", transform: `translate(${x + 35 * (place - 1) - 8} ${y})` },
      rewardShape(name),
      s("text", { x: 12, y: 5, text: prizes[name] }),
    ),
  );
}

/**
 * The numbers of the orders that are planned to end in a city; full for those that act there.
 * @param {Step[]} steps @param {number} city @param {number} height
 */
function intentions(steps, city, height) {
  const here = steps.flatMap((step, place) => (step.order && step.to === city ? [{ step, place }] : []));
  return here.map(({ step, place }, nth) =>
    s(
      "g",
      {
        class: `xd-intent ${step.order === "act" ? "xd-acts" : ""}`,
        transform: `translate(${19 * (nth - (here.length - 1) / 2)} ${height + 11})`,
      },
      s("circle", { r: 8.5 }),
      s("text", { y: 4.2, "text-anchor": "middle", text: place + 1 }),
    ),
  );
}
