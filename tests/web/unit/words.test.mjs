/** The page for those who speak a language: `cargo xtask words`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { isSame, pageOf } from "../words.mjs";
import { departuresFrom, glossaryIn, glossaryOf } from "../words/glossary.mjs";
import { changedSince, readRecord, recordIn, recordOf, recordText } from "../words/read.mjs";
import { sectionsOf, withFewExamples } from "../words/sections.mjs";

/**
 * @param {string} id
 * @param {string} english
 * @param {string} [other]
 * @param {string} [example]
 */
const row = (id, english, other = "", example = "") => ({ id, example, english, other });

for (const code of TRANSLATIONS) {
  test(`everything that is said in English has its words beside it in ${code}`, async () => {
    const sections = await sectionsOf(code);
    const rows = sections.flatMap(({ title, rows }) => rows.map((row) => ({ title, ...row })));
    const missing = rows.filter(({ english, other }) => (english === "") !== (other === ""));
    assert.deepEqual(missing, []);
    const titles = sections.map(({ title }) => title);
    for (const title of ["actions", "library", "rules.ergo", "lessons.emergo", "site", "page.ergo"])
      assert.ok(titles.includes(title), title);
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of [
      "actions.undo",
      "rules.ergo.your-turn",
      "lessons.emergo.entering.off",
      "site.front.lead",
    ])
      assert.ok(ids.has(id), id);
    // Names and formats are the same everywhere, and nothing that is long.
    const same = rows.filter(isSame);
    assert.ok(same.some(({ english }) => english === "HexEmergo"));
    assert.deepEqual(
      same.filter(({ english, example }) => example === "" && english.split(" ").length > 4),
      [],
    );
  });

  test(`the terms have their words in ${code}`, async () => {
    const rows = (await sectionsOf(code)).flatMap(({ rows }) => rows);
    const { departures, idle } = departuresFrom(await glossaryOf(code), rows);
    assert.deepEqual(
      departures.map(({ id, term, words, other }) => `${id}: “${term}” (${words.join(", ")}): ${other}`),
      [],
      `docs/languages/${code}.md has another word for a term, and no exception for the message`,
    );
    assert.deepEqual(idle, [], `exceptions of docs/languages/${code}.md that nothing needs`);
  });

  test(`it is known what English said when ${code} was read`, () => {
    const record = readRecord(code);
    assert.ok(record.size > 1000);
    for (const [id, hashes] of record) {
      assert.match(id, /^[\w-]+(\.[\w?!-]+)*$/);
      assert.ok(hashes.size > 0, id);
      for (const hash of hashes) assert.match(hash, /^[0-9a-f]{6}$/, id);
    }
  });
}

test("the page marks what is the same, and begins with what is to be looked at", () => {
  const rows = [row("a.b", "One & two", "Eins <zwei>", '("x")'), row("a.c", "Pause", "Pause")];
  const sections = [{ title: "a", rows }];
  const page = pageOf("de", "Deutsch", sections, { changed: [], departures: [] });
  assert.match(page, /<tr><th scope="row">a\.b<small>\("x"\)<\/small><\/th>/);
  assert.match(page, /<td lang="de" contenteditable>Eins &lt;zwei><\/td>/);
  assert.match(page, /<tr class="same"><th scope="row">a\.c<\/th>/);
  assert.equal(page.match(/<tr/g)?.length, 2);
  assert.equal(page.match(/<caption>/g)?.length, 1);

  const departure = { id: "a.b", term: "two", words: ["drei"], english: "One & two", other: "Eins <zwei>" };
  const news = pageOf("de", "Deutsch", sections, { changed: [rows[1]], departures: [departure] });
  const captions = [...news.matchAll(/<caption>([^<]*)/g)].map(([, caption]) => caption);
  assert.equal(captions.length, 3);
  assert.match(captions[0], /^Changed in English/);
  assert.match(captions[1], /glossary$/);
  assert.match(news, /a\.b<small>two: drei<\/small>/);
  assert.equal(news.match(/<tr/g)?.length, 4);
});

test("a message has one row for each example that differs in more than numbers, four at most", () => {
  const counted = [1, 2, 3].map((count) => row("a.b", `${count} moves`, "", `(${count})`));
  assert.deepEqual(withFewExamples(counted), [counted[2]]);
  const letters = ["v", "w", "x", "y", "z"].map((name) => row("a.c", name, "", `("${name}")`));
  assert.deepEqual(
    withFewExamples([...counted, ...letters]).map(({ english }) => english),
    ["3 moves", "v", "w", "y", "z"],
  );
  const paragraphs = ["1", "2"].map((text) => row("rules.x.y", text));
  assert.deepEqual(withFewExamples(paragraphs), paragraphs);
});

test("what has changed in English since a language was read is known by message and sentence", () => {
  const read = [row("b.c", "1 move", "", "(1)"), row("b.c", "2 moves", "", "(2)"), row("a.b", "Undo")];
  const text = recordText(recordOf(read));
  assert.match(text, /^a\.b [0-9a-f]{6}\nb\.c [0-9a-f]{6} [0-9a-f]{6}\n$/);
  const record = recordIn(text);
  assert.deepEqual(changedSince(record, read), []);
  // Another number is the same sentence; what English does not say is not read.
  assert.deepEqual(changedSince(record, [row("b.c", "7 moves", "", "(7)"), row("a.d", "")]), []);
  const changed = [row("a.b", "Take back"), row("b.c", "no moves", "", "(0)"), row("b.d", "Undo")];
  assert.deepEqual(changedSince(record, [...read, ...changed]), changed);
  assert.deepEqual(changedSince(recordIn(""), read), read);
});

const GLOSSARY = `# Words

| English | German | Remarks |
| ------- | ------ | ------- |
| opponent, stone | der Gegner, der Stein\\* | a stone in hand: der Vorrat |
| jump (over a piece) | springen | never hüpfen, der Satz |
| a stepping stone | der Trittstein | |
| slide; glide | laufen; rutschen (rutscht); gleiten | |
| row (of the board) | die Reihe | |
| row (of pieces) | _die Linie_ | |
| move | der Zug | |

Some words.

| English | German | Where |
| --- | --- | --- |
| stone | der Kiesel | Strand |

| English | Messages | Reason |
| --- | --- | --- |
| opponent | \`a.short\` \`rules.x\` | there is no room |
`;

/**
 * The terms whose words a sentence lacks.
 *
 * @param {string} english
 * @param {string} other
 * @param {string} [id]
 */
const lacking = (english, other, id = "a.long") =>
  departuresFrom(glossaryIn(GLOSSARY), [row(id, english, other)]).departures.map(({ term }) => term);

test("a sentence with a term has its word, in whatever form", () => {
  assert.deepEqual(lacking("Your opponent wins.", "Dein Gegner gewinnt."), []);
  assert.deepEqual(lacking("Your opponent wins.", "Dein Feind gewinnt."), ["opponent"]);
  assert.deepEqual(lacking("Your opponent’s stones", "Die Steine des Gegners"), []);
  assert.deepEqual(lacking("Your opponent’s stones", "Die Figuren der Gegnerin"), ["stone"]);
  // Vowels change, and verbs have prefixes.
  assert.deepEqual(lacking("It jumped. Jumping is fun.", "Er ist gesprungen."), []);
  assert.deepEqual(lacking("It jumped.", "Er schritt."), ["jump"]);
  for (const wrong of ["hüpfte", "machte einen Satz"])
    assert.deepEqual(lacking("It jumped.", `Er ${wrong}.`), ["jump"]);
  // A longer term is another one.
  assert.deepEqual(lacking("A stepping stone", "Ein Trittbrett"), ["stepping stone"]);
  assert.deepEqual(lacking("Stepping stones", "Trittsteine"), []);
  assert.deepEqual(lacking("Opponents of stonework", "Anders"), ["opponent"]);
});

test("terms and words go in pairs only if there are as many, and a term may have several rows", () => {
  assert.deepEqual(lacking("a stone", "ein Gegner"), ["stone"]);
  assert.deepEqual(lacking("stones", "im Vorrat"), []);
  assert.deepEqual(lacking("stones", "die Kiesel"), []);
  assert.deepEqual(lacking("stones", "am Strand"), ["stone"]);
  for (const word of ["läuft", "rutschte", "gleitet"])
    assert.deepEqual(lacking("It slides.", `Er ${word}.`), []);
  assert.deepEqual(lacking("two rows", "zwei Reihen"), []);
  assert.deepEqual(lacking("two rows", "zwei Linien"), []);
  assert.deepEqual(lacking("two rows", "zwei Spalten"), ["row"]);
});

test("words that English uses for much besides, code, and what is quoted are no terms", () => {
  assert.deepEqual(lacking("It moves.", "Er geht."), []);
  assert.deepEqual(lacking("The tag `stone` <code>row</code> <b title='row'>x</b>", "Das Tag"), []);
  const quoting = [row("a.quote", "Title: The stone", "Titel: The stone", '("The stone")')];
  assert.deepEqual(departuresFrom(glossaryIn(GLOSSARY), quoting).departures, []);
});

test("an exception belongs to messages by their ids, and is said if nothing needs it", () => {
  assert.deepEqual(lacking("The opponent", "Wer", "a.short"), []);
  assert.deepEqual(lacking("The opponent", "Wer", "rules.x.end"), []);
  assert.deepEqual(lacking("The opponent", "Wer", "a.shorter"), ["opponent"]);
  assert.deepEqual(lacking("The stone", "Wer", "a.short"), ["stone"]);
  const { idle } = departuresFrom(glossaryIn(GLOSSARY), [row("a.short", "The opponent", "Wer")]);
  assert.deepEqual(idle, ["opponent: rules.x"]);
});
