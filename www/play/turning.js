/**
 * Which side is at the bottom of the board on the page: whose turn it is, for two people who want the board
 * to turn; or else whoever opened the game by a link.
 */

/**
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 * @returns {"first" | "second" | null} `null` for the usual one
 */
export function bottomSide({ state, orientation }) {
  const { setup, view } = state;
  if (setup.turnsBoard && view && !setup.players.includes("engine")) {
    if (view.outcome) return orientation;
    return view.turn === 0 ? "first" : "second";
  }
  return setup.pageData?.bottom ?? null;
}
