/**
 * A game between two players, people or the engine: holds the state and is the only place that changes it.
 * Whatever changes the game is a command, and commands run one after the other. The rules and the engine are
 * in the worker.
 */
import { EngineFailure, EngineImpossible } from "../engine/module.js";
import { Advice } from "./advice.js";
import { Analysis } from "./analysis.js";
import { addIncrement, adjustClock, leftNow, makeClock, timeLeft } from "./clock.js";
import { CommandQueue } from "./command-queue.js";
import { Ending } from "./ending.js";
import { EngineSearch } from "./engine-search.js";
import { EngineSlot, SlotClosed } from "./engine-slot.js";
import {
  DEFAULT_SETUP,
  INITIAL_STATE,
  dropStale,
  endedOf,
  isEnginesTurn,
  isLookingBack,
  isPersonsTurn,
  isReady,
  isSameGame,
  positionKey,
  redoTarget,
  searchGoal,
  shownVariation,
  undoTarget,
} from "./state.js";
import { loadPart } from "../text/words.js";

/** @import {Context} from "./context.js" */
/** @import {TurnEvent} from "./types.js" */
/** @import {EngineClient} from "../engine/client.js" */
/** @import {Operations} from "../engine/worker.js" */
/** @import {Setup} from "./types.js" */
/** @import {State} from "./types.js" */
/** @import {Player} from "./types.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {Tag} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/** Dispatches `change` after every change of the state and `moved` after every move. */
export class Session extends EventTarget {
  /** @type {State} */
  state = INITIAL_STATE;

  #slot = new EngineSlot(
    () => !this.#queue.isIdle || !!this.state.view?.entry.length || searchGoal(this.state) !== undefined,
    // The messages of a game in progress.
    () => loadPart(this.words, "play"),
  );
  /**
   * The engine that has the game on the board: one that was started to read a text has none.
   *
   * @type {EngineClient | undefined}
   */
  #opened;
  #queue = new CommandQueue(() => {
    this.#search.update();
    this.#slot.closeIdle();
  });
  /** Aborted when a later game is requested. */
  #opening = new AbortController();
  /**
   * The game requested last.
   *
   * @type {Setup}
   */
  #requested = DEFAULT_SETUP;
  /**
   * The questions at which the engine crashed and that were not answered since; "" is a command. While there
   * are any, another restart is of no use. A command that changes what is on the board shows that the engine
   * works.
   *
   * @type {Set<string>}
   */
  #failed = new Set();
  #allowMove;
  /**
   * The context that the parts of the session share.
   *
   * @type {Context}
   */
  #context = {
    session: this,
    set: (patch) => this.#set(patch),
    run: (command, signal) => this.#run(command, signal),
    isIdle: () => this.#queue.isIdle,
    engine: () => this.#engine,
    wake: () => {
      if (this.#slot.isResting) this.#run(async () => {});
    },
    updateSearch: () => this.#search.update(),
    stopSearch: () => this.#search.stop(),
    textOf: (engine, view) => this.#textOf(engine, view),
    playMove: async (engine, move) => {
      if (this.#isAllowed(move, "engine")) await this.#playMove(engine, move, "engine");
      else this.pause();
    },
    end: (engine, ended) => this.#end(engine, ended),
    recover: (engine, error, question) => void this.#queue.add(() => this.#recover(engine, error, question)),
  };
  #search = new EngineSearch(this.#context);
  /** The analysis, and previews of its lines. */
  analysis = new Analysis(this.#context);
  /** Hints and threats. */
  advice = new Advice(this.#context);
  /** Resigning and draws. */
  ending = new Ending(this.#context);
  /** Ends the game when a player has no time left. */
  #flag = 0;

  /**
   * @param {Words} words what the board of the game says
   * @param {(turn: TurnEvent) => boolean} allowMove called before each legal move; `false` prevents it
   */
  constructor(words, allowMove = () => true) {
    super();
    this.words = words;
    this.#allowMove = allowMove;
  }

  /** The engine, if it has the game on the board. */
  get #engine() {
    return this.#opened === this.#slot.engine ? this.#opened : undefined;
  }

  /** Whether the engine is analysing the position now. */
  get isAnalysing() {
    return this.#search.isAnalysing;
  }

  /**
   * Opens a new game, or one that was played before. A game that cannot be read changes nothing. A later call
   * replaces earlier ones that have not started yet.
   *
   * @param {Setup} setup
   * @returns {Promise<ParseError | undefined>}
   */
  open(setup) {
    this.#opening.abort();
    const { signal } = (this.#opening = new AbortController());
    this.#requested = setup;
    return this.#queue.add(() => this.#open(setup, signal), signal);
  }

  /** Opens the game on the board again, or else the one requested last. */
  retry() {
    return this.#queue.add(() => this.#reopen());
  }

  /**
   * @param {Setup} setup
   * @param {AbortSignal} [signal]
   * @param {boolean} [isAgain] whether an engine has ended meanwhile: another one may do better
   * @returns {Promise<ParseError | undefined>}
   */
  async #open(setup, signal, isAgain = false) {
    this.#search.stop();
    /** @type {EngineClient | undefined} */
    let engine;
    try {
      engine = await this.#slot.start(setup.game);
      // The data of a page may be such as a worker cannot get.
      const reply = await engine.call("open", { ...setup, pageData: undefined });
      if (reply.error) {
        if (!this.state.view) this.#set({ status: { kind: "failed", error: reply.error } });
        return reply.error;
      }
      const { found, ...opened } = reply;
      const { view, gameId, isInPage } = this.state;
      // A newer game was requested before this one was shown, and may already be painted.
      if (!view && signal?.aborted) return undefined;
      this.#opened = engine;
      this.#set({
        ...opened,
        isFromText: opened.annotations !== undefined,
        status: { kind: "ready" },
        setup: { ...setup, ...found, ended: endedOf(opened.view, setup), left: undefined },
        clock: makeClock(setup.clock, setup.left),
        gameId: !found?.gameText && isSameGame({ ...setup, ...found }, view) ? gameId : gameId + 1,
        paused: setup.paused || isLookingBack(opened.view),
        isInPage: engine.isInPage,
        notice: engine.isInPage && !isInPage ? { code: "in-page" } : undefined,
      });
    } catch (error) {
      if (error instanceof SlotClosed || engine !== this.#slot.engine) return undefined;
      if (isAgain || !engine?.hasEnded || !(error instanceof EngineFailure)) this.giveUp(error);
      else {
        this.#slot.close();
        return this.#open(setup, signal, true);
      }
    }
    return undefined;
  }

  #reopen() {
    const { view, setup, paused, clock } = this.state;
    const left = clock && leftNow(clock, performance.now());
    return this.#open(
      view ? { ...setup, start: view.start, moves: view.moves, at: view.at, paused, left } : this.#requested,
    );
  }

  /**
   * Queues a command that needs the engine with the game, which is opened again if the engine was closed.
   *
   * @template T
   * @param {(engine: EngineClient) => Promise<T>} command
   * @param {AbortSignal} [signal] skips the command if aborted before it starts
   * @returns {Promise<T | undefined>} nothing if the command was skipped or failed
   */
  #run(command, signal) {
    return this.#queue.add(async () => {
      if (!this.#engine && isReady(this.state)) await this.#reopen();
      this.#slot.use();
      const engine = this.#engine;
      const { view } = this.state;
      if (!engine || !isReady(this.state)) return undefined;
      try {
        const result = await command(engine);
        if (view !== this.state.view) this.#failed.clear();
        return result;
      } catch (error) {
        await this.#recover(engine, error);
        return undefined;
      }
    }, signal);
  }

  /**
   * Enters a cell of a move; the cell that completes a move plays it.
   *
   * @param {number} cell
   * @param {boolean} confirms whether a move takes a second tap on its last cell
   */
  tap(cell, confirms = false) {
    const { gameId } = this.state;
    return this.#run(async (engine) => {
      const { view, preview, hint, pending, question, setup } = this.state;
      // Drops a tap that was meant for an earlier game.
      if (!view || gameId !== this.state.gameId) return;
      if (preview) return this.analysis.endPreview();
      if (question) return this.ending.cancel();
      if (hint && !hint.isFaded) this.#set({ hint: { ...hint, isFaded: true } });
      if (!view.outcome && !isPersonsTurn(this.state)) {
        const code = setup.remote && isLookingBack(view) ? "looking-back" : "not-your-turn";
        return this.#set({ notice: { code, cells: [cell] } });
      }
      const { move, ...entered } = await engine.call("tap", cell);
      if (move === undefined) this.#set({ ...entered, paused: false, notice: undefined, pending: undefined });
      else if (confirms && pending?.cell !== cell)
        this.#set({ pending: { about: positionKey(view), cell, move }, notice: undefined });
      else if (this.#isAllowed(move, "person")) await this.#playMove(engine, move, "person");
    });
  }

  /** Takes back the last cell entered. */
  untap() {
    return this.#run(async (engine) => {
      if (this.state.view?.entry.length)
        this.#set({ ...(await engine.call("untap")), paused: false, notice: undefined });
    });
  }

  /**
   * Plays a move for the side to move.
   *
   * @param {string} move
   * @param {AbortSignal} [signal] if it is aborted before its turn comes, nothing is played
   * @returns {Promise<{ played: boolean; error?: ParseError }>} `error` says why the move is illegal
   */
  async play(move, signal) {
    const result = await this.#run(async (engine) => {
      const error = await engine.call("check", move);
      const played = !error && this.#isAllowed(move, "person");
      if (played) await this.#playMove(engine, move, "person");
      return { played, error };
    }, signal);
    return result ?? { played: false };
  }

  /**
   * @param {string} move
   * @param {Player} by
   */
  #isAllowed(move, by) {
    const { view, setup } = this.state;
    // Nobody here plays for a remote friend, but the page does what they have planned.
    const isBarred = setup.remote && !setup.remote.isAnswering && !isPersonsTurn(this.state);
    return view !== undefined && !isBarred && this.#allowMove({ move, side: view.turn, by });
  }

  /**
   * @param {EngineClient} engine
   * @param {string} move legal and allowed
   * @param {Player} by
   */
  async #playMove(engine, move, by) {
    this.#search.stop();
    const { view, annotations, refutation } = await engine.call("play", move, this.advice.warns(by));
    const { setup } = this.state;
    const clock = addIncrement(this.state.clock, setup.clock);
    const paused = by === "engine" && this.state.paused;
    const gameText = await this.#textOf(engine, view);
    this.#set({
      view,
      annotations,
      clock,
      setup: { ...setup, gameText, ended: endedOf(view, setup) },
      paused,
      notice: undefined,
      pending: undefined,
      question: refutation ? { about: "blunder", at: view.at, reply: refutation } : undefined,
    });
    const { text, side } = view.history[view.at - 1];
    this.dispatchEvent(new CustomEvent("moved", { detail: { move: text, side, by } }));
  }

  /**
   * Ends the game as the players decide.
   *
   * @param {EngineClient} engine
   * @param {import("./types.js").Ended} ended
   */
  async #end(engine, ended) {
    this.#search.stop();
    const { view, annotations } = await engine.call("end", ended);
    const { setup } = this.state;
    this.#set({
      view,
      annotations,
      setup: { ...setup, ended: endedOf(view, setup) },
      notice: undefined,
      question: undefined,
    });
    if (view.outcome) this.dispatchEvent(new Event("ended"));
  }

  /**
   * Edits the tree of moves; several edits are undone together.
   *
   * @param {...import("./editing.js").LineEdit} edits
   * @returns {Promise<ParseError | undefined>} what is wrong with a value
   */
  edit(...edits) {
    return this.#run(async (engine) => {
      const { editTree } = await import("./editing.js");
      return editTree(this.#context, engine, edits);
    });
  }

  /**
   * @param {EngineClient} engine
   * @param {View} view after a change
   */
  async #textOf(engine, { revision }) {
    const { view, setup } = this.state;
    if (revision === view?.revision || setup.remote) return setup.gameText;
    const { lastingTagsOf } = await import("./tags.js");
    return engine.call("save", lastingTagsOf(this));
  }

  undo() {
    return this.#goTo(undoTarget);
  }

  redo() {
    return this.#goTo(redoTarget);
  }

  /**
   * Goes to a move of the game, from a variation as well.
   *
   * @param {number} ply a ply beyond the end means the end
   * @param {AbortSignal} [signal] if it is aborted before its turn comes, nothing happens
   */
  goTo(ply, signal) {
    this.analysis.endPreview();
    return this.#goTo(() => ply, signal);
  }

  /**
   * Steps through the game, or along the variation that is shown.
   *
   * @param {number} plies negative to go back
   */
  goBy(plies) {
    if (shownVariation(this.state)) return this.analysis.stepPreview(plies);
    return this.#goTo(({ view }) => (view?.at ?? 0) + plies);
  }

  /**
   * Shows a variation, without playing it.
   *
   * @param {number} ply where it starts
   * @param {string[]} moves
   * @param {number} at how many of them are shown
   */
  async showVariation(ply, moves, at) {
    await this.#goTo(() => ply);
    await this.analysis.previewVariation(moves, at);
  }

  /**
   * @param {(state: State) => number | undefined} target
   * @param {AbortSignal} [signal]
   */
  #goTo(target, signal) {
    return this.#run(async (engine) => {
      const { view, setup } = this.state;
      const ply = Math.max(0, Math.min(target(this.state) ?? NaN, view?.history.length ?? 0));
      if (!view || Number.isNaN(ply) || ply === view.at) return;
      this.#search.stop();
      const gone = await engine.call("goTo", ply);
      const isShow = setup.players.every((player) => player === "engine");
      // The engine does not overwrite moves that were undone.
      this.#set({ ...gone, paused: isShow || isLookingBack(gone.view), notice: undefined });
    }, signal);
  }

  /**
   * Sends a call that does not change the game; rejects if the engine does.
   *
   * @template {Exclude<keyof Operations, "think">} Op
   * @param {Op} op
   * @param {() => Parameters<Operations[Op]>} [argsOf] called after earlier commands
   */
  async query(op, argsOf = () => /** @type {any} */ ([])) {
    // Only the start of the call is a command: an engine that has been called is not closed as an idle one.
    const asked = await this.#run(async (engine) => [this.#ask(engine, op, ...argsOf())]);
    if (!asked) throw new EngineFailure();
    return asked[0];
  }

  /**
   * Sends a call that does not change the game. An engine that crashes meanwhile is restarted, as it is after
   * a command; one that only refuses goes on.
   *
   * @template {Exclude<keyof Operations, "think">} Op
   * @param {EngineClient} engine
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   */
  async #ask(engine, op, ...args) {
    try {
      const answer = await engine.call(op, ...args);
      this.#failed.delete(op);
      return answer;
    } catch (error) {
      if (engine.hasEnded) this.#context.recover(engine, error, op);
      throw error;
    } finally {
      this.#slot.closeIdle();
    }
  }

  /**
   * Reads games and goals; no game need be open.
   *
   * @template {"read" | "readList" | "readLink" | "checkGoal"} Op
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   */
  async read(op, ...args) {
    // An engine that has been called is not closed as an idle one.
    const asked = await this.#queue.add(async () => [this.#ask(await this.#slot.start(), op, ...args)]);
    if (!asked) throw new EngineFailure();
    return asked[0];
  }

  /**
   * Restarts the engine if it was closed.
   *
   * @returns {Promise<unknown>}
   */
  wake() {
    return isReady(this.state) ? this.#run(async () => {}) : this.retry();
  }

  /** @param {boolean} isReplayed whether the end of the game is being shown again */
  setReplayed(isReplayed) {
    this.#set({ isReplayed });
  }

  /**
   * Stops the engine from moving until `resume`.
   *
   * @param {boolean} [isPostponed] whether it only waits until it can be loaded
   */
  pause(isPostponed = false) {
    this.#set({ paused: true, isPostponed });
    this.#search.update();
  }

  /** Lets the engine continue from the position on the board. */
  resume() {
    this.#set({ paused: false, notice: undefined });
    this.#search.update();
  }

  /** @param {boolean} isVisible whether the board is visible */
  setVisible(isVisible) {
    if (isVisible === this.state.isVisible) return;
    this.#set({ isVisible });
    this.#search.update();
  }

  /** @param {boolean} isNear whether the board is seen or may be soon */
  setNear(isNear) {
    this.#slot.setNear(isNear);
  }

  /**
   * Changes what is kept with the game and shown with it, besides its moves.
   *
   * @param {import("./types.js").GameNotes} patch
   */
  amend(patch) {
    this.#set({ setup: { ...this.state.setup, ...patch } });
  }

  /** @param {import("./types.js").Notice} notice */
  notify(notice) {
    this.#set({ notice });
  }

  /** Closes the engine. The game stays on the board, and the next command starts another engine. */
  close() {
    this.#search.stop();
    this.#slot.setNear(true);
    this.#slot.close();
    clearTimeout(this.#flag);
  }

  /**
   * Starts another engine and reopens the game.
   *
   * @param {EngineClient} engine the one that failed
   * @param {unknown} error
   * @param {string} [question] at which it failed, unless that was a command
   */
  async #recover(engine, error, question = "") {
    const isRepeated = this.#failed.size > 0;
    if (engine !== this.#slot.engine) {
      // It was restarted, and this call failed together with another one.
      if (isRepeated) this.#failed.add(question);
      return;
    }
    // The engine goes on without the part of the module that could not be loaded.
    if (error instanceof EngineImpossible && !engine.hasEnded) {
      if (isEnginesTurn(this.state)) this.#search.postpone("move");
      return this.notify({ code: "not-loaded" });
    }
    if (!(error instanceof EngineFailure) || isRepeated || !this.state.view) return this.giveUp(error);
    this.close();
    this.#failed.add(question);
    await this.#reopen();
    if (isReady(this.state)) this.notify({ code: "restarted" });
  }

  /**
   * Reports that the engine cannot run.
   *
   * @param {unknown} error the cause
   */
  giveUp(error) {
    this.close();
    const code = error instanceof EngineImpossible ? error.code : "stopped";
    const detail = error instanceof Error ? error.message : String(error);
    this.#set({ status: { kind: "failed", failure: { code, detail } } });
  }

  /**
   * The one place where the state changes.
   *
   * @param {Partial<State>} patch
   */
  #set(patch) {
    const isPostponed = patch.paused === undefined && this.state.isPostponed;
    const next = dropStale({ ...this.state, isPostponed, ...patch });
    const clock = adjustClock(next, performance.now());
    this.state = clock === next.clock ? next : { ...next, clock };
    this.#setFlag();
    this.dispatchEvent(new Event("change"));
    this.advice.update();
  }

  /** Waits for the end of the time that runs. */
  #setFlag() {
    clearTimeout(this.#flag);
    const { clock } = this.state;
    if (!clock?.running) return;
    const { player } = clock.running;
    const wait = timeLeft(clock, player, performance.now());
    this.#flag = window.setTimeout(() => this.#checkFlag(player), wait);
  }

  /** @param {0 | 1} player */
  #checkFlag(player) {
    return this.#run(async (engine) => {
      const { clock, view } = this.state;
      if (clock?.running?.player !== player || timeLeft(clock, player, performance.now()) > 0)
        return this.#setFlag();
      const side = view?.swapped ? 1 - player : player;
      await this.#end(engine, { winner: side === 0 ? 1 : 0, reason: "time" });
    });
  }
}
