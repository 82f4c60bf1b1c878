/** The ratings of the levels of Intermedium, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const intermedium = [810, 980, 1110, 1200, 1320, 1590, 1830, 2010, 2270, 2560, 3060];
