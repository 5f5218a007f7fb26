// @ts-check
// The buttons of a match: undo, the bots' pace, who plays which seat, whose eyes.
import { called } from "./boards/option_words.js";
import { ME } from "./match.js";
import { button, folded, labelled, select } from "./parts.js";
import { botsOf } from "./start.js";
import { h } from "./svg.js";
import { language, store, stored, t } from "./words.js";

/** @import {Table} from "./table.js" */

const PACES = { fast: 0, calm: 500, slow: 2_000 }; // milliseconds between two moves
const STORED = "warlords.pace";

export class Controls {
  element = h("div", { class: "controls" });
  /** @type {string[]} */
  #bots = [];
  /** What the controls show. */
  #shown = "";

  /** @param {Table} table @param {() => void} leave */
  constructor(table, leave) {
    this.table = table;
    this.leave = leave;
    this.#setPace(stored(STORED) ?? "calm");
    botsOf(table.match.setUp.game).then(bots => {
      this.#bots = bots;
      this.draw();
    }, table.failed);
  }

  /** @param {string} pace */
  #setPace(pace) {
    this.pace = /** @type {keyof PACES} */ (Object.hasOwn(PACES, pace) ? pace : "calm");
    this.table.driver.pause = PACES[this.pace];
  }

  draw() {
    const { table } = this;
    const { driver, match } = table;
    const over = Boolean(match.now.outcome);
    const bots = match.players.some(player => player !== ME);
    const undoable = match.entries
      .slice(1, match.at + 1)
      .some(({ moves }) => moves.some(({ seat }) => match.humans.includes(seat)));
    // Bots move many times a second: a button that is pressed, and a list that is open, must stay what they are.
    const { playing } = driver;
    const step = !playing && driver.next === undefined;
    const { hidesHands, players } = match;
    const shown = [over, bots, undoable, playing, step, hidesHands, players, this.#bots, this.pace, table.eyes, language()];
    if (JSON.stringify(shown) === this.#shown) return;
    this.#shown = JSON.stringify(shown);
    this.element.replaceChildren(
      h(
        "div",
        { class: "row" },
        button(t("undo"), () => void table.undo(), { "data-key": "undo", id: "undo", disabled: !undoable }),
        bots &&
          !over &&
          button(t(playing ? "pause" : "resume"), () => this.#toggle(), { "data-key": "bots", id: "bots" }),
        bots &&
          !over &&
          !playing &&
          button(t("step"), () => void driver.step(), { "data-key": "step", id: "step", disabled: step }),
        button(t(over ? "again" : "new_match"), () => this.leave(), {
          "data-key": "leave",
          id: "leave",
          class: over ? "primary" : null,
        }),
        folded("players", t("players"), () => [
          h(
            "div",
            { class: "fields" },
            match.players.map((player, seat) => labelled(t("seat", { seat }), this.#player(player, seat))),
            bots &&
              labelled(
                t("pace"),
                select(
                  Object.keys(PACES).map(pace => [pace, t(`pace_${pace}`)]),
                  this.pace ?? "calm",
                  pace => {
                    store(STORED, pace);
                    this.#setPace(pace);
                  },
                  { id: "pace", "data-key": "pace" },
                ),
              ),
            !match.hidesHands && labelled(t("eyes"), this.#eyes()),
          ),
        ]),
      ),
    );
  }

  /**
   * Who plays a seat. In a sealed match nobody takes a seat over: what was told up to now was told to those who sat here.
   * @param {string} player @param {number} seat
   */
  #player(player, seat) {
    const { match } = this.table;
    const bots = this.#bots.map(bot => [bot, called(bot, language())]);
    const options = match.open ? [[ME, t("me")], ...bots] : player === ME ? [[ME, t("me")]] : bots;
    return select(
      /** @type {[string, string][]} */ (options),
      player,
      chosen => {
        match.players[seat] = chosen;
        this.table.looking = null;
        void this.table.refresh();
      },
      { id: `plays-${seat}`, "data-key": `plays-${seat}` },
    );
  }

  /** In an open match everybody may look with all eyes; in others with those of the own seat, and a spectator's. */
  #eyes() {
    const { table } = this;
    const { match } = table;
    const seats = match.open ? [...match.players.keys()] : match.humans;
    const options = [
      ["spectator", t("spectator")],
      ...seats.map(seat => [String(seat), table.who(seat) === t("you") ? t("you") : t("seat", { seat })]),
    ];
    return select(
      /** @type {[string, string][]} */ (options),
      String(table.eyes),
      chosen => {
        table.looking = chosen === "spectator" ? "spectator" : Number(chosen);
        void table.refresh();
      },
      { id: "eyes", "data-key": "eyes" },
    );
  }

  #toggle() {
    const { driver } = this.table;
    driver.playing = !driver.playing;
    this.draw();
    void driver.run();
  }
}
