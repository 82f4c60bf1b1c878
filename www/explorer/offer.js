/** Loads the opening explorer for a board of the page when its analysis is shown, or an upper level may play. */

/** The lowest level that plays known openings. */
const LEVEL = 8;

/** @param {import("../element/ergo-board.js").ErgoBoard} board */
export function offerOpenings(board) {
  const { connection } = /** @type {import("../game/cores.js").Device} */ (navigator);
  const look = () => {
    const { analysis, setup } = board.state;
    if (analysis ? analysis.isSilent : setup.level < LEVEL || connection?.saveData) return;
    board.removeEventListener("statechange", look);
    // Without it, there is the analysis and the search.
    import("./follow.js").then(
      ({ follow }) => follow(board),
      () => {},
    );
  };
  board.addEventListener("statechange", look);
  look();
}
