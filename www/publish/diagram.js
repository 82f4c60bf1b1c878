/** Boards on paper: lines and light colours, whatever the theme of the page. */
import { Still } from "../board/still.js";
import { THEMES } from "../draw/themes.js";
import { BLEED } from "../draw/layout.js";
import { drawVector } from "../draw/vector.js";
import { svg } from "../ui/svg.js";
import { atRest } from "./card.js";

/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Palette} from "../draw/types.js" */

/** The size of a cell that lines are made for, in CSS pixels, and the edge around the board, in cells. */
const CELL = 34;
const EDGE = 0.05;

/**
 * The function that draws each diagram.
 *
 * @type {WeakMap<Element, () => SVGSVGElement>}
 */
const drawings = new WeakMap();

/**
 * A diagram that is empty until it is drawn.
 *
 * @param {Board} board
 * @param {View} view
 * @param {{ label: string; isFlipped?: boolean; isPlain?: boolean }} how
 */
export function diagramOf(board, view, { label, isFlipped = false, isPlain = false }) {
  const palette = /** @type {Palette} */ ({
    ...THEMES.paper,
    kind: /** @type {Palette["kind"]} */ ("plain"),
    cloth: /** @type {string[]} */ ([]),
    // Printers make blots of soft shadows.
    shade: 0,
    name: "paper",
    font: getComputedStyle(document.body).fontFamily,
    isPlain,
  });
  /** @type {import("../draw/types.js").Look} */
  const look = {
    flipped: isFlipped,
    boardTheme: "paper",
    pieceSet: isPlain ? "plain" : "relief",
    coordinates: "frame",
    motion: "off",
    targets: false,
  };
  const still = new Still(board, CELL, look, palette);
  const { outer, frame } = still.layout;
  // A tall stack rises above the board.
  const above = Math.max(EDGE, BLEED - 0.2 - frame);
  const box = [-EDGE, -above, outer.width + 2 * EDGE, outer.height + above + EDGE];
  const diagram = svg("svg", { class: "diagram", viewBox: box.join(" "), role: "img", "aria-label": label });
  drawings.set(diagram, () =>
    drawVector({}, (g) => {
      for (const draw of still.partsOfGround(g)) draw();
      still.draw(g, atRest(view));
    }),
  );
  return diagram;
}

/**
 * Draws a diagram, unless it is drawn already.
 *
 * @param {Element} diagram
 */
export function drawDiagram(diagram) {
  if (diagram.hasChildNodes()) return;
  diagram.append(.../** @type {() => SVGSVGElement} */ (drawings.get(diagram))().childNodes);
}
