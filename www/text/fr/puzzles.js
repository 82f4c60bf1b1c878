/** The place of puzzles in French. */
import { COLOURS } from "./board.js";
import { counted, integer, moves, plural, stones } from "./format.js";

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const days = new Intl.DateTimeFormat("fr", { weekday: "long", day: "numeric", month: "long" });
const weekdays = new Intl.DateTimeFormat("fr", { weekday: "narrow" });

/** @import {Colour} from "../language.js" */

/**
 * The themes of puzzles, by the codes of the data files.
 *
 * @type {Record<string, string>}
 */
const themes = {
  basic: "premiers pas",
  captives: "faire des prisonniers",
  city: "prendre la cité",
  defence: "défense",
  drop: "poser une pièce",
  edge: "poser sur le chemin",
  feed: "donner pour reprendre",
  five: "faire cinq",
  "four-three": "quatre et trois",
  gap: "boucher un trou",
  "last-stack": "la dernière pile",
  "long-capture": "longues prises",
  "long-sowing": "longs semis",
  march: "déplacer une pièce",
  "maximum-capture": "la prise la plus longue",
  one: "un coup",
  "open-three": "trois ouverts",
  pass: "gagner ou passer",
  quiet: "coups calmes",
  ring: "glisser le long du chemin",
  siege: "assiéger la cité",
  "sowing-capture": "prises par semis",
  "stepping-stone": "pions d’appui",
  stones: "gagner des pions",
  three: "trois coups ou plus",
  two: "deux coups",
  "two-fours": "deux quatre à la fois",
};

/**
 * The first hint for each theme; a puzzle with several themes has that of the first here.
 *
 * @type {Record<string, string>}
 */
const hints = {
  "two-fours": "Deux quatre à la fois, on n’en arrête qu’un.",
  "four-three": "Faites un quatre et un trois en même temps.",
  "open-three": "Préparez le gain par un trois ouvert.",
  gap: "Il y a un trou à boucher.",
  ring: "Faites glisser un lion le long du chemin.",
  "stepping-stone": "Le dernier pion peut tomber sur un pion tout juste semé.",
  siege: "Assiégez d’abord la cité.",
  city: "La cité est à portée.",
  feed: "Donnez pour reprendre davantage.",
  "last-stack": "La dernière pile peut être capturée.",
  "maximum-capture": "Comparez les prises : laquelle rapporte le plus ?",
  "long-capture": "Cherchez une longue prise.",
  "sowing-capture": "Semez de sorte que le dernier pion capture.",
  "long-sowing": "Cherchez un long semis.",
  captives: "Il y a des prisonniers à faire.",
  stones: "Il y a des pions à gagner.",
  defence: "L’adversaire menace de gagner : arrêtez-le d’abord.",
  pass: "Regardez à deux fois : y a-t-il vraiment un gain ?",
  edge: "Une pièce peut être posée sur le chemin.",
  quiet: "Commencez par un coup calme.",
  march: "Déplacez une pièce du plateau.",
  drop: "Posez une pièce.",
  five: "Un cinq est à portée.",
  one: "Un seul coup suffit.",
  two: "Il faut deux coups.",
  three: "Il faut trois coups ou plus.",
  basic: "Ce problème s’adresse aux débutants.",
};

/**
 * Why a move is wrong, by the reason that is known.
 *
 * @type {Record<string, (opponent: string) => string>}
 */
const replies = {
  "allows-win": (opponent) => `${opponent} gagne alors`,
  "allows-five": (opponent) => `${opponent} aligne alors cinq pièces`,
  "allows-two-fours": (opponent) => `${opponent} menace alors deux fois de faire cinq`,
  "allows-four": (opponent) => `${opponent} fait alors un quatre à arrêter d’urgence`,
  "allows-three": (opponent) => `${opponent} prépare alors un quatre ouvert`,
  "allows-city": (opponent) => `${opponent} prend alors la cité`,
  "allows-siege": (opponent) => `${opponent} assiège alors la cité`,
  win: (opponent) => `${opponent} a une parade`,
  decide: (opponent) => `${opponent} a une parade`,
  hold: (opponent) => `${opponent} gagne quand même`,
};

/** @type {import("../language.js").PuzzleWords} */
const words = {
  puzzles: {
    themes,
    hints,
    /**
     * Of a game without puzzles.
     *
     * @param {string} name
     */
    none: (name) => `Il n’y a pas encore de problèmes pour ${name}.`,
    today: "Le problème du jour",
    training: "S’entraîner",
    /** The places of the switch above a puzzle, and its label. */
    ways: "Façons de s’entraîner",
    daily: "Du jour",
    rated: "Cotés",
    more: "Progrès et choix des problèmes",
    again: "Révision",
    linked: "Problème reçu par lien",
    unknown: "Ce problème n’existe pas ici. En voici un autre.",
    /** @param {string} id */
    unknownId: (id) => `Le problème « ${id} » n’existe pas ici. Voici celui du jour.`,
    /** Said in place of a puzzle that a page describes wrongly. */
    broken: "Impossible d’afficher ce problème",
    noExercises: "Le texte de la partie n’a pas d’exercices.",
    /** @param {number} rating */
    rating: (rating) => `Cote ${integer(rating)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of own moves
     */
    win: (colour, count) =>
      count === 1 ? `${COLOURS[colour]} gagne tout de suite` : `${COLOURS[colour]} gagne en ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {Colour} opponent
     * @param {number} count of moves of the opponent
     */
    hold: (colour, opponent, count) =>
      count === 1
        ? `${COLOURS[opponent]} menace de gagner tout de suite`
        : `${COLOURS[opponent]} menace de gagner en ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of stones
     */
    gain: (colour, count) => `${COLOURS[colour]} gagne ${stones(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of moves
     */
    decide: (colour, count) =>
      count === 1 ? "Y a-t-il un gain immédiat ?" : `Y a-t-il un gain en ${moves(count)} ?`,
    /**
     * Before the task.
     *
     * @param {Colour} colour
     */
    youAre: (colour) => `Vous jouez ${COLOURS[colour]}.`,
    /** @param {Colour} colour */
    toMove: (colour) => `Au tour de ${COLOURS[colour]}`,
    /**
     * The instruction under the goal.
     *
     * @type {Record<import("../../game/types.js").GoalKind, (colour: Colour, count: number) => string>}
     */
    tasks: {
      win: (colour, count) =>
        count === 1 ? "Trouvez le coup gagnant." : "Trouvez le coup qui gagne quelle que soit la réponse.",
      hold: () => "Trouvez le seul coup qui l’en empêche.",
      gain: (colour, count) =>
        count === 1
          ? "Trouvez le coup qui gagne le plus de pions."
          : `Trouvez le coup qui gagne le plus de pions en ${moves(count)}.`,
      decide: () => "Jouez-le, ou passez s’il n’y en a pas.",
      play: () => "Trouvez le bon coup.",
      end: () => "Trouvez le bon coup.",
      any: () => "Jouez un coup au choix.",
    },
    /**
     * How many pieces both have left to enter.
     *
     * @param {Colour} own
     * @param {number} count
     * @param {Colour} other
     * @param {number} otherCount
     */
    hands: (own, count, other, otherCount) =>
      `En réserve : ${COLOURS[own]} ${integer(count)}, ${COLOURS[other]} ${integer(otherCount)}.`,
    pass: "Passer",
    hint: "Indice",
    solution: "Solution",
    next: "Suivant",
    retry: "Réessayer",
    /** Begins a list of exercises again. */
    restart: "Recommencer",
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `${integer(at)} sur ${integer(of)}`,
    /** The title where there is nothing to be done. */
    read: "À regarder",
    /** The words of a board on another page. */
    puzzle: "Problème",
    skip: "Suivant",
    /** @param {string} cell */
    hintCell: (cell) => `Regardez ${cell}.`,
    solved: "Résolu.",
    solvedLate: "Résolu, mais pas du premier coup.",
    passRight: "Exact : il n’y a pas de gain.",
    passWrong: "Il y a un gain. Regardez.",
    /** @param {number} count of moves */
    nothing: (count) => `Il n’y a pas de gain en ${moves(count)} ici : il fallait passer.`,
    /** @param {string} reply */
    right: (reply) => `Bien joué. L’adversaire répond ${reply}. À vous.`,
    /** @param {string} reply */
    longer: (reply) => `Vous gagnez aussi, mais moins vite. L’adversaire répond ${reply}. À vous.`,
    wrong: "Pas celui-là.",
    /**
     * @param {string} why the code of a reason, or the kind of the goal
     * @param {Colour} opponent
     * @param {string} move of the opponent
     */
    refutation: (why, opponent, move) =>
      why === "gain"
        ? `${COLOURS[opponent]} répond ${move}, et vous gagnez moins de pions.`
        : `${(replies[why] ?? replies.decide)(COLOURS[opponent])} : ${move}.`,
    tryAgain: "Réessayez.",
    showing: "Regardez.",
    /** After a demonstration, whose moves are named below. */
    shown: "C’était la solution. Choisissez un coup pour le revoir.",
    /**
     * A move of a line, and whose it is.
     *
     * @param {Colour} colour
     * @param {string} move
     */
    moveOf: (colour, move) => `${COLOURS[colour]} : ${move}`,
    unsolved: "Aucune solution trouvée à temps. Réessayez.",
    otherDefence: "Autres parades",
    /** @param {Colour} opponent */
    chooseReply: (opponent) => `Jouez une autre réponse de ${COLOURS[opponent]}, puis continuez.`,
    ownRating: "Votre cote",
    /** @param {number} deviation */
    uncertain: (deviation) => (deviation > 110 ? "Provisoire" : `± ${integer(2 * deviation)}`),
    /** @param {number} count */
    calibration: (count) =>
      `Provisoire : ${plural(count, { one: "encore # problème", other: "encore # problèmes" })}`,
    choice: "À travailler",
    theme: "Thème",
    anyTheme: "Tous les thèmes",
    difficulty: "Difficulté",
    difficulties: { easier: "Plus facile", own: "À mon niveau", harder: "Plus dur" },
    /** @param {number} count */
    solvedOnes: (count) => `Problèmes résolus (${integer(count)})`,
    /**
     * A solved puzzle in their list.
     *
     * @param {import("../../game/types.js").Goal} goal
     * @param {number} rating
     */
    solvedOne: ({ kind, moves: count, stones: won }, rating) =>
      `${integer(rating)} · ${kind === "gain" ? `gagner ${stones(won)}` : kind === "hold" ? "défendre" : kind === "decide" ? "gagner ou passer" : `gagner en ${moves(count)}`}`,
    /**
     * @param {number} from
     * @param {number} to
     */
    ratingGraph: (from, to) => `Votre cote est passée de ${integer(from)} à ${integer(to)}`,
    /** @param {number} count */
    streak: (count) => plural(count, { one: "# jour de suite", other: "# jours de suite" }),
    /**
     * The days of the week, from Monday, as the row shows them.
     *
     * @param {Date} date
     */
    weekday: (date) => weekdays.format(date),
    /**
     * @param {Date} date
     * @param {boolean} isSolved
     */
    dayState: (date, isSolved) =>
      `${sentence(days.format(date).replace(" 1 ", " 1er "))} : ${isSolved ? "résolu" : "non résolu"}`,
    week: "Cette semaine",
    progress: "Vos points forts",
    /**
     * @param {string} theme
     * @param {number} solved
     * @param {number} tried
     */
    themeState: (theme, solved, tried) => `${sentence(theme)} : ${integer(solved)} sur ${integer(tried)}`,
    /**
     * How many puzzles were solved at the first try.
     *
     * @param {number} solved
     * @param {number} of
     */
    count: (solved, of) => `${counted(solved, "problème résolu")} sur ${integer(of)}`,
    share: "Copier le lien",
    copied: "Lien copié.",
    embed: "Intégrer",
    print: "Imprimer une feuille",
    notKept: "Vos progrès ne sont pas enregistrés dans ce navigateur.",
    run: "Trois minutes",
    /** @param {number} best */
    runNote: (best) =>
      best > 0
        ? `Le plus possible. Votre record : ${integer(best)}`
        : "Le plus de problèmes possible en trois minutes.",
    /**
     * @param {number} count
     * @param {string} time
     */
    runState: (count, time) => `${time} · ${counted(count, "résolu")}`,
    /**
     * @param {number} count
     * @param {number} best
     */
    runOver: (count, best) =>
      count >= best && count > 0
        ? `Temps écoulé. ${counted(count, "résolu")} : c’est votre record.`
        : `Temps écoulé. ${counted(count, "résolu")} ; votre record est de ${integer(best)}.`,
  },
};

export default words;
