// @ts-check
// A form for the options of a game, made from their JSON Schema: what has no simple control is written as JSON.
import { called } from "./boards/option_words.js";
import { labelled, select } from "./parts.js";
import { h } from "./svg.js";
import { language, t } from "./words.js";

/** Options that stand in front; all others are folded away. */
const FIRST = ["seats", "pack"];

/**
 * @typedef {object} Control
 * @property {HTMLElement} element
 * @property {() => any} read  throws Error where what was written is no JSON
 * @property {(value: any) => void} write
 */

export class OptionsForm {
  /** @type {Map<string, Control>} */
  #controls = new Map();
  first = /** @type {HTMLElement[]} */ ([]);
  more = /** @type {HTMLElement[]} */ ([]);

  /**
   * @param {Record<string, any>} schemas  of the options, by name
   * @param {(name: string) => void} changed  called after the reader has changed one
   */
  constructor(schemas, changed) {
    for (const name of [
      ...FIRST.filter(each => each in schemas),
      ...Object.keys(schemas)
        .filter(each => !FIRST.includes(each))
        .sort(),
    ]) {
      const control = controlOf(name, schemas[name], () => changed(name));
      this.#controls.set(name, control);
      (FIRST.includes(name) ? this.first : this.more).push(control.element);
    }
  }

  /** All options. @throws {Error} one is no JSON */
  get values() {
    return Object.fromEntries([...this.#controls].map(([name, control]) => [name, control.read()]));
  }

  /** @param {Record<string, any>} values  of some options */
  set values(values) {
    for (const [name, value] of Object.entries(values)) this.#controls.get(name)?.write(value);
  }
}

/** @param {string} name @param {any} schema @param {() => void} changed @returns {Control} */
function controlOf(name, schema, changed) {
  const title = called(name, language());
  const listed = schema.type === "array" && schema.items.enum && schema.minItems === schema.maxItems;
  if (!listed) {
    const one = simple(schema, `option-${name}`, changed) ?? written(title, `option-${name}`, changed);
    one.write(schema.default);
    return { ...one, element: labelled(title, one.element) };
  }
  const several = schema.default.map((/** @type {any} */ _, /** @type {number} */ seat) =>
    simple(schema.items, `option-${name}-${seat}`, changed),
  );
  /** @param {any[]} values */
  const write = values => values.forEach((value, place) => several[place].write(value));
  write(schema.default);
  const element = h(
    "div",
    { class: "fields" },
    several.map((/** @type {Control} */ each, /** @type {number} */ seat) =>
      labelled(`${title} · ${t("seat", { seat })}`, each.element),
    ),
  );
  return { element, read: () => several.map((/** @type {Control} */ each) => each.read()), write };
}

/** @param {any} schema @param {string} id @param {() => void} changed @returns {Control|null} */
function simple(schema, id, changed) {
  const { minimum, maximum } = schema;
  const few = schema.type === "integer" && maximum - minimum < 16;
  const values =
    schema.type === "boolean"
      ? [true, false]
      : few
        ? Array.from({ length: maximum - minimum + 1 }, (_, each) => minimum + each)
        : schema.enum;
  if (values) {
    const options = values.map((/** @type {any} */ value) => [JSON.stringify(value), worded(value)]);
    const element = select(options, "", changed, { id, "data-key": id });
    return { element, read: () => JSON.parse(element.value), write: value => (element.value = JSON.stringify(value)) };
  }
  if (schema.type !== "string") return null;
  const element = /** @type {HTMLInputElement} */ (
    h("input", { id, type: "text", maxlength: schema.maxLength, onchange: changed, "data-key": id })
  );
  return { element, read: () => element.value, write: value => (element.value = value) };
}

/** @param {any} value */
function worded(value) {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  // Names of packs and of seats stand as they are.
  return typeof value === "string" && !value.includes("-") ? called(value, language()) : String(value);
}

/** @param {string} title @param {string} id @param {() => void} changed @returns {Control} */
function written(title, id, changed) {
  const element = /** @type {HTMLInputElement} */ (
    h("input", { id, type: "text", class: "code", spellcheck: "false", onchange: changed })
  );
  const read = () => {
    try {
      return JSON.parse(element.value);
    } catch {
      throw new Error(t("not_json", { name: title }));
    }
  };
  return { element, read, write: value => (element.value = JSON.stringify(value)) };
}
