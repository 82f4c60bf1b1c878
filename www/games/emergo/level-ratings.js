/** The ratings of the levels of Emergo, from 1; `node tests/web/level-ratings.mjs` computes them. */

export const emergo = [1020, 1150, 1290, 1410, 1900, 2050, 2190, 2370, 2500, 2560];
