/** Advice for people: hints in three steps, and what the opponent threatens. It never changes the game. */
import { hasHelp, isPersonsTurn, isReady, positionKey } from "./state.js";

/** @import {State} from "./state.js" */
/** @import {EngineClient} from "../engine/client.js" */

/**
 * What it needs of the session.
 *
 * @typedef {object} AdviceHost
 * @property {() => State} state
 * @property {(patch: Partial<State>) => void} set
 * @property {(command: (engine: EngineClient) => Promise<void>) => Promise<unknown>} run queues a command
 * @property {() => void} updateSearch starts or stops the search as the state demands
 * @property {() => void} endPreview
 */

/** At how many levels people are warned of blunders. */
export const WARNED_LEVELS = 3;

/** Where to look, which piece, which move and why. */
const STEPS = 3;

export class Advice {
  #host;
  /** Whether threats are shown whenever a person is to move. */
  wantsThreats = false;
  /** Whether a person is warned of a blunder before the engine, at one of its first levels, replies. */
  wantsWarnings = false;
  /** The position whose threats were asked for last. */
  #asked = "";

  /** @param {AdviceHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** Looks for a good move; asked again, says more about it. */
  hint() {
    return this.#host.run(async () => {
      const { view, hint } = this.#host.state();
      if (!view) return;
      this.#host.endPreview();
      const about = positionKey(view);
      if (!hint) return this.#host.set({ hint: { about, step: 1 }, notice: undefined });
      if (hint.move)
        this.#host.set({ hint: { ...hint, step: Math.min(STEPS, hint.step + 1), isFaded: false } });
    });
  }

  dropHint() {
    if (this.#host.state().hint) this.#host.set({ hint: undefined });
    this.#host.updateSearch();
  }

  /** @param {boolean} wanted */
  showThreats(wanted) {
    if (wanted === this.wantsThreats) return;
    this.wantsThreats = wanted;
    this.#asked = "";
    if (wanted) this.update();
    this.#host.set({ threats: undefined });
  }

  /** Shows the threats of the position on the board, whoever is to move. */
  showThreatsHere() {
    return this.#host.run(async (engine) => {
      const found = await engine.call("threats");
      const { view } = this.#host.state();
      if (view) this.#host.set({ threats: { about: positionKey(view), found } });
    });
  }

  /**
   * Whether the player who moves now is to be warned.
   *
   * @param {import("./state.js").Player} by
   */
  warns(by) {
    const { players, level, clock } = this.#host.state().setup;
    return (
      this.wantsWarnings && by === "person" && players.includes("engine") && level <= WARNED_LEVELS && !clock
    );
  }

  /** Asks for the threats of the position, if they are wanted. */
  update() {
    const state = this.#host.state();
    if (!this.wantsThreats || !state.view || !isReady(state) || !hasHelp(state) || !isPersonsTurn(state))
      return;
    const about = positionKey(state.view);
    if (about === this.#asked) return;
    this.#asked = about;
    void this.#host.run(async (engine) => {
      const found = await engine.call("threats");
      const { view } = this.#host.state();
      if (this.wantsThreats && view && positionKey(view) === about)
        this.#host.set({ threats: { about, found } });
    });
  }
}
