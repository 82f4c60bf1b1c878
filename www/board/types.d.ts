/** Types that several modules share. */

/**
 * `drop`, `slide`, `hop`, `sow`, `capture`, `lion` and `illegal` while pieces move; `win`, `loss` and `draw`
 * at the end.
 */
export type Cue = "drop" | "slide" | "hop" | "sow" | "capture" | "lion" | "illegal" | "win" | "loss" | "draw";

export interface CueDetail {
  /** How long a slide takes, in milliseconds. */
  duration?: number;
  /** Which stone of a sowing it is, from 0. */
  step?: number;
}
