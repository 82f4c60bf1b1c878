/** The opening explorer of a board of the page: the section below the analysis, and the openings of levels. */
import { book } from "../game/searches.js";
import { languageChanges, words } from "../text/index.js";
import { wordsOf } from "../text/separate.js";
import { chooseKnown, prepareLevel } from "./levels.js";
import { OpeningsPanel } from "./panel.js";

/** @param {import("../element/ergo-board.js").ErgoBoard} board */
export function follow(board) {
  book.choose = chooseKnown;
  /** @type {OpeningsPanel | undefined} */
  let panel;
  /** Whether the words of the section are on their way. */
  let isComing = false;
  const look = async () => {
    prepareLevel(board.state);
    if (panel || isComing || !board.state.analysis) return;
    isComing = true;
    const { code } = words;
    const say = await wordsOf("explorer").catch(() => undefined);
    isComing = false;
    if (words.code !== code) void look();
    else if (say) panel = new OpeningsPanel(board, say);
  };
  board.addEventListener("statechange", look);
  languageChanges.addEventListener("change", function remake() {
    panel?.close();
    panel = undefined;
    // A place that is made again has another board.
    if (board.isConnected) void look();
    else languageChanges.removeEventListener("change", remake);
  });
  void look();
}
