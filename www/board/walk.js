/** Walks over the cells of a board with the keys. */

/**
 * The buttons of the cells, row by row as seen.
 *
 * @typedef {HTMLButtonElement[][]} Rows
 */

export class Walk {
  /**
   * The cell that a walk up or down has come to.
   *
   * @type {HTMLButtonElement | undefined}
   */
  #here;
  /**
   * The column that it keeps to where rows are offset or end early, so that the way back leads to the same
   * cells.
   */
  #left = 0;

  /** The board is laid again. */
  end() {
    this.#here = undefined;
  }

  /**
   * The focus is on a cell.
   *
   * @param {HTMLButtonElement} button
   */
  enter(button) {
    if (this.#here !== button) this.end();
  }

  /**
   * Whether a key moves the focus.
   *
   * @param {KeyboardEvent} event
   * @param {Rows} rows
   */
  key(event, rows) {
    if (event.altKey || event.metaKey) return false;
    const here = /** @type {HTMLButtonElement} */ (event.target);
    const y = rows.findIndex((row) => row.includes(here));
    const x = rows[y]?.indexOf(here) ?? -1;
    const to = x < 0 ? undefined : this.#destination(event, rows, x, y);
    if (!to) return false;
    event.preventDefault();
    to.focus();
    return true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Rows} rows
   * @param {number} x
   * @param {number} y
   */
  #destination({ key, ctrlKey }, rows, x, y) {
    switch (key) {
      case "ArrowLeft":
        return rows[y][x - 1];
      case "ArrowRight":
        return rows[y][x + 1];
      case "ArrowUp":
        return this.#across(rows[y - 1], rows[y][x]);
      case "ArrowDown":
        return this.#across(rows[y + 1], rows[y][x]);
      case "Home":
        return ctrlKey ? rows[0][0] : rows[y][0];
      case "End":
        return ctrlKey ? rows.at(-1)?.at(-1) : rows[y].at(-1);
      default:
        return undefined;
    }
  }

  /**
   * The button of the next row that is nearest to the column of a walk; of two, the left one.
   *
   * @param {HTMLButtonElement[] | undefined} row
   * @param {HTMLButtonElement} here
   */
  #across(row, here) {
    if (!row) return undefined;
    const leftOf = (/** @type {HTMLElement} */ { style }) => parseFloat(style.left);
    const left = this.#here ? this.#left : leftOf(here);
    const distance = (/** @type {HTMLElement} */ button) => Math.abs(leftOf(button) - left);
    const next = row.reduce((best, button) => (distance(button) < distance(best) - 1 ? button : best));
    this.#here = next;
    this.#left = left;
    return next;
  }
}
