/** Who made Intermedium, in Portuguese. */

export const intermedium = "Intermedium é de Matt Crispis, 1976.";
