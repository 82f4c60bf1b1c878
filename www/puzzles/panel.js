/**
 * What stands beside puzzles: the own rating, the week of today's puzzles, a timed run, and how well one does
 * with each theme.
 */
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { copyFrom } from "../ui/dialog.js";
import { withModule } from "../ui/load.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { svg } from "../ui/svg.js";
import { more } from "../text/index.js";
import { dayOf, streak, weekOf } from "../exercise/daily.js";
import { isKept, readRecord } from "./record.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Puzzle} from "../exercise/read-puzzles.js" */
/** @import {Record} from "./record.js" */

addStyles(`
.exercise.puzzle .exercise-card .dashes { display: none; }
.exercise.puzzle > .main { display: contents; }
.puzzles-panel { display: grid; align-content: start; gap: 18px; padding: 18px 22px; }
.puzzles-panel :is(p, h2) { margin: 0; }
.puzzles-panel h2 { font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
.puzzles-panel .own { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 20px; align-items: end; }
.puzzles-panel .own b { font-size: 2rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.puzzles-panel .own svg { grid-row: 2 / span 2; grid-column: 2; width: 100%; height: 44px; overflow: visible; }
.puzzles-panel polyline { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.puzzles-panel small { color: var(--quiet); font-size: 0.8125rem; }
.puzzles-panel ol { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; text-align: center; font-size: 0.75rem; color: var(--quiet); }
.puzzles-panel ol i { font-style: normal; }
.puzzles-panel ol span { display: grid; place-items: center; height: 34px; margin-top: 4px; border-radius: 9px; box-shadow: inset 0 0 0 1.25px var(--border); color: var(--ink); font-size: 0.8125rem; font-weight: 600; }
.puzzles-panel ol .solved span { background: var(--brass-line); box-shadow: none; color: #2b2118; }
.puzzles-panel ol [aria-current] span { box-shadow: inset 0 0 0 2px var(--accent); }
.puzzles-panel ol .icon { width: 18px; height: 18px; }
.puzzles-panel .links { display: flex; flex-wrap: wrap; gap: 8px; }
.puzzles-panel .links > * { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 14px; border: 0; border-radius: 12px; background: none; box-shadow: inset 0 0 0 1.25px var(--border); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; }
.puzzles-panel ul { display: grid; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 0.875rem; }
.puzzles-panel ul li { display: grid; grid-template-columns: minmax(0, 1fr) 72px; gap: 12px; align-items: center; }
.puzzles-panel .bar { height: 6px; border-radius: 3px; background: linear-gradient(to right, var(--accent) var(--share), var(--border) 0); }
/* On phones the puzzle fills the window, and the rest is below it. */
@media (width < 720px), (width < 1000px) and (orientation: portrait) {
  .exercise.puzzle { display: block; }
  .exercise.puzzle > .main { display: grid; height: 100%; grid-template: "dashes" auto "title" auto "text" auto "board" minmax(0, 1fr) "answer" auto "actions" auto / minmax(0, 1fr); }
  .exercise.puzzle > .puzzles-panel { display: grid; margin: 12px 8px; }
}
@media (height < 520px) and (orientation: landscape) {
  .exercise.puzzle { display: block; }
  .exercise.puzzle > .main { display: grid; height: 100%; gap: 6px 12px; grid-template: "board card" minmax(0, 1fr) / minmax(0, min(100cqh * 1.2, 100cqw - 290px)) minmax(0, 1fr); }
  .exercise.puzzle > .puzzles-panel { display: grid; margin: 12px 8px; }
}
@media (forced-colors: active) {
  .puzzles-panel .bar { forced-color-adjust: none; background: linear-gradient(to right, Highlight var(--share), GrayText 0); }
  .puzzles-panel ol .solved span { border: 2px solid Highlight; }
  .puzzles-panel .links > * { border: 1px solid ButtonText; }
}
`);

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
    this.element.setAttribute("aria-label", more.puzzles.ownRating);
  }

  /**
   * @param {Puzzle} puzzle on the board
   * @param {import("./puzzle.js").Origin} origin
   */
  show(puzzle, origin) {
    const record = readRecord(this.#game);
    const say = more.puzzles;
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
    const say = more.puzzles;
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
    const say = more.puzzles;
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
    const say = more.puzzles;
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
    const say = more.puzzles;
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
  const label = more.puzzles.ratingGraph(ratings[0], ratings.at(-1) ?? ratings[0]);
  return svg(
    "svg",
    { viewBox: "0 0 100 40", preserveAspectRatio: "none", role: "img", "aria-label": label },
    svg("polyline", { points }),
  );
}
