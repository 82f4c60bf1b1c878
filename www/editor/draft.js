/**
 * A position that is being set up: the rules in the worker edit it and judge it. Edits are made one after the
 * other.
 */
import { startOf } from "../games/start.js";
import { EngineFailure } from "../engine/module.js";
import { EngineSlot } from "../game/engine-slot.js";
import { loadWords } from "../text/index.js";
import { DEFAULT_SETUP } from "../game/state.js";

/** @import {EngineClient} from "../engine/client.js" */
/** @import {DraftView} from "../wasm/ergo_wasm.js" */
/** @import {DraftEdit} from "../wasm/ergo_wasm.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * A position that is set up, also as a game without moves.
 *
 * @typedef {{ view: View; text: string; link: string | undefined }} Opened
 */

/** Dispatches `change` after edits. */
export class Draft extends EventTarget {
  /**
   * Until the rules are there, the start of the game.
   *
   * @type {DraftView | undefined}
   */
  state;
  /**
   * The error in the text that was read last.
   *
   * @type {ParseError | undefined}
   */
  error;
  /**
   * The options that the game has.
   *
   * @type {string[]}
   */
  known = [];
  #game;
  #first;
  /** An engine that is closed forgets the edits. */
  #slot = new EngineSlot(
    () => true,
    () => loadWords("play"),
  );
  #last = /** @type {Promise<unknown>} */ (Promise.resolve());
  /** The commands that have not ended. */
  #waiting = 0;
  /** Whether the state has changed since the last `change`. */
  #isChanged = false;
  #isClosed = false;

  /**
   * @param {string} game
   * @param {import("../storage/drafts.js").Stored} first what is set up at first
   */
  constructor(game, first) {
    super();
    this.#game = game;
    this.#first = first;
  }

  /**
   * The view that a board draws.
   *
   * @returns {View | undefined}
   */
  get view() {
    const start = startOf(this.#game)?.view;
    return start && this.state && { ...start, note: undefined, ...this.state };
  }

  /** Whether a game can start from here. */
  get isPossible() {
    return this.state !== undefined && this.state.problems.length === 0;
  }

  open() {
    return this.#run(() => Promise.resolve());
  }

  /**
   * @param {DraftEdit} edit
   * @param {...number} numbers as `Editor.edit` in `src/web` takes them
   * @returns {Promise<void>}
   */
  edit(edit, ...numbers) {
    return this.#run(async (engine) => this.#show(await engine.call("editDraft", edit, numbers)));
  }

  /**
   * Takes the position of a text.
   *
   * @param {string} text
   * @returns {Promise<void>}
   */
  read(text) {
    return this.#run(async (engine) => {
      const { draft, error } = await engine.call("readDraft", text);
      this.#show(draft, error);
    });
  }

  /**
   * The position as a game without moves.
   *
   * @returns {Promise<Opened | undefined>} nothing if it is not possible
   */
  opened() {
    return this.#run(async (engine) => {
      if (!this.isPossible || !this.state) return undefined;
      const { position, options } = this.state;
      const reply = await engine.call("open", {
        ...DEFAULT_SETUP,
        game: this.#game,
        options,
        start: position,
      });
      if (reply.error) return undefined;
      return { view: reply.view, text: await engine.call("save", []), link: await engine.call("link") };
    });
  }

  /** Closes the engine. What was not done by then is not done any more. */
  close() {
    this.#isClosed = true;
    this.#slot.close();
  }

  /**
   * @template T
   * @param {(engine: EngineClient) => Promise<T>} command
   * @returns {Promise<T | undefined>} nothing once this is closed
   */
  #run(command) {
    this.#waiting++;
    const attempt = async () => (this.#isClosed ? undefined : command(await this.#start()));
    const done = this.#last
      .then(attempt)
      .catch((error) => {
        if (!(error instanceof EngineFailure)) throw error;
        this.#slot.close();
        return attempt();
      })
      .catch((error) => {
        if (!this.#isClosed) throw error;
        return undefined;
      })
      .finally(() => {
        this.#waiting--;
        this.#announce();
      });
    this.#last = done.catch(() => {});
    return done;
  }

  /** The engine. One that has just been started gets what was there before. */
  async #start() {
    if (this.#slot.engine) return this.#slot.engine;
    const engine = await this.#slot.start();
    const { position, options } = this.state ?? this.#first;
    const { draft, error, known } = await engine.call("draft", { game: this.#game, options, position });
    this.known = known;
    this.#show(draft, error);
    return engine;
  }

  /**
   * @param {DraftView} draft
   * @param {ParseError} [error]
   */
  #show(draft, error) {
    this.state = draft;
    this.error = error;
    this.#isChanged = true;
  }

  /** Dispatches `change` once no command waits: an earlier state would replace what is being typed. */
  #announce() {
    if (this.#waiting > 0 || !this.#isChanged) return;
    this.#isChanged = false;
    this.dispatchEvent(new Event("change"));
  }
}
