// @ts-check
// The map of xidit: regions with their bards, roads by colour, pattern and letter, cities, and planned or past routes.

/** @import {Layout, Point} from "./forces.js" */
/** @import {Step} from "./foresee.js" */
/** @import {Colour, Scene} from "./types.js" */
/** @import {Say} from "./words.js" */
/** @import {Press} from "./cities.js" */
import { hit, s, svg } from "../../svg.js";
import { HEIGHT, WIDTH } from "./forces.js";
import { layout } from "./geometry.js";
import { cityPicture } from "./cities.js";
import { bastionShape } from "./pieces.js";

/**
 * @typedef {object} Presses  What can be pressed on the map now.
 * @property {(city: number) => Press|null} city
 * @property {(from: number, colour: Colour, to: number) => Press|null} road  asked once for each end of a road
 * @property {(region: number) => Press|null} region
 */

/** @type {Presses} */
export const NOTHING = { city: () => null, road: () => null, region: () => null };

/**
 * The whole map.
 * @param {Scene} scene @param {Say} say @param {Presses} presses
 * @param {{steps: Step[], trails: {seat: number, from: number, to: number, colour: Colour}[]}} routes
 */
export function mapPicture(scene, say, presses, { steps, trails }) {
  const places = layout(scene.pack);
  const roads = scene.pack.roads.map(road => roadPicture(say, places, road, presses, steps));
  return svg(
    WIDTH,
    HEIGHT,
    say("map"),
    s("rect", { class: "fill-water", width: WIDTH, height: HEIGHT, rx: 18 }),
    places.coast && s("path", { class: "xd-shore", d: places.coast }),
    places.coast && s("path", { class: "xd-land", d: places.coast }),
    scene.pack.regions.map((region, position) =>
      s("path", {
        class: `${places.coast ? "xd-area" : "xd-hull"} ${region.bastion ? "xd-centre" : ""}`,
        d: places.areas[position],
      }),
    ),
    roads.map(road => road.line),
    trails.map(trail => trailPicture(places, trail)),
    roads.map(road => road.pill),
    scene.pack.regions.map((_, position) =>
      regionPicture(scene, say, position, places.labels[position], presses.region(position)),
    ),
    Object.entries(places.cities).map(([id, at]) =>
      cityPicture(scene, say, Number(id), at, steps, presses.city(Number(id))),
    ),
  );
}

/**
 * The course of a road, slightly bent, and its middle; the same from both ends.
 * @param {Layout} places @param {number} one @param {number} other
 */
function course(places, one, other) {
  const a = places.cities[Math.min(one, other)] ?? { x: 0, y: 0 },
    b = places.cities[Math.max(one, other)] ?? { x: 0, y: 0 };
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y)),
    bend = 12 * ((one + other) % 2 ? 1 : -1);
  const middle = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend,
  };
  return {
    path: `M${a.x} ${a.y} Q${middle.x} ${middle.y} ${b.x} ${b.y}`,
    middle: { x: (middle.x + (a.x + b.x) / 2) / 2, y: (middle.y + (a.y + b.y) / 2) / 2 },
  };
}

/**
 * A road: its line, to lie under the cities, and its letter, which can be pressed where the planner's hero could go.
 * @param {Say} say @param {Layout} places @param {{colour: Colour, cities: readonly number[]}} road
 * @param {Presses} presses @param {Step[]} steps
 */
function roadPicture(say, places, { colour, cities: [one = 0, other = 0] }, presses, steps) {
  const { path, middle } = course(places, one, other);
  const press = presses.road(one, colour, other) ?? presses.road(other, colour, one);
  const taken = steps.some(
    step =>
      step.order === colour && step.what === "go" && [step.from, step.to].sort().join() === [one, other].sort().join(),
  );
  const line = s(
    "g",
    { class: `xd-road ${taken ? "xd-taken" : ""}` },
    s("path", { class: "xd-road-bed", d: path }),
    s("path", { class: `xd-road-line xd-${colour}`, d: path }),
  );
  const pill = s(
    "g",
    { class: `xd-road-pill xd-${colour}` },
    press && s("path", { class: "xd-reach", d: path }),
    s(
      "g",
      { transform: `translate(${middle.x} ${middle.y})` },
      s("circle", { r: press ? 15 : 10, class: "xd-pill" }),
      s("text", { y: 4.6, "text-anchor": "middle", class: "xd-pill-text", text: say(`letter-${colour}`) }),
    ),
  );
  if (press) hit(pill, press);
  else pill.setAttribute("aria-hidden", "true");
  return { line, pill };
}

/**
 * A past move of a hero.
 * @param {Layout} places @param {{seat: number, from: number, to: number}} trail
 */
const trailPicture = (places, { seat, from, to }) =>
  s("path", { class: `xd-trail seat-${seat}`, d: course(places, from, to).path });

/**
 * The plate of a region: its name, what it is worth, and the bards in it.
 * @param {Scene} scene @param {Say} say @param {number} position @param {Point|undefined} at @param {Press|null} press
 */
function regionPicture(scene, say, position, at = { x: 0, y: 0 }, press) {
  const region = scene.pack.regions[position];
  if (!region) return s("g");
  const name = region.title?.[scene.language] ?? region.id;
  const bards = bardsOf(scene, position);
  const planned = scene.draft.bards?.[position] ?? 0;
  const told = [
    say("region", { region: name, first: region.first, second: region.second }),
    ...bards.map(({ seat, count }) => say("counted", { what: scene.who(seat), count })),
  ].join(say("comma"));
  const step = 36,
    chips = bards.map(({ seat, count }, place) =>
      s(
        "g",
        { class: `xd-chip seat-${seat}`, transform: `translate(${step * (place - (bards.length - 1) / 2)} 15)` },
        s("rect", { x: -15, y: -8, width: 16, height: 16, rx: 4 }),
        s("text", { x: -7, y: 4.2, "text-anchor": "middle", text: seat }),
        s("text", { class: "xd-chip-count", x: 4, y: 4.8, text: count }),
      ),
    );
  const plate = s(
    "g",
    { class: `xd-plate ${region.bastion ? "xd-plate-centre" : ""}`, transform: `translate(${at.x} ${at.y})` },
    region.bastion && bastionShape(0, -38),
    press && s("rect", { class: "xd-plate-hit", x: -82, y: -29, width: 164, height: 60, rx: 12 }),
    s(
      "text",
      { class: "xd-plate-name", y: bards.length ? -7 : 4, "text-anchor": "middle" },
      `${name}  `,
      s("tspan", { class: "xd-plate-worth", text: `${region.first}/${region.second}` }),
    ),
    chips,
    planned > 0 &&
      s(
        "g",
        { class: "xd-planned", transform: "translate(78 -26)" },
        s("circle", { r: 13 }),
        s("text", { y: 5, "text-anchor": "middle", text: `+${planned}` }),
      ),
  );
  if (press) return hit(plate, { ...press, label: `${press.label} (${told})` });
  plate.setAttribute("role", "img");
  plate.setAttribute("aria-label", told);
  return plate;
}

/**
 * Bards in a region by seat, as far as the view tells: of the bastion the own ones only, until it is opened.
 * @param {Scene} scene @param {number} position
 * @returns {{seat: number, count: number}[]}
 */
function bardsOf(scene, position) {
  const row = scene.view.table.bards[position] ?? [];
  const open = row.flatMap((count, seat) => (count ? [{ seat, count }] : []));
  const own = scene.view.screen?.bastion ?? 0;
  if (!scene.pack.regions[position]?.bastion || open.length || scene.seat === null || !own) return open;
  return [{ seat: scene.seat, count: own }];
}
