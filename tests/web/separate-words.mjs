/** The messages of all separate parts, by the names of these. */
import { COURSE_WORDS } from "../../www/text/course-words.js";
import { EXPLORER_WORDS } from "../../www/text/explorer-words.js";
import { SEPARATE_WORDS as LISTED_WORDS } from "../../www/text/separate.js";

const { practice, findings } = LISTED_WORDS;

export const SEPARATE_WORDS = { practice, course: COURSE_WORDS, findings, explorer: EXPLORER_WORDS };
