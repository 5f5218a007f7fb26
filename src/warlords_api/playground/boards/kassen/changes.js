// @ts-check
// What has changed since the reader last had something to decide: so that a turn of the computer leaves its traces.

/** @import {Scene, View} from "./reading.js" */

/** @type {{view: View, decided: boolean}|null} The view that was drawn last. */
let last = null;
/** @type {View|null} The view that changes are counted from. */
let before = null;

/** Whether a view can have come after another one, seen by the same reader. @param {View} now @param {View} then @returns {boolean} */
const follows = (now, then) =>
  now.seat === then.seat && now.pack.digest === then.pack.digest && now.table.entrances >= then.table.entrances &&
  now.table.phase >= then.table.phase && now.table.journal.length >= then.table.journal.length;

/** Note a view that is drawn. @param {Scene} scene */
export function note(scene) {
  const { view, mine } = scene;
  if (last && !follows(view, last.view)) last = before = null;
  // Who never decides, a spectator, is told of each step.
  if (last && last.view !== view && (last.decided || before === null || view.seat === null)) before = last.view;
  last = { view, decided: last?.view === view ? last.decided || mine !== null : mine !== null };
}

/**
 * What became of a unit: whether it is new, and how its health changed.
 * @param {Scene} scene @param {number} unit @returns {{entered: boolean, health: number}}
 */
export function since(scene, unit) {
  if (before === null) return { entered: false, health: 0 };
  const find = (/** @type {View} */ view) => view.units.flat().find(each => each.unit === unit);
  const [then, now] = [find(before), find(scene.view)];
  if (!then || !now) return { entered: !then, health: 0 };
  return { entered: false, health: now.health - then.health };
}

/**
 * The answer that the reader has just given; null: none since the decision before.
 * @param {Scene} scene @returns {NonNullable<View["own"]>["answered"][number]|null}
 */
export function justAnswered(scene) {
  const [then, now] = [before?.own?.answered ?? [], scene.view.own?.answered ?? []];
  return before !== null && now.length > then.length ? now[now.length - 1] : null;
}

/** Who has fallen of a side since then. @param {Scene} scene @param {number} side @returns {number[]} */
export const fallen = (scene, side) =>
  before === null ? [] : scene.view.table.lines[side].fallen.slice(before.table.lines[side].fallen.length);

/** The lines of the journal since then. @param {Scene} scene @returns {View["table"]["journal"]} */
export const news = scene => (before === null ? [] : scene.view.table.journal.slice(before.table.journal.length));
