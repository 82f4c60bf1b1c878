/** The version of the page: that of `Cargo.toml`, which a unit test compares. */
export const VERSION = "0.1.0";
