/** What there is to explain about a position of HexEmergo, in French: the same as of Emergo. */
export { emergo as hexemergo } from "../emergo/explained.js";
