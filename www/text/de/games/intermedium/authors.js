/** Who made Intermedium, in German. */

export const intermedium = "Intermedium ist von Matt Crispis, 1976.";
