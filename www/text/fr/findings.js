/** The place of findings in French. */
import { COLOURS } from "./board.js";
import { compact, counted, de, integer, moves, percentage, plural, points, size } from "./format.js";

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Ce qui est prouvé",
  /** @param {string} name of the game */
  about: (name) =>
    `Ce que l’on sait avec certitude ${de(name)}, ce qui a été mesuré, et ce que l’on suppose seulement. Vous pouvez ` +
    "vérifier toutes les preuves vous-même.",
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
    `Sans compter les symétriques, il y a ${counted(all, "réponse")} à ${move}. ` +
    plural(lost, {
      one: "Il est prouvé que # d’entre elles perd",
      other: "Il est prouvé que # d’entre elles perdent",
    }) +
    plural(all - lost, { one: " ; # n’est pas tranchée.", other: " ; # ne sont pas tranchées." }),
  /** Of the picture of the board. */
  legend:
    "Le nombre indique en combien de coups, au plus, une réponse perd. Un point marque une réponse non tranchée.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell} : perd en ${moves(count)} au plus`,
  asTable: "En tableau",
  answer: "Réponse",
  lostIn: "Perd en (au plus)",
  firstMove: "Le gain commence par",
  steps: "Étapes de la preuve",
  open: "Non tranchée",
  chance: "Chances du premier joueur, selon le moteur",
  replies: "Ripostes perdantes (prouvé)",
  /** @param {number} count */
  percent: percentage,
  /**
   * @param {string} move of the first player
   * @param {number} lost replies to it that are proven to lose
   * @param {number} all replies to it
   */
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
    `Le gain commence par ${move}. La preuve contient une réplique à chaque défense : ` +
    `${counted(count, "étape")}, ${integer(size)} Ko.`,
  study: "Ouvrir comme étude",
  play: "Jouer contre la preuve",
  /** Of the board where that is done. */
  defence: "Jouer contre une preuve",
  task: (count) =>
    `Vous jouez Noir, Blanc suit la preuve. Sans échange, Blanc gagne en ${moves(count)} au plus : trouvez la défense la plus longue.`,
  turnsLeft: (count) => `Blanc gagne d’ici ${moves(count)} au plus.`,
  /** Switches the signs on the board and the list on and off. */
  show: "Voir les réponses",
  replyList: "Vos réponses, les défenses les plus longues d’abord",
  replyLegend:
    "Le nombre indique en combien de coups, au plus, une réponse perd. Les défenses les plus longues sont dans un carré rouge.",
  /** Of a reply, and after it. */
  losesIn: (count) => `perd en ${moves(count)} au plus`,
  whitePlays: (move) => `Blanc joue ${move}`,
  whiteWins: (move) => `Blanc gagne par ${move}`,
  won: (count, most) => `Blanc a gagné en ${moves(count)} ; la preuve en annonçait ${integer(most)} au plus.`,
  longestReplies: (count, all) =>
    `Défenses les plus longues trouvées : ${integer(count)} sur ${integer(all)}.`,
  unknown: "Il n’y a pas de preuve pour cette réponse.",
  check: "Vérifier ici",
  checkText:
    "La preuve est chargée, puis vérifiée dans ce navigateur par un programme qui ne connaît que les règles. Cela prend quelques secondes.",
  ownFile: "Vérifier un de vos fichiers",
  ownText: "Une preuve, en .txt ou .txt.gz. Elle reste sur cet appareil.",
  stop: "Arrêter",
  loading: "Chargement…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `Vérifié : ${percentage(percent)} (positions : ${compact(count)})`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Encore ${counted(seconds, "seconde")} environ`
      : `Encore ${counted(Math.round(seconds / 60), "minute")} environ`,
  stopped: "Arrêté : on ne sait pas si la preuve est juste.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `La preuve est juste : ${COLOURS[colour]} gagne en ${moves(count)} au plus.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Position ${position} : ${counted(count, "position vérifiée")} en ${counted(seconds, "seconde")}.`,
  wrong: "La preuve n’est pas valable.",
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
      "Impossible d’ouvrir un fichier compressé dans ce navigateur. Décompressez-le d’abord, puis vérifiez-le.",
    damaged: "Le fichier est endommagé : impossible de le décompresser.",
    "too-large": "Le fichier est trop gros : une preuve décompressée fait 16 Mo au plus.",
    missing: "La preuve n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
    impossible: "La vérification est impossible dans ce navigateur.",
  },
  /** Of the page in one file. */
  notHere: "Les preuves ne sont pas dans ce fichier : vous les trouverez sur la page en ligne.",
  /** @param {string} name of the game */
  nothing: (name) => `Rien n’est encore prouvé sur ${name}.`,
  commands: "En ligne de commande",
  boards: "Petits plateaux",
  boardsText:
    "Toutes les positions de ces plateaux ont été examinées : si personne ne se trompe, le résultat est certain.",
  boardsPlay:
    "Choisissez un plateau pour y jouer : l’ordinateur ne se trompe jamais, et chaque coup peut être repris.",
  board: "Plateau",
  result: "Résultat",
  best: "Premiers coups qui y mènent",
  longest: "Gain le plus long",
  positions: "Positions",
  cells: size,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${counted(columns, "case")} sur ${integer(rows)}, ${counted(pieces, "pièce")} par joueur`,
  banned: "Le même, centre interdit",
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
    `En ${counted(games, "partie")} du moteur contre lui-même, avec ${counted(nodes, "position examinée")} à chaque ` +
    `coup, le premier joueur a marqué ${percentage(score)} des points (± ${integer(margin)}).`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Après chaque réponse à ${move}, avec ${counted(nodes, "position examinée")}, le moteur donne au premier joueur ` +
    `un avantage de ${points(least)} à ${points(most)} points.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Le premier joueur gagne probablement aussi après toutes les autres réponses à ${move}, mais ce n’est pas prouvé.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Le premier joueur a probablement aussi l’avantage sur le grand plateau ${de(name)} : il ne perd sur aucun petit ` +
    "plateau, sauf si le centre est interdit. Ce n’est pas prouvé.",
};

export default words;
