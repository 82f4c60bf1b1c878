/** The dialogs for game texts, links and embedding in Spanish. */
import { banner } from "./banner.js";
import { actions } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** Notices about games that are stored. */
export const stored = {
  damaged: "No se pudo leer tu partida guardada. Se ha guardado aparte y empieza una nueva.",
  newer:
    "Una versión más nueva de esta página guardó una partida tuya. Se conserva para esa versión; esta es otra partida.",
  unknown:
    "Tu última partida fue de un juego que solo conoce una versión más nueva de esta página. Se conserva para ella.",
  unsaved: "En este navegador la página no puede guardar tu partida. Se perderá cuando salgas.",
  behind: "Tu partida va más adelantada que el enlace. No ha cambiado.",
};

/**
 * The kinds of data stored besides the games on the board, within a sentence.
 *
 * @type {Record<import("../../storage/records.js").Subject, string>}
 */
const RECORDS = {
  settings: "tus ajustes",
  lessons: "tu progreso en las lecciones",
  puzzles: "tus resultados de los problemas",
  mistakes: "los ejercicios hechos con tus errores",
  guesses: "tus resultados al adivinar jugadas",
  draft: "la posición que montaste",
  previous: "tus partidas anteriores",
  friends: "una partida por enlace",
  lesson: "el texto de esta lección",
  study: "qué estudio abriste la última vez",
  name: "tu nombre",
};

/** Notices about what is stored besides the games on the board. */
export const records = {
  /** @param {keyof typeof RECORDS} subject */
  damaged: (subject) => `La página no pudo leer del todo ${RECORDS[subject]}. Se guarda una copia.`,
  /** @param {keyof typeof RECORDS} subject */
  newer: (subject) =>
    `Una versión más nueva de esta página guardó ${RECORDS[subject]}. Lo guardado no se toca; lo que ` +
    "cambies ahora solo durará hasta que salgas.",
  /** @param {keyof typeof RECORDS} subject */
  unknown: (subject) =>
    `Esta versión de la página no entiende del todo ${RECORDS[subject]}. Lo que no entiende se deja como está.`,
  /** @param {keyof typeof RECORDS} subject */
  unsaved: (subject) =>
    `En este navegador la página no puede guardar ${RECORDS[subject]}. Lo nuevo se perderá cuando salgas.`,
  save: "Guardar en archivo",
};

/** A visit after one that did not get as far as showing the page. */
export const unfinished = {
  game: "La última vez la página no arrancó bien, así que no ha abierto tu partida guardada. La partida se conserva.",
  link: "La última vez la página no arrancó bien, así que no ha abierto el enlace.",
  lesson: "La última vez la página no arrancó bien, así que no ha abierto la lección del enlace.",
  study: "La última vez la página no arrancó bien, así que no ha abierto tu estudio. Está en «Mis partidas».",
  open: "Abrir de todos modos",
  save: "Guardar en archivo",
};

export const gameText = {
  title: actions.gameText,
  /**
   * A file that is not in UTF-8.
   *
   * @param {number} line the first that shows it
   */
  oldEncoding: (line) =>
    `El archivo no está en UTF-8 (línea ${integer(line)}): se ha leído como texto de Europa occidental. Revisa los nombres con acentos.`,
  label: "Texto de la partida",
  hint: "Edítalo, pega otro o suelta un archivo en la página. Un texto puede tener varias partidas.",
  copied: "Copiado.",
  notCopied: "Aquí no se permite copiar. El texto está seleccionado: cópialo tú.",
  copyRecord: "Copiar en el formato de Abstract Play",
  save: "Guardar en archivo",
  load: "Abrir archivo…",
  open: "Abrir",
  long: "El texto es demasiado largo para mostrarlo aquí.",
  reading: "Leyendo…",
  /** @param {number} count */
  several: (count) => plural(count, { one: "# partida. ¿Cuál?", other: "# partidas. ¿Cuál?" }),
  list: "Parece una lista de jugadas de Abstract Play. ¿De qué juego es?",
  listHint:
    "Las reglas son las que usa Abstract Play. Si allí el tablero está girado, las jugadas se convierten.",
};

export const share = {
  title: "Compartir enlace",
  game: {
    label: "Enlace a esta partida",
    hint:
      "Envía este enlace a otra persona: jugará con el bando que tiene el turno. El enlace contiene la " +
      "partida entera; no hay ningún servidor de por medio.",
    long: "La partida es demasiado larga para un enlace. Guárdala en un archivo.",
  },
  study: {
    label: "Enlace a este estudio",
    hint:
      "Envía este enlace a otra persona: tendrá una copia del estudio, con todas las jugadas, comentarios " +
      "y marcas. No hay ningún servidor de por medio.",
    long: "El estudio es demasiado largo para un enlace. Guárdalo en un archivo y envíalo.",
    arrived: "Enlace a un estudio",
    damaged:
      "Este enlace está dañado: falta una parte del estudio. Pide el enlace otra vez. Tus estudios no han cambiado.",
    /** @param {string} reason a sentence */
    unreadable: (reason) =>
      `No se puede abrir el estudio de este enlace. ${reason} Tus estudios no han cambiado.`,
    notOne: "Tiene que ser una sola partida.",
  },
  copy: "Copiar enlace",
  send: "Enviar…",
  copied: "Enlace copiado.",
  arrived: "Enlace a una partida",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  offer: (game, number) =>
    `Este enlace abre una partida de ${games[game].name} ${atMove(number)}. La tuya se conserva: vuelves a ella con «${banner.restore}».`,
  open: "Abrirla",
  keep: "Seguir con la mía",
};

export const embed = {
  title: "Pon esta partida en tu web",
  titlePuzzle: "Pon este problema en tu web",
  titleLesson: "Pon esta lección en tu web",
  long: "Esta partida tiene demasiados comentarios para insertarla con ellos. El tablero muestra solo las jugadas.",
  longLesson: "Esta lección es demasiado larga para insertarla.",
  which: "Problema",
  whiches: { this: "Este", today: "Uno nuevo cada día" },
  what: "Mostrar",
  whats: { game: "La partida hasta aquí", position: "Esta posición", start: "Una partida nueva" },
  mode: "Los visitantes pueden",
  modes: { play: "Jugar", view: "Solo mirar", analyse: "Analizar" },
  theme: "Colores",
  themes: { system: "Los del sistema", light: "Claros", dark: "Oscuros" },
  form: "Insertar como",
  forms: { element: "Un elemento", frame: "Un marco, para páginas sin scripts" },
  code: "Copia esto en tu página",
  preview: "Vista previa",
  /** A link to the gallery. */
  gallery: "Más ejemplos con su código",
  frameTitle: "Tablero de Ergo",
  /** The link below an embedded game. */
  link: "Seguir jugando en Ergo",
  /** The same below a puzzle. */
  puzzles: "Más problemas",
};
