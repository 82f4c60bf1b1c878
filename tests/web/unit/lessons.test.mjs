/** The lessons: each step is a game text with one exercise and its words, in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { aboutOf, lessonsIn } from "../../../www/learn/lessons.js";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { replaceWords, withWords, wordsOf } from "../../../www/parts/lesson-words.js";
import { grown, mirrored } from "../../../www/text/pseudo.js";
import { gamesWith, textOf } from "../game-files.mjs";
import { lessonsOf, readExercises } from "../lesson-texts.mjs";

const GAMES = gamesWith("lessons");
const ID = /^[a-z][a-z0-9-]*$/;

for (const game of GAMES)
  for (const code of ["en", ...TRANSLATIONS])
    test(`the cards of the lessons of ${game} say in a sentence what they are about, in ${code}`, () => {
      for (const lesson of lessonsIn(textOf("lessons", game, code))) {
        const about = aboutOf(lesson);
        assert.match(about, /^[^[{%\n]{10,110}[.:!?…]$/, lesson.id);
        assert.ok(lesson.steps[0].replaceAll(/\s+/g, " ").includes(about), lesson.id);
      }
    });

for (const game of GAMES) {
  test(`the lessons of ${game} are well-formed`, () => {
    const lessons = lessonsIn(textOf("lessons", game));
    assert.ok(lessons.length >= 10 && lessons.length <= 12, `${lessons.length} lessons`);
    assert.equal(lessons[0].id, "first-win");
    assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
    for (const { id, title, steps } of lessons) {
      assert.match(id, ID);
      assert.notEqual(title, "", id);
      /** @type {Set<string | undefined>} */
      const names = new Set();
      for (const text of steps) {
        const { saved, annotations, exercises } = readExercises(text);
        const step = new Map(annotations?.tags).get("Step");
        assert.match(step ?? "", ID, text);
        names.add(step);
        // The page reads the tags of texts in the canonical spelling only.
        assert.equal(text.trimEnd(), saved.trimEnd());
        const [{ text: words = "", goal, wrong = "" }, ...others] = exercises;
        assert.deepEqual(others, [], text);
        assert.ok(words.length > 10 && words.length <= 200, `${text}: ${words.length} letters`);
        // Nothing but the judge can say what is wrong with a move that is not one of those asked for.
        if (/^(play|end)/.test(goal)) assert.notEqual(wrong, "", text);
        assert.notEqual(goal, "", text);
      }
      assert.equal(names.size, steps.length, id);
    }
  });

  for (const code of TRANSLATIONS) {
    test(`the lessons of ${game} are the same in ${code}, but for their words`, () => {
      const [english, translated] = [textOf("lessons", game), textOf("lessons", game, code)];
      const rest = (/** @type {string} */ text) => replaceWords(text, () => "").replaceAll(/\s+/g, " ");
      assert.equal(rest(translated), rest(english));
      const words = wordsOf(translated);
      for (const [at, text] of wordsOf(english).entries()) {
        assert.equal(words[at] === "", text === "", text);
        assert.ok(words[at].length <= 250, words[at]);
      }
      // The site has the words alone.
      const joined = withWords(english, words);
      assert.deepEqual(wordsOf(joined), words);
      assert.deepEqual(
        lessonsIn(joined).map(({ steps }) => steps.flatMap((step) => readExercises(step).exercises)),
        lessonsIn(translated).map(({ steps }) => steps.flatMap((step) => readExercises(step).exercises)),
      );
    });
  }

  test(`the lessons of ${game} are the same in a pseudo-language, but for their words`, () => {
    const steps = (/** @type {string} */ text) =>
      lessonsIn(text).flatMap((lesson) =>
        lesson.steps.flatMap((step) =>
          readExercises(step).exercises.map(({ text, right = "", wrong = "", answers = {}, ...rest }) => ({
            words: [lesson.title, text, right, wrong, ...Object.values(answers)].filter(Boolean),
            rest: { id: lesson.id, answered: Object.keys(answers), ...rest },
          })),
        ),
      );
    const own = steps(textOf("lessons", game));
    for (const disguise of [grown, mirrored]) {
      const other = steps(replaceWords(textOf("lessons", game), disguise));
      assert.deepEqual(
        other.map(({ rest }) => rest),
        own.map(({ rest }) => rest),
      );
      for (const [at, { words }] of other.entries()) {
        assert.equal(words.length, own[at].words.length);
        for (const text of words) assert.match(String(text), /^⟦[^⟦]+⟧$/);
      }
    }
  });
}

test("all lessons are small", () => {
  const size = GAMES.reduce((sum, game) => sum + gzipSync(textOf("lessons", game)).length, 0);
  assert.ok(size < 5_666 * GAMES.length, `${size} bytes`);
});

test("a text with the tag Lesson begins a lesson, and those that follow continue it", () => {
  const step = (/** @type {string} */ tags) =>
    `[Game "ergo"]\n${tags}\n{[%goal play e5] Tap e5.} 1. e5 *\n\n`;
  const first = step('[Lesson "one"]\n[Event "One"]\n[Right "Good."]\n[Wrong "No."]\n');
  const lessons = lessonsIn(first + step("") + step('[Lesson "two"]\n'));
  assert.deepEqual(
    lessons.map(({ id, title, steps }) => [id, title, steps.length]),
    [
      ["one", "One", 2],
      ["two", "", 1],
    ],
  );
  const [{ right, wrong, show }] = readExercises(lessons[0].steps[0]).exercises;
  assert.deepEqual([right, wrong, show], ["Good.", "No.", ["e5"]]);
});

test("a lesson is shown with the demonstration that its text has", () => {
  const [{ steps }] = lessonsOf("ergo");
  assert.deepEqual(
    steps.map(({ show }) => show?.[0]),
    ["e5", "f5", "g5", "d5", "c5"],
  );
});
