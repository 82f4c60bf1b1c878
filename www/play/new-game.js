/**
 * The dialog for a new game: the opponent, the level, the side and the clock; the thinking time and the rules
 * are folded away.
 */
import { gameName, loadWords, words } from "../text/index.js";
import { TOP_LEVEL } from "../game/state.js";
import { segments, toggle } from "../ui/controls.js";
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";
import { cleanName, LONGEST_NAME } from "../match/friend-link.js";
import { readName, writeName } from "../match/name.js";
import styles from "./new-game.css";

/** @import {Setup} from "../game/types.js" */
/** @import {GameInfo} from "../wasm/ergo_wasm.js" */
/** @typedef {"engine" | "friend" | "remote" | "engines"} Opponent */
/** @typedef {"white" | "black" | "random"} Colour */

await loadWords();

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

/**
 * The action with the chosen players and rules, and the name of the local player in a game by link.
 *
 * @typedef {(setup: Setup, name?: string) => unknown} OnStart
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
  #only = { engine: [], friend: [], remote: [], engines: [] };

  constructor() {
    this.#dialog.append(this.#form);
  }

  /**
   * @param {Setup} setup
   * @param {GameInfo[]} games
   * @param {OnStart} onStart
   * @param {boolean} isHere
   */
  ask(setup, games, onStart, isHere) {
    this.#start = onStart;
    const { options = [], blackBegins = "" } = games.find(({ id }) => id === setup.game) ?? {};
    this.#blackBegins = blackBegins;
    this.#fill(setup, options, isHere);
    this.#dialog.showModal();
  }

  /**
   * @param {Setup} setup
   * @param {string[]} options that the game has
   * @param {boolean} isHere
   */
  #fill(setup, options, isHere) {
    const say = words.newGame;
    const opponents = Object.entries(say.opponents).filter(([opponent]) => !isHere || opponent !== "remote");
    const level = this.#levelControl(setup.level);
    const side = segments("side", say.side, say.sides, colourOf(setup, this.#blackBegins));
    const begins = make("p", { class: "note" });
    const turns = toggle("turns-board", say.turnsBoard, setup.turnsBoard ?? false);
    const seconds = choice(
      "seconds",
      say.time,
      SECONDS.map((limit) => [String(limit), say.seconds(limit)]),
      String(setup.seconds),
    );
    const cancel = make("button", { type: "button" }, words.actions.cancel);
    const sideGroup = make("div", {}, make("h3", { "aria-hidden": "true" }, say.side), side);
    const name = make("input", {
      type: "text",
      name: "name",
      id: "own-name",
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
    this.#only = {
      engine: [level, sideGroup, seconds, clock],
      friend: [turns, clock],
      remote: [sideGroup, nameGroup],
      engines: [level, seconds, clock],
    };
    this.#form.replaceChildren(
      make("p", { class: "game" }, gameName(setup.game)),
      segments(
        "opponent",
        say.opponent,
        /** @type {Record<Opponent, string>} */ (Object.fromEntries(opponents)),
        opponentOf(setup),
        () => this.#adapt(),
      ),
      level,
      sideGroup,
      nameGroup,
      turns,
      begins,
      clock,
      make("details", {}, make("summary", {}, say.more), seconds, ...rules(options, setup.options)),
      make("p", { class: "buttons" }, cancel, make("button", { type: "submit", class: "main" }, say.start)),
    );
    cancel.addEventListener("click", () => this.#dialog.close());
    const tell = () =>
      (begins.textContent = say.begins(
        this.#data.getAll("options").includes(this.#blackBegins) ? "black" : "white",
      ));
    this.#form.onchange = tell;
    this.#form.onsubmit = () => void this.#start(this.#chosen(setup), this.#ownName());
    tell();
    this.#adapt();
  }

  /** @param {number} level */
  #levelControl(level) {
    const say = words.newGame;
    const input = make("input", {
      type: "range",
      id: "level",
      name: "level",
      min: "1",
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

  /** @param {Setup} setup */
  #clockControl({ clock }) {
    const say = words.newGame;
    const chosen = clock ? `${clock.initial}+${clock.increment}` : "";
    const controls = CONTROLS.map(([initial, increment]) => [
      `${initial}+${increment}`,
      say.control(initial, increment),
    ]);
    if (clock && !controls.some(([value]) => value === chosen))
      controls.push([chosen, say.control(clock.initial, clock.increment)]);
    return choice("clock", say.clock, [["", say.noClock], ...controls], chosen);
  }

  get #data() {
    return new FormData(this.#form);
  }

  /** Hides what does not matter with the chosen opponent. */
  #adapt() {
    const opponent = /** @type {Opponent} */ (this.#data.get("opponent"));
    for (const part of new Set(Object.values(this.#only).flat()))
      part.hidden = !this.#only[opponent].includes(part);
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
    const [initial, increment] = String(data.get("clock")).split("+").map(Number);
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
      clock: initial > 0 && opponent !== "remote" ? { initial, increment } : undefined,
      turnsBoard: opponent === "friend" && data.has("turns-board"),
    };
  }
}

/** @type {NewGameDialog | undefined} */
let dialog;

/**
 * Opens the dialog with the present players and rules.
 *
 * @param {Setup} setup
 * @param {GameInfo[]} games
 * @param {OnStart} onStart
 * @param {boolean} [isHere] whether no player is far away
 */
export const askNewGame = (setup, games, onStart, isHere = false) =>
  (dialog ??= new NewGameDialog()).ask(setup, games, onStart, isHere);

/**
 * @param {Setup} setup
 * @returns {Opponent}
 */
function opponentOf({ players, remote }) {
  if (remote) return "remote";
  const engines = players.filter((player) => player === "engine").length;
  return engines === 0 ? "friend" : engines === 1 ? "engine" : "engines";
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
 * @param {string} name
 * @param {string} title
 * @param {string[][]} values
 * @param {string} chosen
 */
function choice(name, title, values, chosen) {
  const select = make(
    "select",
    { name, id: `new-game-${name}` },
    ...values.map(([value, text]) => make("option", { value }, text)),
  );
  select.value = chosen;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
  return make("div", {}, make("h3", {}, make("label", { for: select.id }, title)), select);
}

/**
 * @param {string[]} options
 * @param {string[]} chosen
 */
function rules(options, chosen) {
  if (options.length === 0) return [];
  const entries = options.map((value) => {
    const input = make("input", { type: "checkbox", name: "options", value });
    input.checked = chosen.includes(value);
    return make("label", { class: "check" }, input, words.newGame.optionNames[value]);
  });
  return [make("h3", {}, words.newGame.options), ...entries];
}
