// @ts-check
// Lets bots play: one move after the other with a pause between them, until a person is asked or somebody stops it.

/** @import {Match} from "./match.js" */

import { ME } from "./match.js";

export class Driver {
  playing = true;
  /** Milliseconds between two moves. */
  pause = 500;
  /** What changes a match happens one after the other. @type {Promise<void>} */
  #last = Promise.resolve();
  #waiting = false;

  /**
   * @param {Match} match
   * @param {() => void|Promise<void>} changed  called after each move
   * @param {(error: unknown) => void} failed
   */
  constructor(match, changed, failed) {
    this.match = match;
    this.changed = changed;
    this.failed = failed;
    this.stopped = false;
  }

  /** The bot that moves next, by seat; undefined: it is a person's turn, or nobody's. */
  get next() {
    return this.match.due.find(seat => this.match.players[seat] !== ME);
  }

  /**
   * Change the match when nothing else does.
   * @param {() => Promise<void>} change
   */
  alone(change) {
    this.#last = this.#last.then(async () => {
      if (this.stopped) return;
      try {
        await change();
      } catch (error) {
        this.failed(error);
      }
      await this.changed();
    });
    return this.#last;
  }

  /** Let the bot that is due make one move. */
  step() {
    return this.alone(() => this.#move());
  }

  async #move() {
    const seat = this.next;
    if (seat === undefined) return;
    try {
      await this.match.decide(seat, await this.match.suggest(seat));
    } catch (error) {
      this.playing = false; // or it would fail again and again
      throw error;
    }
  }

  /** Go on by itself if a bot is due and nobody has stopped it. */
  async run() {
    if (this.#waiting) return;
    this.#waiting = true;
    while (!this.stopped && this.playing && this.next !== undefined) {
      await new Promise(resolve => setTimeout(resolve, this.pause));
      if (!this.stopped && this.playing) await this.step();
    }
    this.#waiting = false;
  }

  /** The match is left: nothing moves any more. */
  stop() {
    this.stopped = true;
  }
}
