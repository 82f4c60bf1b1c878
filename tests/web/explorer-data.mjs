/** The data of the opening explorer for tests, which read it as the page does. */
import { readFileSync } from "node:fs";
import { initSync, Openings } from "../../www/explorer/wasm/openings.js";
import { KnownOpenings } from "../../www/explorer/openings.js";

const ROOT = new URL("../../", import.meta.url);

/** The folders of the data, as `tools/site/separate.js` has them. */
const FOLDERS = ["tools/explorer/data", "www/explorer/wasm"];

/**
 * A file of the data.
 *
 * @param {string} name
 */
export function dataOf(name) {
  const [data, wasm] = FOLDERS;
  return readFileSync(new URL(`${name.endsWith(".bin") ? data : wasm}/${name}`, ROOT));
}

initSync({ module: dataOf("openings_bg.wasm") });

/**
 * The explored openings of a game.
 *
 * @param {string} game
 */
export const openingsOf = (game) => new KnownOpenings(new Openings(dataOf(`${game}.bin`)));
