/**
 * Imports files of any size with any number of games, in small steps: a part of a file is decoded and split,
 * and each batch of games is read by the rules in a worker and stored in one transaction. What cannot be read
 * is reported, and the rest is kept. A text that is there already is not added again, so an import that was
 * stopped or killed is completed by another one.
 */
import { troubleOf } from "../storage/database.js";
import { encodingOf, partsOf } from "./decode.js";
import { makeId, storedPosition, summarise } from "../storage/entry.js";
import { unwrap } from "./envelope.js";
import { cutAgain, GameSplitter, isCuttable } from "./split.js";

/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {ReadText} from "../wasm/ergo_wasm.js" */
/** @import {Piece} from "./split.js" */
/** @import {Read} from "../storage/types.js" */
/** @import {Kept} from "../storage/types.js" */

/**
 * A file, or a text.
 *
 * @typedef {Blob | Promise<Blob> | string} Source
 */

/**
 * A game that cannot be read; without an error, the file itself.
 *
 * @typedef {{ file: string; error?: ParseError }} Broken
 */

/**
 * @typedef {object} Progress
 * @property {number} added
 * @property {number} known were there already
 * @property {Broken[]} broken the first of those that cannot be read
 * @property {number} failed how many cannot be read
 * @property {Set<string>} unknown the names of tags that mean nothing here
 * @property {{ file: string; line: number }[]} old files that are not in UTF-8, each with the first line that
 *   shows it
 * @property {number} part how much is read, from 0 to 1
 */

/** @typedef {Progress & { isStopped: boolean; trouble?: import("../storage/types.js").Trouble }} Imported */

/** How many games, and characters, are read and stored at once. */
const MOST_GAMES = 100;
const MOST_CHARACTERS = 40_000;

/** How many of the games that cannot be read are remembered. */
const MOST_BROKEN = 1000;

/** How many unknown tags are remembered. */
const MOST_UNKNOWN = 1000;

/** How much of a text is split at once. */
const PART = 1 << 18;

/**
 * @param {ParseError["code"]} code
 * @param {number} line
 * @returns {ParseError}
 */
const errorAt = (code, line) => ({ code, start: 0, end: 0, line, column: 1, found: "", expected: "" });

/** Stops an import. */
class Stopped extends Error {}

/**
 * The result of a promise, unless a signal ends the wait.
 *
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<T>}
 */
async function unlessStopped(promise, signal) {
  if (!signal) return promise;
  let stop = () => {};
  const stopped = new Promise((_, reject) => {
    stop = () => reject(new Stopped());
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([promise, /** @type {Promise<never>} */ (stopped)]);
  } finally {
    signal.removeEventListener("abort", stop);
    promise.catch(() => {});
  }
}

/**
 * @param {readonly Source[]} sources
 * @param {object} target
 * @param {Pick<import("../storage/library.js").Library, "add">} target.library
 * @param {(text: string) => Promise<ReadText>} target.read
 * @param {(progress: Progress) => void} [target.onProgress]
 * @param {AbortSignal} [target.signal] stops it
 * @returns {Promise<Imported>}
 */
export async function importAll(sources, { library, read, onProgress = () => {}, signal }) {
  /** @type {Imported} */
  const done = {
    added: 0,
    known: 0,
    broken: [],
    failed: 0,
    unknown: new Set(),
    old: [],
    part: 0,
    isStopped: false,
  };
  const fail = (/** @type {Broken} */ broken) => {
    done.failed += 1;
    if (done.broken.length < MOST_BROKEN) done.broken.push(broken);
  };
  const readText = (/** @type {string} */ text) => unlessStopped(read(text), signal);
  try {
    for (const [at, source] of sources.entries()) {
      const file = await openSource(source, signal);
      if (!file.parts) {
        fail({ file: file.name });
        continue;
      }
      if (file.oldLine !== undefined) done.old.push({ file: file.name, line: file.oldLine });
      for await (const { batch, read: isRead } of batchesOf(file, signal)) {
        done.part = (at + isRead) / sources.length;
        if (batch.length === 0) onProgress(done);
        for await (const { games, broken, unknown } of readBatch(batch, readText)) {
          for (const name of unknown) if (done.unknown.size < MOST_UNKNOWN) done.unknown.add(name);
          for (const error of broken) fail({ file: file.name, error });
          const added = games.length === 0 ? 0 : await library.add(games);
          done.added += added;
          done.known += games.length - added;
          onProgress(done);
          if (signal?.aborted) throw new Stopped();
        }
      }
    }
  } catch (error) {
    return {
      ...done,
      isStopped: true,
      ...(!(error instanceof Stopped) && { trouble: troubleOf(error).code }),
    };
  }
  return { ...done, part: 1 };
}

/**
 * A file in parts, each with how much is read after it, from 0 to 1.
 *
 * @typedef {AsyncIterable<{ text: string; read: number }>} Parts
 */
/** @typedef {{ name: string; parts?: Parts; oldLine?: number }} Opened */

/**
 * @param {Source} source
 * @param {AbortSignal} [signal]
 * @returns {Promise<Opened>} without parts if it could not be read
 */
async function openSource(source, signal) {
  if (typeof source === "string") return { name: "", parts: partsOfText(source) };
  let name = "";
  try {
    const blob = await source;
    name = blob instanceof File ? blob.name : "";
    const { encoding, oldLine } = await unlessStopped(encodingOf(blob, signal), signal);
    return { name, parts: partsOf(blob, encoding), oldLine };
  } catch (error) {
    if (error instanceof Stopped) throw error;
    return { name };
  }
}

/**
 * @param {string} text
 * @returns {Parts}
 */
async function* partsOfText(text) {
  for (let at = 0; at < text.length; at += PART) {
    yield { text: text.slice(at, at + PART), read: Math.min(1, (at + PART) / text.length) };
    // The page answers in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * The games of a file in batches, each with how much of the file is read before it; an empty one after each
 * part.
 *
 * @param {Opened} file
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<{ batch: Piece[]; read: number }>}
 */
async function* batchesOf({ parts = partsOfText("") }, signal) {
  const splitter = new GameSplitter();
  const found = parts[Symbol.asyncIterator]();
  let before = 0;
  for (
    let part = await unlessStopped(found.next(), signal);
    !part.done;
    part = await unlessStopped(found.next(), signal)
  ) {
    const { text, read } = part.value;
    let end = 0;
    for (const batch of batches(splitter.push(text))) {
      // How far a batch reaches is only told, so that the length of its games will do.
      for (const piece of batch) end += piece.text.length + 2;
      yield { batch, read: before + (read - before) * Math.min(1, end / text.length) };
    }
    yield { batch: [], read };
    before = read;
  }
  for (const batch of batches(splitter.push("", true))) yield { batch, read: 1 };
}

/**
 * @param {Iterable<Piece>} pieces
 * @returns {Generator<Piece[]>}
 */
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

/**
 * Reads games at once, or one by one if one of them is broken.
 *
 * @param {Piece[]} batch
 * @param {(text: string) => Promise<ReadText>} read
 * @param {boolean} [isCut] whether the games were cut out of a broken one
 * @returns {AsyncGenerator<{ games: Kept[]; broken: ParseError[]; unknown: string[] }>}
 */
async function* readBatch(batch, read, isCut = false) {
  if (batch.length === 0) return;
  const together = await read(batch.map(({ text }) => text).join("\n\n"));
  /** @type {Kept[]} */
  const games = [];
  /** @type {ParseError[]} */
  const broken = [];
  /** @type {string[]} */
  const unknown = [];
  /**
   * @param {Piece} piece
   * @param {Read} game
   */
  const take = (piece, game) => {
    games.push(keptOf(piece, game));
    unknown.push(...game.unknown);
  };
  if (together.games?.length === batch.length && !batch.some(({ isLong }) => isLong)) {
    for (const [at, piece] of batch.entries()) take(piece, together.games[at]);
    yield { games, broken, unknown };
    return;
  }
  for (const piece of batch) {
    if (piece.isLong) {
      broken.push(errorAt("text-long", piece.line));
      continue;
    }
    const { games: found, error = errorAt("game-missing", 1) } =
      batch.length === 1 ? together : await read(piece.text);
    if (found?.length === 1) take(piece, found[0]);
    else if (isCut || !isCuttable(piece)) broken.push({ ...error, line: piece.line + error.line - 1 });
    else for (const parts of batches(cutAgain(piece))) yield* readBatch(parts, read, true);
  }
  yield { games, broken, unknown };
}

/**
 * A game of a file as the library keeps it.
 *
 * @param {Pick<Piece, "text">} piece
 * @param {Read} read
 * @returns {Kept}
 */
export function keptOf(piece, read) {
  const { text, id = makeId(), about = { source: "file", time: Date.now(), tags: [] } } = unwrap(piece.text);
  /** @type {import("../storage/types.js").Entry} */
  const entry = { id, text, ...storedPosition(read), about, revision: 1 };
  return { entry, summary: summarise(entry, read) };
}
