// @ts-check
// Gifts: allowed beside what is owed, to each seat once between two decisions.

/** @import {Scene} from "./scene.js" */
import { h } from "../../svg.js";
import { folded } from "./folded.js";
import { clanName } from "./names.js";
import { carryOut } from "./scene.js";
import { words } from "./words.js";

/**
 * The form of a gift; null where none is allowed.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
export function gifts(scene) {
  const say = words(scene.language);
  const takers = [...new Set(scene.side.flatMap(action => (action.type === "give" ? [action.to] : [])))];
  const own = scene.seat === null ? undefined : scene.view.players[scene.seat];
  const [first] = takers;
  if (first === undefined || !own) return null;
  const gift = (scene.draft.gift ??= { to: first, coins: 0, ronin: 0 });
  if (!takers.includes(gift.to)) gift.to = first;
  const told = h("p", { class: "rs-sum", role: "status" });
  const button = /** @type {HTMLButtonElement} */ (h("button", { type: "submit", "data-key": "give", text: say.give }));
  const check = () => {
    const whole = [gift.coins, gift.ronin].every(each => Number.isInteger(each) && each >= 0);
    const within = gift.coins <= own.coins && gift.ronin <= own.ronin;
    const some = gift.coins + gift.ronin > 0;
    told.textContent = !whole ? say.notWhole : !within ? say.giftTooMuch : some ? "" : say.giftNothing;
    button.disabled = !whole || !within || !some;
  };
  const form = h("form", { class: "rs-bid", novalidate: true },
    h("label", {}, say.giftTo, h("select", { "data-key": "gift-to", onchange: (/** @type {Event} */ event) => {
      gift.to = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    } }, takers.map(seat => h("option", { value: seat, selected: seat === gift.to, text: clanName(scene, seat) })))),
    /** @type {const} */ (["coins", "ronin"]).map(kind => h("label", {}, say[kind], h("input", {
      type: "number", inputmode: "numeric", min: 0, max: own[kind], step: 1, value: gift[kind], "data-key": `gift-${kind}`,
      oninput: (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        gift[kind] = value.trim() === "" ? NaN : Number(value);
        check();
      },
    }))), button, told);
  form.addEventListener("submit", event => {
    event.preventDefault();
    if (!button.disabled) carryOut(scene, { type: "give", ...gift });
  });
  check();
  return folded("gift", say.gift, form);
}
