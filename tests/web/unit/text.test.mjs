/** Every message of every language, with sample arguments. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, listGames } from "../../../www/wasm/ergo_wasm.js";
import { formatsFor } from "../../../www/text/format.js";
import { loadWords, words } from "../../../www/text/index.js";
import "../../../www/app/test-languages.js";
import { pickLanguage, switchTo } from "../../../www/text/switch.js";
import { TEST_LANGUAGES, TRANSLATIONS } from "../../../tools/site/languages.js";
import { failureText, loadPart, makeWords, outcomeText, sourceOf } from "../../../www/text/words.js";
import { wordsOf } from "../../../www/text/separate.js";
import { speakIn } from "../../../www/text/speak.js";
import { everythingIn } from "../catalogue.mjs";
import { gamesWith, textOf } from "../game-files.mjs";
import { messagesIn } from "./text-samples.mjs";

for (const code of ["en", ...TRANSLATIONS, ...TEST_LANGUAGES]) {
  test(`every message of "${code}" is complete`, async () => {
    let count = 0;
    const messages = await everythingIn(code);
    assert.equal(words.code, code);
    for (const [path, text] of messagesIn(messages)) {
      count++;
      assert.equal(typeof text, "string", path);
      // Some grounds need no description, and the coach has not always something to say.
      if (!/^games\.\w+\.grounds\.|^coach\.games/.test(path)) assert.notEqual(text.trim(), "", path);
      assert.doesNotMatch(
        text,
        /undefined|null(?![eé])|NaN|\[object|\{\w*\}|#(?!7|-4)| {2}|^ | $| [,.:]( |$)/,
        `${path}: ${text}`,
      );
      // Ratings, chances and so on are computed, and rounded for people: one message has an example.
      if (code === "en")
        assert.doesNotMatch(text.replace(/such as 0\.35/, ""), /(?<![\d.])\d+\.\d{2,}(?![\d.])/, path);
    }
    assert.ok(count > 400, `${count} messages`);
    await switchTo(words, ["en"]);
  });
}

test("French has no-break spaces at its punctuation, and curved apostrophes", async () => {
  const messages = await everythingIn("fr");
  const long = /** @type {const} */ (["lessons", "rules"]).flatMap((kind) =>
    gamesWith(kind).map((game) => textOf(kind, game, "fr")),
  );
  for (const text of [...[...messagesIn(messages)].map(([, message]) => message), ...long])
    assert.doesNotMatch(text, /(?<!–)[ \n][;:!?»%](?!\w)|«[ \n]|\p{L}'\p{L}/u, text);
  await switchTo(words, ["en"]);
});

test("nothing of the last language is left after another one is chosen, not even in groups held on to", async () => {
  await everythingIn("en");
  const english = [...messagesIn(words)];
  const { actions } = words;
  await everythingIn("en-XA");
  assert.match(actions.undo, /^⟦/);
  const grown = [...messagesIn(words)].map(([path]) => path);
  assert.deepEqual(
    grown,
    english.map(([path]) => path),
  );
  await switchTo(words, ["en"]);
  assert.equal(actions.undo, "Take back");
  assert.deepEqual([...messagesIn(words)], english);
});

test("the language that was asked for last is the one that comes", async () => {
  const [first, last] = [switchTo(words, ["en-XA"]), switchTo(words, ["ar-XB"])];
  await Promise.all([first, last]);
  assert.equal(words.code, "ar-XB");
  await Promise.all([switchTo(words, ["en-XA"]), switchTo(words, ["en"])]);
  assert.equal(words.code, "en");
});

test("the wish for English counts, even if another language is still being looked up", async () => {
  await Promise.all([speakIn(words, ["de"]), speakIn(words, ["en"])]);
  assert.equal(words.code, "en");
  await Promise.all([speakIn(words, ["de"]), speakIn(words, ["fr"])]);
  assert.equal(words.code, "fr");
  await speakIn(words, ["en"]);
  assert.equal(words.code, "en");
  await Promise.all([switchTo(words, ["de"]), speakIn(words, ["en"])]);
  assert.equal(words.code, "en");
  assert.equal(speakIn(words, ["en-GB"]), undefined, "nothing is to be loaded");
});

test("boards have words in different languages, and each its own parts of them", async () => {
  const [german, french] = [makeWords(), makeWords()];
  await Promise.all([switchTo(german, ["de"]), switchTo(french, ["fr"])]);
  await Promise.all([loadPart(german, "study"), loadPart(french, "goals")]);
  assert.deepEqual([german.actions.cancel, french.actions.cancel], ["Abbrechen", "Annuler"]);
  assert.equal(words.code, "en");
  await switchTo(german, ["es"]);
  assert.deepEqual([german.actions.cancel, french.actions.cancel], ["Cancelar", "Annuler"]);
  assert.match(german.study.save, /Guardar/);
});

test("a part that arrives during a change of the language is in the new one", async () => {
  const board = makeWords();
  await loadPart(board, "play");
  await Promise.all([switchTo(board, ["en-XA"]), loadPart(board, "goals"), loadPart(board, "study")]);
  for (const [path, text] of messagesIn({ goals: board.goals, study: board.study }))
    assert.match(text, /⟦/, path);
});

test("a part that was requested before a change of the language is in the new one", async () => {
  const board = makeWords();
  await switchTo(board, ["es"]);
  const german = await import("../../../www/text/de/language.js");
  const loading = loadPart(board, "study");
  // It has changed by the time the part arrives.
  sourceOf(board).module = german;
  await loading;
  assert.match(board.study.save, /speichern/i);
});

for (const code of ["en", ...TRANSLATIONS]) {
  test(`every game, option, ground and shape has a message in ${code}`, async () => {
    await everythingIn(code);
    for (const { id, options, explains } of listGames()) {
      assert.ok(words.games[id], id);
      assert.equal(words.explained[id] !== undefined, explains, `what explains ${id}`);
      for (const option of options) assert.ok(option in words.newGame.optionNames, option);
      const game = new Game(id, []);
      const board = game.board();
      for (const { ground } of board.rows.flat()) assert.ok(ground in words.games[id].grounds, ground);
      for (const { shape } of [
        ...game.view().hands.flat(),
        ...game.view().pieces.flatMap(({ stack }) => stack),
      ]) {
        assert.doesNotMatch(
          words.board.cell({ name: "", stack: [{ colour: "white", shape, count: 2 }] }),
          new RegExp(`white ${shape}$`),
          shape,
        );
      }
    }
    await switchTo(words, ["en"]);
  });
}

test("the end of a game is worded for the winner, the loser and a spectator", async () => {
  await loadWords("play");
  const end = /** @type {const} */ ({ winner: "white", loser: "black", turn: "black" });
  assert.equal(words.outcomes.five({ ...end, viewer: "winner" }), "You win! Five in a row.");
  assert.equal(words.outcomes.five({ ...end, viewer: "loser" }), "You lose. White has five in a row.");
  assert.equal(words.outcomes.five(end), "White wins! Five in a row.");
  assert.equal(words.outcomes["no-move"]({ turn: "black" }), "Draw: Black has no legal move.");
  const view = (/** @type {any} */ outcome) =>
    /** @type {any} */ ({ tones: ["black", "white"], turn: 0, outcome });
  const said = (/** @type {any} */ outcome) => outcomeText(words, view(outcome), "winner");
  assert.equal(said({ reason: "five", winner: 1 }), "You win! Five in a row.");
  assert.equal(outcomeText(words, view({ reason: "five", winner: 0 })), "Black wins! Five in a row.");
  assert.equal(said({ reason: "no-move" }), "Draw: Black has no legal move.");
  assert.equal(said(undefined), "");
});

test("a game that cannot run says why, even if hardly any message could be loaded", async () => {
  assert.match(
    failureText(makeWords(), { code: "missing", detail: "ergo.wasm" }),
    /ergo\.wasm could not be loaded/,
  );
  const board = makeWords();
  assert.equal(failureText(board, { code: "forbidden", detail: "x" }), board.status.failed);
  await loadPart(board, "play");
  const { failure } = /** @type {any} */ (board);
  assert.equal(failureText(board, { code: "forbidden", detail: "x" }), failure("forbidden", "x"));
});

test("separate parts are in the language of the page", async () => {
  await switchTo(words, ["fr"]);
  assert.equal((await wordsOf("practice")).title, "Petits plateaux");
  await switchTo(words, ["en-XA"]);
  assert.match((await wordsOf("practice")).title, /⟦/);
  await switchTo(words, ["en"]);
  assert.equal((await wordsOf("practice")).title, "Small boards");
});

test("errors are worded for people, without codes", async () => {
  await loadWords();
  const [cells, one] = [
    { columns: ["a", "j"], rows: [1, 9] },
    { columns: ["a", "a"], rows: [5, 5] },
  ];
  const say = (/** @type {any} */ error) => words.textErrors.text({ line: 3, expected: "", ...error });
  assert.equal(
    say({ code: "column", found: "z9", cells }),
    "Line 3: “z9” is not a cell of this board (columns a–j, rows 1–9).",
  );
  assert.equal(
    say({ code: "row", found: "a1", cells: one }),
    "Line 3: “a1” is not a cell of this board (column a has only row 5).",
  );
  assert.equal(
    words.textErrors.link({ code: "link-short", found: "", expected: "" }),
    "Part of this link is missing. Ask your friend to send it again. Your own game is safe.",
  );
});

test("numbers follow the language", () => {
  const plural = (/** @type {string} */ code, /** @type {number} */ count) =>
    formatsFor(code).plural(count, { one: "# Stein", other: "# Steine" });
  assert.equal(plural("de", 1), "1 Stein");
  assert.equal(plural("de", 2000), "2.000 Steine");
  assert.equal(formatsFor("fr").plural(0, { one: "# pion", other: "# pions" }), "0 pion");
  assert.equal(formatsFor("en").points(-0.04), "0.0");
  assert.equal(formatsFor("de").points(1.25), "+1,3");
  assert.equal(formatsFor("en").and(["one", "two", "three"]), "one, two and three");
  assert.equal(formatsFor("en").compact(45_000), "45K");
  assert.equal(formatsFor("es").and(["uno", "dos", "tres"]), "uno, dos y tres");
});

test("the first language that is available is picked, or English", async () => {
  assert.equal(pickLanguage(["xx", "en-GB", "en-XA"]), "en");
  assert.equal(pickLanguage(["", "ar-XB"]), "ar-XB");
  assert.equal(pickLanguage(["ar"]), "en");
  assert.equal(pickLanguage(["xx"]), "en");
  await switchTo(words, ["ar-XB"]);
  assert.equal(words.direction, "rtl");
  assert.match(words.actions.undo, /^⟦.+⟧$/);
  await switchTo(words, ["en"]);
  assert.equal(words.actions.undo, "Take back");
});

/**
 * Punctuation that a language does not have, and how it is said.
 *
 * @type {Record<string, [wrong: RegExp, rule: string][]>}
 */
const PUNCTUATION = {
  de: [[/“[^„]*”|"/, "quotes are „…“"]],
  es: [[/^[^¿]*\p{L}\?|^[^¡]*\p{L}!/u, "questions and exclamations begin with ¿ and ¡"]],
  fr: [
    [/[\p{L}\d»)][:;!?](?=\s|$)|«(?![\u00a0\u202f])/u, "a space that does not break comes before : ; ! ?"],
  ],
};

for (const [code, rules] of Object.entries(PUNCTUATION)) {
  test(`messages have the punctuation of "${code}"`, async () => {
    const messages = await everythingIn(code);
    const found = [...messagesIn(messages)].flatMap(([path, text]) =>
      // Samples have English texts in them, and signs of moves are no punctuation.
      /\("|Library|gameText|analysis|review\.|parse|textErrors|keys\.list/.test(path)
        ? []
        : rules.filter(([wrong]) => wrong.test(text)).map(([, rule]) => `${path}: ${text}: ${rule}`),
    );
    await switchTo(words, ["en"]);
    assert.deepEqual(found, []);
  });
}

test("every language counts and lists by its own rules", () => {
  for (const code of TRANSLATIONS) {
    const text = readFileSync(new URL(`../../../www/text/${code}/format.js`, import.meta.url), "utf8");
    assert.equal(/formatsFor\("(\w\w)/.exec(text)?.[1], code);
  }
});
