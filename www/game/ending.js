/** How players end a game: by resigning, by agreeing on a draw, or on time. */
import { isLookingBack, isPersonsTurn, isReady, playerOf } from "./state.js";

/** @import {State} from "./state.js" */
/** @import {Ended} from "./state.js" */
/** @import {EngineClient} from "../engine/client.js" */

/**
 * What it needs of the session.
 *
 * @typedef {object} EndingHost
 * @property {() => State} state
 * @property {(patch: Partial<State>) => void} set
 * @property {(command: (engine: EngineClient) => Promise<void>) => Promise<unknown>} run queues a command
 * @property {(engine: EngineClient, ended: Ended) => Promise<void>} end
 * @property {() => void} updateSearch starts or stops the search as the state demands
 */

/**
 * Whether the players can end the game now.
 *
 * @param {State} state
 */
export const canEnd = (state) =>
  isReady(state) && !!state.view && state.view.at > 0 && !state.view.outcome && !isLookingBack(state.view);

/**
 * Whether a draw can be offered: to the engine in one's own turn, to a person at any time.
 *
 * @param {State} state
 */
export const canOfferDraw = (state) => canEnd(state) && isPersonsTurn(state) && !state.setup.remote;

/**
 * The side that resigns: that of the person here, or the one to move of two.
 *
 * @param {State} state
 * @returns {0 | 1 | undefined}
 */
function resigner(state) {
  const people = /** @type {const} */ ([0, 1]).filter((side) => playerOf(state, side) === "person");
  return people.length === 1 ? people[0] : people.length === 2 ? state.view?.turn : undefined;
}

/**
 * Whether a person can resign.
 *
 * @param {State} state
 */
export const canResign = (state) => canEnd(state) && resigner(state) !== undefined;

export class Ending {
  #host;

  /** @param {EndingHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** Asks first: a game cannot be taken up again. */
  ask(/** @type {"resign" | "draw"} */ about) {
    const state = this.#host.state();
    if (about === "resign" ? canResign(state) : canOfferDraw(state))
      this.#host.set({ question: { about, at: state.view?.at ?? 0 } });
  }

  /** Leaves the question unanswered. */
  cancel() {
    if (this.#host.state().question) this.#host.set({ question: undefined });
    this.#host.updateSearch();
  }

  resign() {
    return this.#host.run(async (engine) => {
      const state = this.#host.state();
      const side = resigner(state);
      if (canEnd(state) && side !== undefined)
        await this.#host.end(engine, { winner: side === 0 ? 1 : 0, reason: "resigned" });
    });
  }

  /** Offers the engine a draw, or agrees on one with the other local player. */
  offerDraw() {
    return this.#host.run(async (engine) => {
      const { state, set, end } = this.#host;
      if (!canOfferDraw(state())) return;
      set({ question: undefined });
      const isAgreed =
        !state().setup.players.includes("engine") ||
        (await (await import("./draw-offer.js")).offerDraw(engine, this.#host));
      if (isAgreed) await end(engine, { reason: "agreed" });
    });
  }
}
