/**
 * Modules of the page for several tabs in one process: those that are imported with `?tab=1` are that tab's
 * own.
 */
import { register } from "node:module";

const HOOK = `
const TAB = /[?]tab=[0-9]+$/;
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const [tab] = TAB.exec(context.parentURL ?? "") ?? [];
  // The rules and the words have no state of a tab.
  const isOwn = tab && found.url.includes("/www/") && !/[/](wasm|text)[/]/.test(found.url) && !TAB.test(found.url);
  return isOwn ? { ...found, url: found.url + tab } : found;
}`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);

/**
 * A module of the page as a tab has it.
 *
 * @param {string} path below `www`
 * @param {number} tab
 * @returns {Promise<any>}
 */
export const importFor = (path, tab) => import(`../../../www/${path}?tab=${tab}`);
