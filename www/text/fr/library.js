/** The library in French. */
import { playerName } from "./board.js";
import { afterColon, and, counted, integer, percentage, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Summary} from "../../storage/types.js" */

const count = (/** @type {number} */ number) => counted(number, "partie");

const time = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("fr", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("fr", { day: "numeric", month: "long", year: "numeric" });

/**
 * How a game ended, in a few words.
 *
 * @type {Record<import("../language.js").OutcomeReason, string>}
 */
const REASONS = {
  five: "Cinq pièces alignées",
  "no-move": "Aucun coup légal",
  city: "Cité prise",
  "no-stack": "Plus de pile",
  "all-captured": "Tous les pions capturés",
  repetition: "Répétition",
  resigned: "Abandon",
  agreed: "Commun accord",
  time: "Temps écoulé",
};

export const library = {
  title: "Mes parties",
  /**
   * @param {number} all
   * @param {number} shown
   */
  count: (all, shown) =>
    shown === all
      ? plural(all, {
          one: "# partie, conservée sur cet appareil",
          other: "# parties, conservées sur cet appareil",
        })
      : `${count(shown)} sur ${integer(all)}`,
  search: "Rechercher",
  searchHint: "Nom, ouverture, date",
  import: "Importer",
  exportAll: "Tout exporter",
  exportChosen: "Exporter",
  newGame: "Jouer une partie",
  filters: "Filtrer",
  game: "Jeu",
  allGames: "Tous les jeux",
  resultLabel: "Résultat",
  results: {
    any: "Tous les résultats",
    won: "Victoire",
    lost: "Défaite",
    drawn: "Nulle",
    running: "En cours",
  },
  opponent: "Adversaire",
  opponents: {
    any: "Tous adversaires",
    engine: "Ordinateur",
    friend: "Ami par lien",
    here: "Même appareil",
    file: "Importées",
    study: "Études",
  },
  tag: "Étiquette",
  anyTag: "Toutes étiquettes",
  player: "Joueur",
  anyPlayer: "Tous joueurs",
  sort: "Ordre",
  orders: {
    newest: "Plus récentes",
    oldest: "Plus anciennes",
    opponent: "Adversaire",
    longest: "Plus longues",
    shortest: "Plus courtes",
  },
  columns: {
    choose: "Sélectionner",
    game: "Jeu",
    opponent: "Adversaire",
    result: "Résultat",
    turns: "Coups",
    date: "Date",
    more: "Plus",
  },
  reset: "Toutes les parties",
  /**
   * Whoever played against the person here; of an imported game, both.
   *
   * @param {Summary} summary
   */
  players({ source, players, side, seats, level }) {
    if (source === "friend") return seats[side === 0 ? 1 : 0] || "Un ami";
    if (source === "file" || !players) {
      if (seats.some(Boolean)) return seats.map((seat) => seat || "?").join(" – ");
      return source === "study" ? "Étude" : "Partie";
    }
    const engines = players.filter((player) => player === "engine").length;
    return engines === 0
      ? "À deux, même appareil"
      : engines === 1
        ? playerName({ kind: "engine", number: level ?? 0 })
        : "L’ordinateur contre lui-même";
  },
  /** @param {Summary} summary */
  about({ game, level, source, isDay, event }) {
    const how = source === "friend" ? "par lien" : level === null ? "" : (LEVELS[level] ?? "");
    const origin = source === "study" ? "étude" : source === "file" && !isDay ? "importée" : "";
    const name = Object.hasOwn(games, game) ? games[game].name : game;
    return [name, how, origin, event].filter(Boolean).join(" · ");
  },
  unstored: "non enregistrée",
  damaged: "Partie endommagée",
  damagedNote: "Cette partie n’est plus lisible. « Exporter » permet d’enregistrer ce qui en reste.",
  /**
   * The result of a game in which the person here played no side, or both.
   *
   * @param {string} result
   */
  result: (result) =>
    ({ "1-0": "Le premier a gagné", "0-1": "Le second a gagné", "1/2-1/2": "Nulle" })[result] ??
    "Sans résultat",
  /** @param {string} reason */
  reason: (reason) =>
    Object.hasOwn(REASONS, reason) ? /** @type {Record<string, string>} */ (REASONS)[reason] : reason,
  move: (/** @type {number} */ number) => `Coup ${integer(number)}`,
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
    // The time of day alone is today’s; with a word for today it is too long for the list.
    if (at >= midnight && at <= now) return isDay ? "Aujourd’hui" : time.format(then);
    if (at >= midnight - 86_400_000 && at < midnight) return "Hier";
    const format = then.getFullYear() === new Date(now).getFullYear() ? day : dayOfYear;
    return format.format(then).replace(/^1 /, "1er ");
  },
  /** @param {string} title */
  choose: (title) => `Sélectionner ${title}`,
  chooseAll: "Tout sélectionner",
  /** @param {string} title */
  moreOf: (title) => `Autres actions : ${title}`,
  open: "Ouvrir",
  rename: "Renommer",
  editTags: "Étiquettes",
  delete: "Supprimer",
  chosen: (/** @type {number} */ number) => counted(number, "partie sélectionnée"),
  release: "Tout désélectionner",
  deleted: (/** @type {number} */ number) => `${counted(number, "partie supprimée")}.`,
  undo: "Annuler",
  restored: (/** @type {number} */ number) => `${counted(number, "partie rétablie")}.`,
  renamed: "Partie renommée.",
  tagged: "Étiquettes modifiées.",
  name: "Nom de la partie",
  nameHint: "Sans nom, les joueurs sont affichés.",
  tags: "Étiquettes, séparées par des virgules",
  tagsHint: "Par exemple : favorite, soirée au club",
  save: "Enregistrer",
  empty: "Aucune partie pour l’instant. Les vôtres sont enregistrées ici automatiquement.",
  none: "Aucune partie ne correspond.",
  loading: "Lecture de vos parties…",
  privacy: "Rien ne quitte votre appareil. Faites de temps en temps une copie avec « Tout exporter ».",
  unreadable: "Impossible d’ouvrir cette partie.",
  /** Two tabs have gone on with one game. */
  apart:
    "Cette partie a continué autrement dans un autre onglet. Les deux versions sont dans la bibliothèque.",
  /**
   * A game that is played is not stored.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  notKept: {
    denied:
      "Aucune partie ne peut être enregistrée dans ce navigateur. Celle-ci sera perdue quand vous quitterez la page.",
    newer:
      "Une version plus récente de cette page a enregistré vos parties. Rechargez pour les voir ; celle-ci " +
      "n’est pas encore dans la bibliothèque.",
    full: "Il n’y a plus de place pour cette partie. Supprimez d’autres parties, ou exportez-les.",
    blocked:
      "Un autre onglet est ouvert avec une version plus ancienne de cette page. Fermez-le pour que cette partie puisse être enregistrée.",
    failed: "Cette partie n’a pas pu être enregistrée. Nouvel essai au prochain coup.",
  },
  /**
   * Why the list may not be complete.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  trouble: {
    denied:
      "Aucune partie ne peut être enregistrée dans ce navigateur. Celles que vous voyez ici seront perdues " +
      "quand vous quitterez la page : exportez-les.",
    newer:
      "Une version plus récente de cette page a enregistré vos parties. Elles sont en sûreté : rechargez la page pour les voir.",
    full:
      "Il n’y a plus de place sur cet appareil. Les nouvelles parties seront perdues quand vous quitterez " +
      "la page : supprimez-en d’anciennes, ou exportez les nouvelles.",
    blocked:
      "Un autre onglet est ouvert avec une version plus ancienne de cette page. Fermez-le et rechargez pour voir vos parties.",
    failed: "Le navigateur n’a pas pu lire la bibliothèque. Rechargez la page pour réessayer.",
  },
  /**
   * Games that were there are not there any more.
   *
   * @param {number} number
   */
  gone: (number) =>
    plural(number, {
      one: "Le navigateur a effacé une partie conservée ici. Si vous l’aviez exportée, importez le fichier.",
      other:
        "Le navigateur a effacé # parties conservées ici. Si vous les aviez exportées, importez le fichier.",
    }),
  gotIt: "OK",
  trash: {
    title: "Parties supprimées",
    note: "Les parties supprimées restent 30 jours sur cet appareil.",
    none: "Il n’y a pas de partie supprimée.",
    restore: "Rétablir",
    /** @param {string} title */
    restoreGame: (title) => `Rétablir ${title}`,
    restoreAll: "Tout rétablir",
    forgetAll: "Tout supprimer définitivement",
    /**
     * @param {string} about
     * @param {string} date
     */
    when: (about, date) => `${about ? `${about} · supprimée` : "Supprimée"} : ${afterColon(date)}`,
    /**
     * How many are not listed.
     *
     * @param {number} number
     */
    more: (number) => plural(number, { one: "et # autre", other: "et # autres" }),
  },
  importing: {
    title: "Importer des parties",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} part from 0 to 1
     */
    progress: (added, known, part) =>
      `${percentage(Math.floor(part * 100))} lus : ${counted(added, "ajoutée")}, ${integer(known)} déjà là.`,
    stop: "Arrêter",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} broken
     */
    done: (added, known, broken) =>
      [
        added === 0 && known === 0 && broken === 0
          ? "Il n’y a pas de partie dans ce fichier."
          : `${counted(added, "partie ajoutée")}.`,
        known > 0
          ? plural(known, { one: "# partie était déjà là.", other: "# parties étaient déjà là." })
          : "",
        broken > 0
          ? plural(broken, {
              one: "# partie est illisible ; les autres sont intactes.",
              other: "# parties sont illisibles ; les autres sont intactes.",
            })
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    stopped: "Arrêté. Ce qui est déjà lu est conservé ; réimportez le fichier pour avoir le reste.",
    /** @param {import("../../storage/types.js").Trouble} trouble */
    failed: (trouble) =>
      trouble === "full"
        ? "Il n’y a plus de place sur cet appareil. Ce qui est déjà lu est conservé ; réimportez le fichier pour avoir le reste."
        : "Les parties n’ont pas pu être enregistrées. Ce qui est déjà lu est conservé ; réimportez le fichier pour avoir le reste.",
    /**
     * A file that is not in UTF-8.
     *
     * @param {string} file
     * @param {number} line the first that shows it
     */
    oldEncoding: (file, line) =>
      `${file || "Le fichier"} n’est pas en UTF-8 (ligne ${integer(line)}) : il a été lu comme un texte d’Europe occidentale. ` +
      "Si des noms sont faux, enregistrez-le en UTF-8 et réimportez-le.",
    unreadable: "Le fichier n’a pas pu être ouvert.",
    /**
     * Tags that mean nothing here.
     *
     * @param {readonly string[]} names
     * @param {number} more how many are not named
     */
    unknown(names, more) {
      const all = more > 0 ? [...names, plural(more, { one: "# autre", other: "# autres" })] : names;
      return `${plural(names.length + more, { one: "Balise inconnue, mais conservée", other: "Balises inconnues, mais conservées" })} : ${and(all)}.`;
    },
    brokenTitle: "Illisibles",
    /** @param {number} number */
    moreBroken: (number) => plural(number, { one: "et # autre", other: "et # autres" }),
  },
  /** Which players of imported games the person here is. */
  who: {
    title: "Lequel de ces joueurs êtes-vous ?",
    note: "Les parties des joueurs que vous cochez comptent comme les vôtres dans les statistiques, où vous pourrez changer ce choix.",
    ask: "Quel joueur des parties importées êtes-vous ?",
    none: "Aucun",
    games: count,
    yours: (/** @type {number} */ number) =>
      plural(number, {
        one: "# partie compte comme la vôtre.",
        other: "# parties comptent comme les vôtres.",
      }),
    choose: "Choisir",
    change: "Modifier",
    /** @param {readonly string[]} names */
    are: (names) =>
      names.length === 0
        ? "Vous n’êtes aucun des joueurs des parties importées."
        : `Dans les parties importées, vous êtes ${and(names)}.`,
  },
};
