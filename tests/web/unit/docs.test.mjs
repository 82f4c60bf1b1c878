/**
 * The documentation: its links resolve, the files it names exist, and its tables match the public API of the
 * element.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { COMPLETE, TRANSLATIONS } from "../../../tools/site/languages.js";
import { ATTRIBUTES, readFragment, writeFragment } from "../../../www/embed/fragment.js";
import { LOOKS, LOOK_ATTRIBUTES, propertyOf } from "../../../www/ui/looks.js";
import { readLooks } from "../../../tools/site/looks.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");

const PAGES = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(ROOT, "tools")).map((name) => `tools/${name}/README.md`),
  ...readdirSync(join(ROOT, "docs"), { recursive: true })
    .map((name) => `docs/${String(name).replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".md") && !name.includes("/node_modules/")),
];

/** The modules of the page. */
const SCRIPTS = readdirSync(join(ROOT, "www"), { recursive: true, encoding: "utf8" })
  .map((name) => `www/${name.replaceAll("\\", "/")}`)
  .filter((name) => name.endsWith(".js"));

/**
 * A page without its fenced code blocks.
 *
 * @param {string} page
 */
const proseOf = (page) => read(page).replace(/^```.*?^```$/gms, "");

/**
 * The anchor that GitHub gives a heading.
 *
 * @param {string} heading
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

/** @param {string} page */
const anchorsOf = (page) =>
  [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));

for (const page of PAGES) {
  test(`the links of ${page} resolve`, () => {
    for (const [, target] of proseOf(page).matchAll(/(?:\]\(|\bsrc=")([^)"\s]+)/g)) {
      if (/^\w+:/.test(target)) continue;
      const [path, anchor] = target.split("#");
      const file = path ? relative(ROOT, join(ROOT, dirname(page), path)) : page;
      assert.ok(existsSync(join(ROOT, file)), `${target}: no such file`);
      if (anchor) assert.ok(anchorsOf(file).includes(anchor), `${target}: no such heading`);
    }
  });

  test(`the paths in ${page} exist`, () => {
    // Placeholders such as `<id>` are not checked.
    for (const [, path] of proseOf(page).matchAll(
      /`((?:src|www|tests|tools|xtask|docs|\.github|\.ci)\/[\w./-]+)`/g,
    )) {
      assert.ok(existsSync(join(ROOT, path)), path);
    }
  });
}

test("the picture of the README is animated, sharp and small enough", () => {
  // With a height, GitHub would distort it on phones.
  const [, path, width] = /<img src="([^"]+)" width="(\d+)" alt="[^"]{40,}"/.exec(read("README.md")) ?? [];
  const bytes = readFileSync(join(ROOT, path));
  assert.equal(bytes.toString("latin1", 8, 16), "WEBPVP8X");
  assert.ok(bytes.length <= 400_000, `${bytes.length} bytes`);
  assert.ok(bytes.readUIntLE(24, 3) + 1 >= 1.5 * Number(width));
  const size = bytes.readUInt32LE(4) + 8;
  assert.equal(bytes.length, size);
  let [frames, milliseconds] = [0, 0];
  for (let at = 12; at < size; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)) {
    if (bytes.toString("latin1", at, at + 4) !== "ANMF") continue;
    frames++;
    milliseconds += bytes.readUIntLE(at + 20, 3);
  }
  assert.ok(frames > 50, `${frames} pictures`);
  assert.ok(milliseconds > 8_000 && milliseconds < 30_000, `${milliseconds} ms`);
});

/**
 * The names after a tag in the comment of the element; those of attributes also from the table of looks.
 *
 * @param {string} tag
 */
function documented(tag) {
  const pattern = new RegExp(`^ \\* @${tag} (?:\\{.*?\\} )?\\[?([\\w-]+)`, "gm");
  const names = [...read("www/element/ergo-board.js").matchAll(pattern)].map(([, name]) => name);
  return [...names, ...(tag === "attr" ? LOOK_ATTRIBUTES : [])].toSorted();
}

/**
 * The names in the first column of the table with such a heading.
 *
 * @param {string} heading
 */
function tabled(heading) {
  const [, rows] =
    new RegExp(`^\\| ${heading} \\|.*\\n\\|[-|]+\\|\\n((?:\\|.*\\n)+)`, "m").exec(
      read("docs/embedding.md"),
    ) ?? [];
  assert.ok(rows, `a table of ${heading}`);
  const names = [...rows.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  return names.toSorted();
}

for (const [tag, heading] of [
  ["attr", "Attribute"],
  ["fires", "Event"],
  ["csspart", "Part"],
]) {
  test(`docs/embedding.md has every @${tag} of the element`, () =>
    assert.deepEqual(tabled(heading), documented(tag)));
}

/** Attributes that do not say what is on the board. */
const OTHERS = ["bare", "fill", "loading", "waiting"];

test("every attribute has a description", () =>
  assert.deepEqual(documented("attr"), [...ATTRIBUTES, ...OTHERS].toSorted()));

test("docs/embedding.md has every look as in the table of looks", async () => {
  const code = (/** @type {readonly string[]} */ values) => values.map((value) => `\`${value}\``).join(", ");
  const embedding = read("docs/embedding.md");
  for (const { name, description } of await readLooks()) {
    const look = LOOKS[name];
    const meaning = description[0].toLowerCase() + description.slice(1, -1);
    const columns =
      look.kind === "number"
        ? [look.range.join(" to "), look.default]
        : [code(look.values), code([look.default])];
    const row = `\n| \`${name}\` | ${columns.join(" | ")} | ${meaning} |\n`;
    assert.ok(embedding.includes(row), `the table of attributes has no row${row}`);
  }
});

/** The members of the element, with those that only browsers call left out. */
const MEMBERS = [
  ...read("www/element/ergo-board.js").matchAll(/^ {2}(?:async |get |set )?(\w+)\(.*\) \{$/gm),
].flatMap(([, name]) => (/^constructor$|Callback$/.test(name) ? [] : [name]));

test("docs/embedding.md has every member of the element", () => {
  const embedding = read("docs/embedding.md");
  const attributes = tabled("Attribute").map((name) => propertyOf(name));
  const others = embedding
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => line.split("|")[1].match(/(?<=`)\w+(?=[`(])/g) ?? []);
  const known = new Set([...attributes, ...others]);
  for (const name of MEMBERS) {
    if (known.has(name)) continue;
    const users = SCRIPTS.filter((path) => new RegExp(`\\.${name}\\b`).test(read(path)));
    assert.fail(
      `${name} of <ergo-board> is not in docs/embedding.md; document it, or move it; used in ${users}`,
    );
  }
});

test("only the element and its board look into the shadow tree", () => {
  const inside = /^www\/(element|board|draw|ui)\//;
  const outside = SCRIPTS.filter((path) => !inside.test(path) && /\.shadowRoot\b/.test(read(path)));
  // The board of the editor is another element.
  assert.deepEqual(outside, ["www/editor/board.js"]);
});

test("packages are linked by their repository, not by a registry", () => {
  const registry = /https?:\/\/(www\.)?(crates\.io|docs\.rs|lib\.rs|npmjs\.com|pypi\.org)[^)\s]*/g;
  for (const page of PAGES) assert.deepEqual(read(page).match(registry) ?? [], [], page);
});

test("docs/embedding.md has every custom property of the element", () => {
  const properties = [...read("docs/embedding.md").matchAll(/^\| `(--[\w-]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(properties.toSorted(), documented("cssprop"));
});

test("the embed fragment in docs/formats.md is valid", () => {
  const [, fragment] = /^```embed-fragment\n(.*)\n```$/m.exec(read("docs/formats.md")) ?? [];
  const { attributes, ...rest } = readFragment(`#${fragment}`);
  assert.deepEqual(rest, {});
  assert.equal(writeFragment(Object.fromEntries(attributes)), fragment);
  const [names] = /^name {5}= "game"[^;]*/m.exec(read("docs/formats.md")) ?? [""];
  assert.deepEqual(
    [...names.matchAll(/"([\w-]+)"/g)].map(([, name]) => name),
    ATTRIBUTES,
  );
});

test("docs/embedding.md lists the complete languages, and their folders", () => {
  const text = read("docs/embedding.md");
  const listed = (/** @type {RegExp} */ row) =>
    [...(row.exec(text)?.[1] ?? "").matchAll(/`([a-z]+)\/?`/g)].map(([, code]) => code).sort();
  assert.deepEqual(listed(/^\| `lang` \|([^|]*)\|/m), COMPLETE.map(({ code }) => code).sort());
  assert.deepEqual(listed(/^\| ([^|]*) \| a front page/m), TRANSLATIONS.toSorted());
});

test("the terms of docs/glossary.md are in order, each once", () => {
  const terms = [...read("docs/glossary.md").matchAll(/^\*\*(.*?)\*\*/gm)].map(([, term]) =>
    term.toLowerCase(),
  );
  assert.deepEqual(
    terms,
    [...new Set(terms)].toSorted((one, other) => one.localeCompare(other, "en")),
  );
});
