/**
 * Reading the games of others: texts, bare lists of moves, links. It is done by a worker of its own, so
 * that a long text holds up no game on the board.
 */
import { Engine } from "../engine/client.js";

/** @typedef {import("../wasm/ergo_wasm.js").ReadText} ReadText */
/** @typedef {import("../wasm/ergo_wasm.js").Summary} Summary */

/** A text is cut a little beyond what is read, so that it is refused there and nowhere before. */
const MOST_BYTES = 4_000_100;

/** Who read a longer text is let go, with all the memory that took. */
const MOST_KEPT = 100_000;

/** Who reads. @type {Engine | undefined} */
let reader;

/**
 * @template {"read" | "readList" | "readLink"} Op
 * @param {Op} op
 * @param {Parameters<import("../engine/worker.js").Operations[Op]>} args
 * @returns {Promise<ReadText>}
 */
async function ask(op, ...args) {
  const engine = (reader ??= new Engine());
  let isSpent = true;
  try {
    const answer = await engine.call(op, ...args);
    isSpent = args.some((text) => text.length > MOST_KEPT);
    return answer;
  } finally {
    if (isSpent && reader === engine) {
      reader = undefined;
      engine.close();
    }
  }
}

/** The games of a text. @param {string} text */
export const readText = (text) => ask("read", text);

/** A game from a bare list of its moves. @param {string} game @param {string} text */
export const readList = (game, text) => ask("readList", game, text);

/** The game of a link. @param {string} link what stands behind the `#` */
export const readLink = (link) => ask("readLink", link);

/** What stands in files, as one text with the line ends of the web. @param {Iterable<Blob>} files */
export async function textOfFiles(files) {
  const texts = await Promise.all([...files].map((file) => file.slice(0, MOST_BYTES).text()));
  return texts.join("\n");
}
