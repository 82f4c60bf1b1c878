/** Sheets of six puzzles, from easy to hard, with the solutions on the back. */
import { PASS } from "../exercise/judge.js";
import { wordsOf } from "../exercise/words.js";
import { withEngine } from "../game/engines.js";
import { readGoal } from "../game/goal.js";
import { drawQr } from "../match/qr-picture.js";
import { colourOf, gameName, words } from "../text/index.js";
import { line } from "../ui/controls.js";
import { isFromDisk } from "../ui/from-disk.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { diagramOf } from "./diagram.js";
import { PUZZLES, puzzlesOf, sheetsOf } from "./sheet-puzzles.js";
import { Sheet, headOf, paper } from "./sheet.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Puzzle} from "../exercise/types.js" */
/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @typedef {{ puzzle: Puzzle; board: Board; view: View; solution: string[] }} Shown */

/** How many signs of difficulty there are, and lines for the answer. */
const SIGNS = 3;
const LINES = 3;

const DAY = 86_400_000;

/**
 * @param {string} game
 * @param {readonly Puzzle[]} puzzles
 * @param {AbortSignal} signal
 * @returns {Promise<Shown[]>}
 */
const readAll = (game, puzzles, signal) =>
  withEngine(async (engine) => {
    /** @type {Shown[]} */
    const shown = [];
    for (const puzzle of puzzles) {
      const opened = await engine.call("open", {
        game,
        options: [],
        players: ["person", "person"],
        level: 1,
        seconds: 1,
        start: puzzle.position,
        moves: [],
      });
      if (opened.error) throw new Error(opened.error.code);
      const { board, view } = opened;
      shown.push({ puzzle, board, view, solution: await engine.call("solution", puzzle.goal) });
    }
    return shown;
  }, signal);

/**
 * How hard it is, by its place on the sheet.
 *
 * @param {number} place from 0
 */
function signsOf(place) {
  const filled = 1 + Math.floor((place * SIGNS) / PUZZLES);
  const signs = Array.from({ length: SIGNS }, (_, at) => make("i", { class: at < filled ? "on" : "" }));
  return make(
    "span",
    { class: "signs", role: "img", "aria-label": words.publish.difficulty(filled, SIGNS) },
    ...signs,
  );
}

/** @param {Shown} shown */
function taskOf({ puzzle, view }) {
  const [own, other] = [colourOf(view, view.turn), colourOf(view, 1 - view.turn)];
  return wordsOf(words, readGoal(puzzle.goal), own, other).title;
}

/**
 * The code that leads to a puzzle.
 *
 * @param {string} game
 * @param {Puzzle} puzzle
 */
function codeOf(game, { id }) {
  if (isFromDisk()) return [];
  const address = new URL(addressOf({ place: "puzzles", game, item: id }), location.href).href;
  const code = drawQr(address, words.publish.code);
  return code ? [code] : [];
}

/** @param {View["hands"][number]} runs */
const countOf = (runs) => runs.reduce((sum, { count }) => sum + count, 0);

/**
 * The pieces in hand of both sides, if they matter on this sheet.
 *
 * @param {View} view
 * @param {boolean} hasHands
 */
function handsOf(view, hasHands) {
  if (!hasHands) return [];
  const sides = view.hands.map((runs, side) => ({ colour: colourOf(view, side), count: countOf(runs) }));
  return [make("p", { class: "hands" }, words.publish.inHand(sides))];
}

/**
 * @param {Shown} shown
 * @param {number} place
 * @param {string} game
 * @param {{ isPlain: boolean; hasHands: boolean }} how
 */
function frontOf(shown, place, game, { isPlain, hasHands }) {
  const { puzzle, board, view } = shown;
  const say = words.publish;
  const title = taskOf(shown);
  const code = codeOf(game, puzzle);
  return make(
    "section",
    {},
    make("h4", {}, make("b", {}, say.number(place + 1)), make("span", {}, title), signsOf(place)),
    ...handsOf(view, hasHands),
    diagramOf(board, view, { label: title, isFlipped: view.turn === 1, isPlain }),
    make(
      "div",
      { class: "answer" },
      make("p", {}, say.answer),
      ...Array.from({ length: LINES }, () => make("hr", {})),
      ...code,
      ...(code.length > 0 ? [make("p", {}, say.codeNote)] : []),
    ),
  );
}

/**
 * @param {Shown} shown
 * @param {number} place
 * @param {string} game
 */
function backOf(shown, place, game) {
  const { puzzle, view, solution } = shown;
  const say = words.publish;
  const { themes: names, pass } = words.puzzles;
  const themes = puzzle.themes.flatMap((theme) => names[theme] ?? []);
  const moves = solution.map((move) => (move === PASS ? pass : move));
  return make(
    "li",
    {},
    ...codeOf(game, puzzle),
    make("b", {}, say.number(place + 1)),
    make(
      "div",
      {},
      make("h4", {}, taskOf(shown)),
      make("p", { class: "moves" }, say.line(moves, view.turn)),
      make("p", {}, say.about(themes, puzzle.rating)),
    ),
  );
}

/**
 * @param {string} game
 * @param {readonly Shown[]} all
 * @param {number} number
 * @param {boolean} isPlain
 * @returns {import("./sheet.js").Filling}
 */
function pagesOf(game, all, number, isPlain) {
  const say = words.publish;
  const name = gameName(words, game);
  const { goal } = words.games[game];
  const hasHands = all.some(({ view }) => view.hands.some((runs) => countOf(runs) > 0));
  const how = { isPlain, hasHands };
  const pieces = (goal?.pictures ?? []).map(({ title, text }) => say.piece(title, text));
  const front = make("div", { class: "puzzles" });
  const back = make("ol", { class: "solutions" });
  const foot = pieces.length > 0 ? [make("p", { class: "foot" }, pieces.join(" · "))] : [];
  return {
    pages: [
      paper(headOf(say.puzzlesOf(name), goal?.text ?? "", say.sheet(number), say.order), front, ...foot),
      paper(headOf(say.solutionsOf(name), say.solutionsNote, say.sheet(number)), back),
    ],
    parts: all
      .flatMap((shown, place) => [
        () => front.append(frontOf(shown, place, game, how)),
        () => back.append(backOf(shown, place, game)),
      ])
      .values(),
  };
}

/**
 * Opens the dialog with the sheets of a game.
 *
 * @param {ErgoBoard} board of the page
 * @param {string} game
 * @param {readonly Puzzle[]} puzzles
 */
export function showPuzzleSheet(board, game, puzzles) {
  const say = words.publish;
  const sheets = sheetsOf(puzzles);
  // Another one every day.
  const today = 1 + (Math.floor(Date.now() / DAY) % sheets);
  const field = make("input", {
    id: "sheet-number",
    type: "number",
    inputmode: "numeric",
    min: "1",
    max: String(sheets),
    value: String(today),
    "aria-label": say.sheetOf(sheets),
  });
  const sheet = new Sheet("puzzle-sheet", say.puzzlesOf(gameName(words, game)), [
    line(say.sheetOf(sheets), field),
  ]);
  const show = () => {
    const number = Number(field.value);
    if (!field.checkValidity() || !Number.isInteger(number)) return;
    void sheet.show(async (signal) => {
      const all = await readAll(game, puzzlesOf(puzzles, number), signal);
      return pagesOf(game, all, number, board.pieceSet === "plain");
    });
  };
  field.addEventListener("change", show);
  show();
}
