/**
 * The page for frames: one board with the attributes of the address, which exchanges messages with the parent
 * page.
 */
import "../element/ergo-board.js";
import { frame } from "../text/en/frame.js";
import {
  addEnglish,
  gameName,
  languageChanges,
  languagesOf,
  loadWords,
  speak,
  words,
} from "../text/index.js";
import { printable } from "../text/printable.js";
import { Requests } from "../ui/latest.js";
import { ATTRIBUTES, readFragment } from "./fragment.js";
import { listen } from "./post.js";

addEnglish({ frame });
await customElements.whenDefined("ergo-board");
// Other languages have these words among the rest.
if (!words.frame) await loadWords();
const board = /** @type {import("../element/ergo-board.js").ErgoBoard} */ (
  document.createElement("ergo-board")
);
board.id = "board";
board.setAttribute("fill", "");
const heading = document.createElement("h1");
const warning = document.createElement("p");
warning.setAttribute("role", "alert");

/**
 * The language that the address asks for. The script in the head of the page has followed it already, unless
 * that is not built.
 */
let asked =
  document.documentElement.lang === "en"
    ? undefined
    : new Map(readFragment(location.hash).attributes).get("lang");

/**
 * Follows the address to another language.
 *
 * @param {string | undefined} lang that of the reader if it asks for none
 */
async function follow(lang) {
  if (lang === asked) return;
  asked = lang;
  await speak(...languagesOf(lang));
  document.documentElement.lang = words.code;
}

function applyFragment() {
  const { attributes, unknown } = readFragment(location.hash);
  const values = new Map(attributes);
  void follow(values.get("lang"));
  for (const name of ATTRIBUTES) {
    const value = values.get(name);
    if (name === "lang") continue;
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  heading.textContent = printable(gameName(words, board.game));
  document.documentElement.dataset.theme = values.get("theme") ?? "";
  warning.textContent = unknown ? words.frame.address(unknown.found, unknown.at) : "";
}

const link = document.createElement("a");
link.slot = "link";
link.target = "_blank";
link.rel = "noopener";
board.append(link);

/** Of several updates of the link only the last one counts. */
const updates = new Requests();

/** The link leads to the position that is viewed, or to other puzzles. */
async function updateLink() {
  const isLatest = updates.next();
  const isPuzzle = board.mode === "puzzle";
  link.textContent = isPuzzle ? words.frame.puzzles : words.frame.link;
  if (isPuzzle) {
    link.href = new URL(`./#/${board.game}/puzzles`, location.href).href;
    return;
  }
  const fragment = await board.toLink().catch(() => undefined);
  if (isLatest()) link.href = new URL(`./#${fragment ?? `/${board.game}`}`, location.href).href;
}

document.querySelector("#unloaded")?.remove();
applyFragment();
addEventListener("hashchange", applyFragment);
board.addEventListener("position", () => {
  heading.textContent = printable(gameName(words, board.game));
  if (board.mode === "puzzle" || (board.mode === "view" && board.moves.length > 0)) updateLink();
});
languageChanges.addEventListener("change", async () => {
  document.documentElement.dir = words.direction;
  await loadWords();
  applyFragment();
  await updateLink();
});
document.documentElement.dir = words.direction;
listen(board);
document.querySelector("main")?.append(heading, warning, board);
