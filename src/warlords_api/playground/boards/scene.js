// @ts-check
// What a board and the page around it agree on.

/**
 * What a board is drawn from: frozen, a new one for every change.
 * @typedef {object} Scene
 * @property {any} view  of `seat`; the spectator's if seat is null
 * @property {number|null} seat  whose eyes
 * @property {any[]} decisions  all that are owed: public facts, each with a `text` in the reader's language
 * @property {any} mine  what the person at the screen owes now for `seat`; null: nothing, and nothing can be chosen
 * @property {{total: number, actions: any[]}|null} offer  legal actions of `mine`: all if total <= 500, else the first 100
 * @property {any[]} side  what the seat may do besides
 * @property {any[]} events  what happened up to now as far as it was told here, oldest first
 * @property {any} pack  as everybody may read it
 * @property {any} options  of the match
 * @property {"en"|"zh"|"ja"} language
 * @property {any} draft  the board's own scratch; emptied when the decision changes
 * @property {any} outcome  null while the match goes on
 * @property {(action: any) => void} choose  carry an action out
 * @property {() => void} redraw  draw again after the draft changed
 * @property {(seat: number) => string} who  what a seat is called, in the reader's language
 */

export {};
