/** Links to studies: the whole game text of a study in a link. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { encode } from "../../../www/game/base64url.js";
import { checkOf } from "../../../www/game/crc.js";
import { pack } from "../../../www/game/packed-text.js";
import { fragmentOf, isStudyLink, readStudyLink, writeStudyLink } from "../../../www/game/study-link.js";
import { mutate, random } from "../e2e/random.mjs";

const PAGE = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
const [, LINK = ""] = /^```study-link\n(.*)\n```$/m.exec(PAGE) ?? [];
const [, TEXT = ""] = /This study …\n\n```game-text\n([^`]+)```/.exec(PAGE) ?? [];

/** @param {string} body */
const withCheck = (body) => `${body}.${checkOf(body)}`;

test("the example of the documentation is read", async () => {
  assert.ok(TEXT.includes("(1... d5"));
  assert.ok(isStudyLink(LINK));
  assert.equal(await readStudyLink(LINK), TEXT);
});

test("a study is read from its link, also a long one", async () => {
  const long = `${TEXT}\n{${"Zoë is à la plage. ".repeat(5000)}}`;
  for (const text of [TEXT, long, "", "\ufeffx"]) {
    const link = (await writeStudyLink(text)) ?? "";
    // It can be found in a message, and ends with a letter or a digit.
    assert.match(link, /^3\.[\w.-]+[A-Za-z\d]$/);
    assert.equal(await readStudyLink(link), text);
  }
});

test("a study that does not fit into a link has none", async () => {
  const next = random(7);
  const noise = Array.from({ length: 40_000 }, () => String.fromCharCode(97 + next(26))).join("");
  assert.equal(await writeStudyLink(noise), undefined);
  const long = withCheck(`3.${await pack(noise)}`);
  assert.equal(await readStudyLink(long), undefined);
});

test("a link that is damaged anywhere is refused", async () => {
  for (let at = 0; at < LINK.length; at++) {
    assert.equal(await readStudyLink(LINK.slice(0, at)), undefined, `cut at ${at}`);
    const other = LINK[at] === "A" ? "B" : "A";
    assert.equal(await readStudyLink(LINK.slice(0, at) + other + LINK.slice(at + 1)), undefined, `${at}`);
  }
  const next = random(1);
  for (let round = 0; round < 300; round++) {
    const damaged = mutate(next, LINK);
    if (damaged !== LINK) assert.equal(await readStudyLink(damaged), undefined, damaged);
  }
});

test("what is no text is refused, although the check fits", async () => {
  const bomb = await pack("a".repeat(4_000_001));
  assert.ok(bomb.length < 10_000);
  const noText = encode(Uint8Array.of(1, 2, 3));
  for (const packed of [bomb, noText, `${await pack("a")}!`])
    assert.equal(await readStudyLink(withCheck(`3.${packed}`)), undefined);
});

test("a board shares the study with everything in it, or the moves of the game", async () => {
  const board = { toGameText: async () => TEXT, toLink: async () => "1.ergo.0...AAAAAA" };
  assert.equal(await fragmentOf({ ...board, mode: "play" }), "1.ergo.0...AAAAAA");
  assert.equal(await fragmentOf(board), "1.ergo.0...AAAAAA");
  assert.equal(await readStudyLink((await fragmentOf({ ...board, mode: "study" })) ?? ""), TEXT);
});
