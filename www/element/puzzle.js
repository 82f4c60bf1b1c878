/**
 * The mode `puzzle` of a board: a puzzle of the site, or a position with a goal, with a card that says what is to be done. Loaded
 * with the first of them.
 */
import { isGoal } from "../board/goal.js";
import { adoptRules } from "../board/late-style.js";
import { EngineImpossible } from "../engine/client.js";
import { Card } from "../exercise/card.js";
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
/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */

/** What a board shows: exercises, the id of a puzzle of the site, what they are called, and a remark about them. @typedef {{ exercises: readonly Exercise[], id?: string, chip: string, remark?: string, error?: undefined }} Content */

/** What is wrong with the attributes, and whether the board has reported it. @typedef {{ error: ParseError, isReported: boolean }} Fault */

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
  if (content.error) return showError(table, content, report);
  const { exercises, id, chip, remark } = content;
  const from = { puzzle: id, exercises: exercises.length };
  const dispatch = (/** @type {string} */ name, /** @type {object} */ detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  const sequence = new Sequence(element, { game: setup.game, options: setup.options }, exercises, chip, {
    tried: (exercise, move, { verdict, reply }) => dispatch("puzzle-move", { ...from, exercise, move, verdict, reply }),
    solved: (exercise, result) => dispatch("puzzle-solved", { ...from, exercise, ...result }),
    shown: (exercise) => dispatch("puzzle-shown", { ...from, exercise }),
  });
  addCard(table, sequence.card);
  await sequence.start();
  if (remark) {
    sequence.card.answer("info", remark);
    console.warn(remark);
    report.fault(remark);
  }
  return sequence;
}

/** What the attributes describe. @param {ErgoBoard} element @returns {Promise<Content | Fault>} */
async function read(element) {
  const { setup } = readAttributes(element);
  const get = (/** @type {string} */ name) => element.getAttribute(name)?.trim() ?? "";
  const parts = /** @type {const} */ (["puzzles", "review", "moves", "more"]);
  await Promise.all(parts.map((part) => loadMore(part)));
  const goal = get("goal");
  if (goal || setup.position !== undefined || setup.positionLine !== undefined || !Object.hasOwn(words.games, setup.game)) {
    // An error is that of the game or of the position.
    const error = await element.open({ ...setup, players: ["remote", "remote"] });
    if (error) return { error, isReported: true };
    if (!isGoal(goal)) return { error: goalError(goal), isReported: false };
    const moves = get("moves")
      .split(/[\s,]+/)
      .filter(Boolean);
    return { exercises: [{ position: get("position") || undefined, moves, goal }], chip: more.puzzles.puzzle };
  }
  const puzzles = await loadPuzzles(setup.game);
  const wanted = get("puzzle") || TODAY;
  const linked = puzzles.find(({ id }) => id === wanted);
  const puzzle = linked ?? puzzleOf(puzzles, dayOf());
  const remark = linked || wanted === TODAY ? undefined : more.puzzles.unknownId(wanted);
  return { exercises: [puzzle], id: puzzle.id, chip: linked ? more.puzzles.puzzle : more.puzzles.today, remark };
}

/** What the judge of exercises would say. @param {string} goal @returns {ParseError} */
const goalError = (goal) => ({ code: "goal", found: goal, expected: "", start: 0, end: goal.length, line: 1, column: 1 });

/** Says what is wrong. Without any position, the board itself does. @param {HTMLElement} table @param {Fault} fault @param {Pick<import("./lifecycle.js").Callbacks, "error">} report @returns {Opened} */
function showError(table, { error, isReported }, report) {
  const card = new Card("h2");
  card.show({ chip: more.puzzles.puzzle, place: "", title: more.puzzles.broken, text: "" });
  card.answer("wrong", more.textErrors.parse(error));
  addCard(table, card);
  if (!isReported) report.error(error);
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
