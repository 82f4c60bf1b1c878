/**
 * Spanish for the pages that are built once and need no scripts: those about the games, the front page, the
 * gallery, the API page, what is shown without a network, and the manifest. No page loads it. All of it is
 * HTML.
 */

/** @type {import("../language.js").SiteWords} */
const words = {
  /** What cards of other sites call the language. */
  locale: "es_ES",
  /** The name of the site in lists of apps and of search engines. */
  title: "Ergo: juegos de tablero para dos",
  /** A picture of all boards. */
  boards: "Los tableros de todos los juegos",

  /** What pages share. */
  page: {
    skip: "Ir al contenido",
    games: "Juegos",
    languages: "Idiomas",
    play: "Jugar",
    all: "Todos los juegos",
    board: "Un tablero en tu propia página",
    reference: "Referencia",
    about: "Acerca de",
  },

  /** The front page, which shows the games. */
  front: {
    lead: "Juegos de tablero para dos. Juega contra un motor fuerte o con amigos, incluso sin conexión.",
    noScripts:
      "Los juegos funcionan en el propio navegador y necesitan JavaScript, que aquí está desactivado.",
  },

  /** The page about a game. */
  game: {
    play: (/** @type {string} */ name) => `Jugar a ${name}`,
    rules: "Todas las reglas",
    free: "Gratis, en el navegador, contra la máquina o con amigos. Sin cuenta, y sin conexión a partir de la primera visita.",
    how: "Cómo se juega",
    end: "Cómo se acaba",
    /**
     * @param {string} name
     * @param {string} address
     */
    complete: (name, address) =>
      `<a href="${address}">Las reglas completas de ${name}</a>, con dibujos, opciones y consejos para empezar.`,
    here: "Qué puedes hacer aquí",
    /**
     * The names of the lowest and the highest level.
     *
     * @param {string} lowest
     * @param {string} highest
     */
    levels: (lowest, highest) =>
      `Jugar contra once niveles de la máquina, de <i>${lowest}</i> a <i>${highest}</i>.`,
    friend: "Jugar con alguien en el mismo dispositivo o enviar tus jugadas en un enlace.",
    help: "Pedir una pista, analizar una posición y ver después dónde cambió la partida.",
    input: "Usar ratón, dedo, teclado o lector de pantalla.",
    privacy: "No hay servidor que guarde tus partidas, ni rastreo: nada sale de tu dispositivo.",
    who: "Autoría",
    others: "Los otros juegos",
  },

  /** The gallery of boards. Code stays as it is. */
  gallery: {
    title: "Tableros para tu página",
    /** The title of the window. */
    longTitle: "Tableros para tu página: una galería de &lt;ergo-board&gt;",
    description: (/** @type {string} */ games) =>
      `Ejemplos interactivos del elemento que pone un tablero de ${games} en cualquier página, cada uno junto a su código.`,
    card: (/** @type {string} */ games) =>
      `Ejemplos interactivos de un tablero de ${games} en cualquier página, cada uno junto a su código.`,
    lead: "Un script y un elemento ponen un tablero en cualquier página: para jugar, para ver una partida, para resolver un problema. Aquí abajo, cada tablero funciona exactamente con el código que tiene al lado.",
    load: "Carga el elemento una vez, en cualquier lugar de la página. Puede venir de este sitio o del tuyo.",
    /**
     * @param {string} reference the address of the reference
     * @param {string} board that of the start page
     */
    more: (reference, board) =>
      `La <a href="${reference}">referencia</a> describe todos los atributos, propiedades, métodos y eventos. Para mostrar una partida tuya, juégala o pégala en el <a href="${board}">tablero de este sitio</a> y elige <b>Insertar</b> en su menú.`,
    noScripts:
      "Los tableros necesitan JavaScript, que aquí está desactivado. Su código se puede leer igualmente.",
    /** A button that copies a source, and what it says afterwards. */
    copy: "Copiar",
    copied: "Copiado",
    selected: "Seleccionado",
    plain: {
      title: "Un tablero para jugar",
      text: "Sin atributos es Ergo contra la máquina. El tablero es tan grande como permiten su espacio y la ventana.",
    },
    level: {
      title: "Juego, nivel y colores",
      text: "Aquí empieza la máquina, con un nivel bajo. El tablero es de pizarra, con piezas lisas y colores oscuros, sean cuales sean los de la página.",
    },
    game: {
      title: "Una partida comentada",
      text: 'Con <code>mode="view"</code> se muestra una partida con sus jugadores, jugadas, variantes y comentarios. Recórrela con los botones o con las flechas. Lo que hay dentro del elemento es para canales RSS, correo y lectores sin scripts.',
      /** Comments on moves of the game. */
      corner: "Un león en la esquina está lejos de todo.",
      closed: "cierra los dos extremos.",
      five: "Cinco en línea.",
      link: "Seguir jugando en Ergo",
    },
    position: {
      title: "Una posición como ilustración",
      text: 'Con <code>moves="off"</code> un tablero que solo se mira no tiene lista de jugadas: un diagrama para un texto sobre el juego.',
    },
    puzzle: {
      title: "Un problema",
      text: 'Con <code>mode="puzzle"</code> el motor juzga lo que se prueba: toda jugada que gana es correcta; las demás se responden en el tablero y se deshacen. Indica una posición y un objetivo, o pide con <code>puzzle="today"</code> el problema del día de este sitio. Los eventos dicen cómo fue.',
      /** Before the moves that were tried. */
      tries: "Intentos:",
      solved: "Resuelto.",
    },
    themed: {
      title: "Tus propios colores",
      text: "Las propiedades personalizadas definen los colores, el material del tablero y su ancho; <code>::part()</code> llega a sus partes.",
    },
    events: {
      title: "Eventos y métodos",
      text: "Dos personas juegan en un mismo dispositivo, y la página las sigue: los eventos dicen qué ha pasado, los métodos preguntan y actúan.",
      count: "¿Cuántas jugadas legales hay?",
      /** Before a move. */
      last: "Última jugada:",
    },
    analysis: {
      title: "Un tablero para analizar",
      text: "Se pueden jugar los dos bandos, y el motor dice quién está mejor y muestra las mejores líneas. Un tablero más pequeño les deja sitio.",
    },
    loading: {
      title: "Cuándo se carga",
      text: 'Un tablero carga su motor cuando está a punto de aparecer en la ventana, y todos los tableros de una página lo comparten. Con <code>loading="eager"</code>, o cuando un script pide <code>ready</code>, lo hace enseguida.',
      waiting: "Aún sin cargar.",
      loaded: "Cargado: estaba a punto de aparecer en la ventana.",
    },
    frame: {
      title: "En un marco",
      text: "Donde no se permiten scripts de otros sitios, un marco muestra el mismo tablero: su dirección define los atributos, y los mensajes hacen el resto.",
      next: "Jugada siguiente",
      /** Before a number. */
      played: "Jugadas hechas:",
      frame: "Una partida de Ergo",
    },
  },

  /**
   * The reference of the element, for programmers. Its entries are comments of the source, in English
   * everywhere.
   */
  api: {
    /** @param {string} games such as `Ergo or Emergo` */
    lead: (games) => `Un tablero para jugar, ver o analizar una partida de ${games}.`,
    waiting: "El tablero ocupa el lugar del contenido del elemento en cuanto se puede dibujar.",
    attributes: "Atributos",
    properties: "Propiedades",
    methods: "Métodos",
    events: "Eventos",
    slots: "Slots",
    parts: "Partes de CSS",
    customProperties: "Propiedades personalizadas de CSS",
    readOnly: "Solo lectura.",
    /**
     * @param {string} types the address of the type declarations
     * @param {string} manifest that of the manifest
     */
    tools: (types, manifest) =>
      `Para las herramientas hay <a href="${types}">declaraciones de tipos</a> y un <a href="${manifest}">manifiesto</a>.`,
  },

  /** Shown for an address that the site does not have. */
  missing: {
    title: "Aquí no hay ninguna página",
    text: "Puede que la dirección tenga un error o que la página se haya movido.",
  },

  /** Shown on the page with the board if its scripts cannot be loaded: in a frame, the first one only. */
  unloaded: {
    old: "No se pudo cargar Ergo. Necesita un navegador de 2024 o posterior.",
    more:
      "Si abriste esta página desde tu propio disco, abre <a " +
      `href="ergo-offline.html">ergo-offline.html</a>: ese archivo contiene toda la página. Cualquier otra ` +
      "página tiene que venir de un servidor web, que puede estar en tu propio equipo. Si antes " +
      "funcionaba, espera un minuto: una versión más nueva, que funciona, la sustituirá por sí sola. O <a " +
      `href="">carga la página otra vez</a>.`,
  },

  /** Shown without a network if something has been deleted. */
  offline: {
    title: "Faltan partes de Ergo",
    text: "Este dispositivo ya no tiene todo lo que Ergo necesita, y el resto no se pudo cargar: parece que no hay red. Los navegadores borran archivos guardados cuando se quedan sin sitio. Con red, lo que falta se carga otra vez.",
    again: "Probar otra vez",
  },
};

export default words;
