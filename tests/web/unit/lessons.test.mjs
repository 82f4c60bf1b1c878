/** The lessons: the files are well-formed, every step has its words, and errors have their place. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { LessonError, answerKey, readLessons } from "../../../www/learn/read.js";

const FOLDER = new URL("../../../www/lessons/", import.meta.url);
const GAMES = readdirSync(FOLDER).flatMap((name) => (name.endsWith(".txt") ? [name.slice(0, -4)] : []));

for (const game of GAMES) {
  test(`the lessons of ${game} are well-formed and have words`, async () => {
    const lessons = readLessons(readFileSync(new URL(`${game}.txt`, FOLDER), "utf8"));
    assert.ok(lessons.length >= 10 && lessons.length <= 12, `${lessons.length} lessons`);
    assert.equal(lessons[0].id, "first-win");
    const { default: words } = await import(`../../../www/text/en/lessons/${game}.js`);
    assert.deepEqual(
      Object.keys(words),
      lessons.map(({ id }) => id),
    );
    for (const { id, steps } of lessons) {
      const own = words[id].steps;
      assert.deepEqual(
        Object.keys(own),
        steps.map((step) => step.id),
        id,
      );
      for (const step of steps) {
        const { text, wrong = "", answers = {} } = own[step.id];
        assert.ok(text.length > 10 && text.length <= 200, `${id} ${step.id}: ${text.length} letters`);
        // Nothing but the judge can say what is wrong with a move that is not one of those asked for.
        if (/^(play|end)/.test(step.goal)) assert.notEqual(wrong, "", `${id} ${step.id}`);
        assert.deepEqual(
          Object.keys(answers),
          step.wrong.map(({ key }) => key),
          `${id} ${step.id}`,
        );
      }
    }
  });
}

test("all lessons are small", () => {
  const size = GAMES.reduce(
    (sum, game) => sum + gzipSync(readFileSync(new URL(`${game}.txt`, FOLDER))).length,
    0,
  );
  assert.ok(size < 8_000, `${size} bytes`);
});

const STEP = "lesson one\nstep a\nstart\ngoal any\nshow e5\n";

test("a step goes on from the one before, and has answers to moves and cells", () => {
  const [lesson] = readLessons(
    `# words\n\n${STEP}step b\nafter e5 d5\ngoal end e6\nshow e6\nshapes Ge6 Re5e6\nwrong far e7 e5-f5\n`,
  );
  const [, step] = lesson.steps;
  assert.deepEqual(step.moves, ["e5", "d5"]);
  assert.equal(step.follows, true);
  assert.deepEqual(step.shapes, ["Ge6", "Re5e6"]);
  assert.equal(answerKey(step, "e7"), "far");
  assert.equal(answerKey(step, "d7-e7"), "far");
  assert.equal(answerKey(step, "e5-f5"), "far");
  assert.equal(answerKey(step, "d5-f5"), undefined);
});

test("errors have their line", () => {
  for (const [text, line, what] of /** @type {[string, number, RegExp][]} */ ([
    ["", 1, /no step/],
    ["step a\n", 1, /belongs to a lesson/],
    ["lesson One\n", 1, /one id/],
    ["lesson a\nlesson b\n", 2, /has no step/],
    [`${STEP}lesson one\n`, 6, /already/],
    [`${STEP}step a\n`, 6, /already/],
    [`${STEP}start\n`, 6, /position already/],
    [`${STEP}goal any\n`, 6, /goal already/],
    [`${STEP}color red\n`, 6, /not known/],
    [`${STEP}shapes Ge55\n`, 6, /no circle/],
    [`${STEP}wrong far\n`, 6, /after "wrong"/],
    [`${STEP}show  e5\n`, 6, /one space/],
    ["lesson one\nstep a\nafter e5\n", 3, /no step before/],
    ["lesson one\nstep a\ngoal any\nshow e5\nstep b\n", 5, /no position/],
    ["lesson one\nstep a\nstart\nshow e5\n", 5, /no goal/],
    ["lesson one\nstep a\nstart\ngoal any\n", 5, /shows nothing/],
  ])) {
    assert.throws(
      () => readLessons(text),
      (error) =>
        error instanceof LessonError &&
        error.message.startsWith(`line ${line}: `) &&
        what.test(error.message),
      text,
    );
  }
});
