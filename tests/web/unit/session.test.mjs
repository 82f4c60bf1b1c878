/** The session with the real worker script: its requests, and the results that it drops. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { calls, override, running } from "./fake-worker.mjs";

const { Session } = await import("../../../www/game/session.js");
const { makeWords } = await import("../../../www/text/words.js");

/** @import {Setup} from "../../../www/game/types.js" */

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

const GAME_TEXT = '[Game "ergo"] 1. e5 *';

beforeEach(() => {
  delete override.reply;
});

/**
 * Opens a game, runs the test with it and closes the engine.
 *
 * @param {Setup} setup
 * @param {(session: InstanceType<typeof Session>) => Promise<void>} run
 * @param {(turn: import("../../../www/game/types.js").TurnEvent) => boolean} [allowMove]
 */
async function withSession(setup, run, allowMove) {
  const session = new Session(makeWords(), allowMove);
  try {
    assert.equal(await session.open(setup), undefined);
    calls.length = 0;
    await run(session);
  } finally {
    session.close();
  }
}

/**
 * @param {InstanceType<typeof Session>} session
 * @param {string} name
 */
function cellNamed({ state }, name) {
  const cell = state.board?.rows.flat().find((field) => field?.name === name)?.cell;
  assert.ok(cell !== undefined, name);
  return cell;
}

/**
 * @param {InstanceType<typeof Session>} session
 * @param {() => boolean} condition
 */
function until(session, condition) {
  return new Promise((resolve) => {
    const check = () => condition() && resolve(undefined);
    session.addEventListener("change", check);
    check();
  });
}

/** @param {InstanceType<typeof Session>} session */
const findingOf = ({ state }) => state.analysis?.finding;

const ops = () => calls.map(({ op }) => op);

/** @param {InstanceType<typeof Session>} session */
const moves = ({ state }) => state.view?.history.map(({ text }) => text);

test("a tap costs one round trip, and a tap that completes a move two", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1"] }, async (session) => {
    await session.tap(cellNamed(session, "e5"));
    assert.deepEqual(ops(), ["tap"]);
    assert.equal(session.state.view?.entry.length, 1);
    calls.length = 0;
    await session.tap(cellNamed(session, "e6"));
    assert.deepEqual(ops(), ["tap", "play"]);
    assert.deepEqual(moves(session), ["e5", "a1", "e5-e6"]);
  }));

test("a move that is prevented is not played", () =>
  withSession(
    PEOPLE,
    async (session) => {
      await session.tap(cellNamed(session, "e5"));
      assert.deepEqual(ops(), ["tap"]);
      assert.deepEqual(await session.play("d5"), { played: false, error: undefined });
      assert.deepEqual(moves(session), []);
    },
    () => false,
  ));

test("commands run one after the other, each on the result of the one before", () =>
  withSession(PEOPLE, async (session) => {
    for (const name of ["e5", "d5", "e5", "e6"]) session.tap(cellNamed(session, name));
    session.undo();
    await session.play("e5-e6");
    assert.deepEqual(moves(session), ["e5", "d5", "e5-e6"]);
    assert.equal(session.state.view?.at, 3);
  }));

test("a tap that was meant for another game is dropped", () =>
  withSession(PEOPLE, async (session) => {
    const opened = session.open({ ...PEOPLE, game: "emergo" });
    await session.tap(cellNamed(session, "e5"));
    await opened;
    assert.equal(session.state.view?.game, "emergo");
    assert.deepEqual(ops(), ["open"]);
  }));

test("a game that is requested before an earlier one was opened replaces it", () =>
  withSession(PEOPLE, async (session) => {
    session.tap(cellNamed(session, "e5"));
    const first = session.open({ ...PEOPLE, game: "emergo" });
    const second = session.open({ ...PEOPLE, game: "intermedium" });
    await Promise.all([first, second]);
    assert.equal(session.state.view?.game, "intermedium");
    assert.deepEqual(ops(), ["tap", "play", "open"]);
  }));

test("a game that cannot be opened leaves the current one on the board", () =>
  withSession({ ...PEOPLE, moves: ["e5"] }, async (session) => {
    const { status } = session.state;
    assert.equal((await session.open({ ...PEOPLE, moves: ["e5", "e5"] }))?.code, "illegal");
    assert.deepEqual(moves(session), ["e5"]);
    assert.deepEqual(session.state.status, status);
  }));

test("taking back a move drops the engine's reply", () =>
  withSession({ ...ENGINE, seconds: 60, level: 10 }, async (session) => {
    await session.play("e5");
    await until(session, () => session.state.status.kind === "thinking");
    await session.undo();
    assert.deepEqual(session.state.status, { kind: "ready" });
    assert.deepEqual([session.state.view?.at, moves(session)], [0, ["e5"]]);
    // The search ends as well: its reply would arrive before this one.
    await session.query("moves");
    assert.equal(session.state.view?.at, 0);
  }));

test("a tap during the engine's turn is refused without a request", () =>
  withSession({ ...ENGINE, seconds: 60, level: 10 }, async (session) => {
    await session.play("e5");
    await until(session, () => session.state.status.kind === "thinking");
    calls.length = 0;
    await session.tap(cellNamed(session, "d5"));
    assert.deepEqual(ops(), []);
    assert.equal(session.state.notice?.code, "not-your-turn");
    assert.equal(session.state.status.kind, "thinking");
  }));

test("an engine that fails is restarted, and given up if it fails again at once", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1"] }, async (session) => {
    override.reply = ({ id, op }) => (op === "tap" ? { id, error: "crash" } : undefined);
    await session.tap(cellNamed(session, "e5"));
    assert.equal(session.state.notice?.code, "restarted");
    assert.deepEqual(ops(), ["tap", "open"]);
    await session.play("d5");
    await session.tap(cellNamed(session, "e5"));
    assert.equal(session.state.notice?.code, "restarted", "a move was played since");
    await session.tap(cellNamed(session, "e5"));
    assert.equal(session.state.status.kind, "failed");
    assert.deepEqual(moves(session), ["e5", "a1", "d5"], "the game is still there");
    delete override.reply;
    await session.retry();
    assert.equal(session.state.status.kind, "ready");
  }));

test("an engine that crashes while it opens a game is replaced once", () =>
  withSession({ ...PEOPLE, moves: ["e5"] }, async (session) => {
    let crashes = 1;
    override.reply = ({ op }) => (op === "open" && crashes-- > 0 ? "crash" : undefined);
    assert.equal(await session.open({ ...PEOPLE, moves: ["d5"] }), undefined);
    assert.deepEqual([session.state.status.kind, moves(session)], ["ready", ["d5"]]);
    // A game that stops the engine each time does not come onto the board.
    override.reply = ({ id, op }) => (op === "open" ? { id, error: "trap" } : undefined);
    await session.open({ ...PEOPLE, moves: ["c5"] });
    assert.deepEqual([session.state.status.kind, moves(session)], ["failed", ["d5"]]);
  }));

test("an engine that crashes at a question is restarted, and one that refuses it goes on", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1"] }, async (session) => {
    override.reply = ({ id, op }) => (op === "moves" ? { id, error: "too many" } : undefined);
    await assert.rejects(session.query("moves"));
    assert.deepEqual(ops(), ["moves"]);
    let crashes = 1;
    override.reply = ({ op }) => (op === "moves" && crashes-- > 0 ? "crash" : undefined);
    await assert.rejects(session.query("moves"));
    await session.wake();
    assert.equal(session.state.notice?.code, "restarted");
    assert.equal((await session.query("moves")).length, 92);
    crashes = 1;
    override.reply = ({ op }) => (op === "read" && crashes-- > 0 ? "crash" : undefined);
    await assert.rejects(session.read("read", GAME_TEXT));
    assert.ok((await session.read("read", GAME_TEXT)).games);
    assert.deepEqual(moves(session), ["e5", "a1"]);
  }));

/**
 * Lets a session write its game after every change, as the pages of others do, with an engine that crashes at
 * each attempt.
 *
 * @param {InstanceType<typeof Session>} session
 */
function saveAlways(session) {
  override.reply = ({ op }) => (op === "save" ? "crash" : undefined);
  const link = () => session.query("link");
  // Another question is answered before, and one fails together with it.
  session.addEventListener("change", () => {
    link()
      .then(() => Promise.all([link(), session.query("save", () => [[]])]))
      .catch(() => {});
  });
}

test("an engine that crashes at every question of a kind is given up, and the game is kept", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1"], at: 1 }, async (session) => {
    saveAlways(session);
    session.notify({ code: "page", message: "" });
    await until(session, () => session.state.status.kind === "failed");
    assert.equal(ops().filter((op) => op === "open").length, 1, "it is restarted once");
    assert.deepEqual([session.state.view?.at, moves(session)], [1, ["e5", "a1"]]);
    delete override.reply;
    await session.retry();
    assert.equal(session.state.status.kind, "ready");
    assert.match(await session.query("save", () => [[]]), /1\. e5 a1/);
  }));

test("an engine that crashes at every move of its own is given up, although questions are answered", () =>
  withSession({ ...ENGINE, moves: ["e5"], at: 0 }, async (session) => {
    override.reply = ({ op }) => (op === "play" && ops().includes("think") ? "crash" : undefined);
    session.addEventListener("change", () => void session.query("link").catch(() => {}));
    await session.play("d5");
    await until(session, () => session.state.status.kind === "failed");
    assert.equal(ops().filter((op) => op === "open").length, 1, "it is restarted once");
    assert.deepEqual(moves(session), ["d5"]);
  }));

test("a command restarts a closed engine", () =>
  withSession({ ...PEOPLE, moves: ["e5"] }, async (session) => {
    session.close();
    await session.play("d5");
    assert.deepEqual(ops(), ["open", "check", "play"]);
    assert.deepEqual(moves(session), ["e5", "d5"]);
  }));

test("the analysis follows the position, and pauses while the board is not visible", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1"] }, async (session) => {
    session.analysis.toggle();
    await until(session, () => (session.state.analysis?.finding?.info.depth ?? 0) >= 1);
    assert.ok(session.isAnalysing);
    await session.goTo(1);
    assert.equal(findingOf(session), undefined, "there is no result for this position yet");
    await until(session, () => (session.state.analysis?.finding?.info.depth ?? 0) >= 1);
    assert.match(findingOf(session)?.about ?? "", /^1 /);
    session.setVisible(false);
    assert.equal(session.isAnalysing, false);
    session.setVisible(true);
    assert.ok(session.isAnalysing);
  }));

test("several preview steps requested at once are all taken", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1", "c3", "j9"] }, async (session) => {
    session.analysis.toggle();
    await until(session, () => (session.state.analysis?.finding?.info.lines[0]?.moves.length ?? 0) >= 3);
    session.analysis.setPaused(true);
    await session.analysis.preview(0, 1);
    session.analysis.stepPreview(1);
    session.analysis.stepPreview(1);
    await session.analysis.stepPreview(-1);
    assert.equal(session.state.preview?.at, 2);
    const steps = [session.analysis.stepPreview(1), session.analysis.stepPreview(1)];
    session.analysis.endPreview();
    await Promise.all(steps);
    assert.equal(session.state.preview, undefined, "steps requested before the end are dropped");
  }));

test("a game text is read and opened in one round trip", () =>
  withSession(PEOPLE, async (session) => {
    await session.open({ ...PEOPLE, gameText: '[Game "emergo"] [First "Anna"] 1. e1 {so} e9 *' });
    assert.deepEqual(ops(), ["open"]);
    assert.equal(session.state.view?.game, "emergo");
    assert.deepEqual(moves(session), ["e1", "e9"]);
    assert.deepEqual(session.state.annotations?.tags[1], ["First", "Anna"]);
    assert.ok(await session.open({ ...PEOPLE, gameText: "no game" }));
    assert.deepEqual(moves(session), ["e1", "e9"], "a text without a game changes nothing");
  }));

for (const [
  name,
  command,
] of /** @type {[string, (session: InstanceType<typeof Session>) => Promise<unknown>][]} */ ([
  ["a tap", (session) => session.tap(cellNamed(session, "d5"))],
  ["undo", (session) => session.undo()],
  ["a move", (session) => session.play("d5")],
  ["a list of moves", (session) => session.query("moves")],
  ["a link", (session) => session.query("link")],
]))
  test(`after a board at rest has read a text, ${name} is about its game`, () =>
    withSession({ ...PEOPLE, moves: ["e5", "a1"] }, async (session) => {
      const expected = await session.query("moves");
      session.close();
      assert.ok(await session.read("readLink", "no link"));
      calls.length = 0;
      const answer = await command(session);
      assert.deepEqual(ops()[0], "open");
      assert.equal(session.state.notice, undefined, "nothing was restarted");
      if (name === "undo") assert.equal(session.state.view?.at, 1);
      else if (name === "a list of moves") assert.deepEqual(answer, expected);
      else if (name === "a link") assert.match(String(answer), /^1\.ergo\./);
      else assert.deepEqual(moves(session), ["e5", "a1", "d5"]);
    }));

test("an engine that has read a text does not search in a game that it does not have", () =>
  withSession({ ...PEOPLE, moves: ["e5", "a1"] }, async (session) => {
    session.analysis.toggle();
    await until(session, () => session.isAnalysing);
    session.close();
    await session.read("read", GAME_TEXT);
    session.setVisible(false);
    session.setVisible(true);
    await session.query("moves");
    await until(session, () => session.isAnalysing);
    assert.deepEqual(ops().slice(-3), ["open", "moves", "think"]);
    assert.equal(session.state.notice, undefined);
  }));

test("texts are read one after the other with commands, by an engine that is not closed meanwhile", () =>
  withSession({ ...PEOPLE, moves: ["e5"] }, async (session) => {
    const others = [new Session(makeWords()), new Session(makeWords())];
    try {
      session.close();
      const reading = session.read("read", GAME_TEXT);
      const opening = others.map((other) => other.open(PEOPLE));
      assert.ok((await reading).games);
      await Promise.all(opening);
    } finally {
      for (const other of others) other.close();
    }
  }));

test("a game of a text that was read before can be opened", () =>
  withSession(PEOPLE, async (session) => {
    const text = '[Game "ergo"] 1. e5 * [Game "ergo"] 1. d5 {other} *';
    const { games = [] } = await session.read("read", text);
    assert.deepEqual(
      games.map(({ turns }) => turns),
      [1, 1],
    );
    await session.open({ ...PEOPLE, gameText: games[1].text });
    assert.deepEqual(ops(), ["read", "open"]);
    assert.deepEqual(moves(session), ["d5"]);
  }));

/**
 * Runs a test with several games, opened at the same time, and closes their engines.
 *
 * @param {number} count how many
 * @param {(sessions: InstanceType<typeof Session>[]) => Promise<void>} run
 */
async function withSessions(count, run) {
  const sessions = Array.from({ length: count }, () => new Session(makeWords()));
  try {
    await Promise.all(sessions.map((session) => session.open(PEOPLE)));
    await run(sessions);
  } finally {
    for (const session of sessions) session.close();
  }
}

test("many games share a few engines, and each goes on where it was", () =>
  withSessions(8, async (sessions) => {
    assert.ok(running.size <= 2, `${running.size} engines`);
    for (const session of sessions) await session.tap(cellNamed(session, "e5"));
    for (const session of sessions) await session.tap(cellNamed(session, "d5"));
    assert.ok(running.size <= 2, `${running.size} engines`);
    for (const session of sessions) assert.deepEqual(moves(session), ["e5", "d5"]);
  }));

test("an engine that is used is not taken away", () =>
  withSessions(3, async (sessions) => {
    const [entering, analysing] = sessions;
    await entering.open({ ...PEOPLE, moves: ["e5", "a1"] });
    await entering.tap(cellNamed(entering, "e5"));
    analysing.analysis.toggle();
    await until(analysing, () => findingOf(analysing) !== undefined);
    await withSessions(4, async () => {
      assert.equal(entering.state.view?.entry.length, 1);
      calls.length = 0;
      await entering.tap(cellNamed(entering, "e6"));
      assert.deepEqual(ops(), ["tap", "play"], "the same engine");
      assert.deepEqual(moves(entering), ["e5", "a1", "e5-e6"]);
      assert.equal(analysing.isAnalysing, true);
    });
  }));

test("questions of many boards are answered one after the other, without a pause", (context) =>
  withSessions(4, async (sessions) => {
    // The time that a board waits for an engine at most never passes.
    context.mock.timers.enable({ apis: ["setTimeout"] });
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(sessions.map((session) => session.query("moves")));
      assert.deepEqual(
        answers.map((answer) => answer.length > 0),
        sessions.map(() => true),
      );
    }
  }));

test("a board that nobody sees gives its engine back, and an analysis goes on when it is seen again", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  return withSession(PEOPLE, async (session) => {
    session.analysis.toggle();
    await until(session, () => findingOf(session) !== undefined);
    const before = running.size;
    session.setVisible(false);
    session.setNear(false);
    await session.query("moves");
    context.mock.timers.tick(3000);
    assert.equal(running.size, before, "used a moment ago");
    // Once its search has ended.
    while (running.size === before) {
      context.mock.timers.tick(3000);
      await new Promise(setImmediate);
    }
    assert.equal(session.isAnalysing, false);
    session.setNear(true);
    session.setVisible(true);
    await until(session, () => session.isAnalysing);
    assert.equal(running.size, before);
  });
});
