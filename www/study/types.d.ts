/** Types that several modules share. */

import type { Memory } from "../exercise/schedule.js";

/**
 * A position in which somebody made a mistake: its game, the moves that lead to it, what was played, and a
 * better line.
 */
export type Exercise = {
  options: string[];
  start?: string;
  moves: string[];
  line: string;
  played: string;
  better: string[];
  side: number;
  added: number;
  memory?: Memory;
};
