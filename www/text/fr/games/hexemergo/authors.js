/** Who made HexEmergo, in French. */

export const hexemergo = "HexEmergo, l’Emergo sur hexagone, est un jeu de Christian Freeling et Ed van Zon.";
