/** Studies in Portuguese: what can be done with a move, and what was done. */
import { integer, plural } from "./format.js";

const study = {
  bar: "Editar as jogadas",
  startNew: "Novo estudo",
  /** The game that is being played. */
  takePlayed: "Estudar a partida em curso",
  /** The menu of a move. */
  menu: "Editar a jogada",
  comment: "Comentar",
  before: "Comentar antes",
  /** The goal of an exercise. */
  setGoal: "Definir objetivo…",
  changeGoal: "Mudar o objetivo…",
  makeLesson: "Criar uma lição…",
  /** Why there is no lesson to make. */
  noGoals:
    "Uma lição precisa de um objetivo. Escolha uma jogada e depois “Definir objetivo” no menu dela, ou prima G.",
  promote: "Subir",
  demote: "Descer",
  main: "Tornar principal",
  remove: "Eliminar a partir daqui",
  /** The other way to show the moves. */
  graph: "Jogadas em árvore",
  start: "Início da partida",
  undo: "Anular",
  redo: "Refazer",
  save: "Guardar",
  /**
   * The subject of a comment.
   *
   * @param {string} move with its number; empty for the start
   */
  commentOn: (move) => (move ? `Comentário a ${move}` : "Comentário ao início"),
  /** @param {string} move with its number */
  commentBefore: (move) => `Comentário antes de ${move}`,
  /** The meaning of the signs, from `!` to `?!`. */
  glyphs: ["Boa jogada", "Erro", "Jogada brilhante", "Erro grave", "Jogada interessante", "Jogada duvidosa"],
  keys:
    "Use as setas para a esquerda e para a direita para percorrer a linha, e para cima e para baixo para " +
    "passar a outras variantes. Delete: eliminar; C: comentar; G: definir um objetivo; o menu de " +
    "contexto tem mais. No tabuleiro, X: marcar uma casa; Shift X em duas casas: desenhar uma seta.",
  /**
   * @param {string} move with its number
   * @param {number} count how many moves with it
   */
  removed: (move, count) =>
    `${move} eliminada${count > 1 ? `, com ${plural(count - 1, { one: "# jogada que vinha depois", other: "# jogadas que vinham depois" })}` : ""}.`,
  promoted: "A variante subiu.",
  demoted: "A variante desceu.",
  madeMain: "Esta é agora a linha principal.",
  commented: "Comentário guardado.",
  annotated: "Sinal alterado.",
  shapeRemoved: "Marca retirada.",
  undone: "Anulado.",
  redone: "Refeito.",
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
