/** Events of a game besides moves: advice, endings, clocks, confirmation, and what follows a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { calls } from "./fake-worker.mjs";

const { Session } = await import("../../../www/game/session.js");
const { makeWords } = await import("../../../www/text/words.js");
const { SEARCHES } = await import("../../../www/game/searches.js");
const { acceptsDraw } = await import("../../../www/game/draw-offer.js");
const { addIncrement, adjustClock, engineTime, isTimeControl, makeClock, timeLeft } =
  await import("../../../www/game/clock.js");
const { changeLevel, rematch, swapSides } = await import("../../../www/game/rematch.js");
const { positionKey, searchGoal } = await import("../../../www/game/state.js");
const { questionOf } = await import("../../../www/board/question.js");
const { tagsOf } = await import("../../../www/game/tags.js");

/** @import {Setup} from "../../../www/game/types.js" */
/** @typedef {InstanceType<typeof Session>} OpenSession */

/**
 * Two people.
 *
 * @type {Setup}
 */
const PEOPLE = { game: "ergo", options: [], players: ["person", "person"], seconds: 0.01, level: 1 };
/**
 * A person against the engine.
 *
 * @type {Setup}
 */
const ENGINE = { ...PEOPLE, players: ["person", "engine"] };
/** White can make five; Black threatens it. */
const FOURS = "e5 d5 e6 d6 e7 d7 e4 d4".split(" ");

/** Black makes five at f2, unless White drops a piece there. */
const BLUNDER = "a2 b2 a4 c2 a6 d2 a8 e2".split(" ");

/**
 * @param {Setup} setup
 * @param {(session: OpenSession) => Promise<void>} run
 */
async function withSession(setup, run) {
  const session = new Session(makeWords());
  try {
    assert.equal(await session.open(setup), undefined);
    calls.length = 0;
    await run(session);
  } finally {
    session.close();
  }
}

/**
 * @param {OpenSession} session
 * @param {string} name
 */
function cellNamed({ state }, name) {
  const cell = state.board?.rows.flat().find((field) => field.name === name)?.cell;
  assert.ok(cell !== undefined, name);
  return cell;
}

/**
 * @param {OpenSession} session
 * @param {number[]} cells
 */
const namesOf = ({ state }, cells) =>
  cells.map((cell) => state.board?.rows.flat().find((field) => field.cell === cell)?.name);

/**
 * @param {OpenSession} session
 * @param {() => boolean} condition
 */
function until(session, condition) {
  return new Promise((resolve) => {
    const check = () => condition() && resolve(undefined);
    session.addEventListener("change", check);
    check();
  });
}

/**
 * The hint of an engine that reports these moves as the best ones, each at a greater depth.
 *
 * @param {string[]} reported
 * @param {string} last what it would find in the whole time
 */
async function hintOf(reported, last) {
  /** @type {any} */
  let state;
  await withSession(PEOPLE, async (session) => {
    state = session.state;
  });
  state = { ...state, hint: { about: positionKey(state.view), step: 1 } };
  let isStopped = false;
  const infoOf = (/** @type {string} */ best, /** @type {number} */ depth) => ({
    info: { best, depth, lines: [] },
  });
  const engine = {
    async think(/** @type {unknown} */ limits, /** @type {(news: unknown) => void} */ report) {
      for (const [at, best] of reported.entries()) {
        report(infoOf(best, at + 1));
        if (isStopped) return {};
      }
      return infoOf(last, reported.length + 1);
    },
    async call(/** @type {string} */ op) {
      if (op === "stop") isStopped = true;
      return {};
    },
  };
  await SEARCHES.hint(
    /** @type {any} */ ({
      session: {
        get state() {
          return state;
        },
      },
      set: (/** @type {object} */ patch) => (state = { ...state, ...patch }),
      run: (/** @type {(engine: unknown) => unknown} */ command) => command(engine),
    }),
    /** @type {any} */ (engine),
    new AbortController().signal,
  );
  return { move: state.hint.move, isStopped };
}

test("a hint is there as soon as deeper searches agree on it, and otherwise at the end of its time", async () => {
  assert.deepEqual(await hintOf(["a1", "e5", "e5", "e5", "f5"], "g5"), { move: "e5", isStopped: true });
  assert.deepEqual(await hintOf(["a1", "e5", "e5", "a1", "e5", "e5"], "g5"), {
    move: "g5",
    isStopped: false,
  });
});

test("a hint says where, then which piece, then the move and why; a touch fades it", () =>
  withSession({ ...ENGINE, moves: FOURS }, async (session) => {
    await session.advice.hint();
    await until(session, () => session.state.hint?.move !== undefined);
    assert.equal(session.state.hint?.step, 1);
    for (const step of [2, 3, 3]) {
      await session.advice.hint();
      assert.equal(session.state.hint?.step, step);
    }
    const { hint } = session.state;
    assert.ok(["e3", "e8"].includes(hint?.move ?? ""), hint?.move);
    assert.deepEqual(
      hint?.advice?.reasons.map(({ code }) => code),
      ["makes-five"],
    );
    assert.equal(hint?.advice?.moves, false);
    await session.tap(cellNamed(session, "e5"));
    assert.equal(session.state.hint?.isFaded, true);
    session.advice.dropHint();
    assert.equal(session.state.hint, undefined);
  }));

test("threats are asked for in every turn of a person, as long as they are wanted", () =>
  withSession({ ...PEOPLE, moves: FOURS }, async (session) => {
    session.advice.showThreats(true);
    await until(session, () => session.state.threats !== undefined);
    const cells = session.state.threats?.found?.map(({ cells }) => namesOf(session, cells)[0]);
    assert.deepEqual(cells?.toSorted(), ["d3", "d8"]);
    await session.play("d3");
    await until(session, () => session.state.threats !== undefined);
    // Now it is White who threatens Black.
    const own = session.state.threats?.found?.flatMap(({ cells }) => namesOf(session, cells));
    assert.deepEqual(own?.toSorted(), ["e3", "e8"]);
    session.advice.showThreats(false);
    assert.equal(session.state.threats, undefined);
    await session.play("e8");
    assert.equal(session.state.threats, undefined);
  }));

test("at the first levels a blunder can be taken back before the engine replies", () =>
  withSession({ ...ENGINE, level: 3, moves: BLUNDER }, async (session) => {
    session.advice.wantsWarnings = true;
    await session.play("j9");
    const { about, reply } = session.state.question ?? {};
    assert.deepEqual([about, namesOf(session, Array.from(reply ?? []))], ["blunder", ["f2"]]);
    const { lead, action } = questionOf(session.words, session.state) ?? {};
    assert.deepEqual([lead, action], ["Black can win at f2 next.", "undo"]);
    assert.equal(searchGoal(session.state), undefined, "the engine waits");
    await session.undo();
    assert.equal(session.state.question, undefined);
    await session.play("f2");
    assert.equal(session.state.question, undefined, "this stops it");
    assert.equal(searchGoal(session.state)?.kind, "move");
  }));

test("a blunder that is not taken back is final", () =>
  withSession({ ...ENGINE, level: 3, moves: BLUNDER }, async (session) => {
    session.advice.wantsWarnings = true;
    await session.play("j9");
    assert.equal(searchGoal(session.state), undefined, "the engine waits");
    const before = session.state.view?.at ?? 0;
    await session.tap(cellNamed(session, "e5"));
    assert.equal(session.state.question, undefined);
    // Even this level overlooks a win now and then.
    await until(session, () => (session.state.view?.at ?? 0) > before);
    assert.equal(session.state.view?.history.at(-2)?.text, "j9");
  }));

test("nobody is warned at higher levels, with a clock, against a person, or unasked", async () => {
  const setups = [
    { level: 4 },
    { level: 3, clock: { initial: 300, increment: 0 } },
    { level: 3, players: PEOPLE.players },
    { level: 3, isSilent: true },
  ];
  for (const { isSilent = false, ...change } of setups) {
    await withSession({ ...ENGINE, moves: BLUNDER, ...change }, async (session) => {
      session.advice.wantsWarnings = !isSilent;
      await session.play("j9");
      assert.equal(session.state.question, undefined, JSON.stringify(change));
    });
  }
});

test("a game that branches keeps its date and its players", () =>
  withSession({ ...ENGINE, moves: ["e5", "d5"] }, async (session) => {
    for (const move of ["a1", "b2"]) {
      await session.goTo(0);
      await session.play(move);
      assert.equal(session.state.view?.at, 1);
      for (const text of [await session.query("save", () => [tagsOf(session)]), session.state.setup.gameText])
        assert.match(text ?? "", /\[Date ".*"\]\n\[First "You"\]\n\[Second "Computer, level \d+"\]/);
    }
    // What somebody else has written is not completed.
    await session.open({ ...PEOPLE, gameText: '[Game "ergo"]\n\n1. e5 d5 *' });
    await session.goTo(0);
    await session.play("a1");
    assert.doesNotMatch(await session.query("save", () => [tagsOf(session)]), /Date|First|Second/);
  }));

test("whoever resigns is asked first, and the game text says how the game ended", () =>
  withSession({ ...ENGINE, moves: ["e5", "d5"] }, async (session) => {
    let ended = 0;
    session.addEventListener("ended", () => (ended += 1));
    session.ending.ask("resign");
    assert.deepEqual(session.state.question, { about: "resign", at: 2 });
    await session.tap(cellNamed(session, "a1"));
    assert.equal(session.state.question, undefined, "a tap answers no");
    assert.equal(session.state.view?.at, 2);
    session.ending.ask("resign");
    await session.ending.resign();
    assert.deepEqual(session.state.view?.outcome, { winner: 1, reason: "resigned", cells: [] });
    assert.deepEqual([session.state.question, ended], [undefined, 1]);
    const text = await session.query("save", () => [tagsOf(session)]);
    assert.match(text, /\[Result "0-1"\]\n\[Termination "resignation"\]/);
    assert.equal((await session.play("a1")).error?.code, "game-over");
    // The same game, opened again from its text and from its moves.
    await session.open({ ...PEOPLE, gameText: text });
    assert.equal(session.state.view?.outcome?.reason, "resigned");
    await session.open({
      ...session.state.setup,
      moves: session.state.view?.moves,
      gameText: undefined,
    });
    assert.equal(session.state.view?.outcome?.reason, "resigned");
    // A game that goes on differently has not ended.
    await session.goTo(1);
    assert.equal(session.state.view?.outcome, undefined);
    await session.play("j9");
    assert.deepEqual([session.state.view?.outcome, session.state.setup.ended], [undefined, undefined]);
  }));

test("two people agree on a draw; the engine takes one only if it is not ahead", async () => {
  await withSession({ ...PEOPLE, moves: ["e5", "d5"] }, async (session) => {
    await session.ending.offerDraw();
    assert.deepEqual(session.state.view?.outcome, { winner: undefined, reason: "agreed", cells: [] });
  });
  await withSession({ ...ENGINE, moves: ["e5", "d5"] }, async (session) => {
    await session.ending.offerDraw();
    assert.equal(session.state.view?.outcome, undefined);
    assert.equal(session.state.notice?.code, "draw-declined");
  });
  const line = (/** @type {number} */ points, more = {}) => ({
    path: [],
    moves: ["e5"],
    points,
    chance: 1 / (1 + Math.exp(-points / 200)),
    ...more,
  });
  assert.equal(acceptsDraw(line(0), 4), false, "too early");
  assert.equal(acceptsDraw(line(0), 20), true);
  assert.equal(acceptsDraw(line(-200), 20), false, "the engine is ahead");
  assert.equal(acceptsDraw(line(200), 20), true, "the engine is behind");
  assert.equal(acceptsDraw(line(900, { win: 3 }), 2), true, "the engine is lost");
  assert.equal(acceptsDraw(line(-900, { loss: 4 }), 20), false, "the engine wins");
  assert.equal(acceptsDraw(undefined, 20), false);
});

test("a move is confirmed by a second tap on its last cell", () =>
  withSession(PEOPLE, async (session) => {
    await session.tap(cellNamed(session, "e5"), true);
    assert.equal(session.state.pending?.move, "e5");
    assert.equal(session.state.view?.at, 0);
    await session.tap(cellNamed(session, "d5"), true);
    assert.equal(session.state.pending?.move, "d5");
    await session.tap(cellNamed(session, "d5"), true);
    assert.deepEqual([session.state.view?.at, session.state.pending], [1, undefined]);
    assert.equal(session.state.view?.history[0].text, "d5");
  }));

const CONTROL = { initial: 60, increment: 2 };

/**
 * A state in which a player's time may run.
 *
 * @param {object} view
 * @param {object} [more]
 * @returns {any}
 */
const timed = (view, more = {}) => ({
  status: { kind: "ready" },
  setup: { ...PEOPLE, clock: CONTROL },
  paused: false,
  isVisible: true,
  clock: makeClock(CONTROL),
  view: { at: 1, history: [{}], player: 1, ...view },
  ...more,
});

test("the clock runs for the player to move, from the first move to the end", () => {
  assert.deepEqual(makeClock(CONTROL), { left: [60_000, 60_000] });
  assert.equal(makeClock(undefined), undefined);
  const running = (/** @type {any} */ state) => adjustClock(state, 1000)?.running?.player;
  assert.equal(running(timed({ at: 0, history: [], player: 0 })), undefined, "before the first move");
  assert.equal(running(timed({})), 1);
  assert.equal(running(timed({ at: 1, history: [{}, {}] })), undefined, "an earlier position");
  assert.equal(running(timed({ outcome: { reason: "five" } })), undefined, "the game is over");
  assert.equal(running(timed({}, { isVisible: false })), 1, "two people go on without the page");
  assert.equal(
    running(timed({}, { isVisible: false, setup: ENGINE })),
    undefined,
    "the engine waits for the person",
  );
  const first = adjustClock(timed({}), 1000);
  assert.ok(first);
  assert.equal(timeLeft(first, 1, 4000), 57_000);
  const next = adjustClock(
    timed({ at: 2, history: [{}, {}], player: 0 }, { clock: addIncrement(first, CONTROL) }),
    4000,
  );
  assert.deepEqual(next, { left: [60_000, 59_000], running: { player: 0, since: 4000 } });
  assert.equal(timeLeft(/** @type {any} */ (next), 0, 100_000), 0);
});

test("the engine thinks for a share of the time that it has left", () => {
  const state = timed({}, { clock: { left: [60_000, 10_000], running: { player: 1, since: 0 } } });
  assert.equal(engineTime(state, 0), 400 + 1400);
  assert.equal(engineTime({ ...state, clock: undefined }, 0), Infinity);
  assert.ok(isTimeControl(CONTROL) && isTimeControl({ initial: 1, increment: 0 }));
  for (const wrong of [
    undefined,
    {},
    { initial: 0, increment: 5 },
    { initial: NaN, increment: 0 },
    { initial: 60, increment: -1 },
  ]) {
    assert.equal(isTimeControl(wrong), false);
  }
});

test("a player whose time is up loses", () =>
  withSession({ ...PEOPLE, moves: ["e5", "d5"], clock: CONTROL, left: [1, 60_000] }, async (session) => {
    await until(session, () => session.state.view?.outcome !== undefined);
    assert.deepEqual(session.state.view?.outcome, { winner: 1, reason: "time", cells: [] });
    assert.equal(session.state.clock?.running, undefined);
  }));

test("the next game has the same players, clock and rules", () => {
  const setup = {
    ...ENGINE,
    options: ["swap"],
    moves: FOURS,
    at: 3,
    clock: CONTROL,
    gameText: "x",
    pageData: { sent: 1 },
  };
  assert.deepEqual(rematch(setup), {
    ...ENGINE,
    options: ["swap"],
    clock: CONTROL,
    turnsBoard: undefined,
    remote: undefined,
  });
  assert.deepEqual(swapSides(setup).players, ["engine", "person"]);
  assert.equal(changeLevel(setup, 1).level, 2);
  assert.equal(changeLevel(setup, -1).level, 0, "First steps");
  assert.equal(changeLevel({ ...setup, level: 0 }, -1).level, 0, "there is no level below the lowest");
  assert.equal(changeLevel({ ...setup, level: 10 }, 1).level, 10, "there is no level above the highest");
});
