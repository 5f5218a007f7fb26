// @ts-check
// A call as a program that can be run as it is: for a shell, for Python, for JavaScript.
import { headersOf } from "./api.js";

/** @import {Call} from "./api.js" */

export const SNIPPETS = /** @type {const} */ ({ curl, Python: python, JavaScript: javascript });

/**
 * For a shell. The body comes from a here-document, since a command's arguments are bounded in length.
 * @param {Call} call
 * @param {string} origin  of the server
 */
export function curl(call, origin) {
  const words = [`curl -sS ${quoted(origin + call.path)}`];
  for (const [name, value] of Object.entries(headersOf(call))) words.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (call.body === null) return words.join(" \\\n  ") + "\n";
  words.push("--data-binary @- <<'JSON'");
  return `${words.join(" \\\n  ")}\n${call.body}\nJSON\n`;
}

/** @param {string} word */
const quoted = word => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * For Python with httpx.
 * @param {Call} call
 * @param {string} origin
 */
export function python(call, origin) {
  const lines = ["import httpx", ""];
  const words = [JSON.stringify(origin + call.path), `headers=${literal(headersOf(call))}`];
  if (call.body !== null) {
    lines.push(`body = ${literal(JSON.parse(call.body))}`);
    words.push("json=body");
  }
  lines.push(
    `answer = httpx.${call.method.toLowerCase()}(${words.join(", ")})`,
    "print(answer.status_code, answer.text)",
  );
  return lines.join("\n") + "\n";
}

/**
 * A JSON value as Python writes it. JSON's escapes in strings are Python's too.
 * @param {any} value
 * @returns {string}
 */
function literal(value) {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`)
      .join(", ")}}`;
  return JSON.stringify(value);
}

/**
 * For JavaScript modules, in Node and in a browser's console.
 * @param {Call} call
 * @param {string} origin
 */
export function javascript(call, origin) {
  const headers = Object.entries(headersOf(call))
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(", ");
  const lines = [`  method: "${call.method}",`, `  headers: { ${headers} },`];
  if (call.body !== null) lines.push(`  body: JSON.stringify(${call.body}),`);
  return [
    `const answer = await fetch(${JSON.stringify(origin + call.path)}, {`,
    ...lines,
    "});",
    "console.log(answer.status, await answer.json());",
    "",
  ].join("\n");
}
