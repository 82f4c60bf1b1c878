/**
 * The panel beside puzzles: the own rating, the week of today's puzzles, a timed run, and how well one does
 * with each theme.
 */
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { copyFrom } from "../ui/dialog.js";
import { withModule } from "../ui/load.js";
import { icon } from "../ui/action-icons.js";
import { make } from "../ui/make.js";
import { svg } from "../ui/svg.js";
import { words } from "../text/index.js";
import { dayOf, streak, weekOf } from "../exercise/daily.js";
import { isKept, readRecord } from "./record.js";
import styles from "./panel.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Puzzle} from "../exercise/read-puzzles.js" */
/** @import {Record} from "./record.js" */

addStyles(styles);

/** How many tries make a theme worth listing, and how many are listed. */
const LEAST_TRIED = 3;
const MOST_THEMES = 8;

export class Panel {
  element = make("section", { class: "exercise-rest puzzles-panel" });
  #board;
  #game;
  #puzzles;
  #callbacks;

  /**
   * @param {{ board: ErgoBoard; game: string; puzzles: readonly Puzzle[] }} context
   * @param {{ run: () => unknown }} callbacks
   */
  constructor({ board, game, puzzles }, callbacks) {
    this.#board = board;
    this.#game = game;
    this.#puzzles = puzzles;
    this.#callbacks = callbacks;
    this.element.setAttribute("aria-label", words.puzzles.ownRating);
  }

  /**
   * @param {Puzzle} puzzle on the board
   * @param {import("./puzzle.js").Origin} origin
   */
  show(puzzle, origin) {
    const record = readRecord(this.#game);
    const say = words.puzzles;
    const kept = isKept(this.#game) ? [] : [make("p", { role: "status" }, say.notKept)];
    this.element.replaceChildren(
      ...kept,
      this.#own(record),
      this.#week(record),
      this.#links(puzzle, origin, record),
      ...this.#themes(record),
    );
  }

  /** @param {Record} record */
  #own({ own, ratings, tried }) {
    const say = words.puzzles;
    const solved = Object.values(tried).filter((one) => one.solved).length;
    const title = make("h2", {}, say.ownRating);
    const number = make("b", {}, String(Math.round(own.rating)));
    const about = make(
      "small",
      {},
      ratings.length > 0 ? say.uncertain(own.deviation) : say.count(solved, this.#puzzles.length),
    );
    return make(
      "div",
      { class: "own" },
      title,
      make("small", {}),
      number,
      ...(ratings.length > 1 ? [graph(ratings)] : []),
      about,
    );
  }

  /** @param {Record} record */
  #week({ days }) {
    const say = words.puzzles;
    const today = dayOf();
    const items = weekOf(today).map((day) => {
      const [year, month, date] = day.split("-").map(Number);
      const at = new Date(year, month - 1, date);
      const isSolved = days.includes(day);
      const sign = make("span", { "aria-hidden": "true" }, isSolved ? icon("check") : String(date));
      const label = make("b", { class: "unseen" }, say.dayState(at, isSolved));
      const name = make("i", { "aria-hidden": "true" }, say.weekday(at));
      return make(
        "li",
        { class: isSolved ? "solved" : "", ...(day === today && { "aria-current": "date" }) },
        name,
        sign,
        label,
      );
    });
    const count = streak(days, today);
    return make(
      "div",
      {},
      make("h2", {}, count > 0 ? say.streak(count) : say.week),
      make("ol", {}, ...items),
    );
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import("./puzzle.js").Origin} origin
   * @param {Record} record
   */
  #links(puzzle, origin, { best }) {
    const say = words.puzzles;
    const to = (/** @type {string} */ label, /** @type {string} */ item) =>
      make("a", { href: addressOf({ place: "puzzles", game: this.#game, ...(item && { item }) }) }, label);
    const share = make("button", { type: "button" }, icon("share"), say.share);
    const status = make("p", { role: "status" });
    share.addEventListener("click", async () => {
      const url = new URL(addressOf({ place: "puzzles", game: this.#game, item: puzzle.id }), location.href)
        .href;
      const field = make("input", {
        value: url,
        readonly: "",
        class: "unseen",
        "aria-hidden": "true",
        tabindex: "-1",
      });
      this.element.append(field);
      status.textContent = (await copyFrom(field, url)) ? say.copied : url;
      field.remove();
    });
    const embed = make("button", { type: "button" }, icon("embed"), say.embed);
    embed.addEventListener("click", () =>
      withModule(
        this.#board,
        () => import("../embed/dialog.js"),
        ({ showPuzzleEmbed }) => showPuzzleEmbed({ game: this.#game, id: puzzle.id }),
      ),
    );
    const run = make("button", { type: "button", title: say.runNote(best) }, icon("star"), say.run);
    run.addEventListener("click", () => this.#callbacks.run());
    const first = origin === "today" ? to(say.training, "") : to(say.today, "today");
    return make(
      "div",
      {},
      make("div", { class: "links" }, first, ...(origin === "run" ? [] : [run]), share, embed),
      status,
    );
  }

  /**
   * How well somebody does, by theme.
   *
   * @param {Record} record
   */
  #themes({ tried }) {
    const say = words.puzzles;
    /** @type {Map<string, { solved: number; tried: number }>} */
    const counts = new Map();
    for (const { id, themes } of this.#puzzles) {
      const one = tried[id];
      if (!one) continue;
      for (const theme of themes.filter((theme) => theme in say.themes)) {
        const count = counts.get(theme) ?? { solved: 0, tried: 0 };
        counts.set(theme, { solved: count.solved + Number(one.solved), tried: count.tried + 1 });
      }
    }
    const listed = [...counts].filter(([, count]) => count.tried >= LEAST_TRIED);
    if (listed.length === 0) return [];
    const shown = listed.toSorted(([, one], [, other]) => other.tried - one.tried).slice(0, MOST_THEMES);
    const items = shown.map(([theme, count]) => {
      const bar = make("span", { class: "bar", "aria-hidden": "true" });
      bar.style.setProperty("--share", `${Math.round((100 * count.solved) / count.tried)}%`);
      return make("li", {}, say.themeState(say.themes[theme], count.solved, count.tried), bar);
    });
    return [make("div", {}, make("h2", {}, say.progress), make("ul", {}, ...items))];
  }
}

/**
 * The last ratings as a line.
 *
 * @param {readonly number[]} ratings
 */
function graph(ratings) {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (/** @type {number} */ at) => ((at / (ratings.length - 1)) * 100).toFixed(1);
  const y = (/** @type {number} */ rating) =>
    (38 - ((rating - low) / Math.max(40, high - low)) * 34).toFixed(1);
  const points = ratings.map((rating, at) => `${x(at)},${y(rating)}`).join(" ");
  const label = words.puzzles.ratingGraph(ratings[0], ratings.at(-1) ?? ratings[0]);
  return svg(
    "svg",
    { viewBox: "0 0 100 40", preserveAspectRatio: "none", role: "img", "aria-label": label },
    svg("polyline", { points }),
  );
}
