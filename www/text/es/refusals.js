/** Why a tap did nothing, in Spanish, and what to do instead; and other notices of a board. */
import { and, plural, stones } from "./format.js";

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
    "Este sitio bloquea los scripts en segundo plano: el motor funciona dentro de la página y va más lento.",
  "no-help": () => "No hay ayuda del motor hasta que acabe tu partida por enlace.",
  restarted: () => "El motor falló y se reinició. Tu partida no ha cambiado.",
  "not-loaded": () => "No se pudo cargar. Revisa la conexión y prueba otra vez.",
  // About any tap
  "game-over": () => "La partida ha terminado. Deshaz una jugada o empieza otra partida.",
  "not-your-turn": () => "Aún no te toca.",
  "looking-back": () => "Esta posición es anterior. Ve al final para seguir jugando.",
  "not-yours": ({ cells: [cell] }) => `La pieza de ${cell} no es tuya. Toca una de las tuyas.`,
  "piece-stuck": ({ cells: [cell] }) => `La pieza de ${cell} no tiene adónde ir. Toca otra.`,
  "hand-empty": () => "Todas tus piezas están en el tablero. Toca una para moverla.",
  "nothing-here": ({ cells: [cell] }) => `${cell} está vacía. Toca una pila tuya de dos o más.`,
  occupied: (refusal) => `${lastTwo(refusal)[1]} está ocupada. La pieza necesita una casilla vacía.`,
  "way-blocked": ({ cells: [from, to] }) =>
    `Entre ${and([from, to])}, una pieza corta el paso por el anillo en los dos sentidos.`,
  "edge-lion-step": ({ cells: [from, to] }) =>
    `Desde ${from} un león se desliza por el anillo o da un paso a la arena. No llega a ${to}.`,
  "lion-step": ({ cells: [, to] }) => `En la arena un león da un solo paso. ${to} está demasiado lejos.`,
  "soldier-step": ({ cells: [, to] }) =>
    `Un soldado da un solo paso, nunca en diagonal. ${to} está demasiado lejos.`,
  "soldier-diagonal": ({ cells: [, to] }) => `Los soldados no van en diagonal. Este no puede ir a ${to}.`,
  "capture-compulsory": ({ count }) => `Debes capturar ${stones(count)}. Salta con una pieza marcada.`,
  "capture-most": ({ count }) => `Debes capturar todas las que puedas: ${stones(count)}. Así serían menos.`,
  "jump-two": (refusal) =>
    `Desde ${lastTwo(refusal)[0]} la pieza salta sobre una vecina a la casilla de detrás, no a ${lastTwo(refusal)[1]}.`,
  "jump-reversal": (refusal) => `Una pieza no puede dar media vuelta y saltar a ${lastTwo(refusal)[1]}.`,
  "jump-nothing": (refusal) => `No hay nada que saltar entre ${and(lastTwo(refusal))}.`,
  "jump-own": (refusal) => `Entre ${and(lastTwo(refusal))} hay una pieza tuya. Solo se saltan las enemigas.`,
  "jump-blocked": (refusal) => `${lastTwo(refusal)[1]} está ocupada. Un salto acaba en una casilla vacía.`,
  "hand-first": ({ count }) =>
    `Antes pon todas tus fichas. ${plural(count, { one: "Te queda #", other: "Te quedan #" })}: toca una casilla vacía.`,
  "occupied-entry": ({ cells: [cell] }) =>
    `${cell} está ocupada. Toca una casilla vacía para poner una ficha.`,
  "would-feed": ({ cells: [cell] }) =>
    `Prohibido dar de comer: en ${cell} te capturarían la ficha enseguida. Solo se permite si tu rival ya puede capturar.`,
  "centre-banned": ({ cells: [cell] }) => `La primera ficha no puede entrar en el centro, en ${cell}.`,
  "single-stone": ({ cells: [cell] }) => `En ${cell} hay una ficha suelta. Toca una pila tuya de dos o más.`,
  "not-diagonal": (refusal) =>
    `Se siembra casilla a casilla, en diagonal. De ${lastTwo(refusal)[0]} no se llega así a ${lastTwo(refusal)[1]}.`,
  "straight-back": (refusal) => `Una siembra no puede dar media vuelta hacia ${lastTwo(refusal)[1]}.`,
  "stones-left": (refusal) =>
    `Desde ${lastTwo(refusal)[1]} la siembra no puede seguir, y ${refusal.count === 1 ? "sobraría" : "sobrarían"} ${stones(refusal.count)}.`,
  "must-advance": () =>
    "En tus dos primeros turnos, la última ficha debe caer más cerca del enemigo que donde estaba la pila.",
  "must-occupy": () => "En tus dos primeros turnos, al menos una ficha debe caer en una casilla vacía.",
  "step-one": (refusal) =>
    `Una pieza da un solo paso, en línea recta. No puede ir de ${lastTwo(refusal).join(" a ")}.`,
};
