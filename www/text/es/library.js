/** The library in Spanish. */
import { playerName } from "./board.js";
import { afterColon, and, integer, percentage, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Summary} from "../../storage/types.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# partida", other: "# partidas" });

const time = new Intl.DateTimeFormat("es", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("es", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("es", { day: "numeric", month: "short", year: "numeric" });

/**
 * How a game ended, in a few words.
 *
 * @type {Record<import("../language.js").OutcomeReason, string>}
 */
const REASONS = {
  five: "Cinco en línea",
  "no-move": "Sin jugada legal",
  city: "Ciudad tomada",
  "no-stack": "Sin pilas",
  "all-captured": "Todas capturadas",
  repetition: "Repetición",
  resigned: "Rendición",
  agreed: "Por acuerdo",
  time: "Tiempo agotado",
};

export const library = {
  title: "Mis partidas",
  /**
   * @param {number} all
   * @param {number} shown
   */
  count: (all, shown) =>
    shown === all ? `${count(all)} en este dispositivo` : `${integer(shown)} de ${count(all)}`,
  search: "Buscar",
  searchHint: "Nombre, jugada, fecha",
  import: "Importar",
  exportAll: "Exportar todo",
  exportChosen: "Exportar",
  newGame: "Jugar una partida",
  filters: "Filtrar",
  game: "Juego",
  allGames: "Todos los juegos",
  resultLabel: "Resultado",
  results: {
    any: "Cualquier resultado",
    won: "Victoria",
    lost: "Derrota",
    drawn: "Tablas",
    running: "En curso",
  },
  opponent: "Rival",
  opponents: {
    any: "Rivales",
    engine: "Máquina",
    friend: "Por enlace",
    here: "En persona",
    file: "Importadas",
    study: "Estudio",
  },
  tag: "Etiqueta",
  anyTag: "Etiquetas",
  player: "Jugador",
  anyPlayer: "Jugadores",
  sort: "Ordenar",
  orders: {
    newest: "Más recientes",
    oldest: "Más antiguas",
    opponent: "Por rival",
    longest: "Más largas",
    shortest: "Más cortas",
  },
  columns: {
    choose: "Seleccionar",
    game: "Juego",
    opponent: "Rival",
    result: "Resultado",
    turns: "Jugadas",
    date: "Fecha",
    more: "Más",
  },
  reset: "Ver todas las partidas",
  /**
   * Whoever played against the person here; of an imported game, both.
   *
   * @param {Summary} summary
   */
  players({ source, players, side, seats, level }) {
    if (source === "friend") return seats[side === 0 ? 1 : 0] || "Alguien";
    if (source === "file" || !players) {
      if (seats.some(Boolean)) return seats.map((seat) => seat || "?").join(" – ");
      return source === "study" ? "Estudio" : "Partida";
    }
    const engines = players.filter((player) => player === "engine").length;
    return engines === 0
      ? "Dos en el mismo dispositivo"
      : engines === 1
        ? playerName({ kind: "engine", number: level ?? 0 })
        : "La máquina contra sí misma";
  },
  /** @param {Summary} summary */
  about({ game, level, source, isDay, event }) {
    const how = source === "friend" ? "por enlace" : level === null ? "" : (LEVELS[level] ?? "");
    const origin = source === "study" ? "estudio" : source === "file" && !isDay ? "importada" : "";
    const name = Object.hasOwn(games, game) ? games[game].name : game;
    return [name, how, origin, event].filter(Boolean).join(" · ");
  },
  unstored: "sin guardar",
  damaged: "Partida dañada",
  damagedNote: "Esta partida ya no se puede leer. «Exportar» guarda lo que queda de ella.",
  /**
   * The result of a game in which the person here played no side, or both.
   *
   * @param {string} result
   */
  result: (result) =>
    ({ "1-0": "Gana el primero", "0-1": "Gana el segundo", "1/2-1/2": "Tablas" })[result] ?? "Sin resultado",
  /** @param {string} reason */
  reason: (reason) =>
    Object.hasOwn(REASONS, reason) ? /** @type {Record<string, string>} */ (REASONS)[reason] : reason,
  move: (/** @type {number} */ number) => `Jugada ${integer(number)}`,
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
    if (at >= midnight && at <= now) return `Hoy${hour}`;
    if (at >= midnight - 86_400_000 && at < midnight) return "Ayer";
    return then.getFullYear() === new Date(now).getFullYear() ? day.format(then) : dayOfYear.format(then);
  },
  /** @param {string} title */
  choose: (title) => `Seleccionar: ${title}`,
  chooseAll: "Seleccionar todas",
  /** @param {string} title */
  moreOf: (title) => `Más acciones: ${title}`,
  open: "Abrir",
  rename: "Renombrar",
  editTags: "Etiquetas",
  delete: "Borrar",
  chosen: (/** @type {number} */ number) =>
    plural(number, { one: "# partida seleccionada", other: "# partidas seleccionadas" }),
  release: "Quitar la selección",
  deleted: (/** @type {number} */ number) =>
    plural(number, { one: "# partida borrada.", other: "# partidas borradas." }),
  undo: "Deshacer",
  restored: (/** @type {number} */ number) =>
    plural(number, { one: "# partida recuperada.", other: "# partidas recuperadas." }),
  renamed: "Nombre cambiado.",
  tagged: "Etiquetas cambiadas.",
  name: "Nombre de la partida",
  nameHint: "Sin nombre, se muestra quién jugó.",
  tags: "Etiquetas, separadas por comas",
  tagsHint: "Por ejemplo: favorita, tarde de club",
  save: "Guardar",
  empty: "Aún no hay partidas. Las que juegues se guardan aquí solas.",
  none: "Ninguna partida coincide.",
  loading: "Leyendo tus partidas…",
  privacy: "Nada sale de tu dispositivo. Usa «Exportar todo» de vez en cuando como copia de seguridad.",
  unreadable: "Esta partida no se puede abrir.",
  /** Two tabs have gone on with one game. */
  apart: "Esta partida siguió de otro modo en otra pestaña. Las dos versiones están en la biblioteca.",
  /**
   * A game that is played is not stored.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  notKept: {
    denied: "La página no puede guardar partidas en este navegador. Esta se perderá cuando salgas.",
    newer:
      "Una versión más nueva de esta página guarda tus partidas. Recarga para verlas; esta aún no está en la biblioteca.",
    full: "No queda sitio para esta partida en la biblioteca. Borra algo o exporta las partidas.",
    blocked:
      "Hay otra pestaña con una versión anterior de esta página. Ciérrala para que la biblioteca pueda guardar esta partida.",
    failed:
      "No se pudo guardar esta partida en la biblioteca. Se volverá a intentar con la jugada siguiente.",
  },
  /**
   * Why the list may not be complete.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  trouble: {
    denied:
      "La página no puede guardar partidas en este navegador. Las que ves aquí se perderán cuando salgas: expórtalas.",
    newer:
      "Una versión más nueva de esta página guarda tus partidas. Están a salvo: recarga la página para verlas.",
    full: "No queda sitio en este dispositivo. Las partidas nuevas se perderán cuando salgas: borra algunas antiguas o exporta las nuevas.",
    blocked:
      "Hay otra pestaña con una versión anterior de esta página. Ciérrala y recarga para ver tus partidas.",
    failed: "No se pudo leer la biblioteca. Recarga la página para probar otra vez.",
  },
  /**
   * Games that were there are not there any more.
   *
   * @param {number} number
   */
  gone: (number) =>
    plural(number, {
      one: "El navegador ha borrado una partida guardada aquí. Si la exportaste, importa ese archivo.",
      other: "El navegador ha borrado # partidas guardadas aquí. Si las exportaste, importa ese archivo.",
    }),
  gotIt: "Entendido",
  trash: {
    title: "Partidas borradas",
    note: "Las partidas borradas se conservan 30 días en este dispositivo.",
    none: "No hay partidas borradas.",
    restore: "Recuperar",
    /** @param {string} title */
    restoreGame: (title) => `Recuperar: ${title}`,
    restoreAll: "Recuperar todas",
    forgetAll: "Borrar todas definitivamente",
    /**
     * @param {string} about
     * @param {string} date
     */
    when: (about, date) => `${about ? `${about} · borrada` : "Borrada"}: ${afterColon(date)}`,
    /**
     * How many are not listed.
     *
     * @param {number} number
     */
    more: (number) => plural(number, { one: "y # más", other: "y # más" }),
  },
  importing: {
    title: "Importar partidas",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} part from 0 to 1
     */
    progress: (added, known, part) =>
      `Leído el ${percentage(Math.floor(part * 100))}: ` +
      `${plural(added, { one: "# añadida", other: "# añadidas" })}, ` +
      `${plural(known, { one: "# ya estaba", other: "# ya estaban" })}.`,
    stop: "Parar",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} broken
     */
    done: (added, known, broken) =>
      [
        added === 0 && known === 0 && broken === 0
          ? "En este archivo no hay ninguna partida."
          : plural(added, { one: "# partida añadida.", other: "# partidas añadidas." }),
        known > 0 ? plural(known, { one: "# partida ya estaba.", other: "# partidas ya estaban." }) : "",
        broken > 0
          ? plural(broken, {
              one: "# partida no se pudo leer; a las demás no les afecta.",
              other: "# partidas no se pudieron leer; a las demás no les afecta.",
            })
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    stopped:
      "Importación parada. Lo leído hasta ahora se conserva; importa el archivo otra vez para tener el resto.",
    /** @param {import("../../storage/types.js").Trouble} trouble */
    failed: (trouble) =>
      `${trouble === "full" ? "No queda sitio en este dispositivo." : "No se pudieron guardar las partidas."} Lo leído hasta ahora se conserva; importa el archivo otra vez para tener el resto.`,
    /**
     * A file that is not in UTF-8.
     *
     * @param {string} file
     * @param {number} line the first that shows it
     */
    oldEncoding: (file, line) =>
      `${file || "El archivo"} no está en UTF-8 (línea ${integer(line)}). Se ha leído como texto de Europa occidental, ` +
      "como lo escriben los programas antiguos; si los nombres se ven mal, guarda el archivo en UTF-8 e impórtalo otra vez.",
    unreadable: "No se pudo abrir el archivo.",
    /**
     * Tags that mean nothing here.
     *
     * @param {readonly string[]} names
     * @param {number} more how many are not named
     */
    unknown(names, more) {
      const all = more > 0 ? [...names, `${integer(more)} más`] : names;
      const kept = plural(names.length + more, {
        one: "Esta etiqueta se conserva, pero la página no la entiende",
        other: "Estas etiquetas se conservan, pero la página no las entiende",
      });
      return `${kept}: ${and(all)}.`;
    },
    brokenTitle: "No se pudieron leer",
    /** @param {number} number */
    moreBroken: (number) => plural(number, { one: "y # más", other: "y # más" }),
  },
  /** Which players of imported games the person here is. */
  who: {
    title: "¿Cuál de estos eres tú?",
    note: "Las partidas de los jugadores que marques cuentan como tuyas en las estadísticas. Allí puedes cambiarlo.",
    ask: "¿Qué jugador de las partidas importadas eres tú?",
    none: "Ninguno",
    games: count,
    yours: (/** @type {number} */ number) =>
      plural(number, { one: "# partida cuenta como tuya.", other: "# partidas cuentan como tuyas." }),
    choose: "Elegir",
    change: "Cambiar",
    /** @param {readonly string[]} names */
    are: (names) =>
      names.length === 0
        ? "No eres ninguno de los jugadores de las partidas importadas."
        : `En las partidas importadas eres ${and(names)}.`,
  },
};
