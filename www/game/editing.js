/** Edits of the tree of moves: order, deleting, annotations. The tree is in the worker. */

/** @import {Context} from "./context.js" */
/** @import {EngineClient} from "../engine/client.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/**
 * An edit, the line that it is about, and its values.
 *
 * @typedef {[import("../wasm/ergo_wasm.js").TreeEdit, string[], string[]]} LineEdit
 */

export class Editing {
  #context;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
  }

  /**
   * Edits the tree at the end of a line, or goes there.
   *
   * @param {LineEdit} edit
   * @returns {Promise<ParseError | undefined>} what is wrong with a value
   */
  edit(...edit) {
    return this.editAll([edit]);
  }

  /**
   * Makes several edits that are undone together.
   *
   * @param {LineEdit[]} edits
   * @returns {Promise<ParseError | undefined>} what is wrong with a value
   */
  editAll(edits) {
    const { session, set, run, stopSearch } = this.#context;
    return run(async (engine) => {
      stopSearch();
      /** @type {{ view: View; error?: ParseError }} */
      const { error, ...changed } = await engine.call("edit", edits);
      const gameText = await this.textOf(engine, changed.view);
      set({
        ...changed,
        setup: { ...session.state.setup, gameText },
        preview: undefined,
        notice: error && { code: "refused", error },
      });
      return error;
    });
  }

  /**
   * The text of the game: what playing its moves again would not restore is kept there.
   *
   * @param {EngineClient} engine
   * @param {View} view after a change
   */
  async textOf(engine, { revision }) {
    const { view, setup } = this.#context.session.state;
    if (revision === view?.revision || setup.remote) return setup.gameText;
    const { lastingTagsOf } = await import("./tags.js");
    return engine.call("save", lastingTagsOf(this.#context.session));
  }
}
