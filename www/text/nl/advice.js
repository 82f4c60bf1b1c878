/** Hints and threats in Dutch. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
export const word = (count) => ["nul", "één", "twee", "drie", "vier", "vijf"][count] ?? integer(count);

/**
 * What is left to do around a city.
 *
 * @param {string} needs the subject and its verb, such as "Wit heeft"
 * @param {ReasonWords} words
 */
export const closesGap = (needs, { opponent, cells, counts: [left] }) =>
  left === 0
    ? `Om de stad van ${COLOURS[opponent]} zit geen gat meer.`
    : `${needs} nog ${plural(left, { one: "één veld", other: "# velden" })} nodig naast de stad van ${COLOURS[opponent]}: ${and(cells)}.`;

/**
 * What is left to do around a stack.
 *
 * @param {string} needs the subject and its verb, such as "Wit heeft"
 * @param {ReasonWords} words
 */
export const closesIn = (needs, { opponent, cells, counts: [left] }) =>
  left === 0
    ? `Om de stapel van ${COLOURS[opponent]} op ${cells[0]} zit geen gat meer.`
    : `${needs} nog maar ${plural(left, { one: "één veld", other: "# velden" })} nodig om de stapel van ` +
      `${COLOURS[opponent]} op ${cells[0]} te omsingelen.`;

/**
 * The rows of five that are still possible through a cell.
 *
 * @param {string} whom such as "Wit"
 * @param {string} cell
 * @param {number} count
 */
export const hasRoom = (whom, cell, count) =>
  count === 0
    ? `Via ${cell} is er voor ${whom} nu geen rij van vijf mogelijk.`
    : plural(count, {
        one: `Via ${cell} is er voor ${whom} nog één rij van vijf mogelijk.`,
        other: `Via ${cell} zijn er voor ${whom} nog # rijen van vijf mogelijk.`,
      });

/**
 * What both have captured once nothing can be captured any more.
 *
 * @param {ReasonWords} words
 */
const exchange = ({ player, opponent, counts: [won, lost] }) =>
  `Na alle verplichte slagen heeft ${COLOURS[player]} ${stones(won)} geslagen en ${COLOURS[opponent]} ${integer(lost)}.`;

/**
 * Stones that could be captured.
 *
 * @param {ReasonWords} words
 */
export function endangered({ cells, counts: [count] }) {
  const place = cells.length === 1 ? ` op ${cells[0]}` : "";
  return count === 1
    ? `een steen${place} die geslagen kon worden`
    : `${stones(count)}${place} die geslagen konden worden`;
}

/**
 * What a move does, each a sentence to its player.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
export const reasons = {
  "only-move": () => "Er is geen andere geldige zet.",
  "one-reply": ({ opponent, moves: [reply] }) => `${COLOURS[opponent]} heeft maar één geldige zet: ${reply}.`,
  "makes-five": () => "Zo maak je vijf op een rij en win je.",
  "stops-five": ({ opponent, cells }) => `Zo krijgt ${COLOURS[opponent]} geen vijf op ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Zo maak je een vier: ${COLOURS[opponent]} moet die tegenhouden op ${or(cells)}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Zo dreig je met vijf op ${or(cells)}. ${COLOURS[opponent]} kan er maar één tegenhouden.`,
  "stops-four": ({ opponent }) => `Zo krijgt ${COLOURS[opponent]} geen open vier.`,
  "wins-next": ({ opponent, cells }) =>
    `Zo dreigt er vijf op ${or(cells)}, en ${COLOURS[opponent]} kan dat niet tegenhouden.`,
  "prepares-four": ({ cells }) => `Daarmee dreigt een open vier op ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) =>
    `Zo blokkeer je een rij van ${word(count)} van ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Op de ring wordt het stuk een leeuw: die kan de hele ring rond schuiven.",
  "builds-row": ({ counts: [count] }) => `Zo heb je er ${word(count)} op een rij, met plaats voor vijf.`,
  "builds-two-rows": ({ counts: [one, other] }) =>
    `Zo bouw je aan twee rijen: nu ${word(one)} in de ene en ${word(other)} in de andere.`,
  "has-room": ({ cells, counts: [count] }) => hasRoom("jou", cells[0], count),
  "plans-four": ({ player, opponent, moves: [reply, then] }) =>
    `Speelt ${COLOURS[opponent]} ${reply}, dan maakt ${COLOURS[player]} met ${then} een vier.`,
  "gives-five": ({ opponent, cells }) => `Nu kan ${COLOURS[opponent]} vijf maken op ${or(cells)}.`,
  "gives-four": ({ opponent, cells }) =>
    `Nu kan ${COLOURS[opponent]} een open vier maken op ${or(cells.slice(0, 2))}.`,
  "leaves-row": ({ player, counts: [count] }) =>
    `Zo haalt ${COLOURS[player]} een stuk uit de eigen rij van ${word(count)}.`,
  "unblocks-row": ({ opponent, counts: [count] }) =>
    `De rij van ${word(count)} van ${COLOURS[opponent]} is niet meer geblokkeerd.`,
  captures: ({ counts: [count] }) => `Zo sla je ${stones(count)}.`,
  "saves-stones": (words) => `Zo red je ${endangered(words)}.`,
  "threatens-capture": ({ cells, counts: [count] }) =>
    `Zo dreig je ${stones(count)} te slaan${cells.length === 1 ? `, op ${cells[0]}` : ""}.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Zo bevrijd je gevangen stenen in één stapel.",
      other: "Zo bevrijd je gevangen stenen in # stapels.",
    }),
  "lures-capture": ({ player, opponent, moves: [reply, then], counts: [lost, won] }) =>
    `${COLOURS[opponent]} moet ${stones(lost)} slaan: na ${reply} slaat ${COLOURS[player]} ${stones(won)} met ${then}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} moet dan ${stones(count)} slaan.`,
  "captures-all": ({ opponent }) => `Zo sla je het laatste stuk van ${COLOURS[opponent]} en win je.`,
  exchanges: exchange,
  "loses-exchange": exchange,
  "threatens-combination": ({ moves: [move], counts: [count] }) =>
    `Nu dreigt ${move}: de slagen daarna leveren ${stones(count)} op.`,
  "stops-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Zo verhinder je ${move}, waarmee ${COLOURS[opponent]} ${stones(count)} had gewonnen.`,
  "allows-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Nu kan ${COLOURS[opponent]} ${move} spelen en met de slagen daarna ${stones(count)} winnen.`,
  "gives-least": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} kan ${stones(count)} slaan; geen andere zet geeft er minder weg.`,
  "has-entries": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} kan nog op ${plural(own, { one: "# veld", other: "# velden" })} inbrengen, ` +
    `${COLOURS[opponent]} op ${integer(other)}.`,
  "few-safe-replies": ({ opponent, counts: [safe, all] }) =>
    `Van de ${moves(all)} van ${COLOURS[opponent]} ${plural(safe, { one: "is er maar #", other: "zijn er maar #" })} ` +
    "waarna er niets te slaan valt.",
  "has-safe-moves": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} heeft nog ${plural(own, { one: "# zet die niets weggeeft", other: "# zetten die niets weggeven" })}, ` +
    `${COLOURS[opponent]} ${integer(other)}.`,
  "leaves-stones": ({ cells, counts: [count] }) =>
    `${stones(count)}${cells.length === 1 ? ` op ${cells[0]}` : ""} ` +
    `${plural(count, { one: "blijft", other: "blijven" })} in gevaar.`,
  "leaves-no-safe-reply": ({ opponent, counts: [count] }) =>
    `Wat ${COLOURS[opponent]} ook speelt, daarna kun je minstens ${stones(count)} slaan.`,
  "stays-safe": ({ opponent, counts: [safe, all] }) =>
    `Van de ${plural(all, { one: "# mogelijke zet", other: "# mogelijke zetten" })} is dit ` +
    `${safe === 1 ? "de enige" : `een van de ${integer(safe)}`} waarna ` +
    `${COLOURS[opponent]} niets kan slaan.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Zo breng je je laatste steen in."
      : `Zo breng je je laatste ${stones(count)} samen in, als één hoge stapel.`,
  "enters-safely": () => "Daar staat een steen voorlopig veilig.",
  "narrows-entry": ({ opponent, cells }) =>
    cells.length > 3
      ? `Zo kan ${COLOURS[opponent]} op ${integer(cells.length)} velden geen steen meer inbrengen.`
      : `Zo kan ${COLOURS[opponent]} geen steen meer inbrengen op ${or(cells)}.`,
  "blocks-pieces": ({ opponent, cells }) =>
    cells.length === 1
      ? `Het stuk van ${COLOURS[opponent]} op ${cells[0]} kan geen kant meer op.`
      : `De stukken van ${COLOURS[opponent]} op ${and(cells)} kunnen geen kant meer op.`,
  "frees-pieces": ({ cells }) =>
    cells.length === 1
      ? `Je stuk op ${cells[0]} kan weer bewegen.`
      : `Je stukken op ${and(cells)} kunnen weer bewegen.`,
  "covers-pieces": ({ cells }) =>
    `Zo is het veld achter ${and(cells)} bezet: daar kan na een sprong geen stuk meer landen.`,
  "takes-middle": () => "Zo komt het stuk op een centraal veld.",
  "cannot-be-jumped": ({ cells }) => `Zolang een stuk op ${cells[0]} staat, kan het niet worden geslagen.`,
  approaches: ({ opponent, cells }) =>
    `Zo staat het stuk naast ${cells.length === 1 ? "dat" : "de stukken"} van ${COLOURS[opponent]} op ${and(cells)}.`,
  "plans-capture": ({ opponent, moves: [reply, then], counts: [count] }) =>
    `Speelt ${COLOURS[opponent]} ${reply}, dan sla je ${stones(count)} met ${then}.`,
  "takes-city": ({ opponent }) => `Zo neem je de stad van ${COLOURS[opponent]} in en win je.`,
  "saves-city": () => "Zo red je je stad.",
  "threatens-city": ({ opponent }) => `Zo bedreig je de stad van ${COLOURS[opponent]}.`,
  "wins-city": ({ opponent }) =>
    `Zo bedreig je de stad van ${COLOURS[opponent]}, en die is niet meer te redden.`,
  "leaves-no-stack": ({ opponent }) => `Zo sla je de laatste stapel van ${COLOURS[opponent]} en win je.`,
  "closes-gap": (words) => closesGap("Je hebt", words),
  "opens-gap": ({ opponent, counts: [left] }) =>
    `Dit geeft een veld naast de stad van ${COLOURS[opponent]} op: daar ` +
    `${plural(left, { one: "zit nu één gat", other: "zitten nu # gaten" })} omheen.`,
  "closes-in": (words) => closesIn("Je hebt", words),
  "escapes-siege": ({ cells, counts: [room] }) =>
    `De stapel op ${cells[0]} was ${room === 0 ? "" : "bijna "}omsingeld en ontsnapt nu.`,
  "makes-stack": ({ cells, counts: [height] }) => `De stapel op ${cells[0]} telt nu ${stones(height)}.`,
  spreads: ({ counts: [count] }) =>
    plural(count, { one: "Zo bezet je één nieuw veld.", other: "Zo bezet je # nieuwe velden." }),
  "plans-city": ({ player, opponent, moves: [reply, then] }) =>
    `Speelt ${COLOURS[opponent]} ${reply}, dan kan ${COLOURS[player]} met ${then} de stad innemen of bedreigen.`,
  "gives-city": ({ opponent, player }) =>
    `Nu kan ${COLOURS[opponent]} de stad van ${COLOURS[player]} innemen.`,
  "leaves-city": ({ player }) => `Dit redt de stad van ${COLOURS[player]} niet.`,
  "gives-stones": ({ opponent, cells, counts: [count] }) =>
    `Nu kan ${COLOURS[opponent]} ${stones(count)} slaan${cells.length === 1 ? `, op ${cells[0]}` : ""}.`,
  "spends-last-stack": ({ player }) => `${COLOURS[player]} heeft geen stapel meer om te zaaien.`,
  advances: () => "Zo win je terrein richting de vijandelijke stad.",
};

export const hints = {
  searching: "Een hint wordt gezocht…",
  more: "Meer uitleg",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Kijk in ${left === right ? `kolom ${left}` : `kolom ${left} t/m ${right}`}, op ` +
    `${bottom === top ? `rij ${integer(bottom)}` : `rij ${integer(bottom)} t/m ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Speel met de ${isStack ? "stapel" : { soldier: "soldaat", lion: "leeuw", stone: "steen" }[shape]} die op ${cell} staat.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Breng daar een steen in." : "Plaats daar een stuk uit je hand."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Wissel van kleur" : move}.${reply ? ` Verwacht antwoord: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Zo win je in ${moves(count)}.`,
  best: "Een rustige zet: er valt niets te slaan of tegen te houden, en geen andere zet is sterker.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} dreigt vijf op een rij te maken op ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} kan op ${or(cells)} een open vier maken: vier op een rij, en je kunt maar één kant blokkeren.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} dreigt ${stones(count)} te slaan, op ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `Een steen die je op ${or(cells)} inbrengt, kan ${COLOURS[opponent]} meteen slaan: daarom mag dat niet.`,
  city: ({ opponent }) => `${COLOURS[opponent]} bedreigt je stad!`,
};

export const threats = {
  none: "Op dit moment is er geen dreiging.",
  kinds: threatened,
};
