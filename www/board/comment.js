/**
 * The commands of comments that are about the board: marked cells, `[%csl Ge5,Ra1]`, and arrows, `[%cal Ge5a1]`. They stay
 * among the words until the comment is edited. `docs/formats.md` has the grammar.
 */

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

/** Separates words and shapes. @param {string} text the words of a comment */
export function partsOf(text) {
  const all = text.split(" ");
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const shapes = [];
  for (let at = 0; at < all.length; at++) {
    const found = at + 1 < all.length && shapesOf(all[at], all[at + 1]);
    if (found) {
      shapes.push(...found);
      at++;
    } else words.push(all[at]);
  }
  return { words: words.join(" "), shapes };
}

/** What is like a mark or an arrow, but none that can be drawn: commands with mistakes, and cells that the board does not have. @param {string} text the words of a comment @param {(name: string) => boolean} hasCell @returns {string[]} */
export function unreadIn(text, hasCell) {
  const { words, shapes } = partsOf(text);
  const mistaken = words.match(/(?<![^ ])\[%c[sa]l(?![^ \]])[^\]]*\]?/g) ?? [];
  const isOff = (/** @type {string} */ shape) => !(shape.slice(1).match(/[a-z][1-9][0-9]?/g) ?? []).every(hasCell);
  return [...mistaken, ...shapes.filter(isOff)];
}

/** What the comments of a move say, together. @param {readonly Remark[]} remarks */
export function contentOf(remarks) {
  const parts = remarks.map(({ words }) => partsOf(words));
  const first = (/** @type {"eval" | "clock"} */ name) => remarks.find((remark) => remark[name])?.[name] ?? "";
  return {
    words: parts
      .map(({ words }) => words)
      .filter(Boolean)
      .join(" "),
    shapes: parts.flatMap(({ shapes }) => shapes),
    eval: first("eval"),
    clock: first("clock"),
  };
}

/** One comment with all that. @param {ReturnType<typeof contentOf>} content */
export function bodyOf({ words, shapes, eval: score, clock }) {
  const command = (/** @type {string} */ name, /** @type {string} */ value) => (value ? [`[%${name} ${value}]`] : []);
  return [
    ...command("eval", score),
    ...command("clk", clock),
    ...command("csl", shapes.filter((shape) => MARK.test(shape)).join(",")),
    ...command("cal", shapes.filter((shape) => ARROW.test(shape)).join(",")),
    ...(words ? [words] : []),
  ].join(" ");
}
