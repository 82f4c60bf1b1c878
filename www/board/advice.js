/** The pictures and words of hints, threats and explanations. Loaded with the first of them. */
import { colourOf } from "../text/words.js";
import { namesOf } from "./announce.js";
import { sentencesOf } from "./commentary.js";
import { cellName } from "../game/cells.js";
import { isLookingBack } from "../game/state.js";

/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

/** The maximum number of reasons in a hint, so that it stays short. */
const MOST_REASONS = 2;

/** How far the area of a hint reaches around the end of the move, in cells; `hint.js` draws it. */
const REACH = 2.1;

/**
 * Where a hint says to look.
 *
 * @param {State} state
 */
function areaOf({ board, hint }) {
  const cells = board?.rows.flat() ?? [];
  const end = cells.find(({ cell }) => cell === hint?.advice?.path.at(-1));
  return end ? cells.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) <= REACH) : [];
}

/** @type {Record<number, "area" | "piece" | "move">} */
const STEPS = { 1: "area", 2: "piece", 3: "move" };

/**
 * How the board shows a hint.
 *
 * @param {State} state
 * @returns {import("../draw/types.js").Advice | undefined}
 */
export function hintPicture({ hint, preview }) {
  return hint?.view && !preview && !hint.isFaded ? { after: hint.view, step: STEPS[hint.step] } : undefined;
}

/**
 * How the board shows the facts that explain the position, or else threats: the row or the way of each, and
 * where it hits. A stone that may not enter has a mark already.
 *
 * @param {State} state
 * @returns {import("../draw/types.js").Threat[]}
 */
export function threatPictures({ threats, preview, hint, view }) {
  if (!threats || preview || hint || !view) return [];
  if (threats.facts) return threats.facts.map((fact) => ({ ...fact, tone: colourOf(view, fact.side) }));
  return (threats.found ?? []).flatMap(({ code, path, cells, row }) =>
    [row, path.length > 1 ? path : []]
      .filter((line) => line.length > 0)
      .map((line) => ({ cells: line, answers: code === "entry" ? [] : cells })),
  );
}

/**
 * The message about the position: its explanation, or else the threats.
 *
 * @param {Words} words
 * @param {State} state
 * @returns {Partial<import("./message.js").MessageContent> | undefined}
 */
export function told(words, state) {
  const comment = commentOnLast(words, state);
  if (comment) return { kind: "coach", icon: "comment", ...comment };
  const explained = explanation(words, state);
  // Where there is little room, the explanation says more than its heading.
  if (explained)
    return {
      kind: "coach",
      icon: "eye",
      lead: explained.say.lead(explained.facts),
      text: explained.say.text(explained.facts),
    };
  const text = threatWords(words, state);
  return text ? { text, icon: isLookingBack(state.view) ? "info" : "eye" } : undefined;
}

/**
 * The same message in one piece, as it is read out.
 *
 * @param {Words} words
 * @param {State} state
 */
export function toldAloud(words, state) {
  const { lead, text } = told(words, state) ?? {};
  return [lead, text].filter(Boolean).join(" ");
}

/**
 * What is said about the last move.
 *
 * @param {Words} words
 * @param {State} state
 */
function commentOnLast(words, state) {
  const { view, threats } = state;
  const last = view?.history[view.at - 1];
  if (!last || !threats?.commentary) return undefined;
  const sentences = sentencesOf(words, state, last.side, threats.commentary);
  return sentences.length > 0 ? { lead: words.hints.move(last.text), text: sentences.join(" ") } : undefined;
}

/**
 * The facts that explain the position, with the words of its game.
 *
 * @param {Words} words
 * @param {State} state
 */
function explanation(words, { threats, view, board }) {
  const say = view && words.explained?.[view.game];
  if (!threats?.facts || !say) return undefined;
  const facts = threats.facts.map(({ code, side, cells, answers }) => ({
    code,
    colour: colourOf(view, side),
    isTurn: side === view.turn,
    cells: namesOf(board, cells),
    answers: namesOf(board, answers),
  }));
  return { say, facts };
}

/**
 * The words of a hint.
 *
 * @param {Words} words
 * @param {State} state
 * @returns {{ lead: string; text?: string }}
 */
export function hintWords(words, state) {
  const { hint, board, view } = state;
  const say = words.hints;
  if (!view || !board || !hint?.move) return { lead: say.searching };
  const { step, move, reply, advice, win } = hint;
  if (step === 1) return { lead: areaWords(words, state) };
  if (step === 2 && advice) return { lead: pieceWords(words, view, board, advice) };
  const opponent = colourOf(view, 1 - view.turn);
  const reasons = (advice?.reasons ?? []).slice(0, MOST_REASONS).map(({ code, cells, counts, moves }) => {
    const player = colourOf(view, view.turn);
    const named = cells.map((cell) => cellName(board, cell));
    return say.reasons[code]({ player, opponent, cells: named, counts, moves });
  });
  if (win !== undefined && win > 1) reasons.push(say.wins(Math.ceil(win / 2)));
  if (reasons.length === 0 && move !== "swap") reasons.push(say.best);
  return { lead: say.move(move, advice?.reasons.length ? undefined : reply), text: reasons.join(" ") };
}

/**
 * @param {Words} words
 * @param {State} state
 */
function areaWords(words, state) {
  const area = areaOf(state);
  const columns = area.map(({ column }) => column).toSorted();
  const rows = area.map(({ row }) => row).toSorted((one, other) => one - other);
  return words.hints.area([columns[0], columns.at(-1) ?? ""], [rows[0], rows.at(-1) ?? 0]);
}

/**
 * @param {Words} words
 * @param {View} view
 * @param {Board} board
 * @param {import("../wasm/ergo_wasm.js").Advice} advice
 */
function pieceWords(words, view, board, { moves, path: [cell] }) {
  const stack = view.pieces.find((piece) => piece.cell === cell)?.stack ?? [];
  const top = stack.at(-1);
  if (!moves || !top) return words.hints.drop(view.hands[view.turn][0]?.shape);
  const isStack = stack.length > 1 || top.count > 1;
  return words.hints.piece(colourOf(view, view.turn), top.shape, cellName(board, cell), isStack);
}

/**
 * The threats of the opponent, in sentences.
 *
 * @param {Words} words
 * @param {State} state
 */
export function threatWords(words, { threats, view, board }) {
  if (!threats?.found || !view) return "";
  if (threats.found.length === 0) return words.threats.none;
  const opponent = colourOf(view, 1 - view.turn);
  /**
   * One sentence for each kind.
   *
   * @type {Map<import("../wasm/ergo_wasm.js").Threat["code"], { cells: Set<string>; count: number }>}
   */
  const kinds = new Map();
  for (const { code, cells, count } of threats.found) {
    const kind = kinds.get(code) ?? { cells: new Set(), count: 0 };
    for (const cell of cells) kind.cells.add(cellName(board, cell));
    kinds.set(code, { ...kind, count });
  }
  const sentences = [...kinds].map(([code, { cells, count }]) =>
    words.threats.kinds[code]({ opponent, cells: [...cells], counts: [count, 0] }),
  );
  return sentences.join(" ");
}
