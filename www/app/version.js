/**
 * The version of the page. It is written in `Cargo.toml`, from where the build takes it into this module; the
 * sources themselves have none.
 *
 * @type {string}
 */
export const VERSION = "";
