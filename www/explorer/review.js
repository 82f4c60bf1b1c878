/** How far a reviewed game followed known openings, on the card of its review. */
import { wordsOf } from "../text/separate.js";
import { hasOpenings, hasUsualRules, loadOpenings, openingsNow } from "./openings.js";

/**
 * The sentence for the card, if there is something to say and it can be found out.
 *
 * @param {{ game: string; options: readonly string[]; start?: string; line: readonly string[] }} reviewed
 */
export async function openingOf({ game, options, start, line }) {
  if (start || !hasOpenings(game) || !hasUsualRules({ options })) return "";
  const known = openingsNow(game) ?? (navigator.onLine ? await loadOpenings(game) : undefined);
  const count = known?.countKnown(line) ?? 0;
  return count > 0 ? (await wordsOf("explorer")).known(count) : "";
}
