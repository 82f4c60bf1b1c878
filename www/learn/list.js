/** The list of the lessons of a game, with what is done. */
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { icon } from "../ui/action-icons.js";
import { make } from "../ui/make.js";
import { gameName, words } from "../text/index.js";
import { readProgress } from "./progress.js";
import styles from "./list.css";

/** @import {Lesson} from "./types.js" */

addStyles(styles);

/**
 * The links to the lessons.
 *
 * @param {string} game
 * @param {Lesson[]} lessons
 * @param {string} [current]
 */
export function lessonList(game, lessons, current) {
  const progress = readProgress(game);
  const items = lessons.map(({ id, title, steps }, at) => {
    const done = Math.min(progress[id] ?? 0, steps.length);
    const isDone = done === steps.length;
    const state = words.learn.progress(done, steps.length);
    const link = make(
      "a",
      { href: addressOf({ place: "learn", game, item: id }) },
      make("span", { class: "sign" }, isDone ? icon("check") : String(at + 1)),
      make("span", {}, title),
      ...(done > 0 ? [make("span", { class: isDone ? "unseen" : "count" }, state)] : []),
    );
    if (id === current) link.setAttribute("aria-current", "page");
    return make("li", {}, link);
  });
  return make("ol", { class: "lessons", "aria-label": words.learn.lessons }, ...items);
}

/**
 * The lesson to go on with.
 *
 * @param {string} game
 * @param {Lesson[]} lessons
 */
export function nextLesson(game, lessons) {
  const progress = readProgress(game);
  return lessons.find(({ id, steps }) => (progress[id] ?? 0) < steps.length);
}

/**
 * @param {HTMLElement} host
 * @param {string} game
 * @param {Lesson[]} lessons
 * @param {string} [trouble] why the requested lesson is not available
 */
export function renderList(host, game, lessons, trouble) {
  const say = words.learn;
  const next = nextLesson(game, lessons);
  const progress = readProgress(game);
  const isNew = lessons.every(({ id }) => !progress[id]);
  const go = next
    ? make(
        "a",
        { class: "go", href: addressOf({ place: "learn", game, item: next.id }) },
        icon("play"),
        say.goOn(next.title, isNew),
      )
    : make("a", { class: "go", href: addressOf({ place: "play", game }) }, icon("play"), say.play);
  const intro = trouble
    ? make("p", { role: "alert" }, trouble)
    : make("p", {}, next ? say.intro : say.allDone);
  host.append(
    make(
      "div",
      { class: "course" },
      make("h1", { tabindex: "-1" }, words.page.titles.learn(gameName(game))),
      intro,
      make("p", {}, go),
      lessonList(game, lessons),
    ),
  );
}
