/** The language that grows, for tests and development. */
import { grown, pseudoLanguage } from "../pseudo.js";

export const { first, messagesOf, complete, disguise } = pseudoLanguage(grown, "en-XA", "ltr");
