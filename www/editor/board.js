/** The board of a position that is being set up: the canvas and the buttons of every board, without a game. */
import { Grid } from "../board/grid.js";
import { outerSize } from "../draw/layout.js";
import { make } from "../ui/make.js";
import { startOf } from "../games/start.js";
import { Surface } from "../board/surface.js";
import { readLook } from "../ui/looks.js";
import { applyTheme, watchTheme } from "../element/theme.js";
import { cellFacts } from "../board/facts.js";
import { words } from "../text/index.js";
import { readPalette } from "../draw/palette.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {StoneRun} from "../wasm/ergo_wasm.js" */

/** Windows in which everything is below the board, as in `editor.css`. */
const UPRIGHT =
  "(width < 720px) and (not ((300px <= height < 520px) and (aspect-ratio >= 3/2))), (width < 1000px) and (orientation: portrait)";

/** How much of the height of such a window the board takes at most. */
const SHARE = 0.56;

export class DraftBoard {
  element = make("div", { class: "draft-board" });
  isFlipped = false;
  /**
   * The stones that a tap puts on a cell.
   *
   * @type {StoneRun | undefined}
   */
  chosen;
  /**
   * The cell whose stones are being dragged.
   *
   * @type {number | undefined}
   */
  lifted;
  #game;
  #settings;
  #board = make("div", { class: "board" });
  #surface;
  #grid;
  /** @type {View | undefined} */
  #view;

  /**
   * @param {string} game
   * @param {Element} settings has the attributes of the look
   * @param {{ tap: (cell: number) => void; key: (event: KeyboardEvent) => void }} act
   */
  constructor(game, settings, { tap, key }) {
    this.#game = game;
    this.#settings = settings;
    this.element.dataset.game = game;
    const root = this.element.attachShadow({ mode: "open" });
    this.#surface = new Surface(this.#board);
    this.#grid = new Grid(words, this.#surface.ready, tap, () => {}, key);
    this.#board.append(this.#grid.element);
    root.append(this.#board);
  }

  /**
   * Comes to life, once it is in the page.
   *
   * @param {AbortSignal} signal
   */
  connect(signal) {
    const root = /** @type {ShadowRoot} */ (this.element.shadowRoot);
    const showTheme = () => {
      applyTheme(this.element, root);
      this.#surface.repaint();
    };
    showTheme();
    watchTheme(this.element, showTheme, signal);
    document.fonts.addEventListener("loadingdone", () => this.#surface.repaint(), { signal });
    const observer = new ResizeObserver(() => this.lay());
    observer.observe(/** @type {Element} */ (this.element.parentElement));
    signal.addEventListener("abort", () => {
      observer.disconnect();
      this.#surface.close();
    });
    const hover = (/** @type {number | undefined} */ hovered) =>
      this.#surface.touch({ hovered, active: true });
    this.#board.addEventListener(
      "pointermove",
      (event) => hover(event.pointerType === "touch" ? undefined : this.cellAt(event)),
      {
        signal,
      },
    );
    this.#board.addEventListener("pointerleave", () => hover(undefined), { signal });
    this.#grid.element.setAttribute("aria-describedby", "draft-keys");
  }

  /** Fits the board into its room: the width of an upright window, or else all of it. */
  lay() {
    const board = startOf(this.#game)?.board;
    const room = this.element.parentElement;
    if (!board || !room) return;
    const isUpright = matchMedia(UPRIGHT).matches;
    const { clientWidth, clientHeight } = room;
    const turned =
      !isUpright && clientHeight < 520 && board.height > board.width && clientWidth > clientHeight;
    const look = { ...readLook(this.#settings), flipped: this.isFlipped, turned };
    const outer = outerSize(board, look, true);
    const height = isUpright ? SHARE * innerHeight : clientHeight;
    const width = Math.min(clientWidth, (height * outer.width) / outer.height);
    if (width < 1) return;
    Object.assign(this.#board.style, {
      width: `${width}px`,
      height: `${(width * outer.height) / outer.width}px`,
      aspectRatio: "auto",
      margin: "0 auto",
    });
    this.#surface.lay(board, { width, height: Infinity }, look);
    const { layout } = this.#surface;
    if (!layout) return;
    this.#board.style.height = `${layout.height}px`;
    this.#grid.lay(layout, this.#game);
    this.#show();
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    this.#show();
  }

  /** Draws the pieces, and where the chosen one would go. */
  #show() {
    const { layout } = this.#surface;
    const view = this.#view;
    if (!layout || !view) return;
    const cells = layout.board.rows.flat().map(({ cell }) => cell);
    const steps = this.chosen
      ? cells.map((cell) => ({ cell, completes: true, continues: false, slides: false, ghost: this.chosen }))
      : [];
    const pieces = view.pieces.filter(({ cell }) => cell !== this.lifted);
    this.#surface.show({ ...view, pieces, steps }, undefined);
    this.#grid.show(layout, view, []);
    const occupied = new Set(view.pieces.map(({ cell }) => cell));
    for (const button of this.#grid.element.querySelectorAll("button"))
      button.classList.toggle("movable", occupied.has(this.#grid.cellOf(button) ?? -1));
  }

  /** Shows the same position again, as what is chosen or lifted has changed. */
  refresh() {
    this.#show();
  }

  /**
   * The cell under a pointer.
   *
   * @param {MouseEvent} event
   */
  cellAt({ clientX, clientY }) {
    const { left, top } = this.#board.getBoundingClientRect();
    return this.#surface.layout?.cellAt({ x: clientX - left, y: clientY - top });
  }

  /**
   * Whether a pointer is on the board or its frame.
   *
   * @param {MouseEvent} event
   */
  has({ clientX, clientY }) {
    const { left, right, top, bottom } = this.#board.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  /**
   * The stones on a cell, from bottom to top.
   *
   * @param {number} cell
   */
  stackOn(cell) {
    return this.#view?.pieces.find((piece) => piece.cell === cell)?.stack;
  }

  /**
   * The spoken description of a cell.
   *
   * @param {number} cell
   */
  describe(cell) {
    const { layout } = this.#surface;
    return layout && this.#view ? cellFacts(words, layout.board, this.#view, [])(cell).label : "";
  }

  /**
   * The names of cells.
   *
   * @param {number[]} cells
   */
  namesOf(cells) {
    const fields = startOf(this.#game)?.board.rows.flat() ?? [];
    return cells.map((cell) => fields.find((field) => field.cell === cell)?.name ?? "");
  }

  /** The cell with the focus. */
  get focused() {
    return this.#grid.focused;
  }

  /** The size of a cell in CSS pixels, the distance of the rows, and the colours of the board. */
  get style() {
    const { cell = 40, pitch } = this.#surface.layout ?? {};
    return {
      cell,
      pitch,
      palette: readPalette(this.element, readLook(this.#settings)),
    };
  }
}
