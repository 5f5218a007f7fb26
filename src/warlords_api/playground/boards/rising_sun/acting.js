// @ts-check
// What is owed now and how it can be answered: step by step in words, beside what can be clicked on the map.

/** @import {Part} from "../choosing.js" */
/** @import {Action, Scene} from "./scene.js" */
import { h, hit } from "../../svg.js";
import { describe, effectName, targetName, tileName } from "./describe.js";
import { gifts } from "./gifts.js";
import { sign } from "./icons.js";
import { cardOf, kindName, piecesName, placeName, sourceName } from "./names.js";
import { begin, carryOut, legal, saidAlready, say as tell, stage } from "./scene.js";
import { bidForm } from "./war.js";
import { filled, words } from "./words.js";

/** Kinds of action that a press of one button says whole. */
const WHOLE = ["propose", "accept", "decline", "withdraw", "ready", "use_advantage", "share_out", "take_turn"];

/**
 * Everything that the person at the screen can do now; null if that is nothing.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
export function acting(scene) {
  const { mine } = scene;
  const parts = [mine?.type === "bid_due" ? bidForm(scene, mine.coins) : steps(scene), whole(scene), side(scene)];
  return parts.some(part => part !== null) ? h("section", { class: mine ? "rs-acting rs-mine" : "rs-acting" }, parts) : null;
}

/**
 * The next thing to say of an action, as buttons; what was said already; and other kinds of action.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
function steps(scene) {
  const say = words(scene.language);
  const now = stage(scene);
  if (now.type === null || !now.step) return null;
  const tiles = now.step.includes("tile");
  const begun = scene.draft.said !== undefined && Object.keys(scene.draft.said).length > (now.type === firstType(scene) ? 1 : 0);
  return h("div", { class: "rs-steps" },
    h("p", { class: "rs-question" }, h("b", { text: question(scene, now.type, now.step) }),
      begun && h("span", { class: "rs-muted", text: soFar(scene) })),
    h("div", { class: tiles ? "rs-choices rs-tiles" : "rs-choices" }, now.options.map(part => option(scene, part)),
      begun && hit(h("button", { type: "button", class: "rs-quiet", text: say.undo }),
        { key: "anew", label: say.undo, onchoose: () => begin(scene, null) })),
    otherTypes(scene, now.type));
}

/**
 * @param {Scene} scene
 * @returns {string|undefined} the kind of action that is begun unasked
 */
function firstType(scene) {
  return stage({ ...scene, draft: {} }).type ?? undefined;
}

/**
 * @param {Scene} scene
 * @param {string} type
 * @param {readonly string[]} step
 * @returns {string} what the step asks
 */
function question(scene, type, step) {
  const { ask } = words(scene.language);
  if (type === "use_effect") return step.length === 1 ? (step[0] === "kind" ? ask.kind : ask.place) : ask.effect;
  if (type === "take_hostage") return ask.hostage;
  if (type === "build") return `${words(scene.language).build}: ${ask.place}`;
  if (step.length > 1) return ask.group;
  /** @type {Record<string, string>} */
  const asked = ask;
  return asked[step[0] ?? ""] ?? "";
}

/**
 * @param {Scene} scene
 * @returns {string} what has been said of the action
 */
function soFar(scene) {
  const { said } = stage(scene);
  const parts = Object.entries(said).filter(([field]) => field !== "type");
  if (!parts.length) return "";
  return filled(words(scene.language).chosen, { what: name(scene, Object.fromEntries(parts)) });
}

/**
 * A button for one answer.
 * @param {Scene} scene
 * @param {Part} part
 * @returns {HTMLElement}
 */
function option(scene, part) {
  const text = name(scene, part);
  const mandate = mandateOf(scene, part);
  const card = typeof part["card"] === "string" ? cardOf(scene, part["card"]) : undefined;
  const node = h("button", { type: "button", class: "rs-choice" }, mandate && sign(mandate), h("span", { text }),
    card && [sign("coins"), String(card.cost)]);
  return hit(node,
    { key: `option-${Object.values(part).join("-")}`, label: text, onchoose: () => tell(scene, part), selected: saidAlready(scene, part) });
}

/**
 * @param {Scene} scene
 * @param {Part} part
 * @returns {string|null} the mandate that a part is about
 */
function mandateOf(scene, part) {
  if (typeof part["mandate"] === "string") return part["mandate"];
  return typeof part["tile"] === "number" ? scene.view.own?.tiles[part["tile"]] ?? null : null;
}

/**
 * Some fields of an action in words.
 * @param {Scene} scene
 * @param {Part} part
 * @returns {string}
 */
function name(scene, part) {
  const { tile, mandate, card, heard, own, to, kind = null, place = null, seat = null } = /** @type {Record<string, any>} */ (part);
  const say = words(scene.language);
  /** @type {Record<string, string>} */
  const mandates = say.mandate;
  const told = [
    tile === undefined ? "" : tileName(scene, tile),
    mandate === undefined ? "" : mandates[mandate] ?? mandate,
    card === undefined ? "" : sourceName(scene, card),
    heard === undefined ? "" : effectName(scene, heard),
    kind !== null && place !== null && seat === null ? figures(scene, kind, place) : targetName(seat, kind, place, scene),
    own === undefined ? "" : kindName(scene, own),
    to === undefined ? "" : placeName(scene, to),
  ];
  return told.filter(Boolean).join(say.list) || say.action.use_effect;
}

/**
 * @param {Scene} scene
 * @param {string} kind
 * @param {string} place
 * @returns {string} own figures where they stand
 */
function figures(scene, kind, place) {
  const own = scene.seat === null ? undefined : scene.view.players[scene.seat];
  const count = own?.pieces.find(group => group.kind === kind && group.place === place)?.count ?? 1;
  return filled(words(scene.language).at, { kind: count > 1 ? piecesName(scene, kind, count) : kindName(scene, kind), place: placeName(scene, place) });
}

/**
 * Buttons for kinds of action that are not being said: building, while figures can move, and moving again.
 * @param {Scene} scene
 * @param {string} type
 * @returns {HTMLElement|null}
 */
function otherTypes(scene, type) {
  const say = words(scene.language);
  const others = /** @type {const} */ (["build", "move"]).filter(each => each !== type && legal(scene).some(action => action.type === each));
  if (!others.length) return null;
  return h("div", { class: "rs-choices" }, others.map(each => hit(h("button", { type: "button", text: say[each] }),
    { key: `type-${each}`, label: say[each], onchoose: () => begin(scene, each) })));
}

/**
 * Buttons for what one press says whole, and for ending or declining.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
function whole(scene) {
  const actions = legal(scene).filter(action => WHOLE.includes(action.type) || action.type === "done");
  return actions.length ? h("div", { class: "rs-choices" }, actions.map(action => button(scene, action))) : null;
}

/**
 * @param {Scene} scene
 * @param {Action} action
 * @returns {HTMLElement}
 */
function button(scene, action) {
  const text = describe(action, scene);
  const quiet = ["done", "decline", "withdraw"].includes(action.type);
  const { type, ...rest } = action;
  return hit(h("button", { type: "button", class: quiet ? "" : "rs-choice", text }),
    { key: `action-${[type, ...Object.values(rest)].join("-")}`, label: text, onchoose: () => carryOut(scene, action) });
}

/**
 * What is allowed besides: gifts, and words on a new alliance after a betrayal.
 * @param {Scene} scene
 * @returns {HTMLElement|null}
 */
function side(scene) {
  const talk = scene.side.filter(action => action.type !== "give");
  const form = gifts(scene);
  if (!talk.length && !form) return null;
  return h("div", { class: "rs-side" }, talk.length > 0 && h("div", { class: "rs-choices" }, talk.map(action => button(scene, action))), form);
}
