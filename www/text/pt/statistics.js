/** The statistics of the library in Portuguese. */
import { integer, plural } from "./format.js";
import { LEVELS } from "./levels.js";

/** @import {Tally} from "../../library/types.js" */
/** @import {Unit} from "../../library/statistics.js" */
/** @import {Side} from "../../library/opening-tree.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# partida", other: "# partidas" });

const day = new Intl.DateTimeFormat("pt-PT", { day: "numeric", month: "long" });
const month = new Intl.DateTimeFormat("pt-PT", { month: "long", year: "numeric" });
const year = new Intl.DateTimeFormat("pt-PT", { year: "numeric" });

/** @type {Record<Unit, (time: number) => string>} */
const periods = {
  day: (time) => day.format(time),
  week: (time) => day.format(time),
  month: (time) => month.format(time),
  year: (time) => year.format(time),
};

const results = (/** @type {Tally} */ { won, drawn, lost }) =>
  `${plural(won, { one: "# ganha", other: "# ganhas" })} · ${plural(drawn, { one: "# empatada", other: "# empatadas" })} · ${plural(lost, { one: "# perdida", other: "# perdidas" })}`;

/** @type {import("../language.js").PlaceWords["statistics"]} */
export const statistics = {
  title: "Estatísticas",
  back: "Partidas",
  counting: "A contar as suas partidas…",
  /**
   * Which games are counted.
   *
   * @param {number} all
   * @param {number} shown by the list
   */
  counted: (all, shown) =>
    shown === all
      ? `Total: ${count(all)}`
      : `${integer(shown)} de ${count(all)}: as que correspondem aos filtros`,
  showAll: "Contar todas as partidas",
  empty: "Aqui vão aparecer as suas estatísticas",
  preview:
    "Quantas partidas ganha, empata e perde, por jogo, nível, lado e adversário; como isso muda ao longo " +
    "do tempo; e que aberturas joga. Contam todas as partidas que acabar ou importar.",
  yourResults: "Os seus resultados",
  results,
  /**
   * The results of the first and the second player.
   *
   * @param {Tally} tally
   */
  firstResults: ({ won, drawn, lost }) =>
    `${integer(won)} para o primeiro · ${plural(drawn, { one: "# empatada", other: "# empatadas" })} · ${integer(lost)} para o segundo`,
  number: integer,
  won: "Ganhas",
  drawn: "Empatadas",
  lost: "Perdidas",
  /**
   * Games without a result for the person here.
   *
   * @param {Tally} tally
   */
  others: ({ running, other }) =>
    [
      running > 0
        ? plural(running, {
            one: "# partida ainda está em curso.",
            other: "# partidas ainda estão em curso.",
          })
        : "",
      other > 0
        ? plural(other, {
            one: "# partida não é contada: não acabou, ou foi jogada por outros.",
            other: "# partidas não são contadas: não acabaram, ou foram jogadas por outros.",
          })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  damaged: (/** @type {number} */ number) =>
    plural(number, { one: "# partida danificada não conta.", other: "# partidas danificadas não contam." }),
  byGame: "Por jogo",
  beaten: "Nível mais alto vencido",
  notYet: "Ainda nenhum",
  byLevel: "Contra o computador",
  level: (/** @type {number} */ level) => `Nível ${integer(level)} · ${LEVELS[level] ?? ""}`,
  bySide: "Por lado",
  sides: ["A jogar primeiro", "A jogar em segundo"],
  byOpponent: "Por adversário",
  /** @param {string} name empty if it is not known */
  opponent: (name) => name || "Sem nome",
  moreOpponents: (/** @type {number} */ number) =>
    plural(number, { one: "mais # adversário", other: "mais # adversários" }),
  byFirst: "Primeiro e segundo jogador",
  overTime: "Ao longo do tempo",
  /**
   * A description of the chart for people who do not see it.
   *
   * @param {Unit} unit
   * @param {number} first
   * @param {number} last
   * @param {Tally} tally
   */
  chart: (unit, first, last, tally) =>
    ({
      day: `Partidas por dia, de ${periods.day(first)} a ${periods.day(last)}: ${results(tally)}`,
      week: `Partidas por semana, da semana de ${periods.week(first)} à de ${periods.week(last)}: ${results(tally)}`,
      month: `Partidas por mês, de ${periods.month(first)} a ${periods.month(last)}: ${results(tally)}`,
      year: `Partidas por ano, de ${periods.year(first)} a ${periods.year(last)}: ${results(tally)}`,
    })[unit],
  /**
   * @param {Unit} unit
   * @param {number} time
   */
  period: (unit, time) => periods[unit](time),
  units: { day: "Dia", week: "Semana de", month: "Mês", year: "Ano" },
  asTable: "Em tabela",
  earlier: (/** @type {number} */ number) =>
    plural(number, {
      one: "# partida é anterior ao período do gráfico.",
      other: "# partidas são anteriores ao período do gráfico.",
    }),
  openings: {
    title: "Aberturas",
    /**
     * @param {string} player whose results are shown; empty for the person here
     * @param {boolean} isAll whether they are those of the first and the second player
     */
    about: (player, isAll) =>
      isAll
        ? "Todas as aberturas destas partidas, e como acabaram para o primeiro e o segundo jogador."
        : player
          ? `As aberturas de ${player}, e como lhe correram.`
          : "As aberturas das suas partidas, e como acabaram para si.",
    game: "Jogo",
    side: "Partidas",
    sides: { any: "Ambos os lados", first: "Joga primeiro", second: "Joga em segundo", all: "Todas" },
    path: "Jogadas até aqui",
    next: "Jogadas seguintes",
    start: "Início",
    columns: { move: "Jogada", games: "Partidas", results: "Resultados" },
    games: count,
    /**
     * The contents of a node, also spoken.
     *
     * @param {readonly string[]} moves
     * @param {number} games
     * @param {string} results
     */
    node: (moves, games, results) =>
      moves.length === 0
        ? `Desde o início: ${count(games)}, ${results}`
        : `Depois de ${moves.join(", ")}: ${count(games)}, ${results}`,
    show: (/** @type {number} */ number) =>
      plural(number, { one: "Mostrar esta partida", other: "Mostrar estas # partidas" }),
    end: "A árvore acaba aqui: mostra só a abertura.",
    ended: (/** @type {number} */ number) =>
      plural(number, { one: "# partida acaba aqui.", other: "# partidas acabam aqui." }),
    empty: "Nenhuma destas partidas começa na posição inicial.",
    outside: (/** @type {number} */ number) =>
      plural(number, {
        one: "# partida não está na árvore: começa noutra posição, ou foi jogada por outros.",
        other: "# partidas não estão na árvore: começam noutras posições, ou foram jogadas por outros.",
      }),
    /**
     * The filter of the list.
     *
     * @param {readonly string[]} moves
     * @param {Side} side
     */
    filter: (moves, side) =>
      ({
        any: `Abertura: ${moves.join(" ")}`,
        all: `Abertura: ${moves.join(" ")}`,
        first: `Abertura, a jogar primeiro: ${moves.join(" ")}`,
        second: `Abertura, a jogar em segundo: ${moves.join(" ")}`,
      })[side],
    /** @param {string} filter */
    clear: (filter) => `Retirar o filtro “${filter}”`,
  },
};
