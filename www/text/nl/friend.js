/** Games with a friend by link, in Dutch. */
import { banner } from "./banner.js";
import { COLOURS } from "./board.js";
import { atMove } from "./at-move.js";
import { afterColon, integer, plural } from "./format.js";
import { games } from "./games.js";

/** @import {Colour} from "../language.js" */
/** @import {Request} from "../../game/friend.js" */

const SAFE = "Je eigen partij is veilig.";
const someone = (/** @type {string} */ name) => name || "je vriend";
const Someone = (/** @type {string} */ name) => name || "Je vriend";

export const friend = {
  // The message line
  /**
   * @param {string} name of the friend, empty if unknown
   * @param {"move" | "answer" | "request"} content what is to be sent
   */
  unsent: (name, content) =>
    ({
      move: `Stuur je zet naar ${someone(name)}.`,
      answer: `Stuur je antwoord naar ${someone(name)}.`,
      request: `Stuur je verzoek naar ${someone(name)}.`,
    })[content],
  send: "Versturen…",
  sendLast: "Naar je vriend sturen",
  /** @param {string} name */
  waiting: (name) => `Wachten op ${someone(name)}.`,
  waitingHint: "Open de link die je terugkrijgt.",
  /**
   * @param {string} name
   * @param {Colour} colour of the local player
   */
  invited: (name, colour) => `${name || "Een vriend"} nodigt je uit: jij bent ${COLOURS[colour]}.`,
  tapCell: "Tik op een veld.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  asks: (name, request) =>
    request === "draw"
      ? `${Someone(name)} biedt remise aan.`
      : `${Someone(name)} vraagt of de laatste zet terug mag.`,
  answer: "Antwoorden",

  // Sending
  title: "Met een vriend spelen via link",
  ownName: "Je naam",
  label: "Link",
  share: "Versturen…",
  copy: "Link kopiëren",
  copied: "Link gekopieerd. Plak hem in een bericht.",
  notCopied: "Kopiëren is hier geblokkeerd. De link is geselecteerd; kopieer hem zelf.",
  long: "De partij is te lang voor een link. Sla de partij op als bestand.",
  failed: "De link kon niet worden gemaakt. Probeer het nog eens.",
  qr: "QR-code",
  qrLabel: "QR-code van de link. Je vriend kan hem scannen.",
  qrLong: "De link is te lang voor een QR-code.",
  /** The kind of the link. */
  hints: {
    invite: "Stuur deze link. Wie hem opent, speelt met de andere kleur. Er komt geen server aan te pas.",
    inviteFirst:
      "Jij begint: stuur deze link nu, of doe je eerste zet en stuur hem daarna. Wie hem opent, speelt met de andere kleur.",
    move: "Je vriend opent deze link en speelt verder. Jij krijgt een link terug.",
    "take-back": "Met de link vraag je of je je laatste zet mag terugnemen.",
    draw: "Met de link bied je remise aan.",
    granted: "Met de link sta je toe dat je vriend de laatste zet terugneemt.",
    agreed: "Met de link ga je akkoord met remise.",
    declined: "Met de link laat je weten dat je liever doorspeelt.",
    resigned: "Met de link geef je op.",
  },

  // Opening a link
  opened: "Partij via link",
  /**
   * An invitation while another game is on the board.
   *
   * @param {string} name
   * @param {string} game
   * @param {Colour} colour
   */
  invitation: (name, game, colour) =>
    `${name || "Een vriend"} nodigt je uit voor een partij ${games[game].name}: jij bent ` +
    `${COLOURS[colour]}. Je eigen partij blijft bewaard; met ‘${banner.restore}’ haal je die terug.`,
  notNow: "Niet nu",
  play: "Spelen",
  damaged: `Deze link is beschadigd, of er ontbreekt een deel. Vraag je vriend hem nog eens te sturen. ${SAFE}`,
  /** @param {string} name */
  own: (name) => `Dit is je eigen link. Stuur hem naar ${someone(name)}: die moet hem openen.`,
  playBoth: "Hier ook met de andere kleur spelen",
  known: "Deze link heb je al geopend. Hier is je partij.",
  old: "Jouw partij is verder dan deze link. Er verandert niets aan.",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  other: (game, number) =>
    "Deze link past niet bij je partij: jij en je vriend hebben andere zetten gedaan. " +
    `De link opent een partij ${games[game].name} ${atMove(number)}. Open je die, dan blijft je eigen partij bewaard.`,
  ownMoves:
    "In deze link zitten zetten van jou die je niet hier hebt gedaan, maar misschien op een ander apparaat. Verderspelen vanaf die zetten?",
  keep: "Niet openen",
  open: "Openen",
  goOn: "Verder",
  newerVersion:
    "Een nieuwere versie van deze pagina heeft deze partij opgeslagen. Open de link in die versie: aan de partij hier verandert niets.",
  newerElsewhere: "Deze partij is in een ander tabblad verdergegaan.",
  /**
   * @param {string} name
   * @param {Request} request
   */
  declined: (name, request) =>
    request === "draw"
      ? `${Someone(name)} slaat het remiseaanbod af.`
      : `Van ${someone(name)} mag je de zet niet terugnemen.`,
  /** @param {string} name */
  granted: (name) => `Van ${someone(name)} mag je de zet terugnemen.`,
  decline: "Weigeren",
  accept: "Accepteren",

  // Conditional moves
  plan: {
    label: banner.plan,
    title: "Voorwaardelijke zetten",
    /** @param {string} name */
    hint: (name) =>
      `Je antwoorden gaan met de link mee. Elk antwoord wordt gespeeld zodra ${someone(name)} de zet doet ` +
      "waar het bij hoort, en blijft tot die tijd verborgen. Wie de link ontcijfert, kan ze wel lezen.",
    /** @param {string} name */
    reply: (name) => `Doe een zet die je van ${someone(name)} verwacht.`,
    /** @param {string} move */
    answer: (move) => `Speel nu je antwoord op ${move}.`,
    /** @param {string} name */
    goOn: (name) => `Genoteerd. Speel verder met een zet van ${someone(name)}, of kies ‘Andere zet’.`,
    over: "Genoteerd. Dit antwoord beslist de partij.",
    /** @param {string} move */
    overAfter: (move) => `Na ${move} is de partij voorbij: een antwoord is niet nodig.`,
    full: "Meer past er niet in een link: hoogstens 20 varianten van 40 zetten.",
    back: "Terug",
    another: "Andere zet",
    done: "Klaar",
    /** @param {readonly string[]} moves of the friend and of the local player in turn */
    line: (moves) =>
      `Op ${moves
        .flatMap((move, at) =>
          at % 2 === 0 ? [`${move}${at > 0 ? " daarna" : ""} volgt ${moves[at + 1]}`] : [],
        )
        .join("; op ")}.`,
    /** @param {string} line */
    removeOf: (line) => `Verwijderen: ${afterColon(line)}`,
    /** @param {number} count of lines */
    count: (count) =>
      plural(count, { one: "Er gaat # geplande variant mee.", other: "Er gaan # geplande varianten mee." }),
  },
  /**
   * @param {string} name
   * @param {string} move
   */
  planned: (name, move) => `${Someone(name)} had dit antwoord klaarliggen: ${move}.`,
  /** @param {readonly string[]} moves */
  planPlayed: (moves) => `Gespeeld zoals je had gepland: ${moves.join(", ")}.`,
  /** @param {number} number of the line */
  illegalPlan: (number) =>
    `Variant ${integer(number)} van de voorwaardelijke zetten in deze link is niet geldig. Vraag je ` +
    `vriend de link nog eens te sturen. ${SAFE}`,

  // The list
  listTitle: banner.friendGames,
  empty: "Nog geen partijen via link. Kies ‘Nieuwe partij’ en dan ‘Vriend via link’ om er een te beginnen.",
  /**
   * @param {string} name
   * @param {string} game
   * @param {number} number of the last move
   */
  entry: (name, game, number) =>
    [
      name || "Een vriend",
      games[game].name,
      number === 0 ? "nog niet begonnen" : `zet ${integer(number)}`,
    ].join(" · "),
  /** Whose turn it is. */
  turns: {
    you: "Jouw beurt",
    friend: "Je vriend is aan zet",
    unsent: "Nog niet verstuurd",
    request: "Wacht op je antwoord",
    over: "Afgelopen",
  },
  here: "Op het bord",
  remove: "Verwijderen",
  /** @param {string} title of the game */
  removeOf: (title) => `Verwijderen: ${title}`,
  removeNow: "Definitief verwijderen",
  /** @param {string} title of the game */
  removeNowOf: (title) => `Definitief verwijderen: ${title}`,
  newGame: "Nieuwe partij via link",
};
