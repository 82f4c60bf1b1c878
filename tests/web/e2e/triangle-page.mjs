/**
 * Runs in a page: a board that no game has, a triangle of 15 hollows, in the modules that draw every board,
 * read it out and set it up.
 */
import { Grid } from "../../../www/board/grid.js";
import { Surface } from "../../../www/board/surface.js";
import { readLook } from "../../../www/draw/look.js";
import { DraftBoard } from "../../../www/editor/board.js";
import { START } from "../../../www/games/start-views.js";
import { startOf } from "../../../www/games/start.js";
import { games } from "../../../www/text/en/games.js";

/** The name of the game that the board belongs to. */
const GAME = "triangle";

const named = /** @type {Record<string, typeof games.emergo>} */ (games);
named[GAME] = { ...games.emergo, name: "Triangle" };

START[GAME] = {
  ...START.emergo,
  width: 7.4,
  height: 6.6,
  grounds: ["field"],
  rows: ["e5 44 1 0", "d4 33 1 00", "c3 22 1 000", "b2 11 1 0000", "a1 0 1 00000"],
  middle: [8 / 3, 4 / 3],
  up: [-0.5, -0.866],
  steps: [
    ["right", 1, 0, 0.9],
    ["up-right", 1, 1],
    ["up-left", 0, 1, 0.9],
    ["left", -1, 0, 0.9],
    ["down-left", -1, -1],
    ["down-right", 0, -1, 0.9],
  ],
  slab: {
    edge: { corners: [0, -4.23, 3.66, 2.115, -3.66, 2.115], radius: 0.98 },
    field: { corners: [0, -3.45, 2.99, 1.727, -2.99, 1.727], radius: 0.62 },
  },
};

/** What the test asks for. */
const triangle = {
  /** @type {number[]} */
  taps: [],

  /**
   * Lays the board out, with the second player at the bottom or not.
   *
   * @param {boolean} flipped
   */
  async show(flipped) {
    const host = document.createElement("div");
    host.className = "board";
    Object.assign(host.style, { width: "444px", height: "396px" });
    document.body.replaceChildren(host);
    const surface = new Surface(host);
    const grid = new Grid(
      surface.ready,
      (cell) => this.taps.push(cell),
      () => {},
      () => {},
    );
    host.append(grid.element);
    const { board, view } = /** @type {import("../../../www/games/start.js").Start} */ (startOf(GAME));
    const look = { ...readLook(document.createElement("i")), flipped, motion: /** @type {const} */ ("off") };
    surface.lay(board, { width: 444, height: 396 }, look);
    const { layout } = surface;
    if (!layout) throw new Error("the board is not laid out");
    grid.lay(layout, GAME);
    await surface.ready;
    const stack = [{ side: /** @type {const} */ (1), shape: /** @type {const} */ ("stone"), count: 2 }];
    const shown = { ...view, game: GAME, pieces: [{ cell: 22, stack }], tones: view.tones };
    surface.show(shown, undefined);
    grid.show(layout, shown, []);
    const labels = layout.labels.map(({ text, cell, side }) => {
      const { x, y } = layout.point(cell);
      return { text, x: x + layout.cell * side.x, y: y + layout.cell * side.y };
    });
    return { labels, cell: layout.cell };
  },

  /** Lays the board of the editor out, with a white stone chosen. */
  edit() {
    const room = document.createElement("div");
    Object.assign(room.style, { width: "444px", height: "396px" });
    document.body.replaceChildren(room);
    const key = () => {};
    const settings = document.createElement("i");
    const draft = new DraftBoard(GAME, settings, { tap: (cell) => this.put(draft, cell), key });
    room.append(draft.element);
    draft.connect(new AbortController().signal);
    draft.chosen = { side: 0, shape: "stone", count: 1 };
    draft.lay();
    this.put(draft, undefined);
  },

  /** @type {number[]} */
  stones: [],

  /**
   * Puts a white stone on a cell.
   *
   * @param {DraftBoard} draft
   * @param {number | undefined} cell
   */
  put(draft, cell) {
    const { view } = /** @type {import("../../../www/games/start.js").Start} */ (startOf(GAME));
    if (cell !== undefined) this.stones.push(cell);
    const stone = { side: /** @type {const} */ (0), shape: /** @type {const} */ ("stone"), count: 1 };
    draft.show({ ...view, game: GAME, pieces: this.stones.map((cell) => ({ cell, stack: [stone] })) });
  },
};

Object.assign(window, { triangle });

/** @typedef {typeof triangle} Triangle */
