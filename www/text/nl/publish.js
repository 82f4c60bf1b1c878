/** Pictures, animations and printed sheets in Dutch. */
import { COLOURS } from "./board.js";
import { integer, plural, seconds, tenths } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @type {import("../language.js").PublishWords} */
const words = {
  publish: {
    title: "Afbeelding of gif",
    preview: "Voorbeeld",
    format: "Formaat",
    formats: { png: "PNG", svg: "SVG", gif: "Bewegende gif" },
    /** Of formats. */
    notes: {
      png: "De stelling op het bord. Voor berichten en sociale media.",
      svg: "De stelling op het bord, scherp op elk formaat, zonder de nerf van het hout. Voor drukwerk en tekenprogramma’s.",
      gif: "De zetten, één voor één, steeds opnieuw.",
    },
    width: "Breedte in pixels",
    moves: "Zetten",
    parts: { whole: "Hele partij", here: "Vanaf deze stelling" },
    pace: "Tijd per zet",
    stays: seconds,
    coordinates: "Letters en cijfers aan de rand",
    caption: "Zet en spel onder het bord",
    save: "Opslaan",
    copy: "Kopiëren",
    send: "Versturen…",
    /**
     * How much of an animation is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => `Stelling ${integer(done)} van ${integer(of)}`,
    /**
     * @param {number} positions
     * @param {number} bytes
     */
    done: (positions, bytes) =>
      `${plural(positions, { one: "# stelling", other: "# stellingen" })}, ${tenths(Math.max(0.1, bytes / 1e6))} MB.`,
    cancelled: "Geannuleerd.",
    copied: "Afbeelding gekopieerd.",
    notCopied: "In deze browser kan de pagina geen afbeeldingen kopiëren. Sla de afbeelding op.",
    ready: "De animatie is klaar. Druk nog eens op ‘Versturen…’.",
    failed: "De afbeelding kon niet worden gemaakt.",
    print: "Afdrukken",
    printTitle: "Afdrukken",
    diagrams: "Diagrammen",
    /** Where a printed game has diagrams. */
    diagramsAt: { comments: "Bij commentaar", end: "Aan het einde", none: "Geen" },
    /**
     * The number of a move in a printed game.
     *
     * @param {number} number
     * @param {boolean} isSecond whether it is that of the second player
     */
    turn: (number, isSecond) => `${integer(number)}${isSecond ? "…" : "."}`,
    swap: "wissel",
    making: "De bladen worden gemaakt…",
    /** @param {number} pages */
    made: (pages) => plural(pages, { one: "# pagina", other: "# pagina’s" }),
    sheetFailed: "De bladen konden niet worden gemaakt.",
    /** @param {string} name of a game */
    puzzlesOf: (name) => `${name}-puzzels`,
    /** @param {string} name of a game */
    solutionsOf: (name) => `Oplossingen van de ${name}-puzzels`,
    solutionsNote: "Druk deze pagina op de achterkant af.",
    order: "van makkelijk naar moeilijk",
    /** @param {number} number */
    sheet: (number) => `Blad ${integer(number)}`,
    /** @param {number} sheets */
    sheetOf: (sheets) => `Blad, van 1 t/m ${integer(sheets)}`,
    number: integer,
    /**
     * How many of three dots are full.
     *
     * @param {number} filled
     * @param {number} of
     */
    difficulty: (filled, of) => `Moeilijkheid ${integer(filled)} van ${integer(of)}`,
    /**
     * A word about a piece or a move, below the puzzles.
     *
     * @param {string} title
     * @param {string} text
     */
    piece: (title, text) => `${title}: ${text}`,
    answer: "Jouw antwoord",
    code: "QR-code van de puzzel",
    codeNote: "Speel de puzzel, bekijk de oplossing",
    /** @param {{ colour: Colour; count: number }[]} sides */
    inHand: (sides) =>
      `In de hand: ${sides.map(({ colour, count }) => `${COLOURS[colour]} ${integer(count)}`).join(", ")}`,
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
    about: (about, rating) => [...about, `rating ${integer(rating)}`].join(", "),
    /**
     * Below a picture: the last move.
     *
     * @param {number} number
     * @param {Colour} colour
     * @param {string} [move] none if the players swapped sides
     */
    move: (number, colour, move = "wisselt van kleur") =>
      `Zet ${integer(number)}, ${COLOURS[colour]}: ${move}`,
    /**
     * Below a picture of a start.
     *
     * @param {Colour} colour
     */
    toMove: (colour) => `${COLOURS[colour]} is aan zet`,
    /**
     * A picture for those who do not see it.
     *
     * @param {string} name of the game
     * @param {string} caption the line below it
     */
    alt: (name, caption) => `Een bord van ${name}. ${caption}.`,
  },
};

export default words;
