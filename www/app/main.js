/**
 * The page around the board: the move list, the dialogues, and the game that survives a reload.
 */
import "../ergo-board.js";
import { words } from "../text/index.js";
import { MoveList } from "./moves.js";
import { NewGameDialog } from "./new-game.js";
import { RulesDialog } from "./rules.js";
import { keepGame, restoreGame } from "./storage.js";

for (const element of document.querySelectorAll("[data-text]")) {
  const path = /** @type {HTMLElement} */ (element).dataset.text?.split(".") ?? [];
  element.textContent = path.reduce((part, key) => /** @type {any} */ (part)[key], /** @type {any} */ (words));
}

const board = /** @type {import("../ergo-board.js").ErgoBoard} */ (document.querySelector("ergo-board"));
const moves = new MoveList(/** @type {HTMLElement} */ (document.querySelector("#moves")), board.session);
const newGame = new NewGameDialog((setup) => board.open(setup));
const rules = new RulesDialog();

board.addEventListener("ergo-change", () => moves.show());
board.addEventListener("ergo-new", (event) => {
  event.preventDefault();
  const { setup, games } = board.session.state;
  newGame.ask(setup, games ?? []);
});
document.querySelector("#open-rules")?.addEventListener("click", () => rules.open(board.session.state.setup.game));

await restoreGame(board);
keepGame(board.session);
