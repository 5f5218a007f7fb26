// @ts-check
// Choosing an action field by field: each click says a little more of it, and what is left of the legal actions is what
// can still be said. Knows no game.

/** @typedef {Readonly<Record<string, unknown>>} Part  Some fields of an action; a whole action too. */

/**
 * Whether an action says what a part says.
 * @param {Part} action
 * @param {Part} part
 * @returns {boolean}
 */
export function fits(action, part) {
  return Object.entries(part).every(([field, value]) => same(action[field], value));
}

/**
 * The actions that say what a part says.
 * @template {Part} A
 * @param {readonly A[]} actions
 * @param {Part} part
 * @returns {A[]}
 */
export function narrowed(actions, part) {
  return actions.filter(action => fits(action, part));
}

/**
 * What actions say in some fields, each once, in the order of the actions.
 * @param {readonly Part[]} actions
 * @param {readonly string[]} fields
 * @returns {Part[]}
 */
export function answers(actions, fields) {
  /** @type {Part[]} */
  const found = [];
  for (const action of actions) {
    const part = Object.fromEntries(fields.filter(field => field in action).map(field => [field, action[field]]));
    if (!found.some(each => fits(each, part))) found.push(part);
  }
  return found;
}

/**
 * What is said after a click: what was said before and more; where it takes the place of something that was said and does not
 * go with the rest, only that. Null if no action says it.
 * @param {readonly Part[]} actions
 * @param {Part} said  what was said before
 * @param {Part} part  what the click says
 * @returns {Part|null}
 */
export function after(actions, said, part) {
  const more = { ...said, ...part };
  if (actions.some(action => fits(action, more))) return more;
  return contradicts(said, part) && actions.some(action => fits(action, part)) ? part : null;
}

/**
 * Which step comes next: the first whose fields are not all said. A step with one answer is taken as said, so that nobody
 * is asked what goes without saying, but for the last one: every action takes a click that carries it out.
 * @param {readonly Part[]} actions  of one kind
 * @param {readonly (readonly string[])[]} steps  the fields of each step
 * @param {Part} said
 * @returns {{said: Part, step: readonly string[]|null, options: Part[]}}  `step` is null when everything is said
 */
export function next(actions, steps, said) {
  const open = steps.filter(step => !step.every(field => field in said));
  const step = open[0];
  if (!step) return { said, step: null, options: [] };
  const options = answers(narrowed(actions, said), step);
  if (open.length > 1 && options.length === 1) return next(actions, steps, { ...said, ...options[0] });
  return { said, step, options };
}

/**
 * @param {Part} said
 * @param {Part} part
 * @returns {boolean} whether the two disagree
 */
function contradicts(said, part) {
  return Object.entries(part).some(([field, value]) => field in said && !same(said[field], value));
}

/**
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean} whether two values of JSON are the same
 */
function same(one, other) {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
