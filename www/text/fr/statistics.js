/** The statistics of the library in French. */
import { counted, de, integer, plural } from "./format.js";
import { LEVELS } from "./levels.js";

/** @import {Tally} from "../../library/types.js" */
/** @import {Unit} from "../../library/statistics.js" */
/** @import {Side} from "../../library/opening-tree.js" */

const count = (/** @type {number} */ number) => counted(number, "partie");

const days = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("fr", { month: "short", year: "numeric" });
const year = new Intl.DateTimeFormat("fr", { year: "numeric" });
const day = (/** @type {number} */ time) => days.format(time).replace(/^1 /, "1er ");

/** @type {Record<Unit, (time: number) => string>} */
const periods = {
  day,
  week: day,
  month: (time) => month.format(time),
  year: (time) => year.format(time),
};

const results = (/** @type {Tally} */ { won, drawn, lost }) =>
  [counted(won, "gagnée"), counted(drawn, "nulle"), counted(lost, "perdue")].join(" · ");

export const statistics = {
  title: "Statistiques",
  back: "Mes parties",
  counting: "Décompte de vos parties…",
  /**
   * Which games are counted.
   *
   * @param {number} all
   * @param {number} shown by the list
   */
  counted: (all, shown) =>
    shown === all ? `Total : ${count(all)}` : `${count(shown)} sur ${integer(all)}, selon les filtres`,
  showAll: "Compter toutes les parties",
  empty: "Vos statistiques apparaîtront ici",
  preview:
    "Vos victoires, nulles et défaites, par jeu, niveau, camp et adversaire ; leur évolution dans le temps ; et les ouvertures que vous jouez. Chaque partie que vous finissez ou importez compte.",
  yourResults: "Vos résultats",
  results,
  /**
   * The results of the first and the second player.
   *
   * @param {Tally} tally
   */
  firstResults: ({ won, drawn, lost }) =>
    `${integer(won)} pour le premier · ${counted(drawn, "nulle")} · ${integer(lost)} pour le second`,
  number: integer,
  won: "Gagnées",
  drawn: "Nulles",
  lost: "Perdues",
  /**
   * Games without a result for the person here.
   *
   * @param {Tally} tally
   */
  others: ({ running, other }) =>
    [
      running > 0
        ? plural(running, { one: "# partie est encore en cours.", other: "# parties sont encore en cours." })
        : "",
      other > 0
        ? plural(other, {
            one: "# partie ne compte pas : elle est inachevée, ou jouée par d’autres.",
            other: "# parties ne comptent pas : elles sont inachevées, ou jouées par d’autres.",
          })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  damaged: (/** @type {number} */ number) =>
    plural(number, {
      one: "# partie endommagée ne compte pas.",
      other: "# parties endommagées ne comptent pas.",
    }),
  byGame: "Par jeu",
  beaten: "Plus haut niveau battu",
  notYet: "Aucun pour l’instant",
  byLevel: "Contre l’ordinateur",
  level: (/** @type {number} */ level) => `Niveau ${integer(level)} · ${LEVELS[level] ?? ""}`,
  bySide: "Par camp",
  sides: ["En jouant en premier", "En jouant en second"],
  byOpponent: "Par adversaire",
  /** @param {string} name empty if it is not known */
  opponent: (name) => name || "Sans nom",
  moreOpponents: (/** @type {number} */ number) =>
    plural(number, { one: "# autre adversaire", other: "# autres adversaires" }),
  byFirst: "Premier et second joueur",
  overTime: "Au fil du temps",
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
      day: `Parties par jour, du ${periods.day(first)} au ${periods.day(last)} : ${results(tally)}`,
      week: `Parties par semaine, de celle du ${periods.week(first)} à celle du ${periods.week(last)} : ${results(tally)}`,
      month: `Parties par mois, ${de(periods.month(first))} à ${periods.month(last)} : ${results(tally)}`,
      year: `Parties par année, de ${periods.year(first)} à ${periods.year(last)} : ${results(tally)}`,
    })[unit],
  /**
   * @param {Unit} unit
   * @param {number} time
   */
  period: (unit, time) => periods[unit](time),
  units: { day: "Jour", week: "Semaine du", month: "Mois", year: "Année" },
  asTable: "En tableau",
  earlier: (/** @type {number} */ number) =>
    plural(number, {
      one: "# partie est antérieure à la période du graphique.",
      other: "# parties sont antérieures à la période du graphique.",
    }),
  openings: {
    title: "Ouvertures",
    /**
     * @param {string} player whose results are shown; empty for the person here
     * @param {boolean} isAll whether they are those of the first and the second player
     */
    about: (player, isAll) =>
      isAll
        ? "Toutes les ouvertures de ces parties, et leur issue pour le premier et le second joueur."
        : player
          ? `Les ouvertures des parties ${de(player)}, et leur issue pour ce joueur.`
          : "Les ouvertures de vos parties, et leur issue pour vous.",
    game: "Jeu",
    side: "Parties",
    sides: { any: "Les deux", first: "En premier", second: "En second", all: "Toutes" },
    path: "Coups joués",
    next: "Coups suivants",
    start: "Départ",
    columns: { move: "Coup", games: "Parties", results: "Résultats" },
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
        ? `Depuis le départ : ${count(games)}, ${results}`
        : `Après ${moves.join(", ")} : ${count(games)}, ${results}`,
    show: (/** @type {number} */ number) =>
      plural(number, { one: "Voir cette partie", other: "Voir ces # parties" }),
    end: "L’arbre s’arrête ici : il ne montre que l’ouverture.",
    ended: (/** @type {number} */ number) =>
      plural(number, { one: "# partie finit ici.", other: "# parties finissent ici." }),
    empty: "Aucune de ces parties ne part de la position de départ.",
    outside: (/** @type {number} */ number) =>
      plural(number, {
        one: "# partie n’est pas dans l’arbre : elle part d’une autre position, ou elle a été jouée par d’autres.",
        other:
          "# parties ne sont pas dans l’arbre : elles partent d’autres positions, ou elles ont été jouées par d’autres.",
      }),
    /**
     * The filter of the list.
     *
     * @param {readonly string[]} moves
     * @param {Side} side
     */
    filter: (moves, side) =>
      ({
        any: `Ouverture : ${moves.join(" ")}`,
        all: `Ouverture : ${moves.join(" ")}`,
        first: `Ouverture, en premier : ${moves.join(" ")}`,
        second: `Ouverture, en second : ${moves.join(" ")}`,
      })[side],
    /** @param {string} filter */
    clear: (filter) => `Retirer le filtre « ${filter} »`,
  },
};
