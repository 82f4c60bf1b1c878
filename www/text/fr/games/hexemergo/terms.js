/** What the words of HexEmergo mean, in French: the same as in Emergo. */
export { emergo as hexemergo } from "../emergo/terms.js";
