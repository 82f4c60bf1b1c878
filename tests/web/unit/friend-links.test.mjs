/** Links of games with friends: what they bring onto the board, and what is written into them. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./css-loader.mjs";
import { stored } from "./fake-storage.mjs";
import { gameOf, ID, keyOfSetup, linkOf, openTab, planAfter, readEntry, storedMatch } from "./friend-tab.mjs";

const { readFriendLink } = await import("../../../www/match/friend-link.js");
const { hasPrevious } = await import("../../../www/storage/previous.js");
const { words } = await import("../../../www/text/index.js");

/** @import {FriendLink} from "../../../www/match/friend-link.js" */

beforeEach(() => stored.clear());

/** Lets everything happen that waits for nothing but other code. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Opens a link whose moves are what the rules say.
 *
 * @param {Awaited<ReturnType<typeof openTab>>} tab
 * @param {string[]} moves
 * @param {Partial<FriendLink>} [more]
 * @param {number[]} answers to the questions that are asked, in turn
 */
async function take({ board, friend }, moves, more = {}, answers = []) {
  const game = { game: "ergo", options: [], moves, turns: moves.length, number: 1, tones: ["light", "dark"] };
  board.readGames = async () => ({ games: [game] });
  /** @type {string[]} */
  const questions = [];
  await friend.take(linkOf(more), async (question) => {
    questions.push(question);
    return answers[questions.length - 1] ?? -1;
  });
  await settle();
  return questions;
}

/** @param {Awaited<ReturnType<typeof openTab>>} tab */
const movesOf = ({ board }) => board.state.view.moves;

/** A game of one move that was sent, with what else is known. */
const sent = (more = {}) => gameOf(["e5"], { settled: 1, ...more });

/** A game against the engine. */
const own = (/** @type {string[]} */ moves) => ({
  ...gameOf(moves, undefined, ["person", "engine"]),
  remote: undefined,
});

test("a link that is damaged is refused, and changes nothing", async () => {
  const tab = await openTab(sent());
  /** @type {string[]} */
  const questions = [];
  const ask = async (/** @type {string} */ question) => questions.push(question);
  tab.board.readGames = async () => assert.fail("nothing is to be read");
  await tab.friend.take(linkOf().slice(0, -1), ask);
  tab.board.readGames = async () => ({ games: undefined });
  await tab.friend.take(linkOf(), ask);
  assert.deepEqual(questions, [words.friend.damaged, words.friend.damaged]);
  assert.deepEqual(movesOf(tab), ["e5"]);
  assert.equal(tab.board.opened, 1);
});

test("the reply of a friend is put on the board, with the names and the number of the link", async () => {
  const tab = await openTab(sent({ names: ["Anna", ""], toSend: "declined", isUntold: true }));
  assert.deepEqual(await take(tab, ["e5", "f5"], { number: 4, names: ["", "Zoë"] }), []);
  assert.deepEqual(movesOf(tab), ["e5", "f5"]);
  const { names, settled, revision, toSend, isUntold, request } = tab.remote();
  assert.deepEqual(names, ["Anna", "Zoë"]);
  assert.deepEqual([settled, revision], [2, 5]);
  assert.deepEqual([toSend, isUntold, request], [undefined, undefined, undefined]);
  assert.equal(storedMatch()?.revision, 5);
  assert.deepEqual(tab.board.said, []);
});

test("a link that was opened already says so, and that its friend knows the moves", async () => {
  const tab = await openTab(gameOf(["e5"], { settled: 0, revision: 2 }));
  await take(tab, ["e5"]);
  assert.equal(tab.remote().settled, 1);
  assert.deepEqual(tab.board.said, [words.friend.known]);
  await tab.board.open(own(["a1"]));
  await take(tab, ["e5"]);
  assert.deepEqual(movesOf(tab), ["e5"]);
  assert.equal(tab.remote().settled, 1);
});

test("an old link opens the game as it is now", async () => {
  const tab = await openTab(gameOf(["e5", "f5", "g5"], { settled: 3, revision: 4 }));
  await tab.board.goTo(1);
  await take(tab, ["e5", "f5"]);
  assert.deepEqual([movesOf(tab), tab.board.state.view.at], [["e5", "f5", "g5"], 3]);
  assert.deepEqual(tab.board.said, [words.friend.old]);
  // Also if another game is on the board, even one with the same moves.
  await tab.board.open(gameOf(["e5", "f5", "g5"], { id: "BBBBBBBB", settled: 3 }));
  await take(tab, ["e5", "f5"]);
  assert.equal(tab.remote().id, ID);
  await tab.board.open(own(["a1"]));
  await take(tab, ["e5", "f5"]);
  assert.deepEqual(movesOf(tab), ["e5", "f5", "g5"]);
});

test("a link with other moves is opened if that is wanted, and the own game can be restored", async () => {
  const tab = await openTab(sent());
  const [question] = await take(tab, ["d5"], {}, [0]);
  assert.equal(question, words.friend.other("ergo", 1));
  assert.deepEqual(movesOf(tab), ["e5"]);
  assert.ok(!hasPrevious("ergo"));
  await take(tab, ["d5"], {}, [1]);
  assert.deepEqual(movesOf(tab), ["d5"]);
  assert.ok(hasPrevious("ergo"));
});

test("what a friend asks is a request, which a move answers", async () => {
  for (const note of /** @type {const} */ (["draw", "take-back"])) {
    stored.clear();
    const tab = await openTab(sent());
    await take(tab, ["e5", "f5"], { note });
    assert.equal(tab.remote().request, note);
    await tab.board.play("g5");
    assert.equal(tab.remote().request, undefined);
  }
});

test("a move is taken back only if that was asked for", async () => {
  const tab = await openTab(gameOf(["e5", "f5", "g5"], { settled: 3, asked: "take-back" }));
  await take(tab, ["e5", "f5"], { note: "granted" });
  assert.deepEqual(movesOf(tab), ["e5", "f5"]);
  assert.equal(tab.remote().asked, undefined);
  assert.deepEqual(tab.board.said, [words.friend.granted("Zoë")]);
  stored.clear();
  const other = await openTab(gameOf(["e5", "f5", "g5"], { settled: 3 }));
  await take(other, ["e5", "f5"], { note: "granted" });
  assert.deepEqual(movesOf(other), ["e5", "f5", "g5"]);
});

test("a request that was not granted is said to be declined", async () => {
  for (const [asked, note] of /** @type {const} */ ([
    ["draw", "declined"],
    ["take-back", "declined"],
    ["draw", undefined],
  ])) {
    stored.clear();
    const tab = await openTab(sent({ asked }));
    await take(tab, note ? ["e5"] : ["e5", "f5"], { note });
    assert.deepEqual(tab.board.said, [words.friend.declined("Zoë", asked)]);
    assert.equal(tab.remote().asked, undefined);
    assert.equal(tab.board.state.view.outcome, undefined);
  }
});

test("a draw is agreed on only if it was offered", async () => {
  const tab = await openTab(sent({ asked: "draw" }));
  await take(tab, ["e5"], { note: "agreed" });
  assert.deepEqual(tab.board.state.setup.ended, { reason: "agreed" });
  assert.deepEqual([tab.remote().isOver, tab.remote().request], [true, undefined]);
  assert.deepEqual(tab.board.said, []);
  stored.clear();
  const other = await openTab(sent({ asked: "take-back" }));
  await take(other, ["e5", "f5"], { note: "agreed" });
  assert.equal(other.board.state.setup.ended, undefined);
});

test("a friend who resigns has lost", async () => {
  const tab = await openTab(sent());
  await take(tab, ["e5", "f5"], { note: "resigned" });
  assert.deepEqual(tab.board.state.setup.ended, { reason: "resigned", winner: 0 });
  assert.deepEqual(movesOf(tab), ["e5", "f5"]);
  assert.equal(tab.remote().isOver, true);
  assert.equal(storedMatch()?.isOver, true);
  assert.equal(readEntry(keyOfSetup(sent()))?.turn, "over");
});

test("a link with moves of the local player is not believed without a question", async () => {
  const tab = await openTab(sent());
  const more = ["e5", "f5", "g5", "h5"];
  assert.deepEqual(await take(tab, more, {}, [0]), [words.friend.ownMoves]);
  assert.deepEqual(movesOf(tab), ["e5"]);
  assert.deepEqual(await take(tab, more, {}, [1]), [words.friend.ownMoves]);
  assert.deepEqual(movesOf(tab), more);
  // Answers that were planned are expected.
  stored.clear();
  const planned = await openTab(sent({ plan: planAfter(["e5"], ["f5", "g5"]) }));
  assert.deepEqual(await take(planned, more.slice(0, 3)), []);
  assert.deepEqual(movesOf(planned), more.slice(0, 3));
  assert.deepEqual(planned.board.said, [words.friend.planPlayed(["g5"])]);
});

test("an invitation is opened at once in place of a game without moves, else after a question", async () => {
  const tab = await openTab(own([]));
  assert.deepEqual(await take(tab, ["d5"], { sender: 0, number: 0, names: ["Zoë", ""] }), []);
  assert.deepEqual(movesOf(tab), ["d5"]);
  assert.deepEqual(tab.board.state.setup.players, ["remote", "person"]);
  const { id, names, settled, revision, isGuest } = tab.remote();
  assert.deepEqual([id, names, settled, revision, isGuest], [ID, ["Zoë", ""], 1, 1, true]);
  stored.clear();
  const busy = await openTab(own(["a1", "b2"]));
  const [question] = await take(busy, ["d5"], { number: 0 }, [0]);
  assert.equal(question, words.friend.invitation("Zoë", "ergo", /** @type {any} */ ("light")));
  assert.deepEqual(movesOf(busy), ["a1", "b2"]);
  await take(busy, ["d5"], { number: 0 }, [1]);
  assert.deepEqual(movesOf(busy), ["d5"]);
  assert.deepEqual(busy.board.state.setup.players, ["person", "remote"]);
  assert.ok(hasPrevious("ergo"));
});

test("a player who opens their own link can play both sides, or go on", async () => {
  const tab = await openTab(sent());
  await tab.board.open(own([]));
  const link = /** @type {const} */ ({ sender: 0, number: 0 });
  assert.deepEqual(await take(tab, ["e5"], link), [words.friend.own("Zoë")]);
  assert.deepEqual(movesOf(tab), []);
  await take(tab, ["e5"], link, [1]);
  assert.deepEqual(tab.board.state.setup.players, ["person", "remote"]);
  await tab.board.open(own([]));
  await take(tab, ["e5"], link, [0]);
  assert.deepEqual(tab.board.state.setup.players, ["remote", "person"]);
  assert.equal(tab.remote().isGuest, false);
});

test("a game that another tab deletes stays on the board", async () => {
  const tab = await openTab(sent());
  const key = keyOfSetup(sent());
  stored.delete(key);
  window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: null }));
  await settle();
  assert.deepEqual(movesOf(tab), ["e5"]);
  await tab.board.play("f5");
  assert.ok(stored.has(key));
});

test("a link has a plan only if the rules can read it", async () => {
  const tab = await openTab(sent());
  const { board, friend } = tab;
  const game = { game: "ergo", options: [], turns: 2, number: 1, tones: ["light", "dark"] };
  /** @type {string[]} */
  const questions = [];
  const ask = async (/** @type {string} */ question) => {
    questions.push(question);
    return -1;
  };
  const error = { code: "illegal", line: 1, column: 1 };
  let reads = 0;
  board.readGames = async () =>
    reads++ === 0 ? { games: [{ ...game, moves: ["e5", "f5"] }] } : { games: undefined, error };
  await friend.take(linkOf({ plan: ["Lis"] }), ask);
  assert.deepEqual(questions, [words.friend.illegalPlan(1)]);
  assert.deepEqual(movesOf(tab), ["e5"]);
  // Its answers are kept, but not shown.
  reads = 0;
  board.readGames = async () => {
    const moves = reads++ === 0 ? ["e5", "f5"] : ["e5", "f5", "g5", "h5"];
    return { games: [{ ...game, moves }] };
  };
  await friend.take(linkOf({ plan: ["Lis"] }), ask);
  assert.deepEqual(movesOf(tab), ["e5", "f5"]);
  assert.deepEqual(
    tab.remote().answers.lines.map((/** @type {{ moves: string[] }} */ { moves }) => moves),
    [["g5", "h5"]],
  );
});

/** @param {Awaited<ReturnType<typeof openTab>>} tab */
const written = async ({ friend }) => readFriendLink(new URL(String(await friend.link())).hash.slice(1));

test("a link says who sends it, what is asked, and how many links were sent before", async () => {
  const first = await openTab(gameOf(["e5"], { settled: -1, revision: 0, names: ["Anna", ""] }));
  const { sender, number, note, names, plan } = (await written(first)) ?? {};
  assert.deepEqual([sender, number, note, names, plan], [0, 0, undefined, ["Anna", ""], undefined]);
  stored.clear();
  const unsent = await openTab(
    gameOf(["e5"], { settled: 0, revision: 4, plan: planAfter(["e5"], ["f5", "g5"]) }),
  );
  assert.deepEqual(((link) => [link?.number, link?.plan?.length])(await written(unsent)), [4, 1]);
  // The same link again.
  unsent.friend.markSent(String(await unsent.friend.link()));
  assert.equal(unsent.remote().revision, 5);
  assert.equal((await written(unsent))?.number, 4);
  stored.clear();
  const offer = await openTab(sent({ revision: 4, toSend: "draw", plan: planAfter(["e5"], ["f5", "g5"]) }));
  assert.deepEqual(((link) => [link?.note, link?.plan])(await written(offer)), ["draw", undefined]);
  const link = String(await offer.friend.link());
  // All of the game belongs to its link.
  await offer.board.goTo(0);
  assert.equal(await offer.friend.link(), link);
  assert.equal(offer.board.state.view.at, 1);
  offer.friend.markSent("https://example.org/ergo/#another");
  assert.equal(offer.remote().toSend, "draw");
  offer.friend.markSent(link);
  assert.deepEqual(
    [offer.remote().asked, offer.remote().toSend, offer.remote().settled],
    ["draw", undefined, 1],
  );
});
