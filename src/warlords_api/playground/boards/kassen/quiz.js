// @ts-check
// Questions: the one that waits, the marks of the one before, and all of them with explanations at the end.

import { folded } from "../../parts.js";
import { h } from "../../svg.js";
import { justAnswered } from "./changes.js";
import { nameOf } from "./naming.js";
import { carryOut, ofType } from "./steps.js";
import { say, told } from "./words.js";

/** @import {Scene, View} from "./reading.js" */
/** @typedef {NonNullable<View["own"]>["answered"][number]} Marked */

/** The question that waits for the reader; null: none. @param {Scene} scene @returns {HTMLElement|null} */
export function question(scene) {
  const quiz = scene.view.own?.quiz;
  const due = scene.mine?.type === "answer_due" ? scene.mine : null;
  if (!quiz || !due) return null;
  const { text, choices } = scene.pack.questions[quiz.question];
  const answers = ofType(scene, "answer");
  return h("section", { class: "ks-quiz", "aria-labelledby": "ks-quiz-text" },
    heading(scene, quiz.subject, quiz.kind),
    h("p", { class: "ks-quiz-text", id: "ks-quiz-text" }, told(scene, text)),
    h("ol", { class: "ks-choices" }, quiz.order.map((choice, place) => h("li", {},
      h("button", { type: "button", class: "ks-choice", "data-key": `choice-${place}`,
        onclick: () => answers.flatMap(each => (each.type === "answer" && each.choice === place ? [each] : [])).forEach(each => carryOut(scene, each)) },
      h("span", { class: "ks-number", "aria-hidden": "true" }, place + 1), h("span", {}, told(scene, choices[choice])))))),
    h("p", { class: "ks-quiz-note" }, say(scene, due.purpose === "last" ? "hint.last" : "hint.question")));
}

/** Whom it is about, and its kind as a seal. @param {Scene} scene @param {number} subject @param {string} kind @returns {HTMLElement} */
function heading(scene, subject, kind) {
  const language = scene.language === "zh" ? "zh" : "ja";
  const name = scene.pack.generals[subject].name;
  return h("header", {},
    h("span", { class: "ks-portrait", lang: language, "aria-hidden": "true" }, name[language]),
    h("h3", {}, nameOf(scene, subject)),
    h("span", { class: "ks-stamp" }, say(scene, `quiz.${kind}`)));
}

/** The marks of the answer that was just given: a circle for the right choice, a stroke through a wrong one. @param {Scene} scene @returns {HTMLElement|null} */
export function marks(scene) {
  const marked = justAnswered(scene);
  if (!marked || scene.view.table.verdict) return null;
  const right = marked.chosen === marked.right;
  return h("section", { class: "ks-marks", role: "status" },
    h("strong", { class: right ? "ks-better" : "ks-worse" }, `${right ? "○" : "×"} ${say(scene, right ? "quiz.right" : "quiz.wrong")}`),
    choices(scene, marked));
}

/** The right choice and, if it was another one, the chosen one. @param {Scene} scene @param {Marked} marked @returns {HTMLElement} */
function choices(scene, marked) {
  const texts = scene.pack.questions[marked.question].choices;
  const line = (/** @type {number} */ place, /** @type {string} */ key, /** @type {string} */ sign) =>
    h("li", { class: `ks-mark-${key}` }, h("span", { "aria-hidden": "true" }, sign),
      h(key === "chosen" ? "s" : "span", {}, say(scene, `quiz.${key}`, { text: told(scene, texts[marked.order[place]]) })));
  return h("ul", {}, line(marked.right, "was", "○ "), marked.chosen !== marked.right && line(marked.chosen, "chosen", "× "));
}

/** The reader's questions with their explanations, as the settlement serves them (KS-10.1). @param {Scene} scene @returns {HTMLElement|null} */
export function review(scene) {
  const answered = scene.view.own?.answered ?? [];
  if (answered.length === 0) return null;
  const right = answered.filter(each => each.chosen === each.right).length;
  return h("div", { class: "ks-review" }, folded("ks-review", `${say(scene, "review")} (${right}/${answered.length})`, () => [
    h("ol", {}, answered.map(marked => h("li", {},
      h("p", {}, told(scene, scene.pack.questions[marked.question].text)), choices(scene, marked),
      marked.explanation && h("p", { class: "ks-explained" }, told(scene, marked.explanation)))))]));
}
