// @ts-check
// Calls of the public API, and a log of all of them: what another client would send, byte for byte.
import { language } from "./words.js";

/**
 * @typedef {object} Call  One request and what came back.
 * @property {number} number   counted from 1
 * @property {"GET"|"POST"} method
 * @property {string} path
 * @property {string} language  what Accept-Language said
 * @property {string|null} body  as it was sent
 * @property {number|null} status  null: no answer yet, 0: none came
 * @property {number} ms
 * @property {number} bytes  of the answer
 * @property {string} answer  as it came
 * @property {number|"nobody"|null} whose  the seat that alone may read this where hands are hidden; null: everybody
 */

/** The server refuses: `document` is its problem document, `call` the exchange. */
export class Refused extends Error {
  /** @param {any} document @param {Call} call */
  constructor(document, call) {
    super(document.text ?? document.detail);
    this.document = document;
    this.call = call;
  }
}

/** No answer came, or none that this API gives. */
export class NoAnswer extends Error {}

/** @type {Call[]} */
export const calls = [];
const PATIENCE = 30_000; // milliseconds
const KEPT = 500; // calls

/** @type {Set<(call: Call) => void>} */
const listeners = new Set();

/**
 * Be told of each call: when it is sent, and again when it is answered.
 * @param {(call: Call) => void} listener
 */
export function listen(listener) {
  listeners.add(listener);
}

/**
 * Send a request and read its answer.
 * @param {"GET"|"POST"} method
 * @param {string} path
 * @param {object} [body]
 * @param {number|"nobody"|null} [whose]  see Call
 * @returns {Promise<any>}  the answer's body
 * @throws {Refused} a problem document came
 * @throws {NoAnswer} nothing came, or something else than JSON
 */
export async function ask(method, path, body, whose = null) {
  /** @type {Call} */
  const call = {
    number: (calls.at(-1)?.number ?? 0) + 1,
    method,
    path,
    language: language(),
    whose,
    body: body === undefined ? null : JSON.stringify(body),
    status: null,
    ms: 0,
    bytes: 0,
    answer: "",
  };
  calls.push(call);
  if (calls.length > KEPT) calls.shift();
  tell(call);
  const since = performance.now();
  try {
    const answer = await fetch(path, {
      method,
      headers: headersOf(call),
      body: call.body,
      signal: AbortSignal.timeout(PATIENCE),
      cache: "no-cache",
    });
    const bytes = await answer.arrayBuffer();
    Object.assign(call, { status: answer.status, bytes: bytes.byteLength, answer: new TextDecoder().decode(bytes) });
  } catch (error) {
    call.status = 0;
    throw new NoAnswer(String(error));
  } finally {
    call.ms = performance.now() - since;
    tell(call);
  }
  let value;
  try {
    value = JSON.parse(call.answer);
  } catch {
    throw new NoAnswer(`${call.status}: ${call.answer.slice(0, 200)}`);
  }
  if (call.status !== 200) throw new Refused(value, call);
  return value;
}

/**
 * The headers that a call was sent with.
 * @param {Call} call
 * @returns {Record<string, string>}
 */
export function headersOf(call) {
  return { ...(call.body === null ? {} : { "Content-Type": "application/json" }), "Accept-Language": call.language };
}

/** @param {Call} call */
function tell(call) {
  for (const listener of listeners) listener(call);
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * What does not change while the server runs, asked for once.
 * @param {string} path
 * @returns {Promise<any>}
 */
export function once(path) {
  let answer = kept.get(path);
  if (!answer) {
    answer = ask("GET", path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}
