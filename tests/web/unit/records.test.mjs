/**
 * Records, which the browser stores as JSON besides games: each survives damage, data of a newer version, and
 * storage that is full, forbidden, cleared or written by another tab.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./css-loader.mjs";
import { faults, stored } from "./fake-storage.mjs";

const { StoredRecord, watchTroubles } = await import("../../../www/storage/records.js");
const { SettingsStore } = await import("../../../www/storage/settings-store.js");
const { readDraft, writeDraft } = await import("../../../www/storage/drafts.js");
const { noteDone, readProgress } = await import("../../../www/exercise/progress.js");
const { addPrevious, hasPrevious } = await import("../../../www/storage/previous.js");
const { noteDay, noteResult, noteRun, readRecord } = await import("../../../www/puzzles/record.js");
const { exercisesOf, keepMistakes } = await import("../../../www/study/mistakes.js");
const { keepResult, resultOf } = await import("../../../www/study/guess-score.js");
const { readForeign, readGame, writeGame } = await import("../../../www/storage/current.js");
const { readText, writeText } = await import("../../../www/storage/texts.js");
const { few } = await import("../e2e/sample.mjs");

/**
 * The troubles that were reported.
 *
 * @type {string[]}
 */
let told = [];
watchTroubles(({ subject, trouble }) => told.push(`${subject} ${trouble}`));

/** Each test has a game of its own, as the page keeps what it has read. */
let game = "";
let count = 0;
const useNewGame = () => void (game = `game${count++}`);
beforeEach(() => {
  Object.assign(faults, { isFull: false, isUnreadable: false, isForbidden: false, longest: Infinity });
  stored.clear();
  settings.reset();
  stored.clear();
  told = [];
  useNewGame();
});

const PUZZLE = { id: "abc123", position: "", goal: "win 1", rating: 700, themes: [] };
const GAME = { version: 2, options: [], players: ["person", "person"], seconds: 1, level: 4, at: 1 };

/**
 * A stored game with one move.
 *
 * @param {string} move
 */
const played = (move) => JSON.stringify({ ...GAME, game, positionLine: `startpos moves ${move}` });

/**
 * A reviewed game with a mistake.
 *
 * @param {string} move
 */
const reviewed = (move) =>
  /** @type {any} */ ({
    game,
    options: [],
    start: undefined,
    line: [move, "a1"],
    review: { moves: [{ ply: 2, side: 1, move: "a1", glyph: "??", better: ["d5"] }] },
  });

/**
 * An exercise as today's page stores it.
 *
 * @param {string} line
 */
const exercise = (line) => ({
  options: [],
  line,
  played: "a1",
  better: ["d5"],
  side: 0,
  added: 1_795_000_000_000,
});

const settings = new SettingsStore();

/**
 * Each record: its key, examples as the page of today and of this version store them, a change, and whether
 * what an example says is there, as is what was changed.
 *
 * @type {Record<
 *   string,
 *   {
 *     key: () => string;
 *     examples: unknown[];
 *     change: () => unknown;
 *     has: () => boolean;
 *     hasChange: () => boolean;
 *   }
 * >}
 */
const RECORDS = {
  lessons: {
    key: () => `ergo / lessons ${game}`,
    examples: [
      { "first-win": 3, "own-1a2b": 1 },
      { "first-win": 3, version: 1 },
    ],
    change: () => noteDone(game, "lions", 2),
    has: () => readProgress(game)["first-win"] === 3,
    hasChange: () => readProgress(game).lions === 2,
  },
  puzzles: {
    key: () => `ergo / puzzles ${game}`,
    examples: [
      {
        own: { rating: 912.5, deviation: 180, volatility: 0.06 },
        ratings: [850, 912],
        tried: {
          zzz999: { solved: true },
          yyy999: { solved: false, memory: { stability: 0.212, difficulty: 6.41, tried: 1_795_000_000_000 } },
        },
        days: ["2026-11-24"],
        best: 12,
      },
    ],
    change: () => noteResult(game, PUZZLE, true),
    has: () => readRecord(game).tried.zzz999?.solved === true && readRecord(game).best === 12,
    hasChange: () => readRecord(game).tried.abc123?.solved === true,
  },
  mistakes: {
    key: () => `ergo / exercises ${game}`,
    examples: [{ version: 1, exercises: [exercise("startpos moves e5")] }],
    change: () => keepMistakes(reviewed("c3"), [1]),
    has: () => exercisesOf(game).some(({ line }) => line === "startpos moves e5"),
    hasChange: () => exercisesOf(game).some(({ line }) => line === "startpos moves c3"),
  },
  guesses: {
    key: () => `ergo / guesses ${game}`,
    examples: [
      {
        version: 1,
        games: [
          { line: "startpos moves e5", options: "", side: 0, best: 80, last: 60, at: 1_795_000_000_000 },
        ],
      },
    ],
    change: () => keepResult({ game, options: [], moves: ["c3"], side: 1 }, 50),
    has: () => resultOf({ game, options: [], moves: ["e5"], side: 0 })?.best === 80,
    hasChange: () => resultOf({ game, options: [], moves: ["c3"], side: 1 })?.last === 50,
  },
  draft: {
    key: () => `ergo / editor ${game}`,
    examples: [{ position: "10/10 1", options: ["swap"], isFlipped: true }],
    change: () => writeDraft(game, { position: "1", options: [] }),
    has: () => readDraft(game).position === "10/10 1",
    hasChange: () => readDraft(game).position === "1",
  },
  previous: {
    key: () => `ergo / before ${game}`,
    examples: [[JSON.stringify({ ...GAME, game: "ergo", positionLine: "startpos moves e5" })]],
    change: () => addPrevious(game, played("c3")),
    has: () => hasPrevious(game),
    hasChange: () => hasPrevious(game),
  },
  settings: {
    key: () => "ergo.settings",
    examples: [{ boardTheme: "slate" }, { boardTheme: "slate", version: 1 }],
    change: () => settings.set("pieceSet", "plain"),
    has: () => settings.get("boardTheme") === "slate",
    hasChange: () => settings.get("pieceSet") === "plain",
  },
};

for (const [name, { key, examples, change, has, hasChange }] of Object.entries(RECORDS)) {
  test(`${name}: what was stored before is read, and stays when something is added`, () => {
    for (const example of examples) {
      useNewGame();
      stored.set(key(), JSON.stringify(example));
      assert.ok(has());
      change();
      assert.ok(hasChange());
      // A draft takes the place of another.
      if (name !== "draft") assert.ok(has());
      assert.deepEqual(told, []);
      const written = JSON.parse(stored.get(key()) ?? "");
      assert.equal(Array.isArray(written) ? 1 : written.version, 1);
    }
  });

  /**
   * Values that may be stored there instead.
   *
   * @type {[what: string, text: string][]}
   */
  const damages = [
    ["no text", ""],
    ["no JSON", "{oops"],
    ["null", "null"],
    ["a number", "1e308"],
    ["NaN", "NaN"],
    ["a string", '"x"'],
    ["true", "true"],
    ["a list of anything", '[null, 3, [], {"line": 3}]'],
    ["a text version", '{"version": "x"}'],
    ["an object as version", '{"version": {"valueOf": 1}}'],
    ["2 MB", `{"x": "${"x".repeat(2_000_000)}`],
    ["deep nesting", "[".repeat(100_000)],
  ];
  for (const [what, text] of few(6, damages)) {
    test(`${name}: ${what} is said and set aside before it is overwritten`, () => {
      stored.set(key(), text);
      assert.equal(has(), false);
      assert.equal(stored.get(key()), text, "reading changes nothing");
      assert.deepEqual(told, [`${name} damaged`]);
      change();
      assert.ok(hasChange());
      assert.equal(stored.get(`${key()} aside`), text);
      // Another damage does not replace the first copy.
      stored.set(key(), "{again");
      change();
      assert.equal(stored.get(`${key()} aside`), text);
      assert.equal(stored.get(`${key()} aside 2`), "{again");
      told.length = 0;
    });
  }

  for (const version of [2, 99, 1e308]) {
    test(`${name}: data of version ${version} is left alone and said, and changes last as long as the page`, () => {
      const text = JSON.stringify({ .../** @type {any} */ (examples[0]), version, more: [1] });
      stored.set(key(), text);
      change();
      assert.ok(hasChange());
      assert.equal(stored.get(key()), text);
      assert.deepEqual([...stored.keys()], [key()]);
      assert.ok(told.includes(`${name} newer`));
    });
  }

  test(`${name}: what cannot be stored is said once and lasts as long as the page`, () => {
    stored.set(key(), JSON.stringify(examples[0]));
    faults.isFull = true;
    change();
    change();
    assert.ok(hasChange());
    if (name !== "draft") assert.ok(has());
    assert.deepEqual(told, [`${name} unsaved`]);
    faults.isFull = false;
    change();
    assert.equal(JSON.stringify(stored.get(key())) === JSON.stringify(examples[0]), false);
    assert.equal(told.length, 1);
  });

  test(`${name}: if there is no room for a copy, what cannot be read stays`, () => {
    stored.set(key(), "{oops");
    faults.isFull = true;
    change();
    assert.ok(hasChange());
    assert.deepEqual([...stored], [[key(), "{oops"]]);
    assert.deepEqual(told.toSorted(), [`${name} damaged`, `${name} unsaved`]);
  });

  test(`${name}: what cannot be read for a while is not overwritten`, () => {
    const text = JSON.stringify(examples[0]);
    stored.set(key(), text);
    faults.isUnreadable = true;
    change();
    assert.ok(hasChange());
    assert.equal(stored.get(key()), text);
    assert.deepEqual(told, [`${name} unsaved`]);
    faults.isUnreadable = false;
    change();
    assert.ok(hasChange());
    if (name !== "draft") assert.ok(has());
  });

  test(`${name}: without storage everything lasts as long as the page`, () => {
    faults.isForbidden = true;
    change();
    assert.ok(hasChange());
    assert.deepEqual(told, [`${name} unsaved`]);
  });

  test(`${name}: storage that is cleared does no harm`, () => {
    stored.set(key(), JSON.stringify(examples[0]));
    assert.ok(has());
    stored.clear();
    assert.equal(has(), false);
    change();
    assert.ok(hasChange());
    assert.deepEqual(told, []);
  });
}

test("keys that objects have by themselves are only keys", () => {
  stored.set(`ergo / lessons ${game}`, '{"__proto__": 3, "constructor": 1, "toString": 2}');
  noteDone(game, "lions", 1);
  assert.equal(/** @type {any} */ ({}).lions, undefined);
  assert.deepEqual(Object.keys(readProgress(game)).toSorted(), [
    "__proto__",
    "constructor",
    "lions",
    "toString",
  ]);
  stored.set(
    `ergo / puzzles ${game}`,
    '{"tried": {"__proto__": {"solved": true}}, "__proto__": {"best": 7}}',
  );
  assert.equal(readRecord(game).best, 0);
  noteRun(game, 3);
  assert.equal(readRecord(game).best, 3);
  stored.set("ergo.settings", '{"__proto__": {"sound": false}, "constructor": 3, "toString": null}');
  assert.equal(new SettingsStore().get("sound"), true);
  assert.deepEqual(told, ["settings unknown"]);
});

test("numbers that make no sense do not reach the ratings", () => {
  for (const own of [
    { rating: 1e308, deviation: 350, volatility: 0.06 },
    { rating: 800, deviation: 0, volatility: 0.06 },
    { rating: 800, deviation: 350, volatility: 0 },
    { rating: 800, deviation: 350, volatility: 1e300 },
    { rating: "800", deviation: 350, volatility: 0.06 },
  ]) {
    useNewGame();
    const tried = { abcdef: { solved: false, memory: { stability: 1e308, difficulty: 5, tried: 1e308 } } };
    stored.set(`ergo / puzzles ${game}`, JSON.stringify({ own, tried }));
    assert.deepEqual(readRecord(game).own, { rating: 800, deviation: 150, volatility: 0.06 });
    assert.deepEqual(readRecord(game).tried, {});
    const after = noteResult(game, PUZZLE, true);
    assert.ok(Object.values(after.own).every(Number.isFinite));
  }
});

test("fields of a later version of the puzzles stay", () => {
  stored.set(`ergo / puzzles ${game}`, JSON.stringify({ best: 3, colours: ["red"] }));
  noteDay(game, "2026-11-24");
  assert.deepEqual(JSON.parse(stored.get(`ergo / puzzles ${game}`) ?? "").colours, ["red"]);
});

/**
 * Does something as another tab would: with a copy of the modules of its own.
 *
 * @param {string} path
 * @param {(module: any) => unknown} use
 */
async function inOtherTab(path, use) {
  use(await import(`../../../www/${path}?other`));
}

test("two tabs lose none of each other's additions, in any order", async () => {
  noteDone(game, "first-win", 1);
  noteResult(game, PUZZLE, true);
  keepMistakes(reviewed("c3"), [1]);
  await inOtherTab("exercise/progress.js", (other) => {
    other.noteDone(game, "lions", 2);
    other.noteDone(game, "first-win", 3);
  });
  await inOtherTab("puzzles/record.js", (other) =>
    other.noteResult(game, { ...PUZZLE, id: "def456" }, false),
  );
  await inOtherTab("study/mistakes.js", (other) => other.keepMistakes(reviewed("d4"), [1]));
  noteDone(game, "first-win", 2);
  noteResult(game, { ...PUZZLE, id: "ghi789" }, true);
  keepMistakes(reviewed("e3"), [1]);
  assert.deepEqual(readProgress(game), { "first-win": 3, lions: 2 });
  assert.deepEqual(Object.keys(readRecord(game).tried).toSorted(), ["abc123", "def456", "ghi789"]);
  assert.equal(readRecord(game).ratings.length, 3);
  assert.deepEqual(
    exercisesOf(game)
      .map(({ line }) => line.split(" ")[2])
      .toSorted(),
    ["c3", "d4", "e3"],
  );
});

test("what one tab could not store is added to what another has stored meanwhile", async () => {
  noteDone(game, "first-win", 1);
  faults.isFull = true;
  noteDone(game, "lions", 2);
  faults.isFull = false;
  await inOtherTab("exercise/progress.js", (other) => other.noteDone(game, "edges", 4));
  assert.deepEqual(readProgress(game), { "first-win": 1, lions: 2, edges: 4 });
  noteDone(game, "corners", 1);
  assert.deepEqual(JSON.parse(stored.get(`ergo / lessons ${game}`) ?? ""), {
    "first-win": 1,
    lions: 2,
    edges: 4,
    corners: 1,
    version: 1,
  });
});

test("exercises that earlier versions store as a list are taken over, also from a tab that is still open", () => {
  const former = `ergo / mistakes ${game}`;
  const known = {
    ...exercise("startpos moves e5"),
    memory: { stability: 2.3, difficulty: 5, tried: 1_795_000_000_000 },
  };
  stored.set(former, JSON.stringify([exercise("startpos"), known]));
  assert.equal(exercisesOf(game).length, 2);
  assert.equal(stored.has(former), false);
  // The old tab knows nothing of the new place.
  stored.set(former, JSON.stringify([exercise("startpos moves e5"), exercise("startpos moves a1")]));
  keepMistakes(reviewed("c3"), [1]);
  assert.equal(exercisesOf(game).length, 4);
  assert.ok(
    exercisesOf(game).some(({ memory }) => memory?.stability === 2.3),
    "the last answer counts",
  );
  // A part that cannot be read stays where it is.
  stored.set(former, JSON.stringify([exercise("startpos moves b2"), { line: 3 }]));
  assert.equal(exercisesOf(game).length, 5);
  assert.ok(stored.has(former));
  assert.deepEqual(told, ["mistakes damaged"]);
});

test("of a draft only what makes no sense is lost", () => {
  const store = (/** @type {object} */ draft) =>
    void stored.set(`ergo / editor ${game}`, JSON.stringify({ version: 1, ...draft }));
  const whole = { position: "9/9 1", options: ["swap"], isFlipped: true };
  store(whole);
  assert.deepEqual(readDraft(game), whole);
  for (const [damage, rest] of /** @type {const} */ ([
    [{ isFlipped: "yes" }, { isFlipped: false }],
    [{ options: [7] }, { options: [] }],
    [{ position: 7 }, { position: undefined }],
  ])) {
    useNewGame();
    told = [];
    store({ ...whole, ...damage });
    assert.deepEqual(readDraft(game), { ...whole, ...rest });
    writeDraft(game, whole);
    assert.equal(told.length, 1, JSON.stringify(damage));
  }
});

test("previous games of a newer version stay where they are, and do not count", () => {
  const newer = JSON.stringify({ ...GAME, version: 3, game, positionLine: "startpos moves e5" });
  stored.set(`ergo / before ${game}`, JSON.stringify([newer]));
  assert.equal(hasPrevious(game), false);
  assert.deepEqual(told, ["previous unknown"]);
  const moves = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "a2", "b3"];
  for (const move of moves) addPrevious(game, played(move));
  const kept = JSON.parse(stored.get(`ergo / before ${game}`) ?? "");
  assert.equal(kept.length, 9);
  assert.ok(kept.includes(newer));
});

test("of two versions of a previous game, the longer one stays, also by a reply of the engine only", () => {
  const against = (/** @type {string[]} */ ...moves) =>
    JSON.stringify({ ...JSON.parse(played(moves.join(" "))), players: ["person", "engine"], entry: "one" });
  const lists = [
    [against("e5"), against("e5", "d5")],
    [against("e5", "d5"), against("e5")],
  ];
  for (const [first, second] of lists) {
    stored.delete(`ergo / before ${game}`);
    addPrevious(game, first);
    addPrevious(game, second);
    assert.ok(JSON.parse(stored.get(`ergo / before ${game}`) ?? "").includes(against("e5", "d5")));
  }
});

test("what this page has stored lasts as long as the page where it cannot be read again", () => {
  const text = played("e5");
  assert.ok(writeGame(game, text));
  writeText(`name ${game}`, "Ada", "name");
  faults.isUnreadable = true;
  assert.equal(readGame(game), text);
  assert.equal(readForeign(game), null);
  assert.equal(readText(`name ${game}`), "Ada");
  faults.isUnreadable = false;
  // Another tab has taken it away.
  stored.clear();
  assert.equal(readGame(game), null);
  assert.equal(readText(`name ${game}`), "");
});

test("what is stored in part is not stored, and is whole as soon as there is room", () => {
  const key = `list ${game}`;
  const record = new StoredRecord(key, {
    subject: "previous",
    version: 1,
    isList: true,
    read: (list) => /** @type {string[]} */ ([...list]),
    write: (list) => list,
    shrink: (list) => (list.length > 1 ? list.slice(0, -1) : undefined),
  });
  const add = (/** @type {string} */ item) => (/** @type {string[]} */ list) => [...new Set([...list, item])];
  record.update(add("one"));
  assert.ok(record.isStored);
  faults.longest = '["one","two"]'.length;
  record.update(add("two"));
  record.update(add("three"));
  record.update(add("four"));
  assert.equal(stored.get(key), '["one","two"]');
  assert.equal(record.isStored, false);
  assert.deepEqual(record.value, ["one", "two", "three", "four"]);
  // What was stored in part is no loss that has to be told.
  assert.deepEqual(told, []);
  faults.longest = Infinity;
  record.update((list) => list);
  assert.equal(stored.get(key), '["one","two","three","four"]');
  assert.ok(record.isStored);
  faults.longest = 2;
  record.update(add("five"));
  assert.deepEqual(told, ["previous unsaved"]);
});
