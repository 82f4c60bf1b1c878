/** Who made Emergo, in Portuguese. */

export const emergo = "Emergo é de Christian Freeling e Ed van Zon.";
