/**
 * When the engine searches: the state says whether for its own move, a hint or the analysis. The search is
 * started, stopped and replaced as the state changes; `searches.js` has what is searched. The results of a
 * stopped search are dropped.
 */
import { EngineImpossible } from "../engine/module.js";
import { searchGoal } from "./state.js";

/** @import {Context} from "./context.js" */
/** @import {EngineClient} from "../engine/client.js" */

export class EngineSearch {
  #context;
  /**
   * @type {{ key: string; kind: import("./state.js").SearchGoal["kind"]; controller: AbortController }
   *   | undefined}
   */
  #current;
  /**
   * While a search waits until it can be loaded.
   *
   * @type {AbortController | undefined}
   */
  #postponed;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
  }

  /** Whether the position is being analysed. */
  get isAnalysing() {
    return this.#current?.kind === "analysis";
  }

  /** Starts or stops the search as the state requires. */
  update() {
    const goal = searchGoal(this.#context.session.state);
    const engine = this.#context.engine();
    if (this.#current && this.#current.key !== goal?.key) {
      this.stop();
      engine?.call("stop").catch(() => {});
    }
    // Commands run first, because they may change the position.
    if (!goal || this.#current || !this.#context.isIdle()) return;
    if (engine) this.#start(goal, engine);
    else this.#context.wake();
  }

  /** Drops the search. The next call to the engine stops it. */
  stop() {
    this.#current?.controller.abort();
    this.#current = undefined;
    this.#postponed?.abort();
    if (this.#context.session.state.status.kind === "thinking")
      this.#context.set({ status: { kind: "ready" } });
  }

  /**
   * @param {import("./state.js").SearchGoal} goal
   * @param {EngineClient} engine
   */
  async #start({ kind, key }, engine) {
    const controller = new AbortController();
    const { signal } = controller;
    this.#current = { key, kind, controller };
    this.#postponed?.abort();
    try {
      const { SEARCHES } = await import("./searches.js");
      if (!signal.aborted) await SEARCHES[kind](this.#context, engine, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (kind === "hint") this.#context.set({ hint: undefined });
      if (error instanceof EngineImpossible && !engine.hasEnded) this.postpone(kind);
      this.#context.recover(engine, error);
    }
  }

  /**
   * Postpones a search whose files could not be loaded until somebody resumes it or the network is back.
   *
   * @param {import("./state.js").SearchGoal["kind"]} kind
   */
  postpone(kind) {
    this.stop();
    if (kind === "hint") return;
    const { session } = this.#context;
    const resume = () => (kind === "move" ? session.resume() : session.analysis.setPaused(false));
    if (kind === "move") session.pause(true);
    else session.analysis.setPaused(true);
    const { signal } = (this.#postponed = new AbortController());
    addEventListener("online", resume, { once: true, signal });
  }
}
