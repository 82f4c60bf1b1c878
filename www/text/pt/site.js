/**
 * Portuguese for the pages that are built once and need no scripts: those about the games, the front page,
 * the gallery, the API page, what is shown without a network, and the manifest. No page loads it. All of it
 * is HTML.
 */

/** @type {import("../language.js").SiteWords} */
const words = {
  /** What cards of other sites call the language. */
  locale: "pt_PT",
  /** The name of the site in lists of apps and of search engines. */
  title: "Ergo: jogos de tabuleiro para dois",
  /** A picture of all boards. */
  boards: "Os tabuleiros de todos os jogos",

  /** What pages share. */
  page: {
    skip: "Saltar para o conteúdo",
    games: "Jogos",
    languages: "Idiomas",
    play: "Jogar",
    all: "Todos os jogos",
    board: "Um tabuleiro na sua página",
    reference: "Referência",
    about: "Acerca de",
  },

  /** The front page, which shows the games. */
  front: {
    lead: "Jogos de tabuleiro para dois. Jogue contra um motor forte ou com amigos, mesmo sem Internet.",
    noScripts: "Os jogos funcionam no próprio navegador e precisam de JavaScript, que aqui está desligado.",
  },

  /** The page about a game. */
  game: {
    play: (/** @type {string} */ name) => `Jogar ${name}`,
    rules: "Todas as regras",
    free: "Grátis, no navegador, contra o computador ou com amigos. Sem conta, e depois de uma visita funciona sem Internet.",
    how: "Como se joga",
    end: "Como acaba",
    /**
     * @param {string} name
     * @param {string} address
     */
    complete: (name, address) =>
      `<a href="${address}">As regras completas de ${name}</a>, com imagens, opções e conselhos para quem começa.`,
    here: "O que pode fazer aqui",
    /**
     * The names of the lowest and the highest level.
     *
     * @param {string} lowest
     * @param {string} highest
     */
    levels: (lowest, highest) =>
      `Jogar contra o computador em onze níveis, de <i>${lowest}</i> a <i>${highest}</i>.`,
    friend: "Jogar com um amigo no mesmo dispositivo, ou enviar as suas jogadas por link.",
    help: "Pedir uma dica, analisar uma posição, e ver no fim onde a partida virou.",
    input: "Usar rato, toque, teclado ou leitor de ecrã.",
    privacy: "Não há servidor que guarde as suas partidas, nem rastreio: nada sai do seu dispositivo.",
    who: "Quem o criou",
    others: "Os outros jogos",
  },

  /** The gallery of boards. Code stays as it is. */
  gallery: {
    title: "Tabuleiros para a sua página",
    /** The title of the window. */
    longTitle: "Tabuleiros para a sua página: uma galeria de &lt;ergo-board&gt;",
    description: (/** @type {string} */ games) =>
      `Exemplos interativos do elemento que põe um tabuleiro de ${games} em qualquer página, cada um ao lado do seu código.`,
    card: (/** @type {string} */ games) =>
      `Exemplos interativos de um tabuleiro de ${games} em qualquer página, cada um ao lado do seu código.`,
    lead: "Um script e um elemento põem um tabuleiro em qualquer página: para jogar, para ver uma partida, para resolver um problema. Em baixo, cada tabuleiro funciona exatamente com o código ao lado.",
    load: "Carregue o elemento uma vez, em qualquer ponto da página. Pode vir deste site ou do seu.",
    /**
     * @param {string} reference the address of the reference
     * @param {string} board that of the start page
     */
    more: (reference, board) =>
      `A <a href="${reference}">referência</a> tem todos os atributos, propriedades, métodos e eventos. Para uma partida sua, jogue-a ou cole-a no <a href="${board}">tabuleiro deste site</a> e escolha <b>Incorporar</b> no menu.`,
    noScripts:
      "Os tabuleiros precisam de JavaScript, que aqui está desligado. O código pode ler-se na mesma.",
    /** A button that copies a source, and what it says afterwards. */
    copy: "Copiar",
    copied: "Copiado",
    selected: "Selecionado",
    plain: {
      title: "Um tabuleiro para jogar",
      text: "Sem atributos é Ergo contra o computador. O tabuleiro é tão grande quanto o lugar e a janela permitem.",
    },
    level: {
      title: "Jogo, nível e cores",
      text: "Aqui começa o computador, num nível baixo. O tabuleiro é de ardósia, com peças lisas e cores escuras, sejam quais forem as da página.",
    },
    game: {
      title: "Uma partida comentada",
      text: 'Com <code>mode="view"</code> mostra-se uma partida com os jogadores, as jogadas, as variantes e os comentários. Percorra-a com os botões ou com as setas. O que está dentro do elemento é para feeds, e-mails e leitores sem scripts.',
      /** Comments on moves of the game. */
      corner: "Um leão no canto está longe de tudo.",
      closed: "fecha as duas pontas.",
      five: "Cinco em linha.",
      link: "Continuar a jogar no Ergo",
    },
    position: {
      title: "Uma posição como figura",
      text: 'Com <code>moves="off"</code>, um tabuleiro só para ver não tem lista de jogadas: um diagrama para um texto sobre o jogo.',
    },
    puzzle: {
      title: "Um problema",
      text: 'Com <code>mode="puzzle"</code> o motor avalia o que se tenta: qualquer jogada que ganhe está certa, as outras têm resposta no tabuleiro e são anuladas. Dê uma posição e um objetivo, ou, com <code>puzzle="today"</code>, um problema deste site. Os eventos dizem como correu.',
      /** Before the moves that were tried. */
      tries: "Tentativas:",
      solved: "Resolvido.",
    },
    themed: {
      title: "As suas cores",
      text: "Propriedades personalizadas definem as cores, o material do tabuleiro e a largura; <code>::part()</code> chega às suas partes.",
    },
    events: {
      title: "Eventos e métodos",
      text:
        "Duas pessoas jogam num dispositivo, e a página acompanha: com os eventos sabe-se o que aconteceu, " +
        "com os métodos pergunta-se e age-se.",
      count: "Quantas jogadas são possíveis?",
      /** Before a move. */
      last: "Última jogada:",
    },
    analysis: {
      title: "Um tabuleiro para analisar",
      text: "Pode jogar-se dos dois lados, e o motor diz quem está em vantagem e mostra as melhores linhas. Um tabuleiro mais pequeno deixa-lhes espaço.",
    },
    loading: {
      title: "Quando carrega",
      text: 'Um tabuleiro carrega o motor quando está prestes a aparecer na janela, e todos os tabuleiros de uma página o partilham. Com <code>loading="eager"</code>, ou quando um script pede <code>ready</code>, carrega-o logo.',
      waiting: "Ainda por carregar.",
      loaded: "Carregado: estava prestes a aparecer na janela.",
    },
    frame: {
      title: "Numa moldura",
      text: "Onde não se permitem scripts de outros sites, uma moldura mostra o mesmo tabuleiro: o endereço define os atributos, e as mensagens fazem o resto.",
      next: "Jogada seguinte",
      /** Before a number. */
      played: "Jogadas feitas:",
      frame: "Uma partida de Ergo",
    },
  },

  /**
   * The reference of the element, for programmers. Its entries are comments of the source, in English
   * everywhere.
   */
  api: {
    /** @param {string} games such as `Ergo or Emergo` */
    lead: (games) => `Um tabuleiro para jogar, ver ou analisar uma partida de ${games}.`,
    waiting: "O tabuleiro toma o lugar do conteúdo do elemento assim que puder ser desenhado.",
    attributes: "Atributos",
    properties: "Propriedades",
    methods: "Métodos",
    events: "Eventos",
    slots: "Slots",
    parts: "Partes CSS",
    customProperties: "Propriedades CSS personalizadas",
    readOnly: "Só de leitura.",
    /**
     * @param {string} types the address of the type declarations
     * @param {string} manifest that of the manifest
     */
    tools: (types, manifest) =>
      `Para ferramentas há <a href="${types}">declarações de tipos</a> e um <a href="${manifest}">manifesto</a>.`,
  },

  /** Shown for an address that the site does not have. */
  missing: {
    title: "Aqui não há nenhuma página",
    text: "Talvez o endereço tenha um erro, ou a página tenha mudado de lugar.",
  },

  /** Shown on the page with the board if its scripts cannot be loaded: in a frame, the first one only. */
  unloaded: {
    old: "Não foi possível carregar o Ergo. É preciso um navegador de 2024 ou mais recente.",
    more:
      "Se abriu esta página a partir do seu disco, abra antes <a " +
      `href="ergo-offline.html">ergo-offline.html</a>: esse ficheiro contém a página inteira. Qualquer ` +
      "outra página tem de vir de um servidor web, que pode estar no seu computador. Se já funcionou " +
      "antes, espere um minuto: a página substitui-se sozinha por uma versão mais recente que funcione. Ou " +
      `<a href="">carregue a página de novo</a>.`,
  },

  /** Shown without a network if something has been deleted. */
  offline: {
    title: "Faltam partes do Ergo",
    text:
      "Este dispositivo já não tem tudo aquilo de que o Ergo precisa, e não foi possível carregar o resto: " +
      "parece não haver rede. Os navegadores apagam ficheiros guardados quando lhes falta espaço. Havendo " +
      "rede, carrega-se de novo o que falta.",
    again: "Tentar de novo",
  },
};
export default words;
