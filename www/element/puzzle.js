/**
 * The mode `puzzle` of a board: a puzzle of the site, a lesson, or a position with a goal, with a card that
 * shows the task. Loaded on demand.
 */
import { addStyles } from "../ui/styles.js";
import { EngineImpossible } from "../engine/module.js";
import { Card } from "../exercise/card.js";
import { exercisesIn, titleOf } from "../exercise/from-game-text.js";
import { dayOf, puzzleOf } from "../exercise/daily.js";
import { loadPuzzles } from "../exercise/puzzles.js";
import { gameName, loadPart } from "../text/words.js";
import { printable } from "../text/printable.js";
import { readAttributes } from "./attributes.js";
import { Sequence } from "./sequence.js";
import { wide } from "./style.js";
import card from "../exercise/card.css";
import lying from "./puzzle-lying.css";
import puzzleWide from "./puzzle-wide.css";
import puzzle from "./puzzle.css";

/** @import {ErgoBoard} from "./ergo-board.js" */
/** @import {Exercise} from "../exercise/types.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

/**
 * The content of a board: exercises, their game, the id of a puzzle of the site, a label, and a non-fatal
 * problem with the attributes.
 *
 * @typedef {{
 *   exercises: readonly Exercise[];
 *   base: Pick<Setup, "game" | "options">;
 *   id?: string;
 *   chip: string;
 *   remark?: string;
 * }} Content
 */

/**
 * A problem with the attributes that prevents showing anything, as a sentence; and an error or a fault to
 * report.
 *
 * @typedef {{ broken: string; error?: ParseError; fault?: string }} Fault
 */

/**
 * The opened content, until the attributes change.
 *
 * @typedef {{ card: Card; close: () => void }} Opened
 */

/**
 * Opens the game that leads to an exercise, without painting its board before the card is there.
 *
 * @typedef {object} Opener
 * @property {(goal: string) => Promise<ParseError | undefined>} checkGoal says what is wrong with a goal
 * @property {(setup: Setup) => Promise<ParseError | undefined>} open
 * @property {() => boolean} isHere whether the element is still where it was
 */

const STYLES = card + puzzle + wide(puzzleWide) + lying;

/** The value of the attribute for the puzzle of the day. */
const TODAY = "today";

/**
 * Opens the content that the attributes describe. Problems are shown on the board, and reported.
 *
 * @param {Words} words
 * @param {ErgoBoard} element
 * @param {Opener} opener
 * @param {Pick<import("./lifecycle.js").Callbacks, "error" | "fault">} report
 * @returns {Promise<Opened | undefined>} nothing if the element has left the page
 */
export async function openPuzzle(words, element, opener, report) {
  const table = /** @type {HTMLElement} */ (element.shadowRoot?.querySelector(".table"));
  const content = await read(words, element, opener).catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  if (!content || !opener.isHere()) return undefined;
  addStyles(STYLES, table);
  if ("broken" in content) return showFault(words, table, content, report);
  const { exercises, base, id, chip, remark } = content;
  const from = { puzzle: id, exercises: exercises.length };
  const dispatch = (/** @type {string} */ name, /** @type {object} */ detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  const sequence = new Sequence(words, element, base, exercises, chip, {
    tried: (exercise, move, { verdict, reply }) =>
      dispatch("puzzle-move", { ...from, exercise, move, verdict, reply }),
    solved: (exercise, result) => dispatch("puzzle-solved", { ...from, exercise, ...result }),
    shown: (exercise) => dispatch("puzzle-shown", { ...from, exercise }),
  });
  addCard(table, sequence.card);
  await sequence.start();
  if (remark && opener.isHere()) {
    sequence.card.answer("info", remark);
    console.warn(remark);
    report.fault(remark);
  }
  return sequence;
}

/**
 * The content that the attributes describe.
 *
 * @param {Words} words
 * @param {ErgoBoard} element
 * @param {Opener} opener
 * @returns {Promise<Content | Fault | undefined>} nothing if the element has left the page
 */
async function read(words, element, { checkGoal, open, isHere }) {
  const { setup } = readAttributes(element);
  const get = (/** @type {string} */ name) => element.getAttribute(name)?.trim() ?? "";
  // The attributes may change while something is loaded, and are read again then.
  const [wanted, goal] = [get("puzzle") || TODAY, get("goal")];
  const parts = /** @type {const} */ (["puzzles", "review", "moves", "places"]);
  await Promise.all(parts.map((part) => loadPart(words, part)));
  const isOwn = goal || setup.gameText !== undefined || setup.moves !== undefined;
  if (isOwn || !Object.hasOwn(words.games, setup.game)) {
    // The card comes with the board: nothing is waited for in between.
    const wrong = goal === "" ? undefined : await checkGoal(goal);
    if (!isHere()) return undefined;
    // The error is about the game or the position.
    const error = await open({ ...setup, at: 0, players: ["remote", "remote"] });
    if (error) return { broken: words.textErrors.parse(error) };
    if (setup.gameText !== undefined) return readText(words, element);
    if (wrong) return { broken: words.textErrors.parse(wrong), error: wrong };
    return {
      exercises: [{ position: setup.start, moves: setup.moves ?? [], goal }],
      base: baseOf(setup),
      chip: words.puzzles.puzzle,
    };
  }
  const puzzles = await loadPuzzles(setup.game);
  if (puzzles.length === 0) {
    const none = words.puzzles.none(gameName(words, setup.game));
    return { broken: none, fault: none };
  }
  const linked = puzzles.find(({ id }) => id === wanted);
  const puzzle = linked ?? puzzleOf(puzzles, dayOf());
  const remark = linked || wanted === TODAY ? undefined : words.puzzles.unknownId(printable(wanted));
  const chip = linked ? words.puzzles.puzzle : words.puzzles.today;
  return { exercises: [puzzle], base: baseOf(setup), id: puzzle.id, chip, remark };
}

/** @param {Pick<Setup, "game" | "options">} setup */
const baseOf = ({ game, options }) => ({ game, options });

/**
 * The exercises of the game text that was opened.
 *
 * @param {Words} words
 * @param {ErgoBoard} element
 * @returns {Content | Fault}
 */
function readText(words, { state: { view, annotations } }) {
  const exercises = view ? exercisesIn(view, annotations) : [];
  if (!view || !exercises.some(({ goal }) => goal))
    return { broken: words.puzzles.noExercises, fault: words.puzzles.noExercises };
  return { exercises, base: baseOf(view), chip: titleOf(annotations) || words.puzzles.puzzle };
}

/**
 * Shows a problem; without a position, the board itself does.
 *
 * @param {Words} words
 * @param {HTMLElement} table
 * @param {Fault} fault
 * @param {Pick<import("./lifecycle.js").Callbacks, "error" | "fault">} report
 * @returns {Opened}
 */
function showFault(words, table, { broken, error, fault }, report) {
  const card = new Card("h2");
  card.show({ chip: words.puzzles.puzzle, place: "", title: words.puzzles.broken, text: "" });
  card.answer("wrong", broken);
  addCard(table, card);
  if (error) report.error(error);
  if (fault) report.fault(fault);
  return { card, close: () => card.element.remove() };
}

/**
 * @param {HTMLElement} table
 * @param {Card} card
 */
function addCard(table, { element }) {
  const slot = document.createElement("slot");
  slot.name = "link";
  element.append(slot);
  // In reading order: the task, then the board.
  table.querySelector(".field")?.before(element);
}
