// @ts-check
// What a seat's own six orders would do if the table stayed as it is: a hint for the planner, not a ruling.

/** @import {Colour, Order, Pack, Tile, View} from "./types.js" */
import { UNITS } from "./words.js";

/**
 * @typedef {object} Step
 * @property {Order|null} order  null: not chosen yet
 * @property {number} from  city
 * @property {number} to  city
 * @property {"go"|"no-road"|"recruit"|"recruited"|"fight"|"short"|"titan"|"nothing"|"closed"|"wait"|null} what
 * @property {number} [kind]  the unit recruited
 */

/** @type {WeakMap<Pack, Map<string, number>>} */
const ends = new WeakMap();

/**
 * The city at the other end of a city's road of a colour; undefined if it has none.
 * @param {Pack} pack @param {number} city @param {Colour} colour
 * @returns {number|undefined}
 */
export function roadEnd(pack, city, colour) {
  let known = ends.get(pack);
  if (!known) {
    known = new Map();
    for (const road of pack.roads) {
      const [one = 0, other = 0] = road.cities;
      known.set(`${one} ${road.colour}`, other).set(`${other} ${road.colour}`, one);
    }
    ends.set(pack, known);
  }
  return known.get(`${city} ${colour}`);
}

/**
 * The tile of a city.
 * @param {Pack} pack @param {number} city
 * @returns {Tile|undefined}
 */
export const tileOf = (pack, city) => pack.tiles.find(tile => tile.city === city);

/**
 * Counts of a list of units, weakest kind first.
 * @param {readonly string[]} units
 * @returns {number[]}
 */
export const counted = units => UNITS.map(name => units.filter(unit => unit === name).length);

/**
 * Follow a seat's orders from where its hero stands.
 * @param {View} view  of a seat
 * @param {Pack} pack
 * @param {(Order|null)[]} plan
 * @returns {Step[]}
 */
export function foresee(view, pack, plan) {
  const seat = view.seat ?? 0;
  const mind = {
    city: view.players[seat]?.hero ?? 0,
    units: [...(view.screen?.units ?? [])],
    camps: new Map(view.table.camps.map(camp => [camp.city, [...camp.units]])),
    threats: new Set(view.table.threats),
    recruited: new Set(),
    won: new Set(),
  };
  return plan.map(order => {
    const from = mind.city;
    if (order === null || order === "wait") return { order, from, to: from, what: order };
    if (order !== "act") {
      const to = roadEnd(pack, from, order);
      mind.city = to ?? from;
      return { order, from, to: mind.city, what: to === undefined ? "no-road" : "go" };
    }
    return { order, from, to: from, ...act(mind, view, pack) };
  });
}

/**
 * @param {{city: number, units: number[], camps: Map<number, number[]>, threats: Set<number>, recruited: Set<number>, won: Set<number>}} mind
 * @param {View} view @param {Pack} pack
 * @returns {Pick<Step, "what"|"kind">}
 */
function act(mind, view, pack) {
  const { city, units } = mind,
    camp = mind.camps.get(city);
  if (camp) {
    if (mind.recruited.has(city)) return { what: "recruited" };
    const kind = camp.findIndex(count => count > 0);
    camp[kind] = (camp[kind] ?? 0) - 1;
    units[kind] = (units[kind] ?? 0) + 1;
    mind.recruited.add(city);
    if (!camp.some(count => count > 0)) mind.camps.delete(city);
    return { what: "recruit", kind };
  }
  if (mind.threats.has(city)) {
    const price = counted(tileOf(pack, city)?.threat.units ?? []);
    if (price.some((count, kind) => count > (units[kind] ?? 0))) return { what: "short" };
    price.forEach((count, kind) => {
      units[kind] = (units[kind] ?? 0) - count;
    });
    mind.threats.delete(city);
    mind.won.add(city);
    return { what: "fight" };
  }
  if (!view.table.titans.some(stack => stack.raging)) return { what: "nothing" };
  return { what: mind.won.has(city) ? "closed" : "titan" };
}
