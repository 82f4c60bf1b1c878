/** The place of lessons in French. The lessons themselves are in `games/<id>/lessons.txt`. */
import { COLOURS } from "./board.js";
import { counted, integer, moves, plural, stones } from "./format.js";

/** @type {import("../language.js").LearnWords} */
const words = {
  learn: {
    intro:
      "De courtes leçons de quelques coups. Rien à craindre : un mauvais coup est expliqué, puis annulé.",
    lessons: "Leçons",
    /**
     * Of a game without lessons.
     *
     * @param {string} name
     */
    none: (name) => `Il n’y a pas encore de leçons pour ${name}. Les règles expliquent comment on y joue.`,
    /**
     * @param {number} at
     * @param {number} of
     */
    lesson: (at, of) => `Leçon ${integer(at)} sur ${integer(of)}`,
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `Étape ${integer(at)} sur ${integer(of)}`,
    /**
     * How much of a lesson is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => (done >= of ? "Terminée" : `${counted(done, "étape")} sur ${integer(of)}`),
    /**
     * @param {string} title of the lesson to start with or to go on with
     * @param {boolean} isNew
     */
    goOn: (title, isNew) => (isNew ? `Commencer : ${title}` : `Continuer : ${title}`),
    /**
     * How many lessons are done.
     *
     * @param {number} done
     * @param {number} of
     */
    finished: (done, of) => `${integer(done)} sur ${integer(of)}`,
    /**
     * How long the rest takes.
     *
     * @param {number} minutes
     */
    left: (minutes) => plural(minutes, { one: "encore # minute", other: "encore # minutes" }),
    /**
     * @param {number} number of a lesson
     * @param {number} minutes that it takes
     */
    about: (number, minutes) => `Leçon ${integer(number)} · ${integer(minutes)} min`,
    /** In a list, the lesson to go on with. */
    upNext: "À suivre",
    rules: "Les règles complètes",
    showMe: "Montrer",
    next: "Continuer",
    play: "Jouer une partie",
    /** @param {string} title */
    nextLesson: (title) => `À suivre : ${title}`,
    right: "C’est ça.",
    slower: "Vous gagnez aussi, mais moins vite. Trouvez plus rapide.",
    /** @param {string} move */
    reply: (move) => `Bien. L’adversaire répond ${move}. À vous.`,
    /**
     * Said of a wrong move that is answered on the board.
     *
     * @param {import("../language.js").Colour} colour of the opponent
     * @param {string} move
     */
    refuted: (colour, move) => `${COLOURS[colour]} répond ${move}.`,
    wrong: "Pas celui-là.",
    again: "Réessayez.",
    showing: "Regardez.",
    shown: "À vous.",
    /** @param {string} title */
    done: (title) => `Leçon terminée : ${title}`,
    doneText: "Bravo. Passez à la leçon suivante, ou jouez une partie.",
    allDone: "Vous avez fait toutes les leçons. Place au jeu !",
    unknown: "Cette leçon n’existe pas.",
    pass: "Passer",
    passWrong: "Il y a quelque chose à gagner ici.",
    passShown: "Il n’y a rien à gagner ici : passez.",
    unsolved: "Cette étape n’a pas de solution prouvée. Passez à la suivante.",
    /** A lesson that somebody made of a study. */
    own: "Leçon personnelle",
    ownText:
      "Cette leçon a été faite à partir d’une étude. Ouvrez l’étude pour voir comment, et pour faire votre propre leçon.",
    ownDone:
      "Bravo. Ouvrez la leçon comme étude pour en faire une à votre tour, ou passez à d’autres leçons.",
    openStudy: "Ouvrir comme étude",
    all: "Toutes les leçons",
    untitled: "Leçon",
    /**
     * The task in a step of such a lesson.
     *
     * @param {import("../../game/types.js").Goal} goal
     */
    task: ({ kind, moves: count, stones: won }) =>
      ({
        win: () => `Gagnez en ${moves(count)}.`,
        hold: () => `Trouvez un coup qui évite de perdre en ${moves(count)}.`,
        gain: () => `Gagnez ${stones(won)} en ${moves(count)}.`,
        decide: () => `Gagnez en ${moves(count)}, ou passez s’il n’y a pas de gain.`,
        play: () => "Trouvez le bon coup.",
        end: () => "Trouvez le bon coup.",
        any: () => "Jouez un coup au choix.",
      })[kind](),
    damaged:
      "Ce lien est endommagé : une partie de la leçon manque. Redemandez le lien. Vos parties n’ont pas changé.",
    gone: "Cette leçon n’est pas dans ce navigateur. Demandez son lien, ou rouvrez son fichier.",
    noGoals: "Cette partie n’a pas d’exercices : il n’y a rien à résoudre.",
  },
};

export default words;
