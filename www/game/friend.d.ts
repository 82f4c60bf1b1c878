/** Games with remote friends. */

import type { MatchData } from "./match.js";
import type { Remote, Setup, State } from "./types.js";

export type Match = Remote & MatchData;

export type Request = "take-back" | "draw";

export type MatchState = State & {
  setup: Setup & { remote: Match };
  view: import("../wasm/ergo_wasm.js").View;
};
