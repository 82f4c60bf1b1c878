/** Settings, keys, and what is said about the page, in German. */
import { percentage, plural } from "./format.js";
import { emergo } from "./games/emergo/authors.js";
import { ergo } from "./games/ergo/authors.js";
import { hexemergo } from "./games/hexemergo/authors.js";
import { intermedium } from "./games/intermedium/authors.js";

/**
 * Who made each game.
 *
 * @type {Record<string, string>}
 */
const authors = { ergo, emergo, hexemergo, intermedium };

export const settings = {
  title: "Einstellungen",
  language: "Sprache",
  languageOfBrowser: "Wie im Browser",
  looks: {
    boardTheme: {
      title: "Brett",
      values: {
        auto: "Automatisch",
        walnut: "Nussbaum",
        night: "Nacht",
        library: "Bibliothek",
        slate: "Schiefer",
        paper: "Papier",
      },
    },
    pieceSet: { title: "Figuren", values: { relief: "Relief", plain: "Schlicht" } },
    coordinates: {
      title: "Koordinaten",
      values: { auto: "Automatisch", cells: "In Feldern", frame: "Am Rahmen", off: "Aus" },
    },
    motion: { title: "Bewegung", values: { off: "Aus", fast: "Schnell", normal: "Normal", slow: "Langsam" } },
    vibration: { title: "Vibration" },
    targets: { title: "Zeigen, wohin eine Figur kann" },
    threats: { title: "Zeigen, womit der Gegner droht" },
    warnings: { title: "Vor Zügen warnen, die sofort verlieren", note: "Gegen die Stufen 0 bis 3, ohne Uhr" },
    confirm: {
      title: "Auf kleinen Brettern nachfragen",
      note: "Zweimal tippen, wo Felder kleiner als eine Fingerkuppe sind",
    },
    announcements: { title: "Gesprochene Meldungen", values: { short: "Kurz", full: "Ausführlich" } },
  },
  appearance: "Aussehen",
  appearances: { light: "Hell", dark: "Dunkel", system: "System" },
  appearanceNote: "„System“ richtet sich nach deinem Gerät",
  sound: "Ton",
  sounds: "Klänge",
  volume: "Lautstärke",
  /** @param {number} share from 0 to 1 */
  volumeValue: (share) => percentage(100 * share),
  play: "Spielen",
  device: "Dieses Gerät",
  offline: "Offline",
  offlineStates: {
    ready: "Bereit",
    pending: "Wird vorbereitet…",
    none: "In diesem Browser nicht möglich",
    room: "Nicht bereit: Dieser Browser hat keinen Platz für alle Dateien",
    network: "Nicht bereit: Einige Dateien ließen sich nicht laden. Neuer Versuch beim nächsten Besuch.",
    changed:
      "Nicht bereit: Einige Dateien auf dem Server passen nicht zusammen. Neuer Versuch beim nächsten Besuch.",
    refused: "Nicht bereit: In diesem Browser kann die Seite ihre Dateien nicht speichern",
    outdated: "Bereit. Eine neuere Version ließ sich nicht speichern. Neuer Versuch beim nächsten Besuch.",
  },
  app: "App",
  install: "Ergo installieren",
  installByHand: "Wähle „Zum Home-Bildschirm“ im Menü „Teilen“.",
  games: "Deine Partien",
  gamesKept: "Dauerhaft gespeichert",
  gamesLoose: "Gespeichert; bei wenig Platz darf der Browser sie löschen",
  gamesUnsaved:
    "Nicht gespeichert: Der Browser hat keinen Platz mehr, oder die Seite kann darin nichts speichern",
  keepGames: "Dauerhaft speichern",
  keepRefused: "Dein Browser hat es nicht erlaubt. Vielleicht hilft es, Ergo zu installieren.",
  cores: "Prozessorkerne (höchstens)",
  coresNote: "Für Analyse, Auswertungen und Stufe 10",
  folder: {
    title: "Ordner",
    note: "Deine Partien, Einstellungen und Wertungen als Dateien, für ein Programm, das sie auf andere Geräte bringt",
    /** @type {Record<string, (name: string) => string>} */
    states: {
      none: () => "Keiner",
      working: (name) => `In „${name}“ wird geschrieben…`,
      current: (name) => `Alles liegt auch in „${name}“.`,
      asking: (name) =>
        `Der Browser fragt noch einmal, ob die Seite „${name}“ verwenden darf. Bis dahin wird dort nichts geschrieben.`,
      gone: (name) => `„${name}“ ist nicht mehr da. Deine Partien liegen weiterhin in diesem Browser.`,
      newer: (name) => `Eine neuere Version dieser Seite hat in „${name}“ geschrieben. Lade die Seite neu.`,
      full: (name) =>
        `Für „${name}“ oder das Archiv ist kein Platz mehr. Deine Partien liegen weiterhin in diesem Browser.`,
      failed: (name) =>
        `„${name}“ ließ sich nicht lesen oder schreiben. Neuer Versuch nach der nächsten Änderung.`,
    },
    /** @param {number} number */
    unreadable: (number) =>
      plural(number, {
        one: "Eine Partie in diesem Ordner war nicht lesbar und bleibt unverändert.",
        other: "# Partien in diesem Ordner waren nicht lesbar und bleiben unverändert.",
      }),
    newerParts:
      "Einige Einstellungen oder Wertungen stammen aus einer neueren Version dieser Seite und bleiben unverändert. Lade die Seite neu.",
    setAside:
      "Einstellungen oder Wertungen, die in diesem Ordner nicht lesbar waren, liegen in einer Datei, deren Name mit „unreadable“ beginnt.",
    choose: "Ordner wählen…",
    allow: "Erlauben",
    stop: "Nicht mehr nutzen",
    refused: "In diesem Browser kann die Seite diesen Ordner nicht verwenden. Wähle einen anderen.",
  },
  keys: "Tastatur",
  showKeys: "Alle Tasten zeigen",
  reset: "Auf Standard zurücksetzen",
  resetDone: "Einstellungen zurückgesetzt.",
  kept: "Die Einstellungen werden in diesem Browser gespeichert.",
};

export const update = {
  ready: "Eine neue Version ist da.",
  now: "Aktualisieren",
  later: "Später",
};

export const keys = {
  title: "Tastatur",
  /**
   * Keys, and what they do.
   *
   * @type {[keys: string[], what: string][]}
   */
  list: [
    [["Pfeiltasten"], "Zu einem anderen Feld, Zug oder Menüpunkt"],
    [["Eingabe", "Leertaste"], "Ein Feld auswählen, einen Knopf drücken"],
    [["Esc"], "Figur loslassen, Vorschau verlassen, Fenster schließen"],
    [["Tab"], "Zum nächsten Teil der Seite"],
    [["Pos1", "Ende"], "An den Anfang oder das Ende einer Reihe oder Liste"],
    [["Strg", "Z"], "Zug zurücknehmen"],
    [["Strg", "Y"], "Zurückgenommenen Zug wieder ausführen"],
    [["P", "Umschalt+P"], "Auf dem Brett: nächste oder vorige eigene Figur"],
    [["T", "Umschalt+T"], "Nächstes oder voriges Feld für die ausgewählte Figur"],
    [["L"], "Der letzte Zug"],
    [["M"], "Einen Zug eintippen"],
    [["H"], "Tipp; noch einmal: mehr dazu"],
    [["W"], "Wer dran ist und was im Vorrat ist"],
    [["E"], "Wer besser steht, und die besten Züge"],
    [["D"], "Womit der Gegner droht"],
    [["I"], "Erklärung der Stellung ein oder aus"],
    [["B"], "Das Brett vorlesen"],
    [["R", "C"], "Die Reihe oder die Spalte vorlesen"],
    [["S"], "Das Feld und seinen Stapel vorlesen"],
    [["?"], "Diese Tasten zeigen"],
  ],
};

export const about = {
  title: "Über Ergo",
  games: "Die Spiele",
  authors,
  /**
   * A link to the page about a game.
   *
   * @param {string} name
   */
  more: (name) => `Mehr über ${name}`,
  sources: "Quellen",
  sourcesText:
    "Die Regeln folgen der World of Abstract Games, Ralf Gerings Übersetzung der Ergo-Regeln für die Newsgroup rec.games.abstract und der französischen Spielanleitung. Wo diese Quellen schweigen oder sich widersprechen, steht in den Regeln jedes Spiels, wie hier gespielt wird.",
  privacy: "Datenschutz",
  privacyText:
    "Nichts verlässt dein Gerät. Es gibt kein Konto, kein Tracking und keinen Server, auf dem deine Partien liegen.",
  licence: "Lizenz",
  licenceText:
    "Freie Software, nach deiner Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Die Schriften Figtree und Fraunces stehen unter der SIL Open Font License.",
  notices: "Lizenzen für fremden Code und fremde Schriften",
  embed: "Ein Brett auf deiner eigenen Seite: Beispiele mit Quelltext",
  version: (/** @type {string} */ version) => `Version ${version}`,
};
