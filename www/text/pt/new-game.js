/** The dialog for a new game in Portuguese. */
import { actions } from "./board.js";
import { integer, plural, seconds } from "./format.js";
import { LEVELS } from "./levels.js";

const minutes = (/** @type {number} */ count) => plural(count, { one: "# minuto", other: "# minutos" });

/** @type {import("../language.js").PlaceWords["clock"]} */
export const clock = {
  /**
   * The time that a player has left.
   *
   * @param {number} left in minutes
   * @param {number} rest in seconds
   */
  left: (left, rest) =>
    `Restam ${minutes(left)} e ${plural(rest, { one: "# segundo", other: "# segundos" })}`,
};

/** The character of each level, from 0. */
const CHARACTERS = [
  "Para as primeiras partidas e para crianças: joga quase ao acaso e deixa escapar quase todas as ameaças.",
  "Está a começar: deixa escapar cerca de um terço das vitórias e das ameaças.",
  "Ainda deixa escapar muita coisa, e abranda quando está em vantagem.",
  "De vez em quando deixa escapar uma ameaça, e abranda quando está em vantagem.",
  "Nunca deixa escapar uma vitória ou ameaça a uma jogada; mais longe, pouco vê.",
  "Antes de jogar pensa na resposta do adversário, e de vez em quando descuida-se.",
  "Vê chegar as combinações simples.",
  "Planeia algumas jogadas à frente e raramente se descuida.",
  "Castiga quase todos os erros e comete poucos.",
  "Muito forte: calcula linhas profundas num instante.",
  "Tudo o que o motor tem. Boa sorte!",
];

const begins = { white: "Começam as brancas.", black: "Começam as pretas." };

/** How many games the first player wins at full strength. */
const FIRST_WINS = /** @type {Record<string, string>} */ ({
  emergo: "quase todas as partidas",
  intermedium: "quase todas as partidas",
});

/** What else a handicap is. */
const HANDICAPS = /** @type {Record<string, string>} */ ({
  ergo: " Quem tem soldados no centro também joga primeiro.",
});

/** @type {Record<import("../language.js").Opening, (game: string, begins: string) => string>} */
const OPENING_NOTES = {
  standard: (_, begins) => `O início habitual. ${begins}`,
  balanced: (game) =>
    `Quando ambos jogam com força total, o primeiro jogador ganha ${FIRST_WINS[game] ?? "a maioria das partidas"}. ` +
    "Por isso a partida começa depois de algumas jogadas ao acaso, numa posição que uma longa análise deu como " +
    "equilibrada.",
  swap: (_, begins) =>
    `${begins} O segundo jogador pode depois ficar com essa primeira jogada: por isso, convém que não seja demasiado forte.`,
  handicap: (game) => `Para jogadores de força diferente.${HANDICAPS[game] ?? ""}`,
};

/** @type {Record<import("../language.js").Person, string>} */
const PEOPLE = {
  you: "Eu",
  computer: "Computador",
  friend: "O amigo",
  white: "Brancas",
  black: "Pretas",
};

/** @type {import("../language.js").PlaceWords["newGame"]} */
export const newGame = {
  title: actions.newGame,
  start: "Começar a partida",
  opponent: "Adversário",
  opponents: {
    engine: "Máquina",
    even: "À medida",
    friend: "Aqui, a dois",
    remote: "Amigo por link",
    engines: "Assistir",
  },
  level: "Nível",
  /** @param {number} level */
  levelName: (level) => `Nível ${integer(level)} · ${LEVELS[level]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level],
  side: "Jogar com",
  sides: { white: "Brancas", random: "À sorte", black: "Pretas" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => begins[colour],
  ownName: "O seu nome",
  ownNameHint: "É o nome que o seu amigo vê. Pode ficar vazio.",
  turnsBoard: "Virar o tabuleiro para quem joga",
  more: "Tempo de reflexão e regras",
  clock: "Relógio",
  noClock: "Nenhum",
  /**
   * A time limit in short.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  control: (initial, increment) => `${integer(initial / 60)} + ${integer(increment)}`,
  /**
   * The same in words.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  controlNote: (initial, increment) =>
    increment > 0
      ? `${minutes(initial / 60)}, mais ${seconds(increment)} por jogada`
      : `${minutes(initial / 60)}`,
  time: "O computador pensa",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "Um instante" : `Até ${seconds(limit)}`),
  opening: "Início",
  openings: {
    standard: "Normal",
    balanced: "Equilibrado",
    swap: "Com troca",
    handicap: "Vantagem",
  },
  /**
   * The start that is chosen.
   *
   * @param {import("../language.js").Opening} opening
   * @param {string} game
   * @param {import("../language.js").Colour} colour that moves first
   */
  openingNote: (opening, game, colour) => OPENING_NOTES[opening](game, begins[colour]),
  handicap: "Vantagem",
  /**
   * A handicap: who is helped has more soldiers, or the other has fewer stones.
   *
   * @param {"soldiers" | "stones"} kind
   * @param {number} amount
   * @param {import("../language.js").Person} helped
   * @param {import("../language.js").Person} other
   */
  handicapName: (kind, amount, helped, other) =>
    kind === "soldiers"
      ? `${PEOPLE[helped]}: ${plural(amount, { one: "# soldado", other: "# soldados" })} no centro`
      : `${PEOPLE[other]}: menos ${plural(amount, { one: "# pedra", other: "# pedras" })}`,
  /** Said where a balanced game begins. */
  dealt: "Início equilibrado: hipóteses iguais, seja qual for o número de pedras.",
  /** Options that are the rule elsewhere. */
  optionNotes: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    "centre-ban": "Não está nas regras originais, mas usa-se em quase toda a parte onde se joga Emergo.",
  }),
  failed: "Não foi possível carregar a lista de inícios. Tente de novo, ou escolha outro início.",
  options: "Regras",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Regra da troca: depois da primeira jogada, o segundo jogador pode trocar de lado",
    "black-begins": "As pretas jogam primeiro",
    "partial-moves": "Jogadas parciais: pode semear-se só a parte de cima de uma pilha",
    "free-opening": "Abertura livre: sem regra especial nas duas primeiras jogadas",
    "centre-ban": "Proibição do centro: a primeira pedra não pode entrar no centro",
  }),
};
