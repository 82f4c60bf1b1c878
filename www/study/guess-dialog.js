/** The dialog that asks which moves are to be guessed. Loaded on demand. */
import { segments, toggle } from "../ui/controls.js";
import { makeDialog } from "../ui/dialog.js";
import { inLanguage } from "../ui/in-language.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import { clip } from "../text/clip.js";
import { words } from "../text/index.js";
import { TOP_LEVEL } from "../game/state.js";
import { MODEL_GAMES } from "../games/model-games.js";
import { MOST, resultOf } from "./guess-score.js";
import styles from "./guess.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {GuessTask} from "./guess.js" */
/** @import {Colour} from "../text/language.js" */

/**
 * A game to choose: the task without the player, what else is said of it, how many of its moves are on the
 * board, and who is suggested.
 *
 * @typedef {object} Choice
 * @property {Omit<GuessTask, "side" | "from" | "blindfold">} source
 * @property {string} label
 * @property {[string, string]} players by side
 * @property {number} at
 * @property {number} side
 */

addStyles(styles);

/** The most of a name that is shown. */
const LONGEST = 40;

class GuessDialog {
  #dialog = makeDialog("guess-moves", words.guess.title);
  #form = make("form", { method: "dialog" });
  #fields = make("div", {});
  #status = make("p", { class: "told", role: "status" });
  #begin = make("button", { type: "submit", class: "main" }, words.guess.begin);
  /** @type {Choice[]} */
  #choices = [];
  /** @type {(task: GuessTask) => unknown} */
  #onBegin = () => {};

  constructor() {
    const close = make("button", { type: "button" }, words.actions.cancel);
    close.addEventListener("click", () => this.#dialog.close());
    this.#form.append(
      make("p", { class: "hint" }, words.guess.help(MOST)),
      this.#fields,
      toggle("guess-blindfold", words.guess.blindfold, false, undefined, words.guess.blindfoldNote),
      this.#status,
      make("p", { class: "buttons" }, close, this.#begin),
    );
    this.#form.addEventListener("change", (event) =>
      this.#follow(/** @type {HTMLInputElement} */ (event.target).name),
    );
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#dialog.close();
      this.#onBegin(this.#task);
    });
    addEventListener("hashchange", () => this.#dialog.close());
    this.#dialog.append(this.#form);
  }

  /**
   * @param {Choice[]} choices at least one
   * @param {(task: GuessTask) => unknown} onBegin
   */
  open(choices, onBegin) {
    this.#choices = choices;
    this.#onBegin = onBegin;
    const say = words.guess;
    const labels = /** @type {[string, string][]} */ (choices.map(({ label }, at) => [String(at), label]));
    this.#fields.replaceChildren(
      ...titled(say.game, segments("guess-game", say.game, labels, "0")),
      make("div", { class: "guess-side" }),
      make("div", { class: "guess-from" }),
    );
    this.#follow("guess-game");
    this.#dialog.showModal();
  }

  /** The chosen game. */
  get #choice() {
    return this.#choices[Number(new FormData(this.#form).get("guess-game"))];
  }

  /** @returns {GuessTask} */
  get #task() {
    const { source, at } = this.#choice;
    const data = new FormData(this.#form);
    const from = data.get("guess-from") === "here" ? at : 0;
    const blindfold = data.has("guess-blindfold");
    return { ...source, side: Number(data.get("guess-side")), from, blindfold };
  }

  /**
   * Shows what fits what was chosen.
   *
   * @param {string} changed
   */
  #follow(changed) {
    const say = words.guess;
    if (changed === "guess-game") {
      const { source, players, at, side } = this.#choice;
      const sides = /** @type {[string, string][]} */ (players.map((name, one) => [String(one), name]));
      this.#replace(".guess-side", titled(say.side, segments("guess-side", say.side, sides, String(side))));
      const isWithin = at > 0 && at < source.moves.length;
      const from = { start: say.fromStart, here: say.fromHere };
      this.#replace(
        ".guess-from",
        isWithin ? titled(say.from, segments("guess-from", say.from, from, "start")) : [],
      );
    }
    const known = resultOf(this.#task);
    this.#status.textContent = known ? say.known(known.best, known.last) : "";
  }

  /**
   * @param {string} selector
   * @param {HTMLElement[]} content
   */
  #replace(selector, content) {
    this.#fields.querySelector(selector)?.replaceChildren(...content);
  }
}

const dialog = inLanguage(() => new GuessDialog());

/**
 * Asks which moves of which game are to be guessed: of a study, if it has some, or of a game of the strongest
 * level.
 *
 * @param {ErgoBoard} study
 * @param {(task: GuessTask) => unknown} onBegin
 */
export async function askGuess(study, onBegin) {
  await study.ready;
  const choices = [...ownGame(study), ...(await modelGames(study))];
  if (choices.length > 0) dialog().open(choices, onBegin);
  else study.notify(words.guess.nothing);
}

/**
 * The game on the board of a study, if it has moves.
 *
 * @param {ErgoBoard} study
 * @returns {Choice[]}
 */
function ownGame({ state: { view, annotations } }) {
  if (!view || view.moves.length === 0) return [];
  const { game, options, start, moves, at, tones, swapped, outcome } = view;
  const names = annotations?.names;
  const bySide = swapped ? names?.toReversed() : names;
  return [
    {
      source: { game, options, start, moves, names },
      label: words.guess.thisGame,
      players: playersOf(tones, bySide),
      at,
      side: outcome?.winner ?? 0,
    },
  ];
}

/**
 * Games of the strongest level.
 *
 * @param {ErgoBoard} study
 * @returns {Promise<Choice[]>}
 */
async function modelGames(study) {
  const texts = MODEL_GAMES[study.game] ?? [];
  const { games = [] } = texts.length > 0 ? await study.readGames({ text: texts.join("\n\n") }) : {};
  return games.map(({ game, options, start, moves, tones, result }, at) => ({
    source: { game, options, start, moves },
    label: words.guess.model(TOP_LEVEL, at + 1),
    players: playersOf(tones),
    at: 0,
    side: result === "0-1" ? 1 : 0,
  }));
}

/**
 * The players by colour and name.
 *
 * @param {[Colour, Colour]} tones
 * @param {readonly string[]} [names]
 * @returns {[string, string]}
 */
function playersOf([first, second], names = ["", ""]) {
  /**
   * @param {Colour} colour
   * @param {string} name
   */
  const nameOf = (colour, name) => words.guess.sideName(colour, clip(name, LONGEST));
  return [nameOf(first, names[0]), nameOf(second, names[1])];
}

/**
 * A control below its title, which it says itself to those who do not see it.
 *
 * @param {string} title
 * @param {HTMLElement} control
 */
const titled = (title, control) => [make("p", { class: "legend", "aria-hidden": "true" }, title), control];
