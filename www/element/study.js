/**
 * Edits of a study as pages ask for them. Loaded with the first of them.
 */
import { bodyOf, contentOf, isShape } from "../board/comment.js";
import { Tree } from "../board/tree.js";
import { KINDS } from "./study-edit.js";

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */
/** @typedef {import("./study-edit.js").StudyEdit} StudyEdit */

/**
 * The edit of the tree that is meant: evaluations and shapes are parts of comments.
 * @param {Session} session @param {StudyEdit} edit @param {string[]} line @returns {[import("../wasm/ergo_wasm.js").TreeEdit, string[]]}
 */
function meant({ state: { view, annotations } }, edit, line) {
  if (edit.kind === "glyphs") return ["glyphs", edit.glyphs.map(String)];
  if (!view || !("text" in edit || "shapes" in edit)) return [/** @type {any} */ (edit.kind), []];
  const tree = new Tree(view, annotations);
  const move = tree.moves[tree.find(line) ?? -1];
  const remarks = edit.kind === "before" ? move?.before : move ? move.remarks : annotations?.remarks;
  const content = contentOf(remarks ?? []);
  if (edit.kind === "shapes") content.shapes = edit.shapes.map(String).filter(isShape);
  else content[edit.kind === "eval" ? "eval" : "words"] = String(edit.text);
  return [edit.kind === "before" ? "before" : "comment", [bodyOf(content)]];
}

/**
 * Whether an edit had an effect.
 * @param {Session} session @param {StudyEdit} edit @param {(error: ParseError) => void} report says what is wrong with a value
 */
export async function applyEdit(session, edit, report) {
  const { view, setup } = session.state;
  if (!view || !setup.study || !KINDS.includes(edit.kind)) return false;
  const line = edit.line?.map(String) ?? view.history.slice(0, view.at).map(({ text }) => text);
  const [kind, values] = meant(session, edit, line);
  const error = await session.tree.edit(kind, line, values);
  if (error) report(error);
  const now = session.state.view;
  if (kind !== "go") return now?.revision !== view.revision;
  return now?.at === line.length && line.every((text, at) => now.history[at].text === text);
}
