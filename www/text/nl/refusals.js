/** Why a tap did nothing, in Dutch, and what to do instead; and other notices of a board. */
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
    "Deze site blokkeert scripts op de achtergrond. De engine draait daarom in de pagina zelf en is trager.",
  "no-help": () => "Hulp van de computer krijg je pas weer als je partij via link voorbij is.",
  restarted: () => "De engine is vastgelopen en opnieuw gestart. Aan je partij is niets veranderd.",
  "not-loaded": () => "Dit kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.",
  // About any tap
  "game-over": () => "De partij is voorbij. Neem een zet terug, of begin een nieuwe partij.",
  "not-your-turn": () => "Je bent nog niet aan de beurt.",
  "looking-back": () => "Dit is een eerdere stelling. Ga naar het einde om verder te spelen.",
  "not-yours": ({ cells: [cell] }) => `Het stuk op ${cell} is niet van jou. Tik op een van je eigen stukken.`,
  "piece-stuck": ({ cells: [cell] }) => `Het stuk op ${cell} kan nergens heen. Tik op een ander stuk.`,
  "hand-empty": () => "Al je stukken staan op het bord. Tik op een ervan om het te verplaatsen.",
  "nothing-here": ({ cells: [cell] }) => `${cell} is leeg. Tik op een van je stapels van twee of meer.`,
  occupied: (refusal) => `${lastTwo(refusal)[1]} is bezet. Een stuk kan alleen naar een leeg veld.`,
  "way-blocked": ({ cells: [from, to] }) =>
    `Langs de ring staat tussen ${from} en ${to} een stuk in de weg, in beide richtingen.`,
  "edge-lion-step": ({ cells: [from, to] }) =>
    `Vanaf ${from} schuift een leeuw langs de ring of doet één stap de arena in. Zo komt hij niet op ${to}.`,
  "lion-step": ({ cells: [, to] }) => `In de arena doet een leeuw één stap. ${to} is te ver.`,
  "soldier-step": ({ cells: [, to] }) => `Een soldaat doet één rechte stap. ${to} is te ver.`,
  "soldier-diagonal": ({ cells: [, to] }) => `Soldaten gaan niet schuin. Deze kan niet naar ${to}.`,
  "capture-compulsory": ({ count }) =>
    `Je moet ${stones(count)} slaan. Spring met een van de gemarkeerde stukken.`,
  "capture-most": ({ count }) =>
    `Meerslag gaat voor: je moet ${stones(count)} slaan. Dit zouden er minder zijn.`,
  "jump-two": (refusal) =>
    `Vanaf ${lastTwo(refusal)[0]} springt het stuk over een buurstuk naar het veld vlak erachter, niet naar ${lastTwo(refusal)[1]}.`,
  "jump-reversal": (refusal) => `Een stuk kan niet recht terugspringen naar ${lastTwo(refusal)[1]}.`,
  "jump-nothing": (refusal) => `Tussen ${lastTwo(refusal).join(" en ")} staat niets om overheen te springen.`,
  "jump-own": (refusal) =>
    `Tussen ${lastTwo(refusal).join(" en ")} staat je eigen stuk. Je mag alleen over vijandelijke stukken springen.`,
  "jump-blocked": (refusal) => `${lastTwo(refusal)[1]} is bezet. Een sprong eindigt op een leeg veld.`,
  "hand-first": ({ count }) =>
    `Breng eerst al je stenen in. Je hebt nog ${stones(count)}; tik op een leeg veld.`,
  "occupied-entry": ({ cells: [cell] }) =>
    `${cell} is bezet. Tik op een leeg veld om een steen in te brengen.`,
  "would-feed": ({ cells: [cell] }) =>
    `Een steen op ${cell} zou meteen geslagen kunnen worden. Dat mag alleen als je tegenstander toch al kan slaan.`,
  "centre-banned": ({ cells: [cell] }) =>
    `De eerste steen mag niet in het midden komen, dus niet op ${cell}.`,
  "single-stone": ({ cells: [cell] }) =>
    `Op ${cell} staat een losse steen. Tik op een van je stapels van twee of meer.`,
  "not-diagonal": (refusal) =>
    `Stenen zaai je schuin, veld voor veld. ${lastTwo(refusal)[1]} ligt niet schuin naast ${lastTwo(refusal)[0]}.`,
  "straight-back": (refusal) => `Bij het zaaien mag je niet recht terug, naar ${lastTwo(refusal)[1]}.`,
  "stones-left": (refusal) =>
    `Vanaf ${lastTwo(refusal)[1]} kun je niet verder zaaien, terwijl er nog ` +
    `${plural(refusal.count, { one: "# steen over is", other: "# stenen over zijn" })}.`,
  "must-advance": () =>
    "In je eerste twee beurten moet de laatste steen dichter bij je tegenstander komen dan de stapel stond.",
  "must-occupy": () => "In je eerste twee beurten moet minstens één steen op een leeg veld komen.",
  "step-one": (refusal) =>
    `Een stuk doet één rechte stap. Het kan niet van ${lastTwo(refusal).join(" naar ")}.`,
};
