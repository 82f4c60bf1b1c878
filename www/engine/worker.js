/**
 * Holds the game and runs the engine: the script of the worker, or a module that the page imports where
 * workers are forbidden. Calls are handled one after the other; a search runs in slices, so that calls are
 * handled while it goes on.
 *
 * The first message is `{ module }`, and `{ part }` adds a part to that. A call is `{ id, op, args }`, its
 * reply `{ id, result }` or `{ id, error }`. The call `think` may come with ports, `transfer`, and also sends
 * intermediate results, `{ id, info, speed }`. `{ wanted }` requests the net of a game, and the answer is `{
 * loaded }`.
 */
import init, { Editor, Game, GameTexts, checkGoal, listGames, listLevels } from "../wasm/ergo_wasm.js";
import { createNets } from "./nets.js";

/** @import {Setup} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * @typedef {object} Reply
 * @property {number} [id]
 * @property {any} [result]
 * @property {string} [error]
 * @property {boolean} [isUnfit] whether the parts of the module do not fit together
 * @property {import("../wasm/ergo_wasm.js").SearchInfo} [info]
 * @property {number} [speed]
 * @property {string} [wanted] a game
 */

/** The length of a search slice, in milliseconds. */
const SLICE = 20;

/** The length of a slice of a shared search, after which workers exchange what they have found. */
const SHARED_SLICE = 10;

/** The most time that a move waits for the net of its game, in milliseconds. */
const TIMEOUT = 1000;

/** The least time between two intermediate results, in milliseconds. */
const REPORT_INTERVAL = 125;

/** Calls that are methods of the game in the session, and those that read games while none need be open. */
const OF_GAME = /** @type {const} */ ([
  "check",
  "refusalOf",
  "moves",
  "threats",
  "facts",
  "explain",
  "commentOn",
  "save",
  "link",
  "judge",
  "recallReview",
  "attempt",
  "solution",
]);
const OF_TEXTS = /** @type {const} */ (["read", "readList", "readLink"]);

/** Calls that do not interrupt a search: they leave the position as it is, and take no time. */
const QUIET = [
  ...OF_GAME.filter((op) => op !== "attempt" && op !== "solution"),
  ...OF_TEXTS,
  "tap",
  "untap",
  "preview",
  "checkGoal",
];

/** The start of a text, as the place of an error. */
const START = { start: 0, end: 0, line: 1, column: 1, found: "", expected: "" };

/**
 * The error of a text without games.
 *
 * @type {import("../wasm/ergo_wasm.js").ParseError}
 */
const NO_GAME = { ...START, code: "game-missing" };

/** Lets pending messages be handled. Unlike timers, message channels are not throttled. */
function yieldToEventLoop() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

/**
 * Adds a part to the module: it writes its functions into the table of the base.
 *
 * @param {import("../wasm/ergo_wasm.js").InitOutput} base its exports
 * @param {WebAssembly.Module} part
 */
async function addPart(base, part) {
  await WebAssembly.instantiate(part, { base: { ...base } });
  return base;
}

/**
 * Creates a game, or returns the error of the setup: in the moves as they are when joined by spaces, or in
 * the starting position. A text that was already read is not parsed again.
 *
 * @param {GameTexts} texts
 * @param {Setup} setup
 * @returns {{ next?: Game; error?: import("../wasm/ergo_wasm.js").ParseError }}
 */
function createGame(texts, { game: id, options, start, moves, gameText, study }) {
  const opened = gameText === undefined ? undefined : openText(texts, gameText, id, options);
  let next = opened;
  try {
    next ??= new Game(id, options);
  } catch (error) {
    const known = listGames().find((info) => info.id === id);
    const unknown = known ? options.find((option) => !known.options.includes(option)) : id;
    if (unknown === undefined) throw error;
    return { error: { ...START, code: known ? "option-unknown" : "game-unknown", found: unknown } };
  }
  next.setStudy(!!study);
  const error =
    next.follow(start, moves ?? []) ??
    (gameText === undefined || opened ? undefined : texts.read(gameText).error);
  if (!error) return { next };
  next.free();
  return { error };
}

/**
 * Opens the game of a text, unless the text cannot be read or has another game.
 *
 * @param {GameTexts} texts
 * @param {string} text
 * @param {string} id
 * @param {string[]} options
 */
function openText(texts, text, id, options) {
  const game = texts.open(text);
  const view = game?.view();
  if (view?.game === id && String([...view.options].sort()) === String([...options].sort())) return game;
  game?.free();
  return undefined;
}

/**
 * The first game of a text, as it is opened.
 *
 * @param {GameTexts} texts
 * @param {string} text
 * @returns {{ found?: Partial<Setup>; error?: import("../wasm/ergo_wasm.js").ParseError }}
 */
function firstGame(texts, text) {
  const { games, error } = texts.read(text);
  if (!games?.[0]) return { error: error ?? NO_GAME };
  const [{ game, options, start, moves, text: gameText }] = games;
  return { found: { game, options, start, moves, gameText } };
}

/** Holds the game of a session, and what belongs to it. Its public methods are the other calls. */
class Host {
  /** @type {Game} */
  #game = /** @type {any} */ (undefined);
  #nets;
  #post;
  #slice;
  #interrupt = () => {};
  /**
   * The annotations, and the tree that they belong to.
   *
   * @type {{ about?: string; annotations?: import("../wasm/ergo_wasm.js").Annotations }}
   */
  #cache = {};
  /**
   * Created once the module is loaded.
   *
   * @type {GameTexts | undefined}
   */
  #made;
  /** @type {Editor} */
  #editor = /** @type {any} */ (undefined);

  /**
   * @param {ReturnType<typeof createNets>} nets
   * @param {(reply: Reply) => void} post
   * @param {number} slice in milliseconds
   */
  constructor(nets, post, slice) {
    this.#nets = nets;
    this.#post = post;
    this.#slice = slice;
  }

  /**
   * Calls one of the methods below, or of the game or the texts, by its name.
   *
   * @param {string} op
   * @param {unknown[]} args
   * @returns {unknown}
   */
  call(op, args) {
    if (!QUIET.includes(op)) this.#interrupt();
    const has = (/** @type {readonly string[]} */ ops) => ops.includes(op);
    const owner = /** @type {any} */ (has(OF_GAME) ? this.#game : has(OF_TEXTS) ? this.#texts : this);
    return owner[op](...args);
  }

  get #texts() {
    return (this.#made ??= new GameTexts());
  }

  #snapshot() {
    const view = this.#game.view();
    const about = [view.revision, view.start, ...view.moves].join(" ");
    if (about !== this.#cache.about) {
      const annotations = this.#game.hasAnnotations() ? this.#game.annotations() : undefined;
      this.#cache = { about, annotations };
    }
    return { view, annotations: this.#cache.annotations };
  }

  /**
   * Prepares a search: waits for the net, and says whether another call has interrupted it.
   *
   * @param {number} [patience] in milliseconds
   */
  async #prepare(patience) {
    const run = { stopped: false };
    /** @type {Promise<undefined>} */
    const tooLong = new Promise((resolve) => {
      const timer = patience && setTimeout(resolve, patience);
      this.#interrupt = () => {
        run.stopped = true;
        clearTimeout(timer);
        resolve(undefined);
      };
    });
    await this.#nets.equip(this.#game, tooLong);
    return run;
  }

  /**
   * Replaces the game. If it has a game text and no moves, the first game of the text is opened.
   *
   * @param {Setup} setup
   */
  open(setup) {
    const { gameText, moves } = setup;
    // The text says what the setup leaves out.
    const isText = gameText !== undefined && moves === undefined;
    const source = isText ? firstGame(this.#texts, gameText) : {};
    if (source.error) return { error: source.error };
    const { next, error } = createGame(this.#texts, { ...setup, ...source.found });
    if (!next) return { error: /** @type {import("../wasm/ergo_wasm.js").ParseError} */ (error) };
    if (setup.ended) next.end(setup.ended.winner, setup.ended.reason);
    if (setup.at !== undefined) next.goTo(setup.at);
    this.#game?.free();
    this.#game = next;
    this.#cache = {};
    return {
      ...this.#snapshot(),
      found: source.found,
      board: this.#game.board(),
      games: listGames(),
      levels: listLevels(),
    };
  }

  /**
   * The position after some more moves, and the one before the last of them.
   *
   * @param {string[]} moves
   */
  preview(moves) {
    return { before: this.#game.preview(moves.slice(0, -1)), view: this.#game.preview(moves) };
  }

  /**
   * Enters a cell. If it completes a move, nothing changes and the move is returned.
   *
   * @param {number} cell
   * @returns {{ view: View; annotations?: import("../wasm/ergo_wasm.js").Annotations; move?: undefined }
   *   | { move: string }}
   */
  tap(cell) {
    const move = this.#game.tap(cell);
    return move === undefined ? this.#snapshot() : { move };
  }

  untap() {
    this.#game.untap();
    return this.#snapshot();
  }

  /**
   * @param {string} move
   * @param {boolean} [warns] whether to find out how the reply could win at once
   */
  play(move, warns) {
    const error = this.#game.play(move);
    return { ...this.#snapshot(), error, refutation: warns ? this.#game.refutation() : undefined };
  }

  /**
   * Ends the game as the players decide.
   *
   * @param {import("../game/types.js").Ended} ended
   */
  end({ winner, reason }) {
    this.#game.end(winner, reason);
    return this.#snapshot();
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#game.goTo(ply);
    return this.#snapshot();
  }

  /**
   * Edits the tree at the ends of lines, or goes there.
   *
   * @param {[import("../wasm/ergo_wasm.js").TreeEdit, string[], string[]][]} edits each with its line and its
   *   values
   */
  edit(edits) {
    const error = this.#game.edit(edits);
    return { ...this.#snapshot(), error };
  }

  /**
   * @param {import("../wasm/ergo_wasm.js").ThinkLimits} limits
   * @param {number} id of the call
   * @param {MessagePort[]} [ports] to the other workers that search the position
   */
  async think(limits, id, ports = []) {
    const run = await this.#prepare(TIMEOUT);
    const start = performance.now();
    let lastReport = -Infinity;
    const result = () => {
      const info = this.#game.searchInfo();
      return { info, speed: ((info?.nodes ?? 0) * 1000) / Math.max(1, performance.now() - start) };
    };
    try {
      if (run.stopped) return {};
      this.#game.begin(limits);
      const others = this.#meet(ports, run);
      while (!this.#game.think(ports.length > 0 ? SHARED_SLICE : this.#slice)) {
        if (performance.now() - lastReport >= REPORT_INTERVAL) {
          const news = result();
          if (news.info && news.info.depth > 0) {
            this.#post({ id, ...news });
            lastReport = performance.now();
          }
        }
        const found = this.#game.outgoing();
        if (found.length > 0) for (const other of others) other.postMessage(found);
        await yieldToEventLoop();
        if (run.stopped) return {};
      }
      return result();
    } finally {
      for (const port of ports) port.close();
    }
  }

  /**
   * Takes from the other workers what they find, until the search is stopped. Each first says that it
   * listens, so that nothing piles up for a worker that starts late or never.
   *
   * @param {MessagePort[]} ports
   * @param {{ stopped: boolean }} run
   * @returns {Set<MessagePort>} those of the workers that listen
   */
  #meet(ports, run) {
    const others = /** @type {Set<MessagePort>} */ (new Set());
    for (const port of ports) {
      port.onmessage = ({ data }) => {
        if (!data) others.add(port);
        else if (!run.stopped) this.#game.absorb(data);
      };
      port.postMessage(undefined);
    }
    return others;
  }

  /**
   * Examines the position after some plies of the current line, in slices, for `judge`. Nothing if
   * interrupted, or if the line is shorter.
   *
   * @param {Parameters<Game["examine"]>} wanted the ply, and the most time in milliseconds
   */
  async examine(...wanted) {
    const game = this.#game;
    // Findings of several workers are compared, so all wait until it is clear whether there is a net.
    const run = await this.#prepare();
    if (run.stopped || !game.examine(...wanted)) return undefined;
    while (!game.goOn(this.#slice)) {
      await yieldToEventLoop();
      if (run.stopped) return undefined;
    }
    return game.finding();
  }

  /**
   * Judges a move at a ply of the current line, instead of the one played there, and finds the best line.
   * Nothing if interrupted.
   *
   * @param {number} ply
   * @param {string} move
   */
  async tryMove(ply, move) {
    const before = await this.examine(ply, undefined, move);
    const after = before && (await this.examine(ply, undefined, move, true));
    return after && { ...this.#game.tried(move, before, after), better: before.line };
  }

  /**
   * The error in the text of a goal, if there is one; no game need be open.
   *
   * @param {string} text
   */
  checkGoal = checkGoal;

  stop() {
    return {};
  }

  /**
   * Sets up a position, or the start of a game if there is none that can be read.
   *
   * @param {{ game: string; options: string[]; position?: string }} draft
   */
  draft({ game, options, position }) {
    const known = listGames().find(({ id }) => id === game)?.options ?? [];
    this.#editor?.free();
    const editor = (this.#editor = new Editor(
      game,
      options.filter((option) => known.includes(option)),
    ));
    const error = position === undefined ? undefined : editor.read(position);
    return { draft: editor.view(), error, known };
  }

  /**
   * Edits the position that is set up.
   *
   * @param {import("../wasm/ergo_wasm.js").DraftEdit} edit
   * @param {number[]} numbers
   */
  editDraft(edit, numbers) {
    this.#editor.edit(edit, numbers);
    return this.#editor.view();
  }

  /**
   * Takes the position of a text, unless it cannot be read.
   *
   * @param {string} text
   */
  readDraft(text) {
    const error = this.#editor.read(text);
    return { draft: this.#editor.view(), error };
  }

  /** Frees the game; no call may follow. */
  close() {
    this.#game?.free();
  }
}

/**
 * Every call.
 *
 * @typedef {Omit<Host, "call"> &
 *   Pick<Game, (typeof OF_GAME)[number]> &
 *   Pick<GameTexts, (typeof OF_TEXTS)[number]>} Operations
 */

/**
 * @param {(reply: Reply) => void} post
 * @param {number} slice in milliseconds
 * @returns {(data: any) => Promise<void>} handles a message
 */
export function createEndpoint(post, slice) {
  const nets = createNets(post);
  const host = new Host(nets, post, slice);
  /** @type {ReturnType<typeof init>} */
  let ready;
  return async ({ module, part, loaded, id, op, args, transfer }) => {
    if (loaded) return nets.receive(loaded);
    if (module || part) {
      ready = module ? init({ module_or_path: module }) : ready.then((base) => addPart(base, part));
      // Every call that waits for it reports its failure.
      return void ready.catch(() => {});
    }
    try {
      await ready;
    } catch (error) {
      return post({ id, error: String(error), isUnfit: true });
    }
    try {
      post({ id, result: await host.call(op, op === "think" ? [...args, id, transfer] : args) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  };
}

if (typeof DedicatedWorkerGlobalScope === "function" && self instanceof DedicatedWorkerGlobalScope) {
  const handle = createEndpoint((data) => postMessage(data), SLICE);
  addEventListener("message", ({ data }) => handle(data));
}
