/**
 * Lessons that users make from studies: `#/ergo/learn/own.<link>` has the whole game text in its address, and
 * `#/ergo/learn/own-<print>` is the text that was last opened in this browser. Loaded on demand.
 */
import { addressOf } from "../ui/router.js";
import { PLACE } from "../storage/storage.js";
import { readText, writeText } from "../storage/texts.js";
import { icon } from "../ui/icons.js";
import "../ui/late-icons.js";
import { readGoal } from "../game/goal.js";
import { make } from "../ui/make.js";
import { readGameText, titleOf } from "../exercise/from-game-text.js";
import { DEFAULT_SETUP } from "../game/state.js";
import { fingerprint } from "../storage/entry.js";
import { chooseStudy, keepStudy } from "../storage/studies.js";
import { more } from "../text/index.js";
import { isLessonLink, readLessonLink } from "./link.js";

/** @import {Course} from "./lessons.js" */
/** @import {Step} from "./read.js" */
/** @import {TextStep} from "../exercise/from-game-text.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

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
 * @returns {Promise<{ course?: Course; trouble?: string }>}
 */
export async function loadOwn(game, item) {
  const say = more.learn;
  const stored = readText(keyOf(game));
  const text = isLessonLink(item) ? await readLessonLink(item) : itemOf(stored) === item ? stored : undefined;
  if (text === undefined) return { trouble: isLessonLink(item) ? say.damaged : say.gone };
  const found = await readGameText({ ...DEFAULT_SETUP, game, gameText: text });
  if ("error" in found || found.view.game !== game) return { trouble: say.damaged };
  const { view, annotations, steps } = found;
  return steps.some(({ goal }) => goal)
    ? { course: courseOf(text, view, titleOf(annotations), steps) }
    : { trouble: say.noGoals };
}

/**
 * @param {string} text
 * @param {View} view
 * @param {string} title
 * @param {TextStep[]} steps
 * @returns {Course}
 */
function courseOf(text, view, title, steps) {
  const id = itemOf(text);
  const ids = steps.map((_, at) => `step-${at + 1}`);
  const place = { position: view.start, follows: false, show: [], wrong: [] };
  const lesson = {
    id,
    steps: steps.map(({ moves, goal, shapes, answers }, at) => ({
      ...place,
      id: ids[at],
      moves,
      goal,
      shapes,
      answers,
    })),
  };
  const words = steps.map((step, at) => [ids[at], { text: textOf(step) }]);
  return {
    lessons: [lesson],
    words: { [id]: { title: title || more.learn.untitled, steps: Object.fromEntries(words) } },
    own: { text, view },
  };
}

/**
 * The text of a step: its words, and the task unless the words include it.
 *
 * @param {TextStep} step
 */
function textOf({ goal, words }) {
  if (!goal) return words;
  const parts = readGoal(goal);
  return [words, words && parts.plies === 0 ? "" : more.learn.task(parts)].filter(Boolean).join(" ");
}

/**
 * Makes a study from a lesson, and opens it.
 *
 * @param {NonNullable<Course["own"]>} own
 */
export async function openAsStudy({ text, view }) {
  chooseStudy(view.game, await keepStudy(text, view));
  location.hash = addressOf({ place: "study", game: view.game });
}

/**
 * The panel beside a lesson: its origin, and links.
 *
 * @param {NonNullable<Course["own"]>} own
 */
export function ownPanel(own) {
  const say = more.learn;
  const study = make("button", { type: "button" }, icon("study"), say.openStudy);
  study.addEventListener("click", () => openAsStudy(own));
  return make(
    "div",
    { class: "own" },
    make("p", {}, say.ownText),
    make("p", {}, study),
    make("p", {}, make("a", { href: addressOf({ place: "learn", game: own.view.game }) }, say.all)),
  );
}
