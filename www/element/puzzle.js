/**
 * The mode `puzzle` of a board: a puzzle of the site, or a position with a goal, with a card that says what is to be done. Loaded
 * with the first of them.
 */
import { isGoal } from "../board/goal.js";
import { adoptRules } from "../board/late-style.js";
import { EngineImpossible } from "../engine/client.js";
import { Card } from "../exercise/card.js";
import { exerciseOf, readGameText, titleOf } from "../exercise/from-game-text.js";
import { Sequence } from "../exercise/sequence.js";
import { dayOf, puzzleOf } from "../puzzles/daily.js";
import { loadPuzzles } from "../puzzles/puzzles.js";
import { loadMore, more, words } from "../text/index.js";
import { readAttributes } from "./attributes.js";
import { PUZZLE } from "./style-puzzle.js";

/** @typedef {import("./ergo-board.js").ErgoBoard} ErgoBoard */
/** @typedef {import("./ergo-board.js").PuzzleMoveDetail} PuzzleMoveDetail */
/** @typedef {import("./ergo-board.js").PuzzleSolvedDetail} PuzzleSolvedDetail */
/** @typedef {import("../exercise/solver.js").Exercise} Exercise */
/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */

/** What a board shows: the exercises, their game if the attributes do not say it, the id of a puzzle of the site, and what is wrong with the attributes. @typedef {{ exercises: readonly Exercise[], base?: Pick<Setup, "game" | "options">, id?: string, chip?: string, message?: string }} Content */

/**
 * What was opened, until the attributes describe something else.
 * @typedef {{ close: () => void }} Opened
 */

/** The value of the attribute for the puzzle of the day. */
const TODAY = "today";

/**
 * Opens what the attributes describe. What is wrong with them is said on the board, and reported.
 * @param {ErgoBoard} element
 * @param {Pick<import("./lifecycle.js").Callbacks, "error" | "fault">} report
 * @returns {Promise<Opened>}
 */
export async function openPuzzle(element, report) {
  const { setup } = readAttributes(element);
  const table = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector(".table"));
  const content = await read(element).catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  adoptRules(table, PUZZLE);
  if (content === undefined) {
    // The error of the game, or of the goal: the position is there, if it can be.
    const error = await element.open({ ...setup, players: ["remote", "remote"] });
    if (setup.gameText !== undefined) return error ? { close: () => {} } : showNoExercises(table, report);
    return isGoal(goalOf(element)) ? { close: () => {} } : showGoalError(table, goalOf(element), report);
  }
  const { exercises, base = setup, id, chip, message } = content;
  const from = { puzzle: id, exercises: exercises.length };
  const dispatch = (/** @type {string} */ name, /** @type {object} */ detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  const sequence = new Sequence(element, { game: base.game, options: base.options }, exercises, chip ?? more.puzzles.puzzle, {
    tried: (exercise, move, { verdict, reply }) => dispatch("puzzle-move", { ...from, exercise, move, verdict, reply }),
    solved: (exercise, result) => dispatch("puzzle-solved", { ...from, exercise, ...result }),
    shown: (exercise) => dispatch("puzzle-shown", { ...from, exercise }),
  });
  addCard(table, sequence.card);
  await sequence.start();
  if (message) {
    sequence.card.answer("info", message);
    console.warn(message);
    report.fault(message);
  }
  return sequence;
}

/** @param {Element} element */
const goalOf = (element) => element.getAttribute("goal")?.trim() ?? "";

/** What the attributes describe; nothing if they cannot be understood. @param {Element} element @returns {Promise<Content | undefined>} */
async function read(element) {
  const parts = /** @type {const} */ (["puzzles", "review", "moves", "more"]);
  const [{ setup }] = [readAttributes(element), await Promise.all(parts.map((part) => loadMore(part)))];
  const { game, position, positionLine } = setup;
  if (setup.gameText !== undefined) return readText(setup);
  if (!Object.hasOwn(words.games, game)) return undefined;
  const goal = goalOf(element);
  if (goal || position !== undefined || positionLine !== undefined) {
    const moves =
      element
        .getAttribute("moves")
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [];
    return isGoal(goal) ? { exercises: [{ position: element.getAttribute("position")?.trim() || undefined, moves, goal }] } : undefined;
  }
  const puzzles = await loadPuzzles(game);
  const wanted = element.getAttribute("puzzle")?.trim() || TODAY;
  const found = wanted === TODAY ? undefined : puzzles.find(({ id }) => id === wanted);
  const puzzle = found ?? puzzleOf(puzzles, dayOf());
  const message = found || wanted === TODAY ? undefined : more.puzzles.unknownId(wanted);
  return { exercises: [puzzle], id: puzzle.id, chip: found ? undefined : more.puzzles.today, message };
}

/** The exercises of a game text; nothing if it has none, or cannot be read. @param {Setup} setup @returns {Promise<Content | undefined>} */
async function readText(setup) {
  const found = await readGameText(setup);
  if ("error" in found || !found.steps.some(({ goal }) => goal)) return undefined;
  const { view, annotations, steps } = found;
  return { exercises: steps.map((step) => exerciseOf(view, step)), base: view, chip: titleOf(annotations) || undefined };
}

/** Says that a game text has no exercises. @param {HTMLElement} table @param {Pick<import("./lifecycle.js").Callbacks, "fault">} report @returns {Opened} */
function showNoExercises(table, report) {
  const card = new Card("h2");
  card.show({ chip: more.puzzles.puzzle, place: "", title: more.puzzles.broken, text: "" });
  card.answer("wrong", more.puzzles.noExercises);
  addCard(table, card);
  report.fault(more.puzzles.noExercises);
  return { close: () => card.element.remove() };
}

/** Says that there is no such goal. @param {HTMLElement} table @param {string} goal @param {Pick<import("./lifecycle.js").Callbacks, "error">} report @returns {Opened} */
function showGoalError(table, goal, report) {
  const card = new Card("h2");
  /** @type {ParseError} */
  const error = { code: "goal", found: goal, expected: "", start: 0, end: goal.length, line: 1, column: 1 };
  card.show({ chip: more.puzzles.puzzle, place: "", title: more.puzzles.broken, text: "" });
  card.answer("wrong", more.textErrors.parse(error));
  addCard(table, card);
  report.error(error);
  return { close: () => card.element.remove() };
}

/** @param {HTMLElement} table @param {Card} card */
function addCard(table, { element }) {
  const slot = document.createElement("slot");
  slot.name = "link";
  element.append(slot);
  // In the order in which it is read: what to do, then the board.
  table.querySelector(".field")?.before(element);
}
