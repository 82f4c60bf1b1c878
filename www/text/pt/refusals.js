/** Why a tap did nothing, in Portuguese, and what to do instead; and other notices of a board. */
import { plural, stones } from "./format.js";

/** @import {Refusal} from "../language.js" */

/**
 * The last two cells of the move being entered.
 *
 * @param {Refusal} refusal
 */
const lastTwo = ({ cells }) => [cells.at(-2) ?? "", cells.at(-1) ?? ""];

/** @type {Record<import("../language.js").RefusalCode, (refusal: Refusal) => string>} */
export const refusals = {
  // Not about a tap
  "in-page": () =>
    "Este site bloqueia scripts em segundo plano: o motor funciona na própria página e é mais lento.",
  "no-help": () => "Só há ajuda do motor depois de acabar a sua partida por link.",
  restarted: () => "O motor falhou e foi reiniciado. A sua partida ficou como estava.",
  "not-loaded": () => "Não foi possível carregar. Verifique a ligação e tente de novo.",
  // About any tap
  "game-over": () => "A partida acabou. Anule uma jogada, ou comece uma nova partida.",
  "not-your-turn": () => "Ainda não é a sua vez.",
  "looking-back": () => "Esta é uma posição anterior. Vá para o fim para continuar a jogar.",
  "not-yours": ({ cells: [cell] }) => `A peça em ${cell} não é sua. Toque numa das suas.`,
  "piece-stuck": ({ cells: [cell] }) => `A peça em ${cell} não tem para onde ir. Toque noutra.`,
  "hand-empty": () => "As suas peças já estão todas no tabuleiro. Toque numa delas para a mover.",
  "nothing-here": ({ cells: [cell] }) =>
    `${cell} está vazia. Toque numa das suas pilhas de duas ou mais pedras.`,
  occupied: (refusal) => `${lastTwo(refusal)[1]} está ocupada. A peça precisa de uma casa vazia.`,
  "way-blocked": ({ cells: [from, to] }) =>
    `Há peças a tapar o anel entre ${from} e ${to}, de um lado e do outro.`,
  "edge-lion-step": ({ cells: [from, to] }) =>
    `De ${from}, um leão desliza pelo anel ou dá um passo para a arena. Não chega a ${to}.`,
  "lion-step": ({ cells: [, to] }) => `Na arena um leão dá só um passo. ${to} fica longe demais.`,
  "soldier-step": ({ cells: [, to] }) => `Um soldado dá só um passo, a direito. ${to} fica longe demais.`,
  "soldier-diagonal": ({ cells: [, to] }) =>
    `Os soldados não andam na diagonal. Este não pode ir para ${to}.`,
  "capture-compulsory": ({ count }) => `Tem de capturar ${stones(count)}. Salte com uma das peças marcadas.`,
  "capture-most": ({ count }) => `Tem de capturar o mais possível: ${stones(count)}. Assim seriam menos.`,
  "jump-two": (refusal) =>
    `De ${lastTwo(refusal)[0]}, a peça salta por cima de uma vizinha para a casa logo atrás, não para ${lastTwo(refusal)[1]}.`,
  "jump-reversal": (refusal) =>
    `Uma peça não pode saltar diretamente para trás, para ${lastTwo(refusal)[1]}.`,
  "jump-nothing": (refusal) => `Entre ${lastTwo(refusal).join(" e ")} não há nenhuma peça para saltar.`,
  "jump-own": (refusal) =>
    `Entre ${lastTwo(refusal).join(" e ")} está uma peça sua. Só pode saltar por cima de peças do adversário.`,
  "jump-blocked": (refusal) => `${lastTwo(refusal)[1]} está ocupada. Um salto acaba numa casa vazia.`,
  "hand-first": ({ count }) =>
    `Ponha primeiro todas as suas pedras: ${plural(count, { one: "falta #", other: "faltam #" })}. Toque numa casa vazia.`,
  "occupied-entry": ({ cells: [cell] }) => `${cell} está ocupada. Toque numa casa vazia para pôr uma pedra.`,
  "would-feed": ({ cells: [cell] }) =>
    `Em ${cell} a pedra podia ser logo capturada. Isso só é permitido se o adversário já puder capturar.`,
  "centre-banned": ({ cells: [cell] }) => `A primeira pedra não pode entrar no centro, em ${cell}.`,
  "single-stone": ({ cells: [cell] }) =>
    `Em ${cell} há uma pedra isolada. Toque numa das suas pilhas de duas ou mais pedras.`,
  "not-diagonal": (refusal) =>
    `Semeia-se na diagonal, casa a casa. ${lastTwo(refusal)[1]} não fica junto a ${lastTwo(refusal)[0]} dessa maneira.`,
  "straight-back": (refusal) =>
    `Ao semear não se pode voltar diretamente para trás, para ${lastTwo(refusal)[1]}.`,
  "stones-left": (refusal) =>
    `A sementeira não pode continuar a partir de ${lastTwo(refusal)[1]}, e ` +
    `${plural(refusal.count, { one: "sobraria # pedra", other: "sobrariam # pedras" })}.`,
  "must-advance": () =>
    "Nas duas primeiras jogadas, a última pedra tem de cair mais perto do adversário do que estava a pilha.",
  "must-occupy": () => "Nas duas primeiras jogadas, pelo menos uma pedra tem de cair numa casa vazia.",
  "step-one": (refusal) =>
    `Uma peça dá um passo, a direito. Não pode ir de ${lastTwo(refusal).join(" para ")}.`,
};
