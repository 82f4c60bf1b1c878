/** The dialogs for game texts, links and embedding in German. */
import { banner } from "./banner.js";
import { actions } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** Notices about games that are stored. */
export const stored = {
  damaged: "Deine gespeicherte Partie ist nicht lesbar. Sie wurde beiseitegelegt; dies ist eine neue.",
  newer:
    "Eine neuere Version dieser Seite hat eine Partie von dir gespeichert. Sie bleibt dafür erhalten; dies ist eine andere.",
  unknown:
    "Das Spiel, das du zuletzt gespielt hast, gibt es nur in einer neueren Version dieser Seite. Die Partie bleibt dafür erhalten.",
  unsaved:
    "In diesem Browser kann die Seite deine Partie nicht speichern. Sie geht verloren, wenn du die Seite schließt.",
  behind: "Deine Partie ist weiter als der Link. Sie bleibt unverändert.",
};

/**
 * The kinds of data stored besides the games on the board, as the object of a sentence.
 *
 * @type {Record<import("../../storage/records.js").Subject, string>}
 */
const RECORDS = {
  settings: "deine Einstellungen",
  lessons: "deinen Fortschritt in den Lektionen",
  puzzles: "deine Ergebnisse bei den Rätseln",
  mistakes: "die Aufgaben aus deinen Fehlern",
  guesses: "deine Ergebnisse beim Raten der Züge",
  draft: "deine aufgebaute Stellung",
  previous: "deine vorigen Partien",
  friends: "eine Partie per Link",
  lesson: "den Text dieser Lektion",
  study: "das Lesezeichen für deine letzte Studie",
  name: "deinen Namen",
};

/** Notices about what is stored besides the games on the board. */
export const records = {
  /** @param {keyof typeof RECORDS} subject */
  damaged: (subject) =>
    `Die Seite konnte ${RECORDS[subject]} nicht vollständig lesen. Eine Kopie bleibt erhalten.`,
  /** @param {keyof typeof RECORDS} subject */
  newer: (subject) =>
    `Eine neuere Version dieser Seite hat ${RECORDS[subject]} gespeichert. Das Gespeicherte bleibt unverändert. Was ` +
    "du jetzt änderst, gilt nur, bis du die Seite schließt.",
  /** @param {keyof typeof RECORDS} subject */
  unknown: (subject) =>
    `Diese Version der Seite versteht ${RECORDS[subject]} nur zum Teil. Der Rest bleibt unverändert.`,
  /** @param {keyof typeof RECORDS} subject */
  unsaved: (subject) =>
    `In diesem Browser kann die Seite ${RECORDS[subject]} nicht speichern. Neues geht verloren, wenn du die Seite schließt.`,
  save: "Als Datei speichern",
};

/** A visit after one that did not get as far as showing the page. */
export const unfinished = {
  game:
    "Beim letzten Mal ist die Seite nicht richtig gestartet. Deshalb wurde deine gespeicherte Partie " +
    "nicht geöffnet. Sie bleibt erhalten.",
  link: "Beim letzten Mal ist die Seite nicht richtig gestartet. Deshalb wurde der Link nicht geöffnet.",
  lesson:
    "Beim letzten Mal ist die Seite nicht richtig gestartet. Deshalb wurde die Lektion im Link nicht geöffnet.",
  study:
    "Beim letzten Mal ist die Seite nicht richtig gestartet. Deshalb wurde deine Studie nicht geöffnet. " +
    "Du findest sie unter „Meine Partien“.",
  open: "Trotzdem öffnen",
  save: "Als Datei speichern",
};

export const gameText = {
  title: actions.gameText,
  /**
   * A file that is not in UTF-8.
   *
   * @param {number} line the first that shows it
   */
  oldEncoding: (line) =>
    `Die Datei ist nicht als UTF-8 gespeichert (Zeile ${integer(line)}): Sie wurde als westeuropäischer ` +
    "Text gelesen. Prüfe Namen mit Umlauten und Akzenten.",
  label: "Text der Partie",
  hint: "Bearbeite ihn, füge einen anderen ein oder zieh eine Datei auf die Seite. Ein Text kann mehrere Partien enthalten.",
  copied: "Kopiert.",
  notCopied: "Kopieren ist hier gesperrt. Der Text ist markiert; kopiere ihn selbst.",
  copyRecord: "Im Format von Abstract Play kopieren",
  save: "Speichern",
  load: "Datei öffnen…",
  open: "Öffnen",
  long: "Der Text ist zu lang, um ihn hier anzuzeigen.",
  reading: "Wird gelesen…",
  /** @param {number} count */
  several: (count) => plural(count, { one: "# Partie. Welche?", other: "# Partien. Welche?" }),
  list: "Das sieht nach einer Zugliste von Abstract Play aus. Welches Spiel ist es?",
  listHint:
    "Es gelten die Regeln von Abstract Play. Wo das Brett dort gedreht ist, werden die Züge umgerechnet.",
};

export const share = {
  title: "Link teilen",
  game: {
    label: "Link zu dieser Partie",
    hint:
      "Schick diesen Link jemandem, der dann die Seite spielt, die am Zug ist. Der Link enthält die ganze " +
      "Partie; ein Server ist nicht beteiligt.",
    long: "Die Partie ist zu lang für einen Link. Speichere sie als Datei.",
  },
  study: {
    label: "Link zu dieser Studie",
    hint: "Wer diesen Link öffnet, bekommt eine Kopie der Studie mit allen Zügen, Kommentaren und Markierungen; ein Server ist nicht beteiligt.",
    long: "Die Studie ist zu lang für einen Link. Speichere sie als Datei und verschick diese.",
    arrived: "Studie per Link",
    damaged:
      "Dieser Link ist beschädigt: Ein Teil der Studie fehlt. Lass ihn dir noch einmal schicken. Deine eigenen Studien sind unverändert.",
    /** @param {string} reason a sentence */
    unreadable: (reason) =>
      `Die Studie in diesem Link lässt sich nicht öffnen. ${reason} Deine eigenen Studien sind unverändert.`,
    notOne: "Es muss genau eine Partie sein.",
  },
  copy: "Link kopieren",
  send: "Senden…",
  copied: "Link kopiert.",
  arrived: "Partie per Link",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  offer: (game, number) =>
    `Dieser Link öffnet eine Partie ${games[game].name} ${atMove(number)}. Deine eigene Partie bleibt ` +
    `erhalten: Mit „${banner.restore}“ bekommst du sie zurück.`,
  open: "Öffnen",
  keep: "Meine behalten",
};

export const embed = {
  title: "Diese Partie auf deiner Website",
  titlePuzzle: "Dieses Rätsel auf deiner Website",
  titleLesson: "Diese Lektion auf deiner Website",
  long: "Diese Partie hat zu viele Kommentare zum Einbetten. Das Brett zeigt nur die Züge.",
  longLesson: "Diese Lektion ist zum Einbetten zu lang.",
  which: "Rätsel",
  whiches: { this: "Dieses", today: "Jeden Tag ein neues" },
  what: "Zeigen",
  whats: { game: "Die Partie bis hier", position: "Diese Stellung", start: "Eine neue Partie" },
  mode: "Wer liest, kann",
  modes: { play: "Spielen", view: "Nur ansehen", analyse: "Analysieren" },
  theme: "Farben",
  themes: { system: "Wie im System", light: "Hell", dark: "Dunkel" },
  form: "Einbetten als",
  forms: { element: "Element", frame: "Frame, wo keine Skripte erlaubt sind" },
  code: "Zum Einfügen in deine Seite",
  preview: "Vorschau",
  /** A link to the gallery. */
  gallery: "Mehr Beispiele mit Quelltext",
  frameTitle: "Ergo-Brett",
  /** The link below an embedded game. */
  link: "In Ergo weiterspielen",
  /** The same below a puzzle. */
  puzzles: "Mehr Rätsel",
};
