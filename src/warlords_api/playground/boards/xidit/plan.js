// @ts-check
// The programming board: six places, filled by pressing roads and cities on the map or the buttons here.

/** @import {Order, Scene} from "./types.js" */
/** @import {Step} from "./foresee.js" */
/** @import {Presses} from "./map.js" */
/** @import {Say} from "./words.js" */
import { h, hit } from "../../svg.js";
import { button, row } from "./controls.js";
import { foresee, roadEnd } from "./foresee.js";
import { NOTHING } from "./map.js";
import { orderIcon } from "./pieces.js";
import { UNITS } from "./words.js";

/** @type {readonly Order[]} */
const ORDERS = ["blue", "red", "black", "act", "wait"];
/** @type {(Order|null)[]} */
const EMPTY = [null, null, null, null, null, null];

/**
 * The plan in the making.
 * @param {Scene} scene
 * @returns {(Order|null)[]}
 */
const planOf = scene => scene.draft.plan ?? EMPTY;

/**
 * The place that the next order goes to; 6 if all are taken.
 * @param {Scene} scene
 */
function nextPlace(scene) {
  const free = planOf(scene).indexOf(null);
  return scene.draft.place ?? (free < 0 ? 6 : free);
}

/**
 * @param {Scene} scene @param {Order} order
 */
function add(scene, order) {
  const place = nextPlace(scene);
  if (place > 5) return;
  change(scene, planOf(scene).with(place, order), null);
  // The last order leaves nothing to press where it was pressed.
  if (nextPlace(scene) > 5)
    /** @type {HTMLElement|null} */ (document.querySelector('[data-key="plan-commit"]'))?.focus();
}

/**
 * What the plan would do, and what can be pressed on the map for it.
 * @param {Scene} scene @param {Say} say
 * @returns {{steps: Step[], presses: Presses}}
 */
export function planning(scene, say) {
  const steps = foresee(scene.view, scene.pack, planOf(scene)),
    place = nextPlace(scene),
    step = steps[place];
  if (!step) return { steps, presses: NOTHING };
  const number = place + 1;
  return {
    steps,
    presses: {
      ...NOTHING,
      road: (from, colour, to) =>
        from !== step.from
          ? null
          : {
              key: `map-${colour}`,
              label: say("go", { number, colour: say(colour), city: to }),
              onchoose: () => add(scene, colour),
            },
      city: city =>
        city !== step.from
          ? null
          : {
              key: "map-act",
              label: say("act-here", { number, city }),
              onchoose: () => add(scene, "act"),
            },
    },
  };
}

/**
 * The board itself.
 * @param {Scene} scene @param {Say} say @param {Step[]} steps
 */
export function programme(scene, say, steps) {
  const plan = planOf(scene),
    place = nextPlace(scene),
    whole = plan.every(order => order !== null);
  return h(
    "div",
    { class: "xd-programme" },
    h(
      "ol",
      { class: "xd-places", "aria-label": say("programme") },
      steps.map((step, nth) => placeItem(scene, say, step, nth, nth === place)),
    ),
    scene.draft.place !== undefined && scene.draft.place !== null && plan[place] && tools(scene, say, place),
    h("p", { class: "xd-hint", text: say("plan-hint") }),
    h(
      "div",
      { class: "xd-row" },
      ORDERS.map(order => orderButton(scene, say, order, steps[place], place)),
      h(
        "div",
        { class: "xd-row xd-end" },
        button("plan-clear", say("clear"), () => change(scene, EMPTY, null), {
          disabled: plan.every(order => order === null),
        }),
        button("plan-commit", say("commit"), () => commit(scene), { main: true, disabled: !whole }),
      ),
    ),
  );
}

/** @param {Scene} scene */
function commit(scene) {
  const orders = /** @type {Order[]} */ (planOf(scene).filter(order => order !== null));
  if (orders.length === 6) scene.choose({ type: "commit_plan", orders });
}

/**
 * @param {Scene} scene @param {Say} say @param {Step} step @param {number} nth @param {boolean} next
 */
function placeItem(scene, say, step, nth, next) {
  const { order } = step;
  const button = hit(
    h(
      "button",
      { type: "button", class: `xd-place ${next ? "xd-next" : ""} ${order ? "" : "xd-free"}` },
      h("span", { class: "xd-place-number", text: nth + 1 }),
      order ? orderIcon(say, order) : h("span", { class: "xd-icon" }),
      h("span", { class: "xd-foreseen", text: order ? foreseen(say, step) : "" }),
    ),
    {
      key: `place-${nth}`,
      selected: scene.draft.place === nth,
      label: say("choose-place", {
        number: nth + 1,
        order: order ? `${say(order)}${say("dash")}${foreseen(say, step)}` : say("empty"),
      }),
      onchoose: () => {
        scene.draft.place = scene.draft.place === nth ? null : nth;
        scene.redraw();
      },
    },
  );
  return h("li", {}, button);
}

/**
 * What an order would do, in few words.
 * @param {Say} say @param {Step} step
 */
const foreseen = (say, { what, to, kind }) =>
  what === null ? "" : say(`see-${what}`, { city: to, unit: say(UNITS[kind ?? 0] ?? "militia") });

/**
 * For a chosen place: move it, take it out.
 * @param {Scene} scene @param {Say} say @param {number} place
 */
function tools(scene, say, place) {
  /** @param {string} word @param {number} by */
  const mover = (word, by) => {
    const target = place + by;
    const move = () => {
      const plan = planOf(scene),
        [here = null, there = null] = [plan[place], plan[target]];
      change(scene, plan.with(place, there).with(target, here), target);
    };
    return button(`plan-${word}`, say(word), move, { disabled: target < 0 || target > 5 });
  };
  const remove = button("plan-remove", say("remove"), () => change(scene, planOf(scene).with(place, null), null));
  return row(mover("earlier", -1), mover("later", 1), remove);
}

/**
 * @param {Scene} scene @param {(Order|null)[]} plan @param {number|null} place
 */
function change(scene, plan, place) {
  scene.draft.plan = plan;
  scene.draft.place = place;
  scene.redraw();
}

/**
 * @param {Scene} scene @param {Say} say @param {Order} order @param {Step|undefined} step @param {number} place
 */
function orderButton(scene, say, order, step, place) {
  const isRoad = order !== "act" && order !== "wait";
  const end = step && isRoad ? roadEnd(scene.pack, step.from, order) : undefined;
  const after = step && isRoad ? say(end === undefined ? "see-no-road" : "see-go", { city: end }) : "";
  const label = `${say("order", { number: place + 1 })}${say("dash")}${say(order)}${after && say("comma")}${after}`;
  return hit(
    h(
      "button",
      { type: "button", class: "xd-order", disabled: place > 5 },
      orderIcon(say, order),
      h("span", {}, say(order), after && h("small", { text: after })),
    ),
    { key: `order-${order}`, label, onchoose: () => add(scene, order) },
  );
}
