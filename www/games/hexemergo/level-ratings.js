/** The ratings of the levels of HexEmergo, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const hexemergo = [630, 740, 870, 1000, 1130, 1750, 1820, 1930, 2040, 2180, 2230];
