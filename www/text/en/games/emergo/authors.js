/** Who made Emergo, in English. */

export const emergo = "Emergo is by Christian Freeling and Ed van Zon.";
