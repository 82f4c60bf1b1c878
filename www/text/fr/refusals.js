/** Why a tap did nothing, in French, and what to do instead; and other notices of a board. */
import { stones } from "./format.js";

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
    "Ce site bloque les scripts en arrière-plan : le moteur tourne dans la page elle-même, plus lentement.",
  "no-help": () => "Pas d’aide du moteur avant la fin de votre partie par lien.",
  restarted: () => "Le moteur a planté et a été relancé. Votre partie est intacte.",
  "not-loaded": () => "Le chargement a échoué. Vérifiez la connexion et réessayez.",
  // About any tap
  "game-over": () => "La partie est finie. Reprenez un coup, ou commencez une autre partie.",
  "not-your-turn": () => "Ce n’est pas encore à vous de jouer.",
  "looking-back": () => "C’est une position antérieure. Allez à la fin pour continuer.",
  "not-yours": ({ cells: [cell] }) => `La pièce en ${cell} n’est pas à vous. Touchez une des vôtres.`,
  "piece-stuck": ({ cells: [cell] }) => `La pièce en ${cell} ne peut aller nulle part. Touchez-en une autre.`,
  "hand-empty": () => "Toutes vos pièces sont sur le plateau. Touchez-en une pour la déplacer.",
  "nothing-here": ({ cells: [cell] }) => `${cell} est vide. Touchez une de vos piles d’au moins deux pions.`,
  occupied: (refusal) => `${lastTwo(refusal)[1]} est occupée. La pièce a besoin d’une case vide.`,
  "way-blocked": ({ cells: [from, to] }) =>
    `Entre ${from} et ${to}, une pièce barre le chemin, d’un côté comme de l’autre.`,
  "edge-lion-step": ({ cells: [from, to] }) =>
    `De ${from}, un lion glisse le long du chemin ou entre d’une case dans l’arène. ${to} est hors d’atteinte.`,
  "lion-step": ({ cells: [, to] }) => `Dans l’arène, un lion avance d’une case. ${to} est trop loin.`,
  "soldier-step": ({ cells: [, to] }) =>
    `Un soldat avance d’une case, jamais en diagonale. ${to} est trop loin.`,
  "soldier-diagonal": ({ cells: [, to] }) =>
    `Les soldats ne vont pas en diagonale. Celui-ci ne peut pas aller en ${to}.`,
  "capture-compulsory": ({ count }) =>
    `Il faut capturer ${stones(count)}. Sautez avec une des pièces marquées.`,
  "capture-most": ({ count }) =>
    `Il faut capturer le plus possible : ${stones(count)}. Ici, ce serait moins.`,
  "jump-two": (refusal) =>
    `De ${lastTwo(refusal)[0]}, la pièce saute par-dessus une pièce voisine et finit juste derrière, pas en ${lastTwo(refusal)[1]}.`,
  "jump-reversal": (refusal) =>
    `Une pièce ne peut pas sauter aussitôt en arrière, en ${lastTwo(refusal)[1]}.`,
  "jump-nothing": (refusal) =>
    `Il n’y a aucune pièce entre ${lastTwo(refusal).join(" et ")} : rien par-dessus quoi sauter.`,
  "jump-own": (refusal) =>
    `Entre ${lastTwo(refusal).join(" et ")}, la pièce est à vous. On ne peut sauter que par-dessus une pièce ennemie.`,
  "jump-blocked": (refusal) => `${lastTwo(refusal)[1]} est occupée. Un saut finit sur une case vide.`,
  "hand-first": ({ count }) =>
    `Posez d’abord tous vos pions. Il vous reste ${stones(count)} : touchez une case vide.`,
  "occupied-entry": ({ cells: [cell] }) => `${cell} est occupée. Touchez une case vide pour poser un pion.`,
  "would-feed": ({ cells: [cell] }) =>
    `Un pion en ${cell} serait aussitôt capturable. Ce n’est permis que si l’ennemi peut déjà capturer.`,
  "centre-banned": ({ cells: [cell] }) => `Le premier pion ne peut pas être posé au centre, en ${cell}.`,
  "single-stone": ({ cells: [cell] }) =>
    `Il n’y a qu’un pion en ${cell}. Touchez une de vos piles d’au moins deux pions.`,
  "not-diagonal": (refusal) =>
    `On sème en diagonale, case après case. De ${lastTwo(refusal)[0]}, ${lastTwo(refusal)[1]} est hors d’atteinte.`,
  "straight-back": (refusal) =>
    `Un semis ne peut pas revenir aussitôt en arrière, en ${lastTwo(refusal)[1]}.`,
  "stones-left": (refusal) =>
    `Le semis ne peut pas continuer depuis ${lastTwo(refusal)[1]} : il resterait ${stones(refusal.count)}.`,
  "must-advance": () =>
    "Pendant vos deux premiers tours, le dernier pion doit finir plus près de l’ennemi que la pile de départ.",
  "must-occupy": () => "Pendant vos deux premiers tours, au moins un pion doit tomber sur une case vide.",
  "step-one": (refusal) =>
    `Une pièce avance d’une case, en ligne droite. Elle ne peut pas aller de ${lastTwo(refusal).join(" à ")}.`,
};
