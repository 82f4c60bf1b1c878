/** The values of the tags of a game text, as they are shown. */
import { clip } from "../text/clip.js";

/** @import {Tag} from "../wasm/ergo_wasm.js" */

/** The most of a value that is shown. */
const LONGEST = 200;

/** @param {string} value */
export const shownValue = (value) => clip(value, LONGEST, "");

/**
 * The values by their names.
 *
 * @param {readonly Tag[]} [tags]
 * @returns {Map<string, string>}
 */
export const saidIn = (tags = []) => new Map(tags.map(([name, value]) => [name, shownValue(value)]));
