// @ts-check
// The battle that is being fought: who takes part, the four advantages, the bids; and the form for an own bid.

/** @import {Scene} from "./scene.js" */
import { h } from "../../svg.js";
import { crest } from "./crest.js";
import { ADVANTAGES } from "./describe.js";
import { clanName, piecesName, placeName } from "./names.js";
import { carryOut } from "./scene.js";
import { filled, words } from "./words.js";

/**
 * The battle as a table: a line for each seat, a column for each advantage.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
export function war(scene) {
  const say = words(scene.language);
  const battle = scene.view.table.battle;
  if (!battle) return null;
  const now = current(scene);
  const facts = [
    battle.killed ? filled(say.killed, { count: battle.killed }) : "",
    typeof battle.winner === "number" ? filled(say.winner, { clan: clanName(scene, battle.winner) }) : "",
  ].filter(Boolean);
  return h("section", { class: "rs-war-table" },
    h("h3", { text: filled(say.battle, { province: placeName(scene, battle.province) }) }),
    facts.length > 0 && h("p", { text: facts.join(" · ") }),
    h("div", { class: "rs-scroll", tabindex: 0, role: "region", "aria-label": say.bids, "data-key": "bids" }, h("table", {},
      h("thead", {}, h("tr", {}, h("td"), ADVANTAGES.map(advantage =>
        h("th", { scope: "col", class: advantage === now ? "rs-now" : "" }, say.advantage[advantage], advantage === now && h("small", { text: say.now }))))),
      h("tbody", {}, battle.seats.map(seat => line(scene, seat))))));
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
function line(scene, seat) {
  const say = words(scene.language);
  const battle = scene.view.table.battle;
  const player = scene.view.players[seat];
  const place = battle?.seats.indexOf(seat) ?? -1;
  const bid = battle?.bids[place] ?? (seat === scene.seat ? scene.view.own?.bid : null);
  const there = (player?.pieces ?? []).filter(group => group.place === battle?.province);
  const hired = battle?.hired[place];
  const told = [
    there.map(({ kind, count }) => piecesName(scene, kind, count)).join(say.list),
    filled(say.kept, { coins: player?.coins ?? 0, ronin: player?.ronin ?? 0 }),
    hired ? filled(say.hired, { count: hired }) : "",
  ];
  return h("tr", {},
    h("th", { scope: "row" }, h("span", { class: "rs-line" }, crest(scene, seat), clanName(scene, seat)),
      h("small", { text: told.filter(Boolean).join(" · ") })),
    bid ? bid.map(coins => h("td", { text: coins }))
      : h("td", { colspan: ADVANTAGES.length, class: "rs-muted", text: player?.committed ? say.hidden : say.notBid }));
}

/**
 * @param {Scene} scene
 * @returns {string|null} the advantage that is being settled
 */
function current(scene) {
  const top = scene.view.agenda.at(-1);
  if (top?.type === "using_advantage") return top.advantage;
  return top?.type === "taking_hostage" ? "hostage" : null;
}

/**
 * The form of an own bid: four numbers, their sum, and why it cannot be placed if it cannot.
 * @param {Scene} scene
 * @param {number} coins  what can be bid at most
 * @returns {HTMLElement}
 */
export function bidForm(scene, coins) {
  const say = words(scene.language);
  const bid = (scene.draft.bid ??= ADVANTAGES.map(() => 0));
  const told = h("p", { class: "rs-sum", role: "status" });
  const button = /** @type {HTMLButtonElement} */ (h("button", { type: "submit", class: "rs-primary", "data-key": "place-bid", text: say.placeBid }));
  const check = () => {
    const sum = bid.reduce((all, each) => all + each, 0);
    const whole = bid.every(each => Number.isInteger(each) && each >= 0);
    told.textContent = !whole ? say.notWhole : filled(sum > coins ? say.tooMuch : say.sum, { sum, coins, rest: coins - sum });
    told.classList.toggle("rs-wrong", !whole || sum > coins);
    button.disabled = !whole || sum > coins;
  };
  const form = h("form", { class: "rs-bid", novalidate: true },
    ADVANTAGES.map((advantage, slot) => h("label", {}, say.advantage[advantage], h("input", {
      type: "number", inputmode: "numeric", min: 0, max: coins, step: 1, value: bid[slot], "data-key": `bid-${advantage}`,
      "aria-label": filled(say.bidFor, { advantage: say.advantage[advantage] }),
      oninput: (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        bid[slot] = value.trim() === "" ? NaN : Number(value);
        check();
      },
    }))), button, told);
  form.addEventListener("submit", event => {
    event.preventDefault();
    if (!button.disabled) carryOut(scene, { type: "place_bid", coins: [...bid] });
  });
  check();
  return form;
}
