/**
 * How modules import style sheets when they are bundled: `import styles from "./x.css"` is the text,
 * minified.
 */
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

/** @type {import("esbuild").Plugin} */
export const css = {
  name: "style sheets as text",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
      return { contents: `export default ${JSON.stringify(code.trimEnd())};` };
    });
  },
};
