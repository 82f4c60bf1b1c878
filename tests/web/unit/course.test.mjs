/** The exercises on small boards: what they ask for, how moves are judged, and what is remembered. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./css-loader.mjs";
import "./fake-storage.mjs";
import "../load-module.mjs";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import { Values, initSync } from "../../../www/practice/wasm/values.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { readGoal } from "../../../www/game/goal.js";
import { Table } from "../../../www/practice/values.js";
import { loadWords } from "../../../www/text/index.js";

const { TableJudge } = await import("../../../www/course/judge.js");
const { isSolved, noteSolved, taskAfter, tasksIn } = await import("../../../www/course/tasks.js");

/** @import {Task} from "../../../www/course/tasks.js" */

const ROOT = new URL("../../../", import.meta.url);
const TEXT = readFileSync(new URL("tools/small-boards/tasks/tasks.txt", ROOT), "utf8");

initSync({ module: readFileSync(new URL("www/practice/wasm/values_bg.wasm", ROOT)) });
for (const part of /** @type {const} */ (["learn", "puzzles"])) await loadWords(part);

/** @param {Task} task */
function open({ small, position }) {
  const game = new Game(small.id, []);
  assert.equal(game.follow(position, []), undefined);
  const values = new Values(readFileSync(new URL(`tools/small-boards/tables/${small.id}.bin`, ROOT)));
  const table = new Table(values);
  const board = /** @type {any} */ ({
    get state() {
      return { view: game.view() };
    },
  });
  return { game, table, judge: new TableJudge(table, board) };
}

for (const [name, boards] of Object.entries(SMALL_BOARDS)) {
  const tasks = tasksIn(TEXT, boards);

  test(`${name} has exercises on each of its boards, for both colours, and ends of both kinds`, () => {
    assert.ok(tasks.length >= 8);
    assert.deepEqual(new Set(tasks.map(({ small }) => small)), new Set(boards));
    for (const kind of ["win", "hold"]) assert.ok(tasks.some(({ goal }) => readGoal(goal).kind === kind));
    for (const turn of [" 1 ", " 2 "]) assert.ok(tasks.some(({ position }) => position.includes(turn)));
    assert.equal(new Set(tasks.map(({ position }) => position)).size, tasks.length);
  });

  for (const [at, task] of tasks.entries()) {
    test(`exercise ${at + 1} of ${name} has one right move, and is solved by the moves that are shown`, async () => {
      const { game, table, judge } = open(task);
      const { kind, plies } = readGoal(task.goal);
      const result = kind === "win" ? "win" : "draw";
      const moves = table.movesIn(game.view());
      assert.deepEqual(moves.map(({ value }) => value.result === result).filter(Boolean), [true]);
      assert.equal(moves[0].value.result, result);
      if (kind === "win") assert.equal(moves[0].value.plies, plies);
      // A wrong move is refuted by what takes advantage of it.
      for (const { text, value } of moves.slice(1)) {
        game.play(text);
        const { verdict, line } = await judge.attempt(task.goal, text);
        assert.equal(verdict, "wrong");
        assert.equal(line.length, value.result === "loss" ? 1 : 0);
        game.goTo(0);
      }
      const side = game.view().turn;
      const shown = judge.demonstrate(/** @type {any} */ ({}), task.goal);
      let { goal } = task;
      for (let own = 0; own <= plies; own++) {
        const [move] = await judge.solution(goal);
        assert.equal(move, await shown.next());
        game.play(move);
        const judged = await judge.attempt(goal, move);
        if (judged.verdict === "solved") break;
        assert.equal(judged.verdict, "right");
        assert.equal(readGoal(judged.goal ?? "").plies, readGoal(goal).plies - 2);
        goal = judged.goal ?? "";
        assert.equal(judged.reply, await shown.next());
        assert.equal(game.play(judged.reply ?? ""), undefined);
      }
      assert.equal(shown.line.length, plies);
      assert.equal(await shown.next(), undefined);
      if (kind === "win") assert.equal(game.view().outcome?.winner, side);
      game.free();
      judge.close();
    });
  }

  test(`what is solved in ${name} is remembered, and the next one is offered`, () => {
    assert.equal(taskAfter(name, tasks), 0);
    for (const at of [0, 2]) noteSolved(name, tasks[at]);
    assert.deepEqual(
      [0, 1, 2].map((at) => isSolved(name, tasks[at])),
      [true, false, true],
    );
    assert.equal(taskAfter(name, tasks), 1);
    assert.equal(taskAfter(name, tasks, 1), 3);
    assert.equal(taskAfter(name, tasks, tasks.length - 1), 1);
    for (const task of tasks) noteSolved(name, task);
    assert.equal(taskAfter(name, tasks, 1), -1);
  });
}

test("a win that takes longer counts, and is said", async () => {
  const [boards] = Object.values(SMALL_BOARDS);
  const found = tasksIn(TEXT, boards).filter(({ goal }) => readGoal(goal).kind === "win");
  let count = 0;
  for (const task of found) {
    const { game, table, judge } = open(task);
    let { goal } = task;
    for (;;) {
      const moves = table.movesIn(game.view());
      const slower = moves.find(({ value }) => value.result === "win" && value.plies > moves[0].value.plies);
      if (slower) {
        game.play(slower.text);
        const judged = await judge.attempt(goal, slower.text);
        if (judged.verdict !== "solved") {
          assert.deepEqual([judged.verdict, judged.goal], ["longer", `win ${slower.value.plies - 2}`]);
          count++;
        }
        break;
      }
      game.play(moves[0].text);
      const judged = await judge.attempt(goal, moves[0].text);
      if (judged.verdict === "solved") break;
      game.play(judged.reply ?? "");
      goal = judged.goal ?? "";
    }
    game.free();
    judge.close();
  }
  assert.ok(count > 0);
});
