// @ts-check
// Buttons and counters of the forms.

/** @import {Say} from "./words.js" */
import { h, hit } from "../../svg.js";

/**
 * A button with words on it.
 * @param {string} key @param {string} text @param {() => void} onchoose
 * @param {{main?: boolean, disabled?: boolean, selected?: boolean, icon?: SVGElement}} [more]
 */
export function button(key, text, onchoose, { main = false, disabled = false, selected, icon } = {}) {
  const node = h("button", { type: "button", class: main ? "xd-main" : "", disabled }, icon, h("span", { text }));
  return hit(node, { key, label: text, onchoose, ...(selected === undefined ? {} : { selected }) });
}

/**
 * Controls beside each other.
 * @param {...(HTMLElement|false)} children
 */
export const row = (...children) => h("div", { class: "xd-row" }, children);

/**
 * One fewer and one more of something.
 * @param {Say} say @param {string} key @param {string} what @param {number} count @param {number} most
 * @param {(count: number) => void} set @param {SVGElement} [icon]
 */
export function counter(say, key, what, count, most, set, icon) {
  /** @param {string} sign @param {string} word @param {number} by @param {boolean} disabled */
  const step = (sign, word, by, disabled) =>
    hit(h("button", { type: "button", disabled, text: sign }), {
      key: `${key}-${word}`,
      label: say(word, { what }),
      onchoose: () => set(count + by),
    });
  return h(
    "div",
    { class: "xd-counter" },
    icon,
    h("span", { class: "xd-counted", text: what }),
    step("−", "fewer", -1, count <= 0),
    h("output", { text: count }),
    step("+", "more", 1, count >= most),
  );
}
