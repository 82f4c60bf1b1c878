/**
 * The commands of the workflows, run here, with a stand-in for GitHub: a folder with its releases and what
 * runs have uploaded, and a client `gh` that answers from it.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The client: it prints what `--jq` leaves of an answer. */
const CLIENT = `#!/bin/sh
set -e
runs="$FAKE_GITHUB/runs"
releases="$FAKE_GITHUB/releases"
case "$*" in
  "run list "*) all=$(ls "$runs"); echo "$all" | tail -n 1 ;;
  "api repos/visitor/ergo/actions/runs/"*"/artifacts "*) ls "$runs/$(basename "\${2%/artifacts}")" ;;
  "run download "*" --name kept") cp "$runs/$3/kept/"* . ;;
  "release list "*) ls "$releases" ;;
  "release view "*" --json assets "*) ls "$releases/$3" ;;
  "release download "*" --pattern ergo-site.zip --output site.zip --clobber")
    cp "$releases/$3/ergo-site.zip" site.zip ;;
  *) echo "gh $*" >&2; exit 1 ;;
esac
`;

/**
 * The commands of a workflow's steps, one after the other.
 *
 * @param {string} name
 */
function commandsOf(name) {
  const text = readFileSync(join(ROOT, ".github/workflows", name), "utf8");
  return [...text.matchAll(/^ +(?:- )?run: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, block, line]) => block ?? line,
  );
}

/**
 * The one command with some words in it.
 *
 * @param {string} workflow
 * @param {string} words
 */
export function command(workflow, words) {
  const found = commandsOf(workflow).filter((script) => script.includes(words));
  assert.equal(found.length, 1, `${workflow}: ${words}`);
  return found[0];
}

/** The stand-in. */
export class FakeGitHub {
  #folder;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    for (const name of ["bin", "runs", "releases"]) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, "bin/gh"), CLIENT);
    chmodSync(join(folder, "bin/gh"), 0o755);
  }

  /**
   * Runs commands, as a runner does.
   *
   * @param {string} script
   * @param {string} cwd
   */
  run(script, cwd) {
    const { PATH, ...others } = process.env;
    execFileSync("bash", ["-e", "-c", script], {
      cwd,
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...others,
        PATH: `${join(this.#folder, "bin")}:${PATH}`,
        FAKE_GITHUB: this.#folder,
        GH_REPO: "visitor/ergo",
      },
    });
  }

  /**
   * Makes a release with these files.
   *
   * @param {string} tag
   * @param {Record<string, Uint8Array>} files
   */
  release(tag, files) {
    mkdirSync(join(this.#folder, "releases", tag));
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(this.#folder, "releases", tag, name), content);
  }

  /**
   * Deploys a site by the steps of `pages.yml` that follow its build, in a new checkout.
   *
   * @param {string} dist the site that the build makes
   * @param {string} checkout
   * @returns the site that is deployed
   */
  deploy(dist, checkout) {
    const tools = join(checkout, "tools/site");
    rmSync(checkout, { recursive: true, force: true });
    mkdirSync(tools, { recursive: true });
    for (const name of ["deployment.js", "files.js", "names.js", "package.json"])
      cpSync(join(ROOT, "tools/site", name), join(tools, name));
    symlinkSync(join(ROOT, "tools/site/node_modules"), join(tools, "node_modules"), "junction");
    cpSync(dist, join(checkout, "dist"), { recursive: true });
    const commands = commandsOf("pages.yml");
    const built = commands.indexOf("cargo xtask dist");
    assert.ok(built >= 0 && commands.length > built + 1);
    for (const script of commands.slice(built + 1)) this.run(script, checkout);
    this.upload(checkout);
    return join(checkout, "dist");
  }

  /**
   * Uploads what the next deployment gets, as a new run.
   *
   * @param {string} checkout
   */
  upload(checkout) {
    const run = `${readdirSync(join(this.#folder, "runs")).length + 1}`;
    cpSync(join(checkout, "kept.tar"), join(this.#folder, "runs", run, "kept/kept.tar"));
  }
}
