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
  const { found, part, trouble } = await findItem(game, lessons, item);
  if (!isShown()) return undefined;
  return found
    ? renderLesson(host, { board, game, lessons, ...found })
    : part
      ? await part.render(host, context)
      : renderList(host, context, lessons, item === undefined ? undefined : (trouble ?? words.learn.unknown));
}

/**
 * The subject of an item: a lesson of the game, or that of a link, study or file opened in this browser, or
 * another part of the page.
 *
 * @param {string} game
 * @param {import("./types.js").Lesson[]} lessons
 * @param {string} [item]
 * @returns {Promise<{
 *   found?: import("./own.js").FoundLesson;
 *   part?: import("../app/places.js").PlaceModule;
 *   trouble?: string;
 * }>}
 */
async function findItem(game, lessons, item) {
  if (!item) return {};
  const lesson = lessons.find(({ id }) => id === item);
  if (lesson) return { found: { lesson, exercises: loadExercises(game, lesson) } };
  try {
    if (/^own[.-]/.test(item)) return await (await import("./own.js")).loadOwn(game, item);
    return { part: await (await import("./proven.js")).placeOf(game, item) };
  } catch (error) {
    // The part cannot be loaded, or the engine that parses the game text cannot run.
    console.warn(error);
    return { trouble: words.page.placeMissing };
  }
}
