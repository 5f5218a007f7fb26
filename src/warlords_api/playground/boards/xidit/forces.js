// @ts-check
// Places for the cities of a pack that tells none: they push each other away, roads and shared regions pull.

/** @import {Pack} from "./types.js" */

/** @typedef {{x: number, y: number}} Point */

/**
 * @typedef {object} Layout
 * @property {Record<number, Point>} cities  by number
 * @property {Point[]} labels  where the name of each region stands, by position
 * @property {string[]} areas  the outline of each region as a path, by position
 * @property {string} coast  a path
 */

export const WIDTH = 1100;
export const HEIGHT = 830;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** A point as it stands in a path.
 * @param {Point} point */
export const pair = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`;

const STEPS = 400;

/**
 * Places for any pack; the same pack has the same places.
 * @param {Pack} pack
 * @returns {Layout}
 */
export function byForce(pack) {
  const ids = pack.cities.map(city => city.id);
  /** @type {Record<number, Point>} */
  const cities = {};
  ids.forEach((id, place) => {
    const turn = (2 * Math.PI * place) / ids.length;
    cities[id] = { x: MIDDLE.x + 300 * Math.cos(turn), y: MIDDLE.y + 230 * Math.sin(turn) };
  });
  const ties = [
    ...pack.roads.map(road => /** @type {[number, number, number]} */ ([...road.cities, 1])),
    ...neighbours(pack),
  ];
  const wanted = 0.62 * Math.sqrt((WIDTH * HEIGHT) / ids.length);
  for (let step = 0; step < STEPS; step++) relax(cities, ids, ties, wanted, wanted * 0.4 * (1 - step / STEPS));
  fit(cities, ids);
  const around = pack.regions.map(region =>
    pack.cities.filter(city => city.regions.includes(region.id)).flatMap(city => cities[city.id] ?? []),
  );
  return {
    cities,
    labels: apart(
      around.map(centre),
      ids.flatMap(id => cities[id] ?? []),
    ),
    areas: around.map(points => hull(points)),
    coast: "",
  };
}

/**
 * Cities that touch the same region, tied weakly.
 * @param {Pack} pack
 * @returns {[number, number, number][]}
 */
function neighbours(pack) {
  return pack.regions.flatMap(region => {
    const touching = pack.cities.filter(city => city.regions.includes(region.id));
    return touching.flatMap((city, place) =>
      touching.slice(place + 1).map(other => /** @type {[number, number, number]} */ ([city.id, other.id, 0.12])),
    );
  });
}

/**
 * One step of the forces.
 * @param {Record<number, Point>} cities @param {number[]} ids @param {[number, number, number][]} ties
 * @param {number} wanted  distance @param {number} most  how far a city may go in this step
 */
function relax(cities, ids, ties, wanted, most) {
  const moves = new Map(ids.map(id => [id, { x: 0, y: 0 }]));
  /** @param {number} one @param {number} other @param {(distance: number) => number} force */
  const pull = (one, other, force) => {
    const a = cities[one],
      b = cities[other],
      moveA = moves.get(one),
      moveB = moves.get(other);
    if (!a || !b || !moveA || !moveB) return;
    const x = b.x - a.x,
      y = b.y - a.y,
      distance = Math.max(1, Math.hypot(x, y)),
      strength = force(distance) / distance;
    moveA.x += x * strength;
    moveA.y += y * strength;
    moveB.x -= x * strength;
    moveB.y -= y * strength;
  };
  ids.forEach((one, place) =>
    ids.slice(place + 1).forEach(other => pull(one, other, distance => -(wanted * wanted) / distance)),
  );
  for (const [one, other, weight] of ties) pull(one, other, distance => (weight * distance * distance) / wanted);
  for (const [id, move] of moves) {
    const city = cities[id],
      length = Math.max(1, Math.hypot(move.x, move.y)),
      part = Math.min(length, most) / length;
    if (city) cities[id] = { x: city.x + move.x * part, y: city.y + move.y * part };
  }
}

/**
 * Stretch the cities over the whole picture.
 * @param {Record<number, Point>} cities @param {number[]} ids
 */
function fit(cities, ids) {
  const all = ids.flatMap(id => cities[id] ?? []);
  const [left, right] = [Math.min(...all.map(p => p.x)), Math.max(...all.map(p => p.x))];
  const [top, bottom] = [Math.min(...all.map(p => p.y)), Math.max(...all.map(p => p.y))];
  for (const id of ids) {
    const { x, y } = cities[id] ?? MIDDLE;
    cities[id] = {
      x: 80 + ((x - left) / Math.max(1, right - left)) * (WIDTH - 160),
      y: 70 + ((y - top) / Math.max(1, bottom - top)) * (HEIGHT - 150),
    };
  }
}

/** @param {Point[]} points @returns {Point} */
function centre(points) {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

/**
 * Labels moved off the cities and each other, downwards.
 * @param {Point[]} labels @param {Point[]} cities @returns {Point[]}
 */
function apart(labels, cities) {
  /** @type {Point[]} */
  const placed = [];
  for (const label of labels) {
    let { x, y } = label;
    /** @param {Point} point */
    const near = point => Math.abs(point.x - x) < 122 && Math.abs(point.y - y) < 56;
    for (let tries = 0; tries < 12 && [...cities, ...placed].some(near); tries++)
      y = y + 30 > HEIGHT - 40 ? 40 : y + 30;
    x = Math.min(WIDTH - 80, Math.max(80, x));
    placed.push({ x, y });
  }
  return placed;
}

/**
 * The convex hull of points as a path; its soft edge is a wide stroke.
 * @param {Point[]} points
 */
function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  /** @param {Point[]} list */
  const half = list => {
    /** @type {Point[]} */
    const kept = [];
    for (const point of list) {
      for (let a = kept.at(-2), b = kept.at(-1); a && b; a = kept.at(-2), b = kept.at(-1)) {
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  const round = sorted.length > 1 ? [...half(sorted), ...half(sorted.reverse())] : sorted;
  return `M${round.map(pair).join(" L")} Z`;
}
