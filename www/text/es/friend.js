/** Games with a friend by link, in Spanish. */
import { banner } from "./banner.js";
import { SIDES } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** @import {Colour} from "../language.js" */
/** @import {Request} from "../../game/friend.js" */

const SAFE = "Tu partida está a salvo.";
const someone = (/** @type {string} */ name) => name || "tu rival";
const Someone = (/** @type {string} */ name) => name || "Tu rival";

export const friend = {
  // The message line
  /**
   * @param {string} name of the friend, empty if unknown
   * @param {"move" | "answer" | "request"} content what is to be sent
   */
  unsent: (name, content) =>
    ({
      move: `Envía tu jugada a ${someone(name)}.`,
      answer: `Envía tu respuesta a ${someone(name)}.`,
      request: `Envía tu petición a ${someone(name)}.`,
    })[content],
  send: "Enviar…",
  sendLast: "Envíala a tu rival",
  /** @param {string} name */
  waiting: (name) => `Esperando a ${someone(name)}.`,
  waitingHint: "Abre el enlace que te llegue.",
  /**
   * @param {string} name
   * @param {Colour} colour of the local player
   */
  invited: (name, colour) => `${name ? `${name} te invita` : "Te invitan"}: llevas ${SIDES[colour]}.`,
  tapCell: "Toca una casilla.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  asks: (name, request) =>
    request === "draw"
      ? `${Someone(name)} ofrece tablas.`
      : `${Someone(name)} pide deshacer la última jugada.`,
  answer: "Responder",

  // Sending
  title: "Jugar por enlace",
  ownName: "Tu nombre",
  label: "Enlace",
  share: "Enviar…",
  copy: "Copiar enlace",
  copied: "Enlace copiado. Pégalo en un mensaje.",
  notCopied: "Aquí no se permite copiar. El enlace está seleccionado: cópialo tú.",
  long: "La partida es demasiado larga para un enlace. Guárdala en un archivo.",
  failed: "No se pudo crear el enlace. Prueba otra vez.",
  qr: "Código QR",
  qrLabel: "Código QR del enlace. Tu rival puede escanearlo.",
  qrLong: "El enlace es demasiado largo para un código QR.",
  /** The kind of the link. */
  hints: {
    invite: "Envía este enlace. Quien lo abra llevará el otro bando. No hay ningún servidor de por medio.",
    inviteFirst:
      "Empiezas tú: envía este enlace ahora, o haz tu primera jugada y envíalo entonces. Quien lo abra llevará el otro bando.",
    move: "Tu rival abre este enlace y sigue jugando. A ti te llega otro de vuelta.",
    "take-back": "Con este enlace pides a tu rival que te deje deshacer tu última jugada.",
    draw: "Con este enlace ofreces tablas a tu rival.",
    granted: "Con este enlace tu rival puede deshacer la última jugada.",
    agreed: "Con este enlace aceptas las tablas.",
    declined: "Con este enlace dices a tu rival que prefieres seguir jugando.",
    resigned: "Con este enlace dices a tu rival que te rindes.",
  },

  // Opening a link
  opened: "Partida por enlace",
  /**
   * An invitation while another game is on the board.
   *
   * @param {string} name
   * @param {string} game
   * @param {Colour} colour
   */
  invitation: (name, game, colour) =>
    `${name ? `${name} te invita` : "Te invitan"} a una partida de ${games[game].name}: llevas ` +
    `${SIDES[colour]}. La tuya se conserva: vuelves a ella con «${banner.restore}».`,
  notNow: "Ahora no",
  play: "Jugar",
  damaged: `Este enlace está dañado o le falta una parte. Pide a tu rival que lo envíe otra vez. ${SAFE}`,
  /** @param {string} name */
  own: (name) => `Este enlace es tuyo. Envíalo a ${someone(name)} para que lo abra.`,
  playBoth: "Jugar aquí el otro bando",
  known: "Ya habías abierto este enlace. Aquí está tu partida.",
  old: "Tu partida va más adelantada que este enlace. No ha cambiado.",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  other: (game, number) =>
    "Este enlace no coincide con tu partida: las jugadas son otras. " +
    `Abre una partida de ${games[game].name} ${atMove(number)}. Aunque la abras, la tuya se conserva.`,
  ownMoves:
    "Este enlace trae jugadas tuyas que no hiciste aquí, quizá en otro dispositivo. ¿Seguir desde ahí?",
  keep: "Seguir con la mía",
  open: "Abrirla",
  goOn: "Seguir",
  newerVersion:
    "Una versión más nueva de esta página guardó esta partida. Abre el enlace con esa versión: la partida se deja como está.",
  newerElsewhere: "Esta partida siguió en otra pestaña.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  declined: (name, request) =>
    request === "draw"
      ? `${Someone(name)} rechaza las tablas.`
      : `${Someone(name)} no te deja deshacer la jugada.`,
  /** @param {string} name */
  granted: (name) => `${Someone(name)} te deja deshacer tu jugada.`,
  decline: "Rechazar",
  accept: "Aceptar",

  // Conditional moves
  plan: {
    label: banner.plan,
    title: "Jugadas condicionales",
    /** @param {string} name */
    hint: (name) =>
      `Tus respuestas van con el enlace. Cada una se juega en cuanto ${someone(name)} hace la jugada que ` +
      "esperas, y no se ve antes. Es posible leerlas descifrando el enlace.",
    /** @param {string} name */
    reply: (name) => `Juega lo que esperas de ${someone(name)}.`,
    /** @param {string} move */
    answer: (move) => `Ahora juega tu respuesta a ${move}.`,
    /** @param {string} name */
    goOn: (name) => `Anotado. Sigue con una jugada de ${someone(name)} o elige «Otra jugada».`,
    over: "Anotado. Con esta respuesta acaba la partida.",
    /** @param {string} move */
    overAfter: (move) => `La partida acaba tras ${move}: no hace falta respuesta.`,
    full: "En un enlace no cabe más: 20 líneas de 40 jugadas como máximo.",
    back: "Atrás",
    another: "Otra jugada",
    done: "Listo",
    /** @param {readonly string[]} moves of the friend and of the local player in turn */
    line: (moves) =>
      `Si ${moves
        .flatMap((move, at) => (at % 2 === 0 ? [`${move}, entonces ${moves[at + 1]}`] : []))
        .join("; después, si ")}.`,
    /** @param {string} line */
    removeOf: (line) => `Borrar: ${line}`,
    /** @param {number} count of lines */
    count: (count) =>
      plural(count, { one: "Se enviará # línea prevista.", other: "Se enviarán # líneas previstas." }),
  },
  /**
   * @param {string} name
   * @param {string} move
   */
  planned: (name, move) => `${Someone(name)} tenía prevista esta respuesta: ${move}.`,
  /** @param {readonly string[]} moves */
  planPlayed: (moves) => `Jugado según lo previsto: ${moves.join(", ")}.`,
  /** @param {number} number of the line */
  illegalPlan: (number) =>
    `La línea ${integer(number)} de las jugadas condicionales de este enlace tiene una jugada ilegal. ` +
    `Pide a tu rival que lo envíe otra vez. ${SAFE}`,

  // The list
  listTitle: banner.friendGames,
  empty: "Aún no hay partidas por enlace. Para empezar una, elige «Nueva partida» y luego «Por enlace».",
  /**
   * @param {string} name
   * @param {string} game
   * @param {number} number of the last move
   */
  entry: (name, game, number) =>
    [name || "Alguien", games[game].name, number === 0 ? "sin empezar" : `jugada ${integer(number)}`].join(
      " · ",
    ),
  /** Whose turn it is. */
  turns: {
    you: "Tu turno",
    friend: "Su turno",
    unsent: "Sin enviar",
    request: "Espera tu respuesta",
    over: "Terminada",
  },
  here: "En el tablero",
  remove: "Borrar",
  /** @param {string} title of the game */
  removeOf: (title) => `Borrar: ${title}`,
  removeNow: "Borrar definitivamente",
  /** @param {string} title of the game */
  removeNowOf: (title) => `Borrar definitivamente: ${title}`,
  newGame: "Nueva partida por enlace",
};
