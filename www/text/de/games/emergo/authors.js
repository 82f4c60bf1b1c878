/** Who made Emergo, in German. */

export const emergo = "Emergo ist von Christian Freeling und Ed van Zon.";
