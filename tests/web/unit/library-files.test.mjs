/** Files that are imported: what no library has written, and files of any size in parts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clubGames } from "../club-file.mjs";
import { mutate, random } from "../e2e/random.mjs";
import { read, readOne } from "./library-browser.mjs";

const { encodingOf, decode, partsOf } = await import("../../../www/library/decode.js");
const { unwrap, wrap } = await import("../../../www/library/envelope.js");
const { importAll } = await import("../../../www/library/import.js");
const { keepOpened } = await import("../../../www/library/opened.js");
const { OwnGames } = await import("../../../www/library/own-games.js");
const { library: pageLibrary } = await import("../../../www/storage/library.js");
const { isEntry, isSummary } = await import("../../../www/storage/validate.js");
const { GameSplitter } = await import("../../../www/library/split.js");
const { Library } = await import("../../../www/storage/library.js");

const GAME = `[Game "ergo"]\n\n1. e5 d5 *`;

/**
 * A line of the library's own, with some of its fields changed.
 *
 * @param {Record<string, string>} [changed]
 */
const lineWith = (changed = {}) =>
  `[Library "${new URLSearchParams({ id: "x", source: "play", time: "1000", ...changed })}"]\n${GAME}`;

test("a line that no library has written belongs to the text, whatever is wrong with it", () => {
  assert.equal(unwrap(lineWith()).id, "x");
  assert.deepEqual(unwrap(lineWith({ level: "4", side: "2", players: "engine-person", name: "A" })).about, {
    source: "play",
    time: 1000,
    tags: [],
    level: 4,
    side: 1,
    players: ["engine", "person"],
    name: "A",
  });
  assert.equal(unwrap(lineWith({ level: "0" })).about?.level, 0, "First steps");
  /** @type {import("../../../www/storage/types.js").About} */
  const rated = { source: "play", time: 1000, tags: [], rated: true };
  assert.deepEqual(unwrap(wrap({ id: "x", text: GAME, about: rated })).about, rated);
  const wrong = {
    id: ["", "x".repeat(201)],
    source: ["", "moon", "constructor"],
    time: ["", "1e308", "8640000000000001", "-8640000000000001", "Infinity", "NaN", "0x10", " 1", "1 "],
    name: ["x".repeat(101)],
    tag: ["x".repeat(101)],
    players: ["person", "person-engine-person", "person-__proto__", ""],
    side: ["0", "3", "1.5", "", "NaN"],
    level: ["-1", "101", "4.5", "1e2", ""],
    reason: ["", "<b>", "x".repeat(41), "five in a row"],
    rated: ["", "0", "true", "11"],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const text = lineWith({ [name]: value });
      assert.deepEqual(unwrap(text), { text }, `${name}=${value}`);
    }
  }
  const twice = lineWith().replace("time=1000", "time=1000&time=1000");
  assert.deepEqual(unwrap(twice), { text: twice });
  const tags = lineWith().replace("time=", `${"tag=a&".repeat(101)}time=`);
  assert.deepEqual(unwrap(tags), { text: tags });
});

test("whatever a line says, what is stored of it is sound, and is shown", async () => {
  const below = random(41);
  const about = {
    source: /** @type {const} */ ("friend"),
    time: 1_795_442_400_000,
    name: "Final ä",
    tags: ["a", "b"],
    level: 4,
    side: /** @type {0} */ (0),
    rated: /** @type {true} */ (true),
  };
  const whole = wrap({ id: "some-id", text: GAME, about });
  const library = new Library();
  let sound = 0;
  for (let count = 0; count < 300; count++) {
    const text = mutate(below, mutate(below, whole));
    const { id } = unwrap(text);
    if (id !== undefined) sound += 1;
    await importAll([text], { library, read });
  }
  assert.ok(sound > 20, "some lines are still good");
  const summaries = await library.summaries(async () => undefined);
  assert.ok(summaries.length > 30);
  for (const summary of summaries) {
    assert.ok(isSummary(summary), JSON.stringify(summary));
    assert.ok(isEntry(await library.get(summary.id)), summary.id);
  }
});

test("a game with a name as long as a book is imported, and its row is short", async () => {
  const library = new Library();
  const text = `[Game "ergo"]\n[First "${"x".repeat(500_000)}"]\n[Termination "${"y".repeat(500_000)}"]\n\n*`;
  assert.equal((await importAll([text], { library, read })).added, 1);
  const [summary] = await library.summaries(readOne);
  assert.ok(isSummary(summary));
  assert.equal(summary.seats[0].length, 200);
  assert.equal((await library.get(summary.id))?.text, text);
});

/**
 * How a file is split, by a regular expression over the whole of it.
 *
 * @param {string} file
 */
function splitWhole(file) {
  const games = [];
  let start = -1;
  let hasMoves = false;
  let end = 0;
  for (const found of file.matchAll(
    /\[\s*\w+\s*"(?:[^"\\\n]|\\[^\n])*"\s*\]|\{[^}]*(?:\}|$)|;[^\n]*|[^\s[\]{};()]+|\s+|[^]/g,
  )) {
    const [word] = found;
    if (/^\s/.test(word)) continue;
    const cut = () => {
      games.push({ text: file.slice(start, end), line: file.slice(0, start).split("\n").length });
      start = -1;
      hasMoves = false;
    };
    const isTag = word.startsWith("[");
    if (isTag && hasMoves) cut();
    if (start < 0) start = found.index;
    end = found.index + word.length;
    if (/^(?:1-0|0-1|1\/2-1\/2|\*)$/.test(word)) cut();
    else if (!isTag && !/^[{;]/.test(word)) hasMoves = true;
  }
  if (start >= 0) games.push({ text: file.slice(start, end), line: file.slice(0, start).split("\n").length });
  return games;
}

test("a file that comes in parts is split as a whole one is", () => {
  const below = random(7);
  const file = `\uFEFF[Game "ergo"]\r\n[First "Zo\\"1-0 * [x]\\\\"] [ Second\u00a0"b" ]\n{ a * [Game "x"] }\n1. e5 ; 1-0\n d5 (c4 (d1)) 1-0\n\n${GAME}\n${GAME} [Game "emergo"] d7 1/2-1/2`;
  assert.deepEqual([...new GameSplitter().push(file, true)], splitWhole(file));
  assert.equal(splitWhole(file).length, 4);
  for (let count = 0; count < 400; count++) {
    const text = count === 0 ? file : mutate(below, mutate(below, file));
    const expected = splitWhole(text);
    assert.deepEqual([...new GameSplitter().push(text, true)], expected, JSON.stringify(text));
    const splitter = new GameSplitter();
    const found = [];
    for (let at = 0; at < text.length;) {
      const length = 1 + below(count % 2 === 0 ? 3 : 60);
      found.push(...splitter.push(text.slice(at, at + length)));
      at += length;
    }
    found.push(...splitter.push("", true));
    assert.deepEqual(found, expected, JSON.stringify(text));
  }
});

test("a comment without its end costs the games of four million characters at most", async () => {
  const games = `\n${GAME.replaceAll("\n", " ")}`.repeat(150_000);
  const library = {
    added: 0,
    add: async (/** @type {unknown[]} */ kept) =>
      ((library.added += kept.length), kept.length),
  };
  const known = await readOne(GAME);
  assert.ok(known);
  const done = await importAll([new Blob([`[Game "ergo"] {never ends`, games])], {
    library,
    read: async (text) =>
      /** @type {any} */ (
        text.includes("{")
          ? { error: { code: "comment-end", line: 1 } }
          : { games: Array.from(text.matchAll(/\*/g), () => known) }
      ),
  });
  assert.deepEqual([done.added, done.failed, done.broken[0].error?.code], [150_000, 1, "comment-end"]);
  // Without another game in sight, the text is left out as far as the next one.
  const long = await importAll(
    [new Blob([GAME, "\n", "{", "x\n".repeat(2_500_000), GAME, "\n", GAME, "\n}\n"])],
    {
      library: new Library(),
      read,
    },
  );
  assert.deepEqual(
    [long.added, long.known, long.failed, long.broken[0].error?.code, long.broken[0].error?.line],
    [1, 2, 2, "text-long", 4],
  );
});

/**
 * A file whose parts from some place on never come.
 *
 * @param {string} text
 * @param {number} most
 * @param {() => void} onEnd
 */
function slowFile(text, most, onEnd) {
  const file = new Blob([text]);
  let parts = 0;
  const { slice } = file;
  return Object.assign(file, {
    slice: (/** @type {[number, number]} */ ...range) => {
      const part = slice.apply(file, range);
      if ((parts += 1) > most) Object.assign(part, { arrayBuffer: () => new Promise(() => onEnd()) });
      return part;
    },
  });
}

test("an import stops at once, even while a game is read, a disk is slow or nothing is found", async () => {
  for (const most of [0, 1, 3, 6, Infinity]) {
    const stopping = new AbortController();
    const stop = () => void setTimeout(() => stopping.abort());
    const source = most === Infinity ? GAME : slowFile("x ".repeat(500_000), most, stop);
    const read = () => new Promise(stop);
    const done = await importAll([source], {
      library: new Library(),
      read: /** @type {any} */ (read),
      signal: stopping.signal,
    });
    assert.deepEqual([done.isStopped, done.trouble, done.added], [true, undefined, 0], `after ${most} parts`);
  }
});

test("a large file is decoded in parts as a small one is, whatever its encoding", async () => {
  const below = random(3);
  const pieces = ["a", "\n", "é", "€", "🦁", "\ufeff", "x".repeat(1000)];
  const text = Array.from({ length: 3000 }, () => pieces[below(pieces.length)]).join("");
  const utf8 = new TextEncoder().encode(text);
  const bad = utf8.slice();
  bad[300_001] = 0xff;
  const files = [
    utf8,
    bad,
    utf8.slice(0, -1),
    new Uint8Array(),
    new Uint8Array([0xef, 0xbb, 0xbf, 65]),
    new Uint8Array([0xff, 0xfe, 65, 0, 66]),
  ];
  for (const at of [262_142, 262_143, 262_144])
    files.push(new Uint8Array([...new Uint8Array(at).fill(97), ...new TextEncoder().encode("🦁b")]));
  for (const bytes of files) {
    const file = new Blob([bytes]);
    const expected = decode(bytes.buffer);
    const { encoding, oldLine } = await encodingOf(file);
    let found = "";
    for await (const part of partsOf(file, encoding)) found += part.text;
    // Node decodes windows-1252 as Latin-1 unless `stream` is set.
    const whole = new TextDecoder(encoding, { ignoreBOM: encoding === "utf-8" });
    const text = whole.decode(bytes, { stream: true }) + whole.decode();
    assert.ok(found === text, `${bytes.length} bytes`);
    if (encoding !== "windows-1252") assert.ok(found === expected.text, `${bytes.length} bytes`);
    assert.equal(oldLine, expected.oldLine);
  }
  // As the browser itself decides it.
  const samples = [
    [0xc0, 0x80],
    [0xc3],
    [0xe0, 0x9f, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf0, 0x8f, 0x80, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xf4, 0x8f, 0xbf, 0xbf],
    [0xe2, 0x82, 0xac],
    [0x80],
    [0xef, 0xbf, 0xbd],
  ];
  for (let count = 0; count < 300; count++)
    samples.push(
      Array.from(
        { length: 1 + below(6) },
        () => [0, 0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0xff][below(12)],
      ),
    );
  for (const sample of samples) {
    const bytes = Uint8Array.from([10, ...sample]);
    let isUtf8 = true;
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      isUtf8 = false;
    }
    assert.equal(decode(bytes.buffer).oldLine === undefined, isUtf8, String(sample));
  }
});

/**
 * A file with even games.
 *
 * @param {Record<string, string>} games their moves by their ids
 */
const evenFile = (games) =>
  Object.entries(games)
    .map(([id, moves]) => {
      const text = `[Game "ergo"]\n\n1. ${moves} *`;
      return wrap({ id, text, about: { source: "play", time: 1000, tags: [], rated: true } });
    })
    .join("\n\n");

/**
 * Imports a file as a person does.
 *
 * @param {InstanceType<typeof Library>} library
 * @param {string} file
 * @returns {Promise<string[]>} the games that count for the rating
 */
async function importFile(library, file) {
  const own = new OwnGames(library, await library.summaries(async () => undefined));
  await importAll([file], { library: own, read });
  await own.finish();
  const summaries = await library.summaries(async () => undefined);
  for (const { id, rated } of summaries) assert.equal((await library.get(id))?.about.rated, rated);
  return summaries.flatMap(({ id, rated }) => (rated ? [id] : [])).toSorted();
}

test("even games of one's own files count, and those of somebody else's do not", async () => {
  const library = new Library();
  // The first file is one's own, as after a move to another device.
  assert.deepEqual(await importFile(library, evenFile({ a: "e5 d5", b: "e5 f5" })), ["a", "b"]);
  assert.deepEqual(await importFile(library, evenFile({ c: "e5 g5", d: "e5 h5" })), ["a", "b"]);
  assert.equal((await library.summaries(async () => undefined)).length, 4);
  // A file that has one of the games is one's own, wherever that is in it.
  const mine = evenFile({ e: "e5 a1", a: "e5 d5", f: "e5 b2" });
  assert.deepEqual(await importFile(library, mine), ["a", "b", "e", "f"]);
  // So are games that were added before an import was stopped.
  const stopped = new OwnGames(library, await library.summaries(async () => undefined));
  await importAll([evenFile({ g: "e5 c3" })], { library: stopped, read });
  assert.deepEqual(await importFile(library, evenFile({ g: "e5 c3", b: "e5 f5" })), [
    "a",
    "b",
    "e",
    "f",
    "g",
  ]);
});

test("a game that is opened as a text does not count for the rating", async () => {
  const source = evenFile({ a: "e5 d5" });
  const { games = [], spans } = await read(source);
  const id = await keepOpened(source, games[0], spans[0]);
  const entry = await pageLibrary.get(String(id));
  assert.equal(entry?.about.rated, undefined);
  assert.equal(entry?.about.source, "play");
});

test("a game that is opened is kept as it is in its text", async () => {
  const texts = [
    `[Game "ergo"]\r\n[First "Zoë 😀"]\r\n\r\n1. e5 { ä\r\n * } d5 ; 1-0\r\n *`,
    `{ “a” }[Game "ergo"]e5(d5)*`,
    `[Game "emergo"]\r1. d7 {😀}\r\n*`,
  ];
  const source = `\uFEFF\r\n${texts.join("\r\n \n\r")}\r\n`;
  // The page shows and reads texts with the line breaks of Unix.
  const { games = [], spans } = await read(source.replaceAll(/\r\n?/g, "\n"));
  assert.equal(games.length, texts.length);
  for (const [at, text] of texts.entries()) {
    const entry = await pageLibrary.get(String(await keepOpened(source, games[at], spans[at])));
    assert.equal(entry?.text, text);
  }
  // A list of moves is not a game text.
  const list = await keepOpened("1. e5 d5", { ...games[1], text: `${GAME}\n` });
  assert.equal((await pageLibrary.get(String(list)))?.text, `${GAME}\n`);
  await pageLibrary.close();
});

test("a club's file is imported whole: results without a reason, players by colour, unknown tags", async () => {
  const games = clubGames();
  const file = games.map(({ text }) => text).join("\n\n");
  const library = new Library();
  const done = await importAll([file], { library, read });
  assert.deepEqual([done.added, done.known, done.failed], [200, 0, 0]);
  assert.deepEqual([...done.unknown].toSorted(), ["ECO", "WhiteElo"]);
  const summaries = await library.summaries(async () => undefined);
  const found = await Promise.all(
    summaries.map(async ({ id, seats, result, event }) => ({
      text: (await library.get(id))?.text,
      players: seats,
      result,
      event,
    })),
  );
  const sorted = (/** @type {{ text?: string }[]} */ all) =>
    all.toSorted((one, other) => (String(one.text) < String(other.text) ? -1 : 1));
  assert.deepEqual(
    sorted(found),
    sorted(
      games.map(({ text, players, result }) => ({
        text,
        players,
        result,
        event: /\[Event "(.*)"\]/.exec(text)?.[1],
      })),
    ),
  );
  assert.equal((await importAll([file], { library, read })).known, 200);
});

test("a game that cannot be read is one game, wherever its tag Game is", async () => {
  const library = new Library();
  const broken = `[White "Ann"]\n[Game "ergo"]\n\n1. e5 e5 *`;
  const whole = `[White "Ann"]\n[Game "ergo"]\n\n1. e5 a1 *`;
  const done = await importAll([`${broken}\n\n${whole}`], { library, read });
  assert.deepEqual([done.added, done.failed, done.broken[0].error?.line], [1, 1, 4]);
  // A comment without its end swallows the next game, but none of its tags.
  const endless = `[White "Bo"]\n[Game "ergo"]\n\n1. e5 {never ends *\n\n[White "Cy"]\n[Game "ergo"]\n\n1. e5 b1 *`;
  assert.equal((await importAll([endless], { library, read })).added, 1);
  assert.ok((await library.summaries(async () => undefined)).some(({ seats }) => seats[0] === "Cy"));
});
