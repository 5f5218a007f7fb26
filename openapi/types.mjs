// Writes warlords.d.ts, the TypeScript types of the contract; with --check only tells whether it would change.
// Its head has digests of the contract and of the types, so that a drift shows without this program.

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const contract = new URL("warlords.openapi.json", import.meta.url);
const target = new URL("warlords.d.ts", import.meta.url);
const { devDependencies: versions } = JSON.parse(await readFile(new URL("package.json", import.meta.url), "utf8"));

/** @param {import("node:crypto").BinaryLike} data */
const digest = (data) => createHash("sha256").update(data).digest("hex");

const types = astToString(
  await openapiTS(contract, {
    defaultNonNullable: false, // what has a default may be left out of requests
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  }),
);
const head = `\
/**
 * Types of the contract, written by openapi-typescript ${versions["openapi-typescript"]} (make contract); not to be edited.
 *
 * contract sha256: ${digest(await readFile(contract))}
 * types sha256: ${digest(types)}
 */
`;

if (!process.argv.includes("--check")) {
  await writeFile(target, head + types);
} else if ((await readFile(target, "utf8").catch(() => "")) !== head + types) {
  console.error("openapi/warlords.d.ts has drifted; write it with make contract");
  process.exitCode = 1;
}
