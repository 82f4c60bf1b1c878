/**
 * Parts of the view that are loaded when they are first due: what says hints and threats, and what shows the end
 * of a game.
 */

import { loadMore } from "../text/index.js";

/** @typedef {import("../game/session.js").Session} Session */

export class Extras {
  /** Says hints and threats. @type {typeof import("./advice.js") | undefined} */
  advice;
  /** Shows the end of a game. @type {import("./result.js").ResultPanel | undefined} */
  result;
  /** Says how a game ended. @type {typeof import("./result.js").endWords | undefined} */
  endWords;
  /** Says why a text was refused. @type {((error: import("../wasm/ergo_wasm.js").ParseError) => string) | undefined} */
  parseError;
  #session;
  #act;
  #onLoad;
  /** What is loaded or being loaded. @type {Set<string>} */
  #known = new Set();

  /** @param {Session} session @param {(name: import("./toolbar.js").ActionName) => void} act @param {() => void} onLoad something was loaded */
  constructor(session, act, onLoad) {
    this.#session = session;
    this.#act = act;
    this.#onLoad = onLoad;
  }

  /** Loads what the state needs. @param {import("../game/state.js").State} state @param {boolean} isView whether the game is only viewed */
  load({ hint, threats, view, status, notice }, isView) {
    if (notice?.error || (status.kind === "failed" && status.error)) {
      this.#load("errors", async () => {
        const { textErrors } = await loadMore();
        this.parseError = textErrors.parse;
      });
    }
    if (hint || threats) {
      this.#load("advice", async () => {
        this.advice = await import("./advice.js");
      });
    }
    if (view?.outcome && !isView) {
      this.#load("result", async () => {
        const { ResultPanel, endWords } = await import("./result.js");
        this.endWords = endWords;
        this.result = new ResultPanel(this.#session, this.#act);
      });
    }
    return this;
  }

  /** @param {string} name @param {() => Promise<void>} load */
  #load(name, load) {
    if (this.#known.has(name)) return;
    this.#known.add(name);
    // If it cannot be loaded now, the next change of the state tries again.
    load().then(this.#onLoad, () => this.#known.delete(name));
  }
}
