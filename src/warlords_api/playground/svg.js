// @ts-check
// What boards and the shell are built from: elements, and things that can be chosen.

/** @typedef {Node|string|number|null|undefined|false} Child  Nothing is added for null, undefined and false. */
/** @typedef {Record<string, unknown>} Attributes */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Give an element its attributes: `class`, `text` (its content), `onclick` and other `on…` (listeners), `style` (an object
 * of CSS properties, set one by one, since the page's policy allows no style attribute); anything else as it is written.
 * Null, undefined and false leave an attribute out; true writes it empty, but "true" for `aria-…`.
 * @template {HTMLElement|SVGElement} T
 * @param {T} node
 * @param {Attributes} attributes
 * @param {(Child|Child[])[]} children
 * @returns {T}
 */
function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === "text") node.textContent = String(value);
    else if (name === "style")
      for (const [property, text] of Object.entries(/** @type {Record<string, string>} */ (value)))
        node.style.setProperty(property, text);
    else if (name.startsWith("aria-")) node.setAttribute(name, String(value));
    else if (value !== false) node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat())
    if (child !== null && child !== undefined && child !== false)
      node.append(child instanceof Node ? child : String(child));
  return node;
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...(Child|Child[])} children
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...children) {
  return filled(/** @type {SVGElement} */ (document.createElementNS(SVG, name)), attributes, children);
}

/**
 * An HTML element.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...(Child|Child[])} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/**
 * A picture of its own units that scales to its container.
 * @param {number} width
 * @param {number} height
 * @param {string} label  what a screen reader calls it
 * @param {...(Child|Child[])} children
 * @returns {SVGElement}
 */
export function svg(width, height, label, ...children) {
  return s(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": label, class: "picture" },
    ...children,
  );
}

/**
 * Make an element a button that a mouse and a keyboard can press.
 * @template {HTMLElement|SVGElement} T
 * @param {T} node
 * @param {{key: string, label: string, onchoose: () => void, selected?: boolean}} what  `key`: stable over redraws, so that
 *   focus can stay; `label`: what it does, in the reader's language; `selected`: given only for what can be on or off
 * @returns {T}
 */
export function hit(node, { key, label, onchoose, selected }) {
  node.classList.add("hit");
  node.dataset.key = key;
  node.setAttribute("aria-label", label);
  if (selected !== undefined) node.setAttribute("aria-pressed", String(selected));
  node.addEventListener("click", onchoose);
  // A real button presses itself.
  if (node instanceof HTMLButtonElement) return node;
  node.setAttribute("role", "button");
  node.setAttribute("tabindex", "0");
  node.addEventListener("keydown", event => {
    const { key: pressed, repeat } = /** @type {KeyboardEvent} */ (event);
    if (repeat || event.target !== node || (pressed !== "Enter" && pressed !== " ")) return;
    event.preventDefault();
    onchoose();
  });
  return node;
}
