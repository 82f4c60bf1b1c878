/** How far a reviewed game followed known openings, for the story of the game. */
import { wordsOf } from "../text/separate.js";
import { hasOpenings, hasUsualRules, loadOpenings, openingsNow } from "./openings.js";

/**
 * The sentence for the story and the number of moves, if any are known and it can be found out.
 *
 * @param {{ game: string; options: readonly string[]; start?: string; line: readonly string[] }} reviewed
 * @returns {Promise<{ text: string; ply: number } | undefined>}
 */
export async function openingOf({ game, options, start, line }) {
  if (start || !hasOpenings(game) || !hasUsualRules({ options })) return undefined;
  const known = openingsNow(game) ?? (navigator.onLine ? await loadOpenings(game) : undefined);
  const ply = known?.countKnown(line) ?? 0;
  return ply > 0 ? { text: (await wordsOf("explorer")).known(ply), ply } : undefined;
}
