/**
 * The part of the WebAssembly module with the code of each game: the name of its folder in `src/games`.
 * Variants share one.
 *
 * @type {Record<string, string>}
 */
export const MODULE_PARTS = {
  ergo: "ergo",
  emergo: "emergo",
  hexemergo: "emergo",
  intermedium: "intermedium",
};
