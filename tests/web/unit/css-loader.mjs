/** Lets modules import style sheets in Node: as their text, as in the page. Import it before such a module. */
import { register } from "node:module";

const HOOKS = `
import { readFile } from "node:fs/promises";
export async function load(url, context, next) {
  if (!url.endsWith(".css")) return next(url, context);
  const source = "export default " + JSON.stringify(await readFile(new URL(url), "utf8"));
  return { format: "module", source, shortCircuit: true };
}`;

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
