/**
 * The words for the terms of the games and of the page, `docs/languages/<code>.md`: where the English of a
 * message has a term, the message in the language has to have its word.
 *
 * A table of terms has a row for each: English, the word, and remarks. Terms and words of a row belong
 * together in pairs if there are as many of both; otherwise any of the words will do. What is in parentheses
 * after an English term only explains it. What is in parentheses after a word, such as an irregular form, is
 * a word as well, and so is every phrase of the remarks, except what follows “never” or “not”. A column
 * headed “Where” has no words.
 *
 * A word is found by its beginning, without accents, wherever it stands: endings, prefixes and compounds do
 * not matter. Of a phrase, every word has to be there, in any order.
 *
 * A table of exceptions has the term, the ids of the messages (or what these begin with, before a dot), and
 * the reason.
 */
import { GAMES } from "../../../www/games/start.js";
import { readText } from "../../../tools/site/files.js";
import { ownText } from "../catalogue.mjs";

/** @import {Row} from "./sections.mjs" */
/** @typedef {{ term: string; ids: string[]; reason: string }} Exception */
/** @typedef {{ terms: Map<string, string[]>; exceptions: Exception[] }} Glossary */
/** @typedef {{ id: string; term: string; words: string[]; english: string; other: string }} Departure */

/** Terms that English uses for much besides: nobody could say in which sense a sentence has them. */
const EVERYDAY = new Set(
  (
    "choice, enter, even, first, game, good, hand, keep, key, land, line, mark, move, offer, open, page, pass, play, " +
    "player, save, send, side, step, stop, take, turn, way, win"
  ).split(", "),
);

/**
 * Messages that have a term in another sense in English, whatever the language.
 *
 * @type {Record<string, string[]>}
 */
const OTHER_SENSES = {
  // Copying, background scripts, a way on which a piece stands, and soldiers that stand together.
  block: [
    "friend.notCopied",
    "gameText.notCopied",
    "lessons.ergo.lions.either-way",
    "lessons.ergo.ring.close-it",
    "refusals.in-page",
    "refusals.way-blocked",
    "rules.ergo.house-rules",
  ],
  // The title of an article.
  board: ["page.hexemergo.who"],
  // A field of a game text, and an attribute.
  cell: ["textErrors.place"],
  level: ["textErrors.attribute"],
  // A key.
  delete: ["editor.keys"],
  tab: ["keys.list"],
  // Pictures and arrows.
  draw: ["publish.notes.svg", "study.keys"],
  // Files, and stones that are sown.
  drop: [
    "banner.drop",
    "coach.games.intermedium",
    "gameText.hint",
    "lessons.intermedium",
    "page.intermedium",
    "rules.intermedium",
  ],
  // News from a site.
  feed: ["site.gallery.game.text"],
  // Advice for beginners.
  hint: [
    "page.intermedium.who",
    ...GAMES.map((game) => `rules.${game}.hints-for-beginners`),
    "site.game.complete",
  ],
  // A room.
  library: ["settings.looks.boardTheme.values.library"],
  // A tag of a game text.
  position: ["parseErrors.position-missing", "parseErrors.setup-missing", "textErrors"],
  // One after the other.
  row: ["puzzles.streak"],
  // A text that can be copied.
  select: ["friend.notCopied", "gameText.notCopied"],
  // A result that counts.
  score: ["findings.selfPlay", "rules.emergo.house-rules", "rules.hexemergo.house-rules"],
  // A stone that gets below others.
  slide: [
    "lessons.emergo.pieces.under",
    "lessons.hexemergo.pieces.under",
    "rules.emergo.emergo",
    "rules.hexemergo.hexemergo",
  ],
  // Soldiers that stand round others.
  surround: ["rules.ergo.house-rules"],
  // A number.
  three: [
    "newGame.character",
    "outcomes.repetition",
    "page.emergo.how",
    "page.hexemergo.how",
    "result.how.repetition",
    "rules.emergo.your-turn",
    "rules.hexemergo.your-turn",
  ],
};

/**
 * Whether an id is one of some, or begins with one of them and a dot.
 *
 * @param {readonly string[]} starts
 * @param {string} id
 */
const isAmong = (starts, id) => starts.some((start) => id === start || id.startsWith(`${start}.`));

/**
 * The parts of a list, which are separated by commas and semicolons outside of parentheses.
 *
 * @param {string} text
 */
const partsOf = (text) =>
  (text.match(/(?:\([^)]*\)|[^,;(])+/g) ?? []).map((part) => part.trim()).filter(Boolean);

/**
 * The words of a part, which has some of them in parentheses.
 *
 * @param {string} part
 */
const wordsIn = (part) =>
  part
    .split(/[(),;:.]/)
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * A table of Markdown, row by row, without what is emphasized in it.
 *
 * @param {string} markdown
 */
const rowsOf = (markdown) =>
  [...markdown.matchAll(/^\|(.*)\|$/gm)].map(([, row]) =>
    row.split("|").map((cell) => cell.replaceAll(/\\?[*_]/g, "").trim()),
  );

/**
 * @param {string} markdown
 * @returns {Glossary}
 */
export function glossaryIn(markdown) {
  /** @type {Glossary} */
  const glossary = { terms: new Map(), exceptions: [] };
  let [isException, isSaid] = [false, false];
  for (const [english, word, remarks = ""] of rowsOf(markdown)) {
    if (english === "English") [isException, isSaid] = [word === "Messages", remarks !== "Where"];
    else if (/^-+$/.test(english)) continue;
    else if (isException)
      glossary.exceptions.push({
        term: english,
        ids: [...word.matchAll(/`([^`]+)`/g)].map(([, id]) => id),
        reason: remarks,
      });
    else addTerms(glossary.terms, english, word, isSaid ? remarks : "");
  }
  return glossary;
}

/** What remarks say of words that are not to be used. */
const WRONG = /\b(?:never|not)\b[^;.]*/g;

/**
 * @param {Map<string, string[]>} all
 * @param {string} english
 * @param {string} word
 * @param {string} remarks
 */
function addTerms(all, english, word, remarks) {
  const terms = partsOf(english).map((part) => part.replace(/\s*\(.*\)/, "").replace(/^(a|an|to) /, ""));
  const words = partsOf(word).map(wordsIn);
  for (const [at, term] of terms.entries()) {
    const own = words.length === terms.length ? words[at] : words.flat();
    const key = term.toLowerCase();
    all.set(key, [...(all.get(key) ?? []), ...own, ...wordsIn(remarks.replaceAll(WRONG, ""))]);
  }
}

/** @param {string} code */
export const glossaryOf = async (code) => glossaryIn(await readText(`docs/languages/${code}.md`));

/**
 * The forms of an English word.
 *
 * @param {string} word
 */
const formsOf = (word) =>
  [
    `${word}(?:s|es|d|ed|ing)?`,
    `${word.replace(/e$/, "")}(?:ing|ed)`,
    `${word}${word.at(-1)}(?:ing|ed)`,
    `${word.replace(/y$/, "i")}(?:es|ed)`,
  ].join("|");

/**
 * Finds terms in an English text: of those that begin at the same place, the longest.
 *
 * @param {readonly string[]} terms
 */
function finderOf(terms) {
  const known = terms.toSorted((a, b) => b.length - a.length);
  const patterns = known.map((term) => {
    const words = term.split(/[ -]/).map((word) => `(?:${formsOf(word)})`);
    return `(${words.join("[ -]")})`;
  });
  const pattern = new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "giu");
  return (/** @type {string} */ text) =>
    new Set(
      [...text.matchAll(pattern)].map(
        ([, ...groups]) => known[groups.findIndex((group) => group !== undefined)],
      ),
    );
}

/**
 * Letters without what differs between the forms of a word: accents, doubled letters, and the spelling of a
 * sound before another vowel.
 *
 * @param {string} text
 */
const plain = (text) =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}\u00ad]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "s")
    .replaceAll(/qu|[kqz]/g, "c")
    .replaceAll(/gu(?=[ei])|j/g, "g")
    .replaceAll("v", "f")
    .replaceAll(/(\p{L})\1/gu, "$1");

/** The length of a word, and how many letters at its end are ignored from that length on. */
const ENDINGS = [
  [10, 4],
  [8, 3],
  [5, 2],
];

/** Vowels change within words: springen, gesprungen; sembrar, siembra. */
const withoutVowels = (/** @type {string} */ text) => text.replaceAll(/[aeiouy]+/g, "*");

const ARTICLE =
  /^(?:der|die|das|den|dem|ein|eine|einen|le|la|les|un|une|el|los|las|una|o|a|os|as|um|uma|de|het|een) |^l’/iu;

/**
 * Whether a text has a word or phrase.
 *
 * @param {string} text
 * @param {string} phrase
 */
function has(text, phrase) {
  const letters = plain(text);
  const consonants = withoutVowels(letters);
  const words = plain(phrase.replace(ARTICLE, "")).match(/\p{L}{3,}/gu) ?? [plain(phrase)];
  return words.every((word) => {
    const beginning = word.slice(0, word.length - (ENDINGS.find(([from]) => word.length >= from)?.[1] ?? 0));
    const rest = withoutVowels(beginning);
    return letters.includes(beginning) || (/\p{L}.*\p{L}.*\p{L}/u.test(rest) && consonants.includes(rest));
  });
}

/** What is no sentence: code, and what is quoted. */
const CODE = /`[^`]*`|<(code|i lang="en")>[^]*?<\/\w+>|<[^>]*>/g;

/**
 * Where a language has another word for a term than its table, or none, and the exceptions that are not
 * needed.
 *
 * @param {Glossary} glossary
 * @param {readonly Row[]} rows
 * @returns {{ departures: Departure[]; idle: string[] }}
 */
export function departuresFrom({ terms, exceptions }, rows) {
  const find = finderOf([...terms.keys()]);
  /** @type {Map<string, Departure>} by term and id */
  const found = new Map();
  for (const { id, example, english, other } of rows) {
    if (other === "") continue;
    for (const term of find(ownText(id + example, english).replaceAll(CODE, " "))) {
      const key = `${term} ${id}`;
      if (EVERYDAY.has(term) || found.has(key) || isAmong(OTHER_SENSES[term] ?? [], id)) continue;
      const words = terms.get(term) ?? [];
      if (!words.some((word) => has(other, word))) found.set(key, { id, term, words, english, other });
    }
  }
  const all = [...found.values()];
  return {
    departures: all.filter(
      ({ id, term }) => !exceptions.some(({ ids, ...other }) => other.term === term && isAmong(ids, id)),
    ),
    idle: exceptions.flatMap(({ term, ids }) =>
      ids
        .filter((start) => !all.some((found) => found.term === term && isAmong([start], found.id)))
        .map((start) => `${term}: ${start}`),
    ),
  };
}
