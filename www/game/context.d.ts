/** The session as its parts see it. */

import type { EngineClient } from "../engine/client.js";
import type { Session } from "./session.js";
import type { Ended, State } from "./types.js";
import type { View } from "../wasm/ergo_wasm.js";

/**
 * The session as its parts use it: `engine-search.js`, `analysis.js`, `advice.js`, `ending.js` and
 * `editing.js`.
 */
export interface Context {
  session: Session;
  /** Changes the state. */
  set: (patch: Partial<State>) => void;
  /** Queues a command. */
  run: <T>(command: (engine: EngineClient) => Promise<T>, signal?: AbortSignal) => Promise<T | undefined>;
  /** Whether no command is running or waiting. */
  isIdle: () => boolean;
  engine: () => EngineClient | undefined;
  /** Starts the engine again if it was closed because nothing needed it. */
  wake: () => void;
  /** Starts or stops the search as the state requires. */
  updateSearch: () => void;
  /** Drops the search; the next call to the engine stops it. */
  stopSearch: () => void;
  /** The text of the game after a change: what playing its moves again would not restore is kept there. */
  textOf: (engine: EngineClient, view: View) => Promise<string | undefined>;
  /** Plays the engine's move. */
  playMove: (engine: EngineClient, move: string) => Promise<void>;
  /** Ends the game as the players decide. */
  end: (engine: EngineClient, ended: Ended) => Promise<void>;
  /** Restarts an engine that has failed, at a question or a command. */
  recover: (engine: EngineClient, error: unknown, question?: string) => void;
}
