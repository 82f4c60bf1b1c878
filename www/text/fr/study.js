/** Studies in French: what can be done with a move, and what was done. */
import { integer, plural } from "./format.js";

/** @type {import("../language.js").StudyWords} */
const words = {
  study: {
    bar: "Modifier les coups",
    startNew: "Nouvelle étude",
    /** The game that is being played. */
    takePlayed: "Étudier la partie en cours",
    /** The menu of a move. */
    menu: "Modifier le coup",
    comment: "Commenter",
    before: "Commenter avant",
    /** The goal of an exercise. */
    setGoal: "Fixer un but…",
    changeGoal: "Changer le but…",
    makeLesson: "Faire une leçon…",
    /** Why there is no lesson to make. */
    noGoals:
      "Une leçon a besoin d’un but. Choisissez un coup, puis « Fixer un but » dans son menu, ou appuyez sur G.",
    promote: "Monter",
    demote: "Descendre",
    main: "En faire la principale",
    remove: "Supprimer à partir d’ici",
    /** The other way to show the moves. */
    graph: "Les coups en arbre",
    start: "Début de la partie",
    undo: "Annuler",
    redo: "Rétablir",
    save: "Enregistrer",
    /**
     * The subject of a comment.
     *
     * @param {string} move with its number; empty for the start
     */
    commentOn: (move) => (move ? `Commentaire sur ${move}` : "Commentaire sur le début"),
    /** @param {string} move with its number */
    commentBefore: (move) => `Commentaire avant ${move}`,
    /** The meaning of the signs, from `!` to `?!`. */
    glyphs: ["Bon coup", "Erreur", "Coup brillant", "Gaffe", "Coup intéressant", "Coup douteux"],
    keys:
      "Flèches gauche et droite pour suivre la ligne, haut et bas pour changer de variante. Suppr pour " +
      "supprimer, C pour commenter, G pour fixer un but ; le reste est dans le menu contextuel. Sur le " +
      "plateau, X pour marquer une case, Maj X sur deux cases pour tracer une flèche.",
    /**
     * @param {string} move with its number
     * @param {number} count how many moves with it
     */
    removed: (move, count) =>
      count > 1
        ? `${move} supprimé, avec ${plural(count - 1, { one: "le coup qui suit", other: "les # coups qui suivent" })}.`
        : `${move} supprimé.`,
    promoted: "Variante remontée.",
    demoted: "Variante descendue.",
    madeMain: "C’est maintenant la variante principale.",
    commented: "Commentaire enregistré.",
    annotated: "Signe modifié.",
    shapeRemoved: "Marque retirée.",
    undone: "Annulé.",
    redone: "Rétabli.",
    /**
     * Where the move on the board lies among those that can be played instead.
     *
     * @param {number} at
     * @param {number} of
     */
    branch: (at, of) => `Variante ${integer(at)} sur ${integer(of)}.`,
  },
};

export default words;
