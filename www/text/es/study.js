/** Studies in Spanish: what can be done with a move, and what was done. */
import { integer, plural } from "./format.js";

const study = {
  bar: "Editar las jugadas",
  startNew: "Nuevo estudio",
  /** The game that is being played. */
  takePlayed: "Estudiar la partida en curso",
  /** The menu of a move. */
  menu: "Editar la jugada",
  comment: "Comentar",
  before: "Comentar antes",
  /** The goal of an exercise. */
  setGoal: "Poner objetivo…",
  changeGoal: "Cambiar objetivo…",
  makeLesson: "Crear una lección…",
  /** Why there is no lesson to make. */
  noGoals:
    "Una lección necesita un objetivo. Elige una jugada y después «Poner objetivo» en su menú, o pulsa G.",
  promote: "Subir",
  demote: "Bajar",
  main: "Convertir en principal",
  remove: "Borrar desde aquí",
  /** The other way to show the moves. */
  graph: "Jugadas en árbol",
  start: "Inicio de la partida",
  undo: "Deshacer",
  redo: "Rehacer",
  save: "Guardar",
  /**
   * The subject of a comment.
   *
   * @param {string} move with its number; empty for the start
   */
  commentOn: (move) => (move ? `Comentario a ${move}` : "Comentario al inicio"),
  /** @param {string} move with its number */
  commentBefore: (move) => `Comentario antes de ${move}`,
  /** The meaning of the signs, from `!` to `?!`. */
  glyphs: ["Buena jugada", "Error", "Jugada brillante", "Error grave", "Jugada interesante", "Jugada dudosa"],
  keys:
    "Con las flechas izquierda y derecha recorres la línea; con arriba y abajo pasas a otras variantes. " +
    "Con Supr borras, con C comentas, con G pones un objetivo, y en el menú contextual hay más. En el " +
    "tablero, con X marcas una casilla y con Mayús X en dos casillas dibujas una flecha.",
  /**
   * @param {string} move with its number
   * @param {number} count how many moves with it
   */
  removed: (move, count) =>
    `${move} borrada${count > 1 ? `, con ${plural(count - 1, { one: "la jugada", other: "las # jugadas" })} que ${count === 2 ? "sigue" : "siguen"}` : ""}.`,
  promoted: "La variante ha subido.",
  demoted: "La variante ha bajado.",
  madeMain: "Ahora es la línea principal.",
  commented: "Comentario guardado.",
  annotated: "Signo cambiado.",
  shapeRemoved: "Marca borrada.",
  undone: "Deshecho.",
  redone: "Rehecho.",
  /**
   * Where the move on the board lies among those that can be played instead.
   *
   * @param {number} at
   * @param {number} of
   */
  branch: (at, of) => `Variante ${integer(at)} de ${integer(of)}.`,
};

/** @type {import("../language.js").StudyWords} */
const words = { study };

export default words;
