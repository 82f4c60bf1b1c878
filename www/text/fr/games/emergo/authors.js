/** Who made Emergo, in French. */

export const emergo = "Emergo est un jeu de Christian Freeling et Ed van Zon.";
