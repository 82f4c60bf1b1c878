/** The statistics of the library in Spanish. */
import { integer, plural } from "./format.js";
import { LEVELS } from "./levels.js";

/** @import {Tally} from "../../library/types.js" */
/** @import {Unit} from "../../library/statistics.js" */
/** @import {Side} from "../../library/opening-tree.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# partida", other: "# partidas" });

const day = new Intl.DateTimeFormat("es", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("es", { month: "short", year: "numeric" });
const year = new Intl.DateTimeFormat("es", { year: "numeric" });

/** @type {Record<Unit, (time: number) => string>} */
const periods = {
  day: (time) => day.format(time),
  week: (time) => day.format(time),
  month: (time) => month.format(time),
  year: (time) => year.format(time),
};

const results = (/** @type {Tally} */ { won, drawn, lost }) =>
  [
    plural(won, { one: "# ganada", other: "# ganadas" }),
    `${integer(drawn)} en tablas`,
    plural(lost, { one: "# perdida", other: "# perdidas" }),
  ].join(" · ");

export const statistics = {
  title: "Estadísticas",
  back: "Mis partidas",
  counting: "Contando tus partidas…",
  /**
   * Which games are counted.
   *
   * @param {number} all
   * @param {number} shown by the list
   */
  counted: (all, shown) =>
    shown === all
      ? `Todas: ${count(all)}`
      : `${integer(shown)} de ${count(all)}: las que cumplen los filtros`,
  showAll: "Contar todas las partidas",
  empty: "Aquí estarán tus estadísticas",
  preview:
    "Tus victorias, tablas y derrotas por juego, nivel, bando y rival; cómo cambian con el tiempo; y qué aperturas juegas. Cuentan todas las partidas que acabes o importes.",
  yourResults: "Tus resultados",
  results,
  /**
   * The results of the first and the second player.
   *
   * @param {Tally} tally
   */
  firstResults: ({ won, drawn, lost }) =>
    `${integer(won)} para el primero · ${integer(drawn)} en tablas · ${integer(lost)} para el segundo`,
  number: integer,
  won: "Ganadas",
  drawn: "Tablas",
  lost: "Perdidas",
  /**
   * Games without a result for the person here.
   *
   * @param {Tally} tally
   */
  others: ({ running, other }) =>
    [
      running > 0
        ? plural(running, { one: "# partida sigue en curso.", other: "# partidas siguen en curso." })
        : "",
      other > 0
        ? plural(other, {
            one: "# partida no se cuenta: no ha acabado o la jugaron otros.",
            other: "# partidas no se cuentan: no han acabado o las jugaron otros.",
          })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  damaged: (/** @type {number} */ number) =>
    plural(number, { one: "# partida dañada no cuenta.", other: "# partidas dañadas no cuentan." }),
  byGame: "Por juego",
  beaten: "Nivel más alto vencido",
  notYet: "Aún ninguno",
  byLevel: "Contra la máquina",
  level: (/** @type {number} */ level) => `Nivel ${integer(level)} · ${LEVELS[level] ?? ""}`,
  bySide: "Por bando",
  sides: ["Como primero", "Como segundo"],
  byOpponent: "Por rival",
  /** @param {string} name empty if it is not known */
  opponent: (name) => name || "Sin nombre",
  moreOpponents: (/** @type {number} */ number) =>
    plural(number, { one: "# rival más", other: "# rivales más" }),
  byFirst: "Primer y segundo jugador",
  overTime: "Evolución",
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
      day: `Partidas por día, del ${periods.day(first)} al ${periods.day(last)}: ${results(tally)}`,
      week: `Partidas por semana, de la del ${periods.week(first)} a la del ${periods.week(last)}: ${results(tally)}`,
      month: `Partidas por mes, de ${periods.month(first)} a ${periods.month(last)}: ${results(tally)}`,
      year: `Partidas por año, de ${periods.year(first)} a ${periods.year(last)}: ${results(tally)}`,
    })[unit],
  /**
   * @param {Unit} unit
   * @param {number} time
   */
  period: (unit, time) => periods[unit](time),
  units: { day: "Día", week: "Semana del", month: "Mes", year: "Año" },
  asTable: "Como tabla",
  earlier: (/** @type {number} */ number) =>
    plural(number, {
      one: "# partida es anterior a lo que muestra el gráfico.",
      other: "# partidas son anteriores a lo que muestra el gráfico.",
    }),
  openings: {
    title: "Aperturas",
    /**
     * @param {string} player whose results are shown; empty for the person here
     * @param {boolean} isAll whether they are those of the first and the second player
     */
    about: (player, isAll) =>
      isAll
        ? "Todas las aperturas de estas partidas, y cómo acabaron para el primer y el segundo jugador."
        : player
          ? `Las aperturas de ${player} y cómo le fue con ellas.`
          : "Las aperturas de tus partidas y cómo te fue con ellas.",
    game: "Juego",
    side: "Partidas",
    sides: { any: "Ambos bandos", first: "Como primero", second: "Como segundo", all: "Todas" },
    path: "Jugadas hasta aquí",
    next: "Jugadas siguientes",
    start: "Inicio",
    columns: { move: "Jugada", games: "Partidas", results: "Resultados" },
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
        ? `Desde el inicio: ${count(games)}, ${results}`
        : `Tras ${moves.join(", ")}: ${count(games)}, ${results}`,
    show: (/** @type {number} */ number) =>
      plural(number, { one: "Ver esta partida", other: "Ver estas # partidas" }),
    end: "El árbol acaba aquí: solo muestra la apertura.",
    ended: (/** @type {number} */ number) =>
      plural(number, { one: "# partida acaba aquí.", other: "# partidas acaban aquí." }),
    empty: "Ninguna de estas partidas empieza en la posición inicial.",
    outside: (/** @type {number} */ number) =>
      plural(number, {
        one: "# partida no está en el árbol: empieza en otra posición o la jugaron otros.",
        other: "# partidas no están en el árbol: empiezan en otra posición o las jugaron otros.",
      }),
    /**
     * The filter of the list.
     *
     * @param {readonly string[]} moves
     * @param {Side} side
     */
    filter: (moves, side) =>
      ({
        any: `Apertura: ${moves.join(" ")}`,
        all: `Apertura: ${moves.join(" ")}`,
        first: `Apertura, como primero: ${moves.join(" ")}`,
        second: `Apertura, como segundo: ${moves.join(" ")}`,
      })[side],
    /** @param {string} filter */
    clear: (filter) => `Quitar el filtro «${filter}»`,
  },
};
