/** A board as far as its game is stored; nothing checks the moves. Import `fake-storage.mjs` first. */
const { currentStored } = await import("../../../www/storage/stored-game.js");

/**
 * @param {string} game
 * @param {string[]} moves
 * @param {number} at how many of them are on the board
 */
export const viewOf = (game, moves, at) => ({
  game,
  moves,
  history: moves.map((text, ply) => ({ text, player: ply % 2 })),
  at,
});

export class Board extends EventTarget {
  /** @type {any} */
  state = { status: { kind: "ready" }, gameId: 0, paused: false };
  /**
   * The messages that it has shown.
   *
   * @type {string[]}
   */
  notices = [];
  /** How many games were opened. */
  opened = 0;
  /**
   * Why it refuses a game, if it does.
   *
   * @type {(setup: any) => { code: string } | undefined}
   */
  refuse = () => undefined;

  /**
   * @param {string} game
   * @param {string[]} moves
   * @param {object} [setup]
   */
  constructor(game, moves, setup = {}) {
    super();
    void this.open({ players: ["person", "person"], game, moves, ...setup });
  }

  /** @param {any} setup */
  open({ moves = [], at = moves.length, ...setup }) {
    const error = this.refuse({ moves, at, ...setup });
    if (error) return error;
    this.opened++;
    const all = { game: this.state.setup?.game, options: [], seconds: 1, level: 3, pageData: {}, ...setup };
    this.set({ gameId: this.state.gameId + 1, setup: all, view: viewOf(all.game, moves, at) });
    return undefined;
  }

  /** @param {string[]} moves */
  play(...moves) {
    const { view } = this.state;
    const after = [...view.moves, ...moves];
    this.set({ view: viewOf(view.game, after, after.length) });
  }

  /** @param {object} patch */
  amend(patch) {
    this.set({ setup: { ...this.state.setup, ...patch } });
  }

  /** @param {object} patch */
  set(patch) {
    this.state = { ...this.state, ...patch };
    this.dispatchEvent(new Event("statechange"));
  }

  /** @param {string} message */
  notify(message) {
    this.notices.push(message);
  }

  /** Its game as it is stored. */
  get text() {
    return currentStored(this.state) ?? "";
  }

  /** The moves of its game. */
  get moves() {
    return this.state.view.moves;
  }
}
