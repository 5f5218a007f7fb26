// @ts-check
// The screen of a match: who looks, what is owed, the board, and what stands around it.
import { ActionList } from "./actions.js";
import { called } from "./boards/option_words.js";
import * as plain from "./boards/plain.js";
import { withClauses } from "./clauses.js";
import { Controls } from "./controls.js";
import { Driver } from "./driver.js";
import { History } from "./history.js";
import { announce, button, keepingFocus, tabs } from "./parts.js";
import { ranking, story, titleOf } from "./story.js";
import { h } from "./svg.js";
import { language, listed, t } from "./words.js";
import { ME } from "./match.js";

/** @import {Board} from "./boards/index.js" */
/** @import {Scene} from "./boards/scene.js" */
/** @import {Eyes, Match} from "./match.js" */
/** @import {Panel} from "./panel.js" */

export class Table {
  /** Whose board is shown where several people share the screen; null: nobody's yet. @type {number|null} */
  revealed = null;
  /** Whose eyes the reader chose; null: those of the own seat. @type {Eyes|null} */
  looking = null;
  #turn = 0;
  #told = 0;
  /** @type {Scene|null} */
  #scene = null;
  #draft = {};
  #owed = "";
  /** @type {WeakMap<object, {offer: any, side: any[]}>} */
  #offers = new WeakMap();

  /**
   * @param {object} what
   * @param {Match} what.match
   * @param {Board} what.board
   * @param {any} what.pack
   * @param {Panel} what.panel
   * @param {() => void} what.leave  back to the start
   * @param {(error: unknown) => void} what.failed
   * @param {() => void} what.well  what failed before is mended
   */
  constructor({ match, board, pack, panel, leave, failed, well }) {
    this.match = match;
    this.board = board;
    this.pack = pack;
    this.failed = failed;
    this.well = well;
    this.driver = new Driver(match, () => this.refresh(), failed);
    this.panel = panel;
    panel.mayRead = call =>
      call.whose === null || (call.whose !== "nobody" && call.whose === this.revealed && !this.curtain);
    this.headline = h("h2", { id: "prompt", tabindex: -1 });
    this.waiting = h("p", { class: "muted small", id: "waiting" });
    this.controls = new Controls(this, leave);
    this.outcome = h("div", { id: "outcome" });
    this.place = h("section", { id: "board", tabindex: -1 });
    this.actions = new ActionList(this);
    this.events = h("ol", { class: "story", reversed: true });
    this.history = new History(this);
    this.element = h("div", { class: "table" });
    this.tabs = this.#build();
  }

  /** Put the parts together, under their names in the reader's language. */
  #build() {
    this.place.setAttribute("aria-label", t("board"));
    const made = tabs(
      t("happened"),
      [
        { key: "events", title: t("happened"), page: h("div", {}, this.events) },
        { key: "requests", title: t("requests"), page: h("div", {}, this.panel.element) },
        { key: "history", title: t("history"), page: h("div", {}, this.history.element) },
      ],
      this.tabs?.shown() ?? "events",
    );
    this.element.replaceChildren(
      h(
        "div",
        { class: "play stack" },
        h("header", { class: "prompt" }, this.headline, this.waiting, this.controls.element),
        this.outcome,
        this.place,
        this.actions.element,
      ),
      h("aside", { "aria-label": t("happened") }, made.element),
    );
    return made;
  }

  /** The seat that the person at the screen plays now; null: none. */
  get seat() {
    const { humans, due } = this.match;
    if (humans.length < 2) return humans[0] ?? null;
    if (this.match.now.outcome) return this.revealed;
    const asked = due.filter(seat => humans.includes(seat));
    return this.revealed !== null && (!asked.length || asked.includes(this.revealed))
      ? this.revealed
      : (asked[0] ?? null);
  }

  /** Whether a seat's board waits for its player to take the device. */
  get curtain() {
    return this.match.hidesHands && !this.match.now.outcome && this.seat !== null && this.seat !== this.revealed;
  }

  /** @returns {Eyes} */
  get eyes() {
    return (this.match.hidesHands ? null : this.looking) ?? this.seat ?? "spectator";
  }

  /** What a seat is called. @param {number} seat */
  who(seat) {
    const player = this.match.players[seat];
    if (player !== ME) return t("bot_seat", { seat, bot: called(player, language()) });
    return this.match.hidesHands ? t("person", { seat }) : t("you");
  }

  /** Draw everything anew, after asking for what the reader may see now; then let the bots go on. */
  async refresh() {
    const turn = ++this.#turn;
    try {
      if (this.curtain) this.#scene = null;
      else {
        const scene = await this.#seen();
        if (turn !== this.#turn) return;
        this.#scene = scene;
      }
      this.#draw();
    } catch (error) {
      this.failed(error);
    }
    void this.driver.run();
  }

  /** @returns {Promise<Scene>} */
  async #seen() {
    const { eyes, match } = this;
    const seen = await match.look(eyes);
    const seat = eyes === "spectator" ? null : eyes;
    const acts = seat !== null && seat === this.seat;
    const mine =
      (acts && match.due.includes(seat) && seen.decisions.find((/** @type {any} */ each) => each.seat === seat)) ||
      null;
    const owed = JSON.stringify([seat, mine]);
    if (owed !== this.#owed) this.#draft = {};
    this.#owed = owed;
    const { offer, side } = acts && !match.now.outcome ? await this.#offered(seat) : { offer: null, side: [] };
    return {
      view: seen.view,
      seat,
      decisions: seen.decisions,
      mine,
      side,
      outcome: match.now.outcome,
      offer: mine && {
        total: offer.total,
        actions: offer.total > offer.actions.length ? offer.actions.slice(0, 100) : offer.actions,
      },
      events: match.story.map(({ event }) => event),
      pack: this.pack,
      options: match.setUp.options,
      language: language(),
      draft: this.#draft,
      choose: action => void this.choose(action),
      redraw: () => this.#drawBoard(),
      who: each => this.who(each),
    };
  }

  /** @param {number} seat */
  async #offered(seat) {
    const { match } = this;
    const entry = match.entries[match.at];
    const known = this.#offers.get(entry);
    if (known && known.offer?.seat === seat) return known;
    const [owed, besides] = await Promise.all([
      match.due.includes(seat) ? match.offer(seat, "owed") : { total: 0, actions: [] },
      this.board.sides === false ? { actions: [] } : match.offer(seat, "side"),
    ]);
    const made = { offer: { ...owed, seat }, side: besides.actions };
    this.#offers.set(entry, made);
    return made;
  }

  /** Carry an action of the person at the screen out; bots that were stopped go on. @param {any} action */
  async choose(action) {
    const { seat } = this;
    if (seat === null || this.curtain) return;
    await this.driver.alone(async () => {
      await this.match.decide(seat, action);
      this.well();
      this.#draft = {};
      this.driver.playing = true;
    });
  }

  /** Show another state of the history; bots wait there. @param {number} place */
  async goTo(place) {
    await this.driver.alone(async () => {
      this.driver.playing = false;
      await this.match.goTo(place);
      this.well();
      this.#draft = {};
    });
  }

  /** Back to before the last action of a person here. */
  async undo() {
    const { entries, at, humans } = this.match;
    for (let place = at; place > 0; place--)
      if (entries[place].moves.some(({ seat }) => humans.includes(seat))) return this.goTo(place - 1);
  }

  /** Another language was chosen. */
  async retell() {
    await this.match.retell().catch(this.failed);
    this.tabs = this.#build();
    this.panel.refresh();
    await this.refresh();
  }

  /** @param {any} action */
  describe(action) {
    try {
      return this.#scene ? this.board.describe(action, this.#scene) : plain.describe(action);
    } catch (error) {
      console.error(error);
      return plain.describe(action);
    }
  }

  #draw() {
    keepingFocus(() => {
      const { match } = this;
      this.#drawHeadline();
      this.controls.draw();
      this.outcome.replaceChildren(...(match.now.outcome ? [ranking(match.now.outcome, seat => this.who(seat))] : []));
      this.#drawBoard();
      this.actions.draw(this.#scene);
      this.events.replaceChildren(...story(match, seat => this.who(seat), this.failed));
      this.history.draw();
      if (match.hidesHands) this.panel.refresh();
    });
    const told = this.match.story;
    if (told.length > this.#told)
      announce(
        told
          .slice(Math.max(this.#told, told.length - 6))
          .map(({ event }) => event.text ?? event.type)
          .join(" "),
      );
    this.#told = told.length;
  }

  #drawHeadline() {
    const { match } = this;
    const owing = match.due;
    const mine = this.#scene?.mine;
    document.title = mine ? `● ${t("title")}` : t("title");
    if (match.now.outcome) this.headline.replaceChildren(t("over"));
    else if (this.curtain) this.headline.replaceChildren(t("curtain", { seat: this.seat ?? "" }));
    else if (mine)
      this.headline.replaceChildren(
        ...withClauses(match.setUp.game, mine.text ?? titleOf(mine.type), null, this.failed),
      );
    else this.headline.replaceChildren(t("waiting", { who: listed(owing.map(seat => this.who(seat))) }));
    const others = mine ? owing.filter(seat => seat !== mine.seat) : [];
    this.waiting.replaceChildren(
      ...[
        mine && match.hidesHands && t("seat", { seat: mine.seat }),
        others.length > 0 && t("waiting", { who: listed(others.map(seat => this.who(seat))) }),
      ]
        .filter(each => each)
        .join(" · "),
    );
  }

  #drawBoard() {
    const scene = this.#scene;
    if (!scene) {
      const seat = this.seat ?? 0;
      this.place.replaceChildren(
        h(
          "div",
          { class: "curtain" },
          h("p", { text: t("curtain_why", { seat }) }),
          button(t("curtain_show", { seat }), () => this.#reveal(seat), {
            class: "primary",
            "data-key": "reveal",
            id: "reveal",
          }),
        ),
      );
      return;
    }
    keepingFocus(() => {
      try {
        this.place.replaceChildren(this.board.draw(scene));
      } catch (error) {
        console.error(error);
        this.failed(error);
        this.place.replaceChildren(plain.draw(scene));
      }
    });
  }

  /** @param {number} seat */
  async #reveal(seat) {
    this.revealed = seat;
    await this.refresh();
    this.headline.focus();
  }
}
