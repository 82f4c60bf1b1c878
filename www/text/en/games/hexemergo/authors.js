/** Who made HexEmergo, in English. */

export const hexemergo = "HexEmergo, Emergo on a hexagon, is by Christian Freeling and Ed van Zon.";
