/**
 * Lessons that users make from studies: `#/ergo/learn/own.<link>` has the whole game text in its address, and
 * `#/ergo/learn/own-<print>` is the text that was last opened in this browser. Loaded on demand.
 */
import { addressOf } from "../ui/router.js";
import { PLACE } from "../storage/storage.js";
import { readText, writeText } from "../storage/texts.js";
import { icon } from "../ui/icons.js";
import { readGoal } from "../game/goal.js";
import { make } from "../ui/make.js";
import { readGameTexts, titleOf } from "../exercise/from-game-text.js";
import { fingerprint } from "../storage/entry.js";
import { chooseStudy, keepStudy } from "../storage/studies.js";
import { words } from "../text/index.js";
import { isLessonLink, readLessonLink } from "./link.js";

/** @import {Exercise} from "../exercise/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * The source of a custom lesson.
 *
 * @typedef {{ text: string; view: View }} Own
 */

/**
 * A lesson that can be shown.
 *
 * @typedef {{
 *   lesson: { id: string; title: string };
 *   exercises: Exercise[] | Promise<Exercise[]>;
 *   own?: Own;
 * }} FoundLesson
 */

/**
 * The storage key of the lesson that was last opened.
 *
 * @param {string} game
 */
const keyOf = (game) => `${PLACE} own lesson ${game}`;

/**
 * Stores the game text of a lesson, and returns the address that shows it.
 *
 * @param {string} game
 * @param {string} text
 */
export function keepLesson(game, text) {
  writeText(keyOf(game), text, "lesson");
  return addressOf({ place: "learn", game, item: itemOf(text) });
}

/** @param {string} text */
const itemOf = (text) => `own-${fingerprint(text)}`;

/**
 * The lesson of an item, or why there is none.
 *
 * @param {string} game
 * @param {string} item
 * @returns {Promise<{ found?: FoundLesson; trouble?: string }>}
 */
export async function loadOwn(game, item) {
  const say = words.learn;
  const stored = readText(keyOf(game));
  const text = isLessonLink(item) ? await readLessonLink(item) : itemOf(stored) === item ? stored : undefined;
  if (text === undefined) return { trouble: isLessonLink(item) ? say.damaged : say.gone };
  const [read] = await readGameTexts(game, [text]);
  if ("error" in read || read.view.game !== game) return { trouble: say.damaged };
  const { view, annotations, exercises } = read;
  if (!exercises.some(({ goal }) => goal)) return { trouble: say.noGoals };
  return {
    found: {
      lesson: { id: itemOf(text), title: titleOf(annotations) || say.untitled },
      exercises: exercises.map((exercise) => ({ ...exercise, text: textOf(exercise) })),
      own: { text, view },
    },
  };
}

/**
 * The text of a step: its words, and the task unless the words include it.
 *
 * @param {Exercise} exercise
 */
function textOf({ goal, text = "" }) {
  if (!goal) return text;
  const parts = readGoal(goal);
  return [text, text && parts.plies === 0 ? "" : words.learn.task(parts)].filter(Boolean).join(" ");
}

/**
 * Makes a study from a lesson, and opens it.
 *
 * @param {Own} own
 */
export async function openAsStudy({ text, view }) {
  chooseStudy(view.game, await keepStudy(text, view));
  location.hash = addressOf({ place: "study", game: view.game });
}

/**
 * The panel beside a lesson: its origin, and links.
 *
 * @param {Own} own
 */
export function ownPanel(own) {
  const say = words.learn;
  const study = make("button", { type: "button" }, icon("study"), say.openStudy);
  study.addEventListener("click", () => openAsStudy(own));
  return make(
    "div",
    { class: "own-lesson" },
    make("p", {}, say.ownText),
    make("p", { class: "controls" }, study),
    make("p", {}, make("a", { href: addressOf({ place: "learn", game: own.view.game }) }, say.all)),
  );
}
