// @ts-check
// What things are called: in the pack's words, in the reader's language.

/** @import {Card, Clan, Province, Scene} from "./scene.js" */
import { filled, words } from "./words.js";

/** @typedef {{vp?: number, coins?: number, ronin?: number}} Goods */

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Clan|undefined} its clan in the pack
 */
export function clanOf(scene, seat) {
  const id = scene.view.players[seat]?.clan;
  return scene.pack.clans.find(clan => clan.id === id);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {string} its clan's name
 */
export function clanName(scene, seat) {
  return clanOf(scene, seat)?.name[scene.language] ?? String(seat);
}

/**
 * @param {Scene} scene
 * @param {readonly number[]} seats
 * @returns {string} their clans' names
 */
export function clanNames(scene, seats) {
  return seats.map(seat => clanName(scene, seat)).join(words(scene.language).list);
}

/**
 * What stands for a clan where there is little room: the beginning of its name, or the seat's number where two clans begin
 * alike.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {string}
 */
export function crestOf(scene, seat) {
  const initials = scene.view.players.map((_, each) => [...clanName(scene, each)][0] ?? "");
  const own = initials[seat] ?? "";
  return initials.filter(each => each === own).length === 1 ? own : String(seat);
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {Card|undefined}
 */
export function cardOf(scene, id) {
  return scene.pack.cards.find(card => card.id === id);
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {string} the name of a card, or of the clan that an effect comes from
 */
export function sourceName(scene, id) {
  const source = cardOf(scene, id) ?? scene.pack.clans.find(clan => clan.id === id);
  return source?.name[scene.language] ?? id;
}

/**
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} [count]
 * @returns {string} a kind of pieces, as one or several of it are called
 */
export function kindName(scene, kind, count = 1) {
  const { kind: one, kinds: several } = words(scene.language);
  /** @type {Record<string, string>} */
  const named = count === 1 ? one : several;
  return named[kind] ?? sourceName(scene, kind);
}

/**
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} count
 * @returns {string} so many pieces of a kind
 */
export function piecesName(scene, kind, count) {
  return filled(words(scene.language).count, { count, kind: kindName(scene, kind, count) });
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {Province|undefined}
 */
export function provinceOf(scene, id) {
  return scene.pack.provinces.find(province => province.id === id);
}

/**
 * @param {Scene} scene
 * @param {string} place
 * @returns {string} a province, a shrine, the reserve, or where a seat keeps its hostages
 */
export function placeName(scene, place) {
  const say = words(scene.language);
  const [what, number] = place.split("_");
  const province = provinceOf(scene, place);
  if (province) return province.name[scene.language];
  if (what === "shrine") return filled(say.shrine, { number: Number(number) });
  if (what === "captive") return filled(say.captive, { clan: clanName(scene, Number(number)) });
  return place === "reserve" ? say.reserve : place;
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {string} the name of a kami
 */
export function kamiName(scene, id) {
  return scene.pack.kami.find(kami => kami.id === id)?.name[scene.language] ?? id;
}

/**
 * @param {Scene} scene
 * @param {Goods} goods
 * @returns {string} victory points, coins and ronin, those that there are
 */
export function goodsName(scene, goods) {
  const { goodsOf, list, nothing } = words(scene.language);
  const told = [
    goods.vp ? filled(goodsOf.vp, { count: goods.vp }) : "",
    goods.coins ? filled(goodsOf.coins, { count: goods.coins }) : "",
    goods.ronin ? filled(goodsOf.ronin, { count: goods.ronin }) : "",
  ];
  return told.filter(Boolean).join(list) || nothing;
}
