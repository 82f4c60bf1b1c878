/** The language that grows, for tests and development. */
import { grown, pseudoLanguage } from "../pseudo.js";

export default pseudoLanguage(grown, "en-XA", "ltr");
