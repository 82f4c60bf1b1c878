/** Replaces `../nets.js` in the single-file build, as `module.js` does. */
import { inlined, unpack } from "./module.js";

/**
 * The net that evaluates positions of a game; not every game has one.
 *
 * @param {string} game
 * @returns {Promise<Response | undefined>}
 */
export const fetchNet = async (game) =>
  game in inlined().nets ? new Response(unpack(inlined().nets[game])) : undefined;
