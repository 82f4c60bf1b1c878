/**
 * Links of games between two friends: a link of the game, with the names of the players, an id that tells
 * games apart, and what the sender asks or answers. `docs/formats.md` defines the format.
 */
import { decode, encode } from "../game/base64url.js";
import { checkOf } from "../game/crc.js";

/** The version of the format; version 1 is a game without players. */
const VERSION = 2;

/** The longest name, in UTF-16 code units. */
export const LONGEST_NAME = 30;

/** As much of a name is read: browsers take quadratic time to order the accents of a letter. */
const READ_NAME = 10 * LONGEST_NAME;

/** The longest link: that of the moves has at most 32,000 characters. */
const LONGEST = 33_000;

/**
 * The message of a link besides the moves: nothing, a request to take back or to agree on a draw, a request
 * that was granted or declined, or that the sender resigns.
 */
const NOTES = /** @type {const} */ ({
  m: undefined,
  t: "take-back",
  o: "draw",
  g: "granted",
  a: "agreed",
  d: "declined",
  r: "resigned",
});

/** @typedef {typeof NOTES[keyof typeof NOTES]} Note */

/**
 * @typedef {object} FriendLink
 * @property {string} id of the game
 * @property {0 | 1} sender the seat of whoever sends the link: the first player or the second
 * @property {Note} [note]
 * @property {number} number how many links of this game were sent before, by both players
 * @property {[string, string]} names of the first and the second player; empty if unknown
 * @property {string} link the moves, as a link of version 1
 */

const SHAPE = /^2\.([\w-]{8})\.([12])([a-z])(0|[1-9]\d{0,8})\.([\w-]*)\.([\w-]*)\.(1\..*)\.([\w-]{6})$/;

/** A new id: six random bytes. */
export const makeId = () => encode(crypto.getRandomValues(new Uint8Array(6)));

/**
 * A name as links carry it.
 *
 * @param {string} name
 */
export const cleanName = (name) =>
  name
    .slice(0, READ_NAME)
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

/**
 * Whether a fragment is meant to be such a link.
 *
 * @param {string} fragment
 */
export const isFriendLink = (fragment) => fragment.startsWith(`${VERSION}.`);

/** @param {FriendLink} content */
export function writeFriendLink({ id, sender, note, number, names, link }) {
  const code = Object.entries(NOTES).find(([, meaning]) => meaning === note)?.[0];
  const written = names.map((name) => encode(new TextEncoder().encode(cleanName(name))));
  const body = [VERSION, id, `${sender + 1}${code}${number}`, ...written, link].join(".");
  return `${body}.${checkOf(body)}`;
}

/**
 * Reads a link, except for its moves, which only the rules can.
 *
 * @param {string} text
 * @returns {FriendLink | undefined} nothing if it is damaged
 */
export function readFriendLink(text) {
  if (text.length > LONGEST) return undefined;
  const [, id, seat, code, number, first, second, link, check] = text.match(SHAPE) ?? [];
  if (link === undefined || !(code in NOTES) || checkOf(text.slice(0, -7)) !== check) return undefined;
  try {
    const content = {
      id,
      sender: /** @type {0 | 1} */ (Number(seat) - 1),
      number: Number(number),
      note: NOTES[/** @type {keyof typeof NOTES} */ (code)],
      names: /** @type {[string, string]} */ ([decodeText(first), decodeText(second)]),
      link,
    };
    // Names have one spelling.
    return writeFriendLink(content) === text ? content : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} written */
const decodeText = (written) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(decode(written));
