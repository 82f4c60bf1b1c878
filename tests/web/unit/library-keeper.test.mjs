/** Which games the library keeps from a board, and when one entry becomes two. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { stored } from "./fake-storage.mjs";

Object.assign(globalThis, { IDBKeyRange, indexedDB: new IDBFactory() });

const { gameKey } = await import("../../../www/storage/keys.js");
const { readCareer } = await import("../../../www/storage/even.js");
const { currentStored, parse } = await import("../../../www/storage/stored-game.js");
const { EngineImpossible } = await import("../../../www/engine/module.js");
const { keyOf, listEntries, readMatch, writeEntry } = await import("../../../www/storage/friends.js");
const { migrate, movePrevious } = await import("../../../www/storage/migrate.js");
const { Keeper, keptOf } = await import("../../../www/storage/keeper.js");
const { storedPosition } = await import("../../../www/storage/entry.js");
const { revised } = await import("../../../www/storage/version.js");
const { Library } = await import("../../../www/storage/library.js");
const { loadWords } = await import("../../../www/text/index.js");

// What is said of a game that is over does not wait for them.
await loadWords();

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  stored.clear();
});

const WON = "e5 d5 e6 d6 e7 d7 e4 d4 e3".split(" ");

/** A board as far as the keeper knows it. */
class Board extends EventTarget {
  /** @type {any} */
  state;
  /** @type {string[]} */
  notices = [];
  #game = new Game("ergo", []);

  /** @param {any} setup */
  open(setup = {}) {
    this.#game = new Game("ergo", []);
    assert.equal(this.#game.follow(setup.start, setup.moves ?? []), undefined);
    const players = setup.players ?? ["person", "engine"];
    const gameId = (this.state?.gameId ?? 0) + 1;
    this.#set({
      status: { kind: "ready" },
      gameId,
      setup: { game: "ergo", options: [], seconds: 1, level: 3, ...setup, players },
    });
  }

  /** @param {...string} moves */
  play(...moves) {
    for (const move of moves) assert.equal(this.#game.play(move), undefined, move);
    this.#set({});
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#game.goTo(ply);
    this.#set({});
  }

  /** @param {any} patch */
  amend(patch) {
    this.#set({ setup: { ...this.state.setup, ...patch } });
  }

  /** @param {any} patch */
  #set(patch) {
    this.state = { ...this.state, ...patch, view: this.#game.view() };
    this.dispatchEvent(new Event("statechange"));
  }

  /** @param {string} message */
  notify(message) {
    this.notices.push(message);
  }

  async toGameText() {
    return this.#game.save([["First", "Player 1"]]);
  }
}

/**
 * Reads a game that is not on the board, as the engine of the library does.
 *
 * @param {any} setup
 * @param {string} id
 * @param {number} time
 */
async function readStored(setup, id, time) {
  const game = new Game("ergo", []);
  assert.equal(game.follow(setup.start, setup.moves), undefined);
  /** @type {any} */
  const state = {
    status: { kind: "ready" },
    setup: { ...setup, pageData: { ...setup.pageData, entry: id } },
    view: game.view(),
  };
  return keptOf(state, game.save([]), id, time);
}

/**
 * Why no game can be read that is not on the board.
 *
 * @type {Error | undefined}
 */
let trouble;

/**
 * @param {(
 *   board: Board,
 *   settled: () => Promise<Record<string, string>>,
 *   library: InstanceType<typeof Library>,
 * ) => Promise<void>} run
 */
async function withKeeper(run) {
  const [board, library] = [new Board(), new Library()];
  board.open();
  trouble = undefined;
  const keeper = new Keeper(/** @type {any} */ (board), library, async (...args) => {
    if (trouble) throw trouble;
    return readStored(...args);
  });
  await keeper.start();
  /** The turns and results of all entries by their ids, once they no longer change. */
  const settled = async () => {
    /** @type {Record<string, string>} */
    let now = {};
    for (let quiet = 0, before = ""; quiet < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const summaries = await library.summaries(async () => undefined);
      now = Object.fromEntries(summaries.map(({ id, turns, result }) => [id, `${turns} ${result}`]));
      quiet = JSON.stringify(now) === before ? quiet + 1 : 0;
      before = JSON.stringify(now);
    }
    return now;
  };
  await run(board, settled, library);
}

test("a game that has left the board while no engine could be loaded is kept later", () =>
  withKeeper(async (board, settled) => {
    const leave = () => {
      board.play("e5", "d5");
      board.open();
    };
    trouble = new EngineImpossible("missing", "no network");
    leave();
    assert.deepEqual(await settled(), {});
    // What stops the engine is not tried again with each change.
    trouble = new Error("crash");
    board.play("b2");
    assert.deepEqual(Object.values(await settled()), ["1 *"], "and nothing else waits for it");
    trouble = undefined;
    board.open();
    assert.deepEqual(Object.values(await settled()), ["1 *"]);
    trouble = new EngineImpossible("missing", "no network");
    leave();
    await settled();
    trouble = undefined;
    board.open();
    assert.deepEqual(Object.values(await settled()).toSorted(), ["1 *", "2 *"]);
  }));

test("a game has one entry from the first move of a person on, whatever happens to it", () =>
  withKeeper(async (board, settled, library) => {
    assert.deepEqual(await settled(), {});
    board.play("e5");
    const [id] = Object.keys(await settled());
    assert.equal(board.state.setup.pageData.entry, id);
    board.play("d5", "e6");
    board.goTo(1);
    assert.deepEqual(await settled(), { [id]: "3 *" });
    board.play("a1");
    assert.deepEqual(await settled(), { [id]: "2 *" });
    const entry = await library.get(id);
    assert.deepEqual([entry?.about.side, entry?.about.level, entry?.about.source], [0, 3, "play"]);
    assert.match(entry?.text ?? "", /1\. e5 a1 \(1\.\.\. d5 2\. e6\) \*/);
    // It is opened again, and goes on.
    board.open({ moves: entry?.moves, pageData: { entry: id } });
    board.play("c3");
    assert.deepEqual(await settled(), { [id]: "3 *" });
    board.open();
    board.play("e5");
    assert.equal(Object.keys(await settled()).length, 2);
  }));

test("a game that cannot be kept is said to be so once, until it was kept", () =>
  withKeeper(async (board, settled, library) => {
    const { library: say } = await loadWords();
    const save = library.save.bind(library);
    const refuse = async () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    library.save = refuse;
    board.play("e5");
    await settled();
    board.play("d5");
    await settled();
    assert.deepEqual(board.notices, [say.notKept.full]);
    library.save = save;
    board.play("e6");
    assert.deepEqual(Object.values(await settled()), ["3 *"]);
    library.save = refuse;
    board.play("d6");
    await settled();
    assert.deepEqual(board.notices, [say.notKept.full, say.notKept.full]);
  }));

test("a game in which only the engine has moved is not kept", () =>
  withKeeper(async (board, settled) => {
    board.open({ players: ["engine", "person"] });
    board.play("e5");
    assert.deepEqual(await settled(), {});
    board.play("d5");
    assert.deepEqual(Object.values(await settled()), ["2 *"]);
  }));

test("a game that is over is never overwritten, even if it was first seen in its middle", () =>
  withKeeper(async (board, settled, library) => {
    board.open({ moves: WON });
    board.goTo(3);
    const [id] = Object.keys(await settled());
    assert.deepEqual(await settled(), { [id]: "9 1-0" });
    // Looking at an earlier position changes nothing.
    board.goTo(9);
    await settled();
    const entry = await library.get(id);
    assert.equal(entry?.about.reason, "five");
    board.goTo(3);
    await settled();
    assert.deepEqual(await library.get(id), entry);
    board.play("a9");
    const after = await settled();
    assert.deepEqual([after[id], Object.values(after).toSorted()], ["9 1-0", ["4 *", "9 1-0"]]);
  }));

test("an even game counts for the rating if it is finished without help", async () => {
  const even = /** @type {const} */ ({ pageData: { even: "rated" } });
  /** @type {Record<string, (board: Board) => unknown>} */
  const helps = {
    "": () => {},
    "a look at an earlier move": (board) => {
      board.goTo(2);
      board.goTo(4);
    },
    "help in an earlier position": (board) => {
      board.goTo(2);
      board.state.analysis = {};
      board.amend({});
      board.state.analysis = undefined;
      board.goTo(4);
    },
    "a hint": (board) => {
      board.state.hint = {};
      board.amend({});
      board.state.hint = undefined;
    },
    "an analysis": (board) => {
      board.state.analysis = {};
      board.amend({});
      board.state.analysis = undefined;
    },
    "an explanation": (board) => {
      board.state.threats = { facts: [] };
      board.amend({});
      board.state.threats = undefined;
    },
    "a move that is taken back": (board) => {
      board.play("a1");
      board.goTo(4);
    },
  };
  for (const [at, [name, help]] of Object.entries(helps).entries()) {
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    await withKeeper(async (board, settled, library) => {
      board.open({ ...even });
      board.play(...WON.slice(0, 4));
      await settled();
      help(board);
      board.play(...WON.slice(4));
      const [id] = Object.keys(await settled());
      const isRated = at < 3;
      assert.equal((await library.get(id))?.about.rated, isRated || undefined, name);
      const { steps } = await readCareer("ergo", library);
      assert.deepEqual(
        steps.map(({ level, score }) => [level, score]),
        isRated ? [[3, 1]] : [],
        name,
      );
      const verdict = isRated
        ? /^Your rating: about 1,\d\d\d, after 1 game\.$/
        : /^You had help, so your rating stays\.$/;
      assert.match(board.state.setup.verdict, verdict, name);
    });
  }
});

test("an even game counts once, however it goes on after its end", () =>
  withKeeper(async (board, settled, library) => {
    board.open({ pageData: { even: "rated" } });
    board.play(...WON);
    const [id] = Object.keys(await settled());
    // A look back, or an analysis, changes nothing any more.
    board.goTo(3);
    board.state.analysis = {};
    board.goTo(9);
    board.state.analysis = undefined;
    assert.equal((await readCareer("ergo", library)).steps.length, 1);
    board.goTo(6);
    board.play("a9", "a1");
    await settled();
    assert.equal(board.state.setup.pageData.even, "helped");
    assert.equal((await library.get(id))?.about.rated, true);
    // It is opened again after a visit.
    const stored = parse((await library.get(id))?.state ?? "").setup;
    board.open(stored);
    await settled();
    assert.equal(board.state.setup.pageData.even, "rated");
    const { steps } = await readCareer("ergo", new Library());
    assert.deepEqual(
      steps.map(({ score }) => score),
      [1],
    );
  }));

test("games at a level that was picked by hand have no rating", () =>
  withKeeper(async (board, settled, library) => {
    board.play(...WON);
    await settled();
    assert.equal(board.state.setup.verdict, undefined);
    assert.equal((await readCareer("ergo", library)).steps.length, 0);
  }));

test("a game that was deleted is stored again only when it goes on", () =>
  withKeeper(async (board, settled, library) => {
    board.play("e5", "d5");
    const [id] = Object.keys(await settled());
    await library.remove([id]);
    board.goTo(1);
    board.open({ moves: ["e5", "d5"], pageData: { entry: id } });
    assert.deepEqual(await settled(), {});
    board.play("c3");
    assert.deepEqual(await settled(), { [id]: "3 *" });
  }));

test("moves that go on from a deleted game are kept, even if the library did not see them made", () =>
  withKeeper(async (board, settled, library) => {
    const LINE = "e5 a1 c5 g7";
    const pageData = { entry: "x" };
    /**
     * Deletes a game, and opens it at another line.
     *
     * @param {string} line its moves
     */
    const openDeleted = async (line) => {
      board.open();
      await settled();
      Object.assign(globalThis, { indexedDB: new IDBFactory() });
      await library.close();
      const setup = {
        game: "ergo",
        options: [],
        players: ["person", "engine"],
        moves: LINE.split(" "),
        pageData,
      };
      const { entry, summary } = await readStored(setup, "x", 1);
      await library.save({ entry: { ...entry, revisions: [1] }, summary });
      await library.remove(["x"]);
      board.open({ moves: line.split(" "), pageData });
    };
    // The game itself, a part of it, and the game with another reply of the engine stay deleted.
    for (const line of [LINE, "e5 a1", LINE.replace("g7", "g8")]) {
      await openDeleted(line);
      assert.deepEqual(await settled(), {}, line);
    }
    // Somebody has played on, or otherwise, and the page was closed at once, or the library was not loaded
    // yet.
    await openDeleted(`${LINE} h3`);
    assert.deepEqual(await settled(), { x: "5 *" });
    assert.deepEqual(await library.deletedGames(), []);
    await openDeleted(LINE.replace("c5 g7", "c4"));
    assert.deepEqual(await settled(), { x: "3 *" });
    assert.equal((await library.deletedGames()).length, 1, "what is no part of it can still be restored");
    // The game has left the board by then.
    await openDeleted(LINE);
    board.open();
    assert.deepEqual(await settled(), {});
    await openDeleted(`${LINE} h3`);
    board.open();
    assert.deepEqual(await settled(), { x: "5 *" });
    // The library was busy with another game all the time.
    for (const [line, expected] of /** @type {const} */ ([
      [LINE, ["1 *"]],
      [`${LINE} h3`, ["1 *", "5 *"]],
    ])) {
      await openDeleted(LINE);
      board.open();
      await settled();
      board.play("b2");
      board.open({ moves: line.split(" "), pageData });
      board.open();
      assert.deepEqual(Object.values(await settled()).toSorted(), expected, line);
    }
    // It is among the previous games of the next visit.
    await openDeleted(LINE);
    await settled();
    const known = currentStored(board.state) ?? "";
    board.play("h3");
    const longer = currentStored(board.state) ?? "";
    await openDeleted(LINE);
    stored.set(gameKey("ergo").replace("game", "before"), JSON.stringify([known]));
    const target = { library, keep: readStored, current: "ergo" };
    assert.equal(await migrate(["ergo"], target), 0);
    stored.set(gameKey("ergo").replace("game", "before"), JSON.stringify([longer, known]));
    assert.equal(await migrate(["ergo"], target), 1);
    assert.deepEqual(await settled(), { x: "5 *" });
    assert.deepEqual(await library.deletedGames(), []);
    // Of a game that was deleted for good, nobody knows where it ended.
    await library.remove(["x"]);
    await library.forgetDeleted(["x"]);
    board.open();
    board.open({ moves: [...LINE.split(" "), "h3", "i3"], pageData });
    assert.deepEqual(await settled(), {});
  }));

test("a game with a friend has the same entry in every tab, and its time is that of its last change", () =>
  withKeeper(async (board, settled, library) => {
    const remote = { id: "abc", names: ["", "Anna"], settled: 0, revision: 1 };
    board.open({ players: ["person", "remote"], remote });
    board.play("e5");
    assert.deepEqual(await settled(), { "friend-abc-1": "1 *" });
    const before = await library.get("friend-abc-1");
    board.open({ players: ["person", "remote"], remote, moves: ["e5"] });
    await settled();
    assert.deepEqual(await library.get("friend-abc-1"), before);
  }));

test("two tabs with one game that go on differently: both are kept, and the board says so", () =>
  withKeeper(async (board, settled, library) => {
    board.open({ players: ["person", "person"] });
    board.play("e5");
    const [id] = Object.keys(await settled());
    const entry = await library.get(id);
    assert.ok(entry);
    const [summary] = await library.summaries(async () => undefined);
    const theirs = {
      ...entry,
      ...storedPosition({ start: undefined, moves: ["e5", "h8"] }),
      text: '[Game "ergo"]\n\n1. e5 h8 *',
      revisions: revised(entry.revisions),
    };
    await library.save({ entry: theirs, summary });
    board.play("d5");
    assert.equal(Object.keys(await settled()).length, 2);
    assert.equal((await library.get(id))?.line, "startpos moves e5 h8");
    // Its words are loaded.
    while (board.notices.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.match(board.notices.join(), /in another tab/);
    const other = board.state.setup.pageData.entry;
    assert.notEqual(other, id);
    board.play("c3");
    assert.equal((await settled())[other], "3 *");
  }));

test("a tab that looks after another one has gone on differently keeps both", () =>
  withKeeper(async (board, settled, library) => {
    board.open({ players: ["person", "person"] });
    board.play("e5", "d5");
    const [id] = Object.keys(await settled());
    board.open({
      players: ["person", "person"],
      moves: ["e5", "c3"],
      pageData: { entry: id },
    });
    assert.equal(Object.keys(await settled()).length, 2);
    assert.equal((await library.get(id))?.line, "startpos moves e5 d5");
    // A tab that is behind changes nothing, until it goes on differently as well.
    board.open({ players: ["person", "person"], moves: ["e5"], pageData: { entry: id } });
    assert.equal(Object.keys(await settled()).length, 2);
    board.play("h8");
    assert.equal(Object.keys(await settled()).length, 3);
    assert.equal((await library.get(id))?.line, "startpos moves e5 d5");
  }));

test("the last move before another game is opened is kept, whenever that is", () =>
  withKeeper(async (board, settled, library) => {
    const lines = async () => {
      const ids = Object.keys(await settled());
      return (await Promise.all(ids.map((id) => library.get(id)))).map((entry) => entry?.line).toSorted();
    };
    // Before anything of the game was stored.
    board.play("e5");
    board.open({ players: ["person", "person"] });
    assert.deepEqual(await lines(), ["startpos moves e5"]);
    // While its text is written.
    board.play("a1");
    await settled();
    const { entry } = board.state.setup.pageData;
    board.play("b1");
    await Promise.resolve();
    board.play("c1");
    board.open({ moves: ["d5", "h8"], pageData: { entry: "other" } });
    assert.deepEqual(await lines(), ["startpos moves a1 b1 c1", "startpos moves d5 h8", "startpos moves e5"]);
    assert.equal((await library.get(entry))?.line, "startpos moves a1 b1 c1");
    // A game that was only looked at is not stored again, and a text from elsewhere stays as it is.
    const text = '[Game "ergo"]\n\n1. g7 {from elsewhere} *';
    const about = { source: /** @type {const} */ ("file"), time: 1, tags: [] };
    const kept = await readStored(
      { game: "ergo", moves: ["g7"], players: ["person", "person"], options: [] },
      "file",
      1,
    );
    await library.add([{ ...kept, entry: { ...kept.entry, text, about } }]);
    board.open({ moves: ["g7"], pageData: { entry: "file" } });
    board.open({ moves: ["g7"], pageData: { entry: "file" } });
    board.play("a9");
    board.open();
    assert.deepEqual((await lines()).slice(-2), ["startpos moves g7", "startpos moves g7 a9"]);
    assert.equal((await library.get("file"))?.text, text);
  }));

test("stored games whose entries lack their last moves are taken in, once", () =>
  withKeeper(async (board, settled, library) => {
    const target = { library, keep: readStored, current: "" };
    const write = (/** @type {string} */ line, /** @type {string} */ entry) => {
      board.open({ moves: line.split(" "), players: ["person", "person"], pageData: { entry } });
      const text = currentStored(board.state) ?? "";
      board.open();
      return text;
    };
    const texts = ["a1 b1 c1", "a1 b2", "a1", "d1 e1", "g1"].map((moves, at) =>
      write(moves, ["x", "x", "x", "gone", "none"][at]),
    );
    await settled();
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    await library.close();
    const [game, ...previous] = texts;
    stored.set(gameKey("ergo"), game);
    stored.set(gameKey("ergo").replace("game", "before"), JSON.stringify(previous));
    const setup = { game: "ergo", options: [], players: ["person", "person"], pageData: {} };
    const known = await readStored({ ...setup, moves: ["a1", "b1"] }, "x", 1);
    await library.save(known);
    await library.remove(["gone"]);
    const lines = async () => {
      const summaries = await library.summaries(async () => undefined);
      return (await Promise.all(summaries.map(({ id }) => library.get(id))))
        .map((entry) => entry?.line.replace("startpos moves ", ""))
        .toSorted();
    };
    await migrate(["ergo"], target);
    const expected = ["a1 b1 c1", "a1 b2", "g1"];
    assert.deepEqual(await lines(), expected, "a deleted game is not taken in again");
    await migrate(["ergo"], target);
    await migrate(["ergo"], target);
    assert.deepEqual(await lines(), expected);
    const { entry, positionLine } = JSON.parse(stored.get(gameKey("ergo")) ?? "");
    assert.ok((await library.get(entry))?.line.startsWith(positionLine), positionLine);
    // Pointers are left of the previous games, but of the one that was deleted.
    const list = JSON.parse(stored.get(gameKey("ergo").replace("game", "before")) ?? "[]");
    const items = list.map((/** @type {string} */ text) => JSON.parse(text));
    assert.deepEqual(
      items.map((/** @type {any} */ { version, positionLine }) => [version, positionLine]),
      [[3], [3], [2, "startpos moves d1 e1"], [3]].map(([version, line]) => [version, line]),
    );
    const ids = items.map((/** @type {any} */ { entry }) => entry);
    const found = await Promise.all(
      ids.map(async (/** @type {string} */ id) => (await library.get(id))?.line),
    );
    assert.deepEqual(
      found,
      ["a1 b2", "a1 b1 c1", undefined, "g1"].map((moves) => moves && `startpos moves ${moves}`),
    );
  }));

test("a stored game of which another entry has all is not taken in again", () =>
  withKeeper(async (board, settled, library) => {
    const setup = { game: "ergo", options: [], players: ["person", "person"], pageData: {} };
    await library.save(await readStored({ ...setup, moves: ["e5", "d5"] }, "apart", 1));
    await library.save(await readStored({ ...setup, moves: ["e5", "a1", "c5"] }, "whole", 1));
    const more = { version: 2, seconds: 1, level: 3, at: 2, entry: "apart" };
    const text = JSON.stringify({ ...setup, ...more, positionLine: "startpos moves e5 a1" });
    const before = await settled();
    stored.set(gameKey("ergo"), text);
    await migrate(["ergo"], { library, keep: readStored, current: "" });
    assert.deepEqual(await settled(), before);
  }));

test("of a previous game, the library has how it was left, unless it has gone on since", () =>
  withKeeper(async (board, settled, library) => {
    const key = gameKey("ergo").replace("game", "before");
    const target = { library, keep: readStored, current: "ergo" };
    board.play("e5", "a1", "c5");
    const [id] = Object.keys(await settled());
    const revision = (await library.get(id))?.revision;
    board.goTo(1);
    const left = currentStored(board.state) ?? "";
    stored.set(key, JSON.stringify([left]));
    // A text is left as long as the library cannot have all of it.
    const { open } = indexedDB;
    Object.assign(indexedDB, {
      open() {
        throw new DOMException("no", "SecurityError");
      },
    });
    await library.close();
    assert.equal(await movePrevious("ergo", target), 0);
    assert.equal(stored.get(key), JSON.stringify([left]));
    Object.assign(indexedDB, { open });
    stored.set(key, JSON.stringify([left, "7"]));
    assert.equal(await movePrevious("ergo", target), 0, "the library has it already");
    const [pointer, rest] = JSON.parse(stored.get(key) ?? "");
    assert.deepEqual(JSON.parse(pointer), { version: 3, game: "ergo", entry: id, revision });
    assert.equal(rest, "7");
    assert.equal((await library.get(id))?.state, left);
    const another = { moves: ["e5", "a1", "c4"], revisions: [1] };
    assert.equal(await library.keepState(id, left.replaceAll("c5", "c4"), another), undefined);
    assert.equal(library.trouble, undefined);
    assert.equal((await library.get(id))?.state, left);
    board.goTo(3);
    board.play("g7");
    await settled();
    const later = await library.get(id);
    stored.set(key, JSON.stringify([left]));
    await movePrevious("ergo", target);
    assert.deepEqual(await library.get(id), later);
    assert.equal(JSON.parse(JSON.parse(stored.get(key) ?? "")[0]).revision, later?.revision);
  }));

test("of a game with a friend, the moves are in the library, and come back if its entry is deleted", () =>
  withKeeper(async (board, settled, library) => {
    const target = { library, keep: readStored, current: "ergo" };
    const [key, id] = [keyOf("abc", 0), "friend-abc-1"];
    const remote = { id: "abc", names: ["Zoë", "Anna"], settled: 1, revision: 2, toSend: "draw" };
    board.open({ players: ["person", "remote"], remote, moves: ["e5", "a1", "c5"], level: 5 });
    writeEntry(key, currentStored(board.state) ?? "", "unsent", 1);
    const whole = await readMatch(key);
    assert.deepEqual(whole?.moves, ["e5", "a1", "c5"]);
    const lines = () => listEntries().map(({ count, turn, isWhole }) => [count, turn, isWhole]);
    board.open();
    await settled();
    await library.remove([id]);
    await library.forgetDeleted([id]);
    await library.close();
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    // Of one that is not in the library, the moves stay.
    await migrate([], { ...target, keep: async () => undefined });
    assert.deepEqual(lines(), [[3, "unsent", true]]);
    assert.equal(await migrate([], target), 1);
    assert.equal((await library.get(id))?.line, "startpos moves e5 a1 c5");
    assert.deepEqual(lines(), [[3, "unsent", false]]);
    assert.doesNotMatch(stored.get(key) ?? "", /c5/);
    assert.deepEqual(await readMatch(key), whole);
    assert.equal(await migrate([], target), 0);
    assert.deepEqual(await readMatch(key), whole);
    // It may have gone on where nobody has written down what was sent.
    const kept = await readStored({ ...whole, moves: ["e5", "a1", "c5", "g7"] }, id, 1);
    await library.save({
      ...kept,
      entry: { ...kept.entry, revisions: revised((await library.get(id))?.revisions) },
    });
    assert.equal((await library.get(id))?.moves?.length, 4);
    assert.deepEqual(await readMatch(key), whole);
    // An entry that has other moves does not count.
    writeEntry(
      key,
      JSON.stringify({ ...JSON.parse(currentStored(board.state) ?? ""), ...whole, moves: ["e5"] }),
      "you",
      1,
    );
    await migrate([], { ...target, keep: async () => undefined });
    assert.deepEqual(lines(), [[1, "you", true]]);
    assert.equal(await migrate([], target), 1);
    assert.deepEqual(lines(), [[1, "you", false]]);
    // What cannot be read now is not taken for nothing.
    const { open } = indexedDB;
    Object.assign(indexedDB, {
      open() {
        throw new DOMException("no", "SecurityError");
      },
    });
    await library.close();
    await migrate([], target);
    const { library: own } = await import("../../../www/storage/library.js");
    await own.close();
    await assert.rejects(readMatch(key));
    assert.deepEqual(lines(), [[1, "you", false]]);
    Object.assign(indexedDB, { open });
    await library.remove([id]);
    assert.deepEqual((await readMatch(key))?.moves, ["e5"]);
    await migrate([], target);
    assert.deepEqual(lines(), [[1, "you", true]]);
    await library.forgetDeleted([id]);
    assert.deepEqual((await readMatch(key))?.moves, ["e5"]);
  }));

test("a game that was stored apart while another one came onto the board does not change that", async () => {
  const [board, library] = [new Board(), new Library()];
  board.open({ players: ["person", "person"] });
  const save = library.save.bind(library);
  const saved = new Promise((resolve) => {
    library.save = async () => {
      library.save = save;
      board.open({ players: ["person", "person"], pageData: { entry: "other", revisions: [7] } });
      resolve(undefined);
      return { id: "apart", isApart: true };
    };
  });
  await new Keeper(/** @type {any} */ (board), library, readStored).start();
  board.play("e5");
  await saved;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(board.state.setup.pageData.entry, "other");
  assert.deepEqual(board.notices, []);
});

test("a game that is deleted while it is read again stays deleted", async () => {
  const [board, library] = [new Board(), new Library()];
  board.open({ players: ["person", "person"] });
  /** @type {(() => Promise<unknown>) | undefined} */
  let meanwhile;
  const keeper = new Keeper(/** @type {any} */ (board), library, async (setup, id, time) => {
    await meanwhile?.();
    return readStored(setup, id, time);
  });
  await keeper.start();
  board.open({ players: ["person", "person"], moves: ["e5"], pageData: { entry: "a", revisions: [1] } });
  // It leaves the board at once, before anything has met it.
  meanwhile = async () => {
    const game = await readStored({ ...board.state.setup, game: "ergo", moves: ["e5"] }, "a", 1);
    await library.save({ ...game, entry: { ...game.entry, revisions: [1, 2] } });
    await library.remove(["a"]);
  };
  board.open({ players: ["person", "person"] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(await library.summaries(async () => undefined), []);
});

/**
 * A game with a friend.
 *
 * @param {string[]} moves
 */
const withFriend = (moves) => ({
  game: "ergo",
  options: [],
  players: ["person", "remote"],
  seconds: 1,
  level: 4,
  moves,
  remote: { id: "AAAAAAAA", names: ["", ""], settled: 0, revision: 1 },
});

test("a game with a friend that goes on while its moves are taken in keeps its new moves", async () => {
  const library = new Library();
  const game = new Game("ergo", []);
  game.follow(undefined, ["e5", "d5"]);
  const textOf = (/** @type {string[]} */ moves) => {
    const view = { ...game.view(), moves, at: moves.length };
    return String(
      currentStored(/** @type {any} */ ({ status: { kind: "ready" }, setup: withFriend(moves), view })),
    );
  };
  const key = keyOf("AAAAAAAA", 0);
  writeEntry(key, textOf(["e5"]), "friend", 1);
  /** @type {typeof readStored} */
  const keep = async (stored, id, time) => {
    writeEntry(key, textOf(["e5", "d5"]), "you", 1);
    return readStored(stored, id, time);
  };
  await migrate([], { library, keep, current: "ergo" });
  // The version that was read is not what the library has to have.
  assert.equal(await library.get("friend-AAAAAAAA-1"), undefined);
  assert.deepEqual((await readMatch(key))?.moves, ["e5", "d5"]);
});

test("a game with a friend that goes on while its moves are read is read again", async () => {
  const { library } = await import("../../../www/storage/library.js");
  const { leaveMoves } = await import("../../../www/storage/friends.js");
  const textOf = (/** @type {string[]} */ moves) =>
    JSON.stringify({ version: 2, ...withFriend(moves), at: moves.length });
  const key = keyOf("AAAAAAAA", 0);
  writeEntry(key, textOf(["e5"]), "friend", 1);
  await library.save(await readStored(withFriend(["e5"]), "friend-AAAAAAAA-1", 1));
  leaveMoves(key, { moves: ["e5"] });
  const { get } = library;
  library.get = async function (id) {
    library.get = get;
    writeEntry(key, textOf(["e5", "d5"]), "you", 1);
    return get.call(this, id);
  };
  assert.deepEqual((await readMatch(key))?.moves, ["e5", "d5"]);
  await library.close();
});

test("of two versions that could not be stored, the later one lasts, whichever failure is known last", async () => {
  const library = new Library();
  const { open } = indexedDB;
  let writes = 0;
  /**
   * @this {IDBFactory}
   * @param {string} name
   * @param {number} [version]
   */
  indexedDB.open = function (name, version) {
    const request = open.call(this, name, version);
    request.addEventListener("success", () => {
      const { transaction } = request.result;
      request.result.transaction = (names, mode) => {
        if (mode !== "readwrite") return transaction.call(request.result, names, mode);
        // The first write is tried again, and fails after the second one.
        writes += 1;
        throw new DOMException("no", writes === 1 ? "InvalidStateError" : "QuotaExceededError");
      };
    });
    return request;
  };
  const setup = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 4 };
  const [earlier, later] = [
    await readStored({ ...setup, moves: ["e5"] }, "a", 1),
    await readStored({ ...setup, moves: ["e5", "d5"] }, "a", 2),
  ];
  /** @type {string[]} */
  const failed = [];
  await Promise.all([
    library.save(earlier).catch(() => failed.push("earlier")),
    library.save(later).catch(() => failed.push("later")),
  ]);
  assert.deepEqual(failed, ["later", "earlier"]);
  assert.deepEqual((await library.get("a"))?.moves, ["e5", "d5"]);
});

test("a game that another tab has restored cannot be deleted for good", async () => {
  const library = new Library();
  const setup = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 4 };
  await library.save(await readStored({ ...setup, moves: ["e5"] }, "a", 1));
  await library.remove(["a"]);
  await library.restoreDeleted(["a"]);
  await library.forgetDeleted(["a"]);
  assert.deepEqual([...(await library.deletedTimes()).keys()], []);
  assert.ok(await library.get("a"));
});

test("a study that is stored late does not take the place of one that was chosen meanwhile", async () => {
  const { library } = await import("../../../www/storage/library.js");
  const { chooseStudy, chosenStudy, studyGame, StudyKeeper } =
    await import("../../../www/storage/studies.js");
  const game = new Game("ergo", []);
  game.follow(undefined, ["e5"]);
  const keeper = new StudyKeeper(undefined, { onApart: () => {}, onTrouble: () => {} });
  const text = game.save([]);
  await keeper.keep(text, game.view());
  const own = chosenStudy("ergo");
  assert.notEqual(own, "");
  const stored = keeper.keep(text, game.view());
  chooseStudy("ergo", "another");
  await stored;
  assert.equal(chosenStudy("ergo"), "another");
  // Who edits it again wants it again.
  await keeper.keep(text, game.view());
  assert.equal(chosenStudy("ergo"), own);
  const board = new Board();
  board.open({ moves: ["e5"] });
  const { toGameText } = board;
  board.toGameText = async function () {
    const text = await toGameText.call(this);
    this.open({ moves: ["d5"] });
    return text;
  };
  await studyGame(/** @type {any} */ (board));
  assert.equal(chosenStudy("ergo"), own);
  await library.close();
});
