/** The ratings of the levels of Emergo, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const emergo = [710, 790, 980, 1080, 1250, 1840, 1990, 2140, 2310, 2450, 2500];
