/**
 * Which even games of an imported file count for the rating: those of one's own library. A file is of that if
 * the library has one of its even games, or none at all, as after a move to another device; any other file is
 * somebody else's, whose games are kept without their rating.
 */

/** @import {Library} from "../storage/library.js" */
/** @import {Kept} from "../storage/types.js" */

export class OwnGames {
  #library;
  /**
   * The even games of the library before the import.
   *
   * @type {ReadonlySet<string>}
   */
  #before;
  #isOwn;
  /**
   * The even games of the file so far, as long as nobody knows whose they are.
   *
   * @type {string[]}
   */
  #found = [];

  /**
   * @param {Pick<Library, "add" | "rate">} library
   * @param {readonly Pick<import("../storage/types.js").Summary, "id" | "rated">[]} summaries of the library
   */
  constructor(library, summaries) {
    this.#library = library;
    this.#before = new Set(summaries.flatMap(({ id, rated }) => (rated ? [id] : [])));
    this.#isOwn = this.#before.size === 0;
  }

  /**
   * Adds games of the file.
   *
   * @param {Kept[]} games
   * @returns {Promise<number>} how many were added
   */
  add(games) {
    const even = games.flatMap(({ entry: { id, about } }) => (about.rated ? [id] : []));
    this.#isOwn ||= even.some((id) => this.#before.has(id));
    if (this.#isOwn) return this.#library.add(games);
    this.#found.push(...even);
    return this.#library.add(games.map(unrated));
  }

  /** Lets the games count that were added before it was known whose they are. */
  async finish() {
    if (this.#isOwn && this.#found.length > 0) await this.#library.rate(this.#found);
  }
}

/**
 * A game that does not count for the rating.
 *
 * @param {Kept} kept
 * @returns {Kept}
 */
export function unrated({ entry, summary }) {
  const { rated: _rated, ...about } = entry.about;
  const { rated: _counts, ...rest } = summary;
  return { entry: { ...entry, about }, summary: rest };
}
