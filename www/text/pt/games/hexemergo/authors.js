/** Who made HexEmergo, in Portuguese. */

export const hexemergo = "HexEmergo, o Emergo num hexágono, é de Christian Freeling e Ed van Zon.";
