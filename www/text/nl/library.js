/** The library in Dutch. */
import { shortName } from "./board.js";
import { afterColon, and, integer, percentage, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Summary} from "../../storage/types.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# partij", other: "# partijen" });

const time = new Intl.DateTimeFormat("nl", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("nl", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("nl", { day: "numeric", month: "long", year: "numeric" });

/**
 * How a game ended, in a few words.
 *
 * @type {Record<import("../language.js").OutcomeReason, string>}
 */
const REASONS = {
  five: "Vijf op een rij",
  "no-move": "Geen geldige zet",
  city: "Stad ingenomen",
  "no-stack": "Geen stapel meer",
  "all-captured": "Alle stenen geslagen",
  repetition: "Zetherhaling",
  resigned: "Opgegeven",
  agreed: "Overeengekomen",
  time: "Tijd verstreken",
};

export const library = {
  title: "Mijn partijen",
  /**
   * @param {number} all
   * @param {number} shown
   */
  count: (all, shown) =>
    shown === all ? `${count(all)}, bewaard op dit apparaat` : `${integer(shown)} van ${count(all)}`,
  search: "Zoeken",
  searchHint: "Naam, opening, datum",
  import: "Importeren",
  exportAll: "Alles exporteren",
  exportChosen: "Exporteren",
  newGame: "Een partij spelen",
  filters: "Filter",
  game: "Spel",
  allGames: "Alle spellen",
  resultLabel: "Uitslag",
  results: { any: "Alle uitslagen", won: "Gewonnen", lost: "Verloren", drawn: "Remise", running: "Bezig" },
  opponent: "Tegenstander",
  opponents: {
    any: "Iedereen",
    engine: "Computer",
    friend: "Vriend via link",
    here: "Op één apparaat",
    file: "Geïmporteerd",
    study: "Studie",
  },
  tag: "Label",
  anyTag: "Alle labels",
  player: "Speler",
  anyPlayer: "Alle spelers",
  sort: "Sorteren op",
  orders: {
    newest: "Nieuwste",
    oldest: "Oudste",
    opponent: "Tegenstander",
    longest: "Langste",
    shortest: "Kortste",
  },
  columns: {
    choose: "Selecteren",
    game: "Spel",
    opponent: "Tegenstander",
    result: "Uitslag",
    turns: "Zetten",
    date: "Datum",
    more: "Meer",
  },
  reset: "Alle partijen tonen",
  /**
   * Whoever played against the person here; of an imported game, both.
   *
   * @param {Summary} summary
   */
  players({ source, players, side, seats, level }) {
    if (source === "friend") return seats[side === 0 ? 1 : 0] || "Een vriend";
    if (source === "file" || !players) {
      if (seats.some(Boolean)) return seats.map((seat) => seat || "?").join(" – ");
      return source === "study" ? "Studie" : "Partij";
    }
    const engines = players.filter((player) => player === "engine").length;
    return engines === 0
      ? "Twee spelers op één apparaat"
      : engines === 1
        ? shortName({ kind: "engine", number: level ?? 0 })
        : "Computer tegen zichzelf";
  },
  /** @param {Summary} summary */
  about({ game, level, source, isDay, event }) {
    const how = source === "friend" ? "via link" : level === null ? "" : (LEVELS[level] ?? "");
    const origin = source === "study" ? "studie" : source === "file" && !isDay ? "geïmporteerd" : "";
    const name = Object.hasOwn(games, game) ? games[game].name : game;
    return [name, how, origin, event].filter(Boolean).join(" · ");
  },
  unstored: "niet bewaard",
  damaged: "Beschadigde partij",
  damagedNote: "Deze partij is niet meer te lezen. Exporteer de partij om te bewaren wat ervan over is.",
  /**
   * The result of a game in which the person here played no side, or both.
   *
   * @param {string} result
   */
  result: (result) =>
    ({ "1-0": "Eerste won", "0-1": "Tweede won", "1/2-1/2": "Remise" })[result] ?? "Geen uitslag",
  /** @param {string} reason */
  reason: (reason) =>
    Object.hasOwn(REASONS, reason) ? /** @type {Record<string, string>} */ (REASONS)[reason] : reason,
  move: (/** @type {number} */ number) => `Zet ${integer(number)}`,
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
    if (at >= midnight && at <= now) return `Vandaag${hour}`;
    if (at >= midnight - 86_400_000 && at < midnight) return "Gisteren";
    return then.getFullYear() === new Date(now).getFullYear() ? day.format(then) : dayOfYear.format(then);
  },
  /** @param {string} title */
  choose: (title) => `${title} selecteren`,
  chooseAll: "Alles selecteren",
  /** @param {string} title */
  moreOf: (title) => `Meer over ${title}`,
  open: "Openen",
  rename: "Hernoemen",
  editTags: "Labels",
  delete: "Verwijderen",
  chosen: (/** @type {number} */ number) => `${count(number)} geselecteerd`,
  release: "Selectie opheffen",
  deleted: (/** @type {number} */ number) => `${count(number)} verwijderd.`,
  undo: "Ongedaan maken",
  restored: (/** @type {number} */ number) => `${count(number)} teruggezet.`,
  renamed: "Hernoemd.",
  tagged: "Labels gewijzigd.",
  name: "Naam van de partij",
  nameHint: "Zonder naam worden de spelers getoond.",
  tags: "Labels, met komma’s ertussen",
  tagsHint: "Bijvoorbeeld: favoriet, clubavond",
  save: "Opslaan",
  empty: "Nog geen partijen. Je partijen worden hier automatisch opgeslagen.",
  none: "Geen partijen gevonden.",
  loading: "Je partijen worden geladen…",
  privacy: "Alles blijft op je apparaat. Maak af en toe een reservekopie met ‘Alles exporteren’.",
  unreadable: "Deze partij kan niet worden geopend.",
  /** Two tabs have gone on with one game. */
  apart: "Deze partij is in een ander tabblad anders verdergegaan. Beide versies staan in het archief.",
  /**
   * A game that is played is not stored.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  notKept: {
    denied:
      "In deze browser kan de pagina geen partijen opslaan. Als je de pagina verlaat, ben je deze partij kwijt.",
    newer:
      "Je partijen zijn opgeslagen door een nieuwere versie van deze pagina. Laad de pagina opnieuw om ze " +
      "te zien; deze staat nog niet in het archief.",
    full: "In het archief is geen plaats meer voor deze partij. Verwijder iets, of exporteer de partijen.",
    blocked:
      "In een ander tabblad staat een oudere versie van deze pagina open. Sluit dat tabblad, zodat deze " +
      "partij in het archief kan worden opgeslagen.",
    failed:
      "Deze partij kon niet in het archief worden opgeslagen. Bij de volgende zet wordt het opnieuw geprobeerd.",
  },
  /**
   * Why the list may not be complete.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  trouble: {
    denied:
      "In deze browser kan de pagina geen partijen opslaan. De partijen die je hier ziet, ben je kwijt als " +
      "je de pagina verlaat: exporteer ze.",
    newer:
      "Je partijen zijn opgeslagen door een nieuwere versie van deze pagina. Ze zijn veilig: laad de pagina opnieuw om ze te zien.",
    full:
      "Op dit apparaat is geen plaats meer. Nieuwe partijen ben je kwijt als je de pagina verlaat: " +
      "verwijder oude partijen, of exporteer de nieuwe.",
    blocked:
      "In een ander tabblad staat een oudere versie van deze pagina open. Sluit dat tabblad en laad de " +
      "pagina opnieuw om je partijen te zien.",
    failed: "De browser kon het archief niet lezen. Laad de pagina opnieuw om het nog eens te proberen.",
  },
  /**
   * Games that were there are not there any more.
   *
   * @param {number} number
   */
  gone: (number) =>
    plural(number, {
      one: "De browser heeft een partij verwijderd die hier was opgeslagen. Heb je die partij geëxporteerd, importeer dan dat bestand.",
      other:
        "De browser heeft # partijen verwijderd die hier waren opgeslagen. Heb je die partijen geëxporteerd, importeer dan dat bestand.",
    }),
  gotIt: "Oké",
  trash: {
    title: "Verwijderde partijen",
    note: "Verwijderde partijen blijven 30 dagen op dit apparaat bewaard.",
    none: "Er zijn geen verwijderde partijen.",
    restore: "Terugzetten",
    /** @param {string} title */
    restoreGame: (title) => `${title} terugzetten`,
    restoreAll: "Alles terugzetten",
    forgetAll: "Alles definitief verwijderen",
    /**
     * @param {string} about
     * @param {string} date
     */
    when: (about, date) => `${about ? `${about} · verwijderd` : "Verwijderd"}: ${afterColon(date)}`,
    /**
     * How many are not listed.
     *
     * @param {number} number
     */
    more: (number) => plural(number, { one: "en nog #", other: "en nog #" }),
  },
  importing: {
    title: "Partijen importeren",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} part from 0 to 1
     */
    progress: (added, known, part) =>
      `${percentage(Math.floor(part * 100))} gelezen: ${integer(added)} toegevoegd, ` +
      `${plural(known, { one: "# stond er al", other: "# stonden er al" })}.`,
    stop: "Stoppen",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} broken
     */
    done: (added, known, broken) =>
      [
        added === 0 && known === 0 && broken === 0
          ? "In dit bestand staat geen partij."
          : `${count(added)} toegevoegd.`,
        known > 0 ? plural(known, { one: "# partij stond er al.", other: "# partijen stonden er al." }) : "",
        broken > 0
          ? plural(broken, {
              one: "# partij was onleesbaar; de rest heeft er geen last van.",
              other: "# partijen waren onleesbaar; de rest heeft er geen last van.",
            })
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    stopped: "Gestopt. Wat al gelezen is, blijft bewaard; importeer het bestand nog eens voor de rest.",
    /** @param {import("../../storage/types.js").Trouble} trouble */
    failed: (trouble) =>
      trouble === "full"
        ? "Op dit apparaat is geen plaats meer. Wat al gelezen is, blijft bewaard; importeer het bestand nog eens voor de rest."
        : "De partijen konden niet worden opgeslagen. Wat al gelezen is, blijft bewaard; importeer het bestand nog eens voor de rest.",
    /**
     * A file that is not in UTF-8.
     *
     * @param {string} file
     * @param {number} line the first that shows it
     */
    oldEncoding: (file, line) =>
      `${file || "Het bestand"} is niet in UTF-8 (regel ${integer(line)}). Het is gelezen als West-Europese tekst, ` +
      "zoals oudere programma’s die schrijven; zien namen er verkeerd uit, sla het bestand dan op als UTF-8 en importeer het nog eens.",
    unreadable: "Het bestand kon niet worden geopend.",
    /**
     * Tags that mean nothing here.
     *
     * @param {readonly string[]} names
     * @param {number} more how many are not named
     */
    unknown(names, more) {
      const all = more > 0 ? [...names, `nog ${integer(more)}`] : names;
      return plural(names.length + more, {
        one: `Deze tag blijft bewaard, maar de pagina kent hem niet: ${all}.`,
        other: `Deze tags blijven bewaard, maar de pagina kent ze niet: ${and(all)}.`,
      });
    },
    brokenTitle: "Onleesbaar",
    /** @param {number} number */
    moreBroken: (number) => plural(number, { one: "en nog #", other: "en nog #" }),
  },
  /** Which players of imported games the person here is. */
  who: {
    title: "Wie van deze spelers ben jij?",
    note: "De partijen van de spelers die je aanvinkt, tellen in de statistieken als jouw partijen. Daar kun je dat ook wijzigen.",
    ask: "Welke speler van de geïmporteerde partijen ben jij?",
    none: "Geen van deze spelers",
    games: count,
    yours: (/** @type {number} */ number) =>
      plural(number, {
        one: "# partij telt als jouw partij.",
        other: "# partijen tellen als jouw partijen.",
      }),
    choose: "Kiezen",
    change: "Wijzigen",
    /** @param {readonly string[]} names */
    are: (names) =>
      names.length === 0
        ? "Je bent geen van de spelers uit de geïmporteerde partijen."
        : `In geïmporteerde partijen ben jij ${and(names)}.`,
  },
};
