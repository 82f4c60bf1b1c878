/**
 * The page in a frame: one board, as its address wishes, that talks to the page around it.
 */
import "../element/ergo-board.js";
import { gameName, words } from "../text/index.js";
import { ATTRIBUTES, readFragment } from "./fragment.js";
import { listen } from "./post.js";

const board = /** @type {import("../element/ergo-board.js").ErgoBoard} */ (document.createElement("ergo-board"));
board.id = "board";
const heading = document.createElement("h1");
const complaint = document.createElement("p");
complaint.setAttribute("role", "alert");

function obey() {
  const { attributes, strange } = readFragment(location.hash);
  const wished = new Map(attributes);
  for (const name of ATTRIBUTES) {
    const value = wished.get(name);
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  heading.textContent = gameName(board.game);
  document.documentElement.dataset.theme = wished.get("theme") ?? "";
  complaint.textContent = strange ? words.embed.address(strange.found, strange.at) : "";
}

document.querySelector("#unloaded")?.remove();
obey();
addEventListener("hashchange", obey);
board.addEventListener("position", () => (heading.textContent = gameName(board.game)));
listen(board);
document.querySelector("main")?.append(heading, complaint, board);
