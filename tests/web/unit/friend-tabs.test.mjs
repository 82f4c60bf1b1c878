/** A game against a friend in two tabs of one browser, and the answers that are planned in it. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./css-loader.mjs";
import { stored } from "./fake-storage.mjs";
import {
  gameOf,
  keyOfSetup,
  linkOf,
  openTab,
  planAfter,
  storedMatch,
  tellTabs,
  textOf,
} from "./friend-tab.mjs";

const { readFriendLink } = await import("../../../www/match/friend-link.js");
const { isAhead, isAmended, isBeside } = await import("../../../www/match/ahead.js");

/** How long a move is looked at before it is answered as planned, in milliseconds. */
const PAUSE = 600;

const KEY = keyOfSetup(gameOf([]));

const PLAN = planAfter(["e5"], ["f5", "g5"]);

/** A planned answer is a change of the game, and not of the board. */
const planned = (changes = 1) => gameOf(["e5"], { plan: PLAN, changes });

/** Lets everything happen that waits for nothing but other code. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => stored.clear());

test("a plan that is made in one tab is taken up in the other, and written again", async () => {
  const tab = await openTab(gameOf(["e5"]));
  stored.set(KEY, textOf(planned()));
  tellTabs();
  await settle();
  assert.deepEqual(tab.remote().plan, PLAN);
  // The same moves are on the board, so that nothing was opened.
  assert.equal(tab.board.opened, 1);
  assert.deepEqual(tab.board.said, []);
  await tab.board.goTo(0);
  assert.deepEqual(storedMatch()?.plan, PLAN);
});

test("a plan that this tab has not heard of yet is not overwritten", async () => {
  const tab = await openTab(gameOf(["e5"]));
  stored.set(KEY, textOf(planned()));
  await tab.board.goTo(0);
  await settle();
  assert.deepEqual(tab.remote().plan, PLAN);
  assert.deepEqual(storedMatch()?.plan, PLAN);
});

test("what this tab changes is changed in what the other tab has written", async () => {
  const tab = await openTab(gameOf(["e5"]));
  const link = await tab.friend.link();
  stored.set(KEY, textOf(planned(3)));
  tab.friend.markSent(String(link));
  assert.deepEqual(storedMatch()?.plan, PLAN);
  assert.equal(storedMatch()?.settled, 1);
  assert.equal(storedMatch()?.changes, 4);
});

test("a plan that this tab has replaced before it heard of it is taken up", async () => {
  const tab = await openTab(gameOf(["e5"]));
  // The other tab has written meanwhile, and this one has written over it.
  tellTabs(textOf(planned()));
  await settle();
  assert.deepEqual(tab.remote().plan, PLAN);
  assert.deepEqual(storedMatch()?.plan, PLAN);
});

test("of two tabs that write at once, both take what stays", async () => {
  const tab = await openTab(gameOf(["e5"], { changes: 1, names: ["Anna", "Z."] }));
  stored.set(KEY, textOf(planned()));
  tellTabs();
  await settle();
  assert.deepEqual(tab.remote().plan, PLAN);
  // The tab that has written last keeps what it has, whatever was written before.
  tellTabs(textOf(gameOf(["e5"], { changes: 1, names: ["Anna", "Z."] })));
  await settle();
  assert.deepEqual(tab.remote().plan, PLAN);
});

test("a plan that was dropped does not come back", async () => {
  const tab = await openTab(planned(2));
  stored.set(KEY, textOf(gameOf(["e5"], { changes: 3 })));
  tellTabs();
  await settle();
  assert.equal(tab.remote().plan, undefined);
  assert.equal(storedMatch()?.plan, undefined);
});

test("more moves, and a later link, are ahead of any plan", async () => {
  const tab = await openTab(gameOf(["e5"], { changes: 5 }));
  stored.set(KEY, textOf(gameOf(["e5", "f5"])));
  tellTabs();
  await settle();
  assert.deepEqual(tab.board.state.view.moves, ["e5", "f5"]);
  assert.equal(tab.board.opened, 2);
  assert.equal(tab.board.said.length, 1);
});

test("a tab that goes on while it reads what another has written stays ahead", async () => {
  const tab = await openTab(gameOf(["e5", "f5"]));
  stored.set(KEY, textOf(gameOf(["e5", "f5", "g6"])));
  tellTabs();
  await tab.board.open(gameOf(["e5", "f5", "g5", "a1"]));
  await settle();
  assert.deepEqual(tab.board.state.view.moves, ["e5", "f5", "g5", "a1"]);
});

test("a version is ahead by its links, then its moves, then what was changed", () => {
  const stored = (
    /** @type {number} */ revision,
    /** @type {number} */ count,
    /** @type {any} */ changes,
  ) => ({
    setup: { remote: gameOf([], { revision, changes }).remote },
    count,
  });
  const setup = gameOf([], { revision: 2, changes: 2 });
  const view = { moves: ["e5", "f5"] };
  assert.ok(isAhead(stored(3, 0, 0), setup, view));
  assert.ok(!isAhead(stored(1, 9, 9), setup, view));
  assert.ok(isAhead(stored(2, 3, 0), setup, view));
  assert.ok(!isAhead(stored(2, 1, 9), setup, view));
  assert.ok(isAhead(stored(2, 2, 3), setup, view));
  assert.ok(!isAhead(stored(2, 2, 2), setup, view));
  assert.ok(!isAhead(stored(2, 2, "x"), setup, view));
  assert.ok(isAmended(stored(2, 2, 3), setup, view));
  assert.ok(!isAmended(stored(2, 3, 3), setup, view));
  assert.ok(!isBeside(stored(2, 2, 2), setup, view));
  const { remote } = setup;
  assert.ok(!isBeside({ setup: { remote: { ...remote, isAnswering: true } }, count: 2 }, setup, view));
  assert.ok(isBeside({ setup: { remote: { ...remote, toSend: "draw" } }, count: 2 }, setup, view));
});

/**
 * The games in a link, as the rules read it.
 *
 * @param {string[]} moves
 */
const linked = (moves) => ({
  games: [{ game: "ergo", options: [], moves, turns: moves.length, number: 1, tones: ["a", "b"] }],
});

test("a link that is behind the game does not count as the game that was sent", async () => {
  const tab = await openTab(gameOf(["e5"]));
  const link = String(await tab.friend.link());
  await tab.board.open({ ...tab.board.state.setup, moves: ["d5"] });
  tab.friend.markSent(link);
  assert.equal(tab.remote().settled, 0);
  tab.friend.markSent(String(await tab.friend.link()));
  assert.equal(tab.remote().settled, 1);
  assert.equal(tab.remote().revision, 2);
});

test("a game whose links have the greatest number goes on", async () => {
  const tab = await openTab(gameOf(["e5"], { settled: 1, revision: 9 }));
  tab.board.readGames = async () => linked(["e5", "f5"]);
  await tab.friend.take(linkOf({ number: 999_999_999 }), async () => 1);
  assert.deepEqual(tab.board.state.view.moves, ["e5", "f5"]);
  await tab.board.play("g5");
  const link = String(await tab.friend.link());
  assert.equal(readFriendLink(new URL(link).hash.slice(1))?.number, 999_999_999);
  tab.friend.markSent(link);
  assert.equal(tab.remote().revision, 999_999_999);
});

test("a link is written again if the game goes on meanwhile", async () => {
  const tab = await openTab(gameOf(["e5"]));
  const { toLink } = tab.board;
  tab.board.toLink = async () => {
    tab.board.toLink = toLink;
    await tab.board.open({ ...tab.board.state.setup, moves: ["d5"] });
    return "1.ergo.0..AAAA.AAAAAA";
  };
  const text = new URL(String(await tab.friend.link())).hash.slice(1);
  assert.equal(readFriendLink(text)?.link, await tab.board.toLink());
});

test("a link is not opened in place of a game that has come onto the board meanwhile", async () => {
  const tab = await openTab(gameOf(["e5"]));
  let isWanted = true;
  tab.board.readGames = async () => {
    isWanted = false;
    return linked(["e5", "f5"]);
  };
  await tab.friend.take(
    linkOf(),
    async () => -1,
    () => isWanted,
  );
  assert.deepEqual(tab.board.state.view.moves, ["e5"]);
});

test("a game that goes on in another tab while a question is open is asked about again", async () => {
  const tab = await openTab(gameOf(["e5"], { settled: 1, revision: 1 }));
  tab.board.readGames = async () => linked(["d5", "f5"]);
  let asked = 0;
  await tab.friend.take(linkOf({ number: 2 }), async () => {
    asked += 1;
    if (asked > 1) return -1;
    stored.set(KEY, textOf(gameOf(["e5", "g5", "a1"], { settled: 2, revision: 1 })));
    return 1;
  });
  assert.equal(asked, 2);
  await settle();
  assert.deepEqual(tab.board.state.view.moves, ["e5", "g5", "a1"]);
});

test("an invitation that another tab has accepted while it was asked about is not opened anew", async () => {
  const tab = await openTab({ ...gameOf(["e5", "g5"]), players: ["person", "engine"], remote: undefined });
  tab.board.readGames = async () => linked(["d5"]);
  const mine = gameOf(["d5", "a1", "b2"], { settled: 3, revision: 4 });
  await tab.friend.take(linkOf({ number: 0 }), async () => {
    stored.set(KEY, textOf(mine));
    return 1;
  });
  await settle();
  assert.deepEqual(tab.board.state.view.moves, mine.moves);
  assert.equal(storedMatch()?.revision, 4);
});

/** A game in which the friend has planned an answer to the move that the person here has just made. */
const answering = (more = {}) => gameOf(["e5"], { answers: planAfter([], ["e5", "d5"]), ...more });

/**
 * Opens a game, and lets the time pass that a move is looked at.
 *
 * @param {any} setup
 * @param {(tab: Awaited<ReturnType<typeof openTab>>) => unknown} [meanwhile]
 */
async function answered(setup, meanwhile) {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const tab = await openTab(setup);
    await meanwhile?.(tab);
    mock.timers.tick(PAUSE);
    await settle();
    return { ...tab, moves: tab.board.state.view.moves };
  } finally {
    mock.timers.reset();
  }
}

test("a move is answered as the friend has planned, which is settled and said", async () => {
  const { board, moves, remote } = await answered(answering());
  assert.deepEqual(moves, ["e5", "d5"]);
  assert.equal(remote().settled, 2);
  assert.equal(remote().isUntold, undefined);
  assert.equal(remote().isAnswering, undefined);
  assert.match(board.said.join(), /d5/);
  assert.equal(storedMatch()?.settled, 2);
});

test("until then, it can be taken back, and no link has it", async () => {
  const { moves, board, remote } = await answered(answering(), async (tab) => {
    assert.equal(tab.remote().isAnswering, true);
    await tab.board.goTo(0);
  });
  assert.deepEqual(moves, ["e5"]);
  assert.equal(board.state.view.at, 0);
  assert.equal(remote().isAnswering, undefined);
});

test("nothing is answered as planned that is none of the friend's turns, or was sent", async () => {
  for (const setup of [
    answering({ settled: 1 }),
    answering({ toSend: "draw" }),
    answering({ answers: planAfter([], ["e4", "d5"]) }),
    { ...answering(), players: ["remote", "person"] },
    { ...answering(), ended: { reason: "agreed" } },
  ]) {
    const { moves } = await answered(setup);
    assert.deepEqual(moves, ["e5"], JSON.stringify(setup));
  }
});

test("nothing is answered as planned while an earlier position is looked at", async () => {
  const moves = ["e5", "f5", "g5"];
  const setup = gameOf(moves, { settled: 2, answers: planAfter(["e5", "f5"], ["g5", "d5"]) });
  const { board, moves: after } = await answered({ ...setup, at: 1 });
  assert.deepEqual(after, moves);
  assert.deepEqual(board.said, []);
  assert.deepEqual((await answered(setup)).moves, [...moves, "d5"]);
});

test("nothing is answered that has changed while it was looked at", async () => {
  // Another tab has sent it.
  const isSent = await answered(answering(), () => {
    stored.set(KEY, textOf(answering({ settled: 1, changes: 1 })));
    tellTabs();
    return settle();
  });
  assert.deepEqual(isSent.moves, ["e5"]);
  const isOther = await answered(answering(), ({ board }) =>
    board.amend({ remote: { ...board.state.setup.remote, answers: planAfter([], ["e5", "f5"]) } }),
  );
  assert.deepEqual(isOther.moves, ["e5"]);
  const isOver = await answered(answering(), ({ board }) => board.end());
  assert.deepEqual(isOver.moves, ["e5"]);
});

test("an answer that the rules refuse is forgotten", async () => {
  const { moves, remote, board } = await answered(answering(), (tab) => void (tab.board.isRefusing = true));
  assert.deepEqual(moves, ["e5"]);
  assert.equal(remote().answers, undefined);
  assert.equal(remote().isAnswering, undefined);
  assert.deepEqual(board.said, []);
});

test("the end of a game by a planned answer is sent to the friend", async () => {
  const { remote } = await answered(answering(), ({ board }) => {
    const { play } = board;
    board.play = async function (move) {
      await play.call(this, move);
      this.end();
      return true;
    };
  });
  assert.equal(remote().isUntold, true);
});
