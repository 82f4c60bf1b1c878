/** Who made Emergo, in Spanish. */

export const emergo = "Emergo es de Christian Freeling y Ed van Zon.";
