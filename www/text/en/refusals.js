/** Why a tap did nothing, in English, and what to do instead; and other notices of a board. */
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
    "This site blocks background scripts, so the engine runs in the page itself and is slower.",
  "no-help": () => "Engine help is off until your game by link is over.",
  restarted: () => "The engine crashed and was restarted. Your game is unchanged.",
  "not-loaded": () => "This could not be loaded. Check the connection and try again.",
  // About any tap
  "game-over": () => "The game is over. Take a move back, or start a new game.",
  "not-your-turn": () => "It is not your turn yet.",
  "looking-back": () => "This is an earlier position. Go to the end to play on.",
  "not-yours": ({ cells: [cell] }) => `The piece on ${cell} is not yours. Tap one of your own.`,
  "piece-stuck": ({ cells: [cell] }) => `The piece on ${cell} has nowhere to go. Tap another one.`,
  "hand-empty": () => "All your pieces are on the board. Tap one of them to move it.",
  "nothing-here": ({ cells: [cell] }) => `${cell} is empty. Tap one of your stacks of two or more.`,
  occupied: (refusal) => `${lastTwo(refusal)[1]} is occupied. The piece needs an empty cell.`,
  "way-blocked": ({ cells: [from, to] }) =>
    `A piece blocks the ring between ${from} and ${to}, both ways round.`,
  "edge-lion-step": ({ cells: [from, to] }) =>
    `From ${from} a lion slides along the ring or takes one step into the arena. It cannot reach ${to}.`,
  "lion-step": ({ cells: [, to] }) => `In the arena a lion takes one step. ${to} is too far.`,
  "soldier-step": ({ cells: [, to] }) => `A soldier takes one step, straight. ${to} is too far.`,
  "soldier-diagonal": ({ cells: [, to] }) => `Soldiers do not move diagonally. This one cannot go to ${to}.`,
  "capture-compulsory": ({ count }) =>
    `You must capture ${stones(count)}. Jump with one of the marked pieces.`,
  "capture-most": ({ count }) =>
    `You must capture as many as you can: ${stones(count)}. This would be fewer.`,
  "jump-two": (refusal) =>
    `From ${lastTwo(refusal)[0]} the piece jumps over a neighbour to the cell right behind it, not to ${lastTwo(refusal)[1]}.`,
  "jump-reversal": (refusal) => `A piece cannot jump straight back to ${lastTwo(refusal)[1]}.`,
  "jump-nothing": (refusal) => `There is nothing to jump over between ${lastTwo(refusal).join(" and ")}.`,
  "jump-own": (refusal) =>
    `Your own piece is between ${lastTwo(refusal).join(" and ")}. You can jump only over enemy pieces.`,
  "jump-blocked": (refusal) => `${lastTwo(refusal)[1]} is occupied. A jump ends on an empty cell.`,
  "hand-first": ({ count }) =>
    `First enter all your stones. You have ${stones(count)} left; tap an empty cell.`,
  "occupied-entry": ({ cells: [cell] }) => `${cell} is occupied. Tap an empty cell to enter a stone.`,
  "would-feed": ({ cells: [cell] }) =>
    `A stone on ${cell} could be captured at once. That is allowed only if the enemy can capture already.`,
  "centre-banned": ({ cells: [cell] }) => `The first stone may not enter in the centre, on ${cell}.`,
  "single-stone": ({ cells: [cell] }) =>
    `There is a single stone on ${cell}. Tap one of your stacks of two or more.`,
  "not-diagonal": (refusal) =>
    `Stones are sown diagonally, cell by cell. ${lastTwo(refusal)[1]} is not next to ${lastTwo(refusal)[0]} that way.`,
  "straight-back": (refusal) => `A sowing cannot turn straight back to ${lastTwo(refusal)[1]}.`,
  "stones-left": (refusal) =>
    `The sowing cannot go on from ${lastTwo(refusal)[1]}, and ${stones(refusal.count)} would be left over.`,
  "must-advance": () =>
    "On your first two turns, the last stone must land closer to the enemy than the stack was.",
  "must-occupy": () => "On your first two turns, at least one stone must land on an empty cell.",
  "step-one": (refusal) =>
    `A piece moves one step, straight. It cannot go from ${lastTwo(refusal).join(" to ")}.`,
};
