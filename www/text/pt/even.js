/** Even games in Portuguese: the own rating, and what a game has changed. */
import { integer, plural } from "./format.js";

const rounded = (/** @type {number} */ rating) => integer(Math.round(rating));
const games = (/** @type {number} */ count) => plural(count, { one: "# partida", other: "# partidas" });

/** @type {import("../language.js").PlaceWords["even"]} */
export const even = {
  title: "Partidas à medida",
  /** Before the first one. */
  first: "O seu nível revela-se de partida para partida, e o computador joga ao mesmo nível.",
  /**
   * The own rating.
   *
   * @param {number} rating
   * @param {number} count of games so far
   * @param {boolean} isCertain whether it is more than an estimate
   */
  rating: (rating, count, isCertain) =>
    isCertain
      ? `A sua pontuação: ${rounded(rating)}.`
      : `A sua pontuação: cerca de ${rounded(rating)}, após ${games(count)}.`,
  /**
   * The next opponent: a level, or one of two.
   *
   * @param {number} level the lower one
   * @param {boolean} isMixed whether the level above it may play as well
   */
  next: (level, isMixed) =>
    isMixed
      ? `Vai jogar contra o nível ${integer(level)} ou ${integer(level + 1)}.`
      : `Vai jogar contra o nível ${integer(level)}.`,
  counts: "A partida conta quando acabar, se não pedir dicas nem anular jogadas.",
  /**
   * The rating of a level.
   *
   * @param {number} rating
   */
  level: (rating) => `cerca de ${rounded(rating)}`,
  /**
   * What a game has changed.
   *
   * @param {number} before
   * @param {number} after
   */
  changed: (before, after) => {
    const by = Math.round(after) - Math.round(before);
    if (by === 0) return `A sua pontuação mantém-se em ${rounded(after)}.`;
    return `A sua pontuação ${by > 0 ? "sobe" : "desce"} ${integer(Math.abs(by))} e fica em ${rounded(after)}.`;
  },
  /**
   * The same while the rating is an estimate.
   *
   * @param {number} rating
   * @param {number} count of games so far
   */
  estimated: (rating, count) => `A sua pontuação: cerca de ${rounded(rating)}, após ${games(count)}.`,
  helped: "Teve ajuda, por isso a pontuação não muda.",
  failed: "Não é possível ler as suas partidas, por isso a sua pontuação é, por agora, desconhecida.",
  /**
   * A description of the chart for people who do not see it.
   *
   * @param {number} count of games
   * @param {number} first
   * @param {number} last
   * @param {number} lowest
   * @param {number} highest
   */
  chart: (count, first, last, lowest, highest) =>
    `A sua pontuação ao longo de ${games(count)}: de ${rounded(first)} a ${rounded(last)}, entre ${rounded(lowest)} e ${rounded(highest)}`,
  /** @param {number} rating */
  number: rounded,
  /** How the rating comes about. */
  note:
    "Vem das partidas à medida desta biblioteca. Quem está a começar e segue os conselhos da página das " +
    `regras tem cerca de ${integer(1000)}.`,
};
