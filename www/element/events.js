/** Turns changes of the state into the events of the element, each dispatched once. */
import { positionKey } from "../game/state.js";
import { failureText } from "../text/words.js";

/** @import {State} from "../game/types.js" */
/** @import {TurnEvent} from "../game/types.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */
/** @typedef {Extract<State["status"], { kind: "failed" }>} Failed */

/**
 * @param {number} side
 * @returns {"first" | "second"}
 */
export const sideName = (side) => (side === 0 ? "first" : "second");

/**
 * How a game ended.
 *
 * @param {State} state
 */
export function outcomeDetail({ view }) {
  if (!view?.outcome) return undefined;
  const { winner, reason } = view.outcome;
  return { winner: winner === undefined ? undefined : sideName(winner), reason, position: view.position };
}

/**
 * Why no game can be played, in a sentence.
 *
 * @param {Words} words
 * @param {Failed} status
 */
export async function failureMessage(words, { failure, error }) {
  return error
    ? (await import("./refusal.js")).errorMessage(words, error)
    : failureText(words, /** @type {import("../game/types.js").Failure} */ (failure));
}

export class EventDispatcher {
  #words;
  #target;
  /**
   * The report sent last.
   *
   * @type {{
   *   status: State["status"];
   *   gameId?: number;
   *   text?: string;
   *   finding?: unknown;
   *   position?: string;
   *   isReady?: boolean;
   * }}
   */
  #last = { status: { kind: "loading" } };

  /**
   * @param {Words} words
   * @param {EventTarget} target
   */
  constructor(words, target) {
    this.#words = words;
    this.#target = target;
  }

  /**
   * Errors do not bubble: a page could mistake them for errors of its scripts.
   *
   * @param {string} name
   * @param {unknown} [detail]
   * @param {EventInit} [init]
   * @returns {boolean} whether the default was not prevented
   */
  dispatch(name, detail, init) {
    return this.#target.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: name !== "error", composed: true, ...init }),
    );
  }

  /** @param {State} state */
  stateChanged(state) {
    const { status, view, analysis, gameId, setup } = state;
    const last = this.#last;
    const text = setup.gameText;
    this.#last = {
      ...last,
      status,
      gameId,
      text,
      finding: analysis?.finding,
      position: view && positionKey(view),
    };
    if (status !== last.status) this.#statusChanged(status, last);
    if (view && positionKey(view) !== last.position) {
      const moves = view.history.map(({ text }) => text);
      this.dispatch("position", { position: view.position, ply: view.at, moves });
    }
    if (gameId === last.gameId && text !== last.text) this.dispatch("edited", { text });
    if (analysis?.finding && analysis.finding !== last.finding) {
      const { info, speed } = analysis.finding;
      this.dispatch("analysis", { depth: info.depth, nodes: info.nodes, speed, lines: info.lines });
    }
    this.dispatch("statechange", undefined, { bubbles: false });
  }

  /**
   * @param {State["status"]} status
   * @param {{ isReady?: boolean }} last
   */
  #statusChanged(status, { isReady }) {
    if (status.kind === "ready") {
      this.#last.isReady = true;
      if (!isReady) this.dispatch("ready");
    } else if (status.kind === "failed") {
      void this.#failed(status);
    }
  }

  /** @param {Failed} status */
  async #failed(status) {
    if (!status.failure) return;
    const message = await failureMessage(this.#words, status);
    // Another game may have been opened meanwhile.
    if (this.#last.status !== status) return;
    console.warn(message);
    this.dispatch("error", { code: status.failure.code, message });
  }

  /**
   * @param {"move" | "moved"} name
   * @param {TurnEvent} turn
   * @param {State} state
   * @param {EventInit} [init]
   */
  turn(name, { move, side, by }, state, init) {
    const { at = 0, position = "" } = state.view ?? {};
    return this.dispatch(name, { move, side: sideName(side), by, ply: at, position }, init);
  }

  /** @param {ParseError} error */
  async error(error) {
    const { errorMessage } = await import("./refusal.js");
    const message = await errorMessage(this.#words, error);
    this.dispatch("error", { code: error.code, message, error });
  }

  /**
   * A move that cannot be played.
   *
   * @param {ParseError} error
   * @param {State} state
   */
  async illegalMove(error, state) {
    // Without what says it, the code of the error has to do.
    const message = await import("./refusal.js")
      .then(({ moveMessage }) => moveMessage(this.#words, error, state))
      .catch(() => error.code);
    this.dispatch("error", { code: error.code, message, error });
  }
}
