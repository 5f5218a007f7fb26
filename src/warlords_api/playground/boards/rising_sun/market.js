// @ts-check
// The season cards on sale.

/** @import {Card, Scene} from "./scene.js" */
import { h, hit } from "../../svg.js";
import { describe } from "./describe.js";
import { sign } from "./icons.js";
import { cardOf } from "./names.js";
import { say as tell, sayable } from "./scene.js";
import { filled, words } from "./words.js";

/**
 * Every card that is displayed, with what it costs and does.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
export function market(scene) {
  const offers = scene.view.table.market;
  if (!offers.length) return null;
  return h("section", { class: "rs-market" }, h("h3", { text: words(scene.language).market }),
    h("div", { class: "rs-cards" }, offers.map(({ card, copies }) => {
      const known = cardOf(scene, card);
      return known && shown(scene, known, copies);
    })));
}

/**
 * @param {Scene} scene
 * @param {Card} card
 * @param {number} copies
 * @returns {HTMLElement}
 */
function shown(scene, card, copies) {
  const say = words(scene.language);
  const part = { type: "buy", card: card.id };
  return h("article", { class: `rs-card rs-${card.type}` },
    h("header", {}, h("h4", { text: card.name[scene.language] }),
      h("span", { class: "rs-price", title: say.cost }, h("span", { class: "rs-hidden", text: say.cost }), sign("coins"), h("b", { text: card.cost }))),
    h("p", { class: "rs-muted", text: [kind(scene, card), filled(say.copies, { count: copies })].join(" · ") }),
    h("p", { text: card.text[scene.language] }),
    sayable(scene, part) && hit(h("button", { type: "button", class: "rs-choice", text: say.buy }),
      { key: `buy-${card.id}`, label: describe({ type: "buy", card: card.id }, scene), onchoose: () => tell(scene, part) }));
}

/**
 * @param {Scene} scene
 * @param {Card} card
 * @returns {string} its type; of a monster its force too
 */
function kind(scene, { type, monster }) {
  const say = words(scene.language);
  /** @type {Record<string, string>} */
  const types = say.cardType;
  return [types[type] ?? type, monster ? `${say.force} ${monster.force}` : ""].filter(Boolean).join(" · ");
}
