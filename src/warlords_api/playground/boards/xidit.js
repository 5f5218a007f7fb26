// @ts-check
// The board of xidit: the map, the programming board, the forms of the other decisions, and the table around them.

/** @import {Action, Scene} from "./xidit/types.js" */
import { h } from "../svg.js";
import { WIDTH } from "./xidit/forces.js";
import { layout } from "./xidit/geometry.js";
import { NOTHING, mapPicture } from "./xidit/map.js";
import { planning, programme } from "./xidit/plan.js";
import { question, regionName } from "./xidit/questions.js";
import { calendar, key, screen, seats, supply } from "./xidit/table.js";
import { account, trails } from "./xidit/told.js";
import { unitsInWords, words } from "./xidit/words.js";

document.head.append(h("link", { rel: "stylesheet", href: new URL("./xidit/xidit.css", import.meta.url).href }));

/** How far the map was scrolled in its box, and where the own hero stood then: a redraw makes a new box. */
const kept = { left: 0, hero: -1 };

/**
 * The whole board.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function draw(scene) {
  const say = words(scene.language),
    due = scene.mine;
  const plan = due?.type === "plan_due" ? planning(scene, say) : null;
  const asked = due && !plan ? question(scene, say) : null;
  const presses = plan?.presses ?? asked?.presses ?? NOTHING;
  const form = plan ? programme(scene, say, plan.steps) : (asked?.form ?? []);
  return h(
    "div",
    { class: "xidit" },
    h(
      "div",
      { class: "xd-inside" },
      calendar(scene, say),
      due && h("section", { class: "xd-box xd-ask", "aria-label": due.text ?? due.type }, form),
      mapBox(scene, mapPicture(scene, say, presses, { steps: plan?.steps ?? [], trails: trails(scene) })),
      h("div", { class: "xd-column" }, screen(scene, say), supply(scene, say)),
      h("div", { class: "xd-column" }, seats(scene, say), key(say)),
      account(scene, say),
    ),
  );
}

/**
 * The box that the map scrolls in where there is no room for it: to the own hero when that has moved, else as it was.
 * @param {Scene} scene @param {SVGElement} map
 */
function mapBox(scene, map) {
  // With nothing to press in it the box itself takes the focus, so that a keyboard can scroll it.
  const still = map.querySelector(".hit")
    ? {}
    : { tabindex: 0, role: "group", "aria-label": words(scene.language)("map") };
  const frame = h("div", { class: "xd-map", ...still }, map),
    hero = scene.view.players[scene.seat ?? 0]?.hero ?? 0;
  requestAnimationFrame(() => {
    const place = layout(scene.pack).cities[hero];
    if (place && hero !== kept.hero)
      kept.left = (place.x / WIDTH) * map.getBoundingClientRect().width - frame.clientWidth / 2;
    kept.hero = hero;
    frame.scrollLeft = kept.left;
    frame.addEventListener("scroll", () => {
      kept.left = frame.scrollLeft;
    });
  });
  return frame;
}

/**
 * An action in words.
 * @param {Action} action @param {Scene} scene
 * @returns {string}
 */
export function describe(action, scene) {
  const say = words(scene.language),
    comma = say("comma");
  switch (action.type) {
    case "place_hero":
      return say("place-hero", { city: action.city });
    case "commit_plan":
      return say("d-plan", { orders: action.orders.map(order => say(order)).join(comma) });
    case "recruit":
      return say("recruit");
    case "decline":
      return say("decline");
    case "fight_titan":
      return say("d-titan", { stack: action.stack, units: unitsInWords(say, action.units) });
    case "take_rewards":
      return action.rewards.length
        ? say("d-rewards", { rewards: action.rewards.map(reward => say(reward)).join(comma) })
        : say("d-no-rewards");
    case "place_bards":
      return say("d-bards", {
        bards:
          action.bards
            .map(({ region, count }) => say("counted", { what: regionName(scene, region), count }))
            .join(comma) || say("none"),
      });
    case "place_storey":
      return say("raise", { city: action.city });
    case "show_units":
      return say("show", { count: action.count });
    case "raise_dummy":
      return say("d-dummy", { check: say(action.check) });
  }
}
