/** Announcements during a game, and what is read out on request. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { announcement } from "../../../www/board/announce.js";
import { boardText, lineText, whereText } from "../../../www/board/readings.js";
import { messageOf } from "../../../www/board/status.js";
import { INITIAL_STATE } from "../../../www/game/state.js";
import { loadWords, words } from "../../../www/text/index.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { setUp } from "./set-up.mjs";

/** @import {State} from "../../../www/game/types.js" */
/** @import {View} from "../../../www/wasm/ergo_wasm.js" */

before(() => loadWords("narration"));

/** A game that a person plays against the engine, with what is heard of it. */
class Heard {
  /** @type {Game} */
  #game;
  /** @type {import("../../../www/wasm/ergo_wasm.js").Board} */
  #board;
  /** @type {View} */
  #view;

  /**
   * @param {string} id
   * @param {string} line
   */
  constructor(id, line) {
    this.#game = new Game(id, []);
    assert.equal(setUp(this.#game, line), undefined);
    this.#board = this.#game.board();
    this.#view = this.#game.view();
  }

  /** @returns {State & { view: View }} */
  get state() {
    const setup = { ...INITIAL_STATE.setup, game: this.#view.game };
    return { ...INITIAL_STATE, status: { kind: "ready" }, setup, board: this.#board, view: this.#view };
  }

  /**
   * The announcements after a change, in full and in short.
   *
   * @param {(game: Game) => unknown} change
   */
  after(change) {
    const old = this.#view;
    change(this.#game);
    this.#view = this.#game.view();
    return [false, true].map((isShort) => announcement(words, this.state, old, isShort));
  }

  /** @param {string} name */
  tap(name) {
    const field = this.#board.rows.flat().find((field) => field.name === name);
    return this.after((game) => assert.equal(game.tap(field?.cell ?? -1), undefined));
  }

  /** @param {string} move */
  play(move) {
    return this.after((game) => assert.equal(game.play(move), undefined));
  }
}

test("a chosen piece says where it can go, and that it was let go", () => {
  const heard = new Heard("ergo", "startpos moves e5 a1");
  assert.deepEqual(heard.tap("e5"), ["Soldier e5, 4 ways: d5, e4, e6, f5.", "e5: d5, e4, e6, f5."]);
  assert.deepEqual(
    heard.after((game) => game.untap()),
    ["Let go of e5.", "Let go of e5."],
  );
  heard.play("e5-e6");
  const lion = heard.tap("a1");
  assert.match(lion[0], /^Lion a1, \d+ ways; T goes from one to the next\.$/);
});

test("moves are said with whose turn it is, and so are moves taken back and played again", () => {
  const heard = new Heard("ergo", "startpos");
  assert.deepEqual(heard.play("e5"), ["White played e5. Black to move.", "White played e5."]);
  assert.deepEqual(heard.play("d5"), ["Black played d5. Your move, White.", "Black played d5."]);
  assert.equal(heard.after((game) => game.goTo(0))[0], "2 moves taken back. Your move, White.");
  assert.equal(
    heard.after((game) => game.goTo(1))[0],
    "1 move played again. White played e5. Black to move.",
  );
  // A new move in the place of one that was taken back is not one that is played again.
  assert.equal(heard.play("f6")[0], "Black played f6. Your move, White.");
});

test("each step of a sowing says what is left, where it can go on, and what it captures", () => {
  const start = "fen x7/x7/x5,b2,x/x2,b4,x4/x7/x,a3,x,a1,x3/x2,a1,b3,a1,x2/x3,a1,x3/x4,a2,x2/x7 1 4";
  const heard = new Heard("intermedium", start);
  assert.deepEqual(heard.tap("b5"), ["Stack of 3 on b5, 4 ways: a4, a6, c4, c6.", "b5: a4, a6, c4, c6."]);
  assert.deepEqual(heard.tap("c4"), ["c4, 2 stones left. 3 ways: b3, d3, d5.", "c4, 2 left."]);
  assert.deepEqual(heard.tap("d3"), [
    "d3, 1 stone left. 3 ways: c2, e2, e4. If the last stone lands on e4, it captures.",
    "d3, 1 left.",
  ]);
  assert.deepEqual(heard.after((game) => game.untap())[1], "c4, 2 left.");
  assert.equal(heard.play("b5@c4-d3-e4")[1], "White played b5@c4-d3-e4 and captured 3 stones on d4.");
});

test("each jump of a capture says how much is done", () => {
  const heard = new Heard("emergo", "fen x/x3/x5/x7/x2,1,2,x,2,x3/x7/x5/x3/x 1 8-8");
  assert.match(heard.tap("c5")[0], /^Stone c5 must capture 2 stones\. \d ways?: /);
  assert.match(heard.tap("e5")[0], /^e5, 1 of 2 stones captured\. 1 way: g5\.$/);
});

test("the board, a row, a column and the turn are read out", () => {
  const { state } = new Heard("ergo", "startpos moves e5 a1 f5 b3");
  const { view } = state;
  assert.equal(
    boardText(words, state, view, false),
    "White: white soldiers on e5 and f5; 10 in hand. Black: black lion on a1; black soldier on b3; 10 in hand.",
  );
  assert.equal(
    boardText(words, state, view, true),
    "White: 2 on the board, 10 in hand. Black: 2 on the board, 10 in hand.",
  );
  assert.equal(lineText(words, state, view, "a5", "row"), "Row 5: e5 white soldier; f5 white soldier.");
  assert.equal(lineText(words, state, view, "a5", "column"), "Column a: a1 black lion.");
  assert.equal(lineText(words, state, view, "h5", "column"), "Column h is empty.");
  assert.equal(
    whereText(words, state, view, false),
    "Move 3. In hand: White 10, Black 10. Your move, White.",
  );
  assert.equal(whereText(words, state, view, true), "Your move, White.");
});

test("a player whose first move is taken over hears what the message line says", () => {
  const game = new Game("ergo", ["swap"]);
  assert.equal(game.play("e5"), undefined);
  const before = game.view();
  assert.equal(game.play("swap"), undefined);
  const view = game.view();
  /** @param {import("../../../www/game/types.js").Setup["players"]} players */
  const state = (players) => ({
    ...INITIAL_STATE,
    status: /** @type {const} */ ({ kind: "ready" }),
    setup: { ...INITIAL_STATE.setup, players },
    board: game.board(),
    view,
  });
  const mine = state(["person", "engine"]);
  const news = "Your opponent took over your first move: you are now Black.";
  for (const isShort of [false, true]) assert.equal(announcement(words, mine, before, isShort), news);
  const { lead, kind } = messageOf(words, mine, false, {});
  assert.deepEqual({ lead, kind }, { lead: news, kind: "status" });
  // Two people know what they do.
  const both = state(["person", "person"]);
  assert.equal(announcement(words, both, before, false), "The players swapped sides. Black to move.");
  assert.equal(messageOf(words, both, false, {}).lead, "Black to move.");
  game.free();
});
