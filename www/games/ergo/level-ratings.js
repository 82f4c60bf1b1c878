/** The ratings of the levels of Ergo, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const ergo = [40, 850, 990, 1170, 1270, 1700, 1860, 1990, 2210, 2500, 2620];
