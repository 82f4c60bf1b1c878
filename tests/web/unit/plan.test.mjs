/** Conditional moves in games by link: the lines of a plan, their spelling in links, and what they answer. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { encode } from "../../../www/game/base64url.js";
import { checkOf } from "../../../www/game/crc.js";
import { Game, GameTexts, listGames } from "../../../www/wasm/ergo_wasm.js";
import { mutate, random } from "../e2e/random.mjs";
import { sample } from "../e2e/sample.mjs";
import "../load-module.mjs";

globalThis.location ??= /** @type {any} */ ({ href: "https://example.org/ergo/", pathname: "/ergo/" });
const { answerIn, answersIn, codeOf, isPlan, linesAt, linkAfter, makePlan, withLine } =
  await import("../../../www/match/plan.js");
const { isFriendLink, readFriendLink, writeFriendLink } = await import("../../../www/match/friend-link.js");

/** @import {Line} from "../../../www/match/plan.js" */

const texts = new GameTexts();
const PAGE = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
const EXAMPLES = [...PAGE.matchAll(/^```friend-link\n([^`]+)```$/gm)]
  .flatMap(([, block]) => block.trim().split("\n"))
  .filter((text) => text.startsWith("4."));

const CONTENT = {
  id: "abcdefgh",
  sender: /** @type {const} */ (0),
  note: undefined,
  number: 3,
  names: /** @type {[string, string]} */ (["Zoë", ""]),
};

/**
 * A line of moves that are written by the numbers of their cells.
 *
 * @param {...number[]} moves
 * @returns {Line}
 */
const line = (...moves) => ({
  moves: moves.map((cells) => cells.join("-")),
  code: encode(
    Uint8Array.from(
      moves.flatMap((cells) => cells.map((cell, at) => cell + (at < cells.length - 1 ? 128 : 0))),
    ),
  ),
});

/**
 * Plays moves at random.
 *
 * @param {Game} game
 * @param {(below: number) => number} next
 * @param {number} count
 */
function playSome(game, next, count) {
  for (let turn = 0; turn < count && !game.view().outcome; turn++) {
    const moves = game.moves();
    // The swap rule is a turn like the others.
    const move = game.view().canSwap && next(2) === 0 ? "swap" : moves[next(moves.length)];
    assert.equal(game.play(move), undefined, move);
  }
}

/**
 * A plan at random: a game, and lines with which it can go on.
 *
 * @param {number} seed
 * @param {import("../../../www/wasm/ergo_wasm.js").GameInfo} info
 */
function planOf(seed, { id, options }) {
  const next = random(seed);
  const game = new Game(id, options);
  playSome(game, next, next(3) === 0 ? 1 : next(12));
  const { moves } = game.view();
  const link = String(game.link());
  /** @type {Line[]} */
  let lines = [];
  for (let count = next(6); count >= 0; count--) {
    const other = new Game(id, options);
    assert.equal(other.follow(undefined, moves), undefined);
    playSome(other, next, 2 * (1 + next(3)));
    const played = other.view().moves.slice(moves.length);
    if (played.length % 2 === 0 && played.length > 0)
      lines = withLine(lines, { moves: played, code: codeOf(link, String(other.link())) }) ?? lines;
  }
  return { link, moves, lines };
}

test("the examples of the documentation are canonical, and legal", () => {
  assert.ok(EXAMPLES.length > 0);
  for (const text of EXAMPLES) {
    const content = readFriendLink(text);
    assert.ok(content?.plan && isFriendLink(text), text);
    assert.equal(writeFriendLink(content), text);
    const lines = content.plan.map((code) => texts.readLink(linkAfter(content.link, code)).games?.[0].moves);
    assert.deepEqual(lines, [
      ["e5", "c7", "f5", "g5", "d5"],
      ["e5", "c7", "f5", "e3", "g4"],
    ]);
  }
});

test("in every game, a plan goes through a link as the rules read it", () => {
  let swaps = 0;
  for (let seed = 1; seed <= sample(12, 400); seed++) {
    for (const info of listGames()) {
      const { link, moves, lines } = planOf(seed, info);
      if (lines.length === 0) continue;
      const content = { ...CONTENT, link, plan: lines.map(({ code }) => code) };
      const text = writeFriendLink(content);
      assert.match(text, /^4\.[\w.~-]+\w$/);
      const read = readFriendLink(text);
      assert.deepEqual(read, content);
      const planned = content.plan.map((code) => texts.readLink(linkAfter(link, code)).games?.[0].moves);
      assert.deepEqual(
        planned,
        lines.map((line) => [...moves, ...line.moves]),
      );
      swaps += lines.filter((line) => line.moves.includes("swap")).length;
    }
  }
  assert.ok(swaps > 0);
});

test("a link without a plan is of version 2, as before", () => {
  const text = writeFriendLink({ ...CONTENT, link: "1.ergo.0..LFA.vfGqTg" });
  assert.match(text, /^2\./);
  assert.equal(readFriendLink(text)?.plan, undefined);
});

test("a plan has one spelling, ends with answers, and answers each move once", () => {
  const [one, two, long] = [line([1], [2]), line([3], [4]), line([1], [2], [5], [6])];
  const codes = (/** @type {Line[]} */ ...lines) => lines.map(({ code }) => code);
  const many = (/** @type {number} */ count) =>
    codes(...Array.from({ length: count }, (_, at) => line([at], [99]))).toSorted();
  assert.ok(isPlan(codes(one, two)));
  assert.ok(isPlan(codes(line([1], [2], [5], [6]), line([1], [2], [7, 8], [6]))), "replies differ later");
  const wrong = {
    none: [],
    empty: [""],
    "in another order": codes(two, one),
    twice: codes(one, one),
    "a beginning of another": codes(one, long),
    "two answers to one move": codes(one, line([1], [9])),
    "two answers to one move later": codes(long, line([1], [2], [5], [9])),
    "no answer": codes(line([1])),
    "an answer too few": codes(line([1], [2], [5])),
    "a move that is cut off": [encode(Uint8Array.of(1, 2, 130))],
    "another spelling": [`${one.code.slice(0, -1)}${one.code.at(-1) === "I" ? "J" : "I"}`, two.code].filter(
      (code) => code !== one.code,
    ),
    "too long": codes(line(...Array.from({ length: 42 }, (_, at) => [at]))),
    "too many": many(21),
  };
  for (const [name, plan] of Object.entries(wrong)) {
    assert.ok(!isPlan(plan), name);
    const body = writeFriendLink({ ...CONTENT, link: "1.ergo.0..LFA.vfGqTg", plan });
    assert.equal(readFriendLink(body), undefined, name);
  }
  assert.ok(isPlan(many(20)));
  assert.ok(isPlan(codes(line(...Array.from({ length: 40 }, (_, at) => [at])))));
});

test("only moves have a plan, and damage is found out", () => {
  const [text] = EXAMPLES;
  const content = /** @type {import("../../../www/match/friend-link.js").FriendLink} */ (
    readFriendLink(text)
  );
  for (const note of /** @type {const} */ (["draw", "take-back", "resigned"]))
    assert.equal(readFriendLink(writeFriendLink({ ...content, note })), undefined, note);
  for (let at = 0; at < text.length; at++)
    assert.equal(readFriendLink(text.slice(0, at)), undefined, `cut at ${at}`);
  const next = random(3);
  for (let round = 0; round < 300; round++) {
    const damaged = mutate(next, text);
    if (damaged !== text) assert.equal(readFriendLink(damaged), undefined, damaged);
  }
  // Another version number, although the check fits.
  for (const version of [2, 3, 5]) {
    const body = `${version}${text.slice(1, -7)}`;
    assert.equal(readFriendLink(`${body}.${checkOf(body)}`)?.plan, undefined, `${version}`);
  }
});

test("moves that are not legal are refused with their place", () => {
  const link = "1.ergo.0..LFA.vfGqTg";
  // The first move is played on e5 again.
  const { error } = texts.readLink(linkAfter(link, line([44], [45]).code));
  assert.ok(error && error.column > 1, JSON.stringify(error));
});

test("a line takes the place of those that it goes on or contradicts", () => {
  const [one, two, long] = [line([1], [2]), line([3], [4]), line([1], [2], [5], [6])];
  const other = line([1], [9]);
  assert.deepEqual(withLine([], two), [two]);
  assert.deepEqual(withLine([two], one), [one, two], "in order");
  assert.deepEqual(withLine([one, two], long), [long, two]);
  assert.deepEqual(withLine([long, two], one), [long, two], "it is there already");
  assert.deepEqual(withLine([long, two], other), [other, two]);
  const later = line([1], [2], [7], [8]);
  assert.deepEqual(withLine([long], later), [long, later]);
  assert.equal(withLine([], line([1])), undefined);
  const full = Array.from({ length: 20 }, (_, at) => line([at], [99]));
  assert.equal(withLine(full, line([50], [99])), undefined);
});

test("a plan answers the moves of the friend as long as they follow it", () => {
  const position = { start: undefined, moves: ["e5"] };
  const lines = [
    { moves: ["f5", "e3", "g4", "h3"], code: "a" },
    { moves: ["a1", "b1"], code: "b" },
  ];
  // It is stored as JSON.
  const plan = JSON.parse(JSON.stringify(makePlan(position, lines)));
  const after = (/** @type {string} */ moves) => ({ start: undefined, moves: moves.split(" ") });
  assert.equal(makePlan(position, []), undefined);
  assert.deepEqual(linesAt(plan, after("e5")), lines);
  assert.deepEqual(linesAt(plan, after("e5 f5")), []);
  assert.deepEqual(linesAt(plan, after("d5")), []);
  /** @type {[string, string | undefined][]} */
  const answers = [
    ["e5", undefined],
    ["e5 f5", "e3"],
    ["e5 a1", "b1"],
    ["e5 f5 e3", undefined],
    ["e5 f5 e3 g4", "h3"],
    ["e5 f5 d3 g4", undefined],
    ["e5 f5 e3 g5", undefined],
    ["e5 a1 b1 c1", undefined],
    ["d5 f5", undefined],
    ["e5 f", undefined],
  ];
  for (const [moves, answer] of answers) assert.equal(answerIn(plan, after(moves)), answer, moves);
  assert.equal(answerIn(plan, { start: "x", moves: ["e5", "f5"] }), undefined);
  assert.deepEqual(answersIn(plan, after("e5 f5 e3 d1"), 1), ["e3"]);
  assert.deepEqual(answersIn(plan, after("e5 f5 e3 g4 h3 a1"), 1), ["e3", "h3"]);
  assert.deepEqual(answersIn(plan, after("e5 f5 e3 g4 h3 a1"), 3), ["h3"]);
  assert.equal(answersIn(plan, after("e5 f5 d3 g4"), 1), undefined, "a move that was not planned");
  assert.equal(answersIn(plan, after("e5 f5 e3 d1 d2"), 1), undefined, "nor this one, after the plan");
  assert.equal(answersIn(plan, after("e5 c1"), 1), undefined, "no answer was given");
  assert.equal(answersIn(plan, after("e5 f5 e3 g4"), 0), undefined, "moves before the plan are not known");
  for (const damaged of [undefined, null, 1, "x", {}, { ...plan, lines: [{}] }, { ...plan, count: -1 }]) {
    assert.equal(answerIn(damaged, after("e5 f5")), undefined);
    assert.deepEqual(linesAt(damaged, after("e5")), []);
  }
});
