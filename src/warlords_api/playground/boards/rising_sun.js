// @ts-check
// The board of rising_sun: the map with its shrines, the course of the season, the war, the seats and the cards on sale.

/** @import {Scene} from "./rising_sun/scene.js" */
import { h } from "../svg.js";
import { acting } from "./rising_sun/acting.js";
import { course } from "./rising_sun/course.js";
import { map } from "./rising_sun/map.js";
import { market } from "./rising_sun/market.js";
import { honor, seats } from "./rising_sun/seats.js";
import { begin } from "./rising_sun/scene.js";
import { war } from "./rising_sun/war.js";

// The board brings its own looks; the page's policy allows sheets from here.
document.head.append(h("link", { rel: "stylesheet", href: new URL("./rising_sun/style.css", import.meta.url).href }));

export { describe } from "./rising_sun/describe.js";

/**
 * Escape takes back what has been said of an action.
 * @param {Scene} scene
 * @returns {(event: KeyboardEvent) => void}
 */
const escape = scene => event => {
  if (event.key === "Escape" && scene.draft.said) begin(scene, null);
};

/**
 * The whole board.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function draw(scene) {
  return h("div", { class: "rs-board", lang: scene.language, onkeydown: escape(scene) },
    h("div", { class: "rs-columns" },
      h("div", { class: "rs-column" }, acting(scene), war(scene), course(scene), map(scene)),
      h("div", { class: "rs-column rs-beside" }, honor(scene), seats(scene)),
      market(scene)));
}
