/** Who made HexEmergo, in German. */

export const hexemergo = "HexEmergo, Emergo auf dem Sechseck, ist von Christian Freeling und Ed van Zon.";
