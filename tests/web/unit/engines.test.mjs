/** The engines of a page, which boards, judges and readers share. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import "./fake-storage.mjs";
import { override, running } from "./fake-worker.mjs";

const { Session } = await import("../../../www/game/session.js");
const { makeWords } = await import("../../../www/text/words.js");
const { PositionEngine, withEngine, withManyEngines } = await import("../../../www/game/engines.js");
const { prepareEngine } = await import("../../../www/game/engine-pool.js");
const { EngineSlot } = await import("../../../www/game/engine-slot.js");
const { EngineJudge } = await import("../../../www/exercise/judge.js");
const { Draft } = await import("../../../www/editor/draft.js");
const { Reader } = await import("../../../www/storage/reader.js");

/** @type {import("../../../www/game/types.js").Setup} */
const PEOPLE = { game: "ergo", options: [], players: ["person", "person"], seconds: 0.01, level: 1 };

/** Lets what has begun go on until it waits. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("boards, judges and readers have at most two engines, and go on where they were", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const boards = [new Session(makeWords()), new Session(makeWords())];
  const judges = [new EngineJudge(), new EngineJudge()];
  const atMostTwo = () => assert.ok(running.size <= 2, `${running.size} engines`);
  try {
    for (const board of boards) {
      await board.open(PEOPLE);
      atMostTwo();
    }
    for (const round of [0, 1]) {
      for (const [at, judge] of judges.entries()) {
        if (round === 0) judge.open({ ...PEOPLE, moves: ["e5", "a1", "e6", "a2", "e7", "a3", "e8", "a4"] });
        assert.equal(
          (await judge.attempt("win 1", at === round ? "e9" : "i9")).verdict,
          at === round ? "solved" : "wrong",
        );
        atMostTwo();
      }
      for (const board of boards) {
        assert.equal((await board.play(["e5", "a1"][round])).played, true);
        atMostTwo();
      }
      const texts = await withEngine((engine) => engine.call("read", "1. e5 *"));
      assert.ok(texts);
      atMostTwo();
    }
    for (const { state } of boards) assert.equal(state.view?.at, 2);
  } finally {
    for (const one of [...boards, ...judges]) one.close();
  }
  // The last reader has left its engine to whoever needs the next one.
  context.mock.timers.tick(60_000);
  assert.equal(running.size, 0);
});

test("an engine that has read something is that of the next one who needs one, unless it crashed", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const read = () => withEngine((engine) => engine.call("read", "1. e5 *"));
  await read();
  const [first] = running;
  assert.equal(running.size, 1);
  const board = new Session(makeWords());
  await board.open(PEOPLE);
  assert.deepEqual([...running], [first]);
  board.close();
  assert.equal(running.size, 0);
  await read();
  await assert.rejects(withEngine((engine) => Promise.reject(new Error(`${engine.isBusy}`))));
  assert.equal(running.size, 0);
});

test("an engine that was prepared is that of the next one who needs one, or ends by itself", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const board = new Session(makeWords());
  prepareEngine();
  prepareEngine();
  await settle();
  assert.equal(running.size, 1);
  await board.open(PEOPLE);
  assert.equal(running.size, 1);
  assert.equal(board.state.view?.at, 0);
  // The first engine of the page, for which the board did not wait.
  prepareEngine(1);
  await settle();
  assert.equal(running.size, 1);
  prepareEngine();
  await settle();
  assert.equal(running.size, 2);
  context.mock.timers.tick(60_000);
  assert.equal(running.size, 1);
  const other = new Session(makeWords());
  await other.open(PEOPLE);
  // There is no room for another one.
  prepareEngine();
  await settle();
  assert.equal(running.size, 2);
  board.close();
  other.close();
  assert.equal(running.size, 0);
});

test("an engine that was prepared and has crashed is not handed on", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await withEngine((engine) => engine.call("read", "1. e5 *"));
  const [crashed] = /** @type {any[]} */ ([...running]);
  crashed.terminate();
  crashed.onerror(new Event("error", { cancelable: true }));
  const slot = new EngineSlot(() => false);
  assert.ok(!(await slot.start("ergo")).hasEnded);
  slot.close();
  context.mock.timers.tick(60_000);
  assert.equal(running.size, 0);
});

test("if a board needs an engine, one that is not seen lets its own go first", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const [seen, unseen, next] = [0, 1, 2].map(() => new EngineSlot(() => false));
  for (const slot of [seen, unseen]) await slot.start("ergo");
  unseen.setNear(false);
  await next.start("ergo");
  assert.deepEqual(
    [seen, unseen, next].map(({ engine, isResting }) => [engine !== undefined, isResting]),
    [
      [true, false],
      [false, true],
      [true, false],
    ],
  );
  for (const slot of [seen, unseen, next]) {
    slot.setNear(true);
    slot.close();
  }
  assert.equal(running.size, 0);
});

test("if all engines are busy for long, another one starts all the same", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const busy = [new EngineSlot(() => true), new EngineSlot(() => true)];
  for (const slot of busy) await slot.start("ergo");
  const late = new EngineSlot(() => true);
  const started = late.start("ergo");
  await settle();
  assert.equal(running.size, 2);
  context.mock.timers.tick(3000);
  await started;
  assert.equal(running.size, 3);
  for (const slot of [...busy, late]) slot.close();
  assert.equal(running.size, 0);
});

test("work that is given up before it begins is not begun", async (context) => {
  const work = context.mock.fn(async () => {});
  await assert.rejects(withEngine(work, AbortSignal.abort()));
  assert.equal(work.mock.callCount(), 0);
  assert.equal(running.size, 0);
});

test("a position that is set up survives a crash of its engine", async () => {
  const draft = new Draft("ergo", { position: "", options: [] });
  let changes = 0;
  draft.addEventListener("change", () => changes++);
  try {
    await draft.open();
    const empty = draft.state?.position ?? "";
    assert.equal(changes, 1);
    const game = new Session(makeWords());
    await game.open({ ...PEOPLE, moves: ["e5", "a1"] });
    const text = `${game.state.view?.position}`;
    game.close();
    // The page hears of the last of several edits: an earlier state would replace what is being typed.
    await Promise.all([draft.read(empty), draft.read(text)]);
    assert.equal(changes, 2);
    const { position } = draft.state ?? {};
    assert.notEqual(position, empty);
    let left = 1;
    override.reply = ({ op }) => (op === "open" && left-- > 0 ? "crash" : undefined);
    const opened = await draft.opened();
    assert.equal(opened?.view.position, position);
  } finally {
    delete override.reply;
    draft.close();
  }
  assert.equal(running.size, 0);
});

test("an engine that is closed while it waits for room does not start", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {(() => void)[]} */
  const releases = [];
  const busy = [0, 1].map(() =>
    withEngine(() => new Promise((resolve) => releases.push(() => resolve(undefined)))),
  );
  while (releases.length < 2) await new Promise((resolve) => setImmediate(resolve));
  const late = new PositionEngine();
  const answer = late.call("checkGoal", "win 1");
  late.close();
  for (const release of releases) release();
  await Promise.all(busy);
  await assert.rejects(answer);
  // That of the reader which was done first waits for the next one.
  assert.equal(running.size, 1);
  context.mock.timers.tick(60_000);
  assert.equal(running.size, 0);
});

/** Objects that use an engine and may be closed at any moment. */
const OWNERS = {
  "a set-up position": () => {
    const draft = new Draft("ergo", { position: "", options: [] });
    return { begin: () => draft.open(), close: () => draft.close() };
  },
  "a board": () => {
    const board = new Session(makeWords());
    let isAsleep = false;
    const close = () => {
      isAsleep = true;
      board.close();
    };
    // As `Lifecycle` does: a game that was requested before is opened after all.
    return { begin: () => board.open(PEOPLE).then(() => isAsleep && close()), close };
  },
  "a judge": () => {
    const judge = new EngineJudge();
    return { begin: () => judge.attempt("win 1", "e5"), close: () => judge.close() };
  },
  "a reader": () => {
    const reader = new Reader();
    return { begin: () => reader.read("1. e5 *"), close: () => reader.close() };
  },
  "a lent engine": () => {
    const leaving = new AbortController();
    const use = () => withEngine((engine) => engine.call("read", "1. e5 *"), leaving.signal);
    return { begin: use, close: () => leaving.abort() };
  },
};

for (const [name, make] of Object.entries(OWNERS))
  test(`${name} that is closed at any moment leaves no engine and no place taken`, async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    for (let turns = 0; turns < 40; turns++) {
      const owner = make();
      const begun = Promise.resolve(owner.begin()).catch(() => {});
      for (let turn = 0; turn < turns; turn++)
        await (turn % 2 ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve());
      owner.close();
      await begun;
    }
    await settle();
    context.mock.timers.tick(60_000);
    assert.equal(running.size, 0);
    // Both places are free: neither board waits.
    const boards = [new Session(makeWords()), new Session(makeWords())];
    for (const board of boards) {
      assert.equal(await board.open(PEOPLE), undefined);
      assert.equal(board.state.status.kind, "ready");
    }
    assert.equal(running.size, 2);
    for (const board of boards) board.close();
    assert.equal(running.size, 0);
  });

test("who waits for room in vain passes it on", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {(() => void)[]} */
  const releases = [];
  const busy = [0, 1].map(() =>
    withEngine(() => new Promise((resolve) => releases.push(() => resolve(undefined)))),
  );
  while (releases.length < 2) await settle();
  const [early, late] = [new Session(makeWords()), new Session(makeWords())];
  void early.open(PEOPLE);
  const opened = late.open(PEOPLE);
  await settle();
  releases[0]();
  await busy[0];
  early.close();
  await opened;
  assert.equal(late.state.status.kind, "ready");
  assert.equal(early.state.status.kind, "loading", "nothing has failed");
  releases[1]();
  await busy[1];
  late.close();
  context.mock.timers.tick(60_000);
  assert.equal(running.size, 0);
});

test("a judge whose engine crashes is answered by another one, where it was", async () => {
  const judge = new EngineJudge();
  try {
    judge.open({ ...PEOPLE, moves: ["e5", "a1", "e6", "a2", "e7", "a3", "e8", "a4"] });
    for (let crashes = 1; crashes <= 2; crashes++) {
      let left = crashes;
      override.reply = ({ op }) => (op === "attempt" && left-- > 0 ? "crash" : undefined);
      // Nobody waits for one that crashes again and again.
      if (crashes === 2) await assert.rejects(judge.attempt("win 1", "e9"));
      assert.equal((await judge.attempt("win 1", "e9")).verdict, "solved");
    }
  } finally {
    delete override.reply;
    judge.close();
  }
  assert.equal(running.size, 0);
});

test("a position that is replaced while it is opened may fail without anybody noticing", async (context) => {
  const unhandled = context.mock.fn();
  process.on("unhandledRejection", unhandled);
  const engine = new PositionEngine();
  try {
    await engine.open(PEOPLE);
    override.reply = ({ id, op }) => (op === "open" ? { id, error: "not now" } : undefined);
    for (let turns = 0; turns < 10; turns++) {
      const first = engine.open(PEOPLE);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const second = engine.open(PEOPLE);
      await Promise.allSettled([first, second]);
      await assert.rejects(second);
      await settle();
    }
    assert.equal(unhandled.mock.callCount(), 0);
  } finally {
    process.off("unhandledRejection", unhandled);
    delete override.reply;
    engine.close();
  }
});

test("work for many engines has some of its own, and ends with its signal", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 8 }, configurable: true });
  const controller = new AbortController();
  await withManyEngines(
    2,
    async (engines) => {
      assert.ok(engines.length === 2);
      const answer = engines[0].call("checkGoal", "win 1");
      controller.abort();
      await assert.rejects(answer);
    },
    controller.signal,
  );
  assert.equal(running.size, 0);
});

test("work for many engines leaves a core to the page", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 3 }, configurable: true });
  const { signal } = new AbortController();
  assert.equal(await withManyEngines(4, async ({ length }) => length, signal), 2);
  assert.equal(running.size, 0);
});
