/** Parts of the module that fail or do not arrive: the game waits for them, and goes on once they are there. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./fake-storage.mjs";
import { running } from "./fake-worker.mjs";

const { Session } = await import("../../../www/game/session.js");
const { makeWords } = await import("../../../www/text/words.js");
const { currentStored } = await import("../../../www/storage/stored-game.js");
const { fetchPart } = await import("../../../www/parts/fetch.js");

const { fetch } = globalThis;

/** How long a request may be silent, in milliseconds. */
const SILENCE = 10_000;

afterEach(() => {
  globalThis.fetch = fetch;
  assert.equal(running.size, 0);
});

/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * Answers requests for the search of a game in another way.
 *
 * @param {(url: string, signal: AbortSignal) => Promise<Response>} answer
 */
function answerSearch(answer) {
  let count = 0;
  globalThis.fetch = /** @type {typeof fetch} */ (
    (url, options) => {
      if (!String(url).includes("-search")) return fetch(url, options);
      count++;
      return answer(String(url), /** @type {AbortSignal} */ (options?.signal));
    }
  );
  return () => count;
}

/**
 * A person against the engine. A search that was loaded is kept, so that each test has a game of its own.
 *
 * @param {string} game
 * @param {(session: InstanceType<typeof Session>) => Promise<void>} run
 */
async function withGame(game, run) {
  const session = new Session(makeWords());
  try {
    const setup = { game, options: [], seconds: 0.01, level: 1 };
    assert.equal(await session.open({ ...setup, players: ["person", "engine"] }), undefined);
    await run(session);
  } finally {
    session.close();
  }
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

/**
 * Plays the first legal move.
 *
 * @param {InstanceType<typeof Session>} session
 */
async function playAny(session) {
  const [move] = await session.query("moves");
  assert.ok((await session.play(move)).played);
}

/** @param {InstanceType<typeof Session>} session */
const isWaiting = ({ state }) => state.paused && state.notice?.code === "not-loaded";

/** @param {InstanceType<typeof Session>} session */
const hasReplied = ({ state }) => state.view?.at === 2;

/** @type {() => Promise<Response>} */
const noNetwork = () => Promise.reject(new TypeError("no network"));

test("a search that cannot be loaded waits until somebody resumes it, or the network is back", () => {
  let isBroken = true;
  const requests = answerSearch((url) => (isBroken ? noNetwork() : fetch(url)));
  return withGame("emergo", async (session) => {
    await playAny(session);
    await until(session, () => isWaiting(session));
    assert.equal(session.state.status.kind, "ready", "nobody is said to think");
    const before = requests();
    await settle();
    assert.equal(requests(), before, "it is not asked for again and again");
    session.resume();
    assert.equal(session.state.notice, undefined);
    await until(session, () => isWaiting(session));
    assert.ok(requests() > before);
    isBroken = false;
    dispatchEvent(new Event("online"));
    await until(session, () => hasReplied(session));
  });
});

test("only a pause that somebody has made is stored", () => {
  answerSearch(noNetwork);
  return withGame("ergo", async (session) => {
    const isStored = () => JSON.parse(currentStored(session.state) ?? "").paused;
    await playAny(session);
    await until(session, () => isWaiting(session));
    assert.equal(isStored(), false);
    session.pause();
    assert.equal(isStored(), true);
    session.resume();
    await until(session, () => isWaiting(session));
    assert.equal(isStored(), false);
    // Looking at an earlier position pauses the game, too.
    await session.goTo(0);
    assert.equal(isStored(), true);
    await session.undo();
    session.pause();
    assert.equal(isStored(), true);
  });
});

test("a search that waits is forgotten with its position; an analysis goes on with the network", () => {
  let isBroken = true;
  answerSearch((url) => (isBroken ? noNetwork() : fetch(url)));
  return withGame("ergo", async (session) => {
    await playAny(session);
    await until(session, () => isWaiting(session));
    await session.undo();
    session.pause();
    dispatchEvent(new Event("online"));
    assert.equal(session.state.paused, true);
    session.analysis.toggle();
    await until(session, () => session.state.notice?.code === "not-loaded");
    assert.equal(session.state.analysis?.paused, true);
    isBroken = false;
    dispatchEvent(new Event("online"));
    await until(session, () => session.state.analysis?.finding !== undefined);
  });
});

test("a search that never arrives is a failure after ten seconds", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let isBroken = true;
  answerSearch((url, signal) =>
    isBroken
      ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
      : fetch(url),
  );
  return withGame("intermedium", async (session) => {
    await playAny(session);
    await settle();
    context.mock.timers.tick(SILENCE - 1);
    await settle();
    assert.equal(isWaiting(session), false);
    context.mock.timers.tick(1);
    await until(session, () => isWaiting(session));
    isBroken = false;
    session.resume();
    // The engine takes its time to move.
    while (!hasReplied(session)) {
      await settle();
      context.mock.timers.tick(1000);
    }
  });
});

test("a response that stops halfway ends after ten seconds, and a slow one does not", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {ReadableStreamDefaultController | undefined} */
  let stream;
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ _, /** @type {RequestInit} */ { signal }) => {
      const body = new ReadableStream({
        start(controller) {
          stream = controller;
          signal?.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    }
  );
  for (const end of ["all", "half"]) {
    const response = await fetchPart("https://example.org/part");
    const content = response.text();
    content.catch(() => {});
    for (let piece = 0; piece < 5; piece++) {
      stream?.enqueue(new TextEncoder().encode("x"));
      await settle();
      context.mock.timers.tick(SILENCE - 1);
      await settle();
    }
    if (end === "all") {
      stream?.close();
      assert.equal(await content, "xxxxx");
    } else {
      context.mock.timers.tick(1);
      await assert.rejects(content);
    }
  }
});
