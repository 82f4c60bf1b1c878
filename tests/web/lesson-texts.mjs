/** The lessons of the page, with the exercises of their steps. */
import assert from "node:assert/strict";
import { exercisesIn } from "../../www/exercise/from-game-text.js";
import { lessonsIn } from "../../www/learn/lessons.js";
import { GameTexts } from "../../www/wasm/ergo_wasm.js";
import "./load-module.mjs";
import { textOf } from "./game-files.mjs";

const texts = new GameTexts();

/**
 * The exercises of a game text.
 *
 * @param {string} text
 */
export function readExercises(text) {
  const opened = texts.open(text);
  assert.ok(opened, text);
  const [view, annotations] = [opened.view(), opened.annotations()];
  const saved = opened.save([]);
  opened.free();
  return { saved, annotations, exercises: exercisesIn(view, annotations) };
}

/** @param {string} game */
export const lessonsOf = (game) =>
  lessonsIn(textOf("lessons", game)).map(({ steps, ...lesson }) => ({
    ...lesson,
    steps: steps.flatMap((text) => readExercises(text).exercises),
  }));
