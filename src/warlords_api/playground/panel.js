// @ts-check
// The side panel: each request as it was sent and each answer as it came, to be copied as a program.
import { calls, listen } from "./api.js";
import { button, dialog } from "./parts.js";
import { SNIPPETS } from "./snippets.js";
import { h } from "./svg.js";
import { number, t } from "./words.js";

/** @import {Call} from "./api.js" */

const SHOWN = 150; // lines of a body, until all are asked for

export class Panel {
  element = h("ol", { class: "calls", reversed: true });
  /** @type {Map<number, HTMLElement>} */
  #items = new Map();
  /** Whether who sits here now may read a call. @type {(call: Call) => boolean} */
  mayRead = call => call.whose === null;

  constructor() {
    for (const call of calls) this.#take(call);
    listen(call => this.#take(call));
  }

  /** Show all anew: somebody else sits here, or reads another language. */
  refresh() {
    this.element.replaceChildren();
    this.#items.clear();
    for (const call of calls) this.#take(call);
  }

  /** @param {Call} call */
  #take(call) {
    const item = this.#item(call);
    const old = this.#items.get(call.number);
    if (old) old.replaceWith(item);
    else this.element.prepend(item);
    this.#items.set(call.number, item);
    for (const [known, element] of this.#items) {
      if (known >= calls[0].number) break;
      element.remove();
      this.#items.delete(known);
    }
  }

  /** @param {Call} call */
  #item(call) {
    const status = call.status === null ? t("pending") : call.status === 0 ? "—" : String(call.status);
    const facts =
      call.status === null
        ? status
        : `${status} · ${call.ms.toFixed(0)} ms · ${t("size", { bytes: number(call.bytes) })}`;
    const good = call.status === null || call.status === 200;
    const title = h(
      "summary",
      { "data-key": `call-${call.number}` },
      h("span", { class: "path" }, h("b", { text: call.method }), ` ${call.path}`),
      h("span", { class: good ? "facts" : "facts danger", text: facts }),
    );
    const details = /** @type {HTMLDetailsElement} */ (h("details", {}, title));
    details.addEventListener("toggle", () => {
      if (details.open && details.childElementCount === 1) details.append(this.#inside(call, null));
    });
    return h("li", {}, details);
  }

  /** @param {Call} call @param {string|null} pointer  into the request, to be marked */
  #inside(call, pointer) {
    if (!this.mayRead(call))
      return h("p", {
        text: call.whose === "nobody" ? t("hidden_keys") : t("hidden_call", { seat: call.whose ?? "" }),
      });
    const copying = Object.entries(SNIPPETS).map(([what, write]) =>
      button(what, () => void copied(t("copy_as", { what }), write(call, location.origin)), {
        "aria-label": t("copy_as", { what }),
      }),
    );
    return h(
      "div",
      { class: "inside" },
      h("div", { class: "row" }, copying),
      call.body !== null && [h("h4", { text: t("request") }), body(call.body, pointer)],
      call.status !== null && [h("h4", { text: t("response") }), body(call.answer, null)],
    );
  }

  /** Unfold a call and mark what a pointer points to. @param {Call} call @param {string} pointer */
  show(call, pointer) {
    const details = /** @type {HTMLDetailsElement} */ (this.#items.get(call.number)?.firstElementChild);
    if (!details) return;
    details.replaceChildren(details.children[0], this.#inside(call, pointer));
    details.open = true;
    details.querySelector("summary")?.focus();
    details.querySelector("mark")?.scrollIntoView({ block: "center" });
  }
}

/** @typedef {{text: string, pointer: string}} Line */

/**
 * A body, set out in lines; long ones are cut at first.
 * @param {string} text
 * @param {string|null} pointer
 */
function body(text, pointer) {
  /** @type {Line[]} */
  let lines;
  try {
    lines = [...setOut(JSON.parse(text), "", "", "", "")];
  } catch {
    return h("pre", { tabindex: 0, text });
  }
  const marked = pointer === null ? -1 : lines.findIndex(line => line.pointer === pointer);
  const made = h("pre", { tabindex: 0 });
  const shown = Math.max(SHOWN, marked + 20);
  fill(lines.slice(0, shown));
  /** @param {Line[]} some */
  function fill(some) {
    made.replaceChildren(
      ...some.map((line, place) => h(place === marked ? "mark" : "span", { text: line.text + "\n" })),
    );
  }
  if (lines.length <= shown) return made;
  const all = button(t("show_all", { lines: number(lines.length) }), () => {
    fill(lines);
    all.remove();
  });
  return h("div", {}, made, all);
}

/**
 * The lines of a value, each with its JSON Pointer.
 * @param {any} value @param {string} pointer @param {string} indent @param {string} before @param {string} after
 * @returns {Generator<Line>}
 */
function* setOut(value, pointer, indent, before, after) {
  const entries = value !== null && typeof value === "object" ? Object.entries(value) : [];
  const flat = JSON.stringify(value);
  if (
    !entries.length ||
    (flat.length < 60 && Array.isArray(value) && entries.every(([, each]) => each === null || typeof each !== "object"))
  ) {
    yield { text: indent + before + flat + after, pointer };
    return;
  }
  const [opening, closing] = Array.isArray(value) ? "[]" : "{}";
  yield { text: indent + before + opening, pointer };
  for (const [place, [name, each]] of entries.entries()) {
    const inside = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    yield* setOut(
      each,
      inside,
      indent + "  ",
      Array.isArray(value) ? "" : `${JSON.stringify(name)}: `,
      place < entries.length - 1 ? "," : "",
    );
  }
  yield { text: indent + closing + after, pointer: "" };
}

/** Copy a text, and show it: some browsers let no page copy. @param {string} title @param {string} text */
async function copied(title, text) {
  let done = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    done = false;
  }
  dialog(
    title,
    h("p", { role: "status", text: t(done ? "copied" : "copy_yourself") }),
    h("pre", { class: "snippet", tabindex: 0, text }),
  );
}
