// @ts-check
// The rule text, a click away from every sentence that names a clause of it.
import { called } from "./boards/option_words.js";
import { once } from "./api.js";
import { button, dialog } from "./parts.js";
import { h } from "./svg.js";
import { inLanguage, language, t } from "./words.js";

/** A clause's id, in parentheses or without. */
const CLAUSE = /\s*[(（](?<aside>[A-Z]{2}-\d+\.\w+)[)）]|\b(?<inside>[A-Z]{2}-\d+\.\w+)/g;

/**
 * A button that shows a clause.
 * @param {string} game
 * @param {string} id  such as XD-4.1
 * @param {(error: unknown) => void} failed
 */
export const clauseButton = (game, id, failed) =>
  button(id, () => void showClause(game, id, failed).catch(failed), {
    class: "clause",
    "aria-label": t("read_rule", { id }),
  });

/**
 * A sentence in which each clause can be pressed; `rule` is added if the sentence does not name it itself.
 * @param {string} game
 * @param {string} text
 * @param {string|null|undefined} rule
 * @param {(error: unknown) => void} failed
 * @returns {(Node|string)[]}
 */
export function withClauses(game, text, rule, failed) {
  /** @type {(Node|string)[]} */
  const parts = [];
  let from = 0;
  for (const { 0: found, groups, index } of text.matchAll(CLAUSE)) {
    const id = groups?.aside ?? groups?.inside ?? "";
    parts.push(text.slice(from, index), ...(groups?.aside ? [" "] : []), clauseButton(game, id, failed));
    from = index + found.length;
  }
  parts.push(text.slice(from));
  if (rule && !text.includes(rule)) parts.push(" ", clauseButton(game, rule, failed));
  return parts;
}

/** @param {string} game @param {string} id @param {(error: unknown) => void} failed */
async function showClause(game, id, failed) {
  const clause = await once(`/v1/${game}/rules/${encodeURIComponent(id)}`);
  dialog(
    `${id} ${inLanguage(clause.title)}`,
    h("p", { class: "prose" }, withClauses(game, inLanguage(clause.text), null, failed)),
    clause.switch &&
      h("p", { class: "small muted", text: t("rule_switch", { name: called(clause.switch, language()) }) }),
    clause.gap && h("p", { class: "small muted", text: t("rule_gap") }),
  );
}
