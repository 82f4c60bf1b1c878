/** Games with a friend by link, in German. */
import { banner } from "./banner.js";
import { COLOURS } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** @import {Colour} from "../language.js" */
/** @import {Request} from "../../game/friend.js" */

const SAFE = "Deine eigene Partie ist sicher.";
/** As the object of a sentence, after “von”, and at its beginning. */
const someone = (/** @type {string} */ name) => name || "dein Gegenüber";
const ofSomeone = (/** @type {string} */ name) => `von ${name || "deinem Gegenüber"}`;
const Someone = (/** @type {string} */ name) => name || "Dein Gegenüber";

export const friend = {
  // The message line
  /**
   * @param {string} name of the friend, empty if unknown
   * @param {"move" | "answer" | "request"} content what is to be sent
   */
  unsent: (name, content) =>
    ({
      move: `Schick deinen Zug an ${someone(name)}.`,
      answer: `Schick deine Antwort an ${someone(name)}.`,
      request: `Schick deine Anfrage an ${someone(name)}.`,
    })[content],
  send: "Senden…",
  sendLast: "Jetzt senden",
  /** @param {string} name */
  waiting: (name) => `Warten auf ${someone(name)}.`,
  waitingHint: "Öffne den Link, den du zurückbekommst.",
  /**
   * @param {string} name
   * @param {Colour} colour of the local player
   */
  invited: (name, colour) => `${name || "Jemand"} lädt dich ein: Du bist ${COLOURS[colour]}.`,
  tapCell: "Tippe auf ein Feld.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  asks: (name, request) =>
    request === "draw"
      ? `${Someone(name)} bietet Remis an.`
      : `${Someone(name)} möchte den letzten Zug zurücknehmen.`,
  answer: "Antworten",

  // Sending
  title: "Partie per Link",
  ownName: "Dein Name",
  label: "Link",
  share: "Senden…",
  copy: "Link kopieren",
  copied: "Link kopiert. Füge ihn in eine Nachricht ein.",
  notCopied: "Kopieren ist hier gesperrt. Der Link ist markiert; kopiere ihn selbst.",
  long: "Die Partie ist zu lang für einen Link. Speichere sie als Datei.",
  failed: "Der Link ließ sich nicht erstellen. Versuch es noch einmal.",
  qr: "QR-Code",
  qrLabel: "QR-Code des Links, zum Scannen.",
  qrLong: "Der Link ist zu lang für einen QR-Code.",
  /** The kind of the link. */
  hints: {
    invite: "Verschick diesen Link. Wer ihn öffnet, spielt die andere Seite. Ein Server ist nicht beteiligt.",
    inviteFirst:
      "Du beginnst: Verschick diesen Link jetzt, oder mach erst deinen Zug und verschick ihn dann. Wer ihn öffnet, spielt die andere Seite.",
    move: "Dein Gegenüber öffnet diesen Link und spielt weiter. Dann kommt ein Link zurück.",
    "take-back": "Mit dem Link bittest du darum, deinen letzten Zug zurücknehmen zu dürfen.",
    draw: "Mit dem Link bietest du deinem Gegenüber Remis an.",
    granted: "Mit dem Link erlaubst du deinem Gegenüber, den letzten Zug zurückzunehmen.",
    agreed: "Mit dem Link nimmst du das Remis an.",
    declined: "Mit dem Link sagst du, dass du lieber weiterspielst.",
    resigned: "Mit dem Link gibst du auf.",
  },

  // Opening a link
  opened: "Partie per Link",
  /**
   * An invitation while another game is on the board.
   *
   * @param {string} name
   * @param {string} game
   * @param {Colour} colour
   */
  invitation: (name, game, colour) =>
    `${name || "Jemand"} lädt dich zu einer Partie ${games[game].name} ein: Du bist ${COLOURS[colour]}. ` +
    `Deine eigene Partie bleibt erhalten: Mit „${banner.restore}“ bekommst du sie zurück.`,
  notNow: "Nicht jetzt",
  play: "Spielen",
  damaged: `Dieser Link ist beschädigt, oder ein Teil fehlt. Lass ihn dir noch einmal schicken. ${SAFE}`,
  /** @param {string} name */
  own: (name) => `Das ist dein eigener Link. Schick ihn an ${someone(name)}.`,
  playBoth: "Die andere Seite hier spielen",
  known: "Diesen Link hast du schon geöffnet. Hier ist deine Partie.",
  old: "Deine Partie ist weiter als dieser Link. Sie bleibt unverändert.",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  other: (game, number) =>
    "Dieser Link passt nicht zu deiner Partie: Ihr habt andere Züge gespielt. " +
    `Er öffnet eine Partie ${games[game].name} ${atMove(number)}. Deine Partie bleibt erhalten, wenn du ihn öffnest.`,
  ownMoves:
    "Dieser Link enthält Züge von dir, die du nicht hier gemacht hast, vielleicht auf einem anderen Gerät. Mit diesen Zügen weiterspielen?",
  keep: "Meine behalten",
  open: "Öffnen",
  goOn: "Weiter",
  newerVersion:
    "Eine neuere Version dieser Seite hat diese Partie gespeichert. Öffne den Link in der neueren Version: " +
    "Hier bleibt die Partie, wie sie ist.",
  newerElsewhere: "Diese Partie ist in einem anderen Tab weitergegangen.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  declined: (name, request) =>
    request === "draw"
      ? `${Someone(name)} lehnt das Remis ab.`
      : `${Someone(name)} lässt dich den Zug nicht zurücknehmen.`,
  /** @param {string} name */
  granted: (name) => `${Someone(name)} lässt dich deinen Zug zurücknehmen.`,
  decline: "Ablehnen",
  accept: "Annehmen",

  // Conditional moves
  plan: {
    label: banner.plan,
    title: "Bedingte Züge",
    /** @param {string} name */
    hint: (name) =>
      `Deine Antworten werden im Link mitgeschickt. Jede wird gespielt, sobald ${someone(name)} den Zug ` +
      "macht, auf den sie antwortet, und vorher nicht gezeigt. Wer den Link dekodiert, kann sie lesen.",
    /** @param {string} name */
    reply: (name) => `Spiel einen Zug, den du ${ofSomeone(name)} erwartest.`,
    /** @param {string} move */
    answer: (move) => `Spiel jetzt deine Antwort auf ${move}.`,
    /** @param {string} name */
    goOn: (name) => `Notiert. Spiel weiter mit einem Zug ${ofSomeone(name)}, oder wähle „Anderer Zug“.`,
    over: "Notiert. Mit dieser Antwort endet die Partie.",
    /** @param {string} move */
    overAfter: (move) => `Nach ${move} ist die Partie zu Ende: Du brauchst keine Antwort.`,
    full: "Mehr passt nicht in einen Link: höchstens 20 Varianten mit je 40 Zügen.",
    back: "Zurück",
    another: "Anderer Zug",
    done: "Fertig",
    /** @param {readonly string[]} moves of the friend and of the local player in turn */
    line: (moves) =>
      `Auf ${moves
        .flatMap((move, at) =>
          at % 2 === 0 ? [`${move} folgt ${at > 0 ? "dann " : ""}${moves[at + 1]}`] : [],
        )
        .join("; auf ")}.`,
    /** @param {string} line */
    removeOf: (line) => `Löschen: ${line}`,
    /** @param {number} count of lines */
    count: (count) =>
      plural(count, {
        one: "# geplante Variante wird mitgeschickt.",
        other: "# geplante Varianten werden mitgeschickt.",
      }),
  },
  /**
   * @param {string} name
   * @param {string} move
   */
  planned: (name, move) => `${Someone(name)} hatte diese Antwort geplant: ${move}.`,
  /** @param {readonly string[]} moves */
  planPlayed: (moves) => `Gespielt, wie du es geplant hattest: ${moves.join(", ")}.`,
  /** @param {number} number of the line */
  illegalPlan: (number) =>
    `Variante ${integer(number)} der bedingten Züge in diesem Link ist ungültig. Lass ihn dir noch einmal schicken. ${SAFE}`,

  // The list
  listTitle: banner.friendGames,
  empty: "Noch keine Partien per Link. Um eine zu beginnen, wähle „Neue Partie“, dann „Per Link“.",
  /**
   * @param {string} name
   * @param {string} game
   * @param {number} number of the last move
   */
  entry: (name, game, number) =>
    [name || "Jemand", games[game].name, number === 0 ? "nicht begonnen" : `Zug ${integer(number)}`].join(
      " · ",
    ),
  /** Whose turn it is. */
  turns: {
    you: "Du bist dran",
    friend: "Gegenüber ist dran",
    unsent: "Noch nicht gesendet",
    request: "Wartet auf deine Antwort",
    over: "Beendet",
  },
  here: "Auf dem Brett",
  remove: "Löschen",
  /** @param {string} title of the game */
  removeOf: (title) => `Löschen: ${title}`,
  removeNow: "Endgültig löschen",
  /** @param {string} title of the game */
  removeNowOf: (title) => `Endgültig löschen: ${title}`,
  newGame: "Neue Partie per Link",
};
