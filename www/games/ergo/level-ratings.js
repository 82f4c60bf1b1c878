/** The ratings of the levels of Ergo, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const ergo = [60, 790, 900, 1080, 1160, 1600, 1760, 1890, 2110, 2400, 2520];
