/** Keeps studies in the library: each is an entry of its own, stored again after every edit. */
import { lastNumber, makeId, resultIn, storedPosition, summarise, tagsIn } from "./entry.js";
import { library } from "./library.js";
import { PLACE } from "./storage.js";
import { readText, writeText } from "./texts.js";
import { revised, revisionsIn } from "./version.js";

/** @import {Entry} from "./types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * Where the browser keeps which study of a game was open last.
 *
 * @param {string} game
 */
const keyOf = (game) => `${PLACE} study ${game}`;

/**
 * The id of the study that the place opens next.
 *
 * @param {string} game
 */
export const chosenStudy = (game) => readText(keyOf(game));

/**
 * The study of a game that was open last; rejects if it cannot be read.
 *
 * @param {string} game
 * @returns {Promise<Entry | undefined>}
 */
export async function lastStudy(game) {
  const id = chosenStudy(game);
  return id ? library.entryOf(id) : undefined;
}

/**
 * The study that the place opens next; nothing for a new one.
 *
 * @param {string} game
 * @param {string} [id]
 */
export const chooseStudy = (game, id = "") => writeText(keyOf(game), id, "study");

/**
 * The main line of a study.
 *
 * @typedef {Pick<import("./types.js").Read, "game" | "start" | "moves" | "turns" | "number"> &
 *   Partial<Pick<import("./types.js").Read, "names">>} Played
 */

/**
 * @param {Pick<View, "game" | "start" | "moves" | "history">} view
 * @param {Played["names"]} names
 * @returns {Played}
 */
const playedIn = ({ game, start, moves, history }, names) => ({
  game,
  names,
  start,
  moves,
  turns: history.length,
  number: lastNumber(history),
});

/**
 * A study as the library keeps it.
 *
 * @param {string} id
 * @param {string} text its game text
 * @param {Played} played
 * @param {number[]} revisions
 * @returns {import("./types.js").Kept}
 */
function keptOf(id, text, played, revisions) {
  /** @type {Entry} */
  const entry = {
    id,
    text,
    ...storedPosition(played),
    about: { source: "study", time: Date.now(), tags: [] },
    revision: 0,
    revisions,
  };
  const [tags, result] = [tagsIn(text), resultIn(text)];
  return { entry, summary: summarise(entry, { ...played, tags, result }) };
}

/**
 * A request for a review: of both players, or of the one whose mistakes are asked for.
 *
 * @typedef {{ side?: number }} ReviewRequest
 */

/**
 * The review that was asked for of the study that is opened next.
 *
 * @type {ReviewRequest | undefined}
 */
let reviewRequest;

/** The review of the study that was asked for, once. */
export function takeReviewRequest() {
  const request = reviewRequest;
  reviewRequest = undefined;
  return request;
}

/**
 * Makes a study of the game on a board, which stays as it is.
 *
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 * @param {ReviewRequest} [request] if it is to be reviewed
 */
export async function studyGame(board, request) {
  const { gameId } = board.state;
  const text = await board.toGameText();
  const { view, annotations } = board.state;
  // Another game may have come onto the board.
  if (!view || board.state.gameId !== gameId) return;
  chooseStudy(view.game, await keepStudy(text, view, annotations?.names));
  reviewRequest = request;
}

/**
 * Makes a study of a game text.
 *
 * @param {string} text
 * @param {View} view
 * @param {Played["names"]} [names] those of the tags `First` and `Second`, if it is not said
 * @returns {Promise<string>} its id
 */
export const keepStudy = (text, view, names) => keep(text, playedIn(view, names));

/**
 * @param {string} text
 * @param {Played} played
 * @returns {Promise<string>} the id of the study
 */
async function keep(text, played) {
  const id = makeId();
  // What cannot be stored lasts as long as the page.
  await library.save(keptOf(id, text, played, revised())).catch(() => {});
  return id;
}

/**
 * Makes a study that came from elsewhere the one that is opened next, beside those that are there. One with
 * this very text is not made again.
 *
 * @param {string} text
 * @param {Played} played
 */
export async function takeStudy(text, played) {
  const known = await studyWith(text).catch(() => undefined);
  chooseStudy(played.game, known ?? (await keep(text, played)));
}

/** @param {string} text */
async function studyWith(text) {
  const id = await library.find(text);
  const entry = id === undefined ? undefined : await library.entryOf(id);
  return entry?.about.source === "study" && entry.text === text ? id : undefined;
}

/** Stores a study on a board after every edit. */
export class StudyKeeper {
  #id;
  /** @type {readonly number[] | undefined} */
  #revisions;
  #onApart;
  #onTrouble;
  /** Edits are stored one after the other. */
  #last = Promise.resolve();

  /**
   * @param {Entry | undefined} entry the study, if it is not new
   * @param {{ onApart: () => unknown; onTrouble: (code: import("./types.js").Trouble) => unknown }} callbacks
   */
  constructor(entry, { onApart, onTrouble }) {
    this.#id = entry?.id ?? makeId();
    this.#revisions = entry && revisionsIn(entry);
    this.#onApart = onApart;
    this.#onTrouble = onTrouble;
  }

  /**
   * @param {string} text
   * @param {View} view
   * @param {Played["names"]} [names]
   */
  keep(text, view, names) {
    const chosen = chosenStudy(view.game);
    this.#last = this.#last.then(() => this.#store(text, playedIn(view, names), chosen));
    return this.#last;
  }

  /**
   * @param {string} text
   * @param {Played} played
   * @param {string} chosen the study that was to be opened next when it was edited
   */
  async #store(text, played, chosen) {
    try {
      const revisions = (this.#revisions = revised(this.#revisions));
      const before = this.#id;
      const { id, isApart } = await library.save(keptOf(before, text, played, revisions));
      this.#id = id;
      // Another one may have been chosen meanwhile.
      if ([chosen, before].includes(chosenStudy(played.game))) chooseStudy(played.game, id);
      if (isApart) this.#onApart();
    } catch {
      this.#onTrouble(library.trouble ?? "failed");
    }
  }
}
