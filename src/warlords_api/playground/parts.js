// @ts-check
// Small parts of the page: buttons, lists to choose from, tabs, the dialog, files.
import { h } from "./svg.js";
import { t } from "./words.js";

/** @import {Child} from "./svg.js" */

/**
 * @param {string} text
 * @param {() => void} onclick
 * @param {Record<string, unknown>} [attributes]
 */
export const button = (text, onclick, attributes = {}) =>
  /** @type {HTMLButtonElement} */ (h("button", { type: "button", text, onclick, ...attributes }));

/**
 * A list to choose one of.
 * @param {readonly (readonly [string, string])[]} options  values and what they are called
 * @param {string} chosen
 * @param {(value: string) => void} onchange
 * @param {Record<string, unknown>} [attributes]
 */
export function select(options, chosen, onchange, attributes = {}) {
  const made = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      attributes,
      options.map(([value, text]) => h("option", { value, text, selected: value === chosen })),
    )
  );
  made.addEventListener("change", () => onchange(made.value));
  return made;
}

/** A control under its name. @param {string} text @param {HTMLElement} control @param {...Child} more  beside the name */
export const labelled = (text, control, ...more) =>
  h("div", { class: "field" }, h("label", { class: "field" }, h("span", { text }), control), ...more);

/**
 * What can be unfolded, and stays as it was when it is made anew.
 * @param {string} key
 * @param {string} title
 * @param {() => Child[]} content  made when it is unfolded
 * @param {boolean} [open]  at first
 */
export function folded(key, title, content, open = false) {
  const unfolded = unfoldings.get(key) ?? open;
  // Filled when pressed: "toggle" comes too late for a keyboard that goes on at once.
  const made = h("details", { open: unfolded }, h("summary", { text: title, "data-key": key, onclick: () => fill() }));
  const inside = h("div", { class: "inside" });
  made.append(inside);
  let filled = false;
  const fill = () => {
    if (!filled)
      inside.append(
        ...content()
          .filter(each => each !== null && each !== undefined && each !== false)
          .map(each => /** @type {Node|string} */ (each)),
      );
    filled = true;
  };
  if (unfolded) fill();
  made.addEventListener("toggle", () => {
    unfoldings.set(key, /** @type {HTMLDetailsElement} */ (made).open);
    fill();
  });
  return made;
}
/** @type {Map<string, boolean>} */
const unfoldings = new Map();

/**
 * Pages of which one is shown.
 * @param {string} label
 * @param {{key: string, title: string, page: HTMLElement}[]} pages
 * @param {string} shown  the key of the first
 */
export function tabs(label, pages, shown) {
  const heads = pages.map(({ key, title }) =>
    button(title, () => show(key), {
      role: "tab",
      id: `tab-${key}`,
      "aria-controls": `page-${key}`,
      "data-key": `tab-${key}`,
    }),
  );
  for (const { key, page } of pages) {
    page.id = `page-${key}`;
    page.setAttribute("role", "tabpanel");
    page.setAttribute("aria-labelledby", `tab-${key}`);
    page.tabIndex = 0;
  }
  /** @param {string} chosen */
  function show(chosen) {
    pages.forEach(({ key, page }, place) => {
      page.hidden = key !== chosen;
      heads[place].setAttribute("aria-selected", String(key === chosen));
      heads[place].tabIndex = key === chosen ? 0 : -1;
    });
  }
  const list = h("div", { role: "tablist", "aria-label": label, class: "tabs" }, heads);
  list.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next =
      (heads.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + step + heads.length) % heads.length;
    show(pages[next].key);
    heads[next].focus();
  });
  show(shown);
  const element = h(
    "div",
    { class: "tabbed" },
    list,
    pages.map(({ page }) => page),
  );
  return { element, show, shown: () => pages.find(({ page }) => !page.hidden)?.key ?? shown };
}

/**
 * Show something above the page until it is closed; focus then goes back to where it was.
 * @param {string} title
 * @param {...Child} content
 */
export function dialog(title, ...content) {
  // One that was opened from another one leads back to where that one was opened.
  const former = document.querySelector("dialog");
  if (!former) opener = document.activeElement;
  former?.remove();
  const made = /** @type {HTMLDialogElement} */ (
    h("dialog", { "aria-labelledby": "dialog-title" }, h("h2", { id: "dialog-title", text: title }), ...content)
  );
  const close = button(t("close"), () => made.close(), { autofocus: true });
  made.append(h("div", { class: "row end" }, close));
  made.addEventListener("close", () => {
    made.remove();
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  });
  made.addEventListener("click", event => event.target === made && made.close()); // beside it
  document.body.append(made);
  made.showModal();
}

/** @type {Element|null} */
let opener = null;

/** Let the reader keep a value as a file. @param {string} name @param {any} value */
export function saveFile(name, value) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1) + "\n"], { type: "application/json" }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** Say something to who listens to the page. @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/**
 * Draw, and leave the focus where it was: on the element with the same key.
 * @param {() => void} draw
 */
export function keepingFocus(draw) {
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  const key = before?.dataset?.key;
  draw();
  if (!key || document.activeElement === before) return;
  const again = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
  else document.getElementById("board")?.focus({ preventScroll: true }); // what was pressed is gone
}
