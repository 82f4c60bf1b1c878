/**
 * English for the pages that are built once and need no scripts: those about the games, the front page, the
 * gallery, the API page, what is shown for a wrong address and without a network, and the manifest. No page
 * loads it. All of it is HTML.
 */

export default {
  /** What cards of other sites call the language. */
  locale: "en_GB",
  /** The name of the site in lists of apps and of search engines. */
  title: "Ergo: board games for two",
  /** A picture of all boards. */
  boards: "The boards of all games",

  /** What pages share. */
  page: {
    skip: "Skip to the content",
    games: "Games",
    languages: "Languages",
    play: "Play",
    all: "All games",
    board: "A board on your own page",
    reference: "Reference",
    about: "About",
  },

  /** The front page, which shows the games. */
  front: {
    lead: "Board games for two. Play a strong engine or a friend, even offline.",
    noScripts: "The games run in the browser itself and need JavaScript, which is switched off here.",
  },

  /** The page about a game. */
  game: {
    play: (/** @type {string} */ name) => `Play ${name}`,
    rules: "All the rules",
    free: "Free, in the browser, against the computer or a friend. No account, and it works offline after one visit.",
    how: "How it is played",
    end: "How it ends",
    /**
     * @param {string} name
     * @param {string} address
     */
    complete: (name, address) =>
      `<a href="${address}">The complete rules of ${name}</a>, with pictures, options and hints for beginners.`,
    here: "What you can do here",
    /**
     * The names of the lowest and the highest level.
     *
     * @param {string} lowest
     * @param {string} highest
     */
    levels: (lowest, highest) =>
      `Play against eleven levels of the computer, from <i>${lowest}</i> to <i>${highest}</i>.`,
    friend: "Play a friend on the same device, or send your moves as a link.",
    help: "Ask for a hint, analyse a position, and see afterwards where the game turned.",
    input: "Use mouse, touch, keyboard or screen reader.",
    privacy: "There is no server that keeps your games, and no tracking: nothing leaves your device.",
    who: "Who made it",
    others: "The other games",
  },

  /** The gallery of boards. Code stays as it is. */
  gallery: {
    title: "Boards for your page",
    /** The title of the window. */
    longTitle: "Boards for your page: a gallery of &lt;ergo-board&gt;",
    description: (/** @type {string} */ games) =>
      `Live examples of the element that puts a board for ${games} on any page, each beside its source.`,
    card: (/** @type {string} */ games) =>
      `Live examples of a board for ${games} on any page, each beside its source.`,
    lead: "One script and one element put a board on any page: to play, to view a game, to solve a puzzle. Below, every board runs from exactly the source beside it.",
    load: "Load the element once, anywhere in the page. It may come from this site or from your own.",
    /**
     * @param {string} reference the address of the reference
     * @param {string} board that of the start page
     */
    more: (reference, board) =>
      `The <a href="${reference}">reference</a> has every attribute, property, method and event. For a game of your own, play it or paste it on the <a href="${board}">board of this site</a> and choose <b>Embed</b> in its menu.`,
    noScripts:
      "The boards need JavaScript, which is switched off here. Their sources can be read all the same.",
    /** A button that copies a source, and what it says afterwards. */
    copy: "Copy",
    copied: "Copied",
    selected: "Selected",
    plain: {
      title: "A board to play on",
      text: "Without attributes it is Ergo against the computer. The board is as large as its place and the window allow.",
    },
    level: {
      title: "Game, level and colours",
      text: "Here the computer begins, at a low level. The board is of slate, with plain pieces and dark colours, whatever those of the page.",
    },
    game: {
      title: "An annotated game",
      text: 'With <code>mode="view"</code> a game is shown with its players, moves, variations and comments. Step through it with the buttons or the arrow keys. What lies in the element is for feeds, mail and readers without scripts.',
      /** Comments on moves of the game. */
      corner: "A lion in the corner is far from everything.",
      closed: "closes both ends.",
      five: "Five in a row.",
      link: "Play on in Ergo",
    },
    position: {
      title: "A position as a figure",
      text: 'With <code>moves="off"</code> a board that is viewed has no list of moves: a diagram for a text about the game.',
    },
    puzzle: {
      title: "A puzzle",
      text: 'With <code>mode="puzzle"</code> the engine judges what is tried: every move that wins is right, others are answered on the board and taken back. Give a position and a goal, or show the puzzle of the day of this site with <code>puzzle="today"</code>. Events say how it went.',
      /** Before the moves that were tried. */
      tries: "Tries:",
      solved: "Solved.",
    },
    themed: {
      title: "Your own colours",
      text: "Custom properties set colours, the material of the board and its width; <code>::part()</code> reaches its parts.",
    },
    events: {
      title: "Events and methods",
      text: "Two people play on one device, and the page follows: events say what happened, methods ask and act.",
      count: "How many moves are legal?",
      /** Before a move. */
      last: "Last move:",
    },
    analysis: {
      title: "A board to analyse",
      text: "Both sides can be played, and the engine says who is ahead and shows the best lines. A smaller board leaves room for them.",
    },
    loading: {
      title: "When it loads",
      text: 'A board loads its engine when it is about to scroll into view, and all boards of a page share it. With <code>loading="eager"</code>, or when a script asks for <code>ready</code>, it does so at once.',
      waiting: "Not loaded yet.",
      loaded: "Loaded: it was about to scroll into view.",
    },
    frame: {
      title: "In a frame",
      text: "Where scripts of other sites are not allowed, a frame shows the same board: its address sets the attributes, and messages do the rest.",
      next: "Next move",
      /** Before a number. */
      played: "Moves played:",
      frame: "A game of Ergo",
    },
  },

  /**
   * The reference of the element, for programmers. Its entries are comments of the source, in English
   * everywhere.
   */
  api: {
    /** @param {string} games such as `Ergo or Emergo` */
    lead: (games) => `A board to play, view or analyse a game of ${games}.`,
    waiting: "The board takes the place of the content of the element as soon as it can be painted.",
    attributes: "Attributes",
    properties: "Properties",
    methods: "Methods",
    events: "Events",
    slots: "Slots",
    parts: "CSS parts",
    customProperties: "CSS custom properties",
    readOnly: "Read-only.",
    /**
     * @param {string} types the address of the type declarations
     * @param {string} manifest that of the manifest
     */
    tools: (types, manifest) =>
      `For tools there are <a href="${types}">type declarations</a> and a <a href="${manifest}">manifest</a>.`,
  },

  /** Shown for an address that the site does not have. */
  missing: {
    title: "There is no page here",
    text: "The address may have a mistake in it, or the page has moved.",
  },

  /** Shown on the page with the board if its scripts cannot be loaded: in a frame, the first one only. */
  unloaded: {
    old: "Ergo could not be loaded. It needs a browser of 2024 or later.",
    more:
      `If you opened this page from your own disk, open <a href="ergo-offline.html">ergo-offline.html</a> ` +
      "instead: that file contains the whole page. Every other page has to come from a web server, which " +
      "may run on your own computer. If it worked before, wait a minute: a newer version that works takes " +
      `over by itself. Or <a href="">load the page again</a>.`,
  },

  /** Shown without a network if something has been deleted. */
  offline: {
    title: "Parts of Ergo are missing",
    text: "This device no longer has all that Ergo needs, and the rest could not be loaded: there seems to be no network. Browsers delete stored files when they run out of room. With a network, what is missing is loaded again.",
    again: "Try again",
  },
};
