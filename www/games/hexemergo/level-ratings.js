/** The ratings of the levels of HexEmergo, from 1; `node tests/web/level-ratings.mjs` computes them. */

export const hexemergo = [1000, 1110, 1310, 1330, 1980, 2040, 2150, 2260, 2400, 2450];
