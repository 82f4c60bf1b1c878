/** Who made HexEmergo, in Spanish. */

export const hexemergo = "HexEmergo, la versión hexagonal de Emergo, es de Christian Freeling y Ed van Zon.";
