/** The dialogs for game texts, links and embedding in Portuguese. */
import { banner } from "./banner.js";
import { actions } from "./board.js";
import { atMove } from "./at-move.js";
import { integer, plural } from "./format.js";
import { games } from "./games.js";

/**
 * Notices about games that are stored.
 *
 * @type {import("../language.js").PlaceWords["stored"]}
 */
export const stored = {
  damaged: "Não foi possível ler a sua partida guardada. Foi posta de lado, e começou uma nova.",
  newer:
    "Uma versão mais recente desta página guardou uma partida sua. Fica guardada para essa versão; esta é outra partida.",
  unknown:
    "A sua última partida foi de um jogo que só uma versão mais recente desta página conhece. Fica guardada para essa versão.",
  unsaved: "Não é possível guardar a sua partida neste navegador. Perde-se quando fechar a página.",
  behind: "A sua partida está mais adiantada do que o link. Fica como está.",
};

/**
 * The kinds of data stored besides the games on the board, within a sentence.
 *
 * @type {Record<import("../../storage/records.js").Subject, string>}
 */
const RECORDS = {
  settings: "as suas definições",
  lessons: "o seu progresso nas lições",
  puzzles: "os seus resultados nos problemas",
  mistakes: "os exercícios tirados dos seus erros",
  guesses: "os seus resultados a adivinhar jogadas",
  draft: "a posição que montou",
  previous: "as suas partidas anteriores",
  friends: "uma partida por link",
  lesson: "o texto desta lição",
  study: "o último estudo que abriu",
  name: "o seu nome",
};

/**
 * Notices about what is stored besides the games on the board.
 *
 * @type {import("../language.js").PlaceWords["records"]}
 */
export const records = {
  /** @param {keyof typeof RECORDS} subject */
  damaged: (subject) => `Não foi possível ler por completo ${RECORDS[subject]}. Fica guardada uma cópia.`,
  /** @param {keyof typeof RECORDS} subject */
  newer: (subject) =>
    `Uma versão mais recente desta página guardou ${RECORDS[subject]}. Fica tudo como está; o que mudar agora só dura até fechar a página.`,
  /** @param {keyof typeof RECORDS} subject */
  unknown: (subject) =>
    `Esta versão da página não conhece por completo ${RECORDS[subject]}. A parte desconhecida fica como está.`,
  /** @param {keyof typeof RECORDS} subject */
  unsaved: (subject) =>
    `Não é possível guardar ${RECORDS[subject]} neste navegador. O que for novo perde-se quando fechar a página.`,
  save: "Guardar como ficheiro",
};

/**
 * A visit after one that did not get as far as showing the page.
 *
 * @type {import("../language.js").PlaceWords["unfinished"]}
 */
export const unfinished = {
  game: "Da última vez a página não arrancou bem, por isso a sua partida guardada não foi aberta. Continua guardada.",
  link: "Da última vez a página não arrancou bem, por isso o link não foi aberto.",
  lesson: "Da última vez a página não arrancou bem, por isso a lição do link não foi aberta.",
  study:
    "Da última vez a página não arrancou bem, por isso o seu estudo não foi aberto. Está em “As minhas partidas”.",
  open: "Abrir mesmo assim",
  save: "Guardar como ficheiro",
};

/** @type {import("../language.js").PlaceWords["gameText"]} */
export const gameText = {
  title: actions.gameText,
  /**
   * A file that is not in UTF-8.
   *
   * @param {number} line the first that shows it
   */
  oldEncoding: (line) =>
    `O ficheiro não está em UTF-8 (linha ${integer(line)}): foi lido como texto da Europa Ocidental. Veja se os nomes com acentos estão bem.`,
  label: "Texto da partida",
  hint: "Edite-o, cole outro, ou largue um ficheiro na página. Um texto pode ter várias partidas.",
  copied: "Copiado.",
  notCopied: "Aqui não é possível copiar. O texto está selecionado; copie-o à mão.",
  copyRecord: "Copiar no formato do Abstract Play",
  save: "Guardar como ficheiro",
  load: "Abrir ficheiro…",
  open: "Abrir",
  long: "O texto é demasiado longo para se mostrar aqui.",
  reading: "A ler…",
  /** @param {number} count */
  several: (count) => `${plural(count, { one: "# partida", other: "# partidas" })}. Qual delas?`,
  list: "Isto parece uma lista de jogadas do Abstract Play. De que jogo é?",
  listHint:
    "As regras são as do Abstract Play. Onde lá o tabuleiro aparece rodado, as jogadas são convertidas.",
};

/** @type {import("../language.js").PlaceWords["share"]} */
export const share = {
  title: "Partilhar link",
  game: {
    label: "Link para esta partida",
    hint: "Envie este link a um amigo, que joga pelo lado que tem a vez. Contém a partida inteira e não passa por nenhum servidor.",
    long: "A partida é demasiado longa para um link. Guarde-a como ficheiro.",
  },
  study: {
    label: "Link para este estudo",
    hint:
      "Envie este link a um amigo, que recebe uma cópia do estudo. Contém todas as jogadas, comentários e " +
      "marcas, e não passa por nenhum servidor.",
    long: "O estudo é demasiado longo para um link. Guarde-o como ficheiro e envie-o.",
    arrived: "Link para um estudo",
    damaged:
      "Este link está danificado: falta parte do estudo. Peça-o de novo. Os seus estudos ficam como estão.",
    /** @param {string} reason a sentence */
    unreadable: (reason) =>
      `Não é possível abrir o estudo deste link. ${reason} Os seus estudos ficam como estão.`,
    notOne: "Tem de ser exatamente uma partida.",
  },
  copy: "Copiar link",
  send: "Enviar…",
  copied: "Link copiado.",
  arrived: "Link para uma partida",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  offer: (game, number) =>
    `Este link abre uma partida de ${games[game].name} ${atMove(number)}. A sua fica guardada; para voltar a ela, use “${banner.restore}”.`,
  open: "Abrir",
  keep: "Manter a minha",
};

/** @type {import("../language.js").PlaceWords["embed"]} */
export const embed = {
  title: "Ponha esta partida no seu site",
  titlePuzzle: "Ponha este problema no seu site",
  titleLesson: "Ponha esta lição no seu site",
  long: "Esta partida tem demasiados comentários para ser incorporada com eles. No tabuleiro só se veem as jogadas.",
  longLesson: "Esta lição é demasiado longa para ser incorporada.",
  which: "Problema",
  whiches: { this: "Este", today: "Um novo por dia" },
  what: "Mostrar",
  whats: { game: "A partida até aqui", position: "Esta posição", start: "Uma nova partida" },
  mode: "Os visitantes podem",
  modes: { play: "Jogar", view: "Só ver", analyse: "Analisar" },
  theme: "Cores",
  themes: { system: "As do sistema", light: "Claras", dark: "Escuras" },
  form: "Incorporar como",
  forms: { element: "Um elemento", frame: "Uma moldura, para páginas sem scripts" },
  code: "Copie isto para a sua página",
  preview: "Antevisão",
  /** A link to the gallery. */
  gallery: "Mais exemplos com o código",
  frameTitle: "Tabuleiro de Ergo",
  /** The link below an embedded game. */
  link: "Continuar a jogar no Ergo",
  /** The same below a puzzle. */
  puzzles: "Mais problemas",
};
