/** Settings, keys, and what is said about the page, in Dutch. */
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
  title: "Instellingen",
  language: "Taal",
  languageOfBrowser: "Browsertaal",
  looks: {
    boardTheme: {
      title: "Bord",
      values: {
        auto: "Automatisch",
        walnut: "Notenhout",
        night: "Nacht",
        library: "Bibliotheek",
        slate: "Leisteen",
        paper: "Papier",
      },
    },
    pieceSet: { title: "Stukken", values: { relief: "Reliëf", plain: "Effen" } },
    coordinates: {
      title: "Coördinaten",
      values: { auto: "Automatisch", cells: "In de velden", frame: "Om het bord", off: "Uit" },
    },
    motion: { title: "Beweging", values: { off: "Uit", fast: "Snel", normal: "Normaal", slow: "Langzaam" } },
    vibration: { title: "Trillen" },
    targets: { title: "Tonen waar een stuk heen kan" },
    threats: { title: "Tonen waar de tegenstander mee dreigt" },
    warnings: {
      title: "Waarschuwen voor zetten die meteen verliezen",
      note: "Tegen niveau 0 t/m 3, zonder klok",
    },
    confirm: {
      title: "Tikken op kleine borden bevestigen",
      note: "Twee keer tikken om te spelen als de velden kleiner zijn dan een vingertop",
    },
    announcements: { title: "Gesproken berichten", values: { short: "Kort", full: "Volledig" } },
  },
  appearance: "Weergave",
  appearances: { light: "Licht", dark: "Donker", system: "Systeem" },
  appearanceNote: "‘Systeem’ volgt je apparaat",
  sound: "Geluid",
  sounds: "Geluiden",
  volume: "Volume",
  /** @param {number} share from 0 to 1 */
  volumeValue: (share) => percentage(100 * share),
  play: "Spelen",
  device: "Dit apparaat",
  offline: "Offline",
  offlineStates: {
    ready: "Klaar",
    pending: "Voorbereiden…",
    none: "Niet in deze browser",
    room: "Niet klaar: deze browser heeft geen ruimte voor alle bestanden",
    network:
      "Niet klaar: sommige bestanden konden niet worden geladen. Bij je volgende bezoek wordt het opnieuw geprobeerd.",
    changed:
      "Niet klaar: sommige bestanden op de server kloppen niet. Bij je volgende bezoek wordt het opnieuw geprobeerd.",
    refused: "Niet klaar: in deze browser kan de pagina geen bestanden opslaan",
    outdated:
      "Klaar. Een nieuwere versie kon niet worden opgeslagen; bij je volgende bezoek wordt het opnieuw geprobeerd.",
  },
  app: "App",
  install: "Ergo installeren",
  installByHand: "Kies ‘Zet op beginscherm’ in het deelmenu.",
  games: "Je partijen",
  gamesKept: "Blijvend opgeslagen",
  gamesLoose: "Opgeslagen; bij ruimtegebrek kan de browser ze verwijderen",
  gamesUnsaved: "Niet opgeslagen: de browser heeft geen ruimte meer, of de pagina kan er niets in opslaan",
  keepGames: "Blijvend opslaan",
  keepRefused: "Je browser heeft het niet toegestaan. Misschien helpt het om Ergo te installeren.",
  cores: "Maximaal aantal processorkernen",
  coresNote: "Voor analyse, terugblikken en niveau 10",
  folder: {
    title: "Map",
    note: "Je partijen, instellingen en ratings als bestanden, voor een programma dat ze naar je andere apparaten brengt",
    /** @type {Record<string, (name: string) => string>} */
    states: {
      none: () => "Geen",
      working: (name) => `Schrijven naar ‘${name}’…`,
      current: (name) => `Alles staat ook in ‘${name}’.`,
      asking: (name) =>
        `De browser vraagt opnieuw of de pagina ‘${name}’ mag gebruiken. Tot die tijd wordt er niets in geschreven.`,
      gone: (name) => `‘${name}’ is er niet meer. Je partijen staan nog in deze browser.`,
      newer: (name) =>
        `Een nieuwere versie van deze pagina heeft in ‘${name}’ geschreven. Laad de pagina opnieuw.`,
      full: (name) =>
        `Er is geen plaats meer voor ‘${name}’ of voor het archief. Je partijen staan nog in deze browser.`,
      failed: (name) =>
        `‘${name}’ kon niet worden gelezen of geschreven. Na de volgende wijziging wordt het opnieuw geprobeerd.`,
    },
    /** @param {number} number */
    unreadable: (number) =>
      plural(number, {
        one: "Een partij in die map was onleesbaar; daar is niets aan veranderd.",
        other: "# partijen in die map waren onleesbaar; daar is niets aan veranderd.",
      }),
    newerParts:
      "Sommige instellingen of ratings komen van een nieuwere versie van deze pagina; daar is niets aan veranderd. Laad de pagina opnieuw.",
    setAside:
      "Onleesbare instellingen of ratings uit die map staan nu in een bestand waarvan de naam met ‘unreadable’ begint.",
    choose: "Map kiezen…",
    allow: "Toestaan",
    stop: "Niet meer gebruiken",
    refused: "In deze browser kan de pagina die map niet gebruiken. Kies een andere.",
  },
  keys: "Toetsenbord",
  showKeys: "Alle toetsen tonen",
  reset: "Standaardwaarden terugzetten",
  resetDone: "Instellingen teruggezet.",
  kept: "Instellingen worden in deze browser opgeslagen.",
};

export const update = {
  ready: "Er is een nieuwe versie.",
  now: "Nu bijwerken",
  later: "Later",
};

export const keys = {
  title: "Toetsenbord",
  /**
   * Keys, and what they do.
   *
   * @type {[keys: string[], what: string][]}
   */
  list: [
    [["Pijltjestoetsen"], "Door de velden, de zetten of een menu lopen"],
    [["Enter", "Spatie"], "Een veld kiezen of op een knop drukken"],
    [["Esc"], "De keuze van een stuk opheffen, de vooruitblik verlaten, een venster sluiten"],
    [["Tab"], "Naar het volgende onderdeel van de pagina"],
    [["Home", "End"], "Naar het begin of het einde van een rij of lijst"],
    [["Ctrl", "Z"], "Zet terugnemen"],
    [["Ctrl", "Y"], "Teruggenomen zet opnieuw doen"],
    [["P", "Shift P"], "Op het bord: volgend of vorig stuk van jou"],
    [["T", "Shift T"], "Volgend of vorig veld waar het gekozen stuk heen kan"],
    [["L"], "De laatste zet"],
    [["M"], "Een zet typen"],
    [["H"], "Hint; nog eens: meer uitleg"],
    [["W"], "Wie er aan zet is, en wat er in de hand is"],
    [["E"], "Wie er beter staat, en de beste zetten"],
    [["D"], "Waar de tegenstander mee dreigt"],
    [["I"], "Uitleg van de stelling aan of uit"],
    [["B"], "Het bord voorlezen"],
    [["R", "C"], "De rij of de kolom voorlezen"],
    [["S"], "Het veld en de stapel voorlezen"],
    [["?"], "Deze toetsen tonen"],
  ],
};

export const about = {
  title: "Over Ergo",
  games: "De spellen",
  authors,
  /**
   * A link to the page about a game.
   *
   * @param {string} name
   */
  more: (name) => `Meer over ${name}`,
  sources: "Bronnen",
  sourcesText:
    "De regels volgen de World of Abstract Games, Ralf Gerings vertaling van de regels van Ergo voor de nieuwsgroep rec.games.abstract, en het Franse regelboekje. Waar deze bronnen zwijgen of verschillen, staat bij de regels van elk spel wat hier geldt.",
  privacy: "Privacy",
  privacyText:
    "Alles blijft op je apparaat. Er is geen account, geen server die je partijen bewaart, en niemand die je volgt.",
  licence: "Licentie",
  licenceText:
    "Vrije software onder de MIT-licentie of de Apache-licentie 2.0, naar keuze. De lettertypen Figtree en Fraunces vallen onder de SIL Open Font License.",
  notices: "Licenties van code en lettertypen van anderen",
  embed: "Een bord op je eigen pagina zetten: voorbeelden met hun broncode",
  version: (/** @type {string} */ version) => `Versie ${version}`,
};
