/** Games with friends by link: keeps them, sends moves, and takes the links that come back. */
import { inLanguage } from "../ui/in-language.js";
import { currentSetup, openInstead, openNew } from "../storage/previous.js";
import { lineKey, wasPlayed } from "../game/position.js";
import { lastNumber } from "../storage/entry.js";
import { currentStored } from "../storage/stored-game.js";
import {
  canPlan,
  friendName,
  isMatch,
  isUnsent,
  lastMoveOf,
  noteToSend,
  ownSeat,
  sideOfSeat,
} from "../game/match.js";
import { DEFAULT_SETUP, isLookingBack, isPersonsTurn, isReady } from "../game/state.js";
import { placeText, words } from "../text/index.js";
import { makeId, nextNumber, readFriendLink, writeFriendLink } from "./friend-link.js";
import { changesOf, isAhead, isAmended, isBeside } from "./ahead.js";
import { FriendList } from "./list.js";
import { Neighbour } from "./neighbour.js";
import { answerIn, answersIn, linesAt, linkAfter, makePlan } from "./plan.js";
import { resolve } from "./resolve.js";
import { readName } from "./name.js";
import {
  entryIn,
  isNewerEntry,
  keyOf,
  keyOfSetup,
  readEntry,
  readMatch,
  writeEntry,
} from "../storage/friends.js";
import { SendDialog } from "./send.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Match} from "../game/friend.js" */
/** @import {Request} from "../game/friend.js" */
/** @import {MatchSetup} from "../storage/friends.js" */
/** @import {FriendLink} from "./friend-link.js" */
/** @import {Plan} from "./plan.js" */
/** @import {Summary} from "../wasm/ergo_wasm.js" */

/**
 * The game of a link, with the answers that its sender has planned.
 *
 * @typedef {Summary & { answers?: Plan }} Linked
 */

/**
 * Asks a question; resolves to the number of the answer.
 *
 * @typedef {import("../ui/ask.js").Question["ask"]} Ask
 */

/** How long a move is looked at before it is answered as planned, in milliseconds. */
const PAUSE = 600;

/**
 * The key of the same game with the other side.
 *
 * @param {import("../game/friend.js").MatchState["setup"]} setup
 */
const otherKey = (setup) => keyOf(setup.remote.id, 1 - ownSeat(setup));

export class Friend {
  #board;
  #dialogs = inLanguage(() => this.#makeDialogs());
  /**
   * The text saved last.
   *
   * @type {unknown[]}
   */
  #saved = [];
  /** Whether a link is being opened, which is saved once it is settled. */
  #isOpening = false;
  /** Another tab of this browser that has the other side. */
  #neighbour;
  /** The link that it was handed last. */
  #delivered = "";
  /** Whether it took it. */
  #delivery = Promise.resolve(false);
  /**
   * The game as it is in each link that was written of it.
   *
   * @type {Map<string, string>}
   */
  #links = new Map();
  /** The key of the game that was last announced to other tabs. */
  #greeted = "";
  /**
   * The dialog for conditional moves.
   *
   * @type {(() => import("./plan-dialog.js").PlanDialog) | undefined}
   */
  #planning;
  /** The position that is about to be answered as planned. */
  #answered = "";

  #makeDialogs() {
    const board = this.#board;
    return {
      send: new SendDialog(board, {
        link: () => this.link(),
        sent: (link) => this.markSent(link),
        rename: (name) => this.#rename(name),
        drop: () => this.#dropRequest(),
        plan: () => this.plan(),
        planned: () => this.#lines().length,
      }),
      list: new FriendList(board, {
        open: (key) => this.#openStored(key),
        start: () => board.dispatchEvent(new CustomEvent("newgame", { detail: {}, cancelable: true })),
        replace: (game) => board.open({ ...DEFAULT_SETUP, game, level: 1 }),
      }),
    };
  }

  /** @param {ErgoBoard} board */
  constructor(board) {
    this.#board = board;
    this.#neighbour = new Neighbour({
      take: async (key, link) => {
        if (!this.#isOn(key)) return false;
        // Another game may have come onto the board while it was read.
        const isHere = () => this.#isOn(key);
        await this.take(link, async () => -1, isHere);
        return (
          isHere() &&
          isMatch(board.state) &&
          board.state.setup.remote.revision > (readFriendLink(link)?.number ?? Infinity)
        );
      },
      arrived: (link) => link === this.#delivered && this.markSent(addressOf(link)),
      met: (key) => {
        const { state } = board;
        if (!isMatch(state) || otherKey(state.setup) !== key) return;
        this.#delivered = "";
        void this.#deliver().catch(console.warn);
      },
    });
    board.addEventListener("statechange", () => this.#follow());
    window.addEventListener("storage", ({ key, newValue }) => {
      const { state } = board;
      if (isMatch(state) && key === keyOfSetup(state.setup)) this.#followTab(key, newValue);
    });
    this.#follow();
  }

  /**
   * Starts a game, and offers its link.
   *
   * @param {Setup} setup
   * @param {string} name of the local player
   */
  start(setup, name) {
    return this.#start(setup, ownSeat(setup) === 0 ? [name, ""] : ["", name]);
  }

  /**
   * @param {Setup} setup
   * @param {[string, string]} names
   */
  async #start(setup, names) {
    const remote = { id: makeId(), names, settled: -1, revision: 0 };
    await openNew(this.#board, { ...setup, clock: undefined, turnsBoard: false, remote });
    this.#dialogs().send.open();
  }

  /**
   * Starts another game of the same players.
   *
   * @param {Setup} setup
   */
  rematch(setup) {
    return this.#start(setup, setup.remote?.names ?? ["", ""]);
  }

  /** All games with friends. */
  showList() {
    this.#dialogs().list.open();
  }

  /** Sends what the friend does not know, or answers what they ask. */
  async act() {
    const { state } = this.#board;
    if (!isMatch(state)) return;
    if (state.setup.remote.request)
      return this.#dialogs().send.answer(state.setup.remote.request, (isAccepted) =>
        this.#answer(isAccepted),
      );
    await this.#dialogs().send.send();
  }

  /** Sends what there is, unless another tab of this browser takes it. */
  async #send() {
    if (!(await this.#deliver())) await this.#dialogs().send.send();
  }

  /**
   * Hands what is new to a tab of this browser that has the other side.
   *
   * @returns {Promise<boolean>} whether there is one
   */
  async #deliver() {
    const { state } = this.#board;
    if (!isMatch(state) || !isUnsent(state) || state.view.at < state.view.history.length) return false;
    const link = await this.link();
    const now = this.#board.state;
    if (link === undefined || !isMatch(now) || this.#links.get(link) !== stampOf(now)) return false;
    const text = new URL(link).hash.slice(1);
    if (text !== this.#delivered) {
      this.#delivered = text;
      this.#delivery = this.#neighbour.send(otherKey(now.setup), text);
    }
    return this.#delivery;
  }

  /** The lines that the local player has planned in the position on the board. */
  #lines() {
    const { state } = this.#board;
    return isMatch(state) ? linesAt(state.setup.remote.plan, state.view) : [];
  }

  /** Plans answers to what the friend may play next. */
  async plan() {
    const { state } = this.#board;
    if (!isMatch(state) || !canPlan(state)) return;
    const { start, moves } = state.view;
    const position = positionOf(state);
    const [link, { PlanDialog }] = await Promise.all([this.#board.toLink(), import("./plan-dialog.js")]);
    // It may be another game by now, also while the dialog is open.
    const canStillPlan = () => positionOf(this.#board.state) === position && canPlan(this.#board.state);
    if (!canStillPlan()) return;
    if (link === undefined) return this.#board.notify(words.friend.long);
    this.#planning ??= inLanguage(() => new PlanDialog(this.#board));
    await this.#planning().open({
      link,
      lines: this.#lines(),
      keep: (lines) => canStillPlan() && this.#amend({ plan: makePlan({ start, moves }, lines) }),
    });
  }

  /** Opens the dialog with the link of the game. */
  share() {
    this.#dialogs().send.open();
  }

  /**
   * Asks the friend for something.
   *
   * @param {Request} request
   */
  async ask(request) {
    this.#amend({ toSend: request });
    await this.#send();
  }

  /**
   * The address that the friend is sent; nothing if the game is too long.
   *
   * @returns {Promise<string | undefined>}
   */
  async link() {
    const { state } = this.#board;
    if (!isMatch(state)) return undefined;
    // Moves that are taken back for a look belong to the game.
    if (state.view.at < state.view.history.length) await this.#board.goTo(state.view.history.length);
    const before = positionOf(this.#board.state);
    const link = await this.#board.toLink();
    const now = this.#board.state;
    // The game has gone on meanwhile.
    if (isMatch(now) && positionOf(now) !== before) return this.link();
    if (link === undefined || !isMatch(now)) return undefined;
    const { id, revision } = now.setup.remote;
    const names = /** @type {[string, string]} */ ([...now.setup.remote.names]);
    names[ownSeat(now.setup)] ||= readName();
    const number = isUnsent(now) || revision === 0 ? revision : revision - 1;
    const note = noteToSend(now);
    const lines = note === undefined ? this.#lines() : [];
    const text = writeFriendLink({
      id,
      sender: ownSeat(now.setup),
      note,
      number,
      names,
      link,
      plan: lines.length > 0 ? lines.map(({ code }) => code) : undefined,
    });
    const address = addressOf(text);
    const stamp = stampOf(now);
    // Drop the links of earlier versions of the game.
    for (const [other, its] of this.#links) if (its !== stamp) this.#links.delete(other);
    this.#links.set(address, stamp);
    return address;
  }

  /**
   * The friend has been sent a link, which may be behind the game by now.
   *
   * @param {string} address
   */
  markSent(address) {
    const { state } = this.#board;
    if (!isMatch(state) || !isUnsent(state) || this.#links.get(address) !== stampOf(state)) return;
    const { view, setup } = state;
    const { toSend, asked, revision } = setup.remote;
    this.#amend({
      settled: view.history.length,
      toSend: undefined,
      asked: toSend === "take-back" || toSend === "draw" ? toSend : asked,
      isOver: view.outcome !== undefined,
      isUntold: undefined,
      revision: nextNumber(revision),
    });
  }

  /**
   * Opens the link of a game with a friend.
   *
   * @param {string} text the fragment without its `#`
   * @param {Ask} ask
   * @param {() => boolean} [isWanted] whether it is still to be opened once it is read
   * @returns {Promise<unknown>}
   */
  async take(text, ask, isWanted = () => true) {
    const content = readFriendLink(text);
    const { games } = content ? await this.#board.readGames({ link: content.link }) : { games: undefined };
    const close = [words.actions.close];
    if (!content || !games) return void (await ask(words.friend.damaged, close));
    const [game] = games;
    /** @type {Plan | undefined} */
    let answers;
    if (content.plan) {
      const { lines, fault, error } = await this.#readPlan(content.plan, content.link, game);
      if (error) return void (await ask(words.friend.illegalPlan(fault), close, placeText(words, error)));
      answers = makePlan(game, lines);
    }
    const seat = content.sender === 0 ? 1 : 0;
    /** @type {MatchSetup | undefined} */
    let mine;
    /** @type {MatchSetup | undefined} */
    let sent;
    try {
      mine = await readMatch(keyOf(content.id, seat));
      sent = mine ? undefined : await readMatch(keyOf(content.id, content.sender));
    } catch {
      return void (await ask(words.library.unreadable, close));
    }
    if (!isWanted()) return undefined;
    if (mine) return this.#continue(mine, content, { ...game, answers }, ask);
    if (isNewerEntry(keyOf(content.id, seat))) return void (await ask(words.friend.newerVersion, close));
    if (sent) {
      const answer = await ask(words.friend.own(friendName(sent)), [
        words.friend.playBoth,
        words.friend.goOn,
      ]);
      if (answer < 0) return undefined;
      if (answer === 1) return this.#open(sent);
    }
    return this.#accept(content, { ...game, answers }, sent === undefined, ask);
  }

  /**
   * The lines that the friend has planned, as the rules read them.
   *
   * @param {string[]} codes
   * @param {string} link of the game
   * @param {Summary} game
   */
  async #readPlan(codes, link, { moves }) {
    /** @type {import("./plan.js").Line[]} */
    const lines = [];
    for (const code of codes) {
      const { games, error } = await this.#board.readGames({ link: linkAfter(link, code) });
      if (!games) return { lines, fault: lines.length + 1, error };
      lines.push({ code, moves: games[0].moves.slice(moves.length) });
    }
    return { lines, fault: 0 };
  }

  /**
   * Opens a link again whose game has changed in another tab while a question about it was open.
   *
   * @param {FriendLink} content
   * @param {MatchSetup} known the game of the local player before the question
   * @param {Ask} ask
   * @returns {Promise<boolean>} whether it has
   */
  async #takeAgain(content, known, ask) {
    const now = await readMatch(keyOfSetup(known)).catch(() => known);
    if (JSON.stringify(now) === JSON.stringify(known)) return false;
    await this.take(writeFriendLink(content), ask);
    return true;
  }

  /**
   * Opens an invitation, or a game that this browser does not know.
   *
   * @param {FriendLink} content
   * @param {Linked} game
   * @param {boolean} isGuest
   * @param {Ask} ask
   */
  async #accept(content, game, isGuest, ask) {
    const { state } = this.#board;
    const seat = content.sender === 0 ? 1 : 0;
    const names = /** @type {[string, string]} */ ([...content.names]);
    names[seat] ||= isGuest ? readName() : "";
    const { level, seconds } = state.setup;
    const own = currentSetup(this.#board, game.game);
    const isOver = state.view?.game === game.game && state.view.outcome !== undefined;
    const isFree = isOver || own?.remote !== undefined || !wasPlayed(own);
    if (!isFree) {
      const invitation = words.friend.invitation(content.names[content.sender], game.game, game.tones[seat]);
      if ((await ask(invitation, [words.friend.notNow, words.friend.play])) !== 1) return;
    }
    /** @type {MatchSetup} */
    const setup = {
      game: game.game,
      options: game.options,
      players: seat === 0 ? ["person", "remote"] : ["remote", "person"],
      level,
      seconds,
      start: game.start,
      moves: game.moves,
      remote: {
        id: content.id,
        names,
        settled: game.turns,
        revision: nextNumber(content.number),
        isGuest,
        answers: game.answers,
      },
    };
    await this.#settle(setup, content);
  }

  /**
   * Opens a link of a game that is going on here.
   *
   * @param {MatchSetup} mine
   * @param {FriendLink} content
   * @param {Linked} game
   * @param {Ask} ask
   */
  async #continue(mine, content, game, ask) {
    const say = words.friend;
    const name = content.names[content.sender] || friendName(mine);
    const step = resolve(mine, content, game);
    if (step === "old") {
      await this.#open(mine);
      return this.#board.notify(say.old);
    }
    if (step === "other") {
      if ((await ask(say.other(game.game, game.number), [say.keep, say.open])) !== 1) return this.#open(mine);
      if (await this.#takeAgain(content, mine, ask)) return undefined;
      // The own version is kept, as a game without a friend.
      const { game: id, options, seconds, level, start, moves } = mine;
      const players = /** @type {Setup["players"]} */ (["person", "person"]);
      await openInstead(this.#board, { game: id, options, seconds, level, start, moves, players });
    }
    const { asked, revision } = mine.remote;
    const names = /** @type {[string, string]} */ (
      mine.remote.names.map((own, seat) => (seat === content.sender && content.names[seat]) || own)
    );
    /** @type {MatchSetup} */
    const setup = {
      ...mine,
      options: game.options,
      start: game.start,
      moves: game.moves,
      at: undefined,
      ended: undefined,
      remote: {
        ...mine.remote,
        names,
        settled: game.turns,
        toSend: undefined,
        asked: undefined,
        request: undefined,
        isUntold: undefined,
        answers: game.answers ?? (step === "same" ? mine.remote.answers : undefined),
        revision: Math.max(revision, nextNumber(content.number)),
      },
    };
    if (step === "known") {
      // The friend knows moves that were thought to be unsent.
      if (mine.remote.settled < game.turns) await openInstead(this.#board, { ...setup, ended: mine.ended });
      else await this.#open(mine);
      return this.#board.notify(say.known);
    }
    // Nobody can agree on a draw that was not offered.
    const note = content.note === "agreed" && asked !== "draw" ? undefined : content.note;
    await this.#settle(setup, { ...content, note }, step === "on" ? mine : undefined, ask);
    const given = step === "on" ? answersIn(mine.remote.plan, game, countOf(mine)) : undefined;
    if (given) this.#board.notify(say.planPlayed(given));
    if (step === "granted") this.#board.notify(say.granted(name));
    else if (asked && content.note !== "agreed" && content.note !== "resigned")
      this.#board.notify(say.declined(name, asked));
  }

  /**
   * Puts a game that came by link on the board, with what its sender asks or says.
   *
   * @param {MatchSetup} setup
   * @param {FriendLink} content
   * @param {MatchSetup} [mine] the game as it was here
   * @param {Ask} [ask]
   */
  async #settle(setup, { note, sender }, mine, ask) {
    this.#isOpening = true;
    try {
      const request = note === "take-back" || note === "draw" ? note : undefined;
      /** @type {MatchSetup} */
      const asked = { ...setup, remote: { ...setup.remote, request } };
      if (await openInstead(this.#board, asked)) return;
      const key = keyOfSetup(setup);
      const { state } = this.#board;
      if (!isMatch(state) || keyOfSetup(state.setup) !== key) return;
      // Nobody else plays for the local player.
      const isOwn = state.view.history.slice(countOf(mine)).some(({ player }) => player === ownSeat(setup));
      if (
        mine &&
        ask &&
        isOwn &&
        !answersIn(mine.remote.plan, state.view, countOf(mine)) &&
        (await ask(words.friend.ownMoves, [words.friend.notNow, words.friend.goOn])) !== 1
      ) {
        if (this.#isOn(key)) await this.#board.open(mine);
        return;
      }
      if (!this.#isOn(key)) return;
      const ended = endOf(note, sideOfSeat(state, sender));
      if (ended && !state.view.outcome)
        await this.#board.open({ ...state.setup, start: state.view.start, moves: state.view.moves, ended });
      if (this.#isOn(key) && this.#board.state.view?.outcome)
        this.#amend({ isOver: true, request: undefined });
    } finally {
      this.#isOpening = false;
      this.#follow();
    }
  }

  /**
   * Answers what the friend asks.
   *
   * @param {boolean} isAccepted
   */
  async #answer(isAccepted) {
    const { state } = this.#board;
    if (!isMatch(state)) return;
    const { setup, view } = state;
    const { remote } = setup;
    // It may have been answered in another tab meanwhile.
    if (!remote.request) return;
    if (!isAccepted) this.#amend({ request: undefined, toSend: "declined" });
    else if (remote.request === "draw") {
      const agreed = { ...remote, request: undefined, toSend: /** @type {const} */ ("agreed") };
      await this.#board.open({
        ...setup,
        start: view.start,
        moves: view.moves,
        ended: { reason: "agreed" },
        remote: agreed,
      });
    } else {
      const settled = Math.max(0, lastMoveOf(state, ownSeat(setup) === 0 ? 1 : 0));
      const granted = {
        ...remote,
        settled,
        request: undefined,
        toSend: /** @type {const} */ ("granted"),
        revision: nextNumber(remote.revision),
      };
      await this.#board.open({
        ...setup,
        start: view.start,
        moves: view.moves.slice(0, settled),
        at: undefined,
        remote: granted,
      });
    }
    await this.#send();
  }

  /** Saves the game on the board, or follows another tab that is ahead. */
  #follow() {
    const { state } = this.#board;
    if (this.#isOpening || !isMatch(state) || !isReady(state)) return;
    const { setup, view } = state;
    const parts = [setup, lineKey(view), view.at];
    if (parts.every((part, at) => part === this.#saved[at])) return;
    this.#saved = parts;
    const { remote } = setup;
    const key = keyOfSetup(setup);
    if (key !== this.#greeted) {
      this.#greeted = key;
      this.#neighbour.greet(key);
    }
    // A move is an answer as well.
    if (view.history.length > Math.max(0, remote.settled) && remote.request)
      return this.#amend({ request: undefined });
    // Nothing waits between reading and writing: what another tab has written is never replaced unread.
    const stored = readEntry(key);
    if (stored && isAhead(stored, setup, view)) return void this.#catchUp(stored).catch(console.warn);
    const text = currentStored(state);
    if (text !== undefined) writeEntry(key, text, turnOf(state), lastNumber(view.history));
    const answer = this.#plannedAnswer();
    // The move was taken back.
    if (answer === undefined && remote.isAnswering) return this.#noteAnswering(undefined);
    void (answer === undefined ? this.#deliver() : this.#answerAsPlanned(answer)).catch(console.warn);
  }

  /**
   * Follows another tab that has written the game on the board.
   *
   * @param {string} key
   * @param {string | null} text that it has written; this tab may have replaced it before it arrived here
   */
  #followTab(key, text) {
    const { state } = this.#board;
    if (this.#isOpening || !isMatch(state) || !isReady(state)) return;
    const { setup, view } = state;
    const written = text === null ? undefined : entryIn(key, text);
    const stored = readEntry(key);
    if (written && isAhead(written, setup, view)) void this.#catchUp(written).catch(console.warn);
    // Of two tabs that write at once, both take what stays.
    else if (stored && (isAhead(stored, setup, view) || isBeside(stored, setup, view)))
      void this.#catchUp(stored).catch(console.warn);
  }

  /** The answer that the friend has planned to the move on the board, if there is one. */
  #plannedAnswer() {
    const { state } = this.#board;
    if (!isMatch(state) || isLookingBack(state.view) || state.view.outcome) return undefined;
    const { setup, view } = state;
    const { settled, toSend, answers } = setup.remote;
    if (toSend || view.history.length <= settled || setup.players[view.player] !== "remote") return undefined;
    return answerIn(answers, view);
  }

  /**
   * Plays the answer that the friend has planned. Then the move that it answers is not taken back without
   * asking them.
   *
   * @param {string} answer
   */
  async #answerAsPlanned(answer) {
    const board = this.#board;
    const position = positionOf(board.state);
    if (position === this.#answered) return;
    this.#answered = position;
    const key = keyOfSetup(board.state.setup);
    this.#noteAnswering(true);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    this.#answered = "";
    // It was taken back meanwhile, or sent.
    if (positionOf(board.state) !== position || this.#plannedAnswer() !== answer) return;
    const stop = (/** @type {Event} */ event) =>
      positionOf(board.state) !== position && event.preventDefault();
    board.addEventListener("move", stop);
    this.#isOpening = true;
    try {
      this.#noteAnswering(true);
      const isPlayed = await board.play(answer);
      if (!isPlayed && positionOf(board.state) === position) this.#amend({ answers: undefined });
      if (!isPlayed || !this.#isOn(key)) return;
      const { setup, view } = board.state;
      this.#amend({ settled: view?.history.length, isUntold: view?.outcome !== undefined || undefined });
      board.notify(words.friend.planned(friendName(setup), answer));
    } finally {
      board.removeEventListener("move", stop);
      this.#isOpening = false;
      this.#follow();
    }
  }

  /**
   * Takes up what another tab has stored.
   *
   * @param {import("../storage/friends.js").MatchRecord} entry
   */
  async #catchUp(entry) {
    const { key, isWhole } = entry;
    const stored = isWhole ? /** @type {MatchSetup} */ (entry.setup) : await readMatch(key);
    const { state } = this.#board;
    if (!stored || this.#isOpening || !isMatch(state) || keyOfSetup(state.setup) !== key) return;
    // This tab may have gone on while the moves were read.
    const { setup, view } = state;
    const now = { setup: stored, count: stored.moves.length };
    if (!isAhead(now, setup, view) && !isBeside(now, setup, view)) return;
    if (lineKey(stored) === lineKey(view) && JSON.stringify(stored.ended) === JSON.stringify(setup.ended))
      return this.#board.amend({ remote: stored.remote });
    await this.#board.open(stored);
    this.#board.notify(words.friend.newerElsewhere);
  }

  /** @param {string} key */
  async #openStored(key) {
    const setup = await readMatch(key).catch(() => undefined);
    if (setup) await this.#open(setup);
    else this.#board.notify(words.library.unreadable);
  }

  /** @param {Setup} setup */
  async #open(setup) {
    const { state } = this.#board;
    if (
      isMatch(state) &&
      keyOfSetup(state.setup) === keyOfSetup(setup) &&
      lineKey(state.view) === lineKey(setup)
    ) {
      await this.#board.goTo(state.view.history.length);
    } else await openInstead(this.#board, { ...setup, at: undefined });
    this.#board.focus();
  }

  /** @param {string} name of the local player */
  #rename(name) {
    const { state } = this.#board;
    if (!isMatch(state)) return;
    const { names } = state.setup.remote;
    const seat = ownSeat(state.setup);
    this.#amend({ names: seat === 0 ? [name, names[1]] : [names[0], name] });
  }

  /** Forgets a request that was not sent. */
  #dropRequest() {
    const { state } = this.#board;
    if (!isMatch(state)) return;
    const { toSend } = state.setup.remote;
    if (toSend === "take-back" || toSend === "draw") this.#amend({ toSend: undefined });
  }

  /**
   * Whether a game is on the board.
   *
   * @param {string} key
   */
  #isOn(key) {
    const { state } = this.#board;
    return isMatch(state) && keyOfSetup(state.setup) === key;
  }

  /**
   * Changes what is known of the game, and counts the change: other tabs follow the one that has changed
   * more.
   *
   * @param {Partial<Match>} patch
   */
  #amend(patch) {
    const { state } = this.#board;
    if (!isMatch(state)) return;
    const stored = readEntry(keyOfSetup(state.setup));
    // Another tab may have changed something else.
    const { remote } = stored && isAmended(stored, state.setup, state.view) ? stored.setup : state.setup;
    /** @type {Match} */
    const amended = { ...remote, ...patch, changes: changesOf(remote) + 1 };
    this.#board.amend({ remote: amended });
  }

  /**
   * Notes whether a planned answer is about to be played, which concerns this tab only.
   *
   * @param {true | undefined} isAnswering
   */
  #noteAnswering(isAnswering) {
    const { remote } = this.#board.state.setup;
    if (remote) this.#board.amend({ remote: { ...remote, isAnswering } });
  }
}

/**
 * Identifies a position of a game with a friend; the moves alone include those that were taken back.
 *
 * @param {import("../game/types.js").State} state
 */
const positionOf = ({ setup, view }) => `${keyOfSetup(setup)} ${view?.at} ${lineKey(view ?? {})}`;

/**
 * Identifies what a link says of a game.
 *
 * @param {import("../game/friend.js").MatchState} state
 */
const stampOf = (state) => `${noteToSend(state) ?? ""} ${positionOf(state)}`;

/**
 * The address of a link.
 *
 * @param {string} text the fragment without its `#`
 */
const addressOf = (text) => new URL(`#${text}`, location.href).href;

/**
 * @param {import("../game/friend.js").MatchState} state
 * @returns {import("../storage/friends.js").Turn}
 */
function turnOf(state) {
  const { remote } = state.setup;
  if (remote.request) return "request";
  if (isUnsent(state)) return "unsent";
  if (remote.isOver || state.view.outcome) return "over";
  return isPersonsTurn(state) ? "you" : "friend";
}

/**
 * How many moves a game has.
 *
 * @param {MatchSetup} [setup]
 */
const countOf = (setup) => (setup ? setup.moves.length : Infinity);

/**
 * How the sender of a link has ended the game.
 *
 * @param {import("./friend-link.js").Note} note
 * @param {0 | 1} side of the sender
 * @returns {import("../game/types.js").Ended | undefined}
 */
function endOf(note, side) {
  if (note === "agreed") return { reason: "agreed" };
  return note === "resigned" ? { winner: side === 0 ? 1 : 0, reason: "resigned" } : undefined;
}
