/** Links between friends: their format, and what a link does to a game that is going on. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  cleanName,
  isFriendLink,
  makeId,
  nextNumber,
  readFriendLink,
  writeFriendLink,
} from "../../../www/match/friend-link.js";
import { mutate, random } from "../e2e/random.mjs";

globalThis.location ??= /** @type {any} */ ({ href: "https://example.org/ergo/", pathname: "/ergo/" });
const { resolve } = await import("../../../www/match/resolve.js");

const PAGE = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
const EXAMPLES = [...PAGE.matchAll(/^```friend-link\n([^`]+)```$/gm)].flatMap(([, block]) =>
  block.trim().split("\n"),
);

const NOTES = /** @type {const} */ ([
  undefined,
  "take-back",
  "draw",
  "granted",
  "agreed",
  "declined",
  "resigned",
]);

test("the examples of the documentation are canonical", () => {
  assert.ok(EXAMPLES.length >= 2);
  for (const text of EXAMPLES) {
    const content = readFriendLink(text);
    assert.ok(content, text);
    assert.equal(writeFriendLink(content), text);
    assert.ok(isFriendLink(text));
  }
  const [first, second] = EXAMPLES.map(readFriendLink);
  assert.deepEqual(first, {
    id: "q83vASNF",
    sender: 1,
    number: 1,
    note: undefined,
    names: ["Anna", "Zoë"],
    link: "1.ergo.0..LFA.vfGqTg",
  });
  assert.deepEqual([second?.note, second?.number], ["take-back", 12]);
});

test("what is written is read again", () => {
  for (const note of NOTES) {
    for (const sender of /** @type {const} */ ([0, 1])) {
      for (const [at, name] of ["", "Anna", "Łukasz 🦁", "李雷", "O’Neill-Šimić"].entries()) {
        /** @type {[string, string]} */
        const names = [name, "Bob"];
        const content = {
          id: makeId(),
          sender,
          note,
          number: at * 1000,
          names,
          link: "1.emergo.0.x_x3.1.11-11..6Hkx8Q",
        };
        const text = writeFriendLink(content);
        assert.match(text, /^[\w.~-]+\w$/);
        assert.deepEqual(readFriendLink(text), content);
      }
    }
  }
});

test("a link that is damaged anywhere is refused", () => {
  const [text] = EXAMPLES;
  for (let at = 0; at < text.length; at++) {
    assert.equal(readFriendLink(text.slice(0, at)), undefined, `cut at ${at}`);
    for (const other of "Aa0._-~") {
      if (other !== text[at])
        assert.equal(
          readFriendLink(text.slice(0, at) + other + text.slice(at + 1)),
          undefined,
          `${at}: ${other}`,
        );
    }
  }
  const below = random(7);
  for (let count = 0; count < 200; count++) {
    const damaged = mutate(below, text);
    if (damaged !== text) assert.equal(readFriendLink(damaged), undefined, damaged);
  }
});

test("names that are not canonical are refused, although their check fits", () => {
  const content = /** @type {import("../../../www/match/friend-link.js").FriendLink} */ (
    readFriendLink(EXAMPLES[0])
  );
  assert.equal(cleanName("  An\u0000na \n Lee  "), "An na Lee");
  assert.equal(cleanName("Zoe\u0308"), "Zoë");
  assert.ok(cleanName("🦁".repeat(40)).length <= 30);
  // The writer cleans names, so such a link has to be put together by hand.
  const dirty = writeFriendLink({ ...content, names: ["Anna", ""] }).replace("QW5uYQ", "IEFubmE");
  assert.equal(readFriendLink(dirty), undefined);
});

/**
 * A game that is going on here.
 *
 * @param {string} moves
 */
const mine = (moves, more = {}) => ({
  game: "ergo",
  options: [],
  moves: moves.split(" "),
  remote: { revision: 5, ...more },
});

/**
 * The effect of a link.
 *
 * @param {string} moves
 * @param {number} number
 * @param {typeof NOTES[number]} [note]
 * @param {object} [more]
 */
const linked = (moves, number, note, more) =>
  /**
   * @type {[
   *   { note: typeof note; number: number },
   *   { game: string; options: string[]; moves: string[] },
   * ]}
   */ ([
    { note, number },
    { game: "ergo", options: [], moves: moves.split(" "), ...more },
  ]);

test("a link continues the game, adds to it, is known, old, or of another game", () => {
  const game = mine("e5 a1");
  assert.equal(resolve(game, ...linked("e5 a1 e6", 5)), "on");
  assert.equal(resolve(game, ...linked("e5 a1 e6", 4)), "on", "links that cross each other");
  assert.equal(resolve(game, ...linked("e5 a1 e6", 3)), "old", "the move was taken back");
  assert.equal(resolve(game, ...linked("e5 a1", 4)), "known");
  assert.equal(resolve(game, ...linked("e5 a1", 5, "draw")), "same");
  assert.equal(resolve(game, ...linked("e5 a1", 2, "draw")), "known", "an offer that was answered");
  assert.equal(resolve(game, ...linked("e5", 3)), "old");
  assert.equal(resolve(game, ...linked("e5", 5, "granted")), "old", "nothing was asked for");
  assert.equal(resolve(mine("e5 a1", { asked: "take-back" }), ...linked("e5", 5, "granted")), "granted");
  assert.equal(resolve(game, ...linked("e5 a1-a2", 5)), "other", "not a part of a longer word");
  assert.equal(resolve(game, ...linked("d5 a1", 5)), "other");
  assert.equal(resolve(game, ...linked("d5 a1", 1)), "old");
  assert.equal(resolve(game, ...linked("e5 a1 e6", 5, undefined, { options: ["swap"] })), "other");
  assert.equal(resolve(mine("e5 a1", { isOver: true }), ...linked("e5 a1 e6", 9)), "old");
  assert.equal(resolve(mine("e5 a1", { isOver: true }), ...linked("e5 a1", 9, "resigned")), "known");
});

/**
 * A link of a length.
 *
 * @param {number} length
 * @param {string[]} [plan]
 */
function linkOfLength(length, plan) {
  const write = (/** @type {number} */ size) =>
    writeFriendLink({
      id: "AAAAAAAA",
      sender: 0,
      note: undefined,
      number: 1,
      names: ["", ""],
      link: `1.${"A".repeat(size)}`,
      ...(plan && { plan }),
    });
  return write(length - write(0).length);
}

test("a link has a longest length, and with a plan another one", () => {
  assert.ok(readFriendLink(linkOfLength(33_000)));
  assert.equal(readFriendLink(linkOfLength(33_001)), undefined);
  assert.ok(readFriendLink(linkOfLength(33_001, ["Lis"])));
  assert.ok(readFriendLink(linkOfLength(41_000, ["Lis"])));
  assert.equal(readFriendLink(linkOfLength(41_001, ["Lis"])), undefined);
});

test("a number of ten digits is refused, and nobody writes one", () => {
  const withNumber = (/** @type {number} */ number) =>
    writeFriendLink({
      id: "AAAAAAAA",
      sender: 0,
      note: undefined,
      number,
      names: ["", ""],
      link: "1.ergo.0..LFA.vfGqTg",
    });
  const greatest = 999_999_999;
  assert.equal(readFriendLink(withNumber(greatest))?.number, greatest);
  assert.equal(readFriendLink(withNumber(greatest + 1)), undefined);
  assert.equal(nextNumber(1), 2);
  assert.equal(nextNumber(greatest), greatest);
  // The game goes on with the same number.
  const game = mine("e5 a1", { revision: nextNumber(greatest) });
  assert.equal(resolve(game, ...linked("e5 a1 e6", greatest)), "on");
});
