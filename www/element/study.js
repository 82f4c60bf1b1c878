/** Edits of a study as pages ask for them. Loaded with the first of them. */
import { KINDS } from "./study-edit.js";

/** @import {Session} from "../game/session.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {StudyEdit} from "./study-edit.js" */

/**
 * The values of an edit, as the rules take them.
 *
 * @param {StudyEdit} edit
 * @returns {string[]}
 */
function valuesOf(edit) {
  if (edit.kind === "glyphs") return edit.glyphs.map(String);
  if (edit.kind === "add") return [edit.moves.map(String).join(" ")];
  if (edit.kind === "shapes") return edit.shapes.map(String);
  return "text" in edit ? [String(edit.text)] : [];
}

/**
 * Whether edits, which are undone together, had an effect.
 *
 * @param {Session} session
 * @param {StudyEdit[]} edits
 * @param {(error: ParseError) => void} report says what is wrong with a value
 */
export async function applyEdits(session, edits, report) {
  const { view, setup } = session.state;
  if (!view || !setup.study || !edits.every(({ kind }) => KINDS.includes(kind))) return false;
  const here = view.history.slice(0, view.at).map(({ text }) => text);
  const lineOf = (/** @type {StudyEdit} */ { line }) => line?.map(String) ?? here;
  const error = await session.edit(
    ...edits.map(
      (edit) =>
        /** @type {import("../game/editing.js").LineEdit} */ ([edit.kind, lineOf(edit), valuesOf(edit)]),
    ),
  );
  if (error) report(error);
  const now = session.state.view;
  const last = edits.findLast(({ kind }) => kind === "go");
  if (!last) return now?.revision !== view.revision;
  const line = lineOf(last);
  return now?.at === line.length && line.every((text, at) => now.history[at].text === text);
}
