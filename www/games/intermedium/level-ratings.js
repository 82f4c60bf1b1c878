/** The ratings of the levels of Intermedium, from 1; `node tests/web/level-ratings.mjs` computes them. */

export const intermedium = [980, 1150, 1190, 1270, 1570, 1800, 1990, 2240, 2530, 3040];
