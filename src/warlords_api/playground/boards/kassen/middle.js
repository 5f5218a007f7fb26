// @ts-check
// Between the fields: what is to be done now, how, and what ends a turn or a match.

import { h } from "../../svg.js";
import { news } from "./changes.js";
import { cardName, journalLine, nameOf, targetName, unitName } from "./naming.js";
import { inHand, near } from "./reading.js";
import { carryOut, confirm, drop, next, ofType, offered, open, pick } from "./steps.js";
import { marks, question, review } from "./quiz.js";
import { joined, listed, say } from "./words.js";

/** @import {Scene} from "./reading.js" */

/** First phase in which an empty field is filled by force (KS-3.4). */
const FORCED_FROM = 4;
/** So many lines of news; the journal has them all. */
const MOST_NEWS = 5;

/** What stands between the two fields. @param {Scene} scene @returns {HTMLElement} */
export function middle(scene) {
  return h("div", { class: "ks-middle" },
    recent(scene),
    marks(scene),
    scene.view.table.verdict ? ending(scene) : question(scene) ?? (scene.draft.retreating ? warning(scene) : acting(scene)));
}

/** What was played and what worked since the reader's last decision. @param {Scene} scene @returns {HTMLElement|false} */
function recent(scene) {
  const lines = news(scene).slice(-MOST_NEWS);
  return lines.length > 0 && h("ul", { class: "ks-news" }, lines.map(line => h("li", {}, journalLine(scene, line))));
}

/** What can be done now, with the buttons for it. @param {Scene} scene @returns {HTMLElement} */
function acting(scene) {
  return h("section", { class: "ks-acting" },
    h("div", { class: "ks-told" }, hints(scene).map(hint => h("p", {}, hint))),
    h("div", { class: "ks-buttons" }, scene.mine ? buttons(scene) : waiting(scene)));
}

/** Short hints for who has never played. @param {Scene} scene @returns {string[]} */
export function hints(scene) {
  const { view, mine, seat, draft } = scene;
  if (!mine) {
    const owing = scene.decisions.map(decision => decision.seat);
    if (seat === null) return [say(scene, "hint.watch")];
    return owing.map(side => say(scene, scene.decisions[0].type === "answer_due" ? "quiz.away" : "hint.wait", { who: scene.who(side) }));
  }
  if (draft.picked) return [picking(scene)];
  const told = [];
  const nobody = view.units[near(scene)].length === 0;
  if (offered(scene, "card").size > 0) told.push(say(scene, "hint.cards.general"));
  if (offered(scene, "attacker").size > 0) told.push(say(scene, "hint.attack"));
  if (nobody && view.table.phase >= FORCED_FROM && reserve(scene)) told.push(say(scene, "hint.forced"));
  else if (told.length === 0) told.push(say(scene, "hint.end"));
  if (view.table.phase === 1) told.push(say(scene, "hint.goal"));
  return [joined(scene, told)];
}

/** Whether the reader has a general that has not entered. @param {Scene} scene @returns {boolean} */
function reserve({ view, seat }) {
  const cards = [...(seat === null ? [] : view.sides[seat].hand), ...(view.own?.deck ?? [])];
  return cards.some(card => card.kind === "general");
}

/** What to choose next for what is picked. @param {Scene} scene @returns {string} */
function picking(scene) {
  const { card, attacker } = scene.draft.picked ?? {};
  if (card === undefined) return say(scene, "hint.target.attack", { name: unitName(scene, attacker ?? 0) });
  const name = cardName(scene, card);
  switch (next(scene)) {
    case "place": return say(scene, "hint.place", { name });
    case "target": return say(scene, inHand(scene, card)?.kind === "general" ? "hint.target.order" : "hint.target.card", { name });
    default: return joined(scene, [named(scene, card), say(scene, "hint.confirm")]);
  }
}

/** What the picked card would do, as a short sentence. @param {Scene} scene @param {number} card @returns {string} */
function named(scene, card) {
  const kind = inHand(scene, card)?.kind;
  const what = say(scene, kind === "secret" ? "set" : kind === "tactic" ? "play" : "deploy", { name: cardName(scene, card) });
  return scene.language === "en" ? `${what}.` : `${what}。`;
}

/** @param {Scene} scene @returns {(HTMLElement|null|false)[]} */
function buttons(scene) {
  const { picked } = scene.draft;
  if (!picked) {
    const [end] = ofType(scene, "end_turn");
    const [retreat] = ofType(scene, "retreat");
    const idle = offered(scene, "card").size === 0 && offered(scene, "attacker").size === 0;
    return [
      end ? button("end", say(scene, "end"), () => carryOut(scene, end), idle ? "ks-main" : "") : null,
      retreat ? button("retreat", say(scene, "retreat"), () => { scene.draft.retreating = true; scene.redraw(); }) : null,
    ];
  }
  const card = picked.card;
  const itself = scene.view.table.entrances + 1;
  const step = next(scene);
  const playable = card !== undefined && (step === null || step === "place");
  return [
    playable && button("play", named(scene, card).replace(/[.。]$/, ""), () => confirm(scene), "ks-main"),
    step === "target" && card !== undefined && open(scene, "target").has(itself) &&
      button("itself", targetName(scene, itself, card), () => pick(scene, "target", itself), "ks-main"),
    button("cancel", say(scene, "cancel"), () => drop(scene)),
  ];
}

/** While the other side acts the button stays where it is, so that who stands on it need not look for it. @param {Scene} scene @returns {HTMLElement|false} */
function waiting(scene) {
  const end = scene.seat !== null && button("end", say(scene, "end"), () => {});
  if (end) end.setAttribute("aria-disabled", "true");
  return end;
}

/** @param {string} key @param {string} text @param {() => void} onclick @param {string} [more] @returns {HTMLElement} */
const button = (key, text, onclick, more = "") =>
  h("button", { type: "button", class: `ks-button ${more}`, "data-key": key, onclick }, text);

/** The strategist's warning before a retreat (KS-9.3). @param {Scene} scene @returns {HTMLElement} */
function warning(scene) {
  const risks = (scene.view.own?.warning ?? []).map(({ general, chance }) => `${nameOf(scene, general)} ${chance / 10}%`);
  const [retreat] = ofType(scene, "retreat");
  return h("section", { class: "ks-acting ks-warning", role: "alert" },
    h("div", { class: "ks-told" },
      h("h3", {}, say(scene, "retreat.title")),
      h("p", {}, risks.length ? say(scene, "retreat.text", { risks: listed(scene, risks) }) : say(scene, "retreat.safe"))),
    h("div", { class: "ks-buttons" },
      button("stay", say(scene, "retreat.stay"), () => drop(scene), "ks-main"),
      retreat && button("sure", say(scene, "retreat.sure"), () => carryOut(scene, retreat), "ks-grave")));
}

/** The verdict and what followed from it (KS-10). @param {Scene} scene @returns {HTMLElement|null} */
function ending(scene) {
  const { verdict, settlement } = scene.view.table;
  if (!verdict) return null;
  const won = scene.seat === null ? null : verdict.winner === scene.seat;
  const title = won === null ? say(scene, "wins", { who: scene.who(verdict.winner) }) : say(scene, won ? "victory" : "defeat");
  const speaker = settlement?.speaker;
  const captures = settlement?.captures ?? [];
  return h("section", { class: `ks-ending ${won === false ? "ks-lost" : "ks-won"}`, role: "status" },
    h("h3", {}, title),
    h("p", { class: "ks-reason" }, say(scene, `reason.${verdict.reason}`)),
    speaker && h("p", {}, say(scene, "speaker", { name: nameOf(scene, speaker.general) })),
    captures.length > 0 && h("div", {}, h("h4", {}, say(scene, "captures")), h("ul", { class: "ks-captures" }, captures.map(({ general, captured, chance }) =>
      h("li", {}, say(scene, "about", { what: nameOf(scene, general), text: `${say(scene, captured ? "captured" : "escaped")} (${chance / 10}%)` }))))),
    review(scene));
}

