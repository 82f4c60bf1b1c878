/** A style sheet is imported as its text: minified in the built site, as it is by `cargo xtask play`. */
declare module "*.css" {
  const text: string;
  export default text;
}
