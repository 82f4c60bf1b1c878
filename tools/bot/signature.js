/** The signatures of Abstract Play's posts: Ed25519, over time, nonce and body. */

import { createPublicKey, verify } from "node:crypto";

/** For how many seconds a post is valid; so far may the clocks differ as well. */
export const WINDOW = 300;

/** How many nonces are remembered at most; far more posts than can arrive in that time. */
const NONCES = 100_000;

/** The name of the key type, in text and inside the key. */
const SSH_TYPE = "ssh-ed25519";

/**
 * A public key in PEM, in one line as OpenSSH writes it, in a file with `BEGIN SSH2 PUBLIC KEY`, or the
 * Base64 inside.
 *
 * @param {string} text
 * @throws {Error} if it is none, or not an Ed25519 key
 */
export function publicKey(text) {
  const trimmed = text.trim();
  if (trimmed.includes("BEGIN PUBLIC KEY")) {
    const key = createPublicKey(trimmed);
    if (key.asymmetricKeyType !== "ed25519") throw new Error("the public key is not an Ed25519 key");
    return key;
  }
  const lines = trimmed.split("\n").filter((line) => !/^(----|#)|: /.test(line));
  const words = lines.join(trimmed.includes("SSH2 PUBLIC KEY") ? "" : " ").split(/\s+/);
  const blob = Buffer.from(words[0] === SSH_TYPE ? (words[1] ?? "") : words[0], "base64");
  const type = field(blob, 0);
  const key = field(blob, 4 + type.length);
  if (type.toString() !== SSH_TYPE || key.length !== 32)
    throw new Error("the public key is not an Ed25519 key");
  return createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: key.toString("base64url") },
    format: "jwk",
  });
}

/**
 * A field of a key: its length in four bytes, then its bytes.
 *
 * @param {Buffer} blob
 * @param {number} offset
 */
function field(blob, offset) {
  if (blob.length < offset + 4) return Buffer.alloc(0);
  return blob.subarray(offset + 4, offset + 4 + blob.readUInt32BE(offset));
}

/**
 * The check of posts. A post that was valid once is not valid again: its nonce is remembered as long as its
 * time is valid. After a restart nothing is remembered, which is harmless, because a post says only what the
 * position is.
 *
 * Nothing here is secret, so there is no time to be measured: the signature is verified with a public key.
 */
export class Verifier {
  #key;
  #now;
  #most;
  /**
   * When each nonce can be forgotten, in order.
   *
   * @type {Map<string, number>}
   */
  #nonces = new Map();

  /**
   * @param {import("node:crypto").KeyObject} key
   * @param {() => number} now the seconds since 1970
   * @param {number} most how many nonces are remembered at most
   */
  constructor(key, now = () => Date.now() / 1000, most = NONCES) {
    this.#key = key;
    this.#now = now;
    this.#most = most;
  }

  /**
   * Why a post is not valid; null if it is.
   *
   * @param {import("node:http").IncomingHttpHeaders} headers
   * @param {Buffer} body
   */
  refusal(headers, body) {
    const [time, nonce, signature] = ["x-signature-timestamp", "x-signature-nonce", "x-signature"].map(
      (name) => headers[name],
    );
    if (typeof time !== "string" || typeof nonce !== "string" || typeof signature !== "string")
      return "a signature header is missing";
    if (!/^\d{1,12}$/.test(time)) return "the time of the signature is not a number of seconds";
    const now = this.#now();
    if (Math.abs(now - Number(time)) > WINDOW)
      return "the time of the signature is more than five minutes away";
    if (!/^[\w.~+/=-]{1,128}$/.test(nonce))
      return "the nonce has characters or a length that are not expected";
    const bytes = Buffer.from(signature, "base64");
    const signed = Buffer.concat([Buffer.from(`${time}.${nonce}.`), body]);
    if (bytes.length !== 64 || !verify(null, signed, this.#key, bytes))
      return "the signature does not fit the body";
    for (const [known, until] of this.#nonces) {
      if (until >= now && this.#nonces.size < this.#most) break;
      this.#nonces.delete(known);
    }
    if (this.#nonces.has(nonce)) return "the nonce has been used before";
    this.#nonces.set(nonce, now + 2 * WINDOW);
    return null;
  }
}
