// @ts-check
// The board of rising_sun: the map with its shrines, the course of the season, the war, the seats and the cards on sale.

/** @import {Scene} from "./rising_sun/scene.js" */
import { h } from "../svg.js";
import { acting } from "./rising_sun/acting.js";
import { course } from "./rising_sun/course.js";
import { map } from "./rising_sun/map.js";
import { market } from "./rising_sun/market.js";
import { honor, seats } from "./rising_sun/seats.js";
import { war } from "./rising_sun/war.js";

export { describe } from "./rising_sun/describe.js";

/**
 * The whole board.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function draw(scene) {
  return h("div", { class: "rs-board" },
    h("div", { class: "rs-columns" },
      h("div", { class: "rs-column" }, course(scene), acting(scene), war(scene), map(scene)),
      h("div", { class: "rs-column" }, honor(scene), seats(scene))),
    market(scene));
}
