/** What the words of HexEmergo mean, in Spanish: the same as in Emergo. */
export { emergo as hexemergo } from "../emergo/terms.js";
