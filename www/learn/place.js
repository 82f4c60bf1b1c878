/**
 * The place _Learn_: `#/ergo/learn` lists the lessons with the progress, `#/ergo/learn/<lesson>` is one of
 * them, and `#/ergo/learn/own.<link>` a custom lesson. Loaded on demand.
 */
import { loadWords, words } from "../text/index.js";
import { loadExercises, loadLessonsOf } from "./lessons.js";
import { renderLesson } from "./lesson.js";
import { renderList } from "./list.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, context) {
  const { board, game, item, isShown } = context;
  const [lessons] = await Promise.all([loadLessonsOf(game), loadWords("learn"), loadWords("review")]);
  const { found, trouble } = await findLesson(game, lessons, item);
  if (!isShown()) return undefined;
  const leave = found
    ? renderLesson(host, { board, game, lessons, ...found })
    : renderList(host, context, lessons, item === undefined ? undefined : (trouble ?? words.learn.unknown));
  // Screen readers start at the heading, which was not there at once.
  if (document.activeElement === document.body)
    /** @type {HTMLElement | null} */ (host.querySelector("h1"))?.focus();
  return leave;
}

/**
 * The lesson of an item: one of the game, or that of a link, study or file opened in this browser.
 *
 * @param {string} game
 * @param {import("./types.js").Lesson[]} lessons
 * @param {string} [item]
 * @returns {Promise<{ found?: import("./own.js").FoundLesson; trouble?: string }>}
 */
async function findLesson(game, lessons, item = "") {
  const lesson = lessons.find(({ id }) => id === item);
  if (lesson) return { found: { lesson, exercises: loadExercises(game, lesson) } };
  if (!/^own[.-]/.test(item)) return {};
  try {
    const { loadOwn } = await import("./own.js");
    return await loadOwn(game, item);
  } catch (error) {
    // The engine that parses the game text cannot run.
    console.warn(error);
    return { trouble: words.page.placeMissing };
  }
}
