/** Types that several modules share. */

import type { View } from "../wasm/ergo_wasm.js";
import type { Placing } from "./layout.js";
import type { Context } from "./pen.js";

export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

export type Look = Placing &
  Pick<import("../ui/looks.js").Look, "boardTheme" | "pieceSet" | "coordinates" | "motion" | "targets">;

/**
 * The tools of a drawing: where it goes, the size of a cell in CSS pixels, the colours, and the distance of
 * the rows in cells if it is not 1.
 */
export type Art = { g: Context; px: number; palette: Palette; pitch?: number };

export type Palette = import("./themes.js").Theme & { name: string; font: string; isPlain: boolean };

/**
 * The subject of a drawing: a view on a board, what the pointer does, and how far the marks at a distance
 * have appeared.
 */
export type Stage = Art & {
  layout: import("./layout.js").Layout;
  view: View;
  touch: Touch;
  hasTargets: boolean;
  shown: (distance: number) => number;
};

/** Pointer state: the hovered cell, the dragged piece, and the cell that a second tap confirms. */
export type Touch = {
  hovered?: number;
  dragged?: { cell: number; point: Point };
  pending?: number;
  active: boolean;
};

/** A hint: the position after the suggested move, and how much of it is shown. */
export type Advice = { after: View; step?: "area" | "piece" | "move" };

/** A fact that explains the position, with the colour of its side. */
export type ShownFact = import("../wasm/ergo_wasm.js").Fact & { tone: import("../wasm/ergo_wasm.js").Tone };

/** A line of cells that threatens something, and the cells that answer it; or what explains the position. */
export type Threat = { cells: number[]; answers: number[]; code?: undefined } | ShownFact;
