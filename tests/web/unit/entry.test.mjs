/** The entries of the library: what opens them, and what its list says of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./fake-storage.mjs";

const { OPENING, canGoOn, endOfTags, fingerprint, openingOf, setupsIn, summarise, tagsIn } =
  await import("../../../www/storage/entry.js");
const { parse } = await import("../../../www/storage/stored-game.js");
const { readText, writeText } = await import("../../../www/storage/texts.js");
const { LONGEST_OPENING } = await import("../../../www/storage/validate.js");
const { isBounded } = await import("../../../www/storage/bounds.js");

const TEXT = '[Game "ergo"]\n[Date "2026.11.21"]\n[First "Anna"]\n\n1. e5 a1 *\n';

/** @type {any} */
const STATE = {
  version: 2,
  game: "ergo",
  options: [],
  players: ["person", "engine"],
  seconds: 2,
  level: 7,
  moves: ["e5", "a1"],
  positionLine: "startpos moves e5 a1",
  at: 2,
  gameText: "of the state",
  entry: "another",
  revisions: [1],
};

/**
 * An entry of the library.
 *
 * @param {any} about
 * @param {any} [state]
 * @returns {any}
 */
const entryOf = (about, state) => ({
  id: "a",
  text: TEXT,
  about: { time: 5, tags: [], ...about },
  state: state && JSON.stringify(state),
  revisions: [1, 2],
});

test("an entry is opened in the state in which it was left, or from its text", () => {
  const [first, second, ...more] = setupsIn(entryOf({ source: "play", level: 7 }, STATE), "ergo");
  assert.deepEqual(more, []);
  assert.deepEqual([first.level, first.seconds, first.moves], [7, 2, ["e5", "a1"]]);
  assert.equal(first.gameText, "of the state");
  for (const { pageData } of [first, second])
    assert.deepEqual([pageData?.entry, pageData?.revisions], ["a", [1, 2]]);
  assert.deepEqual([second.gameText, second.moves, second.level], [TEXT, undefined, 7]);
  assert.equal(setupsIn(entryOf({ source: "play", level: 0 }), "ergo")[0].level, 0, "First steps is a level");
  // What the library has of a file is its text, whatever was stored with it.
  const [file] = setupsIn(entryOf({ source: "file" }, STATE), "ergo");
  assert.equal(file.gameText, TEXT);
  for (const state of [undefined, { ...STATE, players: 7 }]) {
    const setups = setupsIn(entryOf({ source: "play", players: ["engine", "person"] }, state), "ergo");
    assert.deepEqual(
      setups.map(({ gameText, players }) => [gameText, players]),
      [[TEXT, ["engine", "person"]]],
    );
  }
});

test("a game with a friend is opened with what is known of the friend, from its text as one of two people", () => {
  const remote = { id: "abc", names: ["Anna", ""], settled: 1, revision: 2 };
  const players = ["person", "remote"];
  const entry = entryOf({ source: "friend", players }, { ...STATE, players, remote });
  const [first, second] = setupsIn(entry, "ergo");
  assert.deepEqual(first.remote, remote);
  assert.deepEqual(second.players, ["person", "person"]);
  assert.equal(second.remote, undefined);
});

/** @type {any} */
const READ = {
  game: "ergo",
  tags: [
    ["Date", "2026.11.21"],
    ["First", "Anna"],
    ["Termination", "time"],
  ],
  result: "1-0",
  turns: 2,
  number: 1,
  start: undefined,
  moves: ["e5", "a1"],
};

test("a stored game of which a value makes no sense is damaged as a whole", () => {
  const remote = { id: "abc", names: ["Anna", ""], settled: 1 };
  assert.ok(parse(JSON.stringify(STATE)).setup);
  const friends = { ...STATE, players: ["person", "remote"], remote };
  assert.ok(parse(JSON.stringify(friends)).setup);
  const full = { sent: 1, bottom: "second", even: "rated", left: [1, 0], ended: { reason: "agreed" } };
  assert.ok(parse(JSON.stringify({ ...STATE, ...full })).setup);
  /** @type {object[]} */
  const damages = [
    { game: 7 },
    { options: "swap" },
    { options: [7] },
    { players: ["person"] },
    { players: ["person", "remote"] },
    { players: ["person", "engine", "person"] },
    { seconds: 0 },
    { seconds: 61 },
    { seconds: "1" },
    { level: -1 },
    { positionLine: "e5", moves: undefined },
    { at: -1 },
    { at: 0.5 },
    { gameText: 7 },
    { sent: 0.5 },
    { bottom: "third" },
    { entry: 7 },
    { revisions: [] },
    { even: "odd" },
    { clock: {} },
    { left: [1] },
    { left: [1, -1] },
    { left: [1, "1"] },
    { ended: {} },
  ];
  for (const damage of damages)
    assert.deepEqual(
      parse(JSON.stringify({ ...STATE, ...damage })),
      { why: "damaged" },
      JSON.stringify(damage),
    );
  for (const damage of [{ id: 7 }, { names: ["Anna"] }, { names: [7, ""] }, { settled: 0.5 }])
    assert.deepEqual(parse(JSON.stringify({ ...friends, remote: { ...remote, ...damage } })), {
      why: "damaged",
    });
  for (const text of ["", "{", "null", "7", "[]"]) assert.deepEqual(parse(text), { why: "damaged" }, text);
  assert.deepEqual(parse('{"version":3}'), { why: "newer" });
});

test("a text that could not be stored lasts as long as the page", () => {
  faults.isFull = true;
  writeText("name", "Anna", "name");
  assert.equal(readText("name"), "Anna");
  faults.isFull = false;
  writeText("name", "Zoë", "name");
  assert.equal(readText("name"), "Zoë");
});

test("a game of a file has the day of its tag, one that was played here the time", () => {
  const day = new Date(2026, 10, 21).getTime();
  const timeOf = (/** @type {any} */ about, read = READ) => {
    const { time, isDay } = summarise(entryOf(about), read);
    return [time, isDay];
  };
  assert.deepEqual(timeOf({ source: "file" }), [day, true]);
  assert.deepEqual(timeOf({ source: "play" }), [5, false]);
  assert.deepEqual(timeOf({ source: "file" }, { ...READ, tags: [["Date", "soon"]] }), [5, false]);
});

test("a summary says what the list shows, also of games without some of it", () => {
  const about = { source: "play", name: "Final", players: ["person", "engine"], side: 0, level: 3 };
  const { seats, ending, opening, isStandard, name, side, level, rated } = summarise(
    entryOf({ ...about, rated: true }),
    READ,
  );
  assert.deepEqual([seats, ending, opening, isStandard], [["Anna", ""], "time", "e5 a1", true]);
  assert.deepEqual([name, side, level, rated], ["Final", 0, 3, true]);
  const bare = summarise(entryOf({ source: "file" }), { ...READ, tags: [], start: "x/x" });
  assert.deepEqual([bare.seats, bare.name, bare.side, bare.level], [["", ""], "", null, null]);
  assert.deepEqual([bare.isStandard, bare.rated, bare.players, bare.reason], [false, undefined, null, null]);
  const long = summarise(entryOf({ source: "file" }), { ...READ, tags: [["First", "x".repeat(100_000)]] });
  assert.ok(long.seats[0].length < 1000);
});

test("the opening of a game has its first turns, as long as they are short", () => {
  assert.equal(openingOf([]), "");
  const all = (/** @type {string} */ turn) => openingOf(Array.from({ length: 100 }, () => turn)).split(" ");
  assert.equal(all("e5").length, OPENING);
  const turn = "x".repeat(LONGEST_OPENING / 2);
  assert.deepEqual(all(turn), [turn]);
  assert.deepEqual(all(turn.slice(1)), [turn.slice(1), turn.slice(1)]);
  assert.equal(openingOf(["x".repeat(LONGEST_OPENING + 1)]), "");
});

test("the tags of a text are its first lines", () => {
  assert.equal(endOfTags(TEXT), TEXT.indexOf("\n\n") + 1);
  assert.equal(endOfTags("1. e5 *"), 0);
  assert.equal(endOfTags('[Game "ergo"]'), 13);
  assert.deepEqual(tagsIn('[Game "ergo"]\n[First "A \\"B\\" \\\\"]\n[bad]\n1. e5\n[Date "x"]\n'), [
    ["Game", "ergo"],
    ["First", 'A "B" \\'],
  ]);
});

test("a text from elsewhere does not go on, nor a game that is over", () => {
  const over = TEXT.replace("[First", '[Result "1-0"]\n[First');
  assert.ok(canGoOn(entryOf({ source: "play" })));
  assert.ok(!canGoOn(entryOf({ source: "file" })));
  assert.ok(!canGoOn({ ...entryOf({ source: "play" }), text: over }));
});

test("fingerprints stay as they are, as browsers store them", () => {
  assert.equal(fingerprint(""), "0-eig59038ux-sb6s380xqj");
  assert.equal(fingerprint(TEXT), "61-ao2lzfqvwo-1hbpah78164");
});

test("what is nested deeply or has very many values is not parsed", () => {
  const nested = (/** @type {number} */ levels) => "[1,".repeat(levels) + "1]".repeat(levels);
  assert.ok(isBounded(nested(20)));
  assert.ok(!isBounded(nested(21)));
  assert.ok(isBounded(`[${"[{}],".repeat(1000)}[]]`), "side by side");
  assert.ok(isBounded(JSON.stringify(["[".repeat(100), '\\"['.repeat(100)])), "in texts");
  assert.ok(isBounded(`[${"1,".repeat(399_999)}1]`));
  assert.ok(!isBounded(`[${"1,".repeat(400_000)}1]`));
  const named = (/** @type {number} */ count) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 1])));
  assert.ok(isBounded(named(50_000)));
  assert.ok(!isBounded(named(50_001)));
});
