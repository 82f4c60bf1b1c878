/**
 * The dialog for a new game: the opponent, the level, the side, the start and the clock; the thinking time
 * and the rules are folded away.
 */
import { isFromDisk } from "../ui/from-disk.js";
import { inLanguage } from "../ui/in-language.js";
import { gameName, words } from "../text/index.js";
import { LOWEST_LEVEL, TOP_LEVEL } from "../game/state.js";
import { segments, toggle } from "../ui/controls.js";
import { make } from "../ui/make.js";
import { icon } from "../ui/icons.js";
import { makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";
import { cleanName, LONGEST_NAME } from "../match/friend-link.js";
import { readName, writeName } from "../match/name.js";
import { evenLevels, isCertain } from "../game/even.js";
import { LEVEL_RATINGS } from "../games/level-ratings.js";
import { evenGame, readCareer } from "../storage/even.js";
import { library } from "../storage/library.js";
import { balancedStarts, deal, findHandicap, handicapsOf, kindOf } from "./starts.js";
import styles from "./new-game.css";

/** @import {Setup} from "../game/types.js" */
/** @import {GameInfo} from "../wasm/ergo_wasm.js" */
/** @typedef {"engine" | "even" | "friend" | "remote" | "engines"} Opponent */
/** @typedef {"white" | "black" | "random"} Colour */
/** @import {Opening} from "../text/language.js" */
/** @import {Person} from "../text/language.js" */

addStyles(styles);

/**
 * Time limits on offer: seconds for the game, and after each move.
 *
 * @type {[number, number][]}
 */
const CONTROLS = [
  [180, 2],
  [300, 3],
  [600, 5],
  [900, 10],
  [1800, 0],
];

/** Thinking times on offer, in seconds. */
const SECONDS = [0.3, 1, 3, 10];

/** @type {Record<Opponent, import("../ui/icons.js").IconName>} */
const ICONS = { engine: "computer", even: "scales", friend: "people", remote: "link", engines: "eye" };

/** Who a handicap helps: the player who starts the game, or the other one. */
const HELPED = ["own", "other"];

/** The option that lets the second player take over the first move; it is one of the starts. */
const SWAP = "swap";

/** The starts of even games. */
const EVEN_STARTS = ["standard", "balanced"];

/**
 * The action with the chosen players and rules, and the name of the local player in a game by link. The note
 * says where the game starts, if that is not as usual.
 *
 * @typedef {(setup: Setup, name?: string, note?: string) => unknown} OnStart
 */

class NewGameDialog {
  #dialog = makeDialog("new-game", words.newGame.title);
  #form = make("form", { method: "dialog" });
  /** @type {OnStart} */
  #start = () => {};
  /** The option of the game with which black moves first. */
  #blackBegins = "";
  /**
   * The elements that are shown and hidden with the opponent.
   *
   * @type {Record<Opponent, HTMLElement[]>}
   */
  #only = { engine: [], even: [], friend: [], remote: [], engines: [] };

  constructor() {
    this.#dialog.append(this.#form);
  }

  /**
   * @param {Setup} setup
   * @param {GameInfo[]} games
   * @param {OnStart} onStart
   * @param {Opening | undefined} opening that of the game on the board; none if the position is given
   */
  ask(setup, games, onStart, opening) {
    this.#start = onStart;
    const { options = [], blackBegins = "" } = games.find(({ id }) => id === setup.game) ?? {};
    this.#blackBegins = blackBegins;
    this.#fill(setup, options, opening);
    this.#dialog.showModal();
  }

  /**
   * @param {Setup} setup
   * @param {string[]} options that the game has
   * @param {Opening} [opening]
   */
  #fill(setup, options, opening) {
    const isHere = opening === undefined;
    const say = words.newGame;
    const levels = LEVEL_RATINGS[setup.game];
    const hasNoLink = isHere || isFromDisk();
    const missing = [...(hasNoLink ? ["remote"] : []), ...(isHere || !levels ? ["even"] : [])];
    const opponents = Object.entries(say.opponents).filter(([opponent]) => !missing.includes(opponent));
    const level = this.#levelControl(setup.level);
    const even = make("div", { class: "even" });
    if (!missing.includes("even")) void this.#tellRating(setup.game, even, level);
    const side = segments("side", say.side, say.sides, colourOf(setup, this.#blackBegins));
    const begins = make("p", { class: "note" });
    const turns = toggle("turns-board", say.turnsBoard, setup.turnsBoard ?? false);
    const seconds = titled(
      say.time,
      segments(
        "seconds",
        say.time,
        SECONDS.map((limit) => [String(limit), say.seconds(limit)]),
        String(SECONDS.includes(setup.seconds) ? setup.seconds : SECONDS[0]),
      ),
    );
    const cancel = make("button", { type: "button" }, words.actions.cancel);
    const sideGroup = titled(say.side, side);
    const name = make("input", {
      type: "text",
      name: "name",
      id: "own-name",
      dir: "auto",
      maxlength: String(LONGEST_NAME),
      autocomplete: "nickname",
    });
    name.value = readName();
    const nameGroup = make(
      "div",
      {},
      make("h3", {}, make("label", { for: name.id }, say.ownName)),
      name,
      make("p", { class: "note" }, say.ownNameHint),
    );
    const clock = this.#clockControl(setup);
    const start = opening && this.#startControl(setup, options, opening);
    this.#only = {
      engine: [level, sideGroup, seconds, clock],
      even: [even, sideGroup, seconds, clock],
      friend: [turns, clock],
      remote: [sideGroup, nameGroup],
      engines: [level, seconds, clock],
    };
    const opponent = segments(
      "opponent",
      say.opponent,
      /** @type {Record<Opponent, string>} */ (Object.fromEntries(opponents)),
      missing.includes(opponentOf(setup)) ? "engine" : opponentOf(setup),
      () => this.#adapt(),
    );
    opponent.className = "choices";
    for (const input of opponent.querySelectorAll("input"))
      input.after(icon(ICONS[/** @type {Opponent} */ (input.value)]));
    const more = make(
      "details",
      {},
      make("summary", {}, say.more),
      seconds,
      ...rules(setup, options, isHere),
    );
    this.#form.replaceChildren(
      make("p", { class: "game" }, gameName(words, setup.game)),
      make("div", { class: "who" }, titled(say.opponent, opponent), level, even, sideGroup, nameGroup, turns),
      make("div", { class: "how" }, ...(start ?? [begins]), clock, more),
      make("p", { class: "buttons" }, cancel, make("button", { type: "submit", class: "main" }, say.start)),
    );
    cancel.addEventListener("click", () => this.#dialog.close());
    const tell = () => (begins.textContent = say.begins(this.#first));
    this.#form.onchange = () => {
      tell();
      this.#tellStart(setup.game);
      this.#tellClock();
    };
    this.#form.onsubmit = (event) => {
      event.preventDefault();
      void this.#submit(setup);
    };
    tell();
    this.#tellStart(setup.game);
    this.#tellClock();
    this.#adapt();
  }

  /** @param {number} level */
  #levelControl(level) {
    const say = words.newGame;
    const input = make("input", {
      type: "range",
      id: "level",
      name: "level",
      min: String(LOWEST_LEVEL),
      max: String(TOP_LEVEL),
    });
    const name = make("output", { for: "level" });
    const character = make("small", { "aria-live": "polite" });
    input.value = String(level);
    const tell = () => {
      name.textContent = say.levelName(input.valueAsNumber);
      character.textContent = say.character(input.valueAsNumber);
      input.setAttribute("aria-valuetext", say.levelName(input.valueAsNumber));
    };
    input.addEventListener("input", tell);
    tell();
    input.setAttribute("aria-label", say.level);
    return make("div", { class: "level" }, make("p", {}, name), input, character);
  }

  /**
   * Says what is known of the person's strength and who the opponent will be; and, to those who have a
   * rating, what the levels are on that scale.
   *
   * @param {string} game
   * @param {HTMLElement} even the place for it
   * @param {HTMLElement} level the choice of a level
   */
  async #tellRating(game, even, level) {
    const say = words.even;
    const levels = LEVEL_RATINGS[game];
    const counts = make("p", { class: "note counts" }, say.counts);
    even.replaceChildren(make("p", { class: "next" }, say.first), counts);
    const career = await readCareer(game);
    const { own, steps } = career;
    const next = evenLevels(career, levels);
    const lines = [
      ...(steps.length > 0 ? [say.rating(own.rating, steps.length, isCertain(career))] : []),
      say.next(next.level, next.higher > 0),
    ];
    even.replaceChildren(
      make("p", { class: "next" }, steps.length > 0 ? lines.join(" ") : say.first),
      ...(library.unread ? [make("p", { class: "note failed", role: "alert" }, say.failed)] : []),
      counts,
    );
    if (steps.length === 0) return;
    const input = /** @type {HTMLInputElement} */ (level.querySelector("input"));
    const points = make("span", { class: "points" });
    const tell = () => (points.textContent = say.level(levels[input.valueAsNumber]));
    level.querySelector("p")?.append(points);
    input.addEventListener("input", tell);
    tell();
  }

  /** @param {Setup} setup */
  #clockControl({ clock }) {
    const say = words.newGame;
    const controls = clock ? [...CONTROLS, [clock.initial, clock.increment]] : CONTROLS;
    /** @type {Map<string, string>} */
    const values = new Map([["", say.noClock]]);
    for (const [initial, increment] of controls)
      values.set(`${initial}+${increment}`, say.control(initial, increment));
    const group = segments(
      "clock",
      say.clock,
      [...values],
      clock ? `${clock.initial}+${clock.increment}` : "",
    );
    return titled(say.clock, group, this.#clockNote);
  }

  /** The time limit that is chosen. */
  get #clock() {
    const [initial, increment] = String(this.#data.get("clock")).split("+").map(Number);
    return initial > 0 ? { initial, increment } : undefined;
  }

  /** Says what the chosen time limit means. */
  #tellClock() {
    const clock = this.#clock;
    this.#clockNote.textContent = clock ? words.newGame.controlNote(clock.initial, clock.increment) : "";
  }

  /** Explains the chosen time limit. */
  #clockNote = make("small", { role: "status" });
  /** Explains the chosen start, or why it cannot be had. */
  #note = make("p", { class: "note", role: "status" });
  /** The choice of a handicap, and the options that matter from an empty board. */
  #handicap = make("fieldset", {});
  #handicapGroup = make("div", {});
  #upFront = make("div", {});

  /**
   * @param {Setup} setup
   * @param {string[]} options that the game has
   * @param {Opening} opening
   */
  #startControl({ game, start, players, options: chosen }, options, opening) {
    const say = words.newGame;
    const { balanced, swap, handicap, standard } = say.openings;
    const openings = {
      standard,
      balanced,
      ...(options.includes(SWAP) && { swap }),
      ...(handicapsOf(game).length > 0 && { handicap }),
    };
    const group = segments(
      "opening",
      say.opening,
      /** @type {Record<Opening, string>} */ (openings),
      opening,
    );
    // A game without a list of balanced starts does not offer them.
    void balancedStarts(game).then(
      (starts) => {
        const label = group.querySelector('[value="balanced"]')?.closest("label");
        if (starts.length === 0) label?.remove();
      },
      () => {},
    );
    const found = start === undefined ? undefined : findHandicap(game, start);
    const isOwn = found?.helped === ownSideOf(players);
    this.#handicap = segments(
      "handicap",
      say.handicap,
      handicapsOf(game).flatMap((_, at) => HELPED.map((helped) => [`${helped}-${at}`, ""])),
      found ? `${isOwn ? "own" : "other"}-${found.at}` : "own-0",
    );
    this.#handicapGroup.replaceChildren(...titled(say.handicap, this.#handicap).children);
    this.#upFront.replaceChildren(
      ...options
        .filter((option) => option in say.optionNotes)
        .map((option) => check(option, chosen, say.optionNotes[option])),
    );
    return [titled(say.opening, group), this.#note, this.#handicapGroup, this.#upFront];
  }

  /** The colour that moves first. */
  get #first() {
    return this.#data.getAll("options").includes(this.#blackBegins) ? "black" : "white";
  }

  /**
   * Says what the chosen start means, and who is helped by each handicap.
   *
   * @param {string} game
   */
  #tellStart(game) {
    const say = words.newGame;
    const opening = /** @type {Opening | null} */ (this.#data.get("opening"));
    if (!opening) return;
    this.#note.textContent = say.openingNote(opening, game, this.#first);
    this.#note.classList.remove("failed");
    this.#handicapGroup.hidden = opening !== "handicap";
    this.#upFront.hidden = opening === "balanced";
    const people = peopleOf(/** @type {Opponent} */ (this.#data.get("opponent")), this.#first);
    const names = handicapsOf(game).flatMap(({ kind, amount }) =>
      [people, people.toReversed()].map(([helped, other]) => say.handicapName(kind, amount, helped, other)),
    );
    for (const [at, label] of this.#handicap.querySelectorAll("label").entries())
      /** @type {Text} */ (label.lastChild).data = names[at];
  }

  /**
   * Starts the chosen game, once its start is there.
   *
   * @param {Setup} setup
   */
  async #submit(setup) {
    const name = this.#ownName();
    try {
      const started = await this.#withStart(this.#chosen(setup), setup.start);
      const chosen = this.#data.get("opponent") === "even" ? await evenGame(started) : started;
      this.#dialog.close();
      const note = this.#data.get("opening") === "balanced" ? words.newGame.dealt : undefined;
      void this.#start(chosen, name, note);
    } catch {
      this.#note.textContent = words.newGame.failed;
      this.#note.classList.add("failed");
    }
  }

  /**
   * @param {Setup} chosen
   * @param {string} [last] the start of the game on the board
   * @returns {Promise<Setup>}
   */
  async #withStart(chosen, last) {
    const opening = this.#data.get("opening");
    if (opening === "balanced") return { ...chosen, start: deal(await balancedStarts(chosen.game), last) };
    if (opening !== "handicap") return chosen;
    const [helped, at] = String(this.#data.get("handicap")).split("-");
    const own = ownSideOf(chosen.players);
    const { starts } = handicapsOf(chosen.game)[Number(at)];
    return { ...chosen, start: starts[helped === "own" ? own : 1 - own] };
  }

  get #data() {
    return new FormData(this.#form);
  }

  /** Hides what does not matter with the chosen opponent. */
  #adapt() {
    const opponent = /** @type {Opponent} */ (this.#data.get("opponent"));
    for (const part of new Set(Object.values(this.#only).flat()))
      part.hidden = !this.#only[opponent].includes(part);
    const starts = [...this.#form.querySelectorAll("input")].filter(({ name }) => name === "opening");
    for (const input of starts) {
      const isHidden = opponent === "even" && !EVEN_STARTS.includes(input.value);
      /** @type {HTMLElement} */ (input.closest("label")).hidden = isHidden;
      if (isHidden && input.checked) starts[0].checked = true;
    }
  }

  /** The name of the local player in a game by link. */
  #ownName() {
    const data = this.#data;
    if (data.get("opponent") !== "remote") return undefined;
    const name = cleanName(String(data.get("name")));
    writeName(name);
    return name;
  }

  /**
   * @param {Setup} setup
   * @returns {Setup}
   */
  #chosen(setup) {
    const data = this.#data;
    const options = data.getAll("options").map(String);
    if (data.get("opening") === SWAP) options.push(SWAP);
    const opponent = /** @type {Opponent} */ (data.get("opponent"));
    return {
      game: setup.game,
      options,
      players: playersOf(
        opponent,
        /** @type {Colour} */ (data.get("side")),
        options.includes(this.#blackBegins),
      ),
      level: Number(data.get("level")),
      seconds: Number(data.get("seconds")),
      clock: opponent === "remote" ? undefined : this.#clock,
      turnsBoard: opponent === "friend" && data.has("turns-board"),
    };
  }
}

const dialog = inLanguage(() => new NewGameDialog());

/**
 * Opens the dialog with the present players and rules.
 *
 * @param {Setup} setup
 * @param {GameInfo[]} games
 * @param {OnStart} onStart
 * @param {boolean} [isGiven] whether the game starts from a given position; then no player is far away
 */
export async function askNewGame(setup, games, onStart, isGiven = false) {
  const kind = isGiven ? undefined : await kindOf(setup.game, setup.start);
  const opening = kind === "standard" && setup.options.includes(SWAP) ? SWAP : kind;
  dialog().ask(setup, games, onStart, opening);
}

/**
 * @param {Setup} setup
 * @returns {Opponent}
 */
function opponentOf({ players, remote, pageData }) {
  if (remote) return "remote";
  const engines = players.filter((player) => player === "engine").length;
  if (engines === 1) return pageData?.even ? "even" : "engine";
  return engines === 0 ? "friend" : "engines";
}

/**
 * The colour of the person who plays the engine.
 *
 * @param {Setup} setup
 * @param {string} blackBegins the option with which black moves first
 * @returns {Colour}
 */
function colourOf({ players, options }, blackBegins) {
  const isSecond = players[1] === "person" && players[0] !== "person";
  return isSecond === options.includes(blackBegins) ? "white" : "black";
}

/**
 * @param {Opponent} opponent
 * @param {Colour} colour of the person
 * @param {boolean} blackBegins
 * @returns {Setup["players"]}
 */
function playersOf(opponent, colour, blackBegins) {
  if (opponent === "friend") return ["person", "person"];
  if (opponent === "engines") return ["engine", "engine"];
  const isFirst = colour === "random" ? Math.random() < 0.5 : (colour === "white") !== blackBegins;
  const other = opponent === "remote" ? "remote" : "engine";
  return isFirst ? ["person", other] : [other, "person"];
}

/**
 * The side of the player who starts a game; the first if both are here, or none.
 *
 * @param {Setup["players"]} players
 */
const ownSideOf = (players) => (players[0] !== "person" && players[1] === "person" ? 1 : 0);

/**
 * That player and the other one.
 *
 * @param {Opponent} opponent
 * @param {"white" | "black"} first the colour that moves first
 * @returns {Person[]}
 */
function peopleOf(opponent, first) {
  if (opponent === "engine" || opponent === "even") return ["you", "computer"];
  if (opponent === "remote") return ["you", "friend"];
  return first === "white" ? ["white", "black"] : ["black", "white"];
}

/**
 * A choice below its title, which the choice itself says to those who do not see it, and beside what it
 * means.
 *
 * @param {string} title
 * @param {HTMLElement} choice
 * @param {HTMLElement[]} note
 */
const titled = (title, choice, ...note) =>
  make(
    "div",
    {},
    make("div", { class: "title" }, make("h3", { "aria-hidden": "true" }, title), ...note),
    choice,
  );

/**
 * The options that are folded away.
 *
 * @param {Setup} setup
 * @param {string[]} options
 * @param {boolean} isGiven whether the game starts from a given position
 */
function rules({ options: chosen }, options, isGiven) {
  const { optionNotes, options: title } = words.newGame;
  const folded = options.filter((option) => isGiven || !(option === SWAP || option in optionNotes));
  if (folded.length === 0) return [];
  return [make("h3", {}, title), ...folded.map((option) => check(option, chosen))];
}

/**
 * @param {string} option
 * @param {string[]} chosen
 * @param {string} [note]
 */
function check(option, chosen, note) {
  const label = toggle(
    "options",
    words.newGame.optionNames[option],
    chosen.includes(option),
    undefined,
    note,
  );
  /** @type {HTMLInputElement} */ (label.querySelector("input")).value = option;
  return label;
}
