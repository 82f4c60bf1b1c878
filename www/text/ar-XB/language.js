/** The language that runs from right to left, for tests and development. */
import { mirrored, pseudoLanguage } from "../pseudo.js";

export const { first, messagesOf, complete, disguise } = pseudoLanguage(mirrored, "ar-XB", "rtl");
