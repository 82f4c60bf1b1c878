/** Proven and measured facts about each game, as in `docs/findings.md`. */
import { ergo } from "./ergo/findings.js";
import { emergo } from "./emergo/findings.js";
import { hexemergo } from "./hexemergo/findings.js";
import { intermedium } from "./intermedium/findings.js";

/** @type {Record<string, import("./finding.js").Findings>} */
export const FINDINGS = { ergo, emergo, hexemergo, intermedium };
