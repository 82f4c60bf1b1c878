/** The version, which is written in `Cargo.toml` only. */

/**
 * The version in the manifest of the workspace.
 *
 * @param {string} cargo the text of `Cargo.toml`
 */
export function versionIn(cargo) {
  const [, version] = /^\[workspace\.package\]\nversion = "(.*)"$/m.exec(cargo) ?? [];
  if (!version) throw new Error("Cargo.toml has no version");
  return version;
}

/**
 * The module of the page that has it, by its path.
 *
 * @param {string} version
 */
export const versionModule = (version) => ({
  "app/version.js": `export const VERSION = ${JSON.stringify(version)};\n`,
});
