// @ts-check
// What everybody can count: storeys, and regions won, as the bards stand in the open.

/** @import {Pack, View} from "./types.js" */

/**
 * Storeys of a seat's guilds on the map (XD-11.1).
 * @param {View} view @param {number} seat
 */
export const influence = (view, seat) =>
  view.table.guilds.reduce((total, guild) => total + (guild.seat === seat ? guild.storeys : 0), 0);

/**
 * What each seat's open bards would score now (XD-11.1, XD-11.4); the bastion counts only once it is opened.
 * @param {View} view @param {Pack} pack
 * @returns {number[]}  by seat
 */
export function reputation(view, pack) {
  const scores = view.players.map(() => 0);
  view.table.bards.forEach((row, position) => {
    const region = pack.regions[position],
      ranks = [...new Set(row.filter(count => count > 0))].sort((a, b) => b - a);
    if (!region || ranks[0] === undefined) return;
    const first = row.flatMap((count, seat) => (count === ranks[0] ? [seat] : []));
    const second = row.flatMap((count, seat) => (count === ranks[1] ? [seat] : []));
    const shared = first.length > 1;
    const worth = shared && view.options.tie_first === "both_second" ? region.second : region.first;
    for (const seat of first) scores[seat] = (scores[seat] ?? 0) + worth;
    if (!shared) for (const seat of second) scores[seat] = (scores[seat] ?? 0) + region.second;
  });
  return scores;
}
