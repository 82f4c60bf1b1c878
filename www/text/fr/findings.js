/** The place of findings in French. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, plural, points } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# réponse", other: "# réponses" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# position", other: "# positions" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Ce qui est prouvé",
  /** @param {string} name of the game */
  about: (name) =>
    `Ce qui est certain à propos de ${name}, ce qui a été mesuré, et ce que l’on croit seulement. Vous pouvez ` +
    "vérifier vous-même toutes les preuves.",
  proven: "Prouvé",
  measured: "Mesuré",
  believed: "Supposé",
  /** @param {string} move */
  opening: (move) => `Les réponses à ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Sans les images en miroir, il y a ${answers(all)} à ${move}. Il est prouvé que le premier joueur gagne après ` +
    `${integer(lost)} d’entre elles ; ${integer(all - lost)} restent ouvertes.`,
  /** Of the picture of the board. */
  legend: "Un nombre dit en combien de coups au plus une réponse perd. Un point est une réponse ouverte.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell} : perdu en ${moves(count)} au plus`,
  asTable: "En tableau",
  answer: "Réponse",
  lostIn: "Perdu au plus en",
  firstMove: "Le gain commence par",
  steps: "Étapes de la preuve",
  open: "Réponse ouverte",
  chance: "Chances du premier joueur, selon l’ordinateur",
  replies: "Réponses dont la perte est prouvée",
  percent: (count) => `${integer(count)}\u00a0%`,
  repliesTo: (move, lost, all) => `${integer(lost)} sur ${integer(all)}, après ${move}`,
  moves,
  number: integer,
  /**
   * Of the proof that is chosen.
   *
   * @param {string} move that the win begins with
   * @param {number} count of steps
   * @param {number} size in kilobytes
   */
  proof: (move, count, size) =>
    `Le gain commence par ${move}. La preuve dit quoi jouer après chaque défense : ` +
    `${plural(count, { one: "# étape", other: "# étapes" })}, ${integer(size)} Ko.`,
  study: "Ouvrir comme étude",
  check: "Vérifier ici",
  checkText:
    "Charge la preuve et la vérifie dans ce navigateur, avec un programme qui ne connaît que les règles. Cela prend quelques secondes.",
  ownFile: "Vérifier votre fichier",
  ownText: "Une preuve, .txt ou .txt.gz. Elle reste sur cet appareil.",
  stop: "Arrêter",
  loading: "Chargement…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${integer(percent)} % vérifiés, ${compact(count)} positions`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Encore environ ${plural(seconds, { one: "# seconde", other: "# secondes" })}`
      : `Encore environ ${plural(Math.round(seconds / 60), { one: "# minute", other: "# minutes" })}`,
  stopped: "Arrêté : rien n’est décidé.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `La preuve est correcte : ${COLOURS[colour]} gagne en ${moves(count)} au plus.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Position ${position} : ${positions(count)} vérifiées en ${plural(seconds, { one: "# seconde", other: "# secondes" })}.`,
  wrong: "La preuve n’est pas acceptée.",
  /**
   * Where it is wrong.
   *
   * @param {number} line
   * @param {number} [column]
   */
  place: (line, column) =>
    column === undefined ? `Ligne ${integer(line)}` : `Ligne ${integer(line)}, colonne ${integer(column)}`,
  /** @param {string} line several moves */
  after: (line) => `Après ${line}`,
  troubles: {
    "cannot-unpack":
      "Ce navigateur ne peut pas ouvrir de fichiers compressés. Décompressez le fichier, puis vérifiez-le.",
    damaged: "Le fichier est endommagé : on ne peut pas le décompresser.",
    "too-large": "Le fichier est trop grand : décompressée, une preuve a 16 Mo au plus.",
    missing: "La preuve n’a pas pu être chargée. Vérifiez votre connexion, et réessayez.",
    impossible: "Ce navigateur ne peut pas faire la vérification.",
  },
  /** Of the page in one file. */
  notHere: "Les preuves ne sont pas dans ce fichier ; la page sur Internet les a.",
  /** @param {string} name of the game */
  nothing: (name) => `Rien n’est encore prouvé à propos de ${name}.`,
  commands: "En ligne de commande",
  boards: "Petits plateaux",
  boardsText:
    "Chaque position sur ces plateaux a été examinée : le résultat est certain si personne ne se trompe.",
  board: "Plateau",
  result: "Résultat",
  best: "Premiers coups qui y mènent",
  longest: "Gain le plus long",
  positions: "Positions",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) => `${integer(cells)} cases, ${integer(stones)} pions chacun`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} cases sur ${integer(rows)}, ${integer(pieces)} pièces chacun`,
  banned: "De même, centre interdit",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `Le premier joueur gagne en ${moves(count)}`,
      draw: "Nulle",
      loss: `Le second joueur gagne en ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `Dans ${integer(games)} parties de l’ordinateur contre lui-même, avec ${integer(nodes)} positions examinées ` +
    `par coup, le premier joueur a marqué ${integer(score)} % ± ${integer(margin)} des points.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Après chaque réponse à ${move}, l’ordinateur voit le premier joueur en avance, de ${points(least)} à ` +
    `${points(most)} points, quand il examine ${integer(nodes)} positions.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Que le premier joueur gagne aussi après toutes les autres réponses à ${move}. Personne n’en a de preuve.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Que le premier joueur est aussi en avance sur le grand plateau de ${name} : sur aucun petit plateau il ne ` +
    "perd, sauf si le centre est interdit. Personne n’en a de preuve.",
};

export default words;
