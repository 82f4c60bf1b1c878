/** The list of the lessons of a game, with what is done. */
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { icon } from "../ui/icons.js";
import "../ui/card.js";
import { gamePicker } from "../ui/game-picker.js";
import { readPalette } from "../draw/palette.js";
import { make } from "../ui/make.js";
import { gameName, words } from "../text/index.js";
import { readProgress } from "../exercise/progress.js";
import { aboutOf } from "./lessons.js";
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
  return make("ol", { class: "list lessons exercise-links", "aria-label": words.learn.lessons }, ...items);
}

/** How long a step takes, in minutes. */
const STEP = 0.6;

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 * @param {Lesson[]} lessons
 * @param {string} [trouble] why the requested lesson is not available
 */
export function renderList(host, { board, game }, lessons, trouble) {
  const say = words.learn;
  const progress = readProgress(game);
  const isNew = lessons.every(({ id }) => !progress[id]);
  const left = lessons.filter(({ id, steps }) => (progress[id] ?? 0) < steps.length);
  // The lesson to go on with.
  const next = left.at(0);
  const go = make(
    "a",
    {
      class: "go",
      href: addressOf(next ? { place: "learn", game, item: next.id } : { place: "play", game }),
    },
    icon("play"),
    next ? say.goOn(next.title, isNew) : say.play,
  );
  const about = trouble ?? (next ? say.intro : say.allDone);
  const intro = make(
    "p",
    { class: "about", ...(trouble && { role: "alert" }) },
    lessons.length === 0 ? say.none(gameName(words, game)) : about,
  );
  const done = lessons.length - left.length;
  const minutes = left.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
  const bar = make("div", { class: "bar", "aria-hidden": "true" });
  bar.style.setProperty("--share", `${(100 * done) / lessons.length}%`);
  const pictures = lessons.map(() => make("canvas", { "aria-hidden": "true" }));
  const cards = lessons.map((lesson, at) => card(game, lesson, at, next, pictures[at]));
  const list = make(
    "ol",
    { class: "list lessons card-links", "aria-label": say.lessons },
    ...cards,
    make(
      "li",
      {},
      make("a", { class: "card all", href: addressOf({ place: "rules", game }) }, icon("rules"), say.rules),
    ),
  );
  host.append(
    make(
      "div",
      { class: "course" },
      make(
        "div",
        { class: "head" },
        make("h1", { tabindex: "-1" }, words.page.titles.learn(gameName(words, game))),
        gamePicker("learn", () => game).element,
        ...(lessons.length === 0
          ? []
          : [
              make(
                "p",
                { class: "far" },
                make("b", {}, say.finished(done, lessons.length)),
                say.left(minutes),
              ),
              bar,
            ]),
        intro,
        go,
      ),
      list,
    ),
  );
  // What is not stored is missed only by those who want to see it.
  void import("./proven.js").then(({ addLinks }) => addLinks(list, game)).catch(() => {});
  // A list without pictures will do.
  if (lessons.length > 0) void drawLessons(board, game, lessons, pictures).catch(() => {});
}

/** @param {Lesson} lesson */
const minutesOf = ({ steps }) => Math.max(1, Math.round(STEP * steps.length));

/**
 * @param {string} game
 * @param {Lesson} lesson
 * @param {number} at its place in the course
 * @param {Lesson | undefined} next the lesson to go on with
 * @param {HTMLCanvasElement} picture
 */
function card(game, lesson, at, next, picture) {
  const { id, title, steps } = lesson;
  const say = words.learn;
  const done = Math.min(readProgress(game)[id] ?? 0, steps.length);
  const state =
    done === steps.length
      ? make("small", { class: "done" }, icon("check"), say.progress(done, steps.length))
      : make(
          "small",
          { class: "next" },
          lesson === next ? say.upNext : done > 0 ? say.progress(done, steps.length) : "",
        );
  const link = make(
    "a",
    { href: addressOf({ place: "learn", game, item: id }), class: lesson === next ? "card current" : "card" },
    picture,
    make("small", {}, say.about(at + 1, minutesOf(lesson))),
    make("b", {}, title),
    make("p", {}, aboutOf(lesson)),
    state,
  );
  return make("li", {}, link);
}

/**
 * Draws where each lesson ends.
 *
 * @param {import("../element/ergo-board.js").ErgoBoard} board whose theme the pictures have
 * @param {string} game
 * @param {Lesson[]} lessons
 * @param {HTMLCanvasElement[]} pictures
 */
async function drawLessons(board, game, lessons, pictures) {
  const text = lessons.map(({ steps }) => steps.at(-1) ?? "").join("\n");
  const [{ drawPicture }, { games }] = await Promise.all([
    import("../library/picture.js"),
    // An engine that crashes is started again.
    board.readGames({ text }).catch(() => board.readGames({ text })),
  ]);
  const palette = readPalette(board, board);
  for (const [at, { picture }] of (games ?? []).entries())
    drawPicture(pictures[at], game, picture, palette, pictures[at].clientWidth || undefined);
}
