/** Signs on the cells of a board, such as what can be reached there. Loaded with what shows them. */
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import styles from "./signs.css";

/**
 * A sign on a cell. `kind` is its look, and `words` describe it.
 *
 * @typedef {{ text: string; kind: "win" | "draw" | "loss"; words: string }} Sign
 */

/**
 * Adds the look of signs to a page that shows them beside a board.
 *
 * @param {HTMLElement} [element] in a board, for those there
 */
export const addSignStyles = (element) => addStyles(styles, element);

/**
 * Shows signs on the cells of a board, in place of those that were there.
 *
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 * @param {Map<number, Sign>} signs
 */
export function showSigns({ shadowRoot, state }, signs) {
  const occupied = new Set(state.view?.pieces.map(({ cell }) => cell));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    shadowRoot?.querySelectorAll(".grid button") ?? []
  )) {
    const cell = Number(button.dataset.cell);
    const known = /** @type {HTMLElement | null} */ (button.querySelector(".cell-sign"));
    const sign = signs.get(cell);
    known?.classList.toggle("low", occupied.has(cell));
    if (sign?.text === known?.dataset.sign) continue;
    known?.remove();
    button.removeAttribute("aria-description");
    if (!sign) continue;
    addSignStyles(button);
    const look = `cell-sign ${sign.kind} ${occupied.has(cell) ? "low" : ""}`;
    // As text, it would have to be in the name of the button.
    button.append(make("span", { class: look, "data-sign": sign.text, "aria-hidden": "true" }));
    button.setAttribute("aria-description", sign.words);
  }
}

/**
 * The move to show on each of the cells that can be tapped next: the first one of those that are reached
 * there.
 *
 * @template {{ path: number[] }} Move
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {readonly Move[]} moves with the numbers of the cells that are touched for them, the best ones first
 * @returns {Map<number, Move>}
 */
export function movesOfCells({ entry, steps }, moves) {
  const begun = moves.filter(({ path }) => entry.every((cell, at) => path[at] === cell));
  return new Map(
    steps.flatMap(({ cell }) => {
      const next = begun.find(({ path }) => path[entry.length] === cell);
      // A cell at the end of a move may be tapped in place of those on the way.
      const found = next ?? begun.find(({ path }) => path.at(-1) === cell);
      return found ? [[cell, found]] : [];
    }),
  );
}
