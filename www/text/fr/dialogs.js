/** The dialogs for game texts, links and embedding in French. */
import { banner } from "./banner.js";
import { actions } from "./board.js";
import { atMove } from "./at-move.js";
import { counted, de, integer } from "./format.js";
import { games } from "./games.js";

/** Notices about games that are stored. */
export const stored = {
  damaged: "Votre partie enregistrée est illisible. Elle a été mise de côté, et une nouvelle a commencé.",
  newer:
    "Une version plus récente de cette page a enregistré une de vos parties. Elle est conservée pour cette version ; en voici une autre.",
  unknown:
    "Une version plus récente de cette page a enregistré votre dernière partie, d’un jeu inconnu ici. " +
    "Elle est conservée pour cette version.",
  unsaved:
    "Votre partie ne peut pas être enregistrée dans ce navigateur. Elle sera perdue quand vous quitterez la page.",
  behind: "Votre partie est plus avancée que le lien. Elle n’a pas changé.",
};

/** @typedef {import("../../storage/records.js").Subject} Subject */

/**
 * The kinds of data stored besides the games on the board, within a sentence.
 *
 * @type {Record<Subject, string>}
 */
const RECORDS = {
  settings: "vos réglages",
  lessons: "vos progrès dans les leçons",
  puzzles: "vos résultats aux problèmes",
  mistakes: "les exercices tirés de vos erreurs",
  guesses: "vos résultats aux coups à deviner",
  draft: "la position que vous avez composée",
  previous: "vos parties précédentes",
  friends: "une partie par lien",
  lesson: "le texte de cette leçon",
  study: "l’indication de votre dernière étude",
  name: "votre nom",
};

/** Notices about what is stored besides the games on the board. */
export const records = {
  /** @param {Subject} subject */
  damaged: (subject) => `La page n’a pas pu lire en entier ${RECORDS[subject]}. Une copie est conservée.`,
  /** @param {Subject} subject */
  newer: (subject) =>
    `Une version plus récente de cette page a enregistré ${RECORDS[subject]}. Ces données restent telles ` +
    "quelles ; vos changements seront perdus à la fermeture de la page.",
  /** @param {Subject} subject */
  unknown: (subject) =>
    `Cette version de la page ne comprend pas entièrement ${RECORDS[subject]}. Ce qu’elle ne comprend pas est laissé tel quel.`,
  /** @param {Subject} subject */
  unsaved: (subject) =>
    `Dans ce navigateur, la page ne peut pas enregistrer ${RECORDS[subject]}. Tout ce qui est nouveau sera perdu quand vous la quitterez.`,
  save: "Enregistrer le fichier",
};

/** A visit after one that did not get as far as showing the page. */
export const unfinished = {
  game: "La dernière fois, la page n’a pas bien démarré ; elle n’a donc pas ouvert votre partie, qui est conservée.",
  link: "La dernière fois, la page n’a pas bien démarré ; elle n’a donc pas ouvert le lien.",
  lesson: "La dernière fois, la page n’a pas bien démarré ; elle n’a donc pas ouvert la leçon du lien.",
  study:
    "La dernière fois, la page n’a pas bien démarré ; elle n’a donc pas ouvert votre étude. Vous la trouverez dans « Mes parties ».",
  open: "Ouvrir quand même",
  save: "Enregistrer le fichier",
};

export const gameText = {
  title: actions.gameText,
  /**
   * A file that is not in UTF-8.
   *
   * @param {number} line the first that shows it
   */
  oldEncoding: (line) =>
    `Le fichier n’est pas en UTF-8 (ligne ${integer(line)}) : il a été lu comme un texte d’Europe occidentale. Vérifiez les accents.`,
  label: "Texte de la partie",
  hint: "Modifiez-le, collez-en un autre, ou déposez un fichier sur la page. Un texte peut contenir plusieurs parties.",
  copied: "Copié.",
  notCopied: "La copie est bloquée ici. Le texte est sélectionné ; copiez-le vous-même.",
  copyRecord: "Copier (Abstract Play)",
  save: "Enregistrer le fichier",
  load: "Ouvrir un fichier…",
  open: "Ouvrir",
  long: "Le texte est trop long pour être affiché ici.",
  reading: "Lecture…",
  /** @param {number} count */
  several: (count) => `${counted(count, "partie")}. Laquelle ?`,
  list: "On dirait une liste de coups d’Abstract Play. De quel jeu s’agit-il ?",
  listHint: "Les règles sont celles d’Abstract Play. Là où son plateau est tourné, les coups sont convertis.",
};

export const share = {
  title: "Partager le lien",
  game: {
    label: "Lien vers cette partie",
    hint: "Envoyez ce lien à un ami, qui jouera le coup suivant. Le lien contient toute la partie ; aucun serveur n’intervient.",
    long: "La partie est trop longue pour un lien. Enregistrez-la dans un fichier.",
  },
  study: {
    label: "Lien vers cette étude",
    hint:
      "Envoyez ce lien à un ami, qui recevra une copie de l’étude. Le lien contient tous les coups, " +
      "commentaires et marques ; aucun serveur n’intervient.",
    long: "L’étude est trop longue pour un lien. Enregistrez-la dans un fichier et envoyez-le.",
    arrived: "Lien d’étude",
    damaged:
      "Ce lien est endommagé : une partie de l’étude manque. Redemandez le lien. Vos études n’ont pas changé.",
    /** @param {string} reason a sentence */
    unreadable: (reason) => `Impossible d’ouvrir l’étude de ce lien. ${reason} Vos études n’ont pas changé.`,
    notOne: "Il faut une partie, et une seule.",
  },
  copy: "Copier le lien",
  send: "Envoyer…",
  copied: "Lien copié.",
  arrived: "Lien de partie",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  offer: (game, number) =>
    `Ce lien ouvre une partie ${de(games[game].name)} ${atMove(number)}. La vôtre est conservée ; vous ` +
    `la retrouverez avec « ${banner.restore} ».`,
  open: "L’ouvrir",
  keep: "Garder la mienne",
};

export const embed = {
  title: "Mettre cette partie sur votre site",
  titlePuzzle: "Mettre ce problème sur votre site",
  titleLesson: "Mettre cette leçon sur votre site",
  long: "Cette partie a trop de commentaires pour les intégrer : le plateau ne montrera que les coups.",
  longLesson: "Cette leçon est trop longue pour être intégrée.",
  which: "Problème",
  whiches: { this: "Celui-ci", today: "Un nouveau chaque jour" },
  what: "Montrer",
  whats: { game: "La partie jusqu’ici", position: "Cette position", start: "Une nouvelle partie" },
  mode: "Permettre de",
  modes: { play: "Jouer", view: "Voir seulement", analyse: "Analyser" },
  theme: "Couleurs",
  themes: { system: "Du système", light: "Claires", dark: "Sombres" },
  form: "Forme",
  forms: { element: "Un élément", frame: "Un cadre, là où les scripts sont interdits" },
  code: "À copier dans votre page",
  preview: "Aperçu",
  /** A link to the gallery. */
  gallery: "D’autres exemples avec leur code",
  frameTitle: "Plateau d’Ergo",
  /** The link below an embedded game. */
  link: "Continuer dans Ergo",
  /** The same below a puzzle. */
  puzzles: "D’autres problèmes",
};
