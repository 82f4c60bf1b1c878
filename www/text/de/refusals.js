/** Why a tap did nothing, in German, and what to do instead; and other notices of a board. */
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
    "Diese Website blockiert Hintergrundskripte. Darum läuft die Engine in der Seite selbst und ist langsamer.",
  "no-help": () => "Der Computer hilft erst nach deiner Partie per Link wieder.",
  restarted: () => "Die Engine ist abgestürzt und wurde neu gestartet. Deine Partie ist unverändert.",
  "not-loaded": () => "Das konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.",
  // About any tap
  "game-over": () => "Die Partie ist zu Ende. Nimm einen Zug zurück, oder beginne eine neue.",
  "not-your-turn": () => "Du bist noch nicht dran.",
  "looking-back": () => "Das ist eine frühere Stellung. Geh zum Ende, um weiterzuspielen.",
  "not-yours": ({ cells: [cell] }) => `Die Figur auf ${cell} gehört dir nicht. Tippe auf eine eigene.`,
  "piece-stuck": ({ cells: [cell] }) => `Die Figur auf ${cell} kann nirgendwohin. Tippe auf eine andere.`,
  "hand-empty": () => "Alle deine Figuren sind auf dem Brett. Tippe auf eine, um mit ihr zu ziehen.",
  "nothing-here": ({ cells: [cell] }) =>
    `${cell} ist frei. Tippe auf einen Stapel aus zwei oder mehr Steinen.`,
  occupied: (refusal) => `${lastTwo(refusal)[1]} ist besetzt. Die Figur braucht ein freies Feld.`,
  "way-blocked": ({ cells: [from, to] }) =>
    `Der Ring zwischen ${from} und ${to} ist in beiden Richtungen versperrt.`,
  "edge-lion-step": ({ cells: [from, to] }) =>
    `Von ${from} läuft ein Löwe auf dem Ring oder geht einen Schritt in die Arena. Nach ${to} kommt er nicht.`,
  "lion-step": ({ cells: [, to] }) => `In der Arena geht ein Löwe einen Schritt. ${to} ist zu weit.`,
  "soldier-step": ({ cells: [, to] }) =>
    `Ein Soldat geht nur einen Schritt, nie diagonal. ${to} ist zu weit.`,
  "soldier-diagonal": ({ cells: [, to] }) => `Soldaten gehen nicht diagonal. Dieser kann nicht nach ${to}.`,
  "capture-compulsory": ({ count }) =>
    `Du musst ${stones(count)} schlagen. Spring mit einer der markierten Figuren.`,
  "capture-most": ({ count }) =>
    `Du musst so viele schlagen, wie du kannst: ${stones(count)}. Das wären weniger.`,
  "jump-two": (refusal) =>
    `Von ${lastTwo(refusal)[0]} springt die Figur über eine Nachbarfigur auf das Feld gleich dahinter, nicht nach ${lastTwo(refusal)[1]}.`,
  "jump-reversal": (refusal) => `Eine Figur springt nicht geradewegs nach ${lastTwo(refusal)[1]} zurück.`,
  "jump-nothing": (refusal) => `Zwischen ${lastTwo(refusal).join(" und ")} ist nichts zu überspringen.`,
  "jump-own": (refusal) =>
    `Zwischen ${lastTwo(refusal).join(" und ")} steht deine eigene Figur. Man springt nur über gegnerische.`,
  "jump-blocked": (refusal) => `${lastTwo(refusal)[1]} ist besetzt. Ein Sprung endet auf einem freien Feld.`,
  "hand-first": ({ count }) =>
    `Setze erst alle deine Steine ein. Du hast noch ${stones(count)}; tippe auf ein freies Feld.`,
  "occupied-entry": ({ cells: [cell] }) => `${cell} ist besetzt. Setze den Stein auf einem freien Feld ein.`,
  "would-feed": ({ cells: [cell] }) =>
    `Auf ${cell} könnte der Stein sofort geschlagen werden. Erlaubt ist das nur, wenn der Gegner schon schlagen kann.`,
  "centre-banned": ({ cells: [cell] }) => `Der erste Stein darf nicht ins Zentrum, also nicht auf ${cell}.`,
  "single-stone": ({ cells: [cell] }) =>
    `Auf ${cell} liegt ein einzelner Stein. Tippe auf einen Stapel aus zwei oder mehr Steinen.`,
  "not-diagonal": (refusal) =>
    `Gesät wird diagonal, von Feld zu Feld. Von ${lastTwo(refusal)[0]} geht es nicht nach ${lastTwo(refusal)[1]}.`,
  "straight-back": (refusal) => `Beim Säen geht es nicht geradewegs nach ${lastTwo(refusal)[1]} zurück.`,
  "stones-left": (refusal) =>
    `Von ${lastTwo(refusal)[1]} geht es nicht weiter, und ${plural(refusal.count, { one: "# Stein bliebe", other: "# Steine blieben" })} übrig.`,
  "must-advance": () =>
    "In deinen ersten zwei Zügen muss der letzte Stein näher am Gegner landen, als der Stapel vorher stand.",
  "must-occupy": () => "In deinen ersten zwei Zügen muss mindestens ein Stein auf einem freien Feld landen.",
  "step-one": (refusal) =>
    `Eine Figur zieht einen Schritt, auf ein Nachbarfeld. Von ${lastTwo(refusal).join(" kommt sie nicht nach ")}.`,
};
