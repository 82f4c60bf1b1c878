/**
 * German for the pages that are built once and need no scripts: those about the games, the front page, the
 * gallery, the API page, what is shown without a network, and the manifest. No page loads it. All of it is
 * HTML.
 */

/** @type {import("../language.js").SiteWords} */
const words = {
  /** What cards of other sites call the language. */
  locale: "de_DE",
  /** The name of the site in lists of apps and of search engines. */
  title: "Ergo: Brettspiele für zwei",
  /** A picture of all boards. */
  boards: "Die Bretter aller Spiele",

  /** What pages share. */
  page: {
    skip: "Zum Inhalt springen",
    games: "Spiele",
    languages: "Sprachen",
    play: "Spielen",
    all: "Alle Spiele",
    board: "Ein Brett auf deiner eigenen Seite",
    reference: "Referenz",
    about: "Über Ergo",
  },

  /** The front page, which shows the games. */
  front: {
    lead: "Brettspiele für zwei. Spiel gegen einen starken Computer oder mit Freunden, auch offline.",
    noScripts: "Die Spiele laufen im Browser selbst und brauchen JavaScript, das hier ausgeschaltet ist.",
  },

  /** The page about a game. */
  game: {
    play: (/** @type {string} */ name) => `${name} spielen`,
    rules: "Alle Regeln",
    free: "Kostenlos, im Browser, gegen den Computer oder zu zweit. Ohne Konto, und nach dem ersten Besuch auch offline.",
    how: "Wie man spielt",
    end: "Wie es endet",
    /**
     * @param {string} name
     * @param {string} address
     */
    complete: (name, address) =>
      `<a href="${address}">Die vollständigen Regeln von ${name}</a>, mit Bildern, Optionen und Tipps für den Anfang.`,
    here: "Was du hier tun kannst",
    /**
     * The names of the lowest and the highest level.
     *
     * @param {string} lowest
     * @param {string} highest
     */
    levels: (lowest, highest) =>
      `Spiel gegen den Computer, in elf Stufen von <i>${lowest}</i> bis <i>${highest}</i>.`,
    friend: "Spiel zu zweit am selben Gerät, oder schick deine Züge als Link.",
    help: "Lass dir einen Tipp geben, analysiere eine Stellung, und sieh hinterher, wo die Partie gekippt ist.",
    input: "Spiel mit Maus, Finger, Tastatur oder Screenreader.",
    privacy: "Deine Partien liegen auf keinem Server, und es gibt kein Tracking: Nichts verlässt dein Gerät.",
    who: "Wer es erfunden hat",
    others: "Die anderen Spiele",
  },

  /** The gallery of boards. Code stays as it is. */
  gallery: {
    title: "Bretter für deine Seite",
    /** The title of the window. */
    longTitle: "Bretter für deine Seite: Beispiele für &lt;ergo-board&gt;",
    description: (/** @type {string} */ games) =>
      `Beispiele zum Ausprobieren für das Element, das ein Brett für ${games} auf jede Seite bringt, jedes neben seinem Quelltext.`,
    card: (/** @type {string} */ games) =>
      `Ein Brett für ${games} auf jeder Seite: Beispiele zum Ausprobieren, jedes neben seinem Quelltext.`,
    lead: "Ein Skript und ein Element bringen ein Brett auf jede Seite: zum Spielen, zum Ansehen einer Partie, zum Lösen eines Rätsels. Hier läuft jedes Brett mit genau dem Quelltext, der daneben steht.",
    load: "Lade das Element einmal, irgendwo in der Seite. Es darf von dieser Website kommen oder von deiner eigenen.",
    /**
     * @param {string} reference the address of the reference
     * @param {string} board that of the start page
     */
    more: (reference, board) =>
      "Alle Attribute, Eigenschaften, Methoden und Ereignisse stehen in der <a " +
      `href="${reference}">Referenz</a>. Um eine eigene Partie zu zeigen, spiel sie auf dem <a ` +
      `href="${board}">Brett dieser Website</a> oder füge sie dort ein, und wähle <b>Einbetten</b> in ` +
      "seinem Menü.",
    noScripts:
      "Die Bretter brauchen JavaScript, das hier ausgeschaltet ist. Ihren Quelltext kannst du trotzdem lesen.",
    /** A button that copies a source, and what it says afterwards. */
    copy: "Kopieren",
    copied: "Kopiert",
    selected: "Markiert",
    plain: {
      title: "Ein Brett zum Spielen",
      text: "Ohne Attribute ist es Ergo gegen den Computer. Das Brett wird so groß, wie sein Platz und das Fenster es erlauben.",
    },
    level: {
      title: "Spiel, Stufe und Farben",
      text: "Hier beginnt der Computer, auf einer niedrigen Stufe. Das Brett ist aus Schiefer, mit schlichten Figuren und dunklen Farben, egal wie die der Seite sind.",
    },
    game: {
      title: "Eine kommentierte Partie",
      text: 'Mit <code>mode="view"</code> zeigt das Brett eine Partie mit Spielern, Zügen, Varianten und Kommentaren. Mit den Knöpfen oder den Pfeiltasten gehst du sie durch. Was im Element steht, ist für Feeds, Mails und alle ohne Skripte.',
      /** Comments on moves of the game. */
      corner: "Ein Löwe in der Ecke ist weit weg von allem.",
      closed: "schließt beide Enden.",
      five: "Fünf in einer Reihe.",
      link: "In Ergo weiterspielen",
    },
    position: {
      title: "Eine Stellung als Bild",
      text: 'Mit <code>moves="off"</code> hat ein Brett zum Ansehen keine Zugliste: ein Diagramm für einen Text über das Spiel.',
    },
    puzzle: {
      title: "Ein Rätsel",
      text: 'Mit <code>mode="puzzle"</code> beurteilt die Engine jeden Versuch: Jeder Zug, der gewinnt, ist richtig, andere werden auf dem Brett beantwortet und zurückgenommen. Gib eine Stellung und ein Ziel an, oder mit <code>puzzle="today"</code> ein Rätsel dieser Website. Ereignisse melden, wie es lief.',
      /** Before the moves that were tried. */
      tries: "Versuche:",
      solved: "Gelöst.",
    },
    themed: {
      title: "Deine eigenen Farben",
      text: "CSS-Variablen setzen Farben, Material und Breite des Bretts; <code>::part()</code> erreicht seine Teile.",
    },
    events: {
      title: "Ereignisse und Methoden",
      text:
        "Zwei spielen am selben Gerät, und die Seite macht mit: Ereignisse melden, was geschieht, und mit " +
        "Methoden fragt sie etwas ab oder greift ein.",
      count: "Wie viele Züge sind gültig?",
      /** Before a move. */
      last: "Letzter Zug:",
    },
    analysis: {
      title: "Ein Brett zum Analysieren",
      text:
        "Du kannst beide Seiten spielen, und die Engine sagt, wer besser steht, und zeigt die besten " +
        "Varianten. Ein kleineres Brett lässt ihnen Platz.",
    },
    loading: {
      title: "Wann es lädt",
      text: 'Ein Brett lädt seine Engine, kurz bevor es ins Bild kommt, und alle Bretter einer Seite teilen sie sich. Mit <code>loading="eager"</code>, oder wenn ein Skript nach <code>ready</code> fragt, lädt es sofort.',
      waiting: "Noch nicht geladen.",
      loaded: "Geladen, kurz bevor es ins Bild kam.",
    },
    frame: {
      title: "In einem Frame",
      text: "Wo Skripte anderer Websites nicht erlaubt sind, zeigt ein Frame dasselbe Brett: Seine Adresse setzt die Attribute, Nachrichten erledigen den Rest.",
      next: "Nächster Zug",
      /** Before a number. */
      played: "Gespielte Züge:",
      frame: "Eine Partie Ergo",
    },
  },

  /**
   * The reference of the element, for programmers. Its entries are comments of the source, in English
   * everywhere.
   */
  api: {
    /** @param {string} games such as `Ergo oder Emergo` */
    lead: (games) => `Ein Brett, um eine Partie ${games} zu spielen, anzusehen oder zu analysieren.`,
    waiting: "Das Brett ersetzt den Inhalt des Elements, sobald es gezeichnet werden kann.",
    attributes: "Attribute",
    properties: "Eigenschaften",
    methods: "Methoden",
    events: "Ereignisse",
    slots: "Slots",
    parts: "CSS-Teile",
    customProperties: "CSS-Variablen",
    readOnly: "Nur lesbar.",
    /**
     * @param {string} types the address of the type declarations
     * @param {string} manifest that of the manifest
     */
    tools: (types, manifest) =>
      `Für Werkzeuge gibt es <a href="${types}">Typdeklarationen</a> und ein <a href="${manifest}">Manifest</a>.`,
  },

  /** Shown for an address that the site does not have. */
  missing: {
    title: "Seite nicht gefunden",
    text: "Vielleicht enthält die Adresse einen Fehler, oder die Seite ist umgezogen.",
  },

  /** Shown on the page with the board if its scripts cannot be loaded: in a frame, the first one only. */
  unloaded: {
    old: "Ergo konnte nicht geladen werden. Es braucht einen Browser von 2024 oder einen neueren.",
    more:
      "Wenn du diese Seite von deiner eigenen Festplatte geöffnet hast, öffne stattdessen <a " +
      `href="ergo-offline.html">ergo-offline.html</a>: Diese Datei enthält die ganze Seite. Jede andere ` +
      "Seite muss von einem Webserver kommen, der auch auf deinem Computer laufen kann. Wenn es schon " +
      "einmal ging, warte eine Minute: Eine neuere Version, die läuft, kommt von selbst. Oder <a " +
      `href="">lade die Seite neu</a>.`,
  },

  /** Shown without a network if something has been deleted. */
  offline: {
    title: "Teile von Ergo fehlen",
    text:
      "Auf diesem Gerät ist nicht mehr alles, was Ergo braucht, und der Rest ließ sich nicht laden: " +
      "Anscheinend gibt es kein Netz. Browser löschen gespeicherte Dateien, wenn der Platz knapp wird. " +
      "Sobald es wieder Netz gibt, wird geladen, was fehlt.",
    again: "Noch einmal",
  },
};

export default words;
