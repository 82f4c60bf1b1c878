/** Guessing moves: the points, what the browser keeps, and the games of the strongest level. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import { stored } from "./fake-storage.mjs";
import "../load-module.mjs";
import { Game, GameTexts } from "../../../www/wasm/ergo_wasm.js";
import { GAMES } from "../../../www/games/start.js";
import { MODEL_GAMES } from "../../../www/games/model-games.js";

const { MOST, keepResult, percentOf, pointsFor, pointsOfGuess, resultOf } =
  await import("../../../www/study/guess-score.js");

/**
 * A move that is judged, which loses a part of the chances.
 *
 * @param {number} chance
 * @param {number} best
 */
const trial = (chance, best) => ({ chance, loss: best - chance, good: best - chance < 0.05 });

test("a move loses a point for each two percent of the chances, unless it is as good as the best", () => {
  const losses = [0, 0.02, 0.0499, 0.05, 0.06, 0.1, 0.19, 0.2, 0.9];
  assert.deepEqual(
    losses.map((loss) => pointsFor({ loss, good: loss < 0.05 })),
    [10, 10, 10, 8, 7, 5, 1, 0, 0],
  );
});

test("a guess that is as good as the move of the game gets all points", () => {
  assert.equal(pointsOfGuess(trial(0.3, 0.7), trial(0.3, 0.7)), MOST);
  assert.equal(pointsOfGuess(trial(0.31, 0.7), trial(0.3, 0.7)), MOST);
  assert.equal(pointsOfGuess(trial(0.6, 0.7), trial(0.65, 0.7)), 5);
  assert.equal(pointsOfGuess(trial(0.66, 0.7), trial(0.7, 0.7)), MOST);
  assert.equal(percentOf(15, 2), 75);
});

/** @param {string[]} moves */
const source = (moves, side = 0) => ({ game: "ergo", options: ["swap"], moves, side });

test("the best and the last result of each game and player are kept", () => {
  const game = source(["e5", "a1"]);
  assert.equal(resultOf(game), undefined);
  assert.equal(keepResult(game, 60, 1).best, 60);
  keepResult(game, 80, 2);
  keepResult(game, 70, 3);
  const { best, last, at } = resultOf(game) ?? {};
  assert.deepEqual([best, last, at], [80, 70, 3]);
  for (const other of [
    source(["e5", "a1"], 1),
    source(["e5"]),
    { ...game, options: [] },
    { ...game, start: "10/10 1" },
    { ...game, game: "emergo" },
  ])
    assert.equal(resultOf(other), undefined);
});

test("the games that were guessed longest ago are forgotten first", () => {
  for (let at = 0; at < 101; at++) keepResult(source([`m${at}`]), 50, 1000 + at);
  assert.equal(resultOf(source(["m0"])), undefined);
  assert.equal(resultOf(source(["e5", "a1"])), undefined);
  assert.equal(resultOf(source(["m1"]))?.best, 50);
});

test("results that cannot be are left out", () => {
  const sound = { line: "startpos moves e5", options: "", side: 1, best: 70, last: 50, at: 5 };
  const games = [
    sound,
    null,
    "x",
    { ...sound, side: 2 },
    { ...sound, best: 101 },
    { ...sound, last: 71 },
    { ...sound, best: "70" },
    { ...sound, line: 3 },
    { ...sound, options: [] },
    { ...sound, at: Infinity },
  ];
  stored.set("ergo / guesses hexemergo", JSON.stringify({ version: 1, games }));
  const game = { game: "hexemergo", options: [], moves: ["e5"], side: 1 };
  assert.deepEqual(resultOf(game), sound);
  keepResult({ ...game, side: 0 }, 40, 6);
  const kept = JSON.parse(stored.get("ergo / guesses hexemergo") ?? "").games;
  assert.deepEqual(
    kept.map((/** @type {any} */ { side }) => side),
    [0, 1],
  );
});

for (const game of GAMES) {
  test(`${game} has games of the strongest level, which begin differently and are won by their last moves`, () => {
    const texts = MODEL_GAMES[game];
    assert.equal(texts.length, 3);
    const openings = texts.map((text) => {
      const { games = [], error } = new GameTexts().read(text);
      assert.equal(error, undefined);
      const [{ game: id, options, start, moves, result }] = games;
      assert.deepEqual([games.length, id, options, start], [1, game, [], undefined]);
      const replay = new Game(game, []);
      assert.equal(replay.follow(undefined, moves), undefined);
      const { outcome } = replay.view();
      assert.equal(result, outcome?.winner === 0 ? "1-0" : "0-1");
      return moves.slice(0, 4).join(" ");
    });
    assert.equal(new Set(openings).size, texts.length);
  });
}
