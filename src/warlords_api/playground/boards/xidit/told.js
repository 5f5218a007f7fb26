// @ts-check
// What the orders of the last executed year did, order by order and seat by seat, as the events tell it.

/** @import {Colour, Order, Scene, Told} from "./types.js" */
/** @import {Say} from "./words.js" */
import { h, hit } from "../../svg.js";
import { orderIcon, seatMark, unitIcon } from "./pieces.js";
import { box, spoken, wide } from "./table.js";
import { UNITS } from "./words.js";

/**
 * @typedef {object} Deed  An order and what came of it.
 * @property {Order} order
 * @property {Told} event  the event that says what it did
 */

/**
 * The orders that were executed since plans were last revealed, by seat; none if events are missing in between, as they
 * are where a reader jumped over states of the history.
 * @param {readonly Told[]} events
 * @returns {Deed[][]}
 */
export function deeds(events) {
  const start = events.findLastIndex(event => event.type === "plans_revealed");
  const revealed = events[start];
  if (revealed?.type !== "plans_revealed") return [];
  /** @type {Deed[][]} */
  const done = revealed.plans.map(() => []);
  for (const event of events.slice(start + 1)) {
    if (!isDeed(event)) continue;
    const mine = done[event.seat],
      order = revealed.plans[event.seat]?.[mine?.length ?? 6];
    if (!mine || !order || !fits(order, event)) return [];
    mine.push({ order, event });
  }
  return done;
}

/**
 * Whether an order can have had this effect.
 * @param {Order} order @param {Told} event
 */
function fits(order, event) {
  if (event.type === "hero_moved") return event.colour === order;
  if (event.type !== "order_without_effect") return order === "act";
  if (event.reason === "waited") return order === "wait";
  return event.reason === "no_road" ? order !== "act" && order !== "wait" : order === "act";
}

/** @param {Told} event @returns {event is Extract<Told, {type: "hero_moved"|"order_without_effect"|"unit_recruited"|"threat_beaten"|"titan_killed"}>} */
const isDeed = event =>
  ["hero_moved", "order_without_effect", "unit_recruited", "threat_beaten", "titan_killed"].includes(event.type);

/**
 * The moves of a seat in the last executed year.
 * @param {Scene} scene
 * @returns {{seat: number, from: number, to: number, colour: Colour}[]}
 */
export function trails({ events = [], draft }) {
  const seat = draft.route ?? null;
  if (seat === null) return [];
  return (deeds(events)[seat] ?? []).flatMap(({ event }) =>
    event.type === "hero_moved" ? [{ seat, from: event.start, to: event.end, colour: event.colour }] : [],
  );
}

/**
 * The account: a row a seat, a column an order.
 * @param {Scene} scene @param {Say} say
 */
export function account(scene, say) {
  const done = deeds(scene.events ?? []);
  if (!done.some(each => each.length)) return false;
  const numbers = [1, 2, 3, 4, 5, 6];
  const head = h(
    "tr",
    {},
    [say("seat"), ...numbers].map(text => h("th", { scope: "col", text })),
  );
  const rows = done.map((orders, seat) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, router(scene, say, seat)),
      numbers.map((_, place) => h("td", {}, orders[place] && cell(say, orders[place]))),
    ),
  );
  const table = h("table", { class: "xd-told" }, h("thead", {}, head), h("tbody", {}, rows));
  return box(say("told"), wide(say("told"), table));
}

/** @param {Scene} scene @param {Say} say @param {number} seat */
function router(scene, say, seat) {
  const selected = scene.draft.route === seat;
  return hit(
    h("button", { type: "button", class: "xd-router" }, seatMark(seat), h("span", { text: scene.who(seat) })),
    {
      key: `route-${seat}`,
      label: say("route", { who: scene.who(seat) }),
      selected,
      onchoose: () => {
        scene.draft.route = selected ? null : seat;
        scene.redraw();
      },
    },
  );
}

/** @param {Say} say @param {Deed} deed */
function cell(say, { order, event }) {
  const dull = event.type === "order_without_effect" && event.reason !== "waited";
  return h(
    "span",
    { class: `xd-deed ${dull ? "xd-dull" : ""}`, title: event.text ?? null },
    orderIcon(say, order),
    spoken(say(order)),
    h("span", {}, effect(say, event)),
  );
}

/** @param {Say} say @param {Told} event */
function effect(say, event) {
  switch (event.type) {
    case "hero_moved":
      return `→ ${event.end}`;
    case "unit_recruited":
      return [unitIcon(say, UNITS.indexOf(event.unit)), say(event.unit)];
    case "threat_beaten":
      return h("b", { text: say("see-fight") });
    case "titan_killed":
      return h("b", { text: say("told-titan", { stack: event.stack }) });
    case "order_without_effect":
      return say(`why-${event.reason}`);
    default:
      return "";
  }
}
