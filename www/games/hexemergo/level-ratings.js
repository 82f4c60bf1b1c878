/** The ratings of the levels of HexEmergo, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const hexemergo = [680, 780, 880, 1010, 1130, 1800, 1860, 1980, 2090, 2220, 2280];
