// @ts-check
// Around the map: the years, the seats, what is behind the own screen, next tiles, titans and the barracks.

/** @import {Pack, Scene, Units} from "./types.js" */
/** @import {Say} from "./words.js" */
/** @import {Child} from "../../svg.js" */
import { h } from "../../svg.js";
import { counted, tileOf } from "./foresee.js";
import { flagIcon, orderIcon, rewardIcon, seatMark, unitIcon } from "./pieces.js";
import { influence, reputation } from "./standing.js";
import { UNITS } from "./words.js";

/** @type {readonly ("gold"|"bards"|"storeys")[]} */
const REWARDS = ["gold", "bards", "storeys"];

/**
 * A count with its icon, and its words for those who do not see the icon.
 * @param {SVGElement} icon @param {string} words @param {unknown} count
 */
const figure = (icon, words, count) =>
  h("span", { class: "xd-figure", title: words }, icon, spoken(`${words} `), String(count));

/** @param {Say} say @param {Units} units */
export const unitFigures = (say, units) =>
  units.map((count, kind) => figure(unitIcon(say, kind), say(UNITS[kind] ?? "militia"), count));

/** @param {Say} say @param {{gold: number, bards: number, storeys: number}} prizes */
const prizeFigures = (say, prizes) => REWARDS.map(name => figure(rewardIcon(name), say(name), prizes[name]));

/** Words for those who do not see a sign. @param {string} text */
export const spoken = text => h("span", { class: "xd-spoken", text });

/**
 * A part of the table under its title.
 * @param {string} title @param {...(HTMLElement|HTMLElement[]|false)} children
 */
export const box = (title, ...children) => h("section", { class: "xd-box" }, h("h3", { text: title }), children.flat());

/**
 * The years of the match, censuses marked, and the order of the assessment.
 * @param {Scene} scene @param {Say} say
 */
export function calendar({ view }, say) {
  const years = view.options.years ?? 12,
    now = view.table.year,
    every = years === 9 ? 3 : 4;
  return h(
    "div",
    { class: "xd-calendar" },
    h(
      "ol",
      { "aria-label": say("years-list") },
      Array.from({ length: years }, (_, place) => {
        const year = place + 1,
          census = year % every === 0;
        return h(
          "li",
          {
            class: `${year < now ? "xd-past" : ""} ${census ? "xd-census" : ""}`,
            "aria-current": year === now ? "true" : null,
            title: census ? say("census") : null,
          },
          String(year),
          census && spoken(` ${say("census")}`),
        );
      }),
    ),
    h(
      "p",
      { class: "xd-checks" },
      h("span", { class: "xd-muted", text: say("checks") }),
      " ",
      view.table.checks.map((check, place) => [place > 0 && " → ", h("b", { text: say(check) })]).flat(),
    ),
  );
}

/**
 * A line for each seat: its hero, what it has on the map, its orders of this year as far as they are open.
 * @param {Scene} scene @param {Say} say
 */
export function seats(scene, say) {
  const { view, pack } = scene;
  const won = reputation(view, pack);
  const lines = view.players.map((player, seat) => {
    const exit = view.table.exits.find(each => each.seat === seat);
    const figures = [player.hero || "–", influence(view, seat), won[seat] ?? 0];
    return line(Boolean(exit && !exit.won), seatName(scene, say, seat), figures);
  });
  if (view.table.dummy) lines.push(dummyLine(view.table, view.table.dummy, say));
  const heads = [say("seat"), say("hero_of"), say("influence"), say("reputation")];
  const head = h(
    "tr",
    {},
    heads.map(text => h("th", { scope: "col", text })),
  );
  return box(say("seats"), wide(say("seats"), h("table", {}, h("thead", {}, head), h("tbody", {}, lines))));
}

/**
 * What may be wider than its place, and scrolls in it, by keyboard too.
 * @param {string} label @param {HTMLElement} content
 */
export const wide = (label, content) =>
  h("div", { class: "xd-wide", tabindex: 0, role: "group", "aria-label": label }, content);

/** @param {boolean} past @param {Child[]} name @param {unknown[]} figures */
const line = (past, name, figures) =>
  h(
    "tr",
    { class: past ? "xd-past" : "" },
    h("th", { scope: "row" }, name),
    figures.map(text => h("td", { text })),
  );

/**
 * A seat, what it is about, and its orders, those that are done paler.
 * @param {Scene} scene @param {Say} say @param {number} seat
 */
function seatName(scene, say, seat) {
  const { view } = scene;
  const player = view.players[seat];
  const orders = (player?.plan ?? []).map((order, place) =>
    h(
      "span",
      { class: place < (player?.executed ?? 0) ? "xd-done" : "", title: say(order) },
      orderIcon(say, order),
      spoken(say(order)),
    ),
  );
  return [
    seatMark(seat),
    " ",
    scene.who(seat),
    view.table.starting_seat === seat && h("span", { title: say("start") }, " ", flagIcon(), spoken(say("start"))),
    h("small", { text: seatState(scene, say, seat) }),
    orders.length > 0 && h("span", { class: "xd-orders" }, orders),
  ];
}

/** @param {Scene} scene @param {Say} say @param {number} seat */
function seatState({ view, decisions }, say, seat) {
  const exit = view.table.exits.find(each => each.seat === seat);
  if (exit) return say(exit.won ? "won" : "out", { check: say(exit.check) });
  if (view.players[seat]?.committed) return say("committed");
  return decisions.some(decision => decision.seat === seat) ? say("thinking") : "";
}

/**
 * @param {Scene["view"]["table"]} table @param {{wealth: number, influence: number, reputation: number}} dummy
 * @param {Say} say
 */
function dummyLine(table, dummy, say) {
  const exit = table.exits.find(each => each.seat === null);
  const wealth = h("small", { text: say("prize", { what: say("wealth"), count: dummy.wealth }) });
  const out = exit && h("small", { text: say("out", { check: say(exit.check) }) });
  return line(Boolean(exit), [say("dummy"), wealth, out], ["–", dummy.influence, dummy.reputation]);
}

/**
 * What a seat has behind its screen; nothing for a spectator.
 * @param {Scene} scene @param {Say} say
 */
export function screen({ view }, say) {
  if (!view.screen) return false;
  const { units, gold, bards, storeys, waiting, bastion } = view.screen;
  return box(
    say("screen"),
    h("p", { class: "xd-figures" }, unitFigures(say, units)),
    h(
      "p",
      { class: "xd-figures" },
      figure(rewardIcon("gold"), say("gold"), gold),
      h("span", { class: "xd-muted", text: say("reserve") }),
      figure(rewardIcon("bards"), say("bards"), bards),
      figure(rewardIcon("storeys"), say("storeys"), waiting ? `${storeys} (+${waiting} ${say("waiting")})` : storeys),
      bastion > 0 && h("span", { class: "xd-muted", text: `${say("bastion")} ${bastion}` }),
    ),
  );
}

/**
 * What will come, the titans, and what is left in the barracks.
 * @param {Scene} scene @param {Say} say
 */
export function supply({ view, pack }, say) {
  const { next_recruitment: camp, next_threat: threat } = view.table;
  const face = threat === null ? undefined : tileOf(pack, threat)?.threat;
  return box(
    say("supply"),
    h(
      "p",
      { class: "xd-line" },
      h("span", { class: "xd-muted", text: say("next-recruitment") }),
      " ",
      h("b", { text: camp === null ? say("none") : say("city", { city: camp }) }),
      camp !== null && h("span", { class: "xd-figures" }, some(say, counted(tileOf(pack, camp)?.recruitment ?? []))),
      pile(say, view.recruitment_pile, view.recruitment_top),
    ),
    h(
      "p",
      { class: "xd-line" },
      h("span", { class: "xd-muted", text: say("next-threat") }),
      " ",
      h("b", { text: threat === null ? say("none") : say("city", { city: threat }) }),
      face && h("span", { class: "xd-figures" }, some(say, counted(face.units)), prizeFigures(say, face)),
      pile(say, view.threat_pile, view.threat_top),
    ),
    h(
      "ul",
      { class: "xd-titans" },
      view.table.titans.map((stack, place) => titan(say, pack, stack, place)),
    ),
    h(
      "p",
      { class: "xd-line" },
      h("span", { class: "xd-muted", text: say("barracks") }),
      h("span", { class: "xd-figures" }, unitFigures(say, view.table.barracks)),
    ),
  );
}

/** @param {Say} say @param {number} count @param {number|null} top */
const pile = (say, count, top) =>
  h("span", {
    class: "xd-muted",
    text: say("pile", { count }) + (top === null ? "" : ` (${say("city", { city: top })})`),
  });

/** Units of the kinds that there are. @param {Say} say @param {number[]} units */
const some = (say, units) =>
  units.flatMap((count, kind) => (count ? [figure(unitIcon(say, kind), say(UNITS[kind] ?? "militia"), count)] : []));

/** @param {Say} say @param {Pack} pack @param {{killed: number, raging: boolean}} stack @param {number} place */
function titan(say, pack, stack, place) {
  const face = pack.titans[place]?.[stack.killed];
  const state = face ? say(stack.raging ? "raging" : "asleep") : say("gone");
  return h(
    "li",
    { class: stack.raging ? "xd-raging" : "" },
    h("b", { text: `${say("stack", { stack: place })} ` }),
    h("span", { class: stack.raging ? "xd-alarm" : "xd-muted", text: state }),
    face &&
      h("span", { class: "xd-figures" }, h("span", { text: `${say("units")} ${face.price}` }), prizeFigures(say, face)),
  );
}

/**
 * What the signs on the map mean.
 * @param {Say} say
 */
export function key(say) {
  /** @type {readonly ("blue"|"red"|"black"|"act"|"wait")[]} */
  const orders = ["blue", "red", "black", "act", "wait"];
  return h(
    "details",
    { class: "xd-box xd-key" },
    h("summary", { "data-key": "map-key", text: say("key") }),
    h(
      "p",
      { class: "xd-figures" },
      orders.map(order => h("span", { class: "xd-figure" }, orderIcon(say, order), say(order))),
    ),
    h(
      "p",
      { class: "xd-figures" },
      UNITS.map((unit, kind) => h("span", { class: "xd-figure" }, unitIcon(say, kind), say(unit))),
    ),
    h(
      "p",
      { class: "xd-figures" },
      REWARDS.map(name => h("span", { class: "xd-figure" }, rewardIcon(name), say(name))),
    ),
  );
}
