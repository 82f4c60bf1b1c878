/** Games with a friend by link, in French. */
import { banner } from "./banner.js";
import { COLOURS } from "./board.js";
import { atMove } from "./at-move.js";
import { de, integer, plural } from "./format.js";
import { games } from "./games.js";

/** @import {Colour} from "../language.js" */
/** @import {Request} from "../../game/friend.js" */

const SAFE = "Votre partie est intacte.";
const someone = (/** @type {string} */ name) => name || "votre ami";
const Someone = (/** @type {string} */ name) => name || "Votre ami";

export const friend = {
  // The message line
  /**
   * @param {string} name of the friend, empty if unknown
   * @param {"move" | "answer" | "request"} content what is to be sent
   */
  unsent: (name, content) =>
    ({
      move: `Envoyez votre coup à ${someone(name)}.`,
      answer: `Envoyez votre réponse à ${someone(name)}.`,
      request: `Envoyez votre demande à ${someone(name)}.`,
    })[content],
  send: "Envoyer…",
  sendLast: "Envoyez-le à votre ami",
  /** @param {string} name */
  waiting: (name) => `Au tour ${de(someone(name))}.`,
  waitingHint: "Ouvrez le lien que vous recevrez en retour.",
  /**
   * @param {string} name
   * @param {Colour} colour of the local player
   */
  invited: (name, colour) => `${name || "Un ami"} vous invite : vous jouez ${COLOURS[colour]}.`,
  tapCell: "Touchez une case.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  asks: (name, request) =>
    request === "draw"
      ? `${Someone(name)} propose nulle.`
      : `${Someone(name)} demande à reprendre le dernier coup.`,
  answer: "Répondre",

  // Sending
  title: "Jouer avec un ami par lien",
  ownName: "Votre nom",
  label: "Lien",
  share: "Envoyer…",
  copy: "Copier le lien",
  copied: "Lien copié. Collez-le dans un message.",
  notCopied: "La copie est bloquée ici. Le lien est sélectionné ; copiez-le vous-même.",
  long: "La partie est trop longue pour un lien. Enregistrez-la dans un fichier.",
  failed: "Le lien n’a pas pu être créé. Réessayez.",
  qr: "QR code",
  qrLabel: "QR code du lien. Votre ami peut le scanner.",
  qrLong: "Le lien est trop long pour un QR code.",
  /** The kind of the link. */
  hints: {
    invite: "Envoyez ce lien. La personne qui l’ouvre joue l’autre camp. Aucun serveur n’intervient.",
    inviteFirst:
      "Vous commencez : envoyez ce lien maintenant, ou après votre premier coup. La personne qui l’ouvre joue l’autre camp.",
    move: "Votre ami ouvre ce lien et joue. Vous recevrez un lien en retour.",
    "take-back": "Le lien demande à votre ami de vous laisser reprendre votre dernier coup.",
    draw: "Le lien propose nulle à votre ami.",
    granted: "Le lien laisse votre ami reprendre le dernier coup.",
    agreed: "Le lien accepte la nulle.",
    declined: "Le lien dit à votre ami que vous préférez continuer.",
    resigned: "Le lien dit à votre ami que vous abandonnez.",
  },

  // Opening a link
  opened: "Partie par lien",
  /**
   * An invitation while another game is on the board.
   *
   * @param {string} name
   * @param {string} game
   * @param {Colour} colour
   */
  invitation: (name, game, colour) =>
    `${name || "Un ami"} vous invite à une partie ${de(games[game].name)} : vous jouez ` +
    `${COLOURS[colour]}. La vôtre est conservée ; vous la retrouverez avec « ${banner.restore} ».`,
  notNow: "Plus tard",
  play: "Jouer",
  damaged: `Ce lien est endommagé ou incomplet. Demandez à votre ami de le renvoyer. ${SAFE}`,
  /** @param {string} name */
  own: (name) => `C’est votre propre lien. Envoyez-le à ${someone(name)}, qui l’ouvrira.`,
  playBoth: "Jouer l’autre camp ici",
  known: "Vous avez déjà ouvert ce lien. Voici votre partie.",
  old: "Votre partie est plus avancée que ce lien. Elle n’a pas changé.",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  other: (game, number) =>
    "Ce lien ne correspond pas à votre partie : votre ami et vous avez joué d’autres coups. " +
    `Il ouvre une partie ${de(games[game].name)} ${atMove(number)}. La vôtre est conservée si vous ouvrez l’autre.`,
  ownMoves:
    "Ce lien contient des coups à vous qui n’ont pas été joués ici, peut-être sur un autre appareil. Continuer à partir de là ?",
  keep: "Garder la mienne",
  open: "L’ouvrir",
  goOn: "Continuer",
  newerVersion:
    "Une version plus récente de cette page a enregistré cette partie. Ouvrez le lien dans cette " +
    "version-là : la partie reste telle quelle.",
  newerElsewhere: "Cette partie a continué dans un autre onglet.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  declined: (name, request) =>
    request === "draw"
      ? `${Someone(name)} refuse la nulle.`
      : `${Someone(name)} ne vous laisse pas reprendre le coup.`,
  /** @param {string} name */
  granted: (name) => `${Someone(name)} vous laisse reprendre votre coup.`,
  decline: "Refuser",
  accept: "Accepter",

  // Conditional moves
  plan: {
    label: banner.plan,
    title: "Coups conditionnels",
    /** @param {string} name */
    hint: (name) =>
      `Vos réponses partent avec le lien. Chacune est jouée dès que ${someone(name)} joue le coup attendu, ` +
      "et n’est pas montrée avant. Mais en décodant le lien, on peut les lire.",
    /** @param {string} name */
    reply: (name) => `Jouez un coup que vous attendez ${de(someone(name))}.`,
    /** @param {string} move */
    answer: (move) => `Jouez maintenant votre réponse à ${move}.`,
    /** @param {string} name */
    goOn: (name) => `C’est noté. Continuez par un coup ${de(someone(name))}, ou choisissez « Autre coup ».`,
    over: "C’est noté. Cette réponse met fin à la partie.",
    /** @param {string} move */
    overAfter: (move) => `La partie est finie après ${move} : pas besoin de réponse.`,
    full: "Le lien est plein : 20 lignes de 40 coups au plus.",
    back: "Retour",
    another: "Autre coup",
    done: "Terminé",
    /** @param {readonly string[]} moves of the friend and of the local player in turn */
    line: (moves) =>
      `Si ${moves
        .flatMap((move, at) => (at % 2 === 0 ? [`${move}, alors ${moves[at + 1]}`] : []))
        .join(" ; puis, si ")}.`,
    /** @param {string} line */
    removeOf: (line) => `Supprimer : ${line}`,
    /** @param {number} count of lines */
    count: (count) =>
      plural(count, {
        one: "# ligne prévue partira avec le lien.",
        other: "# lignes prévues partiront avec le lien.",
      }),
  },
  /**
   * @param {string} name
   * @param {string} move
   */
  planned: (name, move) => `${Someone(name)} avait prévu cette réponse : ${move}.`,
  /** @param {readonly string[]} moves */
  planPlayed: (moves) => `Joué comme vous l’aviez prévu : ${moves.join(", ")}.`,
  /** @param {number} number of the line */
  illegalPlan: (number) =>
    `La ligne ${integer(number)} des coups conditionnels de ce lien contient un coup illégal. Demandez à ` +
    `votre ami de renvoyer le lien. ${SAFE}`,

  // The list
  listTitle: banner.friendGames,
  empty: "Pas encore de partie par lien. Pour commencer : « Nouvelle partie », puis « Ami par lien ».",
  /**
   * @param {string} name
   * @param {string} game
   * @param {number} number of the last move
   */
  entry: (name, game, number) =>
    [name || "Un ami", games[game].name, number === 0 ? "pas commencée" : `coup ${integer(number)}`].join(
      " · ",
    ),
  /** Whose turn it is. */
  turns: {
    you: "Votre tour",
    friend: "Son tour",
    unsent: "Pas encore envoyé",
    request: "Attend votre réponse",
    over: "Finie",
  },
  here: "Sur le plateau",
  remove: "Supprimer",
  /** @param {string} title of the game */
  removeOf: (title) => `Supprimer : ${title}`,
  removeNow: "Supprimer définitivement",
  /** @param {string} title of the game */
  removeNowOf: (title) => `Supprimer définitivement : ${title}`,
  newGame: "Nouvelle partie par lien",
};
