/** What a move does, and what counts in a position, in Portuguese. */
import { reasons, word } from "./advice.js";
import { ofThe, The, the } from "./board.js";
import { and, integer, plural, stones } from "./format.js";

/** @import {ReasonCode} from "../../wasm/ergo_wasm.js" */
/** @import {StandingCode} from "../../wasm/ergo_wasm.js" */
/** @import {Colour} from "../language.js" */
/** @import {ReasonWords} from "../language.js" */

/**
 * What a move does, where a hint would speak to its player.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const effects = {
  "frees-captives": ({ player }) => `Liberta pedras ${ofThe[player]} que eram prisioneiras.`,
  "enters-shadowpiece": ({ player, counts: [count] }) =>
    plural(count, {
      one: `Entra a última pedra ${ofThe[player]}.`,
      other: `As últimas # pedras ${ofThe[player]} entram juntas.`,
    }),
  "saves-city": ({ player }) => `Salva a cidade ${ofThe[player]}.`,
};

/**
 * Other words for what would be said twice, one time after the other.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const again = {
  "only-move": () => "Esta jogada também era forçada.",
  captures: ({ counts: [count] }) => `Também captura ${stones(count)}.`,
  "threatens-capture": ({ player, counts: [count] }) =>
    `A seguir, ${the[player]} podem capturar ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) => `Também salva ${stones(count)} da captura.`,
  "builds-row": ({ counts: [count] }) => `Também faz uma fila de ${word(count)}, com espaço para cinco.`,
  "becomes-lion": () => "Também esta peça passa a leão.",
  advances: () => "Também avança em direção à cidade adversária.",
};

/**
 * What a move does.
 *
 * @param {ReasonCode} code
 * @param {ReasonWords} words
 */
export const effectText = (code, words) => (effects[code] ?? reasons[code])(words);

/**
 * How much of something a player has.
 *
 * @type {Record<StandingCode, (count: number) => string>}
 */
const counted = {
  threes: (count) =>
    plural(count, {
      one: "# hipótese de fazer cinco em duas jogadas",
      other: "# hipóteses de fazer cinco em duas jogadas",
    }),
  twos: (count) => plural(count, { one: "# fila de duas", other: "# filas de duas" }),
  lions: (count) => plural(count, { one: "# leão", other: "# leões" }),
  hand: (count) => `${integer(count)} na mão`,
  prisoners: (count) => plural(count, { one: "# prisioneira", other: "# prisioneiras" }),
  pieces: (count) => plural(count, { one: "# peça", other: "# peças" }),
  jumpers: (count) => plural(count, { one: "# peça que pode capturar", other: "# peças que podem capturar" }),
  endangered: (count) => plural(count, { one: "# peça em perigo", other: "# peças em perigo" }),
  mobile: (count) =>
    plural(count, { one: "# peça que pode dar um passo", other: "# peças que podem dar um passo" }),
  central: (count) => plural(count, { one: "# peça no centro", other: "# peças no centro" }),
  stones: (count) => `${stones(count)} em jogo`,
  stacks: (count) => plural(count, { one: "# pilha", other: "# pilhas" }),
  gaps: (count) =>
    plural(count, {
      one: "# brecha por fechar na cidade adversária",
      other: "# brechas por fechar na cidade adversária",
    }),
  cells: (count) => plural(count, { one: "# casa ocupada", other: "# casas ocupadas" }),
  ahead: (count) =>
    plural(count, { one: "# casa ocupada muito à frente", other: "# casas ocupadas muito à frente" }),
};

export const commentary = {
  effect: effectText,
  /**
   * The same in other words.
   *
   * @param {ReasonCode} code
   * @param {ReasonWords} words
   */
  again: (code, words) => (again[code] ?? effects[code] ?? reasons[code])(words),
  /**
   * What counts for the player who is ahead.
   *
   * @param {Colour} colour
   * @param {{ code: StandingCode; own: number; other: number }[]} counts how much of each both have
   */
  standing(colour, counts) {
    // In brackets if there are several: “contra 1 e 1 na mão” would be misread.
    const [open, close] = counts.length > 1 ? ["(", ")"] : ["", ""];
    const listed = counts.map(
      ({ code, own, other }) => `${counted[code](own)} ${open}contra ${integer(other)}${close}`,
    );
    return `${The[colour]} têm ${and(listed)}.`;
  },
};
