/** Pictures, animations and printed sheets in Spanish. */
import { PLURAL, SIDES } from "./board.js";
import { integer, plural, seconds, tenths } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @type {import("../language.js").PublishWords} */
const words = {
  publish: {
    title: "Imagen o GIF",
    preview: "Vista previa",
    format: "Formato",
    formats: { png: "PNG", svg: "SVG", gif: "GIF animado" },
    /** Of formats. */
    notes: {
      png: "La posición en el tablero. Para publicaciones y mensajes.",
      svg: "La posición en el tablero, nítida a cualquier tamaño, sin las vetas de la madera. Para imprimir y para programas de dibujo.",
      gif: "Las jugadas, una tras otra y en bucle.",
    },
    width: "Ancho en píxeles",
    moves: "Jugadas",
    parts: { whole: "Toda la partida", here: "Desde esta posición" },
    pace: "Cada jugada dura",
    stays: seconds,
    coordinates: "Letras y números en el borde",
    caption: "Jugada y juego bajo el tablero",
    save: "Guardar",
    copy: "Copiar",
    send: "Enviar…",
    /**
     * How much of an animation is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => `Posición ${integer(done)} de ${integer(of)}`,
    /**
     * @param {number} positions
     * @param {number} bytes
     */
    done: (positions, bytes) =>
      `${plural(positions, { one: "# posición", other: "# posiciones" })}, ${tenths(Math.max(0.1, bytes / 1e6))} MB.`,
    cancelled: "Cancelado.",
    copied: "Imagen copiada.",
    notCopied: "La página no puede copiar imágenes en este navegador. Guarda la imagen.",
    ready: "La animación está lista. Pulsa «Enviar…» otra vez.",
    failed: "No se pudo crear la imagen.",
    print: "Imprimir",
    printTitle: "Imprimir",
    diagrams: "Diagramas",
    /** Where a printed game has diagrams. */
    diagramsAt: { comments: "En comentarios", end: "Al final", none: "Ninguno" },
    /**
     * The number of a move in a printed game.
     *
     * @param {number} number
     * @param {boolean} isSecond whether it is that of the second player
     */
    turn: (number, isSecond) => `${integer(number)}${isSecond ? "…" : "."}`,
    swap: "cambio",
    making: "Preparando las hojas…",
    /** @param {number} pages */
    made: (pages) => plural(pages, { one: "# página", other: "# páginas" }),
    sheetFailed: "No se pudieron crear las hojas.",
    /** @param {string} name of a game */
    puzzlesOf: (name) => `Problemas de ${name}`,
    /** @param {string} name of a game */
    solutionsOf: (name) => `Problemas de ${name}: soluciones`,
    solutionsNote: "Imprime esta página en el reverso.",
    order: "de fácil a difícil",
    /** @param {number} number */
    sheet: (number) => `Hoja ${integer(number)}`,
    /** @param {number} sheets */
    sheetOf: (sheets) => `Hoja, de 1 a ${integer(sheets)}`,
    number: integer,
    /**
     * How many of three dots are full.
     *
     * @param {number} filled
     * @param {number} of
     */
    difficulty: (filled, of) => `Dificultad ${integer(filled)} de ${integer(of)}`,
    /**
     * A word about a piece or a move, below the puzzles.
     *
     * @param {string} title
     * @param {string} text
     */
    piece: (title, text) => `${title}: ${text}`,
    answer: "Tu respuesta",
    code: "Código QR del problema",
    codeNote: "Juégalo y mira la solución",
    /** @param {{ colour: Colour; count: number }[]} sides */
    inHand: (sides) =>
      `En mano: ${sides.map(({ colour, count }) => `${PLURAL[colour]} ${integer(count)}`).join(", ")}`,
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
    about: (about, rating) => [...about, `puntuación ${integer(rating)}`].join(", "),
    /**
     * Below a picture: the last move.
     *
     * @param {number} number
     * @param {Colour} colour
     * @param {string} [move] none if the players swapped sides
     */
    move: (number, colour, move = "cambio de bando") =>
      `Jugada ${integer(number)}, ${PLURAL[colour]}: ${move}`,
    /**
     * Below a picture of a start.
     *
     * @param {Colour} colour
     */
    toMove: (colour) => `Juegan ${SIDES[colour]}`,
    /**
     * A picture for those who do not see it.
     *
     * @param {string} name of the game
     * @param {string} caption the line below it
     */
    alt: (name, caption) => `Un tablero de ${name}. ${caption}.`,
  },
};

export default words;
