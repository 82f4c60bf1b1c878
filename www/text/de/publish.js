/** Pictures, animations and printed sheets in German. */
import { COLOURS } from "./board.js";
import { integer, plural, seconds, tenths } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @type {import("../language.js").PublishWords} */
const words = {
  publish: {
    title: "Bild oder GIF",
    preview: "Vorschau",
    format: "Format",
    formats: { png: "PNG", svg: "SVG", gif: "Animiertes GIF" },
    /** Of formats. */
    notes: {
      png: "Die Stellung auf dem Brett. Für Beiträge und Nachrichten.",
      svg: "Die Stellung auf dem Brett, in jeder Größe scharf, ohne Holzmaserung. Für Druck und Zeichenprogramme.",
      gif: "Die Züge, einer nach dem anderen, immer wieder.",
    },
    width: "Breite in Pixeln",
    moves: "Züge",
    parts: { whole: "Ganze Partie", here: "Ab dieser Stellung" },
    pace: "Anzeigedauer pro Zug",
    stays: seconds,
    coordinates: "Buchstaben und Zahlen am Rand",
    caption: "Zug und Spiel unter dem Brett",
    save: "Speichern",
    copy: "Kopieren",
    send: "Senden…",
    /**
     * How much of an animation is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => `Stellung ${integer(done)} von ${integer(of)}`,
    /**
     * @param {number} positions
     * @param {number} bytes
     */
    done: (positions, bytes) =>
      `${plural(positions, { one: "# Stellung", other: "# Stellungen" })}, ${tenths(Math.max(0.1, bytes / 1e6))}\u00a0MB.`,
    cancelled: "Abgebrochen.",
    copied: "Bild kopiert.",
    notCopied: "In diesem Browser kann die Seite keine Bilder kopieren. Speichere das Bild stattdessen.",
    ready: "Die Animation ist fertig. Drück noch einmal auf „Senden…“.",
    failed: "Das Bild konnte nicht erstellt werden.",
    print: "Drucken",
    printTitle: "Drucken",
    diagrams: "Diagramme",
    /** Where a printed game has diagrams. */
    diagramsAt: { comments: "Bei Kommentaren", end: "Am Ende", none: "Keine" },
    /**
     * The number of a move in a printed game.
     *
     * @param {number} number
     * @param {boolean} isSecond whether it is that of the second player
     */
    turn: (number, isSecond) => `${integer(number)}${isSecond ? "…" : "."}`,
    swap: "Tausch",
    making: "Die Blätter werden erstellt…",
    /** @param {number} pages */
    made: (pages) => plural(pages, { one: "# Seite", other: "# Seiten" }),
    sheetFailed: "Die Blätter konnten nicht erstellt werden.",
    /** @param {string} name of a game */
    puzzlesOf: (name) => `${name}: Rätsel`,
    /** @param {string} name of a game */
    solutionsOf: (name) => `${name}: Lösungen der Rätsel`,
    solutionsNote: "Diese Seite auf die Rückseite drucken.",
    order: "von leicht bis schwer",
    /** @param {number} number */
    sheet: (number) => `Blatt ${integer(number)}`,
    /** @param {number} sheets */
    sheetOf: (sheets) => `Blatt, von 1 bis ${integer(sheets)}`,
    number: integer,
    /**
     * How many of three dots are full.
     *
     * @param {number} filled
     * @param {number} of
     */
    difficulty: (filled, of) => `Schwierigkeit ${integer(filled)} von ${integer(of)}`,
    /**
     * A word about a piece or a move, below the puzzles.
     *
     * @param {string} title
     * @param {string} text
     */
    piece: (title, text) => `${title}: ${text}`,
    answer: "Deine Antwort",
    code: "QR-Code des Rätsels",
    codeNote: "Spielen und Lösung sehen",
    /** @param {{ colour: Colour; count: number }[]} sides */
    inHand: (sides) =>
      `Im Vorrat: ${sides.map(({ colour, count }) => `${COLOURS[colour]} ${integer(count)}`).join(", ")}`,
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
    about: (about, rating) => [...about, `Wertung ${integer(rating)}`].join(", "),
    /**
     * Below a picture: the last move.
     *
     * @param {number} number
     * @param {Colour} colour
     * @param {string} [move] none if the players swapped sides
     */
    move: (number, colour, move = "tauscht die Seiten") =>
      `Zug ${integer(number)}, ${COLOURS[colour]}: ${move}`,
    /**
     * Below a picture of a start.
     *
     * @param {Colour} colour
     */
    toMove: (colour) => `${COLOURS[colour]} ist am Zug`,
    /**
     * A picture for those who do not see it.
     *
     * @param {string} name of the game
     * @param {string} caption the line below it
     */
    alt: (name, caption) => `Ein ${name}-Brett. ${caption}.`,
  },
};

export default words;
