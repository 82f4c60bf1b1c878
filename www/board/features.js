/**
 * Features of the board that not every board has or needs at once: the list of moves, what says hints and
 * threats, and what shows the end of a game.
 */

import { loadWords } from "../text/index.js";
import { addStyles } from "../ui/styles.js";

/** @import {Session} from "../game/session.js" */

export class Features {
  /**
   * Says what can be done now.
   *
   * @type {typeof import("./coach.js").coachText | undefined}
   */
  coachText;
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
  #moves;
  /**
   * Shows the analysis.
   *
   * @type {import("./analysis-view.js").AnalysisView | undefined}
   */
  analysis;
  #session;
  #board;
  #act;
  #trays;
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
   * @param {Session} session
   * @param {HTMLElement} board
   * @param {(name: import("./toolbar.js").ActionName) => void} act
   * @param {HTMLElement[]} trays the own one and the far one
   * @param {() => void} onLoad something was loaded
   */
  constructor(session, board, act, trays, onLoad) {
    this.#trays = trays;
    this.#session = session;
    this.#board = board;
    this.#act = act;
    this.#onLoad = onLoad;
  }

  /**
   * Loads what the state needs.
   *
   * @param {import("../game/types.js").State} state
   * @param {import("./board-view.js").OwnLook} look
   * @param {boolean} hasAside whether the page has put something above the moves
   */
  load(
    { setup, hint, threats, view, status, notice, clock, analysis, annotations },
    { isView, listsMoves },
    hasAside,
  ) {
    this.#load("print", async () => addStyles((await import("./print.js")).styles, this.#board));
    // Until the game is there, its attributes say whether there are moves, so that their place is kept.
    const { host } = /** @type {ShadowRoot} */ (this.#board.getRootNode());
    const isGame = view
      ? view.history.length > 0 || (annotations?.remarks.length ?? 0) > 0
      : host?.matches("[moves], [game-text]");
    this.hasMoves = isView ? listsMoves && isGame : hasAside || !!setup.study;
    if (this.hasMoves && view) {
      this.#load("moves", async () => {
        const [{ MoveList, styles }] = await Promise.all([import("./move-list.js"), loadWords("moves")]);
        addStyles(styles, this.#board);
        this.#moves = new MoveList(this.#session);
      });
    }
    if (view && !isView) {
      this.#load("coach", async () => {
        [{ coachText: this.coachText }] = await Promise.all([import("./coach.js"), loadWords("coach")]);
      });
    }
    if (view && status.kind !== "loading") {
      this.#load("narrator", async () => {
        const [{ Narrator }] = await Promise.all([import("./narrator.js"), loadWords("narration")]);
        this.narrator = new Narrator(this.#session, this.#board, this.#act);
        for (const event of this.#waitingKeys.splice(0)) this.narrator.key(event);
      });
    }
    if (notice?.error || (status.kind === "failed" && status.error)) {
      this.#load("errors", async () => {
        const { textErrors } = await loadWords();
        this.parseError = textErrors.parse;
      });
    }
    if (notice || view?.refusal) {
      this.#load("refusals", async () => {
        this.refusals = (await loadWords()).refusals;
      });
    }
    if (analysis && !analysis.isSilent) {
      this.#load("analysis", async () => {
        const [{ AnalysisView }] = await Promise.all([import("./analysis-view.js"), loadWords()]);
        this.analysis = new AnalysisView(this.#session);
      });
    }
    if (view?.note && view.entry.length > 1) {
      this.#load("counter", async () => {
        const [{ Counter }] = await Promise.all([import("./counter.js"), loadWords("coach")]);
        this.counter = new Counter(this.#board);
      });
    }
    if (hint || threats) {
      this.#load("advice", async () => {
        [this.advice] = await Promise.all([import("./advice.js"), loadWords()]);
      });
    }
    if (clock) {
      this.#load("clocks", async () => {
        const [{ Clocks }] = await Promise.all([import("./clocks.js"), loadWords()]);
        this.clocks = new Clocks(this.#session, this.#trays);
      });
    }
    if (setup.shapes?.length) {
      this.#load("shapes", async () => {
        const [{ Shapes }] = await Promise.all([import("../draw/shapes.js"), loadWords("moves")]);
        this.shapes = new Shapes(this.#board);
      });
    }
    if (setup.remote) {
      this.#load("match", async () => {
        [{ matchMessage: this.matchMessage }] = await Promise.all([import("./match.js"), loadWords()]);
      });
    }
    if (view?.outcome && !isView && !setup.study) {
      this.#load("result", async () => {
        const [{ ResultPanel, endWords }] = await Promise.all([import("./result.js"), loadWords()]);
        this.endWords = endWords;
        this.result = new ResultPanel(this.#session, this.#act);
      });
    }
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

  /** Shows the moves, if they are listed. */
  get moves() {
    return this.hasMoves ? this.#moves : undefined;
  }

  /** Shows the game at its turning point, with the analysis. */
  async review() {
    const { view, analysis } = this.#session.state;
    if (!view) return;
    await this.#session.goTo((this.result?.moments[0] ?? view.history.length) - 1);
    if (!analysis) this.#session.analysis.toggle();
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
