/** Who made Intermedium, in Dutch. */

export const intermedium = "Intermedium is van Matt Crispis, 1976.";
