// @ts-check
// All that may be done now, as a plain list in pages, and a place to write an action by hand.
import { button, folded } from "./parts.js";
import { h } from "./svg.js";
import { number, t } from "./words.js";

/** @import {Scene} from "./boards/scene.js" */
/** @import {Table} from "./table.js" */

const PAGE = 50;

export class ActionList {
  element = h("section", { id: "actions", class: "stack" });
  #first = 0;
  #owed = "";
  /** Where an action is written, kept while the decision stays the same and bots move. @type {HTMLElement|null} */
  #box = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {Scene|null} scene  null: nothing is shown */
  draw(scene) {
    const owed = JSON.stringify(scene?.mine ?? null);
    if (owed !== this.#owed) [this.#first, this.#box] = [0, null];
    this.#owed = owed;
    this.element.replaceChildren();
    const offer = scene?.mine && scene.offer;
    if (offer)
      this.element.append(
        folded("actions", t("actions", { total: number(offer.total) }), () => {
          const list = h("ol", { class: "actions" });
          const pager = h("div", { class: "row" });
          void this.#page(list, pager, offer);
          return [list, pager, (this.#box ??= this.#own(offer))];
        }),
      );
    if (scene?.side.length)
      this.element.append(
        folded("side", t("side_actions", { total: scene.side.length }), () => [
          h(
            "ol",
            { class: "actions" },
            scene.side.map((action, place) => this.#item(action, `side-${place}`, place)),
          ),
        ]),
      );
  }

  /** @param {HTMLElement} list @param {HTMLElement} pager @param {NonNullable<Scene["offer"]>} offer */
  async #page(list, pager, offer) {
    const { table } = this;
    const first = this.#first;
    const last = Math.min(first + PAGE, offer.total);
    let actions = offer.actions.slice(first, last);
    if (actions.length < last - first) {
      try {
        actions = (await table.match.offer(/** @type {number} */ (table.seat), "owed", first, PAGE)).actions;
      } catch (error) {
        table.failed(error);
      }
    }
    if (first !== this.#first) return; // another page was asked for meanwhile
    list.setAttribute("start", String(first + 1));
    list.replaceChildren(
      ...actions.map((action, place) => this.#item(action, `action-${first + place}`, first + place)),
    );
    /** @param {number} to */
    const turn = to => {
      this.#first = to;
      void this.#page(list, pager, offer);
    };
    pager.replaceChildren(
      ...(offer.total > PAGE
        ? [
            button("←", () => turn(Math.max(0, first - PAGE)), { "aria-label": t("earlier"), disabled: first === 0 }),
            h("span", {
              text: t("page", { first: number(first + 1), last: number(last), total: number(offer.total) }),
            }),
            button("→", () => turn(first + PAGE), { "aria-label": t("later"), disabled: last >= offer.total }),
          ]
        : []),
    );
  }

  /** @param {any} action @param {string} key @param {number} place */
  #item(action, key, place) {
    return h(
      "li",
      { value: place + 1 },
      button(this.table.describe(action), () => void this.table.choose(action), { class: "plain", "data-key": key }),
    );
  }

  /** A box to write an action in: the way to see how one is refused. @param {NonNullable<Scene["offer"]>} offer */
  #own(offer) {
    const text = /** @type {HTMLTextAreaElement} */ (
      h("textarea", { id: "own", rows: 3, class: "code", spellcheck: "false", "data-key": "own" })
    );
    text.value = JSON.stringify(offer.actions[0] ?? {});
    const send = () => {
      try {
        void this.table.choose(JSON.parse(text.value));
      } catch {
        this.table.failed(new Error(t("not_json", { name: t("own_action") })));
      }
    };
    return h(
      "div",
      { class: "own" },
      h("label", { for: "own", class: "small", text: t("own_action") }),
      text,
      h("div", { class: "row" }, button(t("send"), send, { id: "send", "data-key": "send" })),
    );
  }
}
