/** Loads the opening explorer for a board of the page when its analysis is shown. */

/** @param {import("../element/ergo-board.js").ErgoBoard} board */
export function offerOpenings(board) {
  const look = () => {
    const { analysis } = board.state;
    if (!analysis || analysis.isSilent) return;
    board.removeEventListener("statechange", look);
    // Without it, there is the analysis.
    import("./follow.js").then(
      ({ follow }) => follow(board),
      () => {},
    );
  };
  board.addEventListener("statechange", look);
}
