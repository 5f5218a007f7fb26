// @ts-check
// One match: its history of states, who plays which seat, and the calls that carry it on. Nothing here draws.
import { ask, Refused } from "./api.js";
import { Keys } from "./sealed.js";
import { language } from "./words.js";

/** @typedef {number|"spectator"} Eyes */
/** @typedef {{seat: number, action: any}} Move */
/**
 * @typedef {object} Entry  One state of the history.
 * @property {Move[]} moves  that led here from the entry before; none at the set-up
 * @property {any} exchange  what the server answered; null: a step of a loaded record that was not gone yet
 * @property {Map<string, any>} views  answers of POST …/views, by eyes and language
 */
/**
 * @typedef {object} SetUp  What a match starts from.
 * @property {string} game
 * @property {any} options  all of them
 * @property {number|null} seed  null: the server draws one that nobody knows
 * @property {"open"|"sealed"|"receipted"|"closed"} trust
 * @property {string[]} players  by seat: "me", or the name of a bot
 */

export const ME = "me";
const PAGE = 500;

export class Match {
  /** @type {Entry[]} */
  entries = [];
  at = 0;
  /** Of a closed match: what seats have decided before all of it is closed. @type {Map<number, any>} */
  bound = new Map();

  /** @param {SetUp} setUp @param {Keys} keys */
  constructor(setUp, keys) {
    this.setUp = setUp;
    this.keys = keys;
    this.players = [...setUp.players];
  }

  /**
   * Set a match up.
   * @param {SetUp} setUp
   */
  static async start(setUp) {
    const { options, seed, trust } = setUp;
    const keys = await Keys.of(trust, options.seats);
    const match = new Match(setUp, keys);
    // In a closed match a seat has nothing to show yet: what it signs names the match.
    const perspective = trust === "closed" ? "spectator" : match.eyes;
    const body = { options, perspective, ...(match.open ? { seed } : { trust, keys: keys.publicKeys }) };
    const exchange = await match.post("matches", body, match.hidesHands ? "nobody" : null);
    keys.bearer = exchange.sealed?.keys ?? [];
    match.entries.push(entryOf(exchange, []));
    match.remember(match.entries[0], perspective);
    return match;
  }

  /**
   * Take up a record at its set-up, after the server has played all of it again.
   * @param {any} record  as POST …/replays takes it
   * @param {string[]} players
   */
  static async load(record, players) {
    const setUp = {
      game: record.game,
      options: record.options,
      seed: record.seed,
      trust: /** @type {const} */ ("open"),
      players,
    };
    const match = new Match(setUp, new Keys());
    await match.post("replays", { record, perspective: match.eyes });
    const exchange = await match.post("replays", { record: { ...record, moves: [] }, perspective: match.eyes });
    match.setUp.options = exchange.state.options;
    match.entries.push(entryOf(exchange, []), ...record.moves.map((/** @type {Move} */ move) => entryOf(null, [move])));
    match.remember(match.entries[0], match.eyes);
    return match;
  }

  get open() {
    return this.setUp.trust === "open";
  }

  get now() {
    return this.entries[this.at].exchange;
  }

  /** Seats of those who sit at this screen. */
  get humans() {
    return this.players.flatMap((player, seat) => (player === ME ? [seat] : []));
  }

  /** Whether more than one person sits here, so that what one sees is not for the others. */
  get hidesHands() {
    return this.humans.length > 1;
  }

  /** Whose eyes what happens is cut to: with several people at one screen nobody's, as all read the same list. */
  get eyes() {
    const { humans } = this;
    return humans.length === 1 ? humans[0] : /** @type {const} */ ("spectator");
  }

  /** Seats that owe a decision and have not bound themselves to one. */
  get due() {
    return /** @type {number[]} */ (this.now.decisions.map((/** @type {any} */ each) => each.seat)).filter(
      seat => !this.bound.has(seat),
    );
  }

  /** @param {string} what @param {object} body @param {number|"nobody"|null} [whose] */
  post(what, body, whose = null) {
    return ask("POST", `/v1/${this.setUp.game}/${what}`, body, whose);
  }

  /**
   * What a seat, or a spectator, sees now: `{view, decisions, outcome}`.
   * @param {Eyes} eyes
   */
  async look(eyes) {
    const { views } = this.entries[this.at];
    const key = `${eyes} ${language()}`;
    if (!views.has(key))
      views.set(key, await this.post("views", { perspective: eyes, ...(await this.shown(eyes)) }, this.whose(eyes)));
    return views.get(key);
  }

  /**
   * A page of what a seat may do now.
   * @param {number} seat
   * @param {"owed"|"side"} which
   */
  async offer(seat, which, offset = 0, limit = PAGE) {
    return this.post("legal-actions", { seat, which, offset, limit, ...(await this.shown(seat)) }, this.whose(seat));
  }

  /**
   * What a bot would do for its seat.
   * @param {number} seat
   */
  async suggest(seat) {
    // Of an open match the same each time it is played; of another one there is no seed to take it from.
    const seed = this.open
      ? ((this.setUp.seed ?? 0) % 2 ** 40) + this.at * 64 + seat
      : crypto.getRandomValues(new Uint32Array(1))[0];
    const body = { seat, bot: this.players[seat], seed, ...(await this.shown(seat)) };
    return (await this.post("suggestions", body, this.whose(seat))).action;
  }

  /**
   * Decide for a seat. In a closed match this is carried out when all that owe have decided.
   * @param {number} seat
   * @param {any} action
   */
  async decide(seat, action) {
    if (this.setUp.trust !== "closed" || !this.due.includes(seat)) return this.act([{ seat, action }]);
    this.bound.set(seat, action);
    if (this.due.length) return;
    const moves = [...this.bound]
      .map(([each, decided]) => ({ seat: each, action: decided }))
      .sort((a, b) => a.seat - b.seat);
    try {
      await this.act(moves);
    } catch (error) {
      this.bound.clear();
      const refused = error instanceof Refused ? (error.document.index ?? 0) : 0;
      // What one decision ends, the others can no longer answer: those before it stand, those after it decide anew.
      if (refused > 0) await this.act(moves.slice(0, refused));
      if (refused > 0 && this.players[moves[refused].seat] !== ME) return; // a bot needs no telling
      throw error;
    }
  }

  /**
   * Carry moves out from here. What came later in the history is dropped.
   * @param {Move[]} moves
   */
  async act(moves) {
    const entry = await this.after(this.now, moves);
    this.bound.clear();
    this.entries.splice(this.at + 1, Infinity, entry);
    this.at += 1;
  }

  /**
   * Go to a state of the history.
   * @param {number} place
   */
  async goTo(place) {
    for (let next = 1; next <= place; next++) {
      const entry = this.entries[next];
      if (entry.exchange !== null) continue;
      const { exchange, views } = await this.after(this.entries[next - 1].exchange, entry.moves);
      Object.assign(entry, { exchange, views });
    }
    this.at = place;
    this.bound.clear();
  }

  /**
   * The state after some moves.
   * @param {any} before @param {Move[]} moves
   * @returns {Promise<Entry>}
   */
  async after(before, moves) {
    const { eyes } = this;
    const body = { state: before.state, actions: moves, perspective: eyes };
    // What several seats do at once is nobody's alone to read, least of all if it is refused.
    const whose = moves.length > 1 && this.hidesHands ? "nobody" : this.whose(moves[0].seat);
    if (!this.open) {
      const place = before.sealed;
      const proofs = typeof eyes === "number" ? [await this.keys.proof(place, eyes, "look")] : [];
      if (this.setUp.trust === "closed") {
        const { commitments, openings, agreements } = await this.keys.bind(place, moves);
        const { set } = await this.post("closed-sets", { state: before.state, commitments }, null);
        Object.assign(body, { closed: { set, openings, agreements } });
      } else {
        const [{ seat }] = moves;
        const proof = await this.keys.proof(place, seat, "act", moves);
        if (!proofs.some(each => each.type === "key" && each.seat === seat)) proofs.push(proof);
      }
      Object.assign(body, { proofs });
    }
    const entry = entryOf(await this.post("adjudications", body, whose), moves);
    this.remember(entry, eyes);
    return entry;
  }

  /** The state, and what shows that these eyes may look. @param {Eyes} eyes */
  async shown(eyes) {
    const { state, sealed } = this.now;
    if (this.open || eyes === "spectator") return { state };
    return { state, proofs: [await this.keys.proof(sealed, eyes, "look")] };
  }

  /** Whose a call is where hands are hidden; null: everybody may read it. @param {Eyes} eyes */
  whose(eyes) {
    return !this.open && this.hidesHands && eyes !== "spectator" ? eyes : null;
  }

  /** The answer already holds a view: it need not be asked for. @param {Entry} entry @param {Eyes} eyes */
  remember(entry, eyes) {
    const { view, decisions, outcome } = entry.exchange;
    entry.views.set(`${eyes} ${language()}`, { view, decisions, outcome });
  }

  /**
   * What happened up to now, in the reader's language as far as it can be told anew.
   * @returns {{event: any, step: number}[]}
   */
  get story() {
    return this.entries
      .slice(0, this.at + 1)
      .flatMap(({ exchange }, step) => (exchange?.events ?? []).map((/** @type {any} */ event) => ({ event, step })));
  }

  /** Tell what happened in the language that is chosen now. A sealed match cannot be played again for that. */
  async retell() {
    if (!this.open) return;
    const known = this.entries.filter(({ exchange }) => exchange !== null);
    const { events } = await this.post("replays", {
      record: this.record(known.length - 1),
      perspective: this.eyes,
      events: "all",
    });
    if (events.length !== known.reduce((sum, { exchange }) => sum + exchange.events.length, 0)) return; // others sat here
    for (const { exchange } of known) exchange.events = events.splice(0, exchange.events.length);
  }

  /**
   * The match up to a step, as POST …/replays takes it. Of a sealed match there is none: its seed is secret.
   * @param {number} last
   */
  record(last) {
    const { state } = this.entries[0].exchange;
    const moves = this.entries.slice(1, last + 1).flatMap(entry => entry.moves);
    return { game: this.setUp.game, pack: state.pack, options: state.options, seed: this.setUp.seed, moves };
  }

  /** The receipts of the match up to now, as `warlords verify` takes them; null: there are none. */
  get transcript() {
    if (this.open || !this.now.sealed.receipt) return null;
    return { receipts: this.entries.slice(0, this.at + 1).map(({ exchange }) => exchange.sealed.receipt) };
  }
}

/** @param {any} exchange @param {Move[]} moves @returns {Entry} */
const entryOf = (exchange, moves) => ({ moves, exchange, views: new Map() });
