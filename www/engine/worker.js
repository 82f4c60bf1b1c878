/**
 * Holds the game and runs the engine: the script of the worker, or a module that the page imports where
 * workers are forbidden. Calls are handled one after the other; a search runs in slices, so that calls are
 * handled while it goes on.
 *
 * The first message is `{ module }`. A call is `{ id, op, args }`, its reply `{ id, result }` or `{ id, error
 * }`. The call `think` also sends intermediate results, `{ id, info, speed }`. `{ wanted }` requests the net
 * of a game, and the answer is `{ loaded }`.
 */
import init, {
  Editor,
  Game,
  GameTexts,
  checkGoal,
  listGames,
  listLevels,
  readLine,
} from "../wasm/ergo_wasm.js";
import { createNets } from "./nets.js";

/** @import {Setup} from "../game/state.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * @typedef {object} Reply
 * @property {number} [id]
 * @property {any} [result]
 * @property {string} [error]
 * @property {import("../wasm/ergo_wasm.js").SearchInfo} [info]
 * @property {number} [speed]
 * @property {string} [wanted] a game
 */

/** The length of a search slice, in milliseconds. */
const SLICE = 20;

/** The most time that a move waits for the net of its game, in milliseconds. */
const PATIENCE = 1000;

/** The least time between two intermediate results, in milliseconds. */
const REPORT_INTERVAL = 125;

/** Calls that do not interrupt a search: they leave the position as it is. */
const QUIET = [
  "tap",
  "untap",
  "check",
  "moves",
  "threats",
  "explain",
  "preview",
  "save",
  "link",
  "read",
  "readList",
  "readLink",
  "judge",
  "recall",
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
 * Creates a game, or returns the error of the setup: in the moves as they are when joined by spaces, or in
 * the starting position. A text that was already read is not parsed again.
 *
 * @param {GameTexts} texts
 * @param {Setup} setup
 * @returns {{ next?: Game; error?: import("../wasm/ergo_wasm.js").ParseError }}
 */
function createGame(texts, { game: id, options, start, moves, gameText, study }) {
  const known = listGames().find((info) => info.id === id);
  const unknown = known ? options.find((option) => !known.options.includes(option)) : id;
  if (unknown !== undefined)
    return { error: { ...START, code: known ? "option-unknown" : "game-unknown", found: unknown } };
  const opened = gameText === undefined ? undefined : openText(texts, gameText, id, options);
  const next = opened ?? new Game(id, options);
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

/**
 * What a setup does not say itself: the position that it has as text, or the first game of its text.
 *
 * @param {GameTexts} texts
 * @param {Setup} setup
 * @returns {ReturnType<typeof firstGame>}
 */
function positionIn(texts, { positionLine, moves, gameText }) {
  if (positionLine !== undefined) {
    const position = readLine(positionLine);
    if (!position) return { error: { ...START, code: "position-line", found: positionLine.slice(0, 40) } };
    return { found: { start: position.start, moves: position.moves, positionLine: undefined } };
  }
  return gameText !== undefined && moves === undefined ? firstGame(texts, gameText) : { found: {} };
}

/**
 * What can be called.
 *
 * @param {{ game: Game; interrupt: () => void }} holder
 * @param {ReturnType<typeof createNets>} nets
 * @param {(reply: Reply) => void} post
 * @param {number} slice in milliseconds
 */
function makeOperations(holder, nets, post, slice) {
  /**
   * The annotations, and the tree that they belong to.
   *
   * @type {{ about?: string; annotations?: import("../wasm/ergo_wasm.js").Annotations }}
   */
  let cache = {};
  /**
   * Created once the module is loaded.
   *
   * @type {GameTexts | undefined}
   */
  let made;
  const texts = () => (made ??= new GameTexts());
  /** @type {Editor} */
  let editor;
  const snapshot = () => {
    const view = holder.game.view();
    const about = [view.revision, view.start, ...view.moves].join(" ");
    if (about !== cache.about) cache = { about, annotations: holder.game.annotations() };
    return { view, annotations: cache.annotations };
  };
  /**
   * Prepares a search: waits for the net, and says whether another call has interrupted it.
   *
   * @param {number} [patience] in milliseconds
   */
  async function prepare(patience) {
    const run = { stopped: false };
    /** @type {Promise<undefined>} */
    const tooLong = new Promise((resolve) => {
      const timer = patience && setTimeout(resolve, patience);
      holder.interrupt = () => {
        run.stopped = true;
        clearTimeout(timer);
        resolve(undefined);
      };
    });
    await nets.equip(holder.game, tooLong);
    return run;
  }
  /**
   * Examines a position in slices; nothing if another call interrupts it.
   *
   * @param {Parameters<Game["examine"]>} wanted
   */
  async function examine(...wanted) {
    const { game } = holder;
    // Findings of several workers are compared, so all wait until it is clear whether there is a net.
    const run = await prepare();
    if (run.stopped || !game.examine(...wanted)) return undefined;
    while (!game.goOn(slice)) {
      await yieldToEventLoop();
      if (run.stopped) return undefined;
    }
    return game.finding();
  }
  return {
    /**
     * Replaces the game. If it has a game text and no moves, the first game of the text is opened.
     *
     * @param {Setup} setup
     */
    open(setup) {
      const source = positionIn(texts(), setup);
      if (source.error) return { error: source.error };
      const { next, error } = createGame(texts(), { ...setup, ...source.found });
      if (!next) return { error: /** @type {import("../wasm/ergo_wasm.js").ParseError} */ (error) };
      if (setup.ended) next.end(setup.ended.winner, setup.ended.reason);
      if (setup.at !== undefined) next.goTo(setup.at);
      holder.game?.free();
      holder.game = next;
      cache = {};
      return {
        ...snapshot(),
        found: source.found,
        board: holder.game.board(),
        games: listGames(),
        levels: listLevels(),
      };
    },

    /**
     * The position after some more moves, and the one before the last of them.
     *
     * @param {string[]} moves
     */
    preview: (moves) => ({
      before: holder.game.preview(moves.slice(0, -1)),
      view: holder.game.preview(moves),
    }),

    /**
     * Why a move is illegal, if it is.
     *
     * @param {string} move
     */
    check: (move) => holder.game.check(move),

    /** All legal moves; throws if there are too many to list. */
    moves: () => holder.game.moves(),

    /**
     * Enters a cell. If it completes a move, nothing changes and the move is returned.
     *
     * @param {number} cell
     * @returns {{ view: View; annotations?: import("../wasm/ergo_wasm.js").Annotations; move?: undefined }
     *   | { move: string }}
     */
    tap(cell) {
      const move = holder.game.tap(cell);
      return move === undefined ? snapshot() : { move };
    },

    untap() {
      holder.game.untap();
      return snapshot();
    },

    /**
     * @param {string} move
     * @param {boolean} [warns] whether to find out how the reply could win at once
     */
    play(move, warns) {
      const error = holder.game.play(move);
      return { ...snapshot(), error, refutation: warns ? holder.game.refutation() : undefined };
    },

    /**
     * Ends the game as the players decide.
     *
     * @param {import("../game/state.js").Ended} ended
     */
    end({ winner, reason }) {
      holder.game.end(winner, reason);
      return snapshot();
    },

    /** What the opponent threatens. */
    threats: () => holder.game.threats(),

    /**
     * Why the first move of a line is good.
     *
     * @param {string[]} line
     */
    explain: (line) => holder.game.explain(line),

    /** @param {number} ply */
    goTo(ply) {
      holder.game.goTo(ply);
      return snapshot();
    },

    /**
     * Edits the tree at the ends of lines, or goes there.
     *
     * @param {[import("../wasm/ergo_wasm.js").TreeEdit, string[], string[]][]} edits each with its line and
     *   its values
     */
    edit(edits) {
      const error = holder.game.edit(edits);
      return { ...snapshot(), error };
    },

    /**
     * The game text.
     *
     * @param {import("../wasm/ergo_wasm.js").Tag[]} tags besides those of the text that the game was opened
     *   from
     */
    save: (tags) => holder.game.save(tags),

    /** The link of the game up to the position shown; nothing if it is too long for one. */
    link: () => holder.game.link(),

    /**
     * Reads the games of a text; no game need be open.
     *
     * @param {string} text
     */
    read: (text) => texts().read(text),

    /**
     * Reads a bare list of moves.
     *
     * @param {string} game
     * @param {string} text
     */
    readList: (game, text) => texts().readList(game, text),

    /**
     * Reads the game of a link.
     *
     * @param {string} text
     */
    readLink: (text) => texts().readLink(text),

    /**
     * @param {import("../wasm/ergo_wasm.js").ThinkLimits} limits
     * @param {number} id of the call
     */
    async think(limits, id) {
      const run = await prepare(PATIENCE);
      if (run.stopped) return {};
      const start = performance.now();
      let lastReport = -Infinity;
      const result = () => {
        const info = holder.game.searchInfo();
        return { info, speed: ((info?.nodes ?? 0) * 1000) / Math.max(1, performance.now() - start) };
      };
      holder.game.begin(limits);
      while (!holder.game.think(slice)) {
        if (performance.now() - lastReport >= REPORT_INTERVAL) {
          const news = result();
          if (news.info && news.info.depth > 0) {
            post({ id, ...news });
            lastReport = performance.now();
          }
        }
        await yieldToEventLoop();
        if (run.stopped) return {};
      }
      return result();
    },

    /**
     * Examines the position after some plies of the current line, for `judge`. Nothing if interrupted, or if
     * the line is shorter.
     *
     * @param {number} ply
     * @param {number} [milliseconds] the most time
     */
    examine: (ply, milliseconds) => examine(ply, milliseconds),

    /**
     * Judges the moves of the current line by the findings so far.
     *
     * @param {import("../wasm/ergo_wasm.js").Finding[]} findings
     */
    judge: (findings) => holder.game.judge(findings),

    /** The review that the annotations of the current line contain, if it was reviewed. */
    recall: () => holder.game.recallReview(),

    /**
     * Judges a move at a ply of the current line, instead of the one played there. Nothing if interrupted.
     *
     * @param {number} ply
     * @param {string} move
     */
    async tryMove(ply, move) {
      const before = await examine(ply, undefined, move);
      const after = before && (await examine(ply, undefined, move, true));
      return after && holder.game.tried(move, before, after);
    },

    /**
     * What is wrong with the text of a goal, if it is none; no game need be open.
     *
     * @param {string} text
     */
    checkGoal,

    /**
     * Judges a move, or a pass, by the goal of an exercise in the position shown.
     *
     * @param {string} goal
     * @param {string} move
     */
    attempt: (goal, move) => holder.game.attempt(goal, move),

    /**
     * Moves that reach the goal of an exercise, as far as they are found.
     *
     * @param {string} goal
     */
    solution: (goal) => holder.game.solution(goal),

    stop: () => ({}),

    /**
     * Sets up a position, or the start of a game if there is none that can be read.
     *
     * @param {{ game: string; options: string[]; position?: string }} draft
     */
    draft({ game, options, position }) {
      const known = listGames().find(({ id }) => id === game)?.options ?? [];
      editor?.free();
      editor = new Editor(
        game,
        options.filter((option) => known.includes(option)),
      );
      const error = position === undefined ? undefined : editor.read(position);
      return { draft: editor.view(), error, known };
    },

    /**
     * Edits the position that is set up.
     *
     * @param {import("../wasm/ergo_wasm.js").DraftEdit} edit
     * @param {number[]} numbers
     */
    editDraft(edit, numbers) {
      editor.edit(edit, numbers);
      return editor.view();
    },

    /**
     * Takes the position of a text, unless it cannot be read.
     *
     * @param {string} text
     */
    readDraft(text) {
      const error = editor.read(text);
      return { draft: editor.view(), error };
    },

    /** Frees the game; no call may follow. */
    close: () => holder.game?.free(),
  };
}

/** @typedef {ReturnType<typeof makeOperations>} Operations */

/**
 * @param {(reply: Reply) => void} post
 * @param {number} slice in milliseconds
 * @returns {(data: any) => Promise<void>} handles a message
 */
export function createEndpoint(post, slice) {
  const holder = { game: /** @type {any} */ (undefined), interrupt: () => {} };
  const nets = createNets(post);
  const operations = makeOperations(holder, nets, post, slice);
  /** @type {Promise<unknown>} */
  let ready;
  return async ({ module, loaded, id, op, args }) => {
    if (loaded) return nets.receive(loaded);
    if (module) {
      ready = init({ module_or_path: module });
      // Every call that waits for it reports its failure.
      return void ready.catch(() => {});
    }
    try {
      await ready;
      if (!QUIET.includes(op)) holder.interrupt();
      const operation = /** @type {(...args: unknown[]) => unknown} */ (
        operations[/** @type {keyof Operations} */ (op)]
      );
      post({ id, result: await (op === "think" ? operation(...args, id) : operation(...args)) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  };
}

if (typeof DedicatedWorkerGlobalScope === "function" && self instanceof DedicatedWorkerGlobalScope) {
  const handle = createEndpoint((data) => postMessage(data), SLICE);
  addEventListener("message", ({ data }) => handle(data));
}
