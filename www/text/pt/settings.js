/** Settings, keys, and what is said about the page, in Portuguese. */
import { percentage, plural } from "./format.js";
import { emergo } from "./games/emergo/authors.js";
import { ergo } from "./games/ergo/authors.js";
import { hexemergo } from "./games/hexemergo/authors.js";
import { intermedium } from "./games/intermedium/authors.js";

/**
 * Who made each game.
 *
 * @type {Record<string, string>}
 */
const authors = { ergo, emergo, hexemergo, intermedium };

/** @type {import("../language.js").PlaceWords["settings"]} */
export const settings = {
  title: "Definições",
  language: "Idioma",
  languageOfBrowser: "O do navegador",
  looks: {
    boardTheme: {
      title: "Tabuleiro",
      values: {
        auto: "Auto",
        walnut: "Nogueira",
        night: "Noite",
        library: "Biblioteca",
        slate: "Ardósia",
        paper: "Papel",
      },
    },
    pieceSet: { title: "Peças", values: { relief: "Relevo", plain: "Lisas" } },
    coordinates: {
      title: "Coordenadas",
      values: { auto: "Auto", cells: "Nas casas", frame: "Na moldura", off: "Ocultas" },
    },
    motion: {
      title: "Movimento",
      values: { off: "Nenhum", fast: "Rápido", normal: "Normal", slow: "Lento" },
    },
    vibration: { title: "Vibração" },
    targets: { title: "Mostrar para onde pode ir uma peça" },
    threats: { title: "Mostrar o que o adversário ameaça" },
    warnings: { title: "Avisar de jogadas que perdem logo", note: "Contra os níveis 0 a 3, sem relógio" },
    confirm: {
      title: "Confirmar toques em tabuleiros pequenos",
      note: "Tocar duas vezes para jogar onde as casas são mais pequenas do que um dedo",
    },
    announcements: { title: "Avisos para o leitor de ecrã", values: { short: "Curtos", full: "Completos" } },
  },
  appearance: "Aspeto",
  appearances: { light: "Claro", dark: "Escuro", system: "Sistema" },
  appearanceNote: "“Sistema”: o aspeto do seu dispositivo",
  sound: "Som",
  sounds: "Sons",
  volume: "Volume",
  /** @param {number} share from 0 to 1 */
  volumeValue: (share) => percentage(Math.round(share * 100)),
  play: "Jogo",
  device: "Este dispositivo",
  offline: "Sem Internet",
  offlineStates: {
    ready: "Pronto",
    pending: "A preparar…",
    none: "Indisponível neste navegador",
    room: "Não está pronto: o navegador não tem espaço para todos os ficheiros",
    network:
      "Não está pronto: não foi possível carregar alguns ficheiros. Na próxima visita tenta-se de novo.",
    changed:
      "Não está pronto: alguns ficheiros do servidor não correspondem. Na próxima visita tenta-se de novo.",
    refused: "Não está pronto: não é possível guardar os ficheiros neste navegador",
    outdated: "Pronto. Não foi possível guardar uma versão mais recente; na próxima visita tenta-se de novo.",
  },
  app: "App",
  install: "Instalar o Ergo",
  installByHand: "No menu Partilhar, escolha “Adicionar ao ecrã principal”.",
  games: "As suas partidas",
  gamesKept: "Guardadas em definitivo",
  gamesLoose: "Guardadas; o navegador pode apagá-las se faltar espaço",
  gamesUnsaved: "Não guardadas: o navegador não tem espaço, ou não é possível guardar nele",
  keepGames: "Guardar em definitivo",
  keepRefused: "O navegador não permitiu. Instalar o Ergo pode ajudar.",
  cores: "Núcleos do processador, no máximo",
  coresNote: "Para a análise, as revisões e o nível 10",
  folder: {
    title: "Pasta",
    note: "As suas partidas, definições e pontuações em ficheiros, para um programa que os copie para os seus outros dispositivos",
    /** @type {Record<string, (name: string) => string>} */
    states: {
      none: () => "Nenhuma",
      working: (name) => `A escrever em “${name}”…`,
      current: (name) => `Está tudo também em “${name}”.`,
      asking: (name) =>
        `O navegador volta a perguntar se a página pode usar “${name}”. Até lá, nada é escrito aí.`,
      gone: (name) => `“${name}” já não existe. As suas partidas continuam neste navegador.`,
      newer: (name) => `Uma versão mais recente desta página escreveu em “${name}”. Recarregue a página.`,
      full: (name) =>
        `Não há espaço para “${name}” ou para a biblioteca. As suas partidas continuam neste navegador.`,
      failed: (name) =>
        `Não foi possível ler nem escrever em “${name}”. Depois da próxima alteração tenta-se de novo.`,
    },
    /** @param {number} number */
    unreadable: (number) =>
      plural(number, {
        one: "Não foi possível ler uma partida dessa pasta, que ficou como estava.",
        other: "Não foi possível ler # partidas dessa pasta, que ficaram como estavam.",
      }),
    newerParts:
      "Algumas definições ou pontuações são de uma versão mais recente desta página e ficaram como estão. Recarregue a página.",
    setAside:
      "As definições ou pontuações dessa pasta que não foi possível ler ficam num ficheiro cujo nome começa por “unreadable”.",
    choose: "Escolher uma pasta…",
    allow: "Permitir",
    stop: "Deixar de a usar",
    refused: "Não é possível usar essa pasta neste navegador. Escolha outra.",
  },
  keys: "Teclado",
  showKeys: "Mostrar todas as teclas",
  reset: "Repor definições",
  resetDone: "Definições repostas.",
  kept: "As definições ficam guardadas neste navegador.",
};

/** @type {import("../language.js").PlaceWords["update"]} */
export const update = {
  ready: "Há uma nova versão.",
  now: "Atualizar já",
  later: "Mais tarde",
};

/** @type {import("../language.js").PlaceWords["keys"]} */
export const keys = {
  title: "Teclado",
  /**
   * Keys, and what they do.
   *
   * @type {[keys: string[], what: string][]}
   */
  list: [
    [["Setas"], "Mudar de casa, de jogada ou de entrada de menu"],
    [["Enter", "Espaço"], "Escolher uma casa ou premir um botão"],
    [["Esc"], "Largar uma peça, sair de uma antevisão, fechar uma janela"],
    [["Tab"], "Passar à parte seguinte da página"],
    [["Home", "End"], "Ir para o início ou o fim de uma linha ou lista"],
    [["Ctrl", "Z"], "Anular"],
    [["Ctrl", "Y"], "Refazer o que foi anulado"],
    [["P", "Shift P"], "No tabuleiro: a sua peça seguinte ou anterior"],
    [["T", "Shift T"], "Casa seguinte ou anterior para onde pode ir a peça escolhida"],
    [["L"], "A última jogada"],
    [["M"], "Escrever uma jogada"],
    [["H"], "Dica; outra vez para saber mais"],
    [["W"], "De quem é a vez, e o que está na mão"],
    [["E"], "Quem está em vantagem, e as melhores jogadas"],
    [["D"], "O que o adversário ameaça"],
    [["I"], "Ligar ou desligar as explicações da posição"],
    [["B"], "Ler o tabuleiro"],
    [["R", "C"], "Ler a linha ou a coluna"],
    [["S"], "Ler a casa e a sua pilha"],
    [["?"], "Mostrar estas teclas"],
  ],
};

/** @type {import("../language.js").PlaceWords["about"]} */
export const about = {
  title: "Acerca do Ergo",
  games: "Os jogos",
  authors,
  /**
   * A link to the page about a game.
   *
   * @param {string} name
   */
  more: (name) => `Mais sobre ${name}`,
  sources: "Fontes",
  sourcesText:
    "As regras seguem o World of Abstract Games, a tradução de Ralf Gering das regras de Ergo para o " +
    "grupo rec.games.abstract, e o livro de regras em francês. Onde estas fontes nada dizem ou não " +
    "concordam entre si, vale o que está nas regras de cada jogo.",
  privacy: "Privacidade",
  privacyText:
    "Nada sai do seu dispositivo. Não há conta, nem servidor que guarde as suas partidas, nem rastreio.",
  licence: "Licença",
  licenceText:
    "Software livre com a licença MIT ou a licença Apache 2.0, à sua escolha. Os tipos de letra Figtree e Fraunces têm a SIL Open Font License.",
  notices: "Licenças do código e dos tipos de letra de outros autores",
  embed: "Ponha um tabuleiro na sua página: exemplos com o código",
  version: (/** @type {string} */ version) => `Versão ${version}`,
};
