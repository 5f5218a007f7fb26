// @ts-check
// Names for the types that the files of this board share; nothing happens here.

export {};

/** @import {XiditAction, XiditDecision, XiditEvent} from "../../../../../openapi/warlords.d.ts" */
/** @import {XiditPack, XiditPackTile, XiditView} from "../../../../../openapi/warlords.d.ts" */

/** @typedef {XiditView} View */
/** @typedef {XiditPack} Pack */
/** @typedef {XiditPackTile} Tile */
/** @typedef {XiditAction} Action */
/** @typedef {XiditDecision & {text?: string}} Decision  with its sentence, if the API was asked for one */
/** @typedef {XiditEvent & {text?: string}} Told  an event with its sentence */
/** @typedef {"en"|"zh"|"ja"} Language */
/** @typedef {"blue"|"red"|"black"} Colour */
/** @typedef {Colour|"act"|"wait"} Order */
/** @typedef {"gold"|"bards"|"storeys"} Reward */
/** @typedef {readonly number[]} Units  five counts, weakest kind first */

/**
 * @typedef {object} Draft  What is half chosen.
 * @property {(Order|null)[]} [plan]  the six places of the programming board
 * @property {number|null} [place]  the place that the next order goes to; null: the first free one
 * @property {number[]} [units]  units to hand in
 * @property {number} [stack]  the titan to fight
 * @property {Reward[]} [rewards]
 * @property {Record<number, number>} [bards]  by region
 * @property {number|null} [route]  the seat whose last routes are drawn
 */

/**
 * @typedef {object} Scene  What a board is drawn from.
 * @property {View} view
 * @property {number|null} seat  whose eyes
 * @property {Decision[]} decisions
 * @property {Decision|null} mine  what the person at the screen owes now for `seat`
 * @property {{total: number, actions: readonly Action[]}|null} offer
 * @property {Pack} pack
 * @property {Language} language
 * @property {Draft} draft
 * @property {object|null} outcome
 * @property {readonly Told[]} [events]  all that was told since the match began, oldest first
 * @property {(action: Action) => void} choose
 * @property {() => void} redraw
 * @property {(seat: number) => string} who
 */
