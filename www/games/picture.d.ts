import type { OutcomeReason, View } from "../wasm/ergo_wasm.js";

/**
 * A picture: the cell in its middle, how many cells are seen in its width, and what is there. Pieces are runs
 * of stones from bottom to top, such as `b2w1`, or the letter of a soldier or lion.
 */
export interface Picture {
  middle: string;
  across: number;
  /** Of the middle, in cells. */
  shift?: [dx: number, dy: number];
  pieces: Record<string, string>;
  entry?: string[];
  steps?: string[];
  marks?: Record<string, View["marks"][number]["kind"]>;
  /** Whether the first cell of the entry is carried. */
  isCarried?: boolean;
  ending?: { reason: OutcomeReason; cells: string[] };
}
