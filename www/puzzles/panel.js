/**
 * The panel beside puzzles: the own rating, the week of today's puzzles, what to practise, how well one does
 * with each theme, and what is solved.
 */
import { isFromDisk } from "../ui/from-disk.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { copyFrom } from "../ui/dialog.js";
import { withModule } from "../ui/load.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { svg } from "../ui/svg.js";
import { words } from "../text/index.js";
import { dayOf, streak, weekOf } from "../exercise/daily.js";
import { addExerciseStyles } from "../exercise/styles.js";
import { readGoal } from "../game/goal.js";
import { choice } from "../ui/choice.js";
import { segments } from "../ui/controls.js";
import { calibrationLeft, isKept, readRecord } from "./record.js";
import styles from "./panel.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Puzzle} from "../exercise/types.js" */
/** @import {PuzzleRecord as Record} from "../exercise/formats.js" */
/** @import {Wish} from "./record.js" */

addExerciseStyles();
addStyles(styles);

/** How many tries make a theme worth listing, and how many are listed. */
const LEAST_TRIED = 3;
const MOST_THEMES = 8;

export class Panel {
  element = make("section", { class: "card exercise-rest puzzles-panel" });
  #board;
  #game;
  #puzzles;
  /** The parts that change with the record, before and after those that stay. */
  #before = make("div", { class: "part" });
  #after = make("div", { class: "part" });
  /** Whether the list of solved puzzles is open. */
  #isListed = false;

  /**
   * @param {{ board: ErgoBoard; game: string; puzzles: readonly Puzzle[]; theme: string }} context
   * @param {(wish: Partial<Wish>) => unknown} onChoice
   */
  constructor({ board, game, puzzles, theme }, onChoice) {
    this.#board = board;
    this.#game = game;
    this.#puzzles = puzzles;
    this.element.setAttribute("aria-label", words.puzzles.ownRating);
    this.element.append(this.#before, this.#choice(theme, onChoice), this.#after);
  }

  /** @param {Puzzle} puzzle on the board */
  show(puzzle) {
    const record = readRecord(this.#game);
    const say = words.puzzles;
    const kept = isKept(this.#game) ? [] : [make("p", { role: "status" }, say.notKept)];
    this.#before.replaceChildren(...kept, this.#own(record), this.#week(record));
    this.#after.replaceChildren(...this.#themes(record), ...this.#solved(record), this.#links(puzzle));
  }

  /**
   * The theme and the difficulty of what comes next.
   *
   * @param {string} chosen the theme at first
   * @param {(wish: Partial<Wish>) => unknown} onChoice
   */
  #choice(chosen, onChoice) {
    const say = words.puzzles;
    const present = new Set(this.#puzzles.flatMap(({ themes }) => themes));
    const named = Object.entries(say.themes).filter(([theme]) => present.has(theme));
    const options = named.toSorted(([, one], [, other]) => one.localeCompare(other));
    const theme = choice(
      "theme",
      say.theme,
      { "": say.anyTheme, ...Object.fromEntries(options) },
      chosen,
      (theme) => onChoice({ theme }),
    );
    const difficulty = segments("difficulty", say.difficulty, say.difficulties, "own", (difficulty) =>
      onChoice({ difficulty }),
    );
    return make("div", { class: "choice" }, make("h2", {}, say.choice), theme, difficulty);
  }

  /** @param {Record} record */
  #own(record) {
    const { own, ratings } = record;
    const say = words.puzzles;
    const left = calibrationLeft(record);
    const title = make("h2", {}, say.ownRating);
    const number = make("b", {}, String(Math.round(own.rating)));
    const about = make("small", {}, left > 0 ? say.calibration(left) : say.uncertain(own.deviation));
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
      make("ol", { class: "list" }, ...items),
    );
  }

  /** @param {Puzzle} puzzle */
  #links(puzzle) {
    const say = words.puzzles;
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
        "places",
      ),
    );
    const print = make("button", { type: "button" }, icon("print"), say.print);
    print.addEventListener("click", () =>
      withModule(
        this.#board,
        () => import("../publish/puzzle-sheet.js"),
        ({ showPuzzleSheet }) => showPuzzleSheet(this.#board, this.#game, this.#puzzles),
        "publish",
        "puzzles",
      ),
    );
    const links = isFromDisk() ? [] : [share, embed];
    return make("div", {}, make("div", { class: "links controls" }, ...links, print), status);
  }

  /**
   * The solved puzzles, the newest first.
   *
   * @param {Record} record
   */
  #solved({ tried }) {
    const say = words.puzzles;
    const known = new Map(this.#puzzles.map((puzzle) => [puzzle.id, puzzle]));
    const solved = Object.entries(tried).flatMap(([id, { solved }]) => (solved && known.get(id)) || []);
    if (solved.length === 0) return [];
    const list = make("ul", { class: "list solved-ones" });
    const summary = make("summary", { class: "outlined" }, say.solvedOnes(solved.length));
    const details = make("details", {}, summary, list);
    details.addEventListener("toggle", () => {
      this.#isListed = details.open;
      if (!details.open || list.childElementCount > 0) return;
      const items = solved.toReversed().map(({ id, goal, rating }) => {
        const href = addressOf({ place: "puzzles", game: this.#game, item: id });
        return make("li", {}, make("a", { href }, say.solvedOne(readGoal(goal), rating)));
      });
      list.append(...items);
    });
    details.open = this.#isListed;
    return [details];
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
    return [make("div", {}, make("h2", {}, say.progress), make("ul", { class: "list" }, ...items))];
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
