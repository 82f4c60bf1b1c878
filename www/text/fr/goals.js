/** Setting the goal of an exercise, and making a lesson of a study, in French. */
import { counted, plural } from "./format.js";

/** @type {import("../language.js").GoalWords} */
const words = {
  goals: {
    /**
     * The title of the form.
     *
     * @param {string} move with its number; empty for the start
     */
    title: (move) => (move ? `But après ${move}` : "But au départ"),
    /** @type {Record<import("../../game/types.js").GoalKind, string>} */
    kinds: {
      win: "Gagner",
      hold: "Empêcher l’adversaire de gagner",
      gain: "Gagner des pions",
      decide: "Gagner si possible, ou passer",
      play: "Jouer un des coups donnés",
      end: "Aller sur une des cases données",
      any: "Jouer un coup au choix",
    },
    moves: "Coups",
    stones: "Pions",
    names: "Bons coups",
    cells: "Cases",
    remove: "Retirer le but",
    saved: "But enregistré.",
    removed: "But retiré.",
    checking: "Vérification…",
    unchecked: "Le moteur ne tourne pas : ce but n’est pas vérifié.",
    /** The field of moves or cells has none, or something else. */
    missing: "Entrez des coups comme dans la liste, ou des noms de cases, séparés par des espaces.",
    number: "Écrivez des nombres entiers : de 1 à 50 coups, de 1 à 999 pions.",
    /**
     * The result of checking a goal.
     *
     * @param {import("../../exercise/check.js").Finding} finding
     */
    found: ({ kind, move = "" }) =>
      ({
        solved: `Réalisable avec ${move}.`,
        pass: "Aucun gain de ce genre ici : il faut passer.",
        unsolved: "Aucune solution n’a pu être prouvée. Choisissez un autre but.",
        over: "La partie est finie ici : il n’y a rien à jouer.",
        unfit: "Ce jeu n’a pas de pions à gagner.",
        illegal: `Impossible de jouer ${move} ici.`,
      })[kind],
    makeLesson: "Faire une leçon",
    lessonTitle: "Titre",
    lessonLink: "Lien vers la leçon",
    embed: "Intégrer…",
    tryIt: "Essayer",
    /** A part of the name of a file, in small letters and hyphens. */
    fileName: "lecon",
    long: "La leçon est trop longue pour un lien. Enregistrez-la et envoyez le fichier ; il s’ouvre de la même façon.",
    /** @param {number} count */
    checkingAll: (count) => `Vérification de ${counted(count, "exercice")}…`,
    /**
     * @param {number} count
     * @param {number} troubles how many of them cannot be done
     */
    checked: (count, troubles) =>
      troubles === 0
        ? plural(count, { one: "# exercice, réalisable.", other: "# exercices, tous réalisables." })
        : `${counted(count, "exercice")}. ${plural(troubles, { one: "# pose problème :", other: "# posent problème :" })}`,
    /**
     * An exercise that cannot be done.
     *
     * @param {string} moves that lead there; empty for the start
     * @param {string} why
     */
    trouble: (moves, why) => `${moves ? `Après ${moves}` : "Au départ"}. ${why}`,
    /** A game with exercises was opened. */
    offered: "Une leçon",
    offer: "Cette partie contient des exercices. La jouer comme leçon ?",
    showGame: "Voir la partie",
    playLesson: "Jouer la leçon",
  },
};

export default words;
