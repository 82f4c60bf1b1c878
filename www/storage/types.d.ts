/** Types that several modules share. */

import type { Player } from "../game/types.js";
import type { Source } from "./entry.js";

export interface Summary {
  id: string;
  /** Identifies the game text. */
  print: string;
  game: string;
  source: Source;
  name: string;
  tags: string[];
  players: [Player, Player] | null;
  side: 0 | 1 | null;
  level: number | null;
  /** The names of the first and the second player. */
  seats: [string, string];
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  result: string;
  /** The code of the outcome. */
  reason: string | null;
  /** The words of the text about it. */
  ending: string;
  /** Where it was played, as the text says; earlier versions have not stored it. */
  event?: string;
  turns: number;
  /** Of the last move, as the list of moves counts; earlier versions have not stored it. */
  number?: number;
  /** The first turns. */
  opening: string;
  /** Whether the game starts from the start position; earlier versions have not stored it. */
  isStandard?: boolean;
  /** The last position, as `src/session/picture.rs` writes it; the list finds it out if it is missing. */
  picture?: string;
  /** Whether it lasts only as long as the page. */
  isUnstored?: boolean;
  /** Whether it counts for the rating once it is over. */
  rated?: true;
  /** When it was played, or stored, in milliseconds since 1970. */
  time: number;
  /** Whether only the day is known. */
  isDay: boolean;
}

export interface Entry {
  id: string;
  /** The game text. */
  text: string;
  /** The starting position, unless it is the start of the game. */
  start?: string;
  /** Earlier versions have stored only the line. */
  moves?: readonly string[];
  /** The position line. */
  line: string;
  about: About;
  /**
   * The game as `stored-game.js` writes it, with all that is needed to continue it. A game text that came
   * from a file is left out.
   */
  state?: string;
  /** Its last one; earlier versions of the page counted how often it was stored. */
  revision: number;
  /** The revisions that it went through, see `version.js`. */
  revisions?: number[];
}

/** A game as the rules read it in a text. */
export type Read = import("../wasm/ergo_wasm.js").Summary;

/** The facts that the game text does not contain. */
export interface About {
  source: Source;
  /** When the game last changed, in milliseconds since 1970. */
  time: number;
  /** Given by the person. */
  name?: string;
  /** Given by the person. */
  tags: string[];
  /** Of a game that was played here. */
  players?: [Player, Player];
  /** Whether it is an even game without help: once it is over, it counts for the rating. */
  rated?: true;
  /** Which the person here plays, if they play only one. */
  side?: 0 | 1;
  /** Of the engine, if it plays. */
  level?: number;
  /** How the game ended. */
  reason?: import("../text/language.d.ts").OutcomeReason;
}

/** The properties of a game that two devices agreed on when they last merged theirs. */
export type Agreed = Pick<Summary, "print" | "name" | "tags">;

export type Kept = { entry: Entry; summary: Summary };

/**
 * Why games cannot be stored: the browser forbids it, a later version of the page has stored the games, there
 * is no room, another tab holds an earlier version open, or something else.
 */
export type Trouble = "denied" | "newer" | "full" | "blocked" | "failed";
