/** Hints and threats in German. */
import { COLOURS } from "./board.js";
import { and, inMoves, integer, movesDative, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * Pieces in a row, of masculine gender, after an article.
 *
 * @param {number} count
 */
export const row = (count) =>
  ["", "", "Zweier", "Dreier", "Vierer", "Fünfer"][count] || `${integer(count)}er`;

/**
 * Cells that are still needed, in the accusative.
 *
 * @param {number} left
 */
const needed = (left) => plural(left, { one: "noch ein Feld", other: "noch # Felder" });

/**
 * In the accusative, and in words where it is one.
 *
 * @param {number} count
 */
export const someStones = (count) => plural(count, { one: "einen Stein", other: "# Steine" });

/**
 * What both have captured once nothing can be captured any more.
 *
 * @param {ReasonWords} words
 */
const exchange = ({ player, opponent, counts: [won, lost] }) =>
  `Nach allen Pflichtschlägen hat ${COLOURS[player]} ${someStones(won)} geschlagen und ${COLOURS[opponent]} ` +
  `${lost === 0 ? "keinen" : plural(lost, { one: "einen", other: "#" })}.`;

/**
 * What a move does, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
export const reasons = {
  "only-move": () => "Das ist der einzige gültige Zug.",
  "one-reply": ({ opponent, moves: [reply] }) =>
    `${COLOURS[opponent]} hat dann nur einen gültigen Zug: ${reply}.`,
  "makes-five": () => "Das ergibt fünf in einer Reihe und gewinnt.",
  "stops-five": ({ opponent, cells }) =>
    `Das verhindert einen Fünfer von ${COLOURS[opponent]} auf ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Das ergibt einen Vierer: ${COLOURS[opponent]} muss auf ${or(cells)} antworten.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Du drohst mit einem Fünfer auf ${or(cells)}. ${COLOURS[opponent]} kann nur einen stoppen.`,
  "stops-four": ({ opponent }) => `Das verhindert einen offenen Vierer von ${COLOURS[opponent]}.`,
  "wins-next": ({ opponent, cells }) =>
    `Damit droht ein Fünfer auf ${or(cells)}, und ${COLOURS[opponent]} kann ihn nicht stoppen.`,
  "prepares-four": ({ cells }) => `Damit droht ein offener Vierer auf ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) => `Das blockt den ${row(count)} von ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Auf dem Ring wird die Figur zum Löwen: Der kann rundherum laufen.",
  "builds-row": ({ counts: [count] }) => `Das ergibt einen ${row(count)} mit Platz für fünf.`,
  "builds-two-rows": ({ player, counts: [one, other] }) =>
    `Das stärkt zwei Reihen: ${COLOURS[player]} hat dort jetzt ` +
    `${one === other ? `zwei ${row(one)}` : `einen ${row(one)} und einen ${row(other)}`}.`,
  "has-room": ({ player, cells, counts: [count] }) =>
    count === 0
      ? `Durch ${cells[0]} ist für ${COLOURS[player]} zurzeit kein Fünfer möglich.`
      : plural(count, {
          one: `Durch ${cells[0]} ist für ${COLOURS[player]} noch ein Fünfer möglich.`,
          other: `Durch ${cells[0]} sind für ${COLOURS[player]} noch # Fünfer möglich.`,
        }),
  "plans-four": ({ player, opponent, moves: [reply, then] }) =>
    `Spielt ${COLOURS[opponent]} ${reply}, macht ${COLOURS[player]} mit ${then} einen Vierer.`,
  "gives-five": ({ opponent, cells }) => `Das erlaubt ${COLOURS[opponent]} einen Fünfer auf ${or(cells)}.`,
  "gives-four": ({ opponent, cells }) =>
    `Das erlaubt ${COLOURS[opponent]} einen offenen Vierer auf ${or(cells.slice(0, 2))}.`,
  "leaves-row": ({ player, counts: [count] }) =>
    `Damit verlässt die Figur den ${row(count)} von ${COLOURS[player]}.`,
  "unblocks-row": ({ opponent, counts: [count] }) =>
    `Der ${row(count)} von ${COLOURS[opponent]} ist nicht mehr geblockt.`,
  captures: ({ counts: [count] }) => `Das schlägt ${someStones(count)}.`,
  "saves-stones": ({ cells, counts: [count] }) =>
    `Das rettet ${someStones(count)}${cells.length === 1 ? ` auf ${cells[0]}` : ""}, ` +
    `${count === 1 ? "der geschlagen werden könnte" : "die geschlagen werden könnten"}.`,
  "threatens-capture": ({ cells, counts: [count] }) =>
    `Du drohst, ${someStones(count)}${cells.length === 1 ? ` auf ${cells[0]}` : ""} zu schlagen.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Das befreit deine gefangenen Steine in einem Stapel.",
      other: "Das befreit deine gefangenen Steine in # Stapeln.",
    }),
  "lures-capture": ({ player, opponent, moves: [reply, then], counts: [lost, won] }) =>
    `${COLOURS[opponent]} muss ${someStones(lost)} schlagen: Nach ${reply} schlägt ${COLOURS[player]} mit ${then} ${someStones(won)}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} muss dann ${someStones(count)} schlagen.`,
  "captures-all": ({ opponent }) => `Das schlägt die letzte Figur von ${COLOURS[opponent]} und gewinnt.`,
  exchanges: exchange,
  "loses-exchange": exchange,
  "threatens-combination": ({ moves: [move], counts: [count] }) =>
    `Damit droht ${move}: Die folgenden Schläge gewinnen ${someStones(count)}.`,
  "stops-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Das verhindert ${move}, womit ${COLOURS[opponent]} ${someStones(count)} gewonnen hätte.`,
  "allows-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Das erlaubt ${move}: Mit den folgenden Schlägen gewinnt ${COLOURS[opponent]} ${someStones(count)}.`,
  "gives-least": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} kann ${someStones(count)} schlagen; nach keinem anderen Zug wären es weniger.`,
  "has-entries": ({ player, opponent, counts: [own, other] }) =>
    `Zum Einsetzen hat ${COLOURS[player]} ${needed(own)}, ${COLOURS[opponent]} ` +
    `${other === 0 ? "keins" : plural(other, { one: "eins", other: "#" })}.`,
  "few-safe-replies": ({ opponent, counts: [safe, all] }) =>
    `Von ${movesDative(all)} hat ${COLOURS[opponent]} nur ` +
    `${plural(safe, { one: "einen, nach dem", other: "#, nach denen" })} nichts zu schlagen ist.`,
  "has-safe-moves": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} hat ${own === 0 ? "keinen Zug mehr" : plural(own, { one: "noch einen Zug", other: "noch # Züge" })} ` +
    `ohne Steinverlust, ${COLOURS[opponent]} ${plural(other, { one: "einen", other: "#" })}.`,
  "leaves-stones": ({ cells, counts: [count] }) =>
    `${stones(count)}${cells.length === 1 ? ` auf ${cells[0]}` : ""} ` +
    `${plural(count, { one: "bleibt", other: "bleiben" })} in Gefahr.`,
  "leaves-no-safe-reply": ({ opponent, player, counts: [count] }) =>
    `Was ${COLOURS[opponent]} auch spielt: ${COLOURS[player]} kann danach mindestens ${someStones(count)} schlagen.`,
  "stays-safe": ({ opponent, counts: [safe, all] }) =>
    safe === 1
      ? `Von ${movesDative(all)} ist das der einzige, nach dem ${COLOURS[opponent]} nichts schlagen kann.`
      : `Nach ${integer(safe)} von ${movesDative(all)} kann ${COLOURS[opponent]} nichts schlagen; das ist einer davon.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Dein letzter Stein kommt als Schattenfigur ins Spiel."
      : `Deine letzten ${stones(count)} kommen als ein hoher Stapel ins Spiel.`,
  "enters-safely": () => "Ein Stein ist dort vorerst sicher.",
  "narrows-entry": ({ opponent, cells }) =>
    `${COLOURS[opponent]} darf auf ${cells.length > 3 ? `${integer(cells.length)} Feldern` : or(cells)} keinen Stein mehr einsetzen.`,
  "blocks-pieces": ({ opponent, cells }) =>
    `${COLOURS[opponent]} kann mit ${cells.length === 1 ? "der Figur" : "den Figuren"} auf ${and(cells)} nicht mehr ziehen.`,
  "frees-pieces": ({ player, cells }) =>
    `${COLOURS[player]} kann mit ${cells.length === 1 ? "der Figur" : "den Figuren"} auf ${and(cells)} wieder ziehen.`,
  "covers-pieces": ({ cells }) =>
    `Damit ist das Feld hinter ${and(cells)} besetzt: Über ${or(cells)} kann keine Figur dorthin springen.`,
  "takes-middle": () => "Das besetzt ein Feld in der Mitte.",
  "cannot-be-jumped": ({ cells }) =>
    `Eine Figur auf ${cells[0]} kann nicht geschlagen werden, solange sie dort steht.`,
  approaches: ({ opponent, cells }) =>
    `Damit rückt die Figur neben die von ${COLOURS[opponent]} auf ${and(cells)}.`,
  "plans-capture": ({ player, opponent, moves: [reply, then], counts: [count] }) =>
    `Spielt ${COLOURS[opponent]} ${reply}, schlägt ${COLOURS[player]} ${someStones(count)} mit ${then}.`,
  "takes-city": ({ opponent }) => `Das erobert die Stadt von ${COLOURS[opponent]} und gewinnt.`,
  "saves-city": () => "Das rettet deine Stadt.",
  "threatens-city": ({ opponent }) => `Das bedroht die Stadt von ${COLOURS[opponent]}.`,
  "wins-city": ({ opponent }) =>
    `Das bedroht die Stadt von ${COLOURS[opponent]}, und sie ist nicht mehr zu retten.`,
  "leaves-no-stack": ({ opponent }) => `Das schlägt den letzten Stapel von ${COLOURS[opponent]} und gewinnt.`,
  "closes-gap": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `Die Stadt von ${COLOURS[opponent]} hat jetzt keine Lücke mehr.`
      : `${COLOURS[player]} braucht ${needed(left)} neben der Stadt von ${COLOURS[opponent]}: ${and(cells)}.`,
  "opens-gap": ({ opponent, counts: [left] }) =>
    `Das gibt ein Feld neben der Stadt von ${COLOURS[opponent]} auf, die jetzt ` +
    `${plural(left, { one: "eine Lücke", other: "# Lücken" })} hat.`,
  "closes-in": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `Um den Stapel von ${COLOURS[opponent]} auf ${cells[0]} ist keine Lücke mehr.`
      : `${COLOURS[player]} braucht nur ${needed(left)}, um den Stapel von ${COLOURS[opponent]} auf ${cells[0]} zu umzingeln.`,
  "escapes-siege": ({ cells, counts: [room] }) =>
    `Der Stapel auf ${cells[0]} war ${room === 0 ? "" : "fast "}umzingelt und zieht weg.`,
  "makes-stack": ({ cells, counts: [height] }) =>
    `Der Stapel auf ${cells[0]} hat jetzt ${someStones(height)}.`,
  spreads: ({ counts: [count] }) =>
    plural(count, { one: "Das besetzt ein neues Feld.", other: "Das besetzt # neue Felder." }),
  "plans-city": ({ player, opponent, moves: [reply, then] }) =>
    `Spielt ${COLOURS[opponent]} ${reply}, erobert oder bedroht ${COLOURS[player]} mit ${then} die Stadt.`,
  "gives-city": ({ opponent, player }) =>
    `Damit kann ${COLOURS[opponent]} die Stadt von ${COLOURS[player]} erobern.`,
  "leaves-city": ({ player }) => `Das rettet die Stadt von ${COLOURS[player]} nicht.`,
  "gives-stones": ({ opponent, cells, counts: [count] }) =>
    `Damit kann ${COLOURS[opponent]} ${someStones(count)}${cells.length === 1 ? ` auf ${cells[0]}` : ""} schlagen.`,
  "spends-last-stack": ({ player }) => `${COLOURS[player]} hat dann keinen Stapel mehr zum Säen.`,
  advances: () => "Das gewinnt Raum in Richtung der gegnerischen Stadt.",
};

/** @type {Record<import("../language.js").Shape, string>} */
const WITH = { soldier: "dem Soldaten", lion: "dem Löwen", stone: "dem Stein" };

export const hints = {
  searching: "Ein Tipp wird gesucht…",
  more: "Mehr dazu",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Schau auf ${left === right ? `Spalte ${left}` : `die Spalten ${left} bis ${right}`} in ` +
    `${bottom === top ? `Reihe ${integer(bottom)}` : `den Reihen ${integer(bottom)} bis ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Ziehe mit ${isStack ? "dem Stapel" : WITH[shape]}, der auf ${cell} steht.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) =>
    shape === "stone" ? "Setze dort einen Stein ein." : "Setze dort eine Figur aus deinem Vorrat.",
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Tausch die Seiten" : move}.${reply ? ` Erwartete Antwort: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Das gewinnt ${inMoves(count)}.`,
  best: "Ein stiller Zug: Es gibt nichts zu schlagen und nichts abzuwehren, und kein anderer Zug ist stärker.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} droht mit einem Fünfer auf ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} könnte auf ${or(cells)} einen offenen Vierer machen: vier in einer Reihe, und du kannst nur ein Ende blocken.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} droht, ${someStones(count)} auf ${and(cells)} zu schlagen.`,
  entry: ({ opponent, cells }) =>
    `Ein Stein auf ${or(cells)} könnte von ${COLOURS[opponent]} sofort geschlagen werden: Dort darf keiner eingesetzt werden.`,
  city: ({ opponent }) => `${COLOURS[opponent]} bedroht deine Stadt!`,
};

export const threats = {
  none: "Im Moment droht nichts.",
  kinds: threatened,
};
