/** Who made Intermedium, in French. */

export const intermedium = "Intermedium est un jeu de Matt Crispis (1976).";
