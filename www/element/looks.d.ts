/** The properties of the element that `reflectLooks()` defines. */
import type { LookProperties } from "../ui/looks.js";

declare module "./ergo-board.js" {
  interface ErgoBoard extends LookProperties {}
}
