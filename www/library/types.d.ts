/** Types that several modules share. */

import type { Side } from "./opening-tree.js";

/** A node of the tree: the moves from the start position, separated by spaces. */
export type Opening = { game: string; side: Side; moves: string };

/**
 * How games ended for the person here. `other` are games of others, and those in which the person played both
 * sides.
 */
export type Tally = Record<"won" | "drawn" | "lost" | "running" | "other", number>;
