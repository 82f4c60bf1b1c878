/**
 * The two games by the rules of Abstract Play, written from what its program does and without any code of
 * this repository, so that the tests of the bot have another judge. Cells are numbers: row times width plus
 * column.
 */

/**
 * A game there.
 *
 * @typedef {object} SiteGame
 * @property {1 | 2} player who is to move
 * @property {number[] | null} winners null while the game goes on; both after a draw
 * @property {() => string} state the player to move and the stones, for comparisons
 * @property {boolean} isStuck whether the game goes on and nobody can move
 * @property {(below: (limit: number) => number) => string} choose a random legal move
 * @property {(move: string) => void} play refuses what the site refuses
 */

/** The steps to diagonal neighbours. */
const DIAGONALS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/**
 * The names of cells.
 *
 * @param {number} columns
 * @param {number} rows
 */
function board(columns, rows) {
  const name = (/** @type {number} */ cell) => "abcdefghi"[cell % columns] + (Math.floor(cell / columns) + 1);
  const names = Array.from({ length: columns * rows }, (_, cell) => name(cell));
  const cell = (/** @type {string} */ text) => {
    const found = names.indexOf(text);
    if (found < 0) throw new Error(`no cell ${text}`);
    return found;
  };
  /**
   * @param {number} from
   * @param {number[]} way
   */
  const step = (from, [right, up]) => {
    const column = (from % columns) + right;
    const row = Math.floor(from / columns) + up;
    return column < 0 || column >= columns || row < 0 || row >= rows ? -1 : row * columns + column;
  };
  return { names, cell, step };
}

const SQUARE = board(9, 9);

/** The stones of each player in Emergo. */
const STONES = 12;

/** Emergo on the dark squares of a square board, with diagonal steps. @implements {SiteGame} */
export class Emergo {
  /** @type {1 | 2} */
  player = 1;
  /** @type {number[] | null} */
  winners = null;
  /**
   * From bottom to top.
   *
   * @type {string[]}
   */
  #stacks = SQUARE.names.map(() => "");

  state() {
    const pieces = this.#stacks.flatMap((stack, cell) => (stack ? [`${SQUARE.names[cell]}=${stack}`] : []));
    return `${this.player}: ${pieces.join(" ")}`;
  }

  /** While stones are in hand, a player without a legal move has not lost: the game waits for its clock. */
  get isStuck() {
    return this.winners === null && this.moves().length === 0;
  }

  /** @param {(limit: number) => number} below */
  choose(below) {
    const moves = this.moves();
    return moves[below(moves.length)];
  }

  /** @param {string} text */
  play(text) {
    if (this.winners) throw new Error("the game is over");
    if (!this.moves().includes(text)) throw new Error(`not legal: ${text}`);
    const cells = text.split(/[-x]/).map(SQUARE.cell);
    if (cells.length === 1) {
      const count = this.#inHand(3 - this.player) === 0 ? this.#inHand(this.player) : 1;
      this.#stacks[cells[0]] = String(this.player).repeat(count);
    }
    for (let at = 1; at < cells.length; at += 1) this.#carry(this.#stacks, cells[at - 1], cells[at]);
    this.player = this.player === 1 ? 2 : 1;
    if (this.#inHand(1) + this.#inHand(2) > 0) return;
    if (!this.#stacks.some((stack) => stack.endsWith(String(this.player)))) this.winners = [3 - this.player];
    else if (this.moves().length === 0) this.winners = [1, 2];
  }

  moves() {
    const captures = this.#captures();
    if (captures.length > 0) {
      const most = Math.max(...captures.map((move) => move.length));
      return captures.filter((move) => move.length === most);
    }
    if (this.#inHand(this.player) > 0) return this.#entries();
    return this.#stacks.flatMap((stack, from) =>
      stack.endsWith(String(this.player))
        ? DIAGONALS.map((direction) => SQUARE.step(from, direction))
            .filter((to) => to >= 0 && this.#stacks[to] === "")
            .map((to) => `${SQUARE.names[from]}-${SQUARE.names[to]}`)
        : [],
    );
  }

  /** @param {number} player */
  #inHand(player) {
    return STONES - this.#stacks.join("").split(String(player)).length + 1;
  }

  /**
   * Moves a piece; if it jumps, the top of what is jumped goes under it.
   *
   * @param {string[]} stacks
   * @param {number} from
   * @param {number} to
   */
  #carry(stacks, from, to) {
    stacks[to] = stacks[from];
    stacks[from] = "";
    // A diagonal step is 8 or 10 cells, a jump 16 or 20.
    if (Math.abs(from - to) < 16) return;
    const over = (from + to) / 2;
    stacks[to] = stacks[over].slice(-1) + stacks[to];
    stacks[over] = stacks[over].slice(0, -1);
  }

  #entries() {
    const own = String(this.player);
    const isForced = this.#canCapture(this.#stacks, 3 - this.player);
    const isFirst = this.player === 1 && this.#inHand(1) === STONES;
    return SQUARE.names.filter((name, cell) => {
      const isDark = ((cell % 9) + Math.floor(cell / 9)) % 2 === 0;
      if (!isDark || this.#stacks[cell] !== "" || (isFirst && name === "e5")) return false;
      return isForced || !this.#canCapture(this.#stacks.with(cell, own), 3 - this.player);
    });
  }

  /**
   * The cells that a piece can jump to.
   *
   * @param {string[]} stacks
   * @param {number} from
   */
  #jumps(stacks, from) {
    const owner = stacks[from].slice(-1);
    return DIAGONALS.flatMap((direction) => {
      const over = SQUARE.step(from, direction);
      const to = over < 0 ? -1 : SQUARE.step(over, direction);
      return to >= 0 && stacks[to] === "" && stacks[over] !== "" && !stacks[over].endsWith(owner) ? [to] : [];
    });
  }

  /**
   * @param {string[]} stacks
   * @param {number} player
   */
  #canCapture(stacks, player) {
    return stacks.some(
      (stack, from) => stack.endsWith(String(player)) && this.#jumps(stacks, from).length > 0,
    );
  }

  /** All captures that cannot go on. */
  #captures() {
    /** @type {string[]} */
    const found = [];
    /**
     * @param {string[]} stacks
     * @param {number[]} path
     */
    const goOn = (stacks, path) => {
      const [before, from] = [path.at(-2), /** @type {number} */ (path.at(-1))];
      const jumps = this.#jumps(stacks, from).filter((to) => to !== before);
      if (jumps.length === 0 && path.length > 1) found.push(path.map((cell) => SQUARE.names[cell]).join("x"));
      for (const to of jumps) {
        const after = [...stacks];
        this.#carry(after, from, to);
        goOn(after, [...path, to]);
      }
    };
    for (const [from, stack] of this.#stacks.entries())
      if (stack.endsWith(String(this.player))) goOn(this.#stacks, [from]);
    return found;
  }
}

const LONG = board(7, 10);

/** The steps to orthogonal neighbours. */
const ORTHOGONALS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * Intermedium with moves of parts of a stack, no rule for the opening, and cities that fall when they are
 * enclosed.
 */
export class Intermedium {
  /** @type {1 | 2} */
  player = 1;
  /** @type {number[] | null} */
  winners = null;
  /** How many stones, positive for the first player. */
  #stones = LONG.names.map(() => 0);

  constructor() {
    for (const [rows, columns] of [
      ["24", "aceg"],
      ["3", "bdf"],
    ])
      for (const row of rows)
        for (const column of columns) {
          this.#stones[LONG.cell(column + row)] = 4;
          this.#stones[LONG.cell(column + (11 - Number(row)))] = -4;
        }
  }

  state() {
    const stacks = this.#stones.flatMap((count, cell) => (count ? [`${LONG.names[cell]}=${count}`] : []));
    return `${this.player}: ${stacks.join(" ")}`;
  }

  isStuck = false;

  get #sign() {
    return this.player === 1 ? 1 : -1;
  }

  /** @param {(limit: number) => number} below */
  choose(below) {
    const stacks = this.#stones.flatMap((count, cell) => (count * this.#sign > 1 ? [cell] : []));
    const start = stacks[below(stacks.length)];
    const length = 1 + below(Math.abs(this.#stones[start]));
    const path = [start];
    while (path.length <= length) {
      const from = /** @type {number} */ (path.at(-1));
      const next = DIAGONALS.map((direction) => LONG.step(from, direction)).filter(
        (cell) => cell >= 0 && cell !== path.at(-2),
      );
      // In a corner there is only the way back.
      if (next.length === 0) break;
      path.push(next[below(next.length)]);
    }
    const [first, ...rest] = path.map((cell) => LONG.names[cell]);
    return `${first}@${rest.join("-")}`;
  }

  /** @param {string} text */
  play(text) {
    if (this.winners) throw new Error("the game is over");
    const [start, path] = text.split("@");
    const cells = [start, ...path.split("-")].map(LONG.cell);
    if (this.#stones[cells[0]] * this.#sign < 2) throw new Error(`no stack of ${this.player}: ${text}`);
    if (cells.length - 1 > Math.abs(this.#stones[cells[0]])) throw new Error(`too long: ${text}`);
    for (let at = 1; at < cells.length; at += 1) {
      const isStep = DIAGONALS.some((direction) => LONG.step(cells[at - 1], direction) === cells[at]);
      if (!isStep || cells[at] === cells[at - 2]) throw new Error(`no path: ${text}`);
    }
    this.#stones[cells[0]] -= this.#sign * (cells.length - 1);
    for (const cell of cells.slice(1)) this.#stones[cell] += this.#sign;
    const last = /** @type {number} */ (cells.at(-1));
    if (Math.abs(this.#stones[last]) === 2) {
      const around = (/** @type {number} */ cell) =>
        ORTHOGONALS.map((direction) => LONG.step(cell, direction)).filter((other) => other >= 0);
      const lost = around(last).filter(
        (cell) =>
          this.#stones[cell] * this.#sign < 0 && around(cell).every((other) => this.#stones[other] !== 0),
      );
      for (const cell of lost) this.#stones[cell] = 0;
    }
    const mover = this.player;
    this.player = mover === 1 ? 2 : 1;
    const beside = this.player === 1 ? ["c1", "d2", "e1"] : ["c10", "d9", "e10"];
    if (beside.every((cell) => this.#stones[LONG.cell(cell)] !== 0)) this.winners = [mover];
    else if (!this.#hasStack(this.player)) this.winners = [mover];
    else if (!this.#hasStack(mover)) this.winners = [this.player];
  }

  /** @param {number} player */
  #hasStack(player) {
    return this.#stones.some((count) => count * (player === 1 ? 1 : -1) > 1);
  }
}

/**
 * The games by their names there.
 *
 * @type {Record<string, () => SiteGame>}
 */
export const SITE_GAMES = { emergo: () => new Emergo(), intermedium: () => new Intermedium() };
