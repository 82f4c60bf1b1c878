/**
 * Links of games between two friends: a link of the game, with the names of the players, an id that tells
 * games apart, what the sender asks or answers, and the replies that the sender has planned.
 * `docs/formats.md` defines the format.
 */
import { decode, encode } from "../game/base64url.js";
import { checkOf } from "../game/crc.js";
import { isPlan, LONGEST_PLAN } from "./plan.js";

/** The version of the format; version 1 is a game without players. */
const VERSION = 2;

/** The version of links with planned replies. Pages that do not know them say that the link is newer. */
const WITH_PLAN = 4;

/** The longest name, in UTF-16 code units. */
export const LONGEST_NAME = 30;

/** How much of a name is read: browsers take quadratic time to order the accents of a letter. */
const READ_NAME = 10 * LONGEST_NAME;

/** The greatest number of a link: those after it have the same. */
const GREATEST_NUMBER = 999_999_999;

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
 * @property {string[]} [plan] the lines that the sender has planned, in order
 */

const SHAPE = /^([24])\.([\w-]{8})\.([12])([a-z])(0|[1-9]\d{0,8})\.([\w-]*)\.([\w-]*)\.(1\..*)\.([\w-]{6})$/;

/** The moves, and the plan after them. */
const WITH_PLAN_SHAPE = /^(.*)\.([\w~-]*)$/;

/**
 * The number of the link after another one.
 *
 * @param {number} number
 */
export const nextNumber = (number) => Math.min(number + 1, GREATEST_NUMBER);

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
export const isFriendLink = (fragment) =>
  [VERSION, WITH_PLAN].some((version) => fragment.startsWith(`${version}.`));

/** @param {FriendLink} content */
export function writeFriendLink({ id, sender, note, number, names, link, plan }) {
  const code = Object.entries(NOTES).find(([, meaning]) => meaning === note)?.[0];
  const written = names.map((name) => encode(new TextEncoder().encode(cleanName(name))));
  const [version, ...planned] = plan ? [WITH_PLAN, plan.join("~")] : [VERSION];
  const body = [version, id, `${sender + 1}${code}${number}`, ...written, link, ...planned].join(".");
  return `${body}.${checkOf(body)}`;
}

/**
 * Reads a link, except for its moves and the plan, which only the rules can.
 *
 * @param {string} text
 * @returns {FriendLink | undefined} nothing if it is damaged
 */
export function readFriendLink(text) {
  if (text.length > LONGEST + (text.startsWith(`${WITH_PLAN}.`) ? LONGEST_PLAN : 0)) return undefined;
  const [, version, id, seat, code, number, first, second, rest, check] = text.match(SHAPE) ?? [];
  if (rest === undefined || !(code in NOTES) || checkOf(text.slice(0, -7)) !== check) return undefined;
  const note = NOTES[/** @type {keyof typeof NOTES} */ (code)];
  try {
    const moves = Number(version) === WITH_PLAN ? readPlanned(rest, note) : { link: rest };
    if (!moves) return undefined;
    const content = {
      id,
      sender: /** @type {0 | 1} */ (Number(seat) - 1),
      number: Number(number),
      note,
      names: /** @type {[string, string]} */ ([decodeText(first), decodeText(second)]),
      ...moves,
    };
    // Names have one spelling.
    return writeFriendLink(content) === text ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The moves and the plan; nothing if they are not sound. Only moves have a plan, and no request or answer.
 *
 * @param {string} rest
 * @param {Note} note
 */
function readPlanned(rest, note) {
  const [, link, written] = rest.match(WITH_PLAN_SHAPE) ?? [];
  if (link === undefined || note !== undefined) return undefined;
  const plan = written.split("~");
  return isPlan(plan) ? { link, plan } : undefined;
}

/** @param {string} written */
const decodeText = (written) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(decode(written));
