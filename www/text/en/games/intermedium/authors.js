/** Who made Intermedium, in English. */

export const intermedium = "Intermedium is by Matt Crispis, 1976.";
