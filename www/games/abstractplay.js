/** The games that exist on Abstract Play and here: their names there, and how their moves are written there. */

/**
 * A game there.
 *
 * @typedef {object} SiteGame
 * @property {string} name
 * @property {string[]} options those that make the rules here those of the site
 * @property {(move: string) => string} spell
 */

/** The letter before the first column. */
const BEFORE_A = "a".charCodeAt(0) - 1;

/**
 * A move on the board that is turned by 45 degrees there, around the cell in column and row 5.
 *
 * @param {string} move
 */
const turned = (move) =>
  move.replaceAll(/([a-i])([1-9])/g, (_, letter, number) => {
    const column = letter.charCodeAt(0) - BEFORE_A;
    const row = Number(number);
    return String.fromCharCode(BEFORE_A + column + row - 5) + (row - column + 5);
  });

/**
 * By the ids of the games here.
 *
 * @type {Record<"emergo" | "intermedium", SiteGame> & Record<string, SiteGame | undefined>}
 */
export const ABSTRACT_PLAY = {
  emergo: { name: "Emergo", options: ["centre-ban"], spell: turned },
  intermedium: { name: "Intermedium", options: ["free-opening", "partial-moves"], spell: (move) => move },
};
