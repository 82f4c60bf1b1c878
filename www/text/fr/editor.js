/** Setting up a position, in French. */
import { and, counted, integer, stones } from "./format.js";
import { COLOURS } from "./board.js";

/** @import {Colour} from "../language.js" */
/** @typedef {{ colour: Colour; cells: string[]; count: number; most: number }} ProblemFacts */

/** @type {Record<Colour, Record<import("../language.js").Shape, string>>} */
const PIECES = {
  white: { soldier: "Soldat blanc", lion: "Lion blanc", stone: "Pion blanc" },
  black: { soldier: "Soldat noir", lion: "Lion noir", stone: "Pion noir" },
};

const OTHER = { white: COLOURS.black, black: COLOURS.white };

/**
 * The problems that make a position impossible.
 *
 * @type {Partial<Record<import("../language.js").ParseErrorCode, (facts: ProblemFacts) => string>>}
 */
const PROBLEMS = {
  "too-many-pieces": ({ colour, count, most }) =>
    `${COLOURS[colour]} a ${counted(count, "pièce")} ; le maximum est de ${integer(most)}.`,
  "too-many-stones": ({ colour, count, most }) =>
    `${COLOURS[colour]} a ${stones(count)}, réserve comprise ; le maximum est de ${integer(most)}.`,
  "soldier-on-edge": ({ cells }) =>
    cells.length === 1
      ? `Il y a un soldat en ${cells[0]}, mais sur le chemin extérieur toute pièce est un lion.`
      : `Il y a des soldats en ${and(cells)}, mais sur le chemin extérieur toute pièce est un lion.`,
  "wrong-colour": ({ cells }) =>
    cells.length === 1
      ? `Les pions en ${cells[0]} sont sur une case de l’autre couleur.`
      : `Les pions en ${and(cells)} sont sur des cases de l’autre couleur.`,
  "turns-odd": ({ colour, count }) =>
    `Après ${counted(count, "tour")}, c’est à ${OTHER[colour]} de jouer, pas à ${COLOURS[colour]}.`,
};

/**
 * The names of the numbers of a position.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").Counter, (tones: [Colour, Colour]) => string>}
 */
const COUNTERS = {
  "hand-first": ([first]) => `Réserve de ${COLOURS[first]}`,
  "hand-second": ([, second]) => `Réserve de ${COLOURS[second]}`,
  turns: () => "Tours joués, jusqu’à 4",
};

/**
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
const piece = (colour, shape) => PIECES[colour][shape];

/** @type {import("../language.js").EditorWords} */
const words = {
  editor: {
    /** @param {Colour} colour */
    colour: (colour) => COLOURS[colour],
    keys:
      "Changez de case avec les flèches. Entrée pour poser la pièce choisie, Suppr pour retirer celle du " +
      "dessus, Maj Suppr pour tout retirer. Les chiffres pour choisir une pièce, 0 pour la gomme.",
    pieces: "Pièces",
    piece,
    eraser: "Retirer des pièces",
    /** @type {typeof piece} */
    chosen: (colour, shape) => `Choix : ${piece(colour, shape).toLowerCase()}.`,
    eraserChosen: "Choix : retirer des pièces.",
    undo: "Annuler",
    redo: "Rétablir",
    flip: "Tourner",
    empty: "Vider",
    start: "Position de départ",
    tools: "Modifier la position",
    verdict: "Position possible ?",
    possible: "Cette position est jouable.",
    /** After the outcome. */
    over: "La partie est finie dans cette position.",
    /**
     * @param {import("../language.js").ParseErrorCode} code
     * @param {ProblemFacts} facts
     */
    problem: (code, facts) => PROBLEMS[code]?.(facts) ?? `Cette position est impossible (${code}).`,
    /** @param {number} count of problems */
    wrong: (count) => (count === 1 ? "Une erreur." : `${counted(count, "erreur")}.`),
    toMove: "Au tour de",
    counters: COUNTERS,
    /**
     * @param {keyof typeof COUNTERS} code
     * @param {[Colour, Colour]} tones
     */
    less: (code, tones) => `${COUNTERS[code](tones)} : un de moins`,
    /**
     * @param {keyof typeof COUNTERS} code
     * @param {[Colour, Colour]} tones
     */
    more: (code, tones) => `${COUNTERS[code](tones)} : un de plus`,
    text: "Position en texte",
    copy: "Copier",
    /**
     * Where a text is wrong.
     *
     * @param {number} column
     */
    place: (column) => `Erreur au caractère ${integer(column)}.`,
    actions: "Utiliser la position",
    play: "Jouer à partir d’ici",
    study: "Étudier",
    save: "Enregistrer la position",
    link: "Copier le lien",
    embed: "Intégrer",
    saved: "Enregistrée dans « Mes parties ».",
    linkLabel: "Lien vers cette position",
  },
};

export default words;
