/** Proven facts about HexEmergo. */
import { hexemergo as boards } from "./small-boards.js";
import { solvedBoards } from "../solved-boards.js";

const FACTS = {
  "hexemergo-19-3": { positions: 278_712, longest: 47, moves: ["c3"], movesIfBanned: ["b2"] },
};

/** @type {import("../finding.js").Findings} */
export const hexemergo = {
  ...solvedBoards(boards, FACTS),
};
