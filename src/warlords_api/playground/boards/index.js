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
};

/**
 * The board of a game.
 * @param {string} game
 * @returns {Promise<Board>}
 */
export const boardOf = game => (BOARDS[game] ?? (() => import("./plain.js")))();
