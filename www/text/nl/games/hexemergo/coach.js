/** The coach of HexEmergo in Dutch: it says what that of Emergo says, as the turns are the same. */
export { emergo as hexemergo } from "../emergo/coach.js";
