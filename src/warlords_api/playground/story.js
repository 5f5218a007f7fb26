// @ts-check
// What happened, in sentences, and how it ended.
import { called } from "./boards/option_words.js";
import { withClauses } from "./clauses.js";
import { h } from "./svg.js";
import { language, listed, t } from "./words.js";

/** @import {Match} from "./match.js" */

const SHOWN = 40; // steps

/** A type's name, where there is no sentence. @param {string} type */
export const titleOf = type => type.replaceAll("_", " ");

/**
 * A list item for each step, the newest first.
 * @param {Match} match
 * @param {(seat: number) => string} who
 * @param {(error: unknown) => void} failed
 * @returns {HTMLElement[]}
 */
export function story(match, who, failed) {
  const items = [];
  for (let step = match.at; step >= Math.max(0, match.at - SHOWN); step--) {
    const { exchange, moves } = match.entries[step];
    const events = exchange?.events ?? [];
    if (!events.length && step > 0) continue;
    items.push(
      h(
        "li",
        { class: step === match.at ? "newest" : null, value: step },
        h("h3", { text: stepTitle(moves, who) }),
        h(
          "ul",
          {},
          events.map((/** @type {any} */ event) =>
            h("li", {}, withClauses(match.setUp.game, event.text ?? titleOf(event.type), event.rule, failed)),
          ),
        ),
      ),
    );
  }
  return items;
}

/** Who moved. @param {{seat: number}[]} moves @param {(seat: number) => string} who */
export const stepTitle = (moves, who) => (moves.length ? listed(moves.map(({ seat }) => who(seat))) : t("set_up"));

/**
 * The seats in their places, with what counted.
 * @param {any} outcome @param {(seat: number) => string} who
 */
export function ranking(outcome, who) {
  /** @type {string[]} */
  const names = [
    ...new Set(
      outcome.ranking.flatMap((/** @type {any} */ each) => each.scores.map((/** @type {any} */ score) => score.name)),
    ),
  ];
  return h(
    "div",
    { class: "card" },
    h("p", { class: "large", text: called(outcome.reason, language()) }),
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          [t("place"), t("who"), ...names.map(name => called(name, language()))].map(text =>
            h("th", { scope: "col", text }),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        outcome.ranking.map((/** @type {any} */ each) =>
          h(
            "tr",
            { "data-seat": each.seat },
            h("td", { text: each.place }),
            h("th", { scope: "row", text: who(each.seat) }),
            names.map(name =>
              h("td", { text: each.scores.find((/** @type {any} */ score) => score.name === name)?.value ?? "" }),
            ),
          ),
        ),
      ),
    ),
  );
}
