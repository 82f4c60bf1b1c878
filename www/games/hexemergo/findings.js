/** What is proven of HexEmergo. */
import { hexemergo as boards } from "./small-boards.js";

/** What is known of the small board besides its values. */
const FACTS = { positions: 278_712, longest: 47, moves: ["c3"], movesIfBanned: ["b2"] };

/** @type {import("../finding.js").Findings} */
export const hexemergo = {
  boards: boards.map(({ id, cells, stones, value, banned }) => ({
    item: id,
    size: cells,
    pieces: stones,
    value,
    banned,
    ...FACTS,
  })),
  commands: ["cargo xtask solve-small", "cargo xtask solve-small --check"],
};
