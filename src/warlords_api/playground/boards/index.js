// @ts-check
// Which games have a board of their own; all others get a plain one.

/** @import {Scene} from "./scene.js" */

/**
 * @typedef {object} Board
 * @property {(scene: Scene) => HTMLElement} draw
 * @property {(action: any, scene: Scene) => string} describe
 * @property {boolean} [sides]  whether the game knows actions that are not owed; undefined: maybe
 * @property {(options: any, bots: boolean[]) => any} [suited]  the options as they suit who plays, by seat
 */

/** @type {Record<string, () => Promise<Board>>} */
const BOARDS = {
  kassen: async () => ({ ...(await import("./kassen.js")), sides: false, suited: led }),
  rising_sun: () => import("./rising_sun.js"),
  xidit: async () => ({ ...(await import("./xidit.js")), sides: false }),
};

/**
 * A side that a bot plays is led by the computer, which answers its questions as well as its strength says (KS-6).
 * @param {any} options @param {boolean[]} bots
 */
const led = (options, bots) => ({
  leaders: options.leaders.map((/** @type {string} */ leader, /** @type {number} */ side) =>
    bots[side] ? (leader === "person" ? "middle" : leader) : "person",
  ),
});

/**
 * The board of a game.
 * @param {string} game
 * @returns {Promise<Board>}
 */
export const boardOf = game => (BOARDS[game] ?? (() => import("./plain.js")))();
