/** The library: its texts, its database, its files, and what happens if something goes wrong. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { fillDisk, kept, read, readOne } from "./library-browser.mjs";
import { summaryOf } from "./summary.mjs";

const { NAME, VERSION, resultOf } = await import("../../../www/storage/database.js");
const { DAMAGED, dayTime, fingerprint, tagsIn } = await import("../../../www/storage/entry.js");
const { unwrap, wrap } = await import("../../../www/library/envelope.js");
const { fileOf } = await import("../../../www/library/export.js");
const { EVERYTHING, prepareTexts, select } = await import("../../../www/library/filter.js");
const { importAll } = await import("../../../www/library/import.js");
const { cutAgain, GameSplitter } = await import("../../../www/library/split.js");
const { Library } = await import("../../../www/storage/library.js");

/** @import {Summary} from "../../../www/storage/types.js" */

/**
 * A game text as people and programs write them: variations in variations, comments, glyphs, shapes,
 * evaluations and clocks.
 */
const RICH = `[Game "ergo"]
[First "Zoë \\"Z\\" Ä"]   [Second "Ergo, level 4"]
[Date "2026.11.??"]
[Event "1-0 [club] evening"]

{ Before. [%csl Ge5,Rd5] } 1. e5 {[%eval 0.31] [%clk 0:09:58] a } ; 1-0 to the end of the line [Game "ergo"]
1... d5 $1 (1... c4 {or 1-0?} 2. c5 (2. d4 ( 2. a1 !?) ) {[%cal Ge5e6]}) 2. e6 ?! *`;

const PLAIN = `[Game "emergo"]\n[Result "*"]\n\n1. d7 f4 *`;

const split = (/** @type {string} */ file) => [...new GameSplitter().push(file, true)];

const textsOf = (/** @type {string} */ file) => split(file).map(({ text }) => text);

test("a file is split into its games, and their texts are unchanged", () => {
  assert.deepEqual(textsOf(`\uFEFF${RICH}\r\n\r\n${PLAIN}  \n${RICH}\n`), [RICH, PLAIN, RICH]);
  assert.deepEqual(textsOf(""), []);
  assert.deepEqual(textsOf(" \n\n"), []);
  assert.deepEqual(textsOf(`[Game "ergo"] e5 [Game "ergo"] a1 *`), [
    `[Game "ergo"] e5`,
    `[Game "ergo"] a1 *`,
  ]);
  const [first, second] = split(`${PLAIN}\n\n\n${PLAIN}`);
  assert.deepEqual([first.line, second.line], [1, 7]);
});

test("games that the rules write and people change are cut where the rules end them", async () => {
  const corpus = JSON.parse(
    JSON.stringify([RICH, PLAIN, `[Game "ergo"]{a}e5(d5)a1 $3{b};c\n *`, `[Game "intermedium"] *`]),
  );
  for (const one of corpus) {
    for (const other of corpus) {
      const file = `${one}\n${other}`;
      const { games, spans, error } = await read(file);
      assert.equal(error, undefined, `${error?.code} in ${one}`);
      assert.equal(games?.length, 2);
      assert.deepEqual(textsOf(file), [one, other]);
      assert.deepEqual(
        spans.map(([start, end]) => file.slice(start, end)),
        [one, other],
      );
    }
  }
});

test("a comment without its end swallows the games after it only until they are cut again", () => {
  const broken = `[Game "ergo"] e5 {never ends\n a1 *`;
  const pieces = split(`${PLAIN}\n${broken}\n\n${PLAIN}\n`);
  assert.equal(pieces.length, 2);
  const again = [...cutAgain(pieces[1])];
  assert.deepEqual(
    again.map(({ text, line }) => [text, line]),
    [
      [broken, 5],
      [PLAIN, 8],
    ],
  );
});

test("a file of the library has each text as it is, and what the library knows besides", async () => {
  const about = {
    source: /** @type {const} */ ("play"),
    time: 1234,
    name: 'The "best", of 50 % [all] = & é',
    tags: ["club evening", "ä,b"],
    players: /** @type {["engine", "person"]} */ (["engine", "person"]),
    side: /** @type {const} */ (1),
    level: 4,
    reason: /** @type {const} */ ("five"),
  };
  for (const text of [RICH, PLAIN]) {
    const file = wrap({ id: "some-id", text, about });
    assert.deepEqual(unwrap(file), { text, id: "some-id", about });
    assert.ok((await read(file)).games, "other programs can read it");
    assert.deepEqual(unwrap(text), { text });
  }
  const own = `[Library "from elsewhere"]\n${PLAIN}`;
  assert.deepEqual(unwrap(own), { text: own }, "a line that another program has written belongs to the text");
  assert.equal(wrap({ id: "x", text: own, about }), own);
});

test("the file of the library in the documentation is read, and written again", async () => {
  const page = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
  const [, example] = /```library-file\n(.*?)```/s.exec(page) ?? [];
  assert.ok(example);
  const library = new Library();
  assert.equal((await importAll([example], { library, read })).added, 1);
  const [summary] = await library.summaries(readOne);
  assert.deepEqual([summary.name, summary.tags, summary.side, summary.level], ["Final", ["club"], 0, 4]);
  assert.equal(await fileOf(library, [summary.id]), example);
});

test("export and import of all: every text survives byte for byte", async () => {
  const library = new Library();
  const rich = [RICH, PLAIN, RICH.replace("e6 ?!", "e6 ??").replaceAll("\n", "\r\n"), `[Game "ergo"]\t;x\n*`];
  const done = await importAll([rich.join("\n\n")], { library, read });
  assert.deepEqual([done.added, done.known, done.broken], [4, 0, []]);
  const [played] = [
    await kept("startpos moves e5 a1", {
      about: { source: "play", time: 5, tags: ["x"], side: 0, level: 3, players: ["person", "engine"] },
    }),
  ];
  await library.save(played);
  const ids = (await library.summaries(readOne)).map(({ id }) => id);
  const file = await fileOf(library, ids);
  assert.ok((await read(file)).games?.length === 5, "the file is a game text itself");
  for (const text of rich) assert.ok(file.includes(text));
  await library.close();

  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const other = new Library();
  assert.equal((await importAll([file], { library: other, read })).added, 5);
  const found = await other.summaries(readOne);
  assert.equal(await fileOf(other, ids), file, "and the same file again");
  const again = found.find(({ id }) => id === played.entry.id);
  assert.deepEqual([again?.side, again?.level, again?.tags, again?.source], [0, 3, ["x"], "play"]);
});

test("a file that is imported twice adds nothing, and overwrites nothing", async () => {
  const library = new Library();
  assert.equal((await importAll([`${RICH}\n${PLAIN}`], { library, read })).added, 2);
  const twice = await importAll([`${PLAIN}\n${RICH}\n${RICH}`], { library, read });
  assert.deepEqual([twice.added, twice.known], [0, 3]);
  const mine = await kept("startpos moves e5 a1");
  await library.save(mine);
  // Somebody else's version of the same entry.
  const theirs = wrap({ ...mine.entry, text: PLAIN.replace("f4", "f6") });
  assert.equal((await importAll([theirs], { library, read })).added, 1);
  assert.equal((await library.get(mine.entry.id))?.text, mine.entry.text);
  assert.equal((await library.summaries(readOne)).length, 4);
});

test("broken games are listed with place and reason, and the others are kept", async () => {
  const library = new Library();
  const file = [
    PLAIN,
    `[Game "ergo"]\n\n1. e5 e5 *`,
    `[Game "halma"]\n\n*`,
    RICH,
    `[Game "ergo"] {no end`,
    PLAIN.replace("f4", "f6"),
  ].join("\n\n");
  const gone = Promise.reject(new Error("gone"));
  gone.catch(() => {});
  const done = await importAll([new File([file], "club.txt"), gone], { library, read });
  assert.equal(done.added, 3);
  assert.deepEqual(
    done.broken.map(({ file, error }) => [file, error?.line, error?.code]),
    [
      ["club.txt", 8, "illegal"],
      ["club.txt", 10, "game-unknown"],
      ["club.txt", 22, "comment-end"],
      ["", undefined, undefined],
    ],
  );
});

test("a file that is no game text is refused, and one in an old encoding is read", async () => {
  const library = new Library();
  const none = await importAll(["Dear Anna, e5 was a good move.", ""], { library, read });
  assert.deepEqual([none.added, none.broken.length], [0, 1]);
  const latin = new Blob([
    Uint8Array.from(`[Game "ergo"] [First "Zo\xeb"] *`, (letter) => letter.charCodeAt(0)),
  ]);
  const imported = await importAll([new File([`[Game "ergo"] *`], "new.txt"), new File([latin], "old.pgn")], {
    library,
    read,
  });
  assert.equal(imported.added, 2);
  assert.deepEqual(imported.old, [{ file: "old.pgn", line: 1 }]);
  const seats = (await library.summaries(readOne)).map((summary) => summary.seats[0]);
  assert.deepEqual(seats.toSorted(), ["", "Zoë"]);
});

test("killed in the middle of an import: what was written is there, and importing again completes it", async () => {
  const columns = "abcdefghij";
  const games = Array.from(
    { length: 350 },
    (_, at) => `[Game "ergo"] [Round "${at}"] ${columns[at % 10]}5 *`,
  );
  const first = new Library();
  let batches = 0;
  /** Nothing after the second batch is ever answered. */
  await new Promise((resolve) => {
    const add = (/** @type {any} */ kept) =>
      (batches += 1) > 2 ? new Promise(() => resolve(undefined)) : first.add(kept);
    void importAll([games.join("\n")], { library: { add }, read });
  });
  await first.close();
  const second = new Library();
  const before = (await second.summaries(readOne)).length;
  assert.equal(before, 200);
  const done = await importAll([games.join("\n")], { library: second, read });
  assert.deepEqual([done.added, done.known], [150, 200]);
  const all = await second.summaries(readOne);
  assert.equal(all.length, 350);
  for (const { id } of all) assert.ok(await second.get(id));
});

test("an import can be stopped", async () => {
  const library = new Library();
  const games = Array.from({ length: 300 }, (_, at) => `[Game "ergo"] [Round "${at}"] *`);
  const stopping = new AbortController();
  const done = await importAll([games.join("\n")], {
    library,
    read,
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  assert.deepEqual([done.isStopped, done.added], [true, 100]);
  assert.ok(done.part > 0.3 && done.part < 0.4);
});

test("a full disk: the game lasts as long as the page, is exported, and is stored once there is room", async () => {
  let isFull = true;
  fillDisk(() => isFull);
  const library = new Library();
  const game = await kept("startpos moves e5 a1");
  await assert.rejects(library.save(game), { code: "full" });
  assert.deepEqual([library.trouble, library.unstored], ["full", 1]);
  assert.equal((await library.summaries(readOne)).length, 1);
  assert.equal(library.trouble, "full", "it is said as long as it is so");
  assert.ok((await fileOf(library, [game.entry.id])).includes(game.entry.text));
  const imported = await importAll([PLAIN], { library, read });
  assert.deepEqual([imported.isStopped, imported.trouble, imported.added], [true, "full", 0]);
  isFull = false;
  await library.save(await kept("startpos moves d5"));
  assert.deepEqual([library.trouble, library.unstored], [undefined, 0]);
  await library.close();
  assert.equal((await new Library().summaries(readOne)).length, 2);
});

test("a game that could not be stored goes on once it is", async () => {
  let isFull = true;
  fillDisk(() => isFull);
  const library = new Library();
  const first = await kept("startpos moves e5 a1", { moves: ["e5", "a1"], revisions: [1] });
  await assert.rejects(library.save(first));
  isFull = false;
  const { id } = first.entry;
  const second = await kept("startpos moves e5 a1 e6", { id, moves: ["e5", "a1", "e6"], revisions: [1, 2] });
  await library.save(second);
  assert.equal(library.unstored, 0);
  assert.equal(await library.textOf(id), second.entry.text);
});

test("a version that cannot be stored while an earlier one is stored is not lost", async () => {
  let writes = 0;
  fillDisk(() => ++writes === 3);
  const library = new Library();
  const versions = [["e5"], ["e5", "a1"], ["e5", "a1", "e6"]].map((moves, at) =>
    kept(`startpos moves ${moves.join(" ")}`, { id: "a", moves, revisions: [1, 2, 3].slice(0, at + 1) }),
  );
  const [first, second, third] = await Promise.all(versions);
  await library.save(first);
  const [saved, failed] = await Promise.allSettled([library.save(second), library.save(third)]);
  assert.deepEqual([saved.status, failed.status], ["fulfilled", "rejected"]);
  assert.equal(await library.textOf("a"), third.entry.text);
});

test("a game is found that the library has, or has more of, and no other one", async () => {
  const library = new Library();
  const { entry, summary } = await kept("startpos moves e5 a1 e6", { moves: ["e5", "a1", "e6"] });
  await library.save({ entry, summary });
  const find = (/** @type {string} */ game, /** @type {string[]} */ ...moves) =>
    library.findVersion(game, { moves });
  assert.equal(await find("ergo", "e5", "a1", "e6"), entry.id);
  assert.equal(await find("ergo", "e5", "a1"), entry.id);
  assert.equal(await find("ergo", "e5", "a1", "e6", "a2"), undefined);
  assert.equal(await find("ergo", "e5", "a2"), undefined);
  assert.equal(await find("emergo", "e5", "a1"), undefined);
});

test("storage that is denied: nothing fails, and games last as long as the page", async () => {
  for (const denied of [
    undefined,
    {
      open() {
        throw new DOMException("no", "SecurityError");
      },
    },
  ]) {
    Object.assign(globalThis, { indexedDB: denied });
    const library = new Library();
    const game = await kept("startpos moves e5 a1");
    await assert.rejects(library.save(game), { code: "denied" });
    assert.equal((await library.summaries(readOne)).length, 1);
    assert.equal((await library.get(game.entry.id))?.text, game.entry.text);
    assert.equal(library.trouble, "denied");
    const removed = await library.remove([game.entry.id]);
    assert.equal((await library.summaries(readOne)).length, 0);
    await library.restore(removed).catch(() => {});
    assert.equal((await library.summaries(readOne)).length, 1);
  }
});

test("a list that could not be read is not taken for an empty library, whatever works after it", async () => {
  const library = new Library();
  await library.save(await kept("startpos moves e5 a1"));
  const database = await resultOf(indexedDB.open(NAME));
  database.close();
  const prototype = Object.getPrototypeOf(database);
  const { transaction } = prototype;
  prototype.transaction = () => {
    prototype.transaction = transaction;
    throw new DOMException("damaged", "UnknownError");
  };
  assert.equal((await library.summaries(readOne)).length, 0);
  assert.equal(await library.hasDeleted(), false);
  assert.deepEqual([library.unread, library.trouble], ["failed", undefined]);
  assert.equal((await library.summaries(readOne)).length, 1);
  assert.equal(library.unread, undefined);
});

test("a game is stored, and not said to be lost, if other tabs cannot be told", async () => {
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = () => {
    throw new DOMException("closed", "InvalidStateError");
  };
  try {
    const library = new Library();
    await library.save(await kept("startpos moves e5 a1"));
    assert.equal(library.unstored, 0);
    assert.equal((await library.summaries(readOne)).length, 1);
  } finally {
    BroadcastChannel.prototype.postMessage = postMessage;
  }
});

test("a database of a newer version is left alone", async () => {
  const request = indexedDB.open(NAME, VERSION + 1);
  request.addEventListener("upgradeneeded", () =>
    request.result.createObjectStore("treasure").put("gold", "chest"),
  );
  (await resultOf(request)).close();
  const library = new Library();
  const game = await kept("startpos moves e5 a1");
  await assert.rejects(library.save(game), { code: "newer" });
  assert.equal((await library.summaries(readOne)).length, 1, "the game on the board is shown");
  const database = await resultOf(indexedDB.open(NAME));
  assert.equal(await resultOf(database.transaction("treasure").objectStore("treasure").get("chest")), "gold");
  database.close();
});

test("a newer version in another tab can change the schema, and this tab says so", async () => {
  const library = new Library();
  await library.save(await kept("startpos moves e5 a1"));
  const request = indexedDB.open(NAME, VERSION + 1);
  (await resultOf(request)).close();
  await library.summaries(readOne);
  assert.equal(library.trouble, "newer");
});

test("a damaged entry is listed with what is left of it, and a lost summary is made again", async () => {
  const library = new Library();
  const games = [
    await kept("startpos moves e5 a1"),
    await kept("startpos moves e5 a2"),
    await kept("startpos moves e5 a3"),
  ];
  for (const game of games) await library.save(game);
  const [one, two, three] = games.map(({ entry }) => entry.id);
  const database = await resultOf(indexedDB.open(NAME, VERSION));
  const transaction = database.transaction(["games", "summaries"], "readwrite");
  // The first one has lost its summary, the second one its game, and the third one most of both.
  transaction.objectStore("summaries").delete(one);
  transaction.objectStore("games").delete(two);
  transaction.objectStore("games").put({ id: three, text: "half of a te" });
  await resultOf(transaction.objectStore("summaries").put({ id: three }));
  database.close();
  const found = new Map((await library.summaries(readOne)).map((summary) => [summary.id, summary]));
  const { time, ...again } = /** @type {Summary} */ (found.get(one));
  assert.deepEqual({ ...again, time }, games[0].summary);
  assert.deepEqual([found.get(two)?.game, found.get(three)?.game], [DAMAGED, DAMAGED]);
  const known = await new Library().summaries(async () => undefined);
  assert.equal(known.find(({ id }) => id === one)?.game, "ergo", "it is stored, too");
  assert.ok((await fileOf(library, [three, one])).endsWith("half of a te\n"), "what is left comes last");
  const removed = await library.remove([two, three]);
  assert.equal((await library.summaries(readOne)).length, 1);
  await library.restore(removed);
  assert.equal((await library.summaries(readOne)).length, 3);
});

test("the summaries of a large library are all read, and again only after a change here or elsewhere", async (context) => {
  const [library, other] = [new Library(), new Library()];
  const known = await kept("startpos moves e5 a1");
  const names = Array.from({ length: 1203 }, (_, at) => String(at).padStart(4, "0"));
  const ids = names.map((name) => `game-${name}`);
  await library.add(
    ids.map((id) => ({
      entry: { ...known.entry, id },
      summary: { ...known.summary, id, print: id },
    })),
  );
  const reads = context.mock.method(IDBObjectStore.prototype, "getAll");
  const listed = async () => (await library.summaries(readOne)).map(({ id }) => id).sort();
  assert.deepEqual(await listed(), ids);
  const first = reads.mock.callCount();
  assert.equal(first, 3, "in parts");
  assert.deepEqual(await listed(), ids);
  assert.equal(reads.mock.callCount(), first);
  await library.remove([ids[500]]);
  assert.deepEqual(await listed(), ids.toSpliced(500, 1));
  assert.ok(reads.mock.callCount() > first);
  await listed();
  const changed = new Promise((resolve) => library.addEventListener("change", resolve, { once: true }));
  await other.remove([ids[0], ids[1000]]);
  await changed;
  assert.deepEqual(await listed(), ids.toSpliced(1000, 1).toSpliced(500, 1).slice(1));
  // What nobody could read now is read again.
  const database = await resultOf(indexedDB.open(NAME, VERSION));
  await resultOf(
    database.transaction("games", "readwrite").objectStore("games").put({ id: "game-x", text: "1. e5" }),
  );
  database.close();
  await library.amend([ids[1]], { name: "Anna" });
  const game = async (/** @type {typeof readOne} */ read) =>
    (await library.summaries(read)).find(({ id }) => id === "game-x")?.game;
  const before = reads.mock.callCount();
  assert.deepEqual([await game(readOne), await game(readOne)], [DAMAGED, DAMAGED]);
  assert.equal(reads.mock.callCount(), before + 6);
});

test("two tabs with one game: the one that is ahead counts, and different continuations are both kept", async () => {
  const [one, other] = [new Library(), new Library()];
  const start = await kept("startpos moves e5 a1", { revisions: [1] });
  const { id } = start.entry;
  const on = async (/** @type {string} */ moves, /** @type {number[]} */ ...revisions) => {
    const next = await kept(`startpos moves e5 a1 ${moves}`, { id, revisions: [1, ...revisions] });
    return { ...next, summary: { ...next.summary, id } };
  };
  assert.deepEqual(await one.save(start), { id, isApart: false });
  assert.deepEqual(await one.save(await on("d5", 2)), { id, isApart: false });
  // The other tab is behind: nothing is overwritten.
  assert.deepEqual(await other.save(start), { id, isApart: false });
  assert.equal((await one.get(id))?.line, "startpos moves e5 a1 d5");
  // It takes up what it sees, and goes on.
  assert.deepEqual(await other.save(await on("d5 c5", 2, 3)), { id, isApart: false });
  // The same moves in another tab are another version.
  const apart = await one.save(await on("d5 c5 g7", 2, 4));
  assert.equal(apart.isApart, true);
  assert.notEqual(apart.id, id);
  const lines = await Promise.all([id, apart.id].map(async (id) => (await one.get(id))?.line));
  assert.deepEqual(lines, ["startpos moves e5 a1 d5 c5", "startpos moves e5 a1 d5 c5 g7"]);
  // A tab may take back moves of its own game.
  assert.equal((await other.save(await on("d5", 2, 3, 5))).isApart, false);
  assert.equal((await one.get(id))?.line, "startpos moves e5 a1 d5");
  // Two tabs may each have got a reply of the engine, or one none yet.
  assert.equal((await one.save(await on("d5 b5", 2, 3, 5))).isApart, false);
  assert.equal((await other.save(await on("d5", 2, 3, 5))).isApart, false);
  assert.equal((await one.get(id))?.line, "startpos moves e5 a1 d5 b5");
});

test("two tabs that name and play one game at once lose neither", async () => {
  const [one, other] = [new Library(), new Library()];
  const start = await kept("startpos moves e5 a1");
  const { id } = start.entry;
  await one.save(start);
  await Promise.all([
    one.amend([id], { name: "Mine", add: ["club"] }),
    other.amend([id], { add: ["best"] }),
    one.save(await kept("startpos moves e5 a1 d5", { id })),
  ]);
  const entry = await other.get(id);
  assert.deepEqual(
    [entry?.about.name, entry?.about.tags.toSorted(), entry?.line],
    ["Mine", ["best", "club"], "startpos moves e5 a1 d5"],
  );
  const [summary] = await other.summaries(readOne);
  assert.deepEqual([summary.name, summary.tags.toSorted(), summary.turns], ["Mine", ["best", "club"], 3]);
});

test("games are prepared for a search, which then asks for no text again", async () => {
  const all = [summaryOf({ id: "a", name: "Zoë" }), summaryOf({ id: "b", name: "ada" })];
  let asked = 0;
  const say = (/** @type {Summary} */ { name }) => {
    asked += 1;
    return [name];
  };
  assert.equal(await prepareTexts(all, say, () => false), true);
  assert.equal(asked, 2);
  const found = (/** @type {string} */ search) =>
    select(all, { ...EVERYTHING, search, order: "opponent" }, say).map(({ id }) => id);
  assert.deepEqual([found("ZOE"), found("a"), found("")], [["a"], ["b"], ["b", "a"]]);
  assert.equal(asked, 2);
});

test("games are found by words, game, result, opponent and tag, and sorted", () => {
  /**
   * @param {string} id
   * @param {Partial<Summary>} more
   * @returns {Summary}
   */
  const summary = (id, more) => summaryOf({ id, print: id, ...more });
  const all = [
    summary("a", { result: "1-0", turns: 9, tags: ["club"] }),
    summary("b", { result: "1-0", side: 1, time: Date.UTC(2026, 10, 22, 12) }),
    summary("c", {
      game: "emergo",
      source: "friend",
      players: ["person", "remote"],
      level: null,
      seats: ["", "Zoë Ångström"],
    }),
    summary("d", {
      source: "file",
      players: null,
      side: null,
      level: null,
      result: "0-1",
      seats: ["Ada", "Bob"],
      opening: "a1",
    }),
    summary("e", { game: DAMAGED, source: "file", players: null, side: null, level: null, time: 0 }),
    summary("f", {
      players: ["person", "person"],
      side: null,
      level: null,
      result: "1/2-1/2",
      name: "Kitchen table",
    }),
  ];
  const say = (/** @type {Summary} */ { seats, name }) => [name || seats.join(" ")];
  const ids = (/** @type {Partial<import("../../../www/library/filter.js").Filter>} */ filter) =>
    select(all, { ...EVERYTHING, ...filter }, say)
      .map(({ id }) => id)
      .join("");
  assert.equal(ids({}), "bacdfe");
  assert.equal(ids({ order: "oldest" }), "efdcab");
  assert.equal(ids({ order: "longest" })[0], "a");
  assert.equal(ids({ result: "won" }), "a");
  assert.equal(ids({ result: "lost" }), "b");
  assert.equal(ids({ result: "drawn" }), "f");
  assert.equal(ids({ result: "running" }), "c");
  assert.equal(ids({ opponent: "file" }), "d");
  assert.equal(ids({ opponent: "engine" }), "ba");
  assert.equal(ids({ opponent: "here" }), "f");
  assert.equal(ids({ game: "emergo" }), "c");
  assert.equal(ids({ tag: "club" }), "a");
  assert.equal(ids({ search: "zoe  angstrom" }), "c");
  assert.equal(ids({ search: "E5 d5" }), "bacfe");
  assert.equal(ids({ search: "2026-11-22" }), "b");
  assert.equal(ids({ search: "kitchen" }), "f");
  assert.equal(ids({ order: "opponent", search: "a" }).includes("d"), true);
});

test("the longest game has the most moves of those that the list shows", () => {
  /**
   * @param {string} id
   * @param {number} turns
   * @param {number} number
   */
  const moves = (id, turns, number) => summaryOf({ id, turns, number, time: turns });
  // With the swap rule and other turns of one player, as many turns are more or fewer moves.
  const all = [moves("a", 20, 10), moves("b", 18, 12), moves("c", 19, 10)];
  const ids = (/** @type {"longest" | "shortest"} */ order) =>
    select(all, { ...EVERYTHING, order }, () => [""])
      .map(({ id }) => id)
      .join("");
  assert.deepEqual([ids("longest"), ids("shortest")], ["bac", "acb"]);
});

test("a game is found by where it was played", async () => {
  const { wordsOf } = await import("../../../www/library/row.js");
  const { loadWords } = await import("../../../www/text/index.js");
  await loadWords();
  const all = [summaryOf({ id: "a", event: "Ålesund Open" }), summaryOf({ id: "b" })];
  const found = select(all, { ...EVERYTHING, search: "alesund" }, wordsOf);
  assert.deepEqual(
    found.map(({ id }) => id),
    ["a"],
  );
});

test("games and tags are in the order of the page's language, and found by its words", async () => {
  const { tagsOf } = await import("../../../www/library/filter.js");
  const { words } = await import("../../../www/text/index.js");
  const { switchTo } = await import("../../../www/text/switch.js");
  const all = /** @type {any[]} */ (
    ["nz", "ña"].map((tag, at) => ({
      id: tag,
      time: at,
      name: "",
      tags: [tag],
      seats: [],
      opening: "",
      ending: "",
    }))
  );
  const order = () => select(all, { ...EVERYTHING, order: "opponent" }, ({ id }) => [id]).map(({ id }) => id);
  const isFound = (/** @type {string} */ search) =>
    select(all, { ...EVERYTHING, search }, () => [words.actions.undo]).length > 0;
  try {
    assert.deepEqual(
      [tagsOf(all), order()],
      [
        ["ña", "nz"],
        ["ña", "nz"],
      ],
    );
    assert.ok(isFound("take back"));
    await switchTo(words, ["es"]);
    assert.deepEqual(
      [tagsOf(all), order()],
      [
        ["nz", "ña"],
        ["nz", "ña"],
      ],
    );
    assert.ok(isFound(words.actions.undo));
    assert.ok(!isFound("take back"));
  } finally {
    await switchTo(words, ["en"]);
  }
});

test("tags of a game text, dates and fingerprints", () => {
  assert.deepEqual(tagsIn(`[Game "ergo"]\n[First "a \\"b\\" \\\\"]\n\n1. e5 *`), [
    ["Game", "ergo"],
    ["First", 'a "b" \\'],
  ]);
  assert.equal(dayTime("2026.11.21"), new Date(2026, 10, 21).getTime());
  assert.equal(dayTime("2026.??.??"), new Date(2026, 0, 1).getTime());
  assert.equal(dayTime("yesterday"), undefined);
  assert.notEqual(fingerprint("e5"), fingerprint("e6"));
  assert.equal(new Set(Array.from({ length: 5000 }, (_, at) => fingerprint(String(at)))).size, 5000);
});
