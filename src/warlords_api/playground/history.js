// @ts-check
// The states of a match up to now: going back, stepping through, and what can be kept of it.
import { once } from "./api.js";
import { button, saveFile } from "./parts.js";
import { stepTitle } from "./story.js";
import { h } from "./svg.js";
import { t } from "./words.js";

/** @import {Table} from "./table.js" */

export class History {
  element = h("div", { class: "stack" });

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  draw() {
    const { match } = this.table;
    const last = match.entries.length - 1;
    const level = match.open ? "help" : match.transcript ? "receipted" : "sealed";
    this.element.replaceChildren(
      h("p", { class: "small muted", text: t(`history_${level}`) }),
      h(
        "div",
        { class: "row" },
        this.#step("⇤", "first", 0, match.at > 0),
        this.#step("←", "back", match.at - 1, match.at > 0),
        h("span", { id: "at", text: `${match.at} / ${last}` }),
        this.#step("→", "forward", match.at + 1, match.at < last),
        this.#step("⇥", "last", last, match.at < last),
      ),
      h("ol", { class: "steps", start: 0 }, match.entries.map((entry, place) => this.#item(entry, place)).reverse()),
      ...this.#keeping(),
    );
  }

  /** @param {string} sign @param {string} name @param {number} place @param {boolean} possible */
  #step(sign, name, place, possible) {
    return button(sign, () => void this.table.goTo(place), {
      "aria-label": t(name),
      "data-key": `go-${name}`,
      id: `go-${name}`,
      disabled: !possible,
    });
  }

  /** @param {import("./match.js").Entry} entry @param {number} place */
  #item({ moves, exchange }, place) {
    // What was decided may be hidden: it is told as far as its event is.
    const told = exchange?.events[0]?.text ?? "";
    const text = `${place} · ${stepTitle(moves, seat => this.table.who(seat))}${told && place ? ` · ${told.split("\n")[0]}` : ""}`;
    return h(
      "li",
      {},
      button(text, () => void this.table.goTo(place), {
        class: "plain",
        "aria-current": place === this.table.match.at ? "step" : null,
        "data-key": `state-${place}`,
      }),
    );
  }

  /** @returns {HTMLElement[]} */
  #keeping() {
    const { match, failed } = this.table;
    const { game, seed } = match.setUp;
    if (match.open)
      return [
        h(
          "div",
          { class: "row" },
          button(t("save"), () => saveFile(`${game}-${seed}.json`, match.record(match.entries.length - 1)), {
            id: "save",
            "data-key": "save",
          }),
        ),
      ];
    const { transcript } = match;
    if (!transcript) return [h("p", { class: "small", text: t("why_nothing") })];
    const name = match.now.sealed.match.slice(0, 8);
    return [
      h("p", { class: "small", text: t("why_no_record") }),
      h(
        "div",
        { class: "row" },
        button(t("save_receipts"), () => saveFile(`${name}-receipts.json`, transcript), {
          id: "save-receipts",
          "data-key": "save-receipts",
        }),
        button(t("save_keys"), () => void once("/v1/keys").then(keys => saveFile(`${name}-keys.json`, keys), failed), {
          id: "save-keys",
          "data-key": "save-keys",
        }),
      ),
    ];
  }
}
