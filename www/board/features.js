/**
 * Features of the board that not every board has or needs at once: the list of moves, what says hints and
 * threats, and what shows the end of a game. `needed-features.js`, which is loaded behind the first picture,
 * loads them.
 */

/** @import {Session} from "../game/session.js" */

/**
 * What the features belong to.
 *
 * @typedef {object} Host
 * @property {Session} session
 * @property {HTMLElement} board
 * @property {(name: import("./toolbar.js").ActionName) => void} act
 * @property {HTMLElement[]} trays the own one and the far one
 */

/**
 * Kept, as importing it again would wait for a task.
 *
 * @type {typeof import("./needed-features.js") | undefined}
 */
let needed;

export class Features {
  /** @type {import("./types.js").LoadedPanels} */
  panels = {};
  /** @type {import("./types.js").LoadedMessages} */
  messages = {};
  /** Whether the moves are listed: where a page has put something above them, and where a game is viewed. */
  hasMoves = false;
  #host;
  #onLoad;
  /**
   * What is loaded or being loaded.
   *
   * @type {Set<string>}
   */
  #known = new Set();
  /**
   * The keys that were pressed before the narrator was there.
   *
   * @type {KeyboardEvent[]}
   */
  #waitingKeys = [];

  /**
   * @param {Host} host
   * @param {() => void} onLoad something was loaded
   */
  constructor(host, onLoad) {
    this.#host = host;
    this.#onLoad = onLoad;
  }

  /**
   * Loads what the state needs.
   *
   * @param {import("../game/types.js").State} state
   * @param {import("./board-view.js").OwnLook} look
   * @param {boolean} hasAside whether the page has put something above the moves
   */
  load(state, look, hasAside) {
    // Until the game is there, its attributes say whether there are moves, so that their place is kept.
    const { host } = /** @type {ShadowRoot} */ (this.#host.board.getRootNode());
    const isGame = state.view
      ? state.view.history.length > 0 || (state.annotations?.remarks.length ?? 0) > 0
      : host?.matches("[moves], [game-text]");
    this.hasMoves = look.isView ? look.listsMoves && isGame : hasAside || !!state.setup.study;
    if (needed)
      needed.loadFeatures(this, this.#host, state, look.isView, (name, load) => this.#load(name, load));
    else
      this.#load("features", async () => {
        needed = await import("./needed-features.js");
      });
  }

  /**
   * Answers a key on the board, as soon as the narrator is there.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    const { narrator } = this.panels;
    if (narrator) narrator.key(event);
    else this.#waitingKeys.push(event);
  }

  /** The narrator is there. */
  answerKeys() {
    for (const event of this.#waitingKeys.splice(0)) this.key(event);
  }

  /**
   * Shows the game at its turning point, with the analysis.
   *
   * @param {number} [side] whose mistakes are asked for
   */
  review(side) {
    return needed?.review(this, this.#host, side);
  }

  /** Stops what goes on by itself. */
  close() {
    this.panels.result?.close();
    this.panels.clocks?.close();
  }

  /**
   * @param {string} name
   * @param {() => Promise<void>} load
   */
  #load(name, load) {
    if (this.#known.has(name)) return;
    this.#known.add(name);
    // If it cannot be loaded now, the next change of the state tries again.
    load().then(this.#onLoad, () => this.#known.delete(name));
  }
}
