/** The ratings of the levels of Intermedium, from 0; `node tests/web/level-ratings.mjs` computes them. */

export const intermedium = [880, 960, 1110, 1220, 1340, 1610, 1850, 2030, 2290, 2580, 3080];
