/** Types that several modules share. */

export type { Mistake as Exercise } from "../exercise/types.js";
