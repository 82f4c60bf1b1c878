/** Proven and measured facts about Emergo. */
import { emergo as boards } from "./small-boards.js";
import { solvedBoards } from "../solved-boards.js";

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
  ...solvedBoards(boards, FACTS),
  selfPlay: { games: 200, nodes: 20_000, score: 82, margin: 5.1 },
};
