/**
 * The parsers of untrusted text that are JavaScript, for fuzzing: samples, and what has to be true of every
 * result.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Target
 * @property {string[]} samples
 * @property {(input: string) => unknown} check throws, or rejects, if something is wrong with the result
 */

/** A page as far as the parsers need one: elements that keep their text. */
function makePage() {
  const element = (/** @type {string} */ tag) => ({
    tag,
    append() {},
    setAttribute() {},
    replaceChildren() {},
    classList: { add() {}, toggle() {} },
  });
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const page = {
    location: new URL("https://example.org/ergo/"),
    localStorage: storage,
    sessionStorage: storage,
    history: { state: null },
    document: {
      createElement: element,
      createTextNode: String,
      addEventListener() {},
      querySelector: () => null,
    },
    addEventListener() {},
  };
  for (const [name, value] of Object.entries(page))
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  if (!("window" in globalThis)) Object.assign(globalThis, { window: globalThis });
}
makePage();

const { decode: decodeBase64, encode: encodeBase64 } = await import("../../www/game/base64url.js");
const { linkIn } = await import("../../www/app/drop-and-paste.js");
const { renderMarkdown } = await import("../../www/ui/markdown.js");
const { addressOf, readRoute } = await import("../../www/ui/router.js");
const { parse } = await import("../../www/storage/stored-game.js");
const { readFragment, writeFragment } = await import("../../www/embed/fragment.js");
const { lessonsIn } = await import("../../www/learn/lessons.js");
const { readLessonLink, writeLessonLink } = await import("../../www/learn/link.js");
const { readShared, writeShared } = await import("../../www/library/folder-file.js");
const { readStudyLink, writeStudyLink } = await import("../../www/game/study-link.js");
const { titleIn, withTitle } = await import("../../www/learn/title.js");
const { decode, encodingOf, partsOf } = await import("../../www/library/decode.js");
const { dayTime, resultIn, summarise, tagsIn } = await import("../../www/storage/entry.js");
const { unwrap, wrap } = await import("../../www/library/envelope.js");
const { EVERYTHING, select } = await import("../../www/library/filter.js");
const { importAll } = await import("../../www/library/import.js");
const { isPicture } = await import("../../www/library/picture.js");
const { isAbout, isEntry, isSummary, isTime } = await import("../../www/storage/validate.js");
const { GameSplitter, cutAgain } = await import("../../www/library/split.js");
const { overTime, Statistics } = await import("../../www/library/statistics.js");
const { STATISTICS, viewHere } = await import("../../www/library/view.js");
const { readFriendLink, writeFriendLink } = await import("../../www/match/friend-link.js");
const { codeOf, isPlan, linkAfter } = await import("../../www/match/plan.js");
const { readPuzzles } = await import("../../www/exercise/read-puzzles.js");
const { loadWords, words } = await import("../../www/text/index.js");
await loadWords();

const file = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");

/**
 * Inputs of the fuzz targets in Rust, which are game texts and the like.
 *
 * @param {string} target
 */
function corpus(target) {
  const lines = file(`../fuzz/corpus/${target}.txt`).replace(/\n$/, "").split("\n");
  return lines.map((line) =>
    Buffer.from(line.replaceAll(/\\(?:x(..)|(.))/g, unescaped), "latin1").toString(),
  );
}

/** Control characters by the letters of their escapes; other letters are themselves. */
const ESCAPES = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/**
 * The character that is escaped in a corpus.
 *
 * @param {string} _
 * @param {string | undefined} code
 * @param {string} letter
 */
const unescaped = (_, code, letter) =>
  code ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES.get(letter) ?? letter);

const GAME = `[Game "ergo"]\n[First "Zoë \\"Z\\""]\n[Date "2026.11.??"]\n[Result "1-0"]\n\n{ Before. [%csl Ge5] } 1. e5 d5 $1 (1... c4 {or?}) ; to the end\n2. e6 1-0`;
const PLAIN = `[Game "emergo"]\n[Result "*"]\n\n1. d7 f4 *`;
const LINE = `[Library "id=mw1-x&source=play&time=1795442400000&name=Final&tag=club&players=person-engine&side=1&level=4&reason=five"]\n`;
const FRIEND = writeFriendLink({
  id: "abcdefgh",
  sender: 1,
  note: undefined,
  number: 3,
  names: ["Zoë", ""],
  link: "1.ergo.0..LFA.vfGqTg",
});
const PLANNED = writeFriendLink({
  id: "abcdefgh",
  sender: 0,
  note: undefined,
  number: 2,
  names: ["Anna", "Zoë"],
  link: "1.ergo.0..LBYt.kaH3EA",
  plan: ["Lis", "QDg"],
});
const [, LESSON] = ((await writeLessonLink("ergo", GAME)) ?? "").split("/learn/");
const STUDY = (await writeStudyLink(GAME)) ?? "";
const STORED = JSON.stringify({
  version: 2,
  game: "ergo",
  options: [],
  players: ["person", "engine"],
  seconds: 1,
  level: 3,
  positionLine: "startpos moves e5 d5",
  at: 2,
  paused: false,
  gameText: GAME,
  clock: { minutes: 5, increment: 3 },
  left: [1000, 2000],
  ended: { reason: "resigned", loser: 0 },
  remote: { id: "abcdefgh", names: ["", "Anna"], settled: 0, revision: 1 },
  entry: "x",
  sent: 1,
  bottom: "first",
});
const SUMMARY = summarise(
  {
    id: "x",
    text: GAME,
    about: {
      source: "play",
      time: 1_795_442_400_000,
      tags: ["a"],
      name: "b",
      side: 0,
      level: 3,
      players: ["person", "engine"],
    },
  },
  { game: "ergo", tags: tagsIn(GAME), result: "1-0", turns: 3, number: 2, moves: ["e5", "d5", "e6"] },
);
const ENTRY = {
  id: "x",
  text: GAME,
  line: "startpos moves e5 d5 e6",
  about: { source: "play", time: 1, tags: ["a"], name: "b", reason: "five" },
  revision: 1,
  state: STORED,
};

/** Halves of letters, which no encoding has. */
const HALVES = /\p{Surrogate}/gu;
const whole = (/** @type {string} */ text) => text.replace(HALVES, "?");
const isWhole = (/** @type {string} */ text) => whole(text) === text;

/**
 * Whether an error is one of those that a parser is said to throw.
 *
 * @param {() => unknown} act
 * @param {(error: any) => boolean} isSaid
 */
function orRefuses(act, isSaid) {
  try {
    return act();
  } catch (error) {
    if (isSaid(error)) return undefined;
    throw error;
  }
}

const isNoBase64 = (/** @type {any} */ error) => error?.name === "InvalidCharacterError";

/**
 * A value in place of another somewhere in JSON.
 *
 * @param {string} text
 */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The text shown of a summary.
 *
 * @param {import("../../www/storage/types.js").Summary} summary
 */
function show(summary) {
  const { about, date, players, reason, result } = words.library;
  const shown = [
    about(summary),
    date(summary.time, summary.isDay, Date.now()),
    players(summary),
    reason(summary.reason ?? ""),
    result(summary.result),
  ];
  for (const text of shown) assert.equal(typeof text, "string");
  const counts = new Statistics();
  counts.add(summary);
  const { unit, periods } = overTime([...counts.dated, { time: summary.time, outcome: "won" }]);
  for (const { start } of periods) assert.equal(typeof words.statistics.period(unit, start), "string");
}

/**
 * The rules refuse some texts, as the real ones do.
 *
 * @param {string} text
 * @returns {Promise<any>}
 */
const readSome = async (text) => {
  const games = [...new GameSplitter().push(text, true)].map(({ text }) => ({
    game: "ergo",
    tags: tagsIn(`${text}\n\n`),
    result: "*",
    turns: 0,
    number: 0,
    moves: [],
    picture: undefined,
    unknown: [],
  }));
  return text.includes("{") ? { error: { code: "illegal", line: 1 } } : { games };
};

/** @type {Record<string, Target>} */
export const TARGETS = {
  decode: {
    samples: [
      GAME,
      "Zo\u00c3\u00ab\n\u00e2\u0082\u00ac\n",
      "Zo\u00eb\n",
      "\u00ff\u00feA\u0000",
      "\u00fe\u00ff\u0000A",
      "\u00f0\u009f\u00a6\u0081",
    ],
    async check(input) {
      const bytes = Uint8Array.from(input, (letter) => letter.charCodeAt(0));
      const { text, oldLine } = decode(bytes.buffer);
      const lines = bytes.filter((byte) => byte === 0x0a).length + 1;
      assert.ok(oldLine === undefined || (oldLine >= 1 && oldLine <= lines));
      const file = new Blob([bytes]);
      const found = await encodingOf(file);
      let joined = "";
      for await (const part of partsOf(file, found.encoding)) joined += part.text;
      assert.equal(found.oldLine, oldLine);
      if (found.encoding === "utf-8")
        assert.ok(joined === text && Buffer.from(bytes).equals(Buffer.from(text)));
      else if (found.encoding === "windows-1252") assert.equal(joined.length, bytes.length);
    },
  },
  split: {
    samples: [
      `${GAME}\n\n${PLAIN}`,
      `${LINE}${PLAIN}\n${GAME}`,
      `[Game "ergo"] e5 {never ends\n${PLAIN}\n${PLAIN}`,
      ...corpus("text").slice(0, 60),
    ],
    check(input) {
      const pieces = [...new GameSplitter().push(input, true)];
      let at = 0;
      for (const { text, line } of pieces) {
        assert.equal(text, text.trimStart());
        const start = input.indexOf(text, at);
        assert.ok(text !== "" && start >= at);
        assert.equal(input.slice(at, start).trim(), "", "nothing is left out");
        assert.equal(line, input.slice(0, start).split("\n").length);
        at = start + text.length;
        assert.ok([...cutAgain({ text, line })].map((part) => part.text).join("").length <= text.length);
      }
      assert.equal(input.slice(at).trim(), "");
      const splitter = new GameSplitter();
      const parts = input.match(/[^]{1,7}/g) ?? [];
      assert.deepEqual(
        [...parts.flatMap((part) => [...splitter.push(part)]), ...splitter.push("", true)],
        pieces,
      );
    },
  },
  envelope: {
    samples: [
      LINE + PLAIN,
      LINE.replace("five", "") + GAME,
      `[Library "id=x&source=file&time=0&tag=a&tag=b"]\r\n${PLAIN}`,
    ],
    check(input) {
      const { text, id, about } = unwrap(input);
      assert.ok(input.endsWith(text));
      if (id === undefined) return assert.equal(text, input);
      assert.ok(isAbout(about));
      const written = wrap({ id, text, about });
      if (written === text) return undefined;
      const again = unwrap(written);
      // A half of a letter has no spelling in a query.
      if (!isWhole([id, about.name ?? "", ...about.tags].join(""))) return undefined;
      return assert.deepEqual(
        { ...again, about: { name: undefined, ...again.about } },
        { text, id, about: { name: undefined, ...about, ...(about.name === "" && { name: undefined }) } },
      );
    },
  },
  import: {
    samples: [
      `${LINE}${PLAIN}\n\n${PLAIN}`,
      `${GAME}\n${PLAIN}`,
      `[Game "ergo"] e5 {\n${PLAIN}\n${LINE}${PLAIN}`,
    ],
    async check(input) {
      /** @type {import("../../www/storage/types.js").Kept[]} */
      const games = [];
      const add = async (/** @type {typeof games} */ more) => games.push(...more) && more.length;
      const { failed, added, isStopped } = await importAll([input], { library: { add }, read: readSome });
      assert.deepEqual([isStopped, added], [false, games.length]);
      assert.ok(failed >= 0);
      for (const { entry, summary } of games) {
        assert.ok(isEntry(entry) && isSummary(summary), JSON.stringify([entry, summary]));
        show(summary);
      }
    },
  },
  summary: {
    samples: [
      JSON.stringify(SUMMARY),
      JSON.stringify({ ...SUMMARY, source: "friend", time: -8.64e15 }),
      JSON.stringify({ ...SUMMARY, game: "damaged", picture: "s.l/S.L" }),
    ],
    check(input) {
      const found = jsonOf(input);
      if (!isSummary(found)) return;
      show(found);
      isPicture(found.picture);
      assert.equal(select([found], { ...EVERYTHING, search: found.name }, () => [found.name]).length, 1);
    },
  },
  entry: {
    samples: [
      JSON.stringify(ENTRY),
      JSON.stringify({
        ...ENTRY,
        about: { ...ENTRY.about, players: ["person", "remote"], side: 1, level: 4 },
      }),
    ],
    check(input) {
      const found = jsonOf(input);
      if (!isEntry(found)) return;
      const { id, about, text } = unwrap(wrap(found));
      const isPlain =
        !/\[\s*Library\s/.test(found.text) &&
        isWhole([found.id, found.about.name ?? "", ...found.about.tags].join(""));
      if (isPlain) assert.deepEqual([id, text, about?.tags], [found.id, found.text, found.about.tags]);
    },
  },
  view: {
    samples: [
      JSON.stringify({ statistics: { opening: { game: "ergo", side: "any", moves: "e5 d5" } } }),
      JSON.stringify({ statistics: {} }),
    ],
    check(input) {
      const before = history.state;
      Object.assign(history, { state: jsonOf(input) });
      location.hash = STATISTICS;
      const { opening } = viewHere() ?? {};
      location.hash = "";
      Object.assign(history, { state: before });
      if (opening) assert.deepEqual([typeof opening.game, typeof opening.moves], ["string", "string"]);
    },
  },
  stored: {
    samples: [STORED, STORED.replace('"remote":', '"remote":null,"_":')],
    check(input) {
      const { setup } = parse(input);
      if (setup)
        assert.ok(typeof setup.game === "string" && Array.isArray(setup.moves) && setup.players.length === 2);
    },
  },
  tags: {
    samples: [GAME, PLAIN, '[Event "a [b] \\\\"]\n[Result "*"]\n\n*'],
    check(input) {
      for (const [name, value] of tagsIn(input)) assert.ok(/^\w+$/.test(name) && typeof value === "string");
      resultIn(input);
      const time = dayTime(input.slice(0, 12));
      assert.ok(time === undefined || isTime(time));
      if (/^\[\w+ "[^"\\\n]*"\]\n\n/.test(input))
        assert.equal(titleIn(withTitle(input, 'A "title"')), 'A "title"');
    },
  },
  route: {
    samples: [
      "#/ergo",
      "#/ergo/study",
      "#/settings",
      "#/emergo/learn/first-win",
      "#/ergo/puzzles/abcdef",
      "#1.ergo.0..LFA.vfGqTg",
      "#/constructor/__proto__",
    ],
    check(input) {
      const games = ["ergo", "emergo"];
      const route = readRoute(input, games);
      assert.ok(route.game === undefined || games.includes(route.game));
      const address = addressOf({ game: "ergo", ...route });
      if (route.game) assert.deepEqual(readRoute(address, games), route);
    },
  },
  friend: {
    samples: [
      FRIEND,
      FRIEND.replace(".2m3.", ".1t0."),
      "Lis~QDg",
      PLANNED,
      PLANNED.replace("~", "."),
      writeFriendLink({ id: "--------", sender: 0, note: "draw", number: 0, names: ["a", "é"], link: "1.x" }),
    ],
    check(input) {
      const found = readFriendLink(input);
      if (found) assert.equal(writeFriendLink(found), input);
      const names = /** @type {[string, string]} */ ([input, input.slice(3)]);
      const written = writeFriendLink({
        id: "abcdefgh",
        sender: 0,
        note: "agreed",
        number: 7,
        names,
        link: "1.ergo.0..LFA.vfGqTg",
      });
      const again = readFriendLink(written);
      assert.ok(again, "what is written is read");
      assert.equal(writeFriendLink(again), written);
      const plan = input.split("~");
      if (orRefuses(() => isPlan(plan), isNoBase64)) {
        for (const code of plan) assert.equal(codeOf(again.link, linkAfter(again.link, code)), code);
        assert.deepEqual(readFriendLink(writeFriendLink({ ...again, note: undefined, plan }))?.plan, plan);
      }
    },
  },
  lesson: {
    samples: [LESSON, `own.${encodeBase64(new TextEncoder().encode("no deflate"))}`, "own.", GAME],
    async check(input) {
      const read = await readLessonLink(input);
      assert.ok(read === undefined || typeof read === "string");
      const address = await writeLessonLink("ergo", whole(input));
      if (address) assert.equal(await readLessonLink(address.split("/learn/")[1]), whole(input));
    },
  },
  "study-link": {
    samples: [STUDY, `3.${encodeBase64(new TextEncoder().encode("no deflate"))}.AAAAAA`, "3..", GAME],
    async check(input) {
      const read = await readStudyLink(input);
      assert.ok(read === undefined || typeof read === "string");
      const link = await writeStudyLink(whole(input));
      if (link) assert.equal(await readStudyLink(link), whole(input));
    },
  },
  folder: {
    samples: [
      '{"version":1,"deleted":["a"],"records":{"settings":{"sound":true},"puzzles ergo":{"best":1}}}',
      '{"version":1,"deleted":[],"records":{"__proto__":{}}}',
      '{"version":2,"deleted":[["a",2]],"restored":[["b",1]],"records":{"lessons ergo":{"version":1}}}',
      '{"version":3}',
      "[]",
    ],
    check(input) {
      const shared = readShared(input);
      if (typeof shared === "string") return;
      const written = writeShared(shared);
      assert.equal(writeShared(/** @type {any} */ (readShared(written))), written);
    },
  },
  base64: {
    samples: ["LFA", "vfGqTg", "____--", "a", ""],
    check(input) {
      orRefuses(() => decodeBase64(input), isNoBase64);
      const bytes = new TextEncoder().encode(input);
      assert.deepEqual(decodeBase64(encodeBase64(bytes)), bytes);
    },
  },
  fragment: {
    samples: [
      "#game=emergo&level=4",
      "#moves=e5,d5&lang=de&theme=dark",
      "#position=a%20b&&ply=3",
      "#game=a&game=b",
    ],
    check(input) {
      const { attributes, unknown } = readFragment(input);
      assert.equal(new Set(attributes.map(([name]) => name)).size, attributes.length);
      if (unknown) assert.ok(unknown.found.length <= 40);
      const written = `#${writeFragment(Object.fromEntries(attributes))}`;
      assert.deepEqual(readFragment(written).attributes.toSorted(), attributes.toSorted());
    },
  },
  puzzles: {
    samples: [
      file("../../www/games/ergo/puzzles.txt").split("\n").slice(0, 12).join("\n"),
      "abcdef | a | win 3 | 1500 | x y\n# no\n",
    ],
    check: (input) =>
      orRefuses(
        () => readPuzzles(input).forEach(({ id, rating }) => assert.ok(id.length === 6 && rating >= 0)),
        (error) => /^line \d+: /.test(error?.message),
      ),
  },
  lessons: {
    samples: [
      file("../../www/text/en/games/ergo/lessons.txt").slice(0, 1500),
      '[Game "ergo"]\n[Lesson "a"]\n[Event "A"]\n\n{[%goal any] b} 1. e5 *\n\n[Game "ergo"]\n\n*\n',
    ],
    check: (input) => {
      for (const { steps } of lessonsIn(input)) assert.ok(steps.length > 0);
    },
  },
  markdown: {
    samples: [
      "# A\n\nOne *two* **three** _four_ `five`\nsix\n\n- a\n- b\n\n1. c\n2. d\n\n```board\nx y\n```\n\n## E",
    ],
    check: (input) => [...renderMarkdown(input, (position) => /** @type {any} */ ({ position }))],
  },
  pasted: {
    samples: ["https://example.org/ergo/#1.ergo.0..LFA.vfGqTg", `look: #${FRIEND}\n`, GAME, "#1.\n#2.a"],
    check(input) {
      const link = linkIn(input);
      if (link !== undefined) assert.match(link, /^\d+\.[\w.~-]+$/);
    },
  },
};

/**
 * Inputs that were findings.
 *
 * @type {[keyof typeof TARGETS, string][]}
 */
export const FOUND = [
  ["envelope", `[Library "id=x&source=play&time=1e308"]\n${PLAIN}`],
  ["tags", '[Event "a [\u2028b"]\n\n*'],
  ["stored", STORED.replace(/"remote":\{[^}]*\}/, '"remote":null')],
];
