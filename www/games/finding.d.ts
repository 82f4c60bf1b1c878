import type { Value } from "./small-board.js";

/** Proven and measured facts about a game. */
export interface Findings {
  /**
   * The first move whose answers are examined, what mirrors them, and how far the first player is ahead after
   * any.
   */
  opening?: {
    first: string;
    mirrored: (cell: string) => string;
    scores: { nodes: number; least: number; most: number };
  };
  boards: SolvedBoard[];
  /** The commands that solve these boards and check the result. */
  commands: string[];
  /** The games of the engine against itself, from the start. */
  selfPlay?: { games: number; nodes: number; score: number; margin: number };
}

/** A board on which a game is solved. */
export interface SolvedBoard {
  /** The item of its place within _Learn_, where it can be played. */
  item?: string;
  /** The number of cells, or columns and rows. */
  size: number | [columns: number, rows: number];
  /** The pieces of each player. */
  pieces: number;
  /** The number of positions, up to symmetry. */
  positions: number;
  /** The plies of the longest win from any position. */
  longest: number;
  /** The value for the first player, and the first moves that reach it, up to symmetry. */
  value: Value;
  moves?: string[];
  /** The value if the centre is banned at first. */
  banned?: Value;
  movesIfBanned?: string[];
}
