/** Which games have proofs that can be checked. */
import { FINDINGS } from "../games/findings.js";

/** @param {string} game */
export const hasProofs = (game) => Object.hasOwn(FINDINGS, game) && FINDINGS[game].opening !== undefined;
