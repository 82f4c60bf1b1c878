/** What the words of HexEmergo mean, in English: the same as in Emergo. */
export { emergo as hexemergo } from "../emergo/terms.js";
