/** Dutch: the messages that are loaded with the language, and those that are loaded on demand. */
import { firstVisit, page } from "./app.js";
import { banner } from "./banner.js";
import coach from "./coach.js";
import index from "./index.js";
import moves from "./moves.js";
import narration from "./narration.js";
import play from "./play.js";
import terms from "./terms.js";

/** @type {Record<string, object>} */
const parts = { coach, moves, narration, play, terms };

/** @returns {import("../language.js").FirstWords} */
export const first = () => ({
  ...index,
  firstVisit,
  page,
  banner,
  ...coach,
  ...moves,
  ...narration,
  ...play,
  ...terms,
});

/** @type {import("../language.js").LanguageModule["messagesOf"]} */
export const messagesOf = async (part) => parts[part] ?? (await import("./parts.js")).default;
