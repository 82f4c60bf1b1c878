/**
 * Features of the board that not every board has or needs at once: the list of moves, what says hints and
 * threats, and what shows the end of a game. `load-features.js`, which is loaded behind the first picture,
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

export class Features {
  /**
   * Says what can be done now.
   *
   * @type {typeof import("./coach.js").coachText | undefined}
   */
  coachText;
  /**
   * Says what is asked.
   *
   * @type {typeof import("./question.js").questionOf | undefined}
   */
  questionOf;
  /**
   * Says hints and threats.
   *
   * @type {typeof import("./advice.js") | undefined}
   */
  advice;
  /**
   * Shows the end of a game.
   *
   * @type {import("./result.js").ResultPanel | undefined}
   */
  result;
  /**
   * Says how a game ended.
   *
   * @type {typeof import("./result.js").endWords | undefined}
   */
  endWords;
  /**
   * Says why a text was refused.
   *
   * @type {((error: import("../wasm/ergo_wasm.js").ParseError) => string) | undefined}
   */
  parseError;
  /**
   * Shows what is left to the players.
   *
   * @type {import("./clocks.js").Clocks | undefined}
   */
  clocks;
  /**
   * Shows how much of a capture is done.
   *
   * @type {import("./counter.js").Counter | undefined}
   */
  counter;
  /**
   * Says why a tap was refused, and other notices.
   *
   * @type {import("../text/language.js").PartWords["refusals"] | undefined}
   */
  refusals;
  /**
   * Says what happens, and answers keys.
   *
   * @type {import("./narrator.js").Narrator | undefined}
   */
  narrator;
  /** Whether the moves are listed: where a page has put something above them, and where a game is viewed. */
  hasMoves = false;
  /**
   * Says what there is to do in a game with a remote friend.
   *
   * @type {typeof import("./match.js").matchMessage | undefined}
   */
  matchMessage;
  /**
   * Draws marks and arrows.
   *
   * @type {import("../draw/shapes.js").Shapes | undefined}
   */
  shapes;
  /**
   * Shows the moves.
   *
   * @type {import("./move-list.js").MoveList | undefined}
   */
  moveList;
  /**
   * Shows the analysis.
   *
   * @type {import("./analysis-view.js").AnalysisView | undefined}
   */
  analysis;
  #host;
  #onLoad;
  /** @type {typeof import("./load-features.js").loadFeatures | undefined} */
  #loadFeatures;
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
    if (this.#loadFeatures)
      this.#loadFeatures(this, this.#host, state, look.isView, (name, load) => this.#load(name, load));
    else
      this.#load("features", async () => {
        ({ loadFeatures: this.#loadFeatures } = await import("./load-features.js"));
      });
    return this;
  }

  /**
   * Answers a key on the board, as soon as the narrator is there.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (this.narrator) this.narrator.key(event);
    else this.#waitingKeys.push(event);
  }

  /** The narrator is there. */
  answerKeys() {
    for (const event of this.#waitingKeys.splice(0)) this.key(event);
  }

  /** Shows the moves, if they are listed. */
  get moves() {
    return this.hasMoves ? this.moveList : undefined;
  }

  /** Shows the game at its turning point, with the analysis. */
  async review() {
    const { session } = this.#host;
    const { view, analysis } = session.state;
    if (!view) return;
    await session.goTo((this.result?.moments[0] ?? view.history.length) - 1);
    if (!analysis) session.analysis.toggle();
  }

  /** Stops what goes on by itself. */
  close() {
    this.result?.close();
    this.clocks?.close();
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
