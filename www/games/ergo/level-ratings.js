/** The ratings of the levels of Ergo, from 1; `node tests/web/level-ratings.mjs` computes them. */

export const ergo = [860, 960, 1150, 1320, 1650, 1810, 1940, 2160, 2450, 2570];
