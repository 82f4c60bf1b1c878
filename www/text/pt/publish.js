/** Pictures, animations and printed sheets in Portuguese. */
import { colours, the } from "./board.js";
import { integer, plural, seconds, tenths } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @type {import("../language.js").PublishWords} */
const words = {
  publish: {
    title: "Imagem ou GIF",
    preview: "Antevisão",
    format: "Formato",
    formats: { png: "PNG", svg: "SVG", gif: "GIF animado" },
    /** Of formats. */
    notes: {
      png: "A posição no tabuleiro. Para publicações e mensagens.",
      svg: "A posição no tabuleiro, nítida em qualquer tamanho, sem os veios da madeira. Para impressão e programas de desenho.",
      gif: "As jogadas, uma a seguir à outra, sem parar.",
    },
    width: "Largura em píxeis",
    moves: "Jogadas",
    parts: { whole: "Partida inteira", here: "A partir desta posição" },
    pace: "Tempo por jogada",
    stays: seconds,
    coordinates: "Letras e números na borda",
    caption: "Jogada e jogo por baixo do tabuleiro",
    save: "Guardar",
    copy: "Copiar",
    send: "Enviar…",
    /**
     * How much of an animation is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => `Posição ${integer(done)} de ${integer(of)}`,
    /**
     * @param {number} positions
     * @param {number} bytes
     */
    done: (positions, bytes) =>
      `${plural(positions, { one: "# posição", other: "# posições" })}, ${tenths(Math.max(0.1, bytes / 1e6))} MB.`,
    cancelled: "Cancelado.",
    copied: "Imagem copiada.",
    notCopied: "Não é possível copiar imagens neste navegador. Em vez disso, guarde a imagem.",
    ready: "A animação está pronta. Toque outra vez em “Enviar…”.",
    failed: "Não foi possível criar a imagem.",
    print: "Imprimir",
    printTitle: "Imprimir",
    diagrams: "Diagramas",
    /** Where a printed game has diagrams. */
    diagramsAt: { comments: "Nos comentários", end: "No fim", none: "Nenhum" },
    /**
     * The number of a move in a printed game.
     *
     * @param {number} number
     * @param {boolean} isSecond whether it is that of the second player
     */
    turn: (number, isSecond) => `${integer(number)}${isSecond ? "…" : "."}`,
    swap: "troca",
    making: "A criar as folhas…",
    /** @param {number} pages */
    made: (pages) => plural(pages, { one: "# página", other: "# páginas" }),
    sheetFailed: "Não foi possível criar as folhas.",
    /** @param {string} name of a game */
    puzzlesOf: (name) => `Problemas de ${name}`,
    /** @param {string} name of a game */
    solutionsOf: (name) => `Problemas de ${name}: soluções`,
    solutionsNote: "Imprima esta página no verso.",
    order: "do fácil ao difícil",
    /** @param {number} number */
    sheet: (number) => `Folha ${integer(number)}`,
    /** @param {number} sheets */
    sheetOf: (sheets) => `Folha, de 1 a ${integer(sheets)}`,
    number: integer,
    /**
     * How many of three dots are full.
     *
     * @param {number} filled
     * @param {number} of
     */
    difficulty: (filled, of) => `Dificuldade ${integer(filled)} de ${integer(of)}`,
    /**
     * A word about a piece or a move, below the puzzles.
     *
     * @param {string} title
     * @param {string} text
     */
    piece: (title, text) => `${title}: ${text}`,
    answer: "A sua resposta",
    code: "Código QR do problema",
    codeNote: "Jogar e ver a solução",
    /** @param {{ colour: Colour; count: number }[]} sides */
    inHand: (sides) =>
      `Na mão: ${sides.map(({ colour, count }) => `${colours[colour]} ${integer(count)}`).join(", ")}`,
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
    about: (about, rating) => [...about, `pontuação ${integer(rating)}`].join(", "),
    /**
     * Below a picture: the last move.
     *
     * @param {number} number
     * @param {Colour} colour
     * @param {string} [move] none if the players swapped sides
     */
    move: (number, colour, move = "troca de lado") =>
      `Jogada ${integer(number)}, ${colours[colour]}: ${move}`,
    /**
     * Below a picture of a start.
     *
     * @param {Colour} colour
     */
    toMove: (colour) => `Jogam ${the[colour]}`,
    /**
     * A picture for those who do not see it.
     *
     * @param {string} name of the game
     * @param {string} caption the line below it
     */
    alt: (name, caption) => `Um tabuleiro de ${name}. ${caption}.`,
  },
};
export default words;
