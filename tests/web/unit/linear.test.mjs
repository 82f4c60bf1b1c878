/**
 * Every parser of untrusted text that is JavaScript takes linear time: sixteen times the text takes about
 * sixteen times as long, by processor time, and not 256 times. Each has the worst texts that are known for
 * it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMainThread } from "node:worker_threads";
import "../fuzz-targets.mjs";

const { decode: decodeBase64, encode: encodeBase64 } = await import("../../../www/game/base64url.js");
const { checkOf } = await import("../../../www/game/crc.js");
const { readStudyLink } = await import("../../../www/game/study-link.js");
const { linkIn } = await import("../../../www/app/drop-and-paste.js");
const { readRoute } = await import("../../../www/ui/router.js");
const { parse } = await import("../../../www/storage/stored-game.js");
const { readFragment } = await import("../../../www/embed/fragment.js");
const { lessonsIn } = await import("../../../www/learn/lessons.js");
const { readLessonLink } = await import("../../../www/learn/link.js");
const { withTitle } = await import("../../../www/learn/title.js");
const { decode, encodingOf } = await import("../../../www/library/decode.js");
const { dayTime, fingerprint, openingOf, tagsIn } = await import("../../../www/storage/entry.js");
const { readPosition } = await import("../../../www/storage/position.js");
const { unwrap, wrap } = await import("../../../www/library/envelope.js");
const { EVERYTHING, select, tagsOf } = await import("../../../www/library/filter.js");
const { Branches } = await import("../../../www/library/opening-tree.js");
const { GameSplitter, cutAgain } = await import("../../../www/library/split.js");
const { overTime, Statistics } = await import("../../../www/library/statistics.js");
const { cleanName, readFriendLink } = await import("../../../www/match/friend-link.js");
const { readShared } = await import("../../../www/library/folder-file.js");
const { readPuzzles } = await import("../../../www/exercise/read-puzzles.js");
const { summaryOf } = await import("./summary.mjs");

/** How much longer the longer text is. */
const TIMES = 16;

/** The size of the longer text, in characters, if it has no limit. */
const LARGE = 1 << 20;

/** The number of combining marks in the worst input: `String.normalize` takes quadratic time to order them. */
const ACCENTS = 64_000;

/** How much of a file comes at once. */
const PART = 1 << 16;

/**
 * Linear time is 16 times as much, quadratic time 256 times; this is between them. The least of several
 * ratios counts, each of two times that were measured one after the other. What takes much memory occupies
 * the garbage collector and does not fit into the cache at the larger size: it takes longer for each
 * character, up to three times as long while other programs use the same memory.
 */
const MOST = 64;

/** How often both are measured before a ratio counts as too large. */
const TRIES = 20;

/**
 * A text of a size.
 *
 * @param {string} unit
 * @param {{ start?: string; end?: string }} [around]
 * @returns {(size: number) => string}
 */
const many =
  (unit, { start = "", end = "" } = {}) =>
  (size) =>
    start +
    unit.repeat(Math.ceil(size / unit.length)).slice(0, Math.max(0, size - start.length - end.length)) +
    end;

/**
 * @param {(size: number) => string} text
 * @returns {(size: number) => Uint8Array<ArrayBuffer>}
 */
const bytesOf = (text) => (size) => Uint8Array.from(text(size), (letter) => letter.charCodeAt(0));

/**
 * @param {(size: number) => string} text
 * @returns {(size: number) => string[]}
 */
const inParts = (text) => (size) => {
  const whole = text(size);
  return Array.from({ length: Math.ceil(size / PART) }, (_, at) => whole.slice(PART * at, PART * (at + 1)));
};

const games = (/** @type {number} */ size) =>
  Array.from({ length: Math.ceil(size / 64) }, (_, at) =>
    summaryOf({
      id: String(at),
      name: `n${at}`,
      tags: [`t${at % 1000}`],
      opening: `m${at} d5`,
      isStandard: true,
      time: at * 1e7,
      result: "1-0",
      source: "friend",
      seats: ["", `f${at}`],
    }),
  );

/**
 * Each reader, with its worst texts and the largest size, if there is one.
 *
 * @type {[string, (input: any) => unknown, ((size: number) => unknown)[], number?][]}
 */
const PARSERS = [
  [
    "decode",
    (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => decode(bytes.buffer),
    [
      bytesOf(many("a\n", { end: "\u00ff" })),
      bytesOf(many("\u00ef\u00bf\u00bd\n", { end: "\u00ff" })),
      bytesOf(many("\u00e2\u0082")),
    ],
  ],
  [
    "encodingOf",
    (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => encodingOf(new Blob([bytes])),
    [bytesOf(many("\u00ef\u00bf\u00bd\n", { end: "\u00ff" }))],
  ],
  [
    "GameSplitter, at once",
    (text) => countOf(new GameSplitter().push(text, true)),
    [
      many("{"),
      many("["),
      many('[a "'),
      many('[a "b\\"'),
      many("[ "),
      many("a"),
      many("* "),
      many(" "),
      many("[Game"),
      many('\n[Game "a"]', { start: "{" }),
      many('[a "', { start: "x" }),
      many("\u2003"),
    ],
  ],
  [
    "GameSplitter",
    (/** @type {string[]} */ parts) => {
      const splitter = new GameSplitter();
      for (const part of parts) for (const _ of splitter.push(part));
    },
    ["x ", "* ", "{ * [Game}", "a", "[ "].map((unit) => inParts(many(unit))),
  ],
  [
    "cutAgain",
    (text) => countOf(cutAgain({ text, line: 1 })),
    [many('\n[Game "a"]'), many("\n[ \n"), many("\n[Game ")],
  ],
  [
    "unwrap",
    (text) => unwrap(text),
    [
      many("&tag=a", { start: '[Library "id=a' }),
      many("%", { start: '[Library "', end: '"]\n' }),
      many("a=b&", { start: '[Library "', end: '"]\n' }),
    ],
  ],
  [
    "wrap",
    (text) => wrap({ id: "a", text, about: { source: "play", time: 0, tags: [] } }),
    [many("[ "), many("[Library"), many(" ", { start: "[" })],
  ],
  [
    "tagsIn",
    (text) => tagsIn(text),
    [many('[a "b"]\n'), many('[a "'), many("[\n"), many('\\"', { start: '[a "' })],
  ],
  ["dayTime", (text) => dayTime(text), [many(" ", { end: "x" }), many("2")]],
  ["openingOf", (text) => openingOf(text.split(" ")), [many(" a")]],
  [
    "readPosition",
    (text) => readPosition({ line: text }),
    [many(" moves "), many(" a", { start: "startpos moves" }), many("fen ")],
  ],
  ["fingerprint", (text) => fingerprint(text), [many("a")]],
  [
    "select",
    (/** @type {any} */ search) => select([summaryOf({ name: "x" })], { ...EVERYTHING, search }, () => ["x"]),
    [many("e\u0301\u0323"), many("\u0301\u0323"), many("a "), many(" ")],
    ACCENTS,
  ],
  [
    "select a name",
    (name) => select([summaryOf({ name })], { ...EVERYTHING, search: "x" }, () => [name]),
    [many("\u0301\u0323")],
    ACCENTS,
  ],
  [
    "the list",
    (all) =>
      select(all, { ...EVERYTHING, search: "n1", order: "opponent" }, ({ name }) => [name]) && tagsOf(all),
    [games],
  ],
  [
    "the statistics",
    (all) => {
      const counts = new Statistics();
      const branches = new Branches({ game: "ergo", side: "any", moves: "" });
      for (const summary of all) {
        counts.add(summary);
        branches.add(summary);
      }
      return overTime(counts.dated);
    },
    [games],
  ],
  [
    "readRoute",
    (text) => readRoute(text, ["ergo"]),
    [many("/", { start: "#" }), many("#/"), many("a", { start: "#/ergo/learn/" })],
  ],
  [
    "readFriendLink",
    (text) => readFriendLink(text),
    [
      many("A.", { start: "2.abcdefgh.1m0." }),
      many("1.", { start: "2.abcdefgh.1m0..." }),
      many("-", { start: "2.abcdefgh.1m0." }),
    ],
  ],
  [
    "readFriendLink at its limit",
    (text) => readFriendLink(text),
    [many("1.", { start: "2.abcdefgh.1m0...", end: ".abcdef" })],
    33_000,
  ],
  [
    "readFriendLink with a plan",
    (text) => readFriendLink(`${text}.${checkOf(text)}`),
    ["~", "-.", "AA~", "1."].map((unit) => many(unit, { start: "4.abcdefgh.1m0...1." })),
    40_000,
  ],
  ["cleanName", (text) => cleanName(text), [many("\u0301\u0323"), many(" "), many("e\u0301\u0323")], ACCENTS],
  [
    "readLessonLink",
    (text) => readLessonLink(text),
    [many("A", { start: "own." }), many("-", { start: "own." })],
  ],
  [
    "readStudyLink",
    (text) => readStudyLink(text),
    [many("A", { start: "3." }), many(".", { start: "3." }), many("A", { start: "3.", end: ".AAAAAA" })],
    30_000,
  ],
  ["checkOf", (text) => checkOf(text), [many("A"), many("é")]],
  [
    "the settings in a folder",
    (text) => readShared(text),
    [many('"a",', { start: '{"version":1,"deleted":[', end: '"b"],"records":{}}' }), many("[")],
  ],
  ["base64url", (text) => encodeBase64(decodeBase64(text)), [many("abc-")]],
  [
    "readFragment",
    (text) => readFragment(text),
    [many("&", { start: "#" }), many("%41", { start: "#game=" }), many("+", { start: "#game=" })],
    100_000,
  ],
  [
    "readPuzzles",
    (text) => orNothing(() => readPuzzles(text)),
    [many("abcdef | a | b | 1 | c\n"), many(" | "), many("#\n")],
  ],
  [
    "lessonsIn",
    (text) => lessonsIn(text),
    [
      many('[Game "a"]\n[Lesson "a"]\n\n'),
      many('[Game "a"]\n', { start: '[Game "a"]\n[Lesson "a"]\n' }),
      many("\n[Game"),
    ],
  ],
  [
    "withTitle",
    (text) => withTitle(text, "a"),
    [many('[Event "'), many('[Event "a"]\n'), many("\\", { start: '[Event "' })],
  ],
  [
    "linkIn",
    (text) => linkIn(text),
    [
      many("#1."),
      many("#1"),
      many("1", { start: "#" }),
      many(" ", { start: "#1.a", end: "x" }),
      many("a ", { start: "#1." }),
      many("[ "),
      many("[Game"),
      many(" ", { start: "[Game", end: "x" }),
    ],
  ],
  [
    "parse",
    (text) => parse(text),
    [many("[", {}), many("1,", { start: "[" }), many(" a", { start: '{"positionLine":"', end: '"}' })],
  ],
];

/**
 * How many there are; none of them is kept.
 *
 * @param {Iterable<unknown>} all
 */
function countOf(all) {
  let count = 0;
  for (const _ of all) count += 1;
  return count;
}

/** @param {() => unknown} act */
function orNothing(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/**
 * The processor time of some calls, in milliseconds.
 *
 * @param {(input: any) => unknown} read
 * @param {unknown} input
 * @param {number} count
 */
async function timeOf(read, input, count) {
  const before = process.cpuUsage();
  for (let call = 0; call < count; call++) await read(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (const [name, read, texts, limit] of PARSERS) {
  test(`${name} takes linear time`, async () => {
    assert.ok(isMainThread);
    const most = limit ?? LARGE;
    const few = Math.floor(most / TIMES);
    for (const [at, text] of texts.entries()) {
      const [small, large] = [text(few), text(most)];
      // Short times say little: then a call is repeated, as often for both.
      await timeOf(read, small, 1);
      const count = Math.max(1, Math.ceil(3 / Math.max(0.02, await timeOf(read, small, 1))));
      let ratio = Infinity;
      let [short, long] = [0, 0];
      for (let tries = 0; tries < TRIES && ratio > MOST; tries++) {
        short = await timeOf(read, small, count);
        long = await timeOf(read, large, count);
        ratio = Math.min(ratio, long / short);
      }
      assert.ok(
        ratio <= MOST,
        `text ${at}: ${ratio.toFixed(1)} times; last ${short.toFixed(1)} ms at ${few}, ${long.toFixed(1)} ms at ${most} characters`,
      );
    }
  });
}
