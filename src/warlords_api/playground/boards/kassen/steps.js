// @ts-check
// An action is chosen field by field: what has been picked narrows the legal actions, and these say what comes next.

/** @import {Action, Picked, Scene} from "./reading.js" */
/** @typedef {"card"|"attacker"|"place"|"target"} Field */

/** @type {readonly Field[]} In the order in which they are chosen. */
const FIELDS = ["card", "attacker", "place", "target"];

/** A field of an action; null if it has none. @param {Action} action @param {Field} field @returns {number|null} */
const valueOf = (action, field) => /** @type {Picked} */ (action)[field] ?? null;

/** The legal actions that agree with what is picked. @param {Scene} scene @returns {Action[]} */
export function left(scene) {
  const picked = Object.entries(scene.draft.picked ?? {});
  return (scene.mine && scene.offer ? scene.offer.actions : []).filter(action =>
    picked.every(([field, value]) => valueOf(action, /** @type {Field} */ (field)) === value));
}

/** The values that a field can still take. @param {Scene} scene @param {Field} field @returns {Set<number>} */
export function open(scene, field) {
  const values = left(scene).map(action => valueOf(action, field));
  return new Set(values.filter(value => value !== null));
}

/** The values that a field can take before anything is picked. @param {Scene} scene @param {Field} field @returns {Set<number>} */
export const offered = (scene, field) => open({ ...scene, draft: {} }, field);

/** The field to choose next; null: nothing is picked yet, or nothing is left to choose. @param {Scene} scene @returns {Field|null} */
export function next(scene) {
  const picked = scene.draft.picked;
  if (!picked) return null;
  return FIELDS.find(field => !(field in picked) && open(scene, field).size > 0) ?? null;
}

/** The actions of a type that are legal now. @param {Scene} scene @param {Action["type"]} type @returns {Action[]} */
export const ofType = (scene, type) =>
  (scene.mine && scene.offer ? scene.offer.actions : []).filter(action => action.type === type);

/**
 * Pick one more field. With the last one the action is carried out; a card alone waits to be confirmed, so that it
 * can be read first.
 * @param {Scene} scene @param {Field} field @param {number} value
 */
export function pick(scene, field, value) {
  if (done.has(scene)) return;
  const fresh = field === "card" || field === "attacker";
  scene.draft.picked = { ...(fresh ? {} : scene.draft.picked), [field]: value };
  scene.draft.retreating = false;
  if (field !== "card" && next(scene) === null) carryOut(scene, left(scene)[0]);
  else scene.redraw();
}

/** Play the picked card; a general goes to the right end, if nobody says otherwise (KS-3.1). @param {Scene} scene */
export function confirm(scene) {
  switch (next(scene)) {
    case null: return carryOut(scene, left(scene)[0]);
    case "place": return pick(scene, "place", Math.max(...open(scene, "place")));
    default: return drop(scene);
  }
}

/** Take back what is picked. @param {Scene} scene */
export function drop(scene) {
  scene.draft.picked = undefined;
  scene.draft.retreating = false;
  scene.redraw();
}

/** Scenes whose action is on its way: a second click must not become another action. @type {WeakSet<Scene>} */
const done = new WeakSet();

/** @param {Scene} scene @param {Action} action */
export function carryOut(scene, action) {
  if (done.has(scene)) return;
  done.add(scene);
  scene.draft.picked = undefined;
  scene.draft.retreating = false;
  scene.choose(action);
}
