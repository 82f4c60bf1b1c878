/** Games with a friend by link, in English. */
import { banner } from "./banner.js";
import { COLOURS } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** @import {Colour} from "../language.js" */
/** @import {Request} from "../../game/friend.js" */

const SAFE = "Your own game is safe.";
const someone = (/** @type {string} */ name) => name || "your friend";
const Someone = (/** @type {string} */ name) => name || "Your friend";

export const friend = {
  // The message line
  /**
   * @param {string} name of the friend, empty if unknown
   * @param {"move" | "answer" | "request"} content what is to be sent
   */
  unsent: (name, content) =>
    ({
      move: `Send your move to ${someone(name)}.`,
      answer: `Send your answer to ${someone(name)}.`,
      request: `Send your request to ${someone(name)}.`,
    })[content],
  send: "Send…",
  sendLast: "Send it to your friend",
  /** @param {string} name */
  waiting: (name) => `Waiting for ${someone(name)}.`,
  waitingHint: "Open the link that comes back.",
  /**
   * @param {string} name
   * @param {Colour} colour of the local player
   */
  invited: (name, colour) => `${name || "A friend"} invites you: you are ${COLOURS[colour]}.`,
  tapCell: "Tap a cell.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  asks: (name, request) =>
    request === "draw"
      ? `${Someone(name)} offers a draw.`
      : `${Someone(name)} asks to take back the last move.`,
  answer: "Answer",

  // Sending
  title: "Play a friend by link",
  ownName: "Your name",
  label: "Link",
  share: "Send…",
  copy: "Copy link",
  copied: "Link copied. Paste it into a message.",
  notCopied: "Copying is blocked here. The link is selected; copy it yourself.",
  long: "The game is too long for a link. Save it as a file.",
  failed: "The link could not be made. Try again.",
  qr: "QR code",
  qrLabel: "QR code of the link. Your friend can scan it.",
  qrLong: "The link is too long for a QR code.",
  /** The kind of the link. */
  hints: {
    invite: "Send this link. Whoever opens it plays the other side. No server is involved.",
    inviteFirst:
      "You begin: send this link now, or play your first move and send it then. Whoever opens it plays the other side.",
    move: "Your friend opens this link and plays on. You get a link back.",
    "take-back": "The link asks your friend to let you take back your last move.",
    draw: "The link offers your friend a draw.",
    granted: "The link lets your friend take back the last move.",
    agreed: "The link agrees on a draw.",
    declined: "The link tells your friend that you would rather play on.",
    resigned: "The link tells your friend that you resign.",
  },

  // Opening a link
  opened: "Game by link",
  /**
   * An invitation while another game is on the board.
   *
   * @param {string} name
   * @param {string} game
   * @param {Colour} colour
   */
  invitation: (name, game, colour) =>
    `${name || "A friend"} invites you to a game of ${games[game].name}: you are ${COLOURS[colour]}. Your own game is kept; “${banner.restore}” brings it back.`,
  notNow: "Not now",
  play: "Play",
  damaged: `This link is damaged, or a part of it is missing. Ask your friend to send it again. ${SAFE}`,
  /** @param {string} name */
  own: (name) => `This is your own link. Send it to ${someone(name)}, who opens it.`,
  playBoth: "Play the other side here",
  known: "You have opened this link already. Here is your game.",
  old: "Your game is further along than this link. It is unchanged.",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  other: (game, number) =>
    "This link does not match your game: you and your friend have played other moves. " +
    `It opens a game of ${games[game].name} ${atMove(number)}. Your game is kept if you open it.`,
  ownMoves:
    "This link has moves of yours that you did not make here, perhaps on another device. Play on from there?",
  keep: "Keep mine",
  open: "Open it",
  goOn: "Go on",
  newerVersion:
    "A newer version of this page has saved this game. Open the link in that version: this one leaves the " +
    "game as it is.",
  newerElsewhere: "This game went on in another tab.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  declined: (name, request) =>
    request === "draw"
      ? `${Someone(name)} declines the draw.`
      : `${Someone(name)} does not let you take back the move.`,
  /** @param {string} name */
  granted: (name) => `${Someone(name)} lets you take back your move.`,
  decline: "Decline",
  accept: "Accept",

  // Conditional moves
  plan: {
    label: banner.plan,
    title: "Conditional moves",
    /** @param {string} name */
    hint: (name) =>
      `Your answers go with the link. Each is played as soon as ${someone(name)} makes the move that it ` +
      "answers, and is not shown before. They can be read by decoding the link.",
    /** @param {string} name */
    reply: (name) => `Play a move that you expect from ${someone(name)}.`,
    /** @param {string} move */
    answer: (move) => `Now play your answer to ${move}.`,
    /** @param {string} name */
    goOn: (name) => `Noted. Play on with a move of ${someone(name)}, or choose “Another move”.`,
    over: "Noted. This answer ends the game.",
    /** @param {string} move */
    overAfter: (move) => `The game is over after ${move}: no answer is needed.`,
    full: "No more fits into a link: at most 20 lines of 40 moves.",
    back: "Back",
    another: "Another move",
    done: "Done",
    /** @param {readonly string[]} moves of the friend and of the local player in turn */
    line: (moves) =>
      `If ${moves
        .flatMap((move, at) => (at % 2 === 0 ? [`${move}, then ${moves[at + 1]}`] : []))
        .join("; after that, if ")}.`,
    /** @param {string} line */
    removeOf: (line) => `Delete: ${line}`,
    /** @param {number} count of lines */
    count: (count) =>
      plural(count, {
        one: "# planned line will be sent along.",
        other: "# planned lines will be sent along.",
      }),
  },
  /**
   * @param {string} name
   * @param {string} move
   */
  planned: (name, move) => `${Someone(name)} had planned this reply: ${move}.`,
  /** @param {readonly string[]} moves */
  planPlayed: (moves) => `Played as you had planned: ${moves.join(", ")}.`,
  /** @param {number} number of the line */
  illegalPlan: (number) =>
    `Line ${integer(number)} of the conditional moves in this link is not legal. Ask your friend to send it again. ${SAFE}`,

  // The list
  listTitle: banner.friendGames,
  empty: "No games by link yet. To start one, choose New game, then “Friend by link”.",
  /**
   * @param {string} name
   * @param {string} game
   * @param {number} number of the last move
   */
  entry: (name, game, number) =>
    [name || "A friend", games[game].name, number === 0 ? "not begun" : `move ${integer(number)}`].join(
      " · ",
    ),
  /** Whose turn it is. */
  turns: {
    you: "Your turn",
    friend: "Their turn",
    unsent: "Not sent yet",
    request: "Waits for your answer",
    over: "Finished",
  },
  here: "On the board",
  remove: "Delete",
  /** @param {string} title of the game */
  removeOf: (title) => `Delete: ${title}`,
  removeNow: "Delete for good",
  /** @param {string} title of the game */
  removeNowOf: (title) => `Delete for good: ${title}`,
  newGame: "New game by link",
};
