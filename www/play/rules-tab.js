/** The rules beside the board: loaded when their tab is seen, for the game on the board. */
import { withModule } from "../ui/load.js";
import { languageChanges } from "../text/index.js";

/**
 * @param {HTMLElement} host
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 */
export function fillRulesTab(host, board) {
  const prose = document.createElement("div");
  prose.className = "prose";
  // With the focus on them, keys scroll the rules.
  prose.tabIndex = 0;
  const terms = document.createElement("div");
  host.append(terms, prose);
  let isSeen = false;
  let shown = "";
  const fill = () => {
    const { game } = board.state.setup;
    if (!isSeen || game === shown) return;
    shown = game;
    const isWanted = () => game === shown;
    withModule(
      board,
      () => import("./rules.js"),
      ({ fillRules, fillTerms }) =>
        Promise.all([fillTerms(terms, game, isWanted), fillRules(prose, game, isWanted)]),
    );
  };
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    fill();
  }).observe(host);
  board.addEventListener("statechange", fill);
  languageChanges.addEventListener("change", () => {
    shown = "";
    fill();
  });
}
