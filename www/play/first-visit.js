/**
 * The first visit: what the game is about and how to win, beside the board or above it, until somebody plays
 * or says that they want to. Nothing is in the way: the first tap on the board is already a move.
 */
import { hasLessons } from "../games/start.js";
import { icon } from "../ui/icons.js";
import { words } from "../text/index.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { endFirstVisit, isUntouched } from "../storage/current.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

export class FirstVisit {
  #board;
  /** Above the board, where it is narrow. */
  #goal = make("section", { id: "goal", slot: "goal" });
  /** Beside the board, in the place of the moves. */
  #card = make("section", { id: "welcome", slot: "welcome" });
  #pictures = make("div", { class: "pictures" });
  /**
   * The function that draws the pictures, once it is loaded.
   *
   * @type {typeof import("./pictures.js").drawPictures | undefined}
   */
  #drawPictures;
  #game = "";
  #hasPlayed = false;

  /** @param {ErgoBoard} board */
  constructor(board) {
    this.#board = board;
    board.append(this.#goal, this.#card);
  }

  /**
   * Follows the game on the board.
   *
   * @param {string} game
   */
  show(game) {
    const { view, setup } = this.#board.state;
    // People who open a game want to see its moves; an invited friend may not know the goal yet.
    this.#hasPlayed ||= view?.history.some(({ player }) => setup.players[player] === "person") ?? false;
    if (!isUntouched(setup) && (this.#hasPlayed || !setup.remote?.isGuest)) return this.#remove();
    // Once the third turn is over, the moves are of more use. The goal stays, as nothing is to move by
    // itself.
    if (view && (view.history.length > 5 || view.outcome)) {
      endFirstVisit();
      this.#card.remove();
    }
    if (game === this.#game) return;
    this.#game = game;
    const { title, text, pictures } = words.games[game].goal;
    const say = words.firstVisit;
    const play = make("button", { type: "button" }, icon("play"), say.play);
    play.addEventListener("click", () => {
      endFirstVisit();
      this.#remove();
      this.#board.focus();
    });
    const place = hasLessons(game) ? "learn" : "rules";
    const item = hasLessons(game) ? "first-win" : undefined;
    const learn = make(
      "a",
      { class: "button main", href: addressOf({ place, game, item }) },
      icon("learn"),
      say[place],
    );
    this.#pictures.replaceChildren(
      ...pictures.map(({ title, text }) =>
        make("figure", {}, make("canvas", { "aria-hidden": "true" }), make("b", {}, title), text),
      ),
    );
    this.#goal.replaceChildren(make("h2", {}, title));
    this.#card.replaceChildren(
      make("div", { class: "goal" }, make("h2", {}, title), make("p", {}, text)),
      make("p", { class: "choices controls" }, learn, play),
      this.#pictures,
    );
    this.draw();
  }

  /** In another language. */
  sayAgain() {
    const game = this.#game;
    this.#game = "";
    if (game) this.show(game);
  }

  /**
   * Draws the pictures.
   *
   * @param {typeof import("./pictures.js").drawPictures} [how] if it is there now
   */
  draw(how = this.#drawPictures) {
    this.#drawPictures = how;
    how?.(this.#pictures, this.#game);
  }

  #remove() {
    this.#goal.remove();
    this.#card.remove();
  }
}
