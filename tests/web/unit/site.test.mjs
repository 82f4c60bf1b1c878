/** The build of the site. Needs `cargo xtask dist`. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { bundleScripts } from "../../../tools/site/bundle.js";
import { ROOT, WWW, digest, filesBelow, integrity, readText } from "../../../tools/site/files.js";
import { insertBuild, listsOf, storageOf } from "../../../tools/site/offline.js";
import { TEST_LANGUAGES, TRANSLATIONS } from "../../../tools/site/languages.js";
import { allImports, readerLanguage } from "../../../tools/site/pages.js";
import { SINGLE_FILE } from "../../../tools/site/single-file.js";
import { versionIn } from "../../../tools/site/version.js";
import { FRAME_POLICY, guardFile, guardFrame, guardPage } from "../../../tools/site/policy.js";

const DIST = join(ROOT, "dist");

/** The folders that a build makes in `www`, which are not in Git. */
const COMPILED = ["wasm", "explorer/wasm", "findings/wasm", "practice/wasm"];

/**
 * The files here, without those that Git ignores, as a clone on Windows has them: Git writes line ends of
 * Windows into every text, unless an attribute forbids it.
 *
 * @param {string} clone the folder
 * @returns the files of the clone, with their line ends and attributes
 */
function cloneWithAutocrlf(clone) {
  const settings = ["core.autocrlf=true", "core.safecrlf=false", "core.looseCompression=0"];
  // A hook names another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", [...settings.flatMap((setting) => ["-c", setting]), ...args], {
      cwd: clone,
      encoding: "utf8",
      env,
      maxBuffer: 1e8,
    });
  git("init", "--quiet");
  git(`--work-tree=${ROOT}`, "--git-dir=.git", "add", "--all", ROOT);
  git("checkout-index", "--all");
  return git("ls-files", "--eol").trim().split("\n");
}

const git = spawnSync("git", ["--version"]).status === 0;

test("a clone with line ends of Windows builds the same", { skip: !git && "no git" }, async () => {
  const scratch = mkdtempSync(join(tmpdir(), "ergo-clone-"));
  try {
    const clone = join(scratch, "a clone #1 é");
    mkdirSync(clone);
    const files = cloneWithAutocrlf(clone);
    const asOnWindows = (/** @type {string} */ line) =>
      /\b[iw]\/(crlf|mixed|-text)/.test(line) && !/attr\/-text/.test(line);
    // Binary files are named, so that Git does not need to guess.
    assert.deepEqual(files.filter(asOnWindows), []);
    for (const path of COMPILED) cpSync(join(WWW, path), join(clone, "www", path), { recursive: true });
    const tools = join(clone, "tools/site");
    // The packages are found from there; what they write must be there, too.
    symlinkSync(join(ROOT, "tools/site/node_modules"), join(tools, "node_modules"), "junction");
    const site = join(clone, "dist");
    mkdirSync(site);
    const { ERGO_SITE: _, ...env } = process.env;
    execFileSync(process.execPath, [join(tools, "build.js"), site], { env, cwd: clone, stdio: "pipe" });
    assert.deepEqual(await filesBelow(site), await filesBelow(DIST));
    for (const name of await filesBelow(site))
      assert.ok(readFileSync(join(site, name)).equals(readFileSync(join(DIST, name))), `${name} differs`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test("a checkout from before .gitattributes is refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ergo-text-"));
  try {
    const path = relative(ROOT, join(folder, "text"));
    writeFileSync(join(ROOT, path), "a\nb\n");
    assert.equal(await readText(path), "a\nb\n");
    writeFileSync(join(ROOT, path), "a\r\nb\r\n");
    await assert.rejects(readText(path), /line ends of Windows/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the page has the version of Cargo.toml, on the site and in the single file", async () => {
  const version = versionIn(readFileSync(join(ROOT, "Cargo.toml"), "utf8"));
  assert.match(version, /^\d+\.\d+\.\d+/);
  const scripts = (await filesBelow(DIST)).filter((name) => /^app-[\w-]+\.js$/.test(name));
  for (const names of [scripts, [SINGLE_FILE]])
    assert.equal(
      names.filter((name) => readFileSync(join(DIST, name), "utf8").includes(`"${version}"`)).length,
      1,
    );
});

test("packages are the same whatever the time and its zone", () => {
  const scratch = mkdtempSync(join(tmpdir(), "ergo pack #é "));
  try {
    const site = join(scratch, "site");
    const files = {
      "package.json": '{"name":"a","version":"1.0.0"}',
      "ergo-offline.html": "é",
      "v/1/b.js": "",
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), text);
    }
    const packed = ["UTC", "Asia/Tokyo"].map((zone, number) => {
      const folder = join(scratch, zone);
      const time = new Date(2020 + number, number, 1);
      for (const name of Object.keys(files)) utimesSync(join(site, name), time, time);
      execFileSync(process.execPath, [join(ROOT, "tools/site/pack.js"), site, folder], {
        env: { ...process.env, TZ: zone },
      });
      return folder;
    });
    const read = (/** @type {string} */ name) => packed.map((folder) => readFileSync(join(folder, name)));
    const names = readdirSync(packed[0]).sort();
    assert.deepEqual(names, ["a-1.0.0.tgz", "ergo-offline.html", "ergo-site.zip"]);
    for (const name of names) assert.deepEqual(read(name)[0], read(name)[1], name);
    const zip = read("ergo-site.zip")[0].toString("latin1");
    for (const name of Object.keys(files)) assert.ok(zip.includes(name), name);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test("a change of the page keeps the names of the files of the board, and one of the board does not", async () => {
  const names = async (/** @type {string[]} */ ...changed) => {
    const replaced = changed.map((path) => [
      path,
      `${readFileSync(join(WWW, path), "utf8")}\nglobalThis.changed = true;`,
    ]);
    const scripts = await bundleScripts({
      www: WWW,
      replaced: Object.fromEntries(replaced),
      isMarked: true,
    });
    const all = [...scripts.keys()];
    return [all.filter((name) => name.startsWith("ergo-board")).sort(), all.sort()];
  };
  const [board, all] = await names();
  const [sameBoard, others] = await names(
    "app/settings.js",
    "study/place.js",
    "app/main.js",
    "learn/lessons.js",
  );
  assert.ok(board.length > 5);
  assert.deepEqual(sameBoard, board);
  assert.notDeepEqual(others, all);
  const [otherBoard] = await names("board/clocks.js");
  assert.notDeepEqual(otherBoard, board);
});

test("each script has a map that leads to its sources", async () => {
  const scripts = (await filesBelow(DIST)).filter((name) =>
    /^(app|embed(?!-policy)|ergo-board)[^/]*\.js$/.test(name),
  );
  assert.ok(scripts.length > 50);
  /** @type {Set<string>} */
  const found = new Set();
  for (const name of scripts) {
    const script = readFileSync(join(DIST, name), "utf8");
    assert.equal(/\n\/\/# sourceMappingURL=(.*)\n$/.exec(script)?.[1], `${name}.map`);
    const { sources, sourcesContent, mappings } = JSON.parse(readFileSync(join(DIST, `${name}.map`), "utf8"));
    assert.equal(sourcesContent.length, sources.length);
    assert.ok(mappings.length > 0 || sources.length === 0, name);
    for (const source of sources) found.add(source);
  }
  for (const path of ["www/app/main.js", "www/element/ergo-board.js", "www/text/de/language.js"])
    assert.ok(found.has(path), path);
  for (const path of found) assert.match(readFileSync(join(ROOT, path), "utf8"), /\S/, path);
});

test("those who bundle the board again leave alone what it finds by itself", async () => {
  const scripts = (await filesBelow(DIST)).filter((name) => /^ergo-board[^/]*\.js$/.test(name));
  const texts = scripts.map((name) => readFileSync(join(DIST, name), "utf8")).join("\n");
  const computed = [...texts.matchAll(/\bimport\((?!")(.{30})/g)].map(([, start]) => start);
  assert.ok(computed.length > 0);
  for (const start of computed)
    assert.ok(start.startsWith("/*webpackIgnore:true*/") || start.startsWith("URL_"), start);
});

test("the build and its tests use the same versions of packages", () => {
  const [site, tests] = ["tools/site", "tests/web"].map((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, folder, "package.json"), "utf8"),
    );
    return { ...dependencies, ...devDependencies };
  });
  const both = Object.keys(site).filter((name) => name in tests);
  assert.ok(both.includes("esbuild"));
  for (const name of both) assert.equal(site[name], tests[name], name);
});

test("what a script needs before it runs is known; what it loads on demand comes later", () => {
  const scripts = new Map([
    [
      "app.js",
      'import{a as b}from"./app-AB12.js";import"./app-C.js";const c=()=>import("./app-D.js"),d="from\\"./e"',
    ],
    ["app-C.js", 'import"./ergo-board-E.js";export{b}from"./app-AB12.js"'],
  ]);
  assert.deepEqual(allImports("app.js", scripts), ["app-AB12.js", "app-C.js", "ergo-board-E.js"]);
});

test("hashes are those of browsers", () => {
  // The output of `printf abc | openssl dgst -sha256 -binary | base64`, and in hexadecimal digits.
  assert.equal(integrity("abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
  assert.equal(digest("abc"), "ba7816bf8f01cfea");
  assert.equal(digest("a", "bc"), digest("abc"));
});

test("the page in one file has the licences of what it contains", () => {
  const page = readFileSync(join(DIST, SINGLE_FILE), "utf8");
  const [, notices = ""] = /<script type="text\/plain" id="notices">\n([^]*?)<\/script>/.exec(page) ?? [];
  assert.equal(notices, readFileSync(join(ROOT, "THIRD-PARTY.txt"), "utf8"));
  for (const name of ["figtree", "fraunces"]) {
    const licence = readFileSync(join(ROOT, `www/fonts/OFL-${name}.txt`), "utf8");
    const [copyright] = licence.split("\n");
    assert.match(copyright, /^Copyright 20\d\d The \w+ Project Authors/);
    for (const line of licence.split("\n")) assert.ok(notices.includes(line.trim()), line);
  }
  for (const name of ["serde", "wasm-bindgen", "Rust's standard library"])
    assert.ok(notices.includes(name), name);
});

test("the service worker stores what pages need, and the rest when it is asked for", () => {
  const kinds = {
    files: [
      "index.html",
      "ergo-board.js",
      "app-puzzles-0123456789.js",
      "parts/1/ergo-2.bin",
      "lessons/ergo-1.txt",
    ],
    optional: [
      "THIRD-PARTY.txt",
      "ergo-offline.html",
      "ergo/index.html",
      "gallery/index.html",
      "icons/icon-512.png",
      "app-practice-0123456789.js",
      "app-practice-de-0123456789.js",
      "app-proven-0123456789.js",
      "course/tasks-1.txt",
      "findings/e5-a1.txt-1.gz",
      "practice/values-1.wasm",
      "pictures/ergo-light.webp",
    ],
    undefined: [
      "sw.js",
      "app-0123456789.js.map",
      "ergo-board-de-0123456789.js.map",
      "package.json",
      "previews/ergo.png",
      "README.md",
      "ergo-board.d.ts",
      "LICENSE-MIT",
    ],
  };
  for (const [kind, names] of Object.entries(kinds))
    for (const name of names) assert.equal(String(storageOf(name)), kind, name);
});

test("the service worker has a version that changes with its files and its source", () => {
  const source = 'const build = { version: "", files: {}, optional: {} };\n';
  const lists = { files: { "a.js": "sha256-a" }, optional: { "b.png": "sha256-b" } };
  const worker = insertBuild(source, lists);
  assert.deepEqual(listsOf(worker), {
    version: JSON.parse(/"version": (".*?")/.exec(worker)?.[1] ?? ""),
    ...lists,
  });
  const versionOf = (/** @type {string} */ text) => /"version": "(\w{16})"/.exec(text)?.[1];
  assert.ok(versionOf(worker));
  assert.equal(worker, insertBuild(source, lists));
  for (const other of [
    insertBuild(source, { ...lists, files: { "a.js": "sha256-A" } }),
    insertBuild(source, { ...lists, files: { "c.js": "sha256-a" } }),
    insertBuild(source, { ...lists, optional: {} }),
    insertBuild(`${source}// More.`, lists),
  ])
    assert.notEqual(versionOf(other), versionOf(worker));
  assert.throws(() => insertBuild("const build = {};", lists), /exactly once/);
});

const CHARSET = '<meta charset="utf-8" />';
const page = (/** @type {string} */ body) => `<head>\n    ${CHARSET}\n  </head>\n<body>${body}</body>`;

test("a policy comes first in its page", () => {
  const guarded = guardPage(page('<script type="module" src="app.js"></script>'));
  const start = `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; `;
  assert.ok(guarded.includes(start));
  assert.doesNotMatch(guarded, /unsafe-inline|'unsafe-eval'/);
  const frame = guardFrame(page('<script type="module" src="embed.js"></script>'));
  assert.match(
    frame,
    /charset="utf-8" \/>\n {4}<meta http-equiv="Content-Security-Policy" content="[^$]*" \/>\n {4}<script src="embed-policy\.js"><\/script>/,
  );
  const { text } = FRAME_POLICY;
  assert.ok(text.includes("default-src ${site}; ") && !`${frame}${text}`.includes("'self'"));
});

test("inline scripts and styles of a single file are allowed by hash", () => {
  const file =
    '<style>abc</style><script type="application/json">{}</script><script type="module">a\r\nb</script>';
  const guarded = guardFile(page(file));
  assert.ok(guarded.includes(`style-src '${integrity("abc")}';`));
  assert.ok(guarded.includes(`script-src '${integrity("a\nb")}' 'wasm-unsafe-eval';`));
});

test("a page with what its policy forbids is rejected", () => {
  for (const body of [
    "<script>let a;</script>",
    '<script type="module">let a;</script>',
    "<style>p {}</style>",
    '<p style="color: red"></p>',
    '<p onclick="a()"></p>',
  ]) {
    assert.throws(() => guardPage(page(body)), /forbids/, body);
    assert.throws(() => guardFrame(page(body)), /forbids/, body);
    assert.ok(guardPage(page(`<pre>${body}</pre>`)), "a source that is shown");
  }
  assert.throws(() => guardFile(page('<p onclick="a()"></p>')), /forbids/);
  assert.throws(() => guardPage("<head></head>"), /exactly once/);
});

test("the script that chooses the language knows all of them, and where their first messages are", async () => {
  const scripts = new Map(
    TRANSLATIONS.flatMap((code) => [
      [`ergo-board-${code}-0123456789.js`, ""],
      [`ergo-board-${code}-parts-0123456789.js`, ""],
    ]),
  ).set("ergo-board-languages-0123456789.js", "");
  const [plain, built] = await Promise.all([readerLanguage(), readerLanguage(scripts)]);
  for (const code of ["en", ...TRANSLATIONS, ...TEST_LANGUAGES])
    assert.match(plain, new RegExp(`[{,]"?${code}"?:""`), code);
  for (const code of TRANSLATIONS)
    assert.ok(built.includes(`${code}:"ergo-board-${code}-0123456789.js"`), code);
  assert.ok(built.includes('"ergo-board-languages-0123456789.js"'));
});
