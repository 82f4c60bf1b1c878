/** Who made HexEmergo, in Spanish. */

export const hexemergo = "HexEmergo, el Emergo en un hexágono, es de Christian Freeling y Ed van Zon.";
