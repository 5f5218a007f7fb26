// @ts-check
// Wires the page: language and colours, the start, the match, and what went wrong.
import { NoAnswer, once, Refused } from "./api.js";
import { boardOf } from "./boards/index.js";
import { clauseButton } from "./clauses.js";
import { Match } from "./match.js";
import { Panel } from "./panel.js";
import { button, select } from "./parts.js";
import { startScreen } from "./start.js";
import { h } from "./svg.js";
import { Table } from "./table.js";
import { LANGUAGES, language, languageTag, speak, store, stored, t } from "./words.js";

/** @import {SetUp} from "./match.js" */

const THEMES = ["system", "light", "dark"];
const THEME = "warlords.theme";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const problem = h("div", { id: "problem", role: "alert", hidden: true });
const screen = h("div", { id: "screen" });
const panel = new Panel();
/** @type {Table|null} */
let table = null;

function frame() {
  document.documentElement.lang = languageTag();
  document.title = t("title");
  const skip = /** @type {HTMLElement} */ (document.getElementById("skip"));
  skip.textContent = t("skip");
  document.getElementById("settings")?.replaceChildren(
    select(LANGUAGES, language(), chosen => void changeLanguage(/** @type {any} */ (chosen)), {
      id: "language",
      "aria-label": t("language"),
    }),
    select(
      THEMES.map(theme => [theme, t(`theme_${theme}`)]),
      stored(THEME) ?? "system",
      paint,
      { id: "theme", "aria-label": t("theme") },
    ),
  );
}

/** @param {string} theme */
function paint(theme) {
  store(THEME, theme);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** @param {import("./words.js").Language} chosen */
async function changeLanguage(chosen) {
  speak(chosen);
  well();
  frame();
  panel.refresh();
  await (table ? table.retell() : begin());
}

/** The first screen. */
async function begin() {
  table?.driver.stop();
  table = null;
  document.title = t("title");
  try {
    screen.replaceChildren(
      await startScreen({
        start: setUp => void open(() => Match.start(setUp)),
        load: (record, players) => void load(record, players),
        failed,
      }),
    );
  } catch (error) {
    failed(error);
  }
}

/** @param {any} record @param {string[]} players */
async function load(record, players) {
  await open(() => Match.load(record, players), false);
  table?.tabs.show("history"); // its moves are there; to play on would drop them
}

/**
 * Open a match and show it.
 * @param {() => Promise<Match>} make
 * @param {boolean} [playing]  whether bots begin at once
 */
async function open(make, playing = true) {
  well();
  screen.setAttribute("aria-busy", "true");
  try {
    const match = await make();
    const { game, options } = match.setUp;
    const [board, pack] = await Promise.all([
      boardOf(game),
      once(`/v1/${game}/packs/${encodeURIComponent(options.pack)}`),
    ]);
    table = new Table({ match, board, pack, panel, leave: begin, failed, well });
    table.driver.playing = playing;
    screen.replaceChildren(table.element);
    await table.refresh();
    table.headline.focus();
  } catch (error) {
    failed(error);
  } finally {
    screen.removeAttribute("aria-busy");
  }
}

/** Nothing is wrong any more. */
function well() {
  problem.hidden = true;
  problem.replaceChildren();
}

/** Say what went wrong: of a refusal its sentence, its clause, and where in the request it lies. @param {unknown} error */
function failed(error) {
  problem.hidden = false;
  problem.replaceChildren(
    h("div", {}, error instanceof Refused ? refusal(error) : h("p", { text: wordsOf(error) })),
    button(t("close"), well, { "data-key": "close-problem" }),
  );
}

/** @param {unknown} error */
function wordsOf(error) {
  if (error instanceof NoAnswer) return t("no_answer");
  if (error instanceof DOMException) return t("no_keys"); // of WebCrypto: nothing else here throws one
  if (error instanceof Error && !(error instanceof TypeError)) return error.message;
  console.error(error);
  return t("failed");
}

/** @param {Refused} error */
function refusal({ document: told, call }) {
  const [, , game] = call.path.split("/");
  const rule = told.rule && clauseButton(game, told.rule, failed);
  const showing = { class: "clause code", "aria-label": t("show_pointer", { pointer: told.pointer ?? "" }) };
  const show = () => {
    table?.tabs.show("requests");
    table?.panel.show(call, told.pointer);
  };
  const pointer =
    told.pointer &&
    (table ? button(t("refused_at", { pointer: told.pointer }), show, showing) : h("code", { text: told.pointer }));
  const faults = (told.errors ?? []).map((/** @type {any} */ each) =>
    h("li", { text: `${each.message} (${each.pointer})` }),
  );
  return [
    h("p", {}, h("b", { text: t("refused") }), ` · ${told.text ?? told.detail} `, rule),
    // The sentence of a request that cannot be read is about all of them: what is wrong with this one stands in detail.
    told.text && told.type.endsWith(":malformed") && h("p", { class: "small", lang: "en", text: told.detail }),
    h("p", { class: "small" }, h("code", { text: `${told.status} ${told.code}` }), " ", pointer),
    ...(faults.length ? [h("ul", { class: "small" }, faults)] : []),
  ];
}

main.replaceChildren(problem, screen);
document.getElementById("home")?.addEventListener("click", event => {
  event.preventDefault();
  void begin();
});
paint(stored(THEME) ?? "system");
frame();
void begin();
