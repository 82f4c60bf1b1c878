/** Who made HexEmergo, in Dutch. */

export const hexemergo = "HexEmergo, Emergo op een zeshoek, is van Christian Freeling en Ed van Zon.";
