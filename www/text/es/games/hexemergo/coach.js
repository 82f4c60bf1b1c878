/** The coach of HexEmergo in Spanish: it says what that of Emergo says, as the turns are the same. */
export { emergo as hexemergo } from "../emergo/coach.js";
