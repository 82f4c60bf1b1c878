/** What is proven and measured of Emergo. */
import { emergo as boards } from "./small-boards.js";

/**
 * What is known of small boards besides their values.
 *
 * @type {Record<
 *   string,
 *   { positions: number; longest: number; moves: string[]; movesIfBanned: string[] }
 * >}
 */
const FACTS = {
  "emergo-13-3": { positions: 54_922, longest: 37, moves: ["c3"], movesIfBanned: ["c1"] },
  "emergo-13-4": { positions: 1_082_002, longest: 49, moves: ["c3"], movesIfBanned: ["c2"] },
  "emergo-25-3": {
    positions: 2_079_974,
    longest: 83,
    moves: ["d4", "d3", "c2"],
    movesIfBanned: ["d3", "c2"],
  },
};

/** @type {import("../finding.js").Findings} */
export const emergo = {
  boards: boards.map(({ id, cells, stones, value, banned }) => ({
    item: id,
    size: cells,
    pieces: stones,
    value,
    banned,
    ...FACTS[id],
  })),
  commands: ["cargo xtask solve-small", "cargo xtask solve-small --check"],
  selfPlay: { games: 200, nodes: 20_000, score: 82, margin: 5.1 },
};
