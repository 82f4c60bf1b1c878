/** A game on paper: its moves with comments and variations, and diagrams of the positions that are commented. */
import { SIGNS, Tree } from "../game/tree.js";
import { titleOf } from "../play/banner.js";
import { clip } from "../text/clip.js";
import { gameName, outcomeText, words } from "../text/index.js";
import { line, segments } from "../ui/controls.js";
import { make } from "../ui/make.js";
import { positionsOf } from "./animation.js";
import { captionOf } from "./card.js";
import { diagramOf } from "./diagram.js";
import { Sheet, headOf, paper } from "./sheet.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Remark} from "../wasm/ergo_wasm.js" */
/** @import {TreeMove} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @typedef {"comments" | "end" | "none"} Diagrams */

/** The most of a comment that is printed. */
const LONGEST = 10_000;

/** @param {readonly Remark[]} remarks */
const saidIn = (remarks) => remarks.map(({ words }) => clip(words.trim(), LONGEST)).filter(Boolean);

/** A text of moves and comments, in paragraphs. */
class Text {
  /** @type {Node[]} */
  #blocks = [];
  /** @type {HTMLElement | undefined} */
  #open;
  /** Whether the number of the next move is written, also if it is that of the second player. */
  #isBroken = true;

  /** Ends the paragraph. */
  #end() {
    this.#open = undefined;
    this.#isBroken = true;
  }

  /** @param {TreeMove} move */
  turn({ text, number, side, glyphs }) {
    const hasNumber = side === 0 || this.#isBroken;
    const name = text === "swap" ? words.publish.swap : text;
    const signs = glyphs.map((glyph) => SIGNS[glyph] ?? "").join("");
    this.#write(
      [hasNumber ? words.publish.turn(number, side === 1) : "", name + signs].filter(Boolean).join("\u00a0"),
    );
    this.#isBroken = false;
  }

  /** @param {readonly Remark[]} remarks within a line */
  comment(remarks) {
    for (const said of saidIn(remarks)) this.#write(said);
    if (remarks.length > 0) this.#isBroken = true;
  }

  /** @param {"(" | ")"} sign around a variation */
  bracket(sign) {
    this.#write(sign);
    this.#isBroken = true;
  }

  /** The paragraphs that are written, and ends the last one. */
  take() {
    this.#end();
    return this.#blocks.splice(0);
  }

  /**
   * @param {string} kind
   * @param {() => void} write
   */
  paragraph(kind, write) {
    this.#end();
    this.#open = make("p", { class: kind });
    this.#blocks.push(this.#open);
    write();
    this.#end();
  }

  /** @param {string} text */
  #write(text) {
    if (!this.#open) {
      this.#open = make("p", { class: "moves" });
      this.#blocks.push(this.#open);
    }
    const before = this.#open.textContent ?? "";
    const isTight = before === "" || before.endsWith("(") || text === ")";
    this.#open.append(isTight ? text : ` ${text}`);
  }
}

/**
 * @param {View} view
 * @param {ErgoBoard} shown
 */
const figureOf = (view, shown) =>
  make(
    "figure",
    {},
    diagramOf(/** @type {import("../wasm/ergo_wasm.js").Board} */ (shown.state.board), view, {
      label: words.publish.alt(gameName(words, view.game), captionOf(view)),
      isFlipped: shown.orientation === "second",
      isPlain: shown.pieceSet === "plain",
    }),
    make("figcaption", {}, captionOf(view)),
  );

/**
 * The moves, the comments and the diagrams, as they go into the sheet.
 *
 * @param {ErgoBoard} shown
 * @param {Tree} tree
 * @param {readonly View[]} views of the main line
 * @param {Diagrams} diagrams
 */
function* partsOf(shown, tree, views, diagrams) {
  const text = new Text();
  /**
   * @param {readonly Remark[]} remarks
   * @param {View | undefined} view
   */
  const explain = function* (remarks, view) {
    const said = saidIn(remarks);
    for (const words of said) text.paragraph("said", () => text.comment([{ ...remarks[0], words }]));
    const isShown = view !== undefined && said.length > 0 && diagrams === "comments";
    yield* text.take();
    if (isShown) yield figureOf(view, shown);
    return isShown;
  };
  // Nobody needs a diagram of the usual start.
  const { start } = views[0];
  const opening = shown.state.annotations?.remarks ?? [];
  let isDrawn = yield* explain(opening, start === undefined ? undefined : views[0]);
  for (const [at, move] of tree.main.entries()) {
    const { remarks } = tree.moves[move];
    text.turn(tree.moves[move]);
    isDrawn = saidIn(remarks).length > 0 && (yield* explain(remarks, views[at + 1]));
    for (const other of tree.siblings(move).slice(1))
      text.paragraph("variation", () => writeVariation(text, tree, other));
  }
  yield* text.take();
  const last = views[views.length - 1];
  if (diagrams !== "none" && !isDrawn) yield figureOf(last, shown);
  if (last.outcome) yield make("p", { class: "said" }, outcomeText(words, last));
}

/**
 * @param {Text} text
 * @param {Tree} tree
 * @param {number} first
 */
function writeVariation(text, tree, first) {
  text.bracket("(");
  for (const piece of tree.pieces(first)) {
    if (piece.kind === "turn") text.turn(tree.moves[piece.at]);
    else if (piece.kind === "remark") text.comment([piece.remark]);
    else text.bracket(piece.kind === "open" ? "(" : ")");
  }
  text.bracket(")");
}

/**
 * Functions that append the parts to an element, each made when it is asked for.
 *
 * @param {HTMLElement} body
 * @param {Iterable<Node>} parts
 */
function* appending(body, parts) {
  for (const part of parts) yield () => body.append(part);
}

/**
 * Opens the dialog with the game on a board.
 *
 * @param {ErgoBoard} shown
 */
export function showGameSheet(shown) {
  const say = words.publish;
  const { view, annotations, setup } = shown.state;
  if (!view) return;
  const tree = new Tree(view, annotations);
  const show = (/** @type {Diagrams} */ diagrams) =>
    sheet.show(async (signal) => {
      const moves = tree.main.map((move) => tree.moves[move].text);
      const [views, read] = await Promise.all([
        positionsOf(setup, { ...view, moves }, signal),
        shown.toGameText().then((text) => shown.readGames({ text })),
      ]);
      const [known] = read.games ?? [];
      const body = make("div", { class: "game" });
      const parts = partsOf(shown, tree, views, diagrams);
      return {
        pages: [paper(headOf(gameName(words, view.game), known ? titleOf(known) : ""), body)],
        parts: appending(body, parts),
      };
    });
  const sheet = new Sheet("game-sheet", say.printTitle, [
    line(say.diagrams, segments("diagrams", say.diagrams, say.diagramsAt, "comments", show)),
  ]);
  void show("comments");
}
