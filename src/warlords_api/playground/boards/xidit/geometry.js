// @ts-check
// Where cities and regions of a pack stand on the map. A pack tells no places, so the shipped one has a table here and
// every other is laid out by forces, always in the same way.

/** @import {Layout, Point} from "./forces.js" */
/** @import {Pack} from "./types.js" */
import { MIDDLE, byForce, pair } from "./forces.js";

/**
 * The stand-in board: a lake castle in the middle, eight lands around it. Each of eight spokes has an inner and an outer
 * city on it, and parts two lands; the others stand in the midst of theirs.
 * @type {Record<number, [x: number, y: number]>}
 */
const STAND_IN = {
  18: [462, 262],
  1: [640, 254],
  6: [758, 350],
  15: [752, 488],
  8: [634, 578],
  3: [466, 574],
  10: [342, 482],
  9: [348, 342],
  20: [380, 122],
  13: [714, 118],
  7: [926, 292],
  17: [930, 528],
  16: [708, 716],
  21: [394, 718],
  4: [172, 538],
  5: [170, 292],
  14: [548, 72],
  11: [1008, 412],
  19: [880, 664],
  2: [222, 672],
  12: [92, 414],
};
const SPOKES = /** @type {const} */ ([
  [18, 20],
  [1, 13],
  [6, 7],
  [15, 17],
  [8, 16],
  [3, 21],
  [10, 4],
  [9, 5],
]);
/** Where each spoke of the stand-in board reaches the sea, and a bulge of the coast after it.
 * @type {[Point, Point][]} */
const COAST = [
  [
    { x: 338, y: 36 },
    { x: 548, y: 14 },
  ],
  [
    { x: 762, y: 34 },
    { x: 968, y: 112 },
  ],
  [
    { x: 1032, y: 236 },
    { x: 1088, y: 412 },
  ],
  [
    { x: 1040, y: 584 },
    { x: 968, y: 738 },
  ],
  [
    { x: 754, y: 798 },
    { x: 552, y: 812 },
  ],
  [
    { x: 346, y: 800 },
    { x: 130, y: 742 },
  ],
  [
    { x: 60, y: 592 },
    { x: 12, y: 414 },
  ],
  [
    { x: 58, y: 236 },
    { x: 132, y: 104 },
  ],
];
/** The centre first, then the lands in the order of the spokes.
 * @type {Point[]} */
const LABELS = [
  { x: 550, y: 416 },
  { x: 548, y: 168 },
  { x: 756, y: 246 },
  { x: 854, y: 412 },
  { x: 776, y: 606 },
  { x: 550, y: 652 },
  { x: 318, y: 600 },
  { x: 218, y: 416 },
  { x: 322, y: 250 },
];

/** @type {WeakMap<Pack, Layout>} */
const made = new WeakMap();

/**
 * The layout of a pack.
 * @param {Pack} pack
 * @returns {Layout}
 */
export function layout(pack) {
  let found = made.get(pack);
  if (!found) made.set(pack, (found = isStandIn(pack) ? byHand() : byForce(pack)));
  return found;
}

/**
 * Whether the table fits: the id alone is not enough, since anybody may call a pack so.
 * @param {Pack} pack
 */
function isStandIn(pack) {
  const touches = new Map(pack.cities.map(city => [city.id, city.regions.join()]));
  return (
    pack.id === "stand-in-21" &&
    pack.cities.length === 21 &&
    pack.regions.length === 9 &&
    pack.regions[0]?.bastion === true &&
    SPOKES.every(([inner, outer], place) => {
      const before = pack.regions[place || 8]?.id ?? "",
        after = pack.regions[place + 1]?.id ?? "";
      const both = [before, after].sort().join();
      return touches.get(outer) === both && touches.get(inner) === `${pack.regions[0]?.id},${both}`;
    })
  );
}

/** @returns {Layout} */
function byHand() {
  const cities = Object.fromEntries(Object.entries(STAND_IN).map(([city, [x, y]]) => [city, { x, y }]));
  /** @param {number} city @returns {Point} */
  const at = city => cities[city] ?? MIDDLE;
  const lands = SPOKES.map(([inner, outer], place) => {
    const [nextInner, nextOuter] = SPOKES[(place + 1) % SPOKES.length] ?? SPOKES[0];
    const [shore, bulge] = COAST[place] ?? [MIDDLE, MIDDLE];
    const end = COAST[(place + 1) % COAST.length]?.[0] ?? MIDDLE;
    return (
      `M${pair(at(inner))} L${pair(at(outer))} L${pair(shore)} ${shoreline(shore, bulge, end)} ` +
      `L${pair(at(nextOuter))} L${pair(at(nextInner))} Z`
    );
  });
  const first = COAST[0]?.[0] ?? MIDDLE;
  const coast = COAST.map(([shore, bulge], place) =>
    shoreline(shore, bulge, COAST[(place + 1) % COAST.length]?.[0] ?? first),
  );
  return {
    cities,
    labels: LABELS,
    areas: [`M${SPOKES.map(([inner]) => pair(at(inner))).join(" L")} Z`, ...lands],
    coast: `M${pair(first)} ${coast.join(" ")} Z`,
  };
}

/**
 * A curve from one point through a second to a third.
 * @param {Point} from @param {Point} through @param {Point} to
 */
function shoreline(from, through, to) {
  const control = { x: 2 * through.x - (from.x + to.x) / 2, y: 2 * through.y - (from.y + to.y) / 2 };
  return `Q${pair(control)} ${pair(to)}`;
}
