/** The rules of a game: a place of its own, and a tab beside the board. */
import { nextTask } from "../ui/next-task.js";
import { loadRules } from "../text/game-texts.js";
import { loadWords, words } from "../text/index.js";
import { make } from "../ui/make.js";
import { renderMarkdown } from "../ui/markdown.js";
import { addStyles } from "../ui/styles.js";
import styles from "./rules.css";

addStyles(styles);

/**
 * @param {HTMLElement} host
 * @param {{ game: string }} context
 */
export async function render(host, { game }) {
  const prose = make("div", { class: "prose" });
  host.append(make("h1", { tabindex: "-1" }, words.page.titles.rules(words.games[game].name)), prose);
  await fillRules(prose, game, () => prose.isConnected);
  const terms = await termsOf(game);
  if (terms && prose.isConnected) host.append(make("h2", {}, words.terms.title), terms);
}

/**
 * The words of a game with their meanings, unless it has none.
 *
 * @param {string} game
 */
async function termsOf(game) {
  const { terms } = await loadWords("terms");
  const all = terms.games[game] ?? [];
  const entries = all.map(([word, meaning]) =>
    make("div", {}, make("dt", {}, word), make("dd", {}, meaning)),
  );
  return entries.length > 0 ? make("dl", { class: "terms" }, ...entries) : undefined;
}

/**
 * Fills an element with the words of a game, to be opened above its rules.
 *
 * @param {HTMLElement} host
 * @param {string} game
 * @param {() => boolean} isWanted asked when they have arrived
 */
export async function fillTerms(host, game, isWanted) {
  const terms = await termsOf(game);
  if (!isWanted()) return;
  host.replaceChildren(
    ...(terms ? [make("details", {}, make("summary", {}, words.terms.title), terms)] : []),
  );
}

/**
 * The blocks that an element is being filled with: another filling may have begun meanwhile.
 *
 * @type {WeakMap<HTMLElement, unknown>}
 */
const blocksOf = new WeakMap();

/**
 * Fills an element with the rules.
 *
 * @param {HTMLElement} prose
 * @param {string} game
 * @param {() => boolean} [isWanted] asked when they have arrived
 */
export async function fillRules(prose, game, isWanted = () => true) {
  try {
    const text = await loadRules(game);
    if (!isWanted()) return;
    const blocks = renderMarkdown(text, (position) => figure(game, position));
    blocksOf.set(prose, blocks);
    prose.replaceChildren();
    // The browser prints what is there.
    const finish = () => {
      if (blocksOf.get(prose) === blocks) prose.append(...blocks);
    };
    addEventListener("beforeprint", finish);
    for (const block of blocks) {
      prose.append(block);
      // A phone makes each board in a task of its own.
      if (block.nodeName === "ERGO-BOARD") await nextTask();
      if (blocksOf.get(prose) !== blocks) break;
    }
    removeEventListener("beforeprint", finish);
  } catch {
    if (isWanted()) prose.replaceChildren(make("p", { role: "alert" }, words.page.rulesMissing));
  }
}

/**
 * A diagram of a position.
 *
 * @param {string} game
 * @param {string} position
 */
function figure(game, position) {
  return make(/** @type {any} */ ("ergo-board"), { game, position, mode: "view" });
}
