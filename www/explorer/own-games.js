/** Counts the openings of one's own games, those in the library, in slices. */
import { isOwn } from "../library/opening-tree.js";
import { seenByPerson } from "../library/players.js";
import { inSlices } from "../library/slices.js";
import { library } from "../storage/library.js";
import { ownNames } from "../storage/own-names.js";
import { Requests } from "../ui/latest.js";

/** @import {KnownOpenings} from "./openings.js" */

/** Dispatches `change` when the games of the library are counted, at first and after each change. */
export class OwnGames extends EventTarget {
  /** Whether the games are counted as they are now. */
  isCounted = false;
  #game;
  #openings;
  /** The openings that were counted last: most changes of a library do not concern them. */
  #about = "";
  #requests = new Requests();

  /**
   * @param {string} game
   * @param {KnownOpenings} openings counts them
   */
  constructor(game, openings) {
    super();
    this.#game = game;
    this.#openings = openings;
    library.addEventListener("change", () => this.#count());
    ownNames.addEventListener("change", () => this.#count());
    void this.#count();
  }

  async #count() {
    const isLatest = this.#requests.next();
    // A game whose summary is damaged has no moves here, and its text need not be read.
    const summaries = await library.summaries(async () => undefined);
    if (!isLatest()) return;
    const names = ownNames.value;
    const isTheirs = (/** @type {import("../storage/types.js").Summary} */ summary) =>
      summary.game === this.#game && summary.isStandard && isOwn(seenByPerson(summary, names));
    const own = summaries.filter(isTheirs).map(({ opening }) => opening);
    const about = own.join("\n");
    if (this.isCounted && about === this.#about) return;
    this.#about = about;
    this.isCounted = false;
    this.#openings.forget();
    this.isCounted = await inSlices(
      own,
      (opening) => this.#openings.count(opening),
      () => !isLatest(),
    );
    if (this.isCounted) this.dispatchEvent(new Event("change"));
  }
}

/**
 * By the games that are counted.
 *
 * @type {Map<string, OwnGames>}
 */
const counted = new Map();

/**
 * The own games of a kind, which are counted from now on.
 *
 * @param {string} game
 * @param {KnownOpenings} openings
 */
export function ownGames(game, openings) {
  const known = counted.get(game) ?? new OwnGames(game, openings);
  counted.set(game, known);
  return known;
}
