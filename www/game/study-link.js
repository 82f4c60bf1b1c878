/**
 * Links to studies: version 3 of the format of links, with the compressed game text of a study.
 * `docs/formats.md` defines the format.
 */
import { checkOf } from "./crc.js";
import { LONGEST_LINK, pack, unpack } from "./packed-text.js";

/** The version of the format. */
const VERSION = 3;

const SHAPE = /^3\.([\w-]+)\.([\w-]{6})$/;

/**
 * Whether a fragment is meant to be such a link.
 *
 * @param {string} fragment
 */
export const isStudyLink = (fragment) => fragment.startsWith(`${VERSION}.`);

/**
 * @param {string} text the game text of a study
 * @returns {Promise<string | undefined>} nothing if it is too long for a link
 */
export async function writeStudyLink(text) {
  const body = `${VERSION}.${await pack(text)}`;
  const link = `${body}.${checkOf(body)}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/**
 * The game text of a study, which only the rules can read; nothing if the link is damaged.
 *
 * @param {string} link
 * @returns {Promise<string | undefined>}
 */
export async function readStudyLink(link) {
  const [, packed, check] = (link.length > LONGEST_LINK ? null : SHAPE.exec(link)) ?? [];
  return packed !== undefined && checkOf(link.slice(0, -7)) === check ? unpack(packed) : undefined;
}

/**
 * The fragment of a link to what a board shows: a study with everything in it, or a game with its moves.
 *
 * @param {{ mode?: string; toGameText: () => Promise<string>; toLink: () => Promise<string | undefined> }} board
 * @returns {Promise<string | undefined>} nothing if it is too long for a link
 */
export const fragmentOf = async (board) =>
  board.mode === "study" ? writeStudyLink(await board.toGameText()) : board.toLink();
