/** Who made Intermedium, in Spanish. */

export const intermedium = "Intermedium es de Matt Crispis, 1976.";
