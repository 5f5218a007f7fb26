// @ts-check
// The first screen: which game, with what options, who plays, and how far one has to be trusted.
import { once } from "./api.js";
import { boardOf } from "./boards/index.js";
import { called } from "./boards/option_words.js";
import { ME } from "./match.js";
import { OptionsForm } from "./options.js";
import { button, folded, labelled, select } from "./parts.js";
import { h } from "./svg.js";
import { inLanguage, language, t } from "./words.js";

/** @import {SetUp} from "./match.js" */

const TRUST = /** @type {const} */ (["open", "sealed", "receipted", "closed"]);
const LARGEST = 2 ** 53 - 1;

/** What the reader chose last, so that it survives another language. */
export const choice = {
  game: "",
  trust: /** @type {SetUp["trust"]} */ ("open"),
  seed: Math.floor(Math.random() * 1e6),
  /** By game. @type {Record<string, {options: any, players: string[]}>} */
  of: {},
};

/**
 * The screen.
 * @param {object} does
 * @param {(setUp: SetUp) => void} does.start
 * @param {(record: any, players: string[]) => void} does.load
 * @param {(error: unknown) => void} does.failed
 */
export async function startScreen({ start, load, failed }) {
  const { games } = await once("/v1/games");
  choice.game ||= games[0].name;
  const form = /** @type {HTMLFormElement} */ (h("form", { class: "start" }));
  const inside = h("div", { class: "stack" });
  const chooser = h(
    "fieldset",
    { class: "games" },
    h("legend", { text: t("game") }),
    games.map((/** @type {any} */ game) => {
      const radio = h("input", {
        type: "radio",
        name: "game",
        value: game.name,
        checked: game.name === choice.game,
        "data-key": `game-${game.name}`,
      });
      radio.addEventListener("change", () => {
        choice.game = game.name;
        fill();
      });
      return h("label", { class: "game" }, radio, h("span", { text: inLanguage(game.title) }));
    }),
  );
  /** @type {() => SetUp} */
  let read = () => {
    throw new Error(t("thinking"));
  };
  async function fill() {
    const game = choice.game;
    try {
      const made = await gameForm(game, games);
      if (game !== choice.game) return; // another one was chosen meanwhile
      read = made.read;
      inside.replaceChildren(made.element);
      form.dataset.game = game;
    } catch (error) {
      failed(error);
    }
  }
  form.addEventListener("submit", event => {
    event.preventDefault();
    try {
      start(read());
    } catch (error) {
      failed(error);
    }
  });
  const file = /** @type {HTMLInputElement} */ (
    h("input", { type: "file", accept: ".json,application/json", id: "file", hidden: true })
  );
  file.addEventListener("change", async () => {
    const record = await file.files?.[0]
      ?.text()
      .then(text => JSON.parse(text))
      .catch(() => null);
    file.value = "";
    if (!record?.moves || !games.some((/** @type {any} */ game) => game.name === record.game))
      return failed(new Error(t("not_record")));
    const bots = await botsOf(record.game);
    // Whatever else stands there, the server refuses; this page only must not count so far.
    const known = (await optionsOf(record.game)).seats;
    const seats = Math.min(Number(record.options?.seats ?? known.default) || 0, known.maximum ?? known.default);
    load(record, playersOf(Math.max(0, seats), [], bots));
  });
  form.append(
    chooser,
    inside,
    h(
      "div",
      { class: "row" },
      h("button", { class: "primary", id: "start", text: t("start"), "data-key": "start" }),
      button(t("load"), () => file.click(), { "data-key": "load" }),
      file,
    ),
  );
  await fill();
  return h("div", { class: "narrow" }, h("h2", { class: "intro", text: t("intro") }), form);
}

/**
 * The part of the form that hangs on the game.
 * @param {string} game @param {any[]} games
 * @returns {Promise<{element: HTMLElement, read: () => SetUp}>}
 */
async function gameForm(game, games) {
  const [schemas, bots, board] = await Promise.all([optionsOf(game), botsOf(game), boardOf(game)]);
  const packs = games.find(each => each.name === game).packs.map((/** @type {any} */ pack) => pack.id);
  const form = new OptionsForm({ ...schemas, pack: { ...schemas.pack, enum: [...new Set(packs)] } }, changed);
  const kept = choice.of[game];
  const seats = () => form.values.seats;
  let players = playersOf(kept?.options.seats ?? schemas.seats.default, kept?.players ?? [], bots);
  if (kept) form.values = kept.options;
  else suit();
  const chairs = h("div", { class: "fields" });
  const trusted = h("p", { class: "small muted" });
  const seed = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      id: "seed",
      min: 0,
      max: LARGEST,
      required: true,
      value: choice.seed,
      onchange: () => (choice.seed = seed.valueAsNumber),
    })
  );
  const seedNote = h("p", { class: "small muted", text: t("seed_secret") });
  const trust = select(
    TRUST.map(level => [level, t(`trust_${level}`)]),
    choice.trust,
    level => {
      choice.trust = /** @type {SetUp["trust"]} */ (level);
      show();
    },
    { id: "trust" },
  );

  /** @param {string} name */
  function changed(name) {
    if (name === "seats") {
      players = playersOf(seats(), players, bots);
      suit();
      show();
    }
    keep();
  }
  function suit() {
    if (board.suited)
      form.values = board.suited(
        form.values,
        players.map(player => player !== ME),
      );
  }
  function keep() {
    try {
      choice.of[game] = { options: form.values, players };
    } catch {
      // Something is no JSON yet; the start tells.
    }
  }
  function show() {
    chairs.replaceChildren(
      ...players.map((player, seat) =>
        labelled(
          t("seat", { seat }),
          select(
            [[ME, t("me")], ...bots.map(bot => /** @type {[string, string]} */ ([bot, called(bot, language())]))],
            player,
            chosen => {
              players = players.with(seat, chosen);
              suit();
              keep();
            },
            { id: `player-${seat}`, "data-key": `player-${seat}` },
          ),
        ),
      ),
    );
    trusted.textContent = t(`about_${choice.trust}`);
    seed.disabled = choice.trust !== "open";
    seedNote.hidden = choice.trust === "open";
  }
  show();
  return {
    element: h(
      "div",
      { class: "stack" },
      h("div", { class: "fields" }, form.first, labelled(t("seed"), seed), labelled(t("trust"), trust)),
      trusted,
      seedNote,
      h("fieldset", {}, h("legend", { text: t("seats_title") }), chairs),
      folded(`options-${game}`, t("more_options"), () => [h("div", { class: "fields" }, form.more)]),
    ),
    read() {
      const options = form.values;
      keep();
      return { game, options, seed: choice.trust === "open" ? seed.valueAsNumber : null, trust: choice.trust, players };
    },
  };
}

/**
 * Who plays, by seat: those that were chosen as far as they go, the reader at the first seat, bots at the others.
 * @param {number} seats @param {string[]} chosen @param {string[]} bots
 */
const playersOf = (seats, chosen, bots) =>
  Array.from({ length: seats }, (_, seat) => chosen[seat] ?? (seat === 0 ? ME : usual(bots)));

/** The bot that a game has of its own; greedy, where it has none. @param {string[]} bots */
const usual = bots => bots.find(bot => bot !== "greedy" && bot !== "random") ?? "greedy";

/** The schemas of a game's options, by name. @param {string} game @returns {Promise<Record<string, any>>} */
async function optionsOf(game) {
  const { properties, $defs } = await once(`/v1/${game}/schema`);
  return $defs[lastPart(properties.options.$ref)].properties;
}

/** The bots that the contract names for a game. @param {string} game @returns {Promise<string[]>} */
export async function botsOf(game) {
  const { paths, components } = await once("/openapi.json");
  const body = paths[`/v1/${game}/suggestions`].post.requestBody.content["application/json"].schema;
  return components.schemas[lastPart(body.$ref)].properties.bot.enum;
}

/** @param {string} reference */
const lastPart = reference => reference.slice(reference.lastIndexOf("/") + 1);
