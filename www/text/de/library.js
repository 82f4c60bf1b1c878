/** The library in German. */
import { playerName } from "./board.js";
import { and, integer, percentage, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Summary} from "../../storage/types.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# Partie", other: "# Partien" });

const time = new Intl.DateTimeFormat("de", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("de", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("de", { day: "numeric", month: "long", year: "numeric" });

/**
 * How a game ended, in a few words.
 *
 * @type {Record<import("../language.js").OutcomeReason, string>}
 */
const REASONS = {
  five: "Fünf in einer Reihe",
  "no-move": "Kein gültiger Zug",
  city: "Stadt erobert",
  "no-stack": "Kein Stapel mehr",
  "all-captured": "Alle Steine geschlagen",
  repetition: "Stellungswiederholung",
  resigned: "Aufgegeben",
  agreed: "Vereinbart",
  time: "Zeit abgelaufen",
};

export const library = {
  title: "Meine Partien",
  /**
   * @param {number} all
   * @param {number} shown
   */
  count: (all, shown) =>
    shown === all ? `${count(all)}, auf diesem Gerät gespeichert` : `${integer(shown)} von ${count(all)}`,
  search: "Suchen",
  searchHint: "Name, Eröffnung, Datum",
  import: "Importieren",
  exportAll: "Alle exportieren",
  exportChosen: "Exportieren",
  newGame: "Spielen",
  filters: "Filter",
  game: "Spiel",
  allGames: "Alle Spiele",
  resultLabel: "Ergebnis",
  results: {
    any: "Alle Ergebnisse",
    won: "Gewonnen",
    lost: "Verloren",
    drawn: "Remis",
    running: "Läuft noch",
  },
  opponent: "Gegner",
  opponents: {
    any: "Alle Gegner",
    engine: "Computer",
    friend: "Per Link",
    here: "Zu zweit",
    file: "Importiert",
    study: "Studie",
  },
  tag: "Schlagwort",
  anyTag: "Alle Schlagwörter",
  player: "Spieler",
  anyPlayer: "Alle Spieler",
  sort: "Sortieren",
  orders: {
    newest: "Neueste zuerst",
    oldest: "Älteste zuerst",
    opponent: "Gegner",
    longest: "Längste zuerst",
    shortest: "Kürzeste zuerst",
  },
  columns: {
    choose: "Auswählen",
    game: "Spiel",
    opponent: "Gegner",
    result: "Ergebnis",
    turns: "Züge",
    date: "Datum",
    more: "Mehr",
  },
  reset: "Alle Partien zeigen",
  /**
   * Whoever played against the person here; of an imported game, both.
   *
   * @param {Summary} summary
   */
  players({ source, players, side, seats, level }) {
    if (source === "friend") return seats[side === 0 ? 1 : 0] || "Jemand";
    if (source === "file" || !players) {
      if (seats.some(Boolean)) return seats.map((seat) => seat || "?").join(" – ");
      return source === "study" ? "Studie" : "Partie";
    }
    const engines = players.filter((player) => player === "engine").length;
    return engines === 0
      ? "Zu zweit am selben Gerät"
      : engines === 1
        ? playerName({ kind: "engine", number: level ?? 0 })
        : "Computer gegen sich selbst";
  },
  /** @param {Summary} summary */
  about({ game, level, source, isDay, event }) {
    const how = source === "friend" ? "per Link" : level === null ? "" : (LEVELS[level] ?? "");
    const origin = source === "study" ? "Studie" : source === "file" && !isDay ? "importiert" : "";
    const name = Object.hasOwn(games, game) ? games[game].name : game;
    return [name, how, origin, event].filter(Boolean).join(" · ");
  },
  unstored: "ungespeichert",
  damaged: "Beschädigte Partie",
  damagedNote: "Diese Partie ist nicht mehr lesbar. Exportieren rettet, was von ihr übrig ist.",
  /**
   * The result of a game in which the person here played no side, or both.
   *
   * @param {string} result
   */
  result: (result) =>
    ({ "1-0": "Sieg der 1. Seite", "0-1": "Sieg der 2. Seite", "1/2-1/2": "Remis" })[result] ??
    "Kein Ergebnis",
  /** @param {string} reason */
  reason: (reason) =>
    Object.hasOwn(REASONS, reason) ? /** @type {Record<string, string>} */ (REASONS)[reason] : reason,
  move: (/** @type {number} */ number) => `Zug ${integer(number)}`,
  /**
   * When a game was played.
   *
   * @param {number} at in milliseconds since 1970
   * @param {boolean} isDay whether only the day is known
   * @param {number} now
   */
  date(at, isDay, now) {
    const then = new Date(at);
    const midnight = new Date(now).setHours(0, 0, 0, 0);
    const hour = isDay ? "" : `, ${time.format(then)}`;
    if (at >= midnight && at <= now) return `Heute${hour}`;
    if (at >= midnight - 86_400_000 && at < midnight) return "Gestern";
    return then.getFullYear() === new Date(now).getFullYear() ? day.format(then) : dayOfYear.format(then);
  },
  /** @param {string} title */
  choose: (title) => `${title} auswählen`,
  chooseAll: "Alle auswählen",
  /** @param {string} title */
  moreOf: (title) => `Mehr zu ${title}`,
  open: "Öffnen",
  rename: "Umbenennen",
  editTags: "Schlagwörter",
  delete: "Löschen",
  chosen: (/** @type {number} */ number) => `${count(number)} ausgewählt`,
  release: "Auswahl aufheben",
  deleted: (/** @type {number} */ number) => `${count(number)} gelöscht.`,
  undo: "Rückgängig",
  restored: (/** @type {number} */ number) => `${count(number)} zurückgeholt.`,
  renamed: "Umbenannt.",
  tagged: "Schlagwörter geändert.",
  name: "Name der Partie",
  nameHint: "Ohne Namen stehen dort die Spieler.",
  tags: "Schlagwörter, durch Kommas getrennt",
  tagsHint: "Zum Beispiel: Lieblingspartie, Spieleabend",
  save: "Speichern",
  empty: "Noch keine Partien. Deine Partien werden hier automatisch gespeichert.",
  none: "Keine passenden Partien.",
  loading: "Deine Partien werden gelesen…",
  privacy: "Nichts verlässt dein Gerät. Sichere deine Partien ab und zu mit „Alle exportieren“.",
  unreadable: "Diese Partie lässt sich nicht öffnen.",
  /** Two tabs have gone on with one game. */
  apart: "Diese Partie ist in einem anderen Tab anders weitergegangen. Beide Fassungen sind im Archiv.",
  /**
   * A game that is played is not stored.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  notKept: {
    denied:
      "In diesem Browser kann die Seite keine Partien speichern. Diese Partie geht verloren, wenn du die Seite schließt.",
    newer:
      "Eine neuere Version dieser Seite hat deine Partien gespeichert. Lade neu, um sie zu sehen; die Partie auf " +
      "dem Brett ist noch nicht im Archiv.",
    full: "Im Archiv ist kein Platz mehr für diese Partie. Lösche etwas, oder exportiere die Partien.",
    blocked:
      "Ein anderer Tab mit einer älteren Version dieser Seite ist offen. Schließe ihn, damit diese Partie " +
      "im Archiv gespeichert werden kann.",
    failed: "Die Partie ließ sich nicht im Archiv speichern. Neuer Versuch beim nächsten Zug.",
  },
  /**
   * Why the list may not be complete.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  trouble: {
    denied:
      "In diesem Browser kann die Seite keine Partien speichern. Die Partien, die du hier siehst, gehen " +
      "verloren, wenn du die Seite schließt: Exportiere sie.",
    newer:
      "Eine neuere Version dieser Seite hat deine Partien gespeichert. Sie sind sicher: Lade neu, um sie zu sehen.",
    full:
      "Auf diesem Gerät ist kein Platz mehr. Neue Partien gehen verloren, wenn du die Seite schließt: " +
      "Lösche alte Partien, oder exportiere die neuen.",
    blocked:
      "Ein anderer Tab mit einer älteren Version dieser Seite ist offen. Schließe ihn und lade neu, um deine Partien zu sehen.",
    failed: "Der Browser konnte das Archiv nicht lesen. Lade die Seite neu.",
  },
  /**
   * Games that were there are not there any more.
   *
   * @param {number} number
   */
  gone: (number) =>
    plural(number, {
      one: "Der Browser hat hier eine Partie gelöscht. Wenn du sie exportiert hast, importiere die Datei.",
      other: "Der Browser hat hier # Partien gelöscht. Wenn du sie exportiert hast, importiere die Datei.",
    }),
  gotIt: "OK",
  trash: {
    title: "Gelöschte Partien",
    note: "Gelöschte Partien bleiben 30 Tage auf diesem Gerät.",
    none: "Es gibt keine gelöschten Partien.",
    restore: "Zurückholen",
    /** @param {string} title */
    restoreGame: (title) => `${title} zurückholen`,
    restoreAll: "Alle zurückholen",
    forgetAll: "Alle endgültig löschen",
    /**
     * @param {string} about
     * @param {string} date
     */
    when: (about, date) => (about ? `${about} · gelöscht: ${date}` : `Gelöscht: ${date}`),
    /**
     * How many are not listed.
     *
     * @param {number} number
     */
    more: (number) => plural(number, { one: "und # weitere", other: "und # weitere" }),
  },
  importing: {
    title: "Partien importieren",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} part from 0 to 1
     */
    progress: (added, known, part) =>
      `${percentage(Math.floor(part * 100))} gelesen: ${integer(added)} hinzugefügt, ${integer(known)} schon da.`,
    stop: "Anhalten",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} broken
     */
    done: (added, known, broken) =>
      [
        added === 0 && known === 0 && broken === 0
          ? "In dieser Datei ist keine Partie."
          : `${count(added)} hinzugefügt.`,
        known > 0 ? plural(known, { one: "# Partie war schon da.", other: "# Partien waren schon da." }) : "",
        broken > 0
          ? plural(broken, {
              one: "# Partie war nicht lesbar; der Rest ist nicht betroffen.",
              other: "# Partien waren nicht lesbar; der Rest ist nicht betroffen.",
            })
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    stopped: "Angehalten. Was gelesen ist, bleibt; für den Rest importiere die Datei noch einmal.",
    /** @param {import("../../storage/types.js").Trouble} trouble */
    failed: (trouble) =>
      `${
        trouble === "full"
          ? "Auf diesem Gerät ist kein Platz mehr."
          : "Die Partien konnten nicht gespeichert werden."
      } Was gelesen ist, bleibt; für den Rest importiere die Datei noch einmal.`,
    /**
     * A file that is not in UTF-8.
     *
     * @param {string} file
     * @param {number} line the first that shows it
     */
    oldEncoding: (file, line) =>
      `${file || "Die Datei"} ist nicht als UTF-8 gespeichert (Zeile ${integer(line)}) und wurde als westeuropäischer Text gelesen, ` +
      "wie ihn ältere Programme schreiben. Wenn Namen falsch aussehen, speichere die Datei als UTF-8 und importiere sie noch einmal.",
    unreadable: "Die Datei ließ sich nicht öffnen.",
    /**
     * Tags that mean nothing here.
     *
     * @param {readonly string[]} names
     * @param {number} more how many are not named
     */
    unknown(names, more) {
      const all = more > 0 ? [...names, `${integer(more)} weitere`] : names;
      return plural(names.length + more, {
        one: `Dieses Tag bleibt erhalten, aber die Seite kennt es nicht: ${and(all)}.`,
        other: `Diese Tags bleiben erhalten, aber die Seite kennt sie nicht: ${and(all)}.`,
      });
    },
    brokenTitle: "Nicht lesbar",
    /** @param {number} number */
    moreBroken: (number) => plural(number, { one: "und # weitere", other: "und # weitere" }),
  },
  /** Which players of imported games the person here is. */
  who: {
    title: "Wer davon bist du?",
    note: "Die Partien der Spieler, die du ankreuzt, zählen in der Statistik als deine. Dort kannst du das ändern.",
    ask: "Welcher Spieler der importierten Partien bist du?",
    none: "Keiner davon",
    games: count,
    yours: (/** @type {number} */ number) =>
      plural(number, { one: "# Partie zählt als deine.", other: "# Partien zählen als deine." }),
    choose: "Auswählen",
    change: "Ändern",
    /** @param {readonly string[]} names */
    are: (names) =>
      names.length === 0
        ? "Du bist keiner der Spieler in den importierten Partien."
        : `In importierten Partien bist du ${and(names)}.`,
  },
};
