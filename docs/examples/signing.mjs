// What seats sign, to the byte, with nothing but WebCrypto: in browsers, Node 20 and newer. `signing.py` prints the same.

const { subtle } = globalThis.crypto;
const encoder = new TextEncoder();

export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return whole;
}

/** SHA-256 of parts, each after its length as 8 bytes, the highest first. */
export async function digest(...parts) {
  const lengths = parts.map(part => {
    const size = new Uint8Array(8);
    new DataView(size.buffer).setBigUint64(0, BigInt(part.length));
    return joined(size, part);
  });
  return new Uint8Array(await subtle.digest("SHA-256", joined(...lengths)));
}

/** JSON with sorted keys, without spaces, as UTF-8. All keys of the API are ASCII, so any order of text sorts them. */
export function canonical(value) {
  const sorted = each => each === null || typeof each !== "object" ? each
    : Array.isArray(each) ? each.map(sorted)
    : Object.fromEntries(Object.keys(each).sort().map(key => [key, sorted(each[key])]));
  return encoder.encode(JSON.stringify(sorted(value)));
}

/** What a seat signs. */
export const message = (deed, match, head, seat, rest = new Uint8Array()) =>
  joined(encoder.encode(`warlords/${deed}\0`), match, head, [seat], rest);

export const act = async (match, head, seat, moves) => message("act", match, head, seat, await digest(canonical(moves)));
export const look = (match, head, seat) => message("look", match, head, seat);
export const commitment = (match, head, seat, salt, action) =>
  digest(encoder.encode("warlords/commitment"), match, head, new Uint8Array([seat]), salt, canonical(action));
export const commit = (match, head, seat, bound) => message("commit", match, head, seat, bound);
export async function agree(match, head, seat, commitments) {
  const parts = [...commitments].sort(([a], [b]) => a - b).map(([each, bound]) => joined([each], bound));
  return message("agree", match, head, seat, await digest(encoder.encode("warlords/set"), match, head, ...parts));
}

export const base64url = data => btoa(String.fromCharCode(...data)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
export const hex = data => Array.from(data, byte => byte.toString(16).padStart(2, "0")).join("");

// Yours: const { privateKey, publicKey } = await subtle.generateKey("Ed25519", false, ["sign", "verify"]), and
// base64url(new Uint8Array(await subtle.exportKey("raw", publicKey))). Here the key is fixed, so that all can compare.
const publicText = "A6EHv_POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg";
const secret = base64url(Uint8Array.from({ length: 32 }, (_, at) => at));
const key = await subtle.importKey("jwk", { kty: "OKP", crv: "Ed25519", d: secret, x: publicText }, "Ed25519", false, ["sign"]);
const [match, head, seat, salt] = [new Uint8Array(16).fill(1), new Uint8Array(24).fill(2), 1, new Uint8Array(16).fill(3)];
const action = { type: "place_hero", city: 4 };
const bound = await commitment(match, head, seat, salt, action);
console.log("public key", publicText);
console.log("commitment", hex(bound));
for (const [name, signed] of Object.entries({
  act: await act(match, head, seat, [{ seat, action }]),
  look: look(match, head, seat),
  commit: commit(match, head, seat, bound),
  agree: await agree(match, head, seat, new Map([[seat, bound], [0, new Uint8Array(32).fill(4)]])),
})) {
  const short = hex(new Uint8Array(await subtle.digest("SHA-256", signed))).slice(0, 16);
  console.log(name, signed.length, short, base64url(new Uint8Array(await subtle.sign("Ed25519", key, signed))));
}
