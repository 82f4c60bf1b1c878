/** Hints and threats in Portuguese. */
import { ofThe, The, the } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
export const word = (count) => ["zero", "uma", "duas", "três", "quatro", "cinco"][count] ?? integer(count);

/**
 * What both have captured once nothing can be captured any more.
 *
 * @param {ReasonWords} words
 */
const exchange = ({ player, opponent, counts: [won, lost] }) =>
  `No fim das capturas obrigatórias, ${the[player]} terão capturado ${stones(won)} e ${the[opponent]} ${integer(lost)}.`;

/**
 * What a move does, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
export const reasons = {
  "only-move": () => "Não há outra jogada possível.",
  "one-reply": ({ opponent, moves: [reply] }) => `${The[opponent]} só têm uma jogada possível: ${reply}.`,
  "makes-five": () => "Faz cinco em linha e ganha.",
  "stops-five": ({ opponent, cells }) => `Impede ${the[opponent]} de fazer cinco em ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) => `Faz um quatro: ${the[opponent]} têm de responder em ${or(cells)}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Ameaça fazer cinco em ${and(cells)}. ${The[opponent]} só podem defender uma das casas.`,
  "stops-four": ({ opponent }) => `Impede que ${the[opponent]} façam um quatro aberto.`,
  "wins-next": ({ opponent, cells }) =>
    `Ameaça fazer cinco em ${or(cells)}, e ${the[opponent]} não têm defesa.`,
  "prepares-four": ({ cells }) => `Ameaça fazer um quatro aberto em ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) => `Bloqueia a fila de ${word(count)} ${ofThe[opponent]}.`,
  "becomes-lion": () => "No anel, a peça passa a leão: pode deslizar a toda a volta.",
  "builds-row": ({ counts: [count] }) => `Faz uma fila de ${word(count)}, com espaço para cinco.`,
  "builds-two-rows": ({ player, counts: [one, other] }) =>
    `Reforça duas filas: ${the[player]} têm agora ${word(one)} numa e ${word(other)} na outra.`,
  "has-room": ({ player, cells, counts: [count] }) =>
    plural(count, {
      one: `Por ${cells[0]} ainda passa uma fila de cinco possível para ${the[player]}.`,
      other: `Por ${cells[0]} ainda passam # filas de cinco possíveis para ${the[player]}.`,
    }),
  "plans-four": ({ player, opponent, moves: [reply, then] }) =>
    `Se ${the[opponent]} jogarem ${reply}, ${the[player]} fazem um quatro com ${then}.`,
  "gives-five": ({ opponent, cells }) => `Permite que ${the[opponent]} façam cinco em ${or(cells)}.`,
  "gives-four": ({ opponent, cells }) =>
    `Permite que ${the[opponent]} façam um quatro aberto, em ${or(cells.slice(0, 2))}.`,
  "leaves-row": ({ player, counts: [count] }) => `Tira uma peça à fila de ${word(count)} ${ofThe[player]}.`,
  "unblocks-row": ({ opponent, counts: [count] }) =>
    `A fila de ${word(count)} ${ofThe[opponent]} deixa de estar bloqueada.`,
  captures: ({ counts: [count] }) => `Captura ${stones(count)}.`,
  "saves-stones": ({ cells, counts: [count] }) =>
    `Salva ${stones(count)}${cells.length === 1 ? ` em ${cells[0]}` : ""} que ` +
    `${plural(count, { one: "podia ser capturada", other: "podiam ser capturadas" })}.`,
  "threatens-capture": ({ cells, counts: [count] }) =>
    `Ameaça capturar ${stones(count)}${cells.length === 1 ? `, em ${cells[0]}` : ""}.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Liberta pedras suas que eram prisioneiras.",
      other: "Liberta pedras suas que eram prisioneiras em # pilhas.",
    }),
  "lures-capture": ({ player, opponent, moves: [reply, then], counts: [lost, won] }) =>
    `${The[opponent]} têm de capturar ${stones(lost)} e, depois de ${reply}, ${the[player]} capturam ${stones(won)} com ${then}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `A seguir, ${the[opponent]} têm de capturar ${stones(count)}.`,
  "captures-all": ({ opponent }) => `Captura a última peça ${ofThe[opponent]} e ganha.`,
  exchanges: exchange,
  "loses-exchange": exchange,
  "threatens-combination": ({ moves: [move], counts: [count] }) =>
    `Ameaça ${move}, que ganha ${stones(count)} com as capturas que se seguem.`,
  "stops-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Impede ${move}, com que ${the[opponent]} ganhariam ${stones(count)}.`,
  "allows-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Permite ${move}: com as capturas que se seguem, ${the[opponent]} ganham ${stones(count)}.`,
  "gives-least": ({ opponent, counts: [count] }) =>
    `${The[opponent]} podem capturar ${stones(count)}, e nenhuma outra jogada cederia menos.`,
  "has-entries": ({ player, opponent, counts: [own, other] }) =>
    `${The[player]} ainda podem pôr pedras em ${plural(own, { one: "# casa", other: "# casas" })}, ` +
    `e ${the[opponent]} em ${integer(other)}.`,
  "few-safe-replies": ({ opponent, counts: [safe, all] }) =>
    `Só ${integer(safe)} de ${moves(all)} ${ofThe[opponent]} ` +
    `não ${plural(safe, { one: "deixa", other: "deixam" })} nada para capturar.`,
  "has-safe-moves": ({ player, opponent, counts: [own, other] }) =>
    `${The[player]} ainda têm ${moves(own)} que não ${plural(own, { one: "cede", other: "cedem" })} nada, ` +
    `e ${the[opponent]} ${integer(other)}.`,
  "leaves-stones": ({ cells, counts: [count] }) =>
    `${plural(count, { one: "Continua", other: "Continuam" })} em perigo ${stones(count)}${cells.length === 1 ? ` em ${cells[0]}` : ""}.`,
  "leaves-no-safe-reply": ({ opponent, player, counts: [count] }) =>
    `Joguem ${the[opponent]} o que jogarem, ${the[player]} podem depois capturar pelo menos ${stones(count)}.`,
  "stays-safe": ({ opponent, counts: [safe, all] }) =>
    safe === 1
      ? `É a única de ${moves(all)} que não deixa ${the[opponent]} capturar nada.`
      : `É uma das ${moves(safe)}, em ${integer(all)}, que não deixam ${the[opponent]} capturar nada.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    plural(count, {
      one: "Entra a sua última pedra.",
      other: "As suas últimas # pedras entram juntas, numa pilha alta.",
    }),
  "enters-safely": () => "Aí a pedra está segura, por agora.",
  "narrows-entry": ({ opponent, cells }) =>
    cells.length > 3
      ? `Fecha ${integer(cells.length)} casas à entrada de pedras ${ofThe[opponent]}.`
      : `${The[opponent]} já não podem pôr pedras em ${or(cells)}.`,
  "blocks-pieces": ({ opponent, cells }) =>
    cells.length === 1
      ? `A peça ${ofThe[opponent]} em ${cells[0]} já não pode mover-se.`
      : `As peças ${ofThe[opponent]} em ${and(cells)} já não podem mover-se.`,
  "frees-pieces": ({ player, cells }) =>
    cells.length === 1
      ? `A peça ${ofThe[player]} em ${cells[0]} volta a poder mover-se.`
      : `As peças ${ofThe[player]} em ${and(cells)} voltam a poder mover-se.`,
  "covers-pieces": ({ cells }) =>
    cells.length === 1
      ? `Ocupa a casa atrás da peça em ${cells[0]}: já não se pode saltar para aí por cima dela.`
      : `Ocupa a casa atrás das peças em ${and(cells)}: já não se pode saltar para aí por cima delas.`,
  "takes-middle": () => "Ocupa uma casa central.",
  "cannot-be-jumped": ({ cells }) => `Enquanto estiver em ${cells[0]}, a peça não pode ser capturada.`,
  approaches: ({ opponent, cells }) =>
    `Fica ao lado ${cells.length === 1 ? "da peça" : "das peças"} ${ofThe[opponent]} em ${and(cells)}.`,
  "plans-capture": ({ player, opponent, moves: [reply, then], counts: [count] }) =>
    `Se ${the[opponent]} jogarem ${reply}, ${the[player]} capturam ${stones(count)} com ${then}.`,
  "takes-city": ({ opponent }) => `Toma a cidade ${ofThe[opponent]} e ganha.`,
  "saves-city": () => "Salva a sua cidade.",
  "threatens-city": ({ opponent }) => `Ameaça a cidade ${ofThe[opponent]}.`,
  "wins-city": ({ opponent }) => `Ameaça a cidade ${ofThe[opponent]}, que já não se pode salvar.`,
  "leaves-no-stack": ({ opponent }) => `Captura a última pilha ${ofThe[opponent]} e ganha.`,
  "closes-gap": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `Já não há brechas à volta da cidade ${ofThe[opponent]}.`
      : `${The[player]} precisam de mais ${plural(left, { one: "uma casa", other: "# casas" })} junto à ` +
        `cidade ${ofThe[opponent]}: ${and(cells)}.`,
  "opens-gap": ({ opponent, counts: [left] }) =>
    `Deixa uma casa junto à cidade ${ofThe[opponent]}, que tem agora ` +
    `${plural(left, { one: "uma brecha", other: "# brechas" })}.`,
  "closes-in": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `Já não há brechas à volta da pilha ${ofThe[opponent]} em ${cells[0]}.`
      : `${The[player]} só precisam de mais ${plural(left, { one: "uma casa", other: "# casas" })} para cercar ` +
        `a pilha ${ofThe[opponent]} em ${cells[0]}.`,
  "escapes-siege": ({ cells, counts: [room] }) =>
    `Tira de ${cells[0]} uma pilha ${room === 0 ? "" : "quase "}cercada.`,
  "makes-stack": ({ cells, counts: [height] }) => `A pilha em ${cells[0]} tem agora ${stones(height)}.`,
  spreads: ({ counts: [count] }) =>
    plural(count, { one: "Ocupa uma casa nova.", other: "Ocupa # casas novas." }),
  "plans-city": ({ player, opponent, moves: [reply, then] }) =>
    `Se ${the[opponent]} jogarem ${reply}, ${the[player]} tomam ou ameaçam a cidade com ${then}.`,
  "gives-city": ({ opponent, player }) => `Permite que ${the[opponent]} tomem a cidade ${ofThe[player]}.`,
  "leaves-city": ({ player }) => `Não salva a cidade ${ofThe[player]}.`,
  "gives-stones": ({ opponent, cells, counts: [count] }) =>
    `Permite que ${the[opponent]} capturem ${stones(count)}${cells.length === 1 ? `, em ${cells[0]}` : ""}.`,
  "spends-last-stack": ({ player }) => `${The[player]} ficam sem pilhas para semear.`,
  advances: () => "Ganha terreno em direção à cidade adversária.",
};

/** @type {import("../language.js").PlaceWords["hints"]} */
export const hints = {
  searching: "À procura de uma dica…",
  more: "Saber mais",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    "Procure " +
    `${left === right ? `na coluna ${left}` : `da coluna ${left} à ${right}`}${bottom === top ? `, na linha ${integer(bottom)}` : ` e da linha ${integer(bottom)} à ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Mova ${isStack ? "a pilha" : { soldier: "o soldado", lion: "o leão", stone: "a pedra" }[shape]} que está em ${cell}.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Ponha aí uma pedra." : "Coloque aí uma peça."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Troque de lado" : move}.${reply ? ` Resposta esperada: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Ganha em ${moves(count)}.`,
  best: "Uma jogada calma: não há nada a capturar nem a impedir, e nenhuma outra é mais forte.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${The[opponent]} ameaçam fazer cinco em linha em ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${The[opponent]} podem fazer um quatro aberto em ${or(cells)}: quatro em linha, e só pode bloquear uma ponta.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${The[opponent]} ameaçam capturar ${stones(count)}, em ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `${The[opponent]} poderiam capturar logo uma pedra que entrasse em ${or(cells)}: aí não pode entrar nenhuma.`,
  city: ({ opponent }) => `${The[opponent]} ameaçam a sua cidade!`,
};

/** @type {import("../language.js").PlaceWords["threats"]} */
export const threats = {
  none: "De momento não há ameaças.",
  kinds: threatened,
};
