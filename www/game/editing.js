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

/**
 * Edits the tree at the end of a line, or goes there; several edits are undone together.
 *
 * @param {Context} context
 * @param {EngineClient} engine
 * @param {LineEdit[]} edits
 * @returns {Promise<ParseError | undefined>} what is wrong with a value
 */
export async function editTree({ session, set, stopSearch, textOf }, engine, edits) {
  stopSearch();
  /** @type {{ view: View; error?: ParseError }} */
  const { error, ...changed } = await engine.call("edit", edits);
  const gameText = await textOf(engine, changed.view);
  set({
    ...changed,
    setup: { ...session.state.setup, gameText },
    preview: undefined,
    notice: error && { code: "refused", error },
  });
  return error;
}
