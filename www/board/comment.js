/**
 * The commands of comments that are about the board: marked cells, `[%csl Ge5,Ra1]`, arrows, `[%cal Ge5a1]`, and the goal of
 * an exercise, `[%goal win 3]`. They stay among the words until the comment is edited. `docs/formats.md` has the grammar.
 */
import { isGoal } from "./goal.js";

/** @typedef {import("../wasm/ergo_wasm.js").Remark} Remark */

/** A colour and one or two cells. */
const MARK = /^[GRYB][a-z][1-9][0-9]?$/;
const ARROW = /^[GRYB](?:[a-z][1-9][0-9]?){2}$/;

/** Whether a text is a mark or an arrow. @param {string} shape */
export const isShape = (shape) => MARK.test(shape) || ARROW.test(shape);

/** The shapes of a command, if it has the right ones. @param {string} command @param {string} list @returns {string[] | undefined} */
function shapesOf(command, list) {
  const kind = { "[%csl": MARK, "[%cal": ARROW }[command];
  const shapes = list.slice(0, -1).split(",");
  return kind && list.endsWith("]") && shapes.every((shape) => kind.test(shape)) ? shapes : undefined;
}

/** The goal that starts at a word, and the word after it. @param {readonly string[]} all @param {number} at */
function goalAt(all, at) {
  if (all[at] !== "[%goal") return undefined;
  const end = all.findIndex((word, index) => index > at && word.endsWith("]")) + 1;
  const goal = all
    .slice(at + 1, end)
    .join(" ")
    .slice(0, -1);
  return isGoal(goal) ? { goal, end } : undefined;
}

/** Separates words, shapes and the goal; a second one stays among the words. @param {string} text the words of a comment */
export function partsOf(text) {
  const all = text.split(" ");
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const shapes = [];
  let goal = "";
  for (let at = 0; at < all.length; at++) {
    const found = at + 1 < all.length && shapesOf(all[at], all[at + 1]);
    const aim = goal === "" ? goalAt(all, at) : undefined;
    if (found) {
      shapes.push(...found);
      at++;
    } else if (aim) {
      goal = aim.goal;
      at = aim.end - 1;
    } else words.push(all[at]);
  }
  return { words: words.join(" "), shapes, goal };
}

/**
 * Invalid marks, arrows and goals: malformed commands, a second goal, and cells that are not on the board.
 * @param {string} text the words of a comment @param {(name: string) => boolean} hasCell @returns {string[]}
 */
export function unreadIn(text, hasCell) {
  const { words, shapes, goal } = partsOf(text);
  const mistaken = words.match(/(?<![^ ])\[%(?:c[sa]l|goal)(?![^ \]])[^\]]*\]?/g) ?? [];
  const isOff = (/** @type {string} */ named) => !(named.match(/[a-z][1-9][0-9]?/g) ?? []).every(hasCell);
  return [...mistaken, ...shapes.filter((shape) => isOff(shape.slice(1))), ...(isOff(goal) ? [`[%goal ${goal}]`] : [])];
}

/** What the comments of a move say, together. @param {readonly Remark[]} remarks */
export function contentOf(remarks) {
  const first = (/** @type {"eval" | "clock"} */ name) => remarks.find((remark) => remark[name])?.[name] ?? "";
  const text = remarks.map(({ words }) => words).filter(Boolean);
  return { ...partsOf(text.join(" ")), eval: first("eval"), clock: first("clock") };
}

/** One comment with all that. @param {ReturnType<typeof contentOf>} content */
export function bodyOf({ words, shapes, goal, eval: score, clock }) {
  const command = (/** @type {string} */ name, /** @type {string} */ value) => (value ? [`[%${name} ${value}]`] : []);
  return [
    ...command("eval", score),
    ...command("clk", clock),
    ...command("goal", goal),
    ...command("csl", shapes.filter((shape) => MARK.test(shape)).join(",")),
    ...command("cal", shapes.filter((shape) => ARROW.test(shape)).join(",")),
    ...(words ? [words] : []),
  ].join(" ");
}
