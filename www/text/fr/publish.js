/** Pictures, animations and printed sheets in French. */
import { COLOURS } from "./board.js";
import { counted, de, integer, seconds, tenths } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @type {import("../language.js").PublishWords} */
const words = {
  publish: {
    title: "Image ou GIF",
    preview: "Aperçu",
    format: "Format",
    formats: { png: "PNG", svg: "SVG", gif: "GIF animé" },
    /** Of formats. */
    notes: {
      png: "La position. Pour les publications et les messages.",
      svg: "La position, nette à toute taille, sans le veinage du bois. Pour l’impression et les logiciels de dessin.",
      gif: "Les coups, l’un après l’autre, en boucle.",
    },
    width: "Largeur en pixels",
    moves: "Coups",
    parts: { whole: "Toute la partie", here: "Depuis cette position" },
    pace: "Durée de chaque coup",
    stays: seconds,
    coordinates: "Lettres et chiffres au bord",
    caption: "Coup et jeu sous le plateau",
    save: "Enregistrer",
    copy: "Copier",
    send: "Envoyer…",
    /**
     * How much of an animation is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => `Position ${integer(done)} sur ${integer(of)}`,
    /**
     * @param {number} positions
     * @param {number} bytes
     */
    done: (positions, bytes) =>
      `${counted(positions, "position")}, ${tenths(Math.max(0.1, bytes / 1e6))} Mo.`,
    cancelled: "Annulé.",
    copied: "Image copiée.",
    notCopied: "La page ne peut pas copier d’images dans ce navigateur. Enregistrez plutôt celle-ci.",
    ready: "L’animation est prête. Touchez encore « Envoyer… ».",
    failed: "L’image n’a pas pu être créée.",
    print: "Imprimer",
    printTitle: "Imprimer",
    diagrams: "Diagrammes",
    /** Where a printed game has diagrams. */
    diagramsAt: { comments: "Aux commentaires", end: "À la fin", none: "Aucun" },
    /**
     * The number of a move in a printed game.
     *
     * @param {number} number
     * @param {boolean} isSecond whether it is that of the second player
     */
    turn: (number, isSecond) => `${integer(number)}${isSecond ? "…" : "."}`,
    swap: "échange",
    making: "Préparation des feuilles…",
    /** @param {number} pages */
    made: (pages) => counted(pages, "page"),
    sheetFailed: "Les feuilles n’ont pas pu être créées.",
    /** @param {string} name of a game */
    puzzlesOf: (name) => `Problèmes ${de(name)}`,
    /** @param {string} name of a game */
    solutionsOf: (name) => `Problèmes ${de(name)} : solutions`,
    solutionsNote: "À imprimer au verso.",
    order: "par difficulté croissante",
    /** @param {number} number */
    sheet: (number) => `Feuille ${integer(number)}`,
    /** @param {number} sheets */
    sheetOf: (sheets) => `Feuille, de 1 à ${integer(sheets)}`,
    number: integer,
    /**
     * How many of three dots are full.
     *
     * @param {number} filled
     * @param {number} of
     */
    difficulty: (filled, of) => `Difficulté ${integer(filled)} sur ${integer(of)}`,
    /**
     * A word about a piece or a move, below the puzzles.
     *
     * @param {string} title
     * @param {string} text
     */
    piece: (title, text) => `${title} : ${text}`,
    answer: "Votre réponse",
    code: "QR code du problème",
    codeNote: "Jouer, voir la solution",
    /** @param {{ colour: Colour; count: number }[]} sides */
    inHand: (sides) =>
      `En réserve : ${sides.map(({ colour, count }) => `${COLOURS[colour]} ${integer(count)}`).join(", ")}`,
    /**
     * Moves from a position.
     *
     * @param {string[]} moves
     * @param {number} turn the side that makes the first
     */
    line: (moves, turn) =>
      moves
        .map((move, at) => {
          const ply = at + turn;
          const number = `${integer(1 + Math.floor(ply / 2))}.`;
          return ply % 2 === 0 ? `${number} ${move}` : at === 0 ? `${number}.. ${move}` : move;
        })
        .join(" "),
    /**
     * @param {string[]} about the themes of a puzzle
     * @param {number} rating
     */
    about: (about, rating) => [...about, `cote ${integer(rating)}`].join(", "),
    /**
     * Below a picture: the last move.
     *
     * @param {number} number
     * @param {Colour} colour
     * @param {string} [move] none if the players swapped sides
     */
    move: (number, colour, move = "échange les camps") =>
      `Coup ${integer(number)}, ${COLOURS[colour]} : ${move}`,
    /**
     * Below a picture of a start.
     *
     * @param {Colour} colour
     */
    toMove: (colour) => `Au tour de ${COLOURS[colour]}`,
    /**
     * A picture for those who do not see it.
     *
     * @param {string} name of the game
     * @param {string} caption the line below it
     */
    alt: (name, caption) => `Un plateau ${de(name)}. ${caption}.`,
  },
};

export default words;
