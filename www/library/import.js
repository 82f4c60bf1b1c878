/**
 * Imports files with any number of games, in small steps: each batch is read by the rules in a worker and stored in one
 * transaction. What cannot be read is reported, and the rest is kept. A text that is there already is not added again,
 * so an import that was stopped or killed is completed by another one.
 */
import { troubleOf } from "./database.js";
import { decode } from "./decode.js";
import { summarise } from "./entry.js";
import { makeId } from "./id.js";
import { unwrap } from "./envelope.js";
import { cutAgain, splitGames } from "./split.js";

/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */
/** @typedef {import("../wasm/ergo_wasm.js").ReadText} ReadText */
/** @typedef {import("./split.js").Piece} Piece */
/** @typedef {import("./entry.js").Read} Read */
/** @typedef {import("./store.js").Kept} Kept */

/** A file, or a text. @typedef {Blob | Promise<Blob> | string} Source */

/** A game that cannot be read; without an error, the file itself. @typedef {{ file: string, error?: ParseError }} Broken */

/**
 * @typedef {object} Progress
 * @property {number} added
 * @property {number} known were there already
 * @property {Broken[]} broken
 * @property {{ file: string, line: number }[]} old files that are not in UTF-8, each with the first line that shows it
 * @property {number} part how much is read, from 0 to 1
 */

/** @typedef {Progress & { isStopped: boolean, trouble?: import("./database.js").Trouble }} Imported */

/** How many games, and characters, are read and stored at once. */
const MOST_GAMES = 100;
const MOST_CHARACTERS = 40_000;

/** @param {number} [count] @returns {ParseError} */
const noGame = (count = 1) => ({ code: "game-missing", start: 0, end: 0, line: count, column: 1, found: "", expected: "" });

/**
 * @param {readonly Source[]} sources
 * @param {object} target
 * @param {Pick<import("./store.js").Library, "add">} target.library
 * @param {(text: string) => Promise<ReadText>} target.read
 * @param {(progress: Progress) => void} [target.onProgress]
 * @param {AbortSignal} [target.signal] stops it
 * @returns {Promise<Imported>}
 */
export async function importAll(sources, { library, read, onProgress = () => {}, signal }) {
  /** @type {Imported} */
  const done = { added: 0, known: 0, broken: [], old: [], part: 0, isStopped: false };
  for (const [at, source] of sources.entries()) {
    const file = await openSource(source);
    if (file.text === undefined) {
      done.broken.push({ file: file.name });
      continue;
    }
    if (file.oldLine !== undefined) done.old.push({ file: file.name, line: file.oldLine });
    const total = Math.max(1, file.text.length);
    for (const batch of batches(splitGames(file.text))) {
      if (signal?.aborted) return { ...done, isStopped: true };
      const { games, broken } = await readBatch(batch, read);
      done.broken.push(...broken.map((error) => ({ file: file.name, error })));
      try {
        const added = games.length === 0 ? 0 : await library.add(games);
        done.added += added;
        done.known += games.length - added;
      } catch (error) {
        return { ...done, isStopped: true, trouble: troubleOf(error).code };
      }
      const last = /** @type {Piece} */ (batch.at(-1));
      done.part = (at + (last.start + last.text.length) / total) / sources.length;
      onProgress(done);
    }
  }
  return { ...done, part: 1 };
}

/** @param {Source} source @returns {Promise<{ name: string } & Partial<import("./decode.js").Decoded>>} */
async function openSource(source) {
  if (typeof source === "string") return { name: "", text: source };
  let name = "";
  try {
    const blob = await source;
    name = blob instanceof File ? blob.name : "";
    return { name, ...decode(await blob.arrayBuffer()) };
  } catch {
    return { name };
  }
}

/** @param {Iterable<Piece>} pieces @returns {Generator<Piece[]>} */
function* batches(pieces) {
  /** @type {Piece[]} */
  let batch = [];
  let length = 0;
  for (const piece of pieces) {
    batch.push(piece);
    length += piece.text.length;
    if (batch.length < MOST_GAMES && length < MOST_CHARACTERS) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Reads games at once, or one by one if one of them is broken. @param {Piece[]} batch @param {(text: string) => Promise<ReadText>} read */
async function readBatch(batch, read) {
  const together = await read(batch.map(({ text }) => text).join("\n\n"));
  /** @type {Kept[]} */
  const games = [];
  /** @type {ParseError[]} */
  const broken = [];
  if (together.games?.length === batch.length) {
    for (const [at, piece] of batch.entries()) games.push(keptOf(piece, together.games[at]));
    return { games, broken };
  }
  for (const piece of batch) {
    const whole = await read(piece.text);
    if (whole.games?.length === 1) {
      games.push(keptOf(piece, whole.games[0]));
      continue;
    }
    const parts = cutAgain(piece);
    for (const part of parts) {
      const { games: found, error = noGame() } = parts.length === 1 ? whole : await read(part.text);
      if (found?.length === 1) games.push(keptOf(part, found[0]));
      else broken.push({ ...error, line: part.line + error.line - 1 });
    }
  }
  return { games, broken };
}

/** A game of a file as the library keeps it. @param {Pick<Piece, "text">} piece @param {Read} read @returns {Kept} */
export function keptOf(piece, read) {
  const { text, id = makeId(), about = { source: "file", time: Date.now(), tags: [] } } = unwrap(piece.text);
  /** @type {import("./entry.js").Entry} */
  const entry = { id, text, line: read.positionLine, about, revision: 1 };
  return { entry, summary: summarise(entry, read) };
}
