/** The library in Portuguese. */
import { playerName } from "./board.js";
import { afterColon, and, integer, percentage, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Summary} from "../../storage/types.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# partida", other: "# partidas" });

const more = (/** @type {number} */ number) => plural(number, { one: "e mais #", other: "e mais #" });

const time = new Intl.DateTimeFormat("pt-PT", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("pt-PT", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("pt-PT", { day: "numeric", month: "long", year: "numeric" });

/**
 * How a game ended, in a few words.
 *
 * @type {Record<import("../language.js").OutcomeReason, string>}
 */
const REASONS = {
  five: "Cinco em linha",
  "no-move": "Sem jogadas possíveis",
  city: "Cidade tomada",
  "no-stack": "Sem pilhas",
  "all-captured": "Pedras todas capturadas",
  repetition: "Repetição",
  resigned: "Desistência",
  agreed: "Acordo",
  time: "Tempo esgotado",
};

/** @type {import("../language.js").PlaceWords["library"]} */
export const library = {
  title: "As minhas partidas",
  /**
   * @param {number} all
   * @param {number} shown
   */
  count: (all, shown) =>
    shown === all ? `${count(all)} neste dispositivo` : `${integer(shown)} de ${count(all)}`,
  search: "Procurar",
  searchHint: "Nome, abertura, data",
  import: "Importar",
  exportAll: "Exportar tudo",
  exportChosen: "Exportar",
  newGame: "Jogar uma partida",
  filters: "Filtrar",
  game: "Jogo",
  allGames: "Todos os jogos",
  resultLabel: "Resultado",
  results: {
    any: "Todos",
    won: "Vitória",
    lost: "Derrota",
    drawn: "Empate",
    running: "Em curso",
  },
  opponent: "Adversário",
  opponents: {
    any: "Adversários",
    engine: "Computador",
    friend: "Amigo por link",
    here: "Mesmo dispositivo",
    file: "Importadas",
    study: "Estudo",
  },
  tag: "Etiqueta",
  anyTag: "Etiquetas",
  player: "Jogador",
  anyPlayer: "Jogadores",
  sort: "Ordenar",
  orders: {
    newest: "Recentes",
    oldest: "Antigas",
    opponent: "Adversário",
    longest: "Mais longas",
    shortest: "Mais curtas",
  },
  columns: {
    choose: "Selecionar",
    game: "Jogo",
    opponent: "Adversário",
    result: "Resultado",
    turns: "Jogadas",
    date: "Data",
    more: "Mais",
  },
  reset: "Mostrar todas",
  /**
   * Whoever played against the person here; of an imported game, both.
   *
   * @param {Summary} summary
   */
  players({ source, players, side, seats, level }) {
    if (source === "friend") return seats[side === 0 ? 1 : 0] || "Um amigo";
    if (source === "file" || !players) {
      if (seats.some(Boolean)) return seats.map((seat) => seat || "?").join(" – ");
      return source === "study" ? "Estudo" : "Partida";
    }
    const engines = players.filter((player) => player === "engine").length;
    return engines === 0
      ? "Dois jogadores, mesmo dispositivo"
      : engines === 1
        ? playerName({ kind: "engine", number: level ?? 0 })
        : "Computador contra si próprio";
  },
  /** @param {Summary} summary */
  about({ game, level, source, isDay, event }) {
    const how = source === "friend" ? "por link" : level === null ? "" : (LEVELS[level] ?? "");
    const origin = source === "study" ? "estudo" : source === "file" && !isDay ? "importada" : "";
    const name = Object.hasOwn(games, game) ? games[game].name : game;
    return [name, how, origin, event].filter(Boolean).join(" · ");
  },
  unstored: "não guardada",
  damaged: "Partida danificada",
  damagedNote: "Já não é possível ler esta partida. Ao exportá-la, guarda-se o que resta dela.",
  /**
   * The result of a game in which the person here played no side, or both.
   *
   * @param {string} result
   */
  result: (result) =>
    ({ "1-0": "Ganhou o primeiro", "0-1": "Ganhou o segundo", "1/2-1/2": "Empate" })[result] ??
    "Sem resultado",
  /** @param {string} reason */
  reason: (reason) =>
    Object.hasOwn(REASONS, reason) ? /** @type {Record<string, string>} */ (REASONS)[reason] : reason,
  move: (/** @type {number} */ number) => `Jogada ${integer(number)}`,
  /**
   * When a game was played.
   *
   * @param {number} at in milliseconds since 1970
   * @param {boolean} isDay whether only the day is known
   * @param {number} now
   */
  date(at, isDay, now) {
    const then = new Date(at);
    const midnight = new Date(now).setHours(0, 0, 0, 0);
    const hour = isDay ? "" : `, ${time.format(then)}`;
    if (at >= midnight && at <= now) return `Hoje${hour}`;
    if (at >= midnight - 86_400_000 && at < midnight) return "Ontem";
    return then.getFullYear() === new Date(now).getFullYear() ? day.format(then) : dayOfYear.format(then);
  },
  /** @param {string} title */
  choose: (title) => `Selecionar ${title}`,
  chooseAll: "Selecionar todas",
  /** @param {string} title */
  moreOf: (title) => `Mais ações: ${title}`,
  open: "Abrir",
  rename: "Mudar o nome",
  editTags: "Etiquetas",
  delete: "Eliminar",
  chosen: (/** @type {number} */ number) =>
    plural(number, { one: "# partida selecionada", other: "# partidas selecionadas" }),
  release: "Anular a seleção",
  deleted: (/** @type {number} */ number) =>
    plural(number, { one: "# partida eliminada.", other: "# partidas eliminadas." }),
  undo: "Anular",
  restored: (/** @type {number} */ number) =>
    plural(number, { one: "# partida recuperada.", other: "# partidas recuperadas." }),
  renamed: "Nome alterado.",
  tagged: "Etiquetas alteradas.",
  name: "Nome da partida",
  nameHint: "Sem nome, mostram-se os jogadores.",
  tags: "Etiquetas, separadas por vírgulas",
  tagsHint: "Por exemplo: favorita, serão no clube",
  save: "Guardar",
  empty: "Ainda não há partidas. As suas partidas guardam-se aqui automaticamente.",
  none: "Nenhuma partida encontrada.",
  loading: "A ler as suas partidas…",
  privacy: "Nada sai do seu dispositivo. De vez em quando, use “Exportar tudo” como cópia de segurança.",
  unreadable: "Não é possível abrir esta partida.",
  /** Two tabs have gone on with one game. */
  apart: "Esta partida continuou de outra maneira noutro separador. As duas versões estão na biblioteca.",
  /**
   * A game that is played is not stored.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  notKept: {
    denied: "Não é possível guardar partidas neste navegador. Esta perde-se quando fechar a página.",
    newer:
      "As suas partidas foram guardadas por uma versão mais recente desta página. Recarregue-a para " +
      "as ver; esta partida ainda não está na biblioteca.",
    full: "Não há espaço para esta partida na biblioteca. Elimine alguma coisa, ou exporte as partidas.",
    blocked:
      "Há outro separador aberto com uma versão mais antiga desta página. Feche-o, para que esta partida se possa guardar na biblioteca.",
    failed: "Não foi possível guardar esta partida na biblioteca. Na próxima jogada tenta-se de novo.",
  },
  /**
   * Why the list may not be complete.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  trouble: {
    denied:
      "Não é possível guardar partidas neste navegador. As que vê aqui perdem-se quando fechar a página: exporte-as.",
    newer:
      "As suas partidas foram guardadas por uma versão mais recente desta página. Estão a salvo: recarregue a página para as ver.",
    full:
      "Já não há espaço neste dispositivo. As novas partidas perdem-se quando fechar a página: elimine " +
      "algumas antigas, ou exporte as novas.",
    blocked:
      "Há outro separador aberto com uma versão mais antiga desta página. Feche-o e recarregue para ver as suas partidas.",
    failed: "Não foi possível ler a biblioteca. Recarregue a página para tentar de novo.",
  },
  /**
   * Games that were there are not there any more.
   *
   * @param {number} number
   */
  gone: (number) =>
    plural(number, {
      one: "O navegador apagou uma partida que estava guardada aqui. Se a exportou, importe esse ficheiro.",
      other:
        "O navegador apagou # partidas que estavam guardadas aqui. Se as exportou, importe esse ficheiro.",
    }),
  gotIt: "OK",
  trash: {
    title: "Partidas eliminadas",
    note: "As partidas eliminadas ficam 30 dias neste dispositivo.",
    none: "Não há partidas eliminadas.",
    restore: "Recuperar",
    /** @param {string} title */
    restoreGame: (title) => `Recuperar ${title}`,
    restoreAll: "Recuperar todas",
    forgetAll: "Eliminar todas definitivamente",
    /**
     * @param {string} about
     * @param {string} date
     */
    when: (about, date) =>
      about ? `${about} · eliminada: ${afterColon(date)}` : `Eliminada: ${afterColon(date)}`,
    /**
     * How many are not listed.
     *
     * @param {number} number
     */
    more,
  },
  importing: {
    title: "Importar partidas",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} part from 0 to 1
     */
    progress: (added, known, part) =>
      `Lido: ${percentage(Math.floor(part * 100))}. Partidas: ${plural(added, { one: "# nova", other: "# novas" })}, ` +
      `${plural(known, { one: "# já existente", other: "# já existentes" })}.`,
    stop: "Parar",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} broken
     */
    done: (added, known, broken) =>
      [
        added === 0 && known === 0 && broken === 0
          ? "Não há partidas neste ficheiro."
          : plural(added, { one: "# partida nova.", other: "# partidas novas." }),
        known > 0 ? plural(known, { one: "# partida já existia.", other: "# partidas já existiam." }) : "",
        broken > 0
          ? `${plural(broken, { one: "# partida não foi lida", other: "# partidas não foram lidas" })}; as outras estão bem.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    stopped: "Parado. O que já foi lido fica guardado; importe o ficheiro de novo para ler o resto.",
    /** @param {import("../../storage/types.js").Trouble} trouble */
    failed: (trouble) =>
      trouble === "full"
        ? "Não há espaço neste dispositivo. O que já foi lido fica guardado; importe o ficheiro de novo para ler o resto."
        : "Não foi possível guardar as partidas. O que já foi lido fica guardado; importe o ficheiro de novo para ler o resto.",
    /**
     * A file that is not in UTF-8.
     *
     * @param {string} file
     * @param {number} line the first that shows it
     */
    oldEncoding: (file, line) =>
      `${file || "O ficheiro"} não está em UTF-8 (linha ${integer(line)}). Foi lido como texto da Europa Ocidental, ` +
      "como escrevem os programas mais antigos; se houver nomes estranhos, guarde o ficheiro em UTF-8 e importe-o de novo.",
    unreadable: "Não foi possível abrir o ficheiro.",
    /**
     * Tags that mean nothing here.
     *
     * @param {readonly string[]} names
     * @param {number} more how many are not named
     */
    unknown(names, more) {
      const all = more > 0 ? [...names, `mais ${integer(more)}`] : names;
      return plural(names.length + more, {
        one: `Esta etiqueta fica guardada, mas a página não a conhece: ${and(all)}.`,
        other: `Estas etiquetas ficam guardadas, mas a página não as conhece: ${and(all)}.`,
      });
    },
    brokenTitle: "Não foi possível ler",
    /** @param {number} number */
    moreBroken: more,
  },
  /** Which players of imported games the person here is. */
  who: {
    title: "Qual destes nomes é o seu?",
    note: "As partidas dos jogadores que assinalar contam como suas nas estatísticas. Pode mudar isso lá.",
    ask: "Qual é o seu nome nas partidas importadas?",
    none: "Nenhum destes",
    games: count,
    yours: (/** @type {number} */ number) =>
      plural(number, { one: "# partida conta como sua.", other: "# partidas contam como suas." }),
    choose: "Escolher",
    change: "Mudar",
    /** @param {readonly string[]} names */
    are: (names) =>
      names.length === 0
        ? "Nenhum dos nomes nas partidas importadas é o seu."
        : `O seu nome nas partidas importadas: ${and(names)}.`,
  },
};
