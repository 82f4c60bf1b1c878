/**
 * The tree of moves as the list and the graph show it. A move is known by its index in the order of the game
 * text.
 */

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Annotations} from "../wasm/ergo_wasm.js" */
/** @import {TreeMove} from "../wasm/ergo_wasm.js" */

/**
 * A part of a variation: a move, a comment, or where a variation on the move before it starts or ends.
 *
 * @typedef {{ kind: "turn"; at: number }
 *   | { kind: "remark"; remark: import("../wasm/ergo_wasm.js").Remark }
 *   | { kind: "open" | "close" }} Piece
 */

/** The signs of glyphs, by number. */
export const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

export class Tree {
  /** @type {readonly TreeMove[]} */
  moves;
  /**
   * The moves that follow each move, by its index; the first moves by -1.
   *
   * @type {Map<number, number[]>}
   */
  #next = new Map();

  /**
   * @param {View} view
   * @param {Annotations | undefined} annotations without them, the tree is the line of the view
   */
  constructor(view, annotations) {
    this.moves = annotations?.moves ?? lineOf(view);
    this.moves.forEach(({ parent = -1 }, at) => {
      const next = this.#next.get(parent);
      if (next) next.push(at);
      else this.#next.set(parent, [at]);
    });
  }

  /**
   * The moves that follow a move; the first is not a variation.
   *
   * @param {number} at -1 for the start
   * @returns {readonly number[]}
   */
  next(at) {
    return this.#next.get(at) ?? [];
  }

  /**
   * The move before a move; -1 for the start.
   *
   * @param {number} at
   */
  parent(at) {
    return this.moves[at]?.parent ?? -1;
  }

  /**
   * The moves that can be played instead of a move, itself included.
   *
   * @param {number} at
   */
  siblings(at) {
    return at < 0 ? [] : this.next(this.parent(at));
  }

  /**
   * Whether a move is a variation on another.
   *
   * @param {number} at
   */
  isVariation(at) {
    return this.siblings(at)[0] !== at;
  }

  /**
   * The moves from one on, without variations.
   *
   * @param {number} at
   */
  *from(at) {
    for (let next = at; next !== undefined; [next] = this.next(next)) yield next;
  }

  /** The moves of the main line. */
  get main() {
    const [first] = this.next(-1);
    return first === undefined ? [] : [...this.from(first)];
  }

  /**
   * The texts of the moves that lead to a move, itself included.
   *
   * @param {number} at
   */
  lineTo(at) {
    /** @type {string[]} */
    const line = [];
    for (let move = at; move >= 0; move = this.parent(move)) line.push(this.moves[move].text);
    return line.reverse();
  }

  /**
   * The move at the end of a line; -1 for the start, nothing if the tree does not have the line.
   *
   * @param {readonly string[]} line
   * @returns {number | undefined}
   */
  find(line) {
    // A text may repeat a variation.
    let ends = [-1];
    for (const text of line)
      ends = ends.flatMap((end) => this.next(end).filter((at) => this.moves[at].text === text));
    return ends[0];
  }

  /**
   * A variation as a game text writes it.
   *
   * @param {number} first
   * @returns {Piece[]}
   */
  pieces(first) {
    /** @type {Piece[]} */
    const pieces = [];
    /**
     * The rest to be written, the next at the end: a task, or a part.
     *
     * @type {(Piece | { kind: "after" | "variation"; at: number })[]}
     */
    const tasks = [{ kind: "after", at: first }, ...this.#written(first).toReversed()];
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      if (task.kind === "after") {
        const [played, ...others] = this.next(task.at);
        if (played === undefined) continue;
        tasks.push({ kind: "after", at: played });
        tasks.push(...others.toReversed().map((at) => ({ kind: /** @type {const} */ ("variation"), at })));
        tasks.push(...this.#written(played).toReversed());
      } else if (task.kind === "variation") {
        tasks.push(
          { kind: "close" },
          { kind: "after", at: task.at },
          ...this.#written(task.at).toReversed(),
          { kind: "open" },
        );
      } else pieces.push(/** @type {Piece} */ (task));
    }
    return pieces;
  }

  /**
   * A move and its comments.
   *
   * @param {number} at
   * @returns {Piece[]}
   */
  #written(at) {
    const { before, remarks } = this.moves[at];
    const said = (/** @type {import("../wasm/ergo_wasm.js").Remark[]} */ list) =>
      list.map((remark) => ({ kind: /** @type {const} */ ("remark"), remark }));
    return [...said(before), { kind: "turn", at }, ...said(remarks)];
  }
}

/**
 * @param {View} view
 * @returns {TreeMove[]}
 */
const lineOf = ({ history }) =>
  history.map(({ text, side, number }, at) => ({
    parent: at === 0 ? undefined : at - 1,
    text,
    side,
    number,
    glyphs: [],
    before: [],
    remarks: [],
  }));

/**
 * The move that is on the board.
 *
 * @param {Tree} tree
 * @param {import("./types.js").State} state
 */
export function currentMove(tree, { view, preview }) {
  const played = view?.history.slice(0, view.at).map(({ text }) => text) ?? [];
  return tree.find([...played, ...(preview && !preview.source ? preview.moves.slice(0, preview.at) : [])]);
}
