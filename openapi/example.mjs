// Plays a match of kassen (合戦) against the computer, to its end: node example.mjs [address] [seed]
//
// Needs nothing but a server (warlords serve) and Node 20 or newer. The types are those of the contract: editors and
// tsc check this file with them, and nothing has to be built.

/**
 * @import {
 *   KassenAction, KassenAdjudicationRequest, KassenExchange, KassenLegalActions, KassenLegalActionsRequest,
 *   KassenMatchRequest, KassenSuggestion, KassenSuggestionRequest, ProblemDocument
 * } from "./warlords.d.ts"
 *
 * @typedef {object} Operations What each operation takes and answers.
 * @property {[KassenMatchRequest, KassenExchange]} matches
 * @property {[KassenAdjudicationRequest, KassenExchange]} adjudications
 * @property {[KassenLegalActionsRequest, KassenLegalActions]} legal-actions
 * @property {[KassenSuggestionRequest, KassenSuggestion]} suggestions
 */

const [address = "http://127.0.0.1:8000", seed = "7"] = process.argv.slice(2);
const ME = 0;

/**
 * Posts to an operation. Nothing is stored on the other side: the same body has the same answer.
 * @template {keyof Operations} K
 * @param {K} operation
 * @param {Operations[K][0]} body
 * @returns {Promise<Operations[K][1]>}
 */
async function post(operation, body) {
  const response = await fetch(`${address}/v1/kassen/${operation}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = /** @type {unknown} */ (await response.json());
  if (response.ok) return /** @type {Operations[K][1]} */ (answer);
  const { detail, code, rule = "no clause", pointer = "" } = /** @type {ProblemDocument} */ (answer);
  throw new Error(`${detail} [${code}, ${rule}] ${pointer}`);
}

/**
 * My choice: attack while I can, then spend what I have, then end the turn. Questions get their first answer.
 * @param {readonly KassenAction[]} actions
 */
function chosen(actions) {
  /** @type {KassenAction["type"][]} */
  const order = ["answer", "attack", "deploy", "set_secret", "play_tactic", "end_turn"];
  for (const type of order) {
    const action = actions.find((each) => each.type === type);
    if (action) return action;
  }
  throw new Error("there is always an end of the turn");
}

let match = await post("matches", {
  options: { leaders: ["person", "middle"] },
  seed: Number(seed),
  perspective: ME, // events and view are cut to what I may know
});
let actions = 0;

while (match.outcome === null) {
  const { state, decisions } = match;
  const { seat } = decisions[0];
  const { action } =
    seat === ME
      ? { action: chosen((await post("legal-actions", { state, seat })).actions) }
      : await post("suggestions", { state, seat, bot: "enemy", seed: actions });
  match = await post("adjudications", { state, actions: [{ seat, action }], perspective: ME });
  actions += 1;
  for (const event of match.events) {
    if (event.type === "turn_began") console.log(`phase ${event.phase}, side ${event.side}: command ${event.command}`);
    if (event.type === "fell") console.log(`  units fall: ${event.units.join(", ")} [${event.rule}]`);
  }
}

for (const { place, seat, scores } of match.outcome.ranking) {
  const told = scores.map(({ name, value }) => `${value} ${name}`).join(", ");
  console.log(`place ${place}: ${seat === ME ? "I" : "the computer"} (${told})`);
}
console.log(`${match.outcome.reason}, after ${actions} actions`);
