/** The ratings of the levels of Emergo, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const emergo = [700, 780, 980, 1080, 1250, 1820, 1970, 2120, 2290, 2430, 2480];
