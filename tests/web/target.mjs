/** The folder of what is built and measured. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The target folder of cargo, as `cargo xtask` knows it, or the usual one. */
export const TARGET = process.env.ERGO_TARGET ?? fileURLToPath(new URL("../../target", import.meta.url));

/** @param {string[]} names */
export const inTarget = (...names) => join(TARGET, ...names);
