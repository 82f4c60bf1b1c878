/** Games with a friend by link, in Portuguese. */
import { banner } from "./banner.js";
import { the } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/** @import {Colour} from "../language.js" */
/** @import {Request} from "../../game/friend.js" */

const SAFE = "A sua partida está a salvo.";
const AGAIN = "Peça ao seu amigo que o envie de novo.";
const Someone = (/** @type {string} */ name) => name || "O seu amigo";
const to = (/** @type {string} */ name) => (name ? `a ${name}` : "ao seu amigo");
const of = (/** @type {string} */ name) => (name ? `de ${name}` : "do seu amigo");

/** @type {import("../language.js").PlaceWords["friend"]} */
export const friend = {
  // The message line
  /**
   * @param {string} name of the friend, empty if unknown
   * @param {"move" | "answer" | "request"} content what is to be sent
   */
  unsent: (name, content) =>
    ({
      move: `Envie a sua jogada ${to(name)}.`,
      answer: `Envie a sua resposta ${to(name)}.`,
      request: `Envie o seu pedido ${to(name)}.`,
    })[content],
  send: "Enviar…",
  sendLast: "Enviar ao amigo",
  /** @param {string} name */
  waiting: (name) => `À espera ${of(name)}.`,
  waitingHint: "Abra o link que lhe chegar.",
  /**
   * @param {string} name
   * @param {Colour} colour of the local player
   */
  invited: (name, colour) => `Convite de ${name || "um amigo"}: para si, ${the[colour]}.`,
  tapCell: "Toque numa casa.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  asks: (name, request) =>
    request === "draw"
      ? `${Someone(name)} propõe empate.`
      : `${Someone(name)} pede para anular a última jogada.`,
  answer: "Responder",

  // Sending
  title: "Jogar com um amigo por link",
  ownName: "O seu nome",
  label: "Link",
  share: "Enviar…",
  copy: "Copiar link",
  copied: "Link copiado. Cole-o numa mensagem.",
  notCopied: "Aqui não é possível copiar. O link está selecionado; copie-o à mão.",
  long: "A partida é demasiado longa para um link. Guarde-a como ficheiro.",
  failed: "Não foi possível criar o link. Tente de novo.",
  qr: "Código QR",
  qrLabel: "Código QR do link. O seu amigo pode lê-lo com a câmara.",
  qrLong: "O link é demasiado longo para um código QR.",
  /** The kind of the link. */
  hints: {
    invite: "Envie este link, que não passa por nenhum servidor. Quem o abrir joga pelo outro lado.",
    inviteFirst:
      "A primeira jogada é sua: envie já este link, ou jogue e envie-o depois. Quem o abrir joga pelo outro lado.",
    move: "O seu amigo abre este link, joga e envia-lhe outro de volta.",
    "take-back": "O link leva o seu pedido de anular a última jogada.",
    draw: "O link leva a sua proposta de empate.",
    granted: "O link diz ao seu amigo que pode anular a última jogada.",
    agreed: "O link confirma o empate.",
    declined: "O link diz ao seu amigo que a partida é para continuar.",
    resigned: "O link comunica a sua desistência.",
  },

  // Opening a link
  opened: "Partida por link",
  /**
   * An invitation while another game is on the board.
   *
   * @param {string} name
   * @param {string} game
   * @param {Colour} colour
   */
  invitation: (name, game, colour) =>
    `Convite de ${name || "um amigo"} para uma partida de ${games[game].name}: para si, ${the[colour]}. ` +
    `A sua partida fica guardada; para voltar a ela, use “${banner.restore}”.`,
  notNow: "Agora não",
  play: "Jogar",
  damaged: `Este link está danificado, ou falta uma parte dele. ${AGAIN} ${SAFE}`,
  /** @param {string} name */
  own: (name) => `Este é o seu próprio link: é para enviar ${to(name)}.`,
  playBoth: "Jogar aqui pelo outro lado",
  known: "Já abriu este link. Aqui está a sua partida.",
  old: "A sua partida está mais adiantada do que este link. Fica como está.",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  other: (game, number) =>
    "Este link não corresponde à sua partida: nele as jogadas são outras. " +
    `O link abre uma partida de ${games[game].name} ${atMove(number)}. Se a abrir, a sua fica guardada.`,
  ownMoves:
    "Este link tem jogadas suas que não fez aqui, talvez noutro dispositivo. Continuar a jogar a partir daí?",
  keep: "Manter a minha",
  open: "Abrir",
  goOn: "Continuar",
  newerVersion:
    "Uma versão mais recente desta página guardou esta partida. Abra o link nessa versão: aqui a partida fica como está.",
  newerElsewhere: "Esta partida continuou noutro separador.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  declined: (name, request) =>
    request === "draw" ? `${Someone(name)} recusa o empate.` : `${Someone(name)} não aceita anular a jogada.`,
  /** @param {string} name */
  granted: (name) => `${Someone(name)} aceitou: pode anular a sua jogada.`,
  decline: "Recusar",
  accept: "Aceitar",

  // Conditional moves
  plan: {
    label: banner.plan,
    title: "Jogadas condicionais",
    /** @param {string} name */
    hint: (name) =>
      `As suas respostas seguem com o link. Cada uma joga-se assim que ${name || "o seu amigo"} fizer a ` +
      "jogada esperada, e só então se vê. Mas podem ser lidas por quem descodificar o link.",
    /** @param {string} name */
    reply: (name) => `Faça uma jogada que espera ${of(name)}.`,
    /** @param {string} move */
    answer: (move) => `Agora jogue a sua resposta a ${move}.`,
    /** @param {string} name */
    goOn: (name) => `Registado. Continue com uma jogada ${of(name)}, ou escolha “Outra jogada”.`,
    over: "Registado. Com esta resposta, a partida acaba.",
    /** @param {string} move */
    overAfter: (move) => `A partida acaba com ${move}: não é precisa resposta.`,
    full: "Não cabe mais num link: no máximo 20 linhas de 40 jogadas.",
    back: "Voltar",
    another: "Outra jogada",
    done: "Concluir",
    /** @param {readonly string[]} moves of the friend and of the local player in turn */
    line: (moves) =>
      `Se ${moves
        .flatMap((move, at) => (at % 2 === 0 ? [`${move}, então ${moves[at + 1]}`] : []))
        .join("; depois disso, se ")}.`,
    /** @param {string} line */
    removeOf: (line) => `Eliminar: ${line}`,
    /** @param {number} count of lines */
    count: (count) =>
      plural(count, {
        one: "Segue # linha planeada com o link.",
        other: "Seguem # linhas planeadas com o link.",
      }),
  },
  /**
   * @param {string} name
   * @param {string} move
   */
  planned: (name, move) => `${Someone(name)} tinha planeado esta resposta: ${move}.`,
  /** @param {readonly string[]} moves */
  planPlayed: (moves) => `Jogado como estava planeado: ${moves.join(", ")}.`,
  /** @param {number} number of the line */
  illegalPlan: (number) =>
    `A linha ${integer(number)} das jogadas condicionais deste link contém uma jogada impossível. ${AGAIN} ${SAFE}`,

  // The list
  listTitle: banner.friendGames,
  empty:
    "Ainda não há partidas por link. Para começar uma, escolha “Nova partida” e depois “Amigo por link”.",
  /**
   * @param {string} name
   * @param {string} game
   * @param {number} number of the last move
   */
  entry: (name, game, number) =>
    [name || "Um amigo", games[game].name, number === 0 ? "por começar" : `jogada ${integer(number)}`].join(
      " · ",
    ),
  /** Whose turn it is. */
  turns: {
    you: "A sua vez",
    friend: "Vez do amigo",
    unsent: "Por enviar",
    request: "Espera a sua resposta",
    over: "Terminada",
  },
  here: "No tabuleiro",
  remove: "Eliminar",
  /** @param {string} title of the game */
  removeOf: (title) => `Eliminar: ${title}`,
  removeNow: "Eliminar definitivamente",
  /** @param {string} title of the game */
  removeNowOf: (title) => `Eliminar definitivamente: ${title}`,
  newGame: "Nova partida por link",
};
