/** Who made Emergo, in Dutch. */

export const emergo = "Emergo is van Christian Freeling en Ed van Zon.";
