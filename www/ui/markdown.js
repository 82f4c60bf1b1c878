/**
 * Renders the subset of Markdown that the rules use: headings, paragraphs, lists, bold, emphasis, code, and
 * fenced blocks named `board` with a position. Text is never parsed as HTML.
 */
import { make } from "./make.js";

/**
 * The blocks of a text, each made when it is asked for.
 *
 * @param {string} text
 * @param {(position: string) => Node} figure draws a position
 * @returns {Generator<Node>}
 */
export function* renderMarkdown(text, figure) {
  const blocks = text
    .replaceAll("\r", "")
    .trim()
    .split(/\n{2,}/);
  for (const block of blocks) yield* renderBlock(block, figure);
}

/**
 * @param {string} block
 * @param {(position: string) => Node} figure
 * @returns {Node[]}
 */
function renderBlock(block, figure) {
  const fence = block.match(/^```board\n(.+)\n```$/);
  if (fence) return [figure(fence[1].trim())];
  const heading = block.match(/^(#+) (.+)$/);
  // The page already has the title.
  if (heading) return heading[1].length === 1 ? [] : [filled("h2", inline(heading[2]))];
  if (/^[-*] /.test(block)) return [filled("ul", items(block, /^[-*] /m))];
  if (/^\d+\. /.test(block)) return [filled("ol", items(block, /^\d+\. /m))];
  return [filled("p", inline(block))];
}

/**
 * An element with any number of nodes.
 *
 * @param {"h2" | "ul" | "ol" | "p" | "li"} tag
 * @param {(Node | string)[]} nodes
 */
function filled(tag, nodes) {
  const element = make(tag, {});
  for (const node of nodes) element.append(node);
  return element;
}

/**
 * @param {string} block
 * @param {RegExp} mark
 */
function items(block, mark) {
  const parts = block.split(new RegExp(mark, "m")).slice(1);
  return parts.map((part) => filled("li", inline(part)));
}

/**
 * Bold, emphasis and code.
 *
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function inline(text) {
  const parts = text
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .trim()
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/);
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith("**")) return make("strong", {}, part.slice(2, -2));
    if (/^[*_].+[*_]$/.test(part)) return make("em", {}, part.slice(1, -1));
    if (part.startsWith("`")) return make("code", { dir: "ltr" }, part.slice(1, -1));
    return part;
  });
}
