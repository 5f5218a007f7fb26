// @ts-check
// What each seat has, the honor track, alliances.

/** @import {Scene} from "./scene.js" */
import { h, hit } from "../../svg.js";
import { crest } from "./crest.js";
import { folded } from "./folded.js";
import { sign } from "./icons.js";
import { cardOf, clanName, clanOf, kindName, piecesName, placeName, sourceName } from "./names.js";
import { partOfReserve, partOfSeat } from "./parts.js";
import { saidAlready, say as tell, sayable } from "./scene.js";
import { filled, words } from "./words.js";

/**
 * The honor track, highest first, with who is allied with whom.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function honor(scene) {
  const say = words(scene.language);
  const { honor: track, alliances } = scene.view.table;
  const pairs = alliances.map(([one, other]) => `${clanName(scene, one ?? 0)} + ${clanName(scene, other ?? 0)}`).join(say.list);
  return h("section", { class: "rs-honor" },
    h("h3", { text: say.honor }),
    h("ol", {}, track.map(seat => h("li", {}, crest(scene, seat), h("span", { text: clanName(scene, seat) })))),
    h("p", { class: "rs-muted", text: pairs ? filled(say.openAlliances, { pairs }) : say.noAlliances }));
}

/**
 * A card for each seat.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function seats(scene) {
  return h("section", { class: "rs-seats", "aria-label": words(scene.language).seats },
    scene.view.players.map((_, seat) => card(scene, seat)));
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
function card(scene, seat) {
  const part = partOfSeat(scene, seat);
  const node = h("article", { class: `rs-seat seat-${seat}${seat === scene.seat ? " rs-mine" : ""}` },
    header(scene, seat, part !== null && sayable(scene, part)
      ? hit(h("button", { type: "button", class: "rs-chip", text: clanName(scene, seat) }),
          { key: `seat-${seat}`, label: clanName(scene, seat), onchoose: () => tell(scene, part) })
      : null),
    goods(scene, seat), states(scene, seat), reserve(scene, seat), hostages(scene, seat), tokens(scene, seat), hand(scene, seat));
  return node;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {HTMLElement|null} button
 * @returns {HTMLElement}
 */
function header(scene, seat, button) {
  return h("header", {}, crest(scene, seat), h("h3", { text: clanName(scene, seat) }), h("span", { class: "rs-muted", text: scene.who(seat) }), button);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
function goods(scene, seat) {
  const say = words(scene.language);
  const player = scene.view.players[seat];
  const kinds = /** @type {const} */ (["vp", "coins", "ronin"]);
  return h("p", { class: "rs-goods" }, kinds.map(kind => h("span", {},
    sign(kind), h("b", { text: player?.[kind] ?? 0 }), h("span", { class: "rs-muted", text: say.short[kind] }))));
}

/**
 * Honor, alliance, what is open between this seat and others.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
function states(scene, seat) {
  const say = words(scene.language);
  const { honor: track, alliances, proposals, holder, phase } = scene.view.table;
  const ally = alliances.find(pair => pair.includes(seat))?.find(each => each !== seat);
  const open = proposals.filter(each => each.open && each.seat === seat);
  const told = [
    filled(say.rank, { rank: track.indexOf(seat) + 1 }),
    ally === undefined ? say.noAlly : filled(say.ally, { clan: clanName(scene, ally) }),
    phase === "politics" && holder === seat ? say.holder : "",
    scene.view.players[seat]?.committed ? say.committed : "",
    scene.decisions.some(each => each.seat === seat) ? say.owes : "",
    ...open.map(each => filled(say.proposes, { one: clanName(scene, seat), other: clanName(scene, each.to) })),
  ];
  return h("ul", { class: "rs-states" }, told.filter(Boolean).map(text => h("li", { text })));
}

/**
 * Pieces in the reserve; those of whoever acts can be chosen from.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
function reserve(scene, seat) {
  const say = words(scene.language);
  const groups = (scene.view.players[seat]?.pieces ?? []).filter(group => group.place === "reserve");
  return h("div", { class: "rs-reserve" }, h("span", { class: "rs-muted", text: say.inReserve }),
    groups.length ? groups.map(({ kind, count }) => {
      const part = seat === scene.seat ? partOfReserve(scene, kind) : null;
      const inside = [sign(kind, `fill-seat-${seat}`), h("span", { text: count })];
      const label = piecesName(scene, kind, count);
      if (part === null || !sayable(scene, part))
        return h("span", { class: "rs-piece", title: kindName(scene, kind, count) }, h("span", { class: "rs-hidden", text: label }), inside[0],
          h("span", { "aria-hidden": "true", text: count }));
      return hit(h("button", { type: "button", class: "rs-piece rs-choice", title: kindName(scene, kind, count) }, inside),
        { key: `reserve-${kind}`, label, onchoose: () => tell(scene, part), selected: saidAlready(scene, part) });
    }) : h("span", { text: say.none }));
}

/**
 * Figures of others that this seat has taken.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement|null}
 */
function hostages(scene, seat) {
  const say = words(scene.language);
  const taken = scene.view.players.flatMap((player, owner) =>
    player.pieces.filter(group => group.place === `captive_${seat}`).map(group => ({ owner, ...group })));
  if (!taken.length) return null;
  return h("div", { class: "rs-reserve" }, h("span", { class: "rs-muted", text: say.hostages }), taken.map(({ owner, kind, count }) =>
    h("span", { class: "rs-piece" }, crest(scene, owner), sign(kind, `fill-seat-${owner}`),
      h("span", { text: filled(say.theirs, { clan: clanName(scene, owner), kind: piecesName(scene, kind, count) }) }))));
}

/**
 * War province tokens, with the season they were won in.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement|null}
 */
function tokens(scene, seat) {
  const say = words(scene.language);
  const won = scene.view.players[seat]?.tokens ?? [];
  if (!won.length) return null;
  return h("div", { class: "rs-reserve" }, h("span", { class: "rs-muted", text: say.tokens }), won.map(({ season, province }) =>
    h("span", { class: "rs-token", title: say.season[season] }, `${placeName(scene, province)} · ${say.season[season]}`)));
}

/**
 * What the clan and its season cards can do.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {HTMLElement}
 */
function hand(scene, seat) {
  const say = words(scene.language);
  const own = scene.view.players[seat]?.cards ?? [];
  const clan = clanOf(scene, seat);
  const summary = own.length ? `${say.cards} (${own.length}): ${own.map(id => sourceName(scene, id)).join(say.list)}` : say.power;
  return folded(`hand-${seat}`, summary, h("dl", {},
    clan && [h("dt", { text: say.power }), h("dd", { text: clan.text[scene.language] })],
    own.map(id => [h("dt", { text: sourceName(scene, id) }), h("dd", { text: cardOf(scene, id)?.text[scene.language] })]).flat()));
}
