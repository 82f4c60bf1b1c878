/** The message line in a game with a remote friend. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { matchMessage } from "../../../www/board/match.js";
import { loadWords } from "../../../www/text/index.js";

const words = await loadWords();

/**
 * The message in a game of Anna against Ben, by Anna, with a move of each.
 *
 * @param {object} remote
 */
const messageIn = (remote) =>
  matchMessage(
    words,
    /** @type {any} */ ({
      setup: {
        players: ["person", "remote"],
        remote: { names: ["Anna", "Ben"], settled: 2, ...remote },
      },
      view: {
        at: 2,
        turn: 0,
        player: 0,
        entry: [],
        history: [
          { text: "e5", player: 0 },
          { text: "e6", player: 1 },
        ],
      },
    }),
  );

test("the message says whether a move, an answer or a request is to be sent", () => {
  for (const note of ["declined", "granted", "agreed"])
    assert.equal(messageIn({ toSend: note })?.lead, "Send your answer to Ben.", note);
  for (const note of ["draw", "take-back"])
    assert.equal(messageIn({ toSend: note })?.lead, "Send your request to Ben.", note);
  assert.equal(messageIn({ settled: 0 })?.lead, "Send your move to Ben.");
});

test("a request of the friend has the icon of what it is about", () => {
  assert.deepEqual(
    ["draw", "take-back"].map((request) => messageIn({ request })?.icon),
    ["handshake", "undo"],
  );
});
