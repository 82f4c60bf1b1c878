/**
 * Edits of a study as pages ask for them. Loaded with the first of them.
 */
import { bodyOf, contentOf, isShape } from "../board/comment.js";
import { Tree } from "../board/tree.js";
import { isGoal } from "../board/goal.js";
import { KINDS } from "./study-edit.js";

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */
/** @typedef {import("./study-edit.js").StudyEdit} StudyEdit */

/** The comments that edits have changed so far: each by what it is about. @typedef {Map<string, ReturnType<typeof contentOf>>} Contents */

/**
 * Translates an edit into one of the tree: evaluations, shapes and goals are parts of comments.
 * @param {Session} session @param {StudyEdit} edit @param {string[]} line @param {Contents} contents @param {Tree} tree
 * @returns {import("../game/editing.js").LineEdit}
 */
function meant({ state: { annotations } }, edit, line, contents, tree) {
  if (edit.kind === "glyphs") return ["glyphs", line, edit.glyphs.map(String)];
  if (edit.kind === "add") return ["add", line, [edit.moves.map(String).join(" ")]];
  if (!("text" in edit || "shapes" in edit)) return [/** @type {any} */ (edit.kind), line, []];
  const place = edit.kind === "before" ? "before" : "comment";
  const key = [place, ...line].join(" ");
  const move = tree.moves[tree.find(line) ?? -1];
  const remarks = line.length === 0 ? annotations?.remarks : place === "before" ? move?.before : move?.remarks;
  const content = contents.get(key) ?? contentOf(remarks ?? []);
  contents.set(key, content);
  if (edit.kind === "shapes") content.shapes = edit.shapes.map(String).filter(isShape);
  else content[edit.kind === "eval" || edit.kind === "goal" ? edit.kind : "words"] = String(edit.text);
  return [place, line, [bodyOf(content)]];
}

/**
 * Whether edits, which are undone together, had an effect.
 * @param {Session} session @param {StudyEdit[]} edits @param {(error: ParseError) => void} report says what is wrong with a value
 */
export async function applyEdits(session, edits, report) {
  const { view, setup } = session.state;
  if (!view || !setup.study || !edits.every(({ kind }) => KINDS.includes(kind))) return false;
  const here = view.history.slice(0, view.at).map(({ text }) => text);
  const lineOf = (/** @type {StudyEdit} */ { line }) => line?.map(String) ?? here;
  const odd = edits.flatMap((edit) =>
    edit.kind === "goal" && edit.text !== "" && !isGoal(String(edit.text)) ? [String(edit.text)] : [],
  )[0];
  if (odd !== undefined) {
    report({ code: "goal", start: 0, end: odd.length, line: 1, column: 1, found: odd, expected: "a goal" });
    return false;
  }
  /** @type {Contents} */
  const contents = new Map();
  const tree = new Tree(view, session.state.annotations);
  const error = await session.tree.editAll(edits.map((edit) => meant(session, edit, lineOf(edit), contents, tree)));
  if (error) report(error);
  const now = session.state.view;
  const last = edits.findLast(({ kind }) => kind === "go");
  if (!last) return now?.revision !== view.revision;
  const line = lineOf(last);
  return now?.at === line.length && line.every((text, at) => now.history[at].text === text);
}
