/**
 * Everything that the message line of a board can say, by kind, and the longest message of each kind. A
 * message that is of no kind makes a test fail.
 */
import assert from "node:assert/strict";
import { loadWords, words } from "../../../www/text/index.js";
import { messagesIn } from "../unit/text-samples.mjs";

await Promise.all(
  /** @type {const} */ (["play", "coach", "explained", "moves", "review", "places"]).map((part) =>
    loadWords(part),
  ),
);

/**
 * A kind of message: patterns for the keys of its texts, in which `*` replaces the id of the game. The line
 * shows one text for each pattern of `lead`, then one for each of `text`.
 *
 * @typedef {object} Kind
 * @property {import("../../../www/board/message.js").MessageContent["kind"]} kind
 * @property {RegExp[]} lead
 * @property {RegExp[]} [text]
 * @property {RegExp} [label] of its button
 * @property {RegExp} [cancel] of the other one
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  "a failure": { kind: "error", lead: [/^status\.(failed|unreadable)$/], label: /^actions\.retry$/ },
  "whose turn it is": {
    kind: "status",
    lead: [/^(status\.(loading|toMove|yourMove)|progress\.(atStart|afterMove|takenBack))\b/],
  },
  "an earlier position, with the way forward": {
    kind: "status",
    lead: [/^progress\.(atStart|afterMove)\b/],
    label: /^actions\.last$/,
  },
  "a line of the analysis, or a variation": {
    kind: "status",
    lead: [/^(progress\.preview|moveList\.variation)\(/, /^(outcomes\.|status\.toMove)/],
  },
  "a pause": { kind: "status", lead: [/^progress\.paused/], label: /^actions\.resumePlay$/ },
  "the engine thinks": { kind: "status", lead: [/^progress\.thinking/], text: [/^progress\.effort/] },
  "the end in a study": { kind: "status", lead: [/^outcomes\./] },
  "the end of a game": {
    kind: "result",
    lead: [/^result\.title/],
    text: [/^result\.how\./],
    label: /^(actions\.rematch|friend\.send)$/,
  },
  "the coach": {
    kind: "coach",
    lead: [/^(coach\.games\.\*\.lead|status\.yourMove)/],
    text: [/^coach\.games\.\*\.text/],
  },
  "a choice of sides": {
    kind: "coach",
    lead: [/^status\.yourMove/],
    text: [/^coach\.swap$/],
    label: /^actions\.swap$/,
  },
  "a first move that is taken over": {
    kind: "status",
    lead: [/^status\.swapped/],
    text: [/^coach\.games\.\*\.text/],
  },
  "a hint that is looked for": { kind: "hint", lead: [/^hints\.searching$/] },
  "a hint": { kind: "hint", lead: [/^hints\.(area|piece|drop)\b/], label: /^hints\.more$/ },
  "a hint with its reasons": {
    kind: "hint",
    lead: [/^hints\.move/],
    text: [/^hints\.(reasons\.|best$)/, /^hints\.reasons\./, /^hints\.wins/],
  },
  threats: {
    kind: "status",
    lead: [/^status\.yourMove/],
    text: [/^threats\.kinds\.(capture|four|entry)/, /^threats\.(kinds\.(city|five)|none)/],
  },
  "an explanation": {
    kind: "status",
    lead: [/^explained\.\*\.lead/],
    text: [/^explained\.\*\.text/],
  },
  "a move that waits for a second tap": { kind: "coach", lead: [/^questions\.confirm/] },
  "a warning": {
    kind: "hint",
    lead: [/^questions\.blunder/],
    text: [/^questions\.playOn$/],
    label: /^actions\.undo$/,
  },
  "giving up": {
    kind: "status",
    lead: [/^questions\.resign$/],
    label: /^actions\.resignNow$/,
    cancel: /^actions\.cancel$/,
  },
  "a draw to be offered": {
    kind: "status",
    lead: [/^questions\.offerDraw/],
    label: /^actions\.(offerDrawNow|agreeDrawNow)$/,
    cancel: /^actions\.cancel$/,
  },
  "a draw that is offered": {
    kind: "status",
    lead: [/^questions\.drawOffered/],
    label: /^actions\.agreeDrawNow$/,
    cancel: /^questions\.declineDraw$/,
  },
  "a request from a friend": { kind: "status", lead: [/^friend\.asks/], label: /^friend\.answer$/ },
  "a move to be sent": { kind: "status", lead: [/^friend\.unsent/], label: /^friend\.send$/ },
  "waiting for a friend": { kind: "status", lead: [/^friend\.waiting\(/], text: [/^friend\.waitingHint$/] },
  "an invitation": { kind: "coach", lead: [/^friend\.invited/], text: [/^friend\.tapCell$/] },
  "a mistake to be improved": {
    kind: "hint",
    lead: [/^review\.(question|allDone)/],
    text: [/^review\.(again|right|rightAsWell|solution|wrong|result)\b/],
  },
  "a mistake": {
    kind: "hint",
    lead: [/^review\.(stronger|good)/],
    text: [/^review\.(reason|second)\b/, /^review\.instead/],
  },
};

/** Messages about a tap, which appear on the board. */
const TOAST = /^(refusals\.|drawOffer\.)/;

/** Whole parts of the words of which the line shows all, or else a button, a tray, the menu or a voice. */
const SHOWN = ["status", "progress", "questions", "outcomes", "hints", "threats", "coach", "explained"];
const ELSEWHERE = /^coach\.(taken|explain|unexplained)/;

/** Every message of those parts and of the others that are named above, by path. */
const ALL = SHOWN.concat([
  "actions",
  "moveList",
  "result",
  "friend",
  "review",
  "refusals",
  "drawOffer",
]).flatMap((part) => [...messagesIn(/** @type {any} */ (words)[part], part)]);

/**
 * The longest of the messages whose paths match.
 *
 * @param {RegExp | undefined} pattern
 * @param {string} game
 */
function longest(pattern, game) {
  if (!pattern) return "";
  const own = new RegExp(pattern.source.replace("\\*", game));
  const found = ALL.flatMap(([path, text]) => (own.test(path) ? [text] : []));
  // A coach of a game that never adds a first sentence has that of the others.
  assert.ok(found.length > 0, `${pattern} matches a message`);
  return found.reduce((one, other) => (other.length > one.length ? other : one));
}

/**
 * The longest message of every kind, or of those that are worded for a game.
 *
 * @param {string} game
 * @param {boolean} isAll
 */
export const longestMessages = (game, isAll) =>
  Object.entries(KINDS)
    .filter(
      ([, { lead, text = [] }]) => isAll || [...lead, ...text].some(({ source }) => source.includes("\\*")),
    )
    .map(([name, { kind, lead, text = [], label, cancel }]) => ({
      name,
      kind,
      lead: lead.map((pattern) => longest(pattern, game)).join(" "),
      text: text.map((pattern) => longest(pattern, game)).join(" "),
      label: longest(label, game),
      cancel: longest(cancel, game),
    }));

/** The longest message of a tap. */
export const longestToast = () => longest(TOAST, "");

/** The messages of those parts that are of no kind. */
export function unsorted() {
  const patterns = Object.values(KINDS)
    .flatMap(({ lead, text = [], label, cancel }) => [...lead, ...text, label, cancel])
    .flatMap((pattern) => (pattern ? [new RegExp(pattern.source.replace("\\*", "\\w+"))] : []));
  return ALL.map(([path]) => path).filter(
    (path) =>
      SHOWN.some((part) => path.startsWith(`${part}.`)) &&
      !ELSEWHERE.test(path) &&
      !patterns.some((pattern) => pattern.test(path)),
  );
}
