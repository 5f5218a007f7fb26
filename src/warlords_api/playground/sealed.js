// @ts-check
// What seats of sealed matches sign and show: docs/trust.md, to the byte. The page holds the keys of all its seats.

/** @typedef {{match: string, head: string}} Place  Where a match stands, both in hex. */
/** @typedef {{seat: number, action: any}} Move */

const encoder = new TextEncoder();
const SALT = 16; // bytes

/**
 * The keys of a match: those that the server made for its seats, or, in a closed match, key pairs of the page's own.
 */
export class Keys {
  /** @type {(string|null)[]} */
  bearer = [];
  /** @type {CryptoKeyPair[]} */
  own = [];
  /** @type {string[]} */
  publicKeys = [];

  /**
   * Keys for a table; in a closed match each seat brings one.
   * @param {string} trust
   * @param {number} seats
   * @throws {DOMException} this browser makes no Ed25519 keys here: it is too old, or the page came neither by TLS nor from this
   *   machine
   */
  static async of(trust, seats) {
    const keys = new Keys();
    if (trust !== "closed") return keys;
    if (!globalThis.crypto.subtle)
      throw new DOMException("no keys for pages from elsewhere without TLS", "NotSupportedError");
    for (let seat = 0; seat < seats; seat++) {
      const pair = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]));
      keys.own.push(pair);
      keys.publicKeys.push(base64url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))));
    }
    return keys;
  }

  /**
   * What shows that a seat may do a deed at a place: its key, or its signature.
   * @param {Place} place
   * @param {number} seat
   * @param {"act"|"look"} deed
   * @param {Move[]} moves  that are acted
   */
  async proof(place, seat, deed, moves = []) {
    const key = this.bearer[seat];
    if (key) return { type: "key", seat, key };
    const rest = deed === "act" ? await digest(canonical(moves)) : new Uint8Array();
    return { type: "signature", seat, deed, signature: await this.sign(place, seat, deed, rest) };
  }

  /**
   * A seat's signature under a deed.
   * @param {Place} place
   * @param {number} seat
   * @param {string} deed
   * @param {Uint8Array} rest
   */
  async sign({ match, head }, seat, deed, rest) {
    const message = joined(encoder.encode(`warlords/${deed}\0`), bytes(match), bytes(head), Uint8Array.of(seat), rest);
    return base64url(new Uint8Array(await crypto.subtle.sign("Ed25519", this.own[seat].privateKey, message)));
  }

  /**
   * Bind seats to their moves: what is posted to be closed, and, once that is answered, what opens it.
   * @param {Place} place
   * @param {Move[]} moves  one a seat
   */
  async bind(place, moves) {
    const bound = [];
    for (const { seat, action } of moves) {
      const salt = crypto.getRandomValues(new Uint8Array(SALT));
      const parts = [encoder.encode("warlords/commitment"), bytes(place.match), bytes(place.head), Uint8Array.of(seat)];
      bound.push({ seat, salt, commitment: await digest(...parts, salt, canonical(action)) });
    }
    const commitments = [];
    for (const { seat, commitment } of bound)
      commitments.push({
        seat,
        commitment: hex(commitment),
        signature: await this.sign(place, seat, "commit", commitment),
      });
    // Every seat agrees to the digest that it makes itself of the commitments, not to one that it is only shown.
    const parts = [...bound]
      .sort((a, b) => a.seat - b.seat)
      .map(each => joined(Uint8Array.of(each.seat), each.commitment));
    const set = await digest(encoder.encode("warlords/set"), bytes(place.match), bytes(place.head), ...parts);
    const agreements = [];
    for (let seat = 0; seat < this.own.length; seat++)
      agreements.push({ seat, signature: await this.sign(place, seat, "agree", set) });
    return { commitments, agreements, openings: bound.map(({ seat, salt }) => ({ seat, salt: hex(salt) })) };
  }
}

/**
 * One array after the other.
 * @param {...Uint8Array} parts
 * @returns {Uint8Array<ArrayBuffer>}
 */
function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * SHA-256 of parts, each after its length as 8 bytes, the highest first.
 * @param {...Uint8Array} parts
 */
async function digest(...parts) {
  const whole = parts.map(part => {
    const size = new Uint8Array(8);
    new DataView(size.buffer).setBigUint64(0, BigInt(part.length));
    return joined(size, part);
  });
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...whole)));
}

/**
 * JSON with sorted keys and without spaces, as UTF-8. All keys of the API are ASCII, so any order of text sorts them.
 * @param {any} value
 */
function canonical(value) {
  return encoder.encode(JSON.stringify(sorted(value)));
}

/** @param {any} value @returns {any} */
function sorted(value) {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map(key => [key, sorted(value[key])]),
  );
}

/** @param {string} text  hex */
const bytes = text => Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16));
/** @param {Uint8Array} data */
const hex = data => Array.from(data, byte => byte.toString(16).padStart(2, "0")).join("");
/** @param {Uint8Array} data */
const base64url = data =>
  btoa(String.fromCharCode(...data))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
