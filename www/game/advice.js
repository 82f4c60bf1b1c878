/** Advice for people: hints in three steps, and what the opponent threatens. It never changes the game. */
import { hasHelp, isPersonsTurn, isReady, positionKey } from "./state.js";

/** @import {Context} from "./context.js" */

/** The highest level that warns people of blunders. */
export const WARNED_LEVELS = 3;

/** Where the state has the answers to questions about a position. */
const ANSWERS = /** @type {const} */ ({ threats: "found", facts: "facts", commentOn: "commentary" });

/** Where to look, which piece, which move and why. */
const STEPS = 3;

export class Advice {
  #context;
  /** Whether threats are shown whenever a person is to move. */
  wantsThreats = false;
  /** Whether a person is warned of a blunder before the engine, at one of its first levels, replies. */
  wantsWarnings = false;
  /** The position whose threats were asked for last. */
  #asked = "";

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
  }

  /** Looks for a good move; asked again, says more about it. */
  hint() {
    return this.#context.run(async () => {
      const { view, hint } = this.#context.session.state;
      if (!view) return;
      this.#context.session.analysis.endPreview();
      const about = positionKey(view);
      if (!hint) return this.#context.set({ hint: { about, step: 1 }, notice: undefined });
      if (hint.move)
        this.#context.set({ hint: { ...hint, step: Math.min(STEPS, hint.step + 1), isFaded: false } });
    });
  }

  dropHint() {
    if (this.#context.session.state.hint) this.#context.set({ hint: undefined });
    this.#context.updateSearch();
  }

  /** @param {boolean} wanted */
  showThreats(wanted) {
    if (wanted === this.wantsThreats) return;
    this.wantsThreats = wanted;
    this.forget();
  }

  /** Shows neither threats nor what explains the position, unless threats are wanted. */
  forget() {
    this.#asked = "";
    this.#context.set({ threats: undefined });
  }

  /**
   * Asks for the threats of the position on the board, for either side to move, for the facts that explain
   * it, or for what there is to say about the last move. Shows the answer if that position is still there
   * then, and the answer still wanted.
   *
   * @param {keyof typeof ANSWERS} what
   * @param {() => boolean} [isWanted]
   */
  async showHere(what, isWanted = () => true) {
    const { session } = this.#context;
    const about = session.state.view && positionKey(session.state.view);
    if (!about) return;
    const answer = await (what === "commentOn"
      ? session.query(what, () => [session.state.view?.at ?? 0, []])
      : session.query(what));
    const { view } = session.state;
    if (!view || positionKey(view) !== about || !isWanted()) return;
    this.#show(about, { [ANSWERS[what]]: answer });
  }

  /**
   * @param {string} about the key of the position
   * @param {any} found
   */
  #show(about, found) {
    this.#context.set({ threats: { ...this.#context.session.state.threats, about, ...found } });
  }

  /**
   * Whether a move of this player is to be examined for a warning.
   *
   * @param {import("./types.js").Player} by
   */
  warns(by) {
    const { players, level, clock } = this.#context.session.state.setup;
    return (
      this.wantsWarnings && by === "person" && players.includes("engine") && level <= WARNED_LEVELS && !clock
    );
  }

  /** Asks for the threats of the position, if they are wanted. */
  update() {
    const state = this.#context.session.state;
    if (!this.wantsThreats || !state.view || !isReady(state) || !hasHelp(state) || !isPersonsTurn(state))
      return;
    const about = positionKey(state.view);
    if (about === this.#asked) return;
    this.#asked = about;
    const asking = this.#context.run(async (engine) => {
      const found = await engine.call("threats");
      if (this.wantsThreats) this.#show(about, { found });
      return true;
    });
    void asking.then((isAnswered) => {
      const { notice } = this.#context.session.state;
      if (isAnswered || about !== this.#asked || notice?.code !== "restarted") return;
      // Another engine answers in the place of one that has crashed.
      this.#asked = "";
      this.update();
    });
  }
}
