/** The games in English. */
import { emergo } from "./games/emergo.js";
import { ergo } from "./games/ergo.js";
import { intermedium } from "./games/intermedium.js";

/** @type {Record<string, import("../language.js").GameWords>} */
export const games = { ergo, emergo, intermedium };
