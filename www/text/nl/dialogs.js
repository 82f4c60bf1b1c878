/** The dialogs for game texts, links and embedding in Dutch. */
import { banner } from "./banner.js";
import { actions } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** Notices about games that are stored. */
export const stored = {
  damaged: "Je opgeslagen partij was onleesbaar en is apart bewaard. Er is een nieuwe partij begonnen.",
  newer:
    "Een nieuwere versie van deze pagina heeft een partij van je opgeslagen. Die partij blijft voor die versie bewaard; dit is een andere.",
  unknown:
    "Je laatste partij was van een spel dat alleen een nieuwere versie van deze pagina kent. Die partij blijft voor die versie bewaard.",
  unsaved:
    "In deze browser kan de pagina je partij niet opslaan. Als je de pagina verlaat, ben je de partij kwijt.",
  behind: "Jouw partij is verder dan de link. Er verandert niets aan.",
};

/**
 * The kinds of data stored besides the games on the board, within a sentence.
 *
 * @type {Record<import("../../storage/records.js").Subject, string>}
 */
const RECORDS = {
  settings: "je instellingen",
  lessons: "je vorderingen in de lessen",
  puzzles: "je resultaten van de puzzels",
  mistakes: "de opgaven uit je eigen fouten",
  guesses: "je resultaten bij het raden van zetten",
  draft: "de door jou opgezette stelling",
  previous: "je vorige partijen",
  friends: "een partij via link",
  lesson: "de tekst van deze les",
  study: "de gegevens over je laatst geopende studie",
  name: "je naam",
};

/** Notices about what is stored besides the games on the board. */
export const records = {
  /** @param {keyof typeof RECORDS} subject */
  damaged: (subject) => `De pagina kon ${RECORDS[subject]} niet helemaal lezen. Er blijft een kopie bewaard.`,
  /** @param {keyof typeof RECORDS} subject */
  newer: (subject) =>
    `Een nieuwere versie van deze pagina heeft ${RECORDS[subject]} opgeslagen. Daar verandert niets aan; ` +
    "wat je nu wijzigt, geldt alleen tot je de pagina verlaat.",
  /** @param {keyof typeof RECORDS} subject */
  unknown: (subject) =>
    `Deze versie van de pagina kent een deel van ${RECORDS[subject]} niet. Dat deel blijft zoals het is.`,
  /** @param {keyof typeof RECORDS} subject */
  unsaved: (subject) =>
    `In deze browser kan de pagina ${RECORDS[subject]} niet opslaan. Wat nieuw is, ben je kwijt als je de pagina verlaat.`,
  save: "Opslaan als bestand",
};

/** A visit after one that did not get as far as showing the page. */
export const unfinished = {
  game: "De pagina is de vorige keer niet goed gestart. Daarom is je opgeslagen partij niet geopend. De partij is wel bewaard.",
  link: "De pagina is de vorige keer niet goed gestart. Daarom is de link niet geopend.",
  lesson: "De pagina is de vorige keer niet goed gestart. Daarom is de les in de link niet geopend.",
  study:
    "De pagina is de vorige keer niet goed gestart. Daarom is je studie niet geopend. Je vindt de studie bij ‘Mijn partijen’.",
  open: "Toch openen",
  save: "Opslaan als bestand",
};

export const gameText = {
  title: actions.gameText,
  /**
   * A file that is not in UTF-8.
   *
   * @param {number} line the first that shows it
   */
  oldEncoding: (line) =>
    `Het bestand is niet in UTF-8 (regel ${integer(line)}): het is gelezen als West-Europese tekst. Controleer namen met accenten.`,
  label: "Tekst van de partij",
  hint: "Bewerk de tekst, plak een andere of sleep een bestand naar de pagina. Een tekst kan meerdere partijen bevatten.",
  copied: "Gekopieerd.",
  notCopied: "Kopiëren is hier geblokkeerd. De tekst is geselecteerd; kopieer hem zelf.",
  copyRecord: "Kopiëren in het formaat van Abstract Play",
  save: "Opslaan als bestand",
  load: "Bestand openen…",
  open: "Openen",
  long: "De tekst is te lang om hier te tonen.",
  reading: "Lezen…",
  /** @param {number} count */
  several: (count) => `${plural(count, { one: "# partij", other: "# partijen" })}. Welke?`,
  list: "Dit lijkt een zettenlijst van Abstract Play. Welk spel is het?",
  listHint:
    "De regels zijn die van Abstract Play. Staat het bord daar gedraaid, dan worden de zetten omgerekend.",
};

export const share = {
  title: "Link delen",
  game: {
    label: "Link naar deze partij",
    hint: "Stuur deze link naar een vriend, die dan verderspeelt met de kleur die aan zet is. De hele partij zit erin; er komt geen server aan te pas.",
    long: "De partij is te lang voor een link. Sla de partij op als bestand.",
  },
  study: {
    label: "Link naar deze studie",
    hint: "Stuur deze link naar een vriend, die dan een kopie van de studie krijgt. Alle zetten, commentaren en markeringen zitten erin; er komt geen server aan te pas.",
    long: "De studie is te lang voor een link. Sla de studie op als bestand en stuur dat.",
    arrived: "Gedeelde studie",
    damaged:
      "Deze link is beschadigd: een deel van de studie ontbreekt. Vraag opnieuw om de link. Je eigen studies zijn niet veranderd.",
    /** @param {string} reason a sentence */
    unreadable: (reason) =>
      `De studie in deze link kan niet worden geopend. ${reason} Je eigen studies zijn niet veranderd.`,
    notOne: "Het moet precies één partij zijn.",
  },
  copy: "Link kopiëren",
  send: "Versturen…",
  copied: "Link gekopieerd.",
  arrived: "Gedeelde partij",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  offer: (game, number) =>
    `Deze link opent een partij ${games[game].name} ${atMove(number)}. Je eigen partij blijft bewaard; ` +
    `met ‘${banner.restore}’ haal je die terug.`,
  open: "Openen",
  keep: "Niet openen",
};

export const embed = {
  title: "Deze partij op je website zetten",
  titlePuzzle: "Deze puzzel op je website zetten",
  titleLesson: "Deze les op je website zetten",
  long: "Deze partij heeft te veel commentaar om dat ook in te sluiten. Op het bord zie je alleen de zetten.",
  longLesson: "Deze les is te lang om in te sluiten.",
  which: "Puzzel",
  whiches: { this: "Deze", today: "Elke dag een nieuwe" },
  what: "Tonen",
  whats: { game: "De partij tot nu toe", position: "Deze stelling", start: "Een nieuwe partij" },
  mode: "Lezers kunnen",
  modes: { play: "Spelen", view: "Alleen kijken", analyse: "Analyseren" },
  theme: "Kleuren",
  themes: { system: "Volgens systeem", light: "Licht", dark: "Donker" },
  form: "Insluiten als",
  forms: { element: "Een element", frame: "Een frame, waar geen scripts mogen" },
  code: "Kopieer dit naar je pagina",
  preview: "Voorbeeld",
  /** A link to the gallery. */
  gallery: "Meer voorbeelden met hun broncode",
  frameTitle: "Ergo-bord",
  /** The link below an embedded game. */
  link: "Verderspelen in Ergo",
  /** The same below a puzzle. */
  puzzles: "Meer puzzels",
};
