/**
 * The place of findings within _Learn_: `#/ergo/learn/findings` says what is proven about a game, what is
 * measured and what is believed, and at `#/ergo/learn/findings.a1` one plays against the proof of an answer.
 * Loaded on demand.
 */
import { FINDINGS } from "../games/findings.js";
import { hasData } from "../parts/data.js";
import { gameName, loadWords, words } from "../text/index.js";
import { wordsOf } from "../text/separate.js";
import "../ui/card.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { load } from "./data.js";
import { Defence } from "./defence.js";
import { Opening } from "./opening.js";
import { renderTable } from "./table.js";
import styles from "./place.css";

/** @import {Proof} from "../parts/proof-facts.js" */
/** @import {SolvedBoard} from "../games/finding.js" */
/** @import {Value} from "../games/small-board.js" */
/** @import {FindingsWords} from "../text/language.js" */
/** @import {IconName} from "../ui/icons.js" */

/** The command that checks all proofs. */
const CHECK = "cargo xtask check-proof tools/prove/proofs/*.gz";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 * @returns {Promise<(() => void) | undefined>} what is to be done when the place is left
 */
export async function render(host, context) {
  const { game, item = "", isShown } = context;
  const [, answer] = item.split(".");
  if (answer) return renderDefence(host, context, answer);
  const known = Object.hasOwn(FINDINGS, game) ? FINDINGS[game] : { boards: [], commands: [] };
  const { opening: examined, boards, commands, selfPlay } = known;
  const [say, proofs, report] = await Promise.all([
    wordsOf("findings"),
    examined ? loadProofs() : [],
    examined ? load("answers.txt").then((text) => text.text()) : "",
  ]);
  if (!isShown()) return undefined;
  addStyles(styles);
  const name = gameName(words, game);
  const opening = examined && new Opening(game, examined, proofs, report, say);
  const measured = [];
  if (selfPlay) measured.push(say.selfPlay(selfPlay.games, selfPlay.nodes, selfPlay.score, selfPlay.margin));
  if (examined) {
    const { nodes, least, most } = examined.scores;
    measured.push(say.scores(`1. ${examined.first}`, nodes, least, most));
  }
  const believed = examined
    ? say.openingBelief(`1. ${examined.first}`)
    : boards.length > 0 && say.boardBelief(name);
  host.append(
    make(
      "div",
      { class: "findings" },
      make("h1", { tabindex: "-1" }, say.title),
      make("p", { class: "about" }, say.about(name)),
      section(
        "check",
        say.proven,
        ...(opening ? [opening.element, commandLine(say, [CHECK])] : []),
        ...(boards.length > 0
          ? [
              make("h3", {}, say.boards),
              make("p", {}, say.boardsText),
              ...(boards.some(({ item }) => item) ? [make("p", {}, say.boardsPlay)] : []),
              tableOf(game, boards, say),
              commandLine(say, commands),
            ]
          : [make("p", {}, say.nothing(name))]),
      ),
      ...(measured.length > 0
        ? [section("statistics", say.measured, ...measured.map((text) => make("p", {}, text)))]
        : []),
      ...(believed ? [section("hint", say.believed, make("p", {}, believed))] : []),
    ),
  );
  return () => opening?.close();
}

/**
 * The board on which one plays against the proof of an answer.
 *
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 * @param {string} answer or its mirror image
 */
async function renderDefence(host, { board, game, isShown }, answer) {
  const opening = Object.hasOwn(FINDINGS, game) ? FINDINGS[game].opening : undefined;
  const [say, proofs] = await Promise.all([
    wordsOf("findings"),
    opening ? loadProofs() : [],
    loadWords("play"),
  ]);
  if (!isShown()) return undefined;
  const answers = opening ? [answer, opening.mirrored(answer)] : [];
  const proof = proofs.find(({ opening: moves }) => answers.includes(moves[1]));
  const trouble = !proof ? say.unknown : hasData(`findings/${proof.name}`) ? "" : say.notHere;
  if (!proof || trouble) {
    addStyles(styles);
    const href = addressOf({ place: "learn", game, item: "findings" });
    const all = make("a", { href, class: "button" }, say.title);
    const title = make("h1", { tabindex: "-1" }, say.defence);
    host.append(
      make(
        "div",
        { class: "findings" },
        title,
        make("p", {}, trouble),
        make("p", { class: "controls" }, all),
      ),
    );
    return undefined;
  }
  const place = new Defence(board, game, proof, say);
  host.append(place.element);
  void place.load();
  return () => place.close();
}

/** @returns {Promise<Proof[]>} */
const loadProofs = async () => (await load("proofs.json")).json();

/**
 * @param {IconName} sign
 * @param {string} title
 * @param {...HTMLElement} content
 */
const section = (sign, title, ...content) =>
  make("section", { class: "card" }, make("h2", {}, icon(sign), title), ...content);

/**
 * @param {FindingsWords} say
 * @param {string[]} commands
 */
const commandLine = (say, commands) =>
  make(
    "details",
    {},
    make("summary", {}, say.commands),
    make("pre", { tabindex: "0", translate: "no" }, commands.join("\n")),
  );

/**
 * The small boards with their values.
 *
 * @param {string} game
 * @param {SolvedBoard[]} boards
 * @param {FindingsWords} say
 */
function tableOf(game, boards, say) {
  const valueText = (/** @type {Value} */ { result, plies }) => say.value(result, movesIn(plies));
  const hasMoves = boards.some(({ moves }) => moves);
  const best = (/** @type {string[]} */ moves = []) => (hasMoves ? [moves.join(", ")] : []);
  const rows = boards.flatMap(
    ({ item, size, pieces, positions, longest, value, moves, banned, movesIfBanned }) => {
      const text =
        typeof size === "number" ? say.cells(size, pieces) : say.rectangle(size[0], size[1], pieces);
      const place =
        item === undefined ? text : make("a", { href: addressOf({ place: "learn", game, item }) }, text);
      return [
        [place, valueText(value), ...best(moves), say.moves(movesIn(longest)), say.number(positions)],
        ...(banned ? [[say.banned, valueText(banned), ...best(movesIfBanned), "", ""]] : []),
      ];
    },
  );
  const head = [say.board, say.result, ...(hasMoves ? [say.best] : []), say.longest, say.positions];
  return renderTable(head, rows);
}

/**
 * The moves of the winner.
 *
 * @param {number} plies those of both players
 */
const movesIn = (plies) => (plies + 1) >> 1;
