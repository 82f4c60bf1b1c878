/** How players end a game: by resigning, by agreeing on a draw, or on time. */
import { isLookingBack, isPersonsTurn, isReady, playerOf } from "./state.js";

/** @import {Context} from "./context.js" */
/** @import {State} from "./types.js" */

/**
 * Whether the players can end the game now.
 *
 * @param {State} state
 */
const canEnd = (state) =>
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
  #context;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
  }

  /** Asks first: a game cannot be taken up again. */
  ask(/** @type {"resign" | "draw"} */ about) {
    const state = this.#context.session.state;
    if (about === "resign" ? canResign(state) : canOfferDraw(state))
      this.#context.set({ question: { about, at: state.view?.at ?? 0 } });
  }

  /** Leaves the question unanswered. */
  cancel() {
    if (this.#context.session.state.question) this.#context.set({ question: undefined });
    this.#context.updateSearch();
  }

  resign() {
    return this.#context.run(async (engine) => {
      const state = this.#context.session.state;
      const side = resigner(state);
      if (canEnd(state) && side !== undefined)
        await this.#context.end(engine, { winner: side === 0 ? 1 : 0, reason: "resigned" });
    });
  }

  /** Offers the engine a draw, or agrees on one with the other local player, or on that of the engine. */
  offerDraw() {
    return this.#context.run(async (engine) => {
      const { session, set, end } = this.#context;
      if (!canOfferDraw(session.state)) return;
      const isOffered = session.state.question?.about === "offered";
      set({ question: undefined });
      const isAgreed =
        isOffered ||
        !session.state.setup.players.includes("engine") ||
        (await (await import("./draw-offer.js")).offerDraw(engine, this.#context));
      if (isAgreed) await end(engine, { reason: "agreed" });
    });
  }
}
