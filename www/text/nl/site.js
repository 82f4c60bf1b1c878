/**
 * Dutch for the pages that are built once and need no scripts: those about the games, the front page, the
 * gallery, the API page, what is shown without a network, and the manifest. No page loads it. All of it is
 * HTML.
 */

/** @type {import("../language.js").SiteWords} */
const words = {
  /** What cards of other sites call the language. */
  locale: "nl_NL",
  /** The name of the site in lists of apps and of search engines. */
  title: "Ergo: bordspellen voor twee",
  /** A picture of all boards. */
  boards: "De borden van alle spellen",

  /** What pages share. */
  page: {
    skip: "Naar de inhoud",
    games: "Spellen",
    languages: "Talen",
    play: "Spelen",
    all: "Alle spellen",
    board: "Een bord op je eigen pagina",
    reference: "Naslag",
    about: "Over Ergo",
  },

  /** The front page, which shows the games. */
  front: {
    lead: "Bordspellen voor twee. Speel tegen een sterke computer of een vriend, ook offline.",
    noScripts: "De spellen werken in de browser zelf en hebben JavaScript nodig. Dat staat hier uit.",
  },

  /** The page about a game. */
  game: {
    play: (/** @type {string} */ name) => `${name} spelen`,
    rules: "Alle regels",
    free: "Gratis, in de browser, tegen de computer of een vriend. Zonder account, en na één bezoek ook offline.",
    how: "Zo speel je het",
    end: "Zo eindigt het",
    /**
     * @param {string} name
     * @param {string} address
     */
    complete: (name, address) =>
      `<a href="${address}">De volledige regels van ${name}</a>, met afbeeldingen, opties en tips voor beginners.`,
    here: "Wat je hier kunt doen",
    /**
     * The names of the lowest and the highest level.
     *
     * @param {string} lowest
     * @param {string} highest
     */
    levels: (lowest, highest) =>
      `Speel tegen de computer, op elf niveaus van <i>${lowest}</i> tot <i>${highest}</i>.`,
    friend: "Speel met een vriend op hetzelfde apparaat, of stuur je zetten als link.",
    help: "Vraag om een hint, analyseer een stelling, en zie achteraf waar de partij kantelde.",
    input: "Speel met muis, vinger, toetsenbord of schermlezer.",
    privacy:
      "Er is geen server die je partijen bewaart, en niemand die je volgt: alles blijft op je apparaat.",
    who: "Wie het heeft bedacht",
    others: "De andere spellen",
  },

  /** The gallery of boards. Code stays as it is. */
  gallery: {
    title: "Borden voor je pagina",
    /** The title of the window. */
    longTitle: "Borden voor je pagina: een galerij met &lt;ergo-board&gt;",
    description: (/** @type {string} */ games) =>
      `Werkende voorbeelden van het element dat een bord voor ${games} op je eigen pagina zet, met de broncode ernaast.`,
    card: (/** @type {string} */ games) =>
      `Werkende voorbeelden van een bord voor ${games} op je eigen pagina, met de broncode ernaast.`,
    lead:
      "Met één script en één element zet je een bord op je eigen pagina: om te spelen, een partij te " +
      "bekijken of een puzzel op te lossen. Hieronder draait elk bord op precies de code die ernaast staat.",
    load: "Laad het element één keer, waar dan ook in de pagina. Het mag van deze site komen of van je eigen site.",
    /**
     * @param {string} reference the address of the reference
     * @param {string} board that of the start page
     */
    more: (reference, board) =>
      `In de <a href="${reference}">naslag</a> staan alle attributen, eigenschappen, methoden en events. Wil je een eigen partij insluiten, speel of plak die dan op het <a href="${board}">bord van deze site</a> en kies <b>Insluiten</b> in het menu.`,
    noScripts:
      "De borden hebben JavaScript nodig, en dat staat hier uit. Hun broncode is wel gewoon te lezen.",
    /** A button that copies a source, and what it says afterwards. */
    copy: "Kopiëren",
    copied: "Gekopieerd",
    selected: "Geselecteerd",
    plain: {
      title: "Een bord om op te spelen",
      text: "Zonder attributen is het Ergo tegen de computer. Het bord is zo groot als zijn plek en het venster toelaten.",
    },
    level: {
      title: "Spel, niveau en kleuren",
      text:
        "Hier begint de computer, op een laag niveau. Het bord is van leisteen, met effen stukken en donkere " +
        "kleuren, welke kleuren de pagina zelf ook heeft.",
    },
    game: {
      title: "Een partij met commentaar",
      text: 'Met <code>mode="view"</code> zie je een partij met spelers, zetten, varianten en commentaar. Loop erdoorheen met de knoppen of de pijltjestoetsen. Wat in het element staat, is voor feeds, mail en lezers zonder scripts.',
      /** Comments on moves of the game. */
      corner: "Een leeuw in de hoek is ver van alles vandaan.",
      closed: "sluit beide kanten af.",
      five: "Vijf op een rij.",
      link: "Verderspelen in Ergo",
    },
    position: {
      title: "Een stelling als diagram",
      text: 'Met <code>moves="off"</code> heeft een bord om te bekijken geen zettenlijst: handig bij een tekst over het spel.',
    },
    puzzle: {
      title: "Een puzzel",
      text: 'Met <code>mode="puzzle"</code> beoordeelt de engine wat je probeert: elke zet die wint, is goed; een andere wordt op het bord beantwoord en dan teruggenomen. Geef een stelling en een doel, of neem met <code>puzzle="today"</code> een puzzel van deze site. Events vertellen hoe het ging.',
      /** Before the moves that were tried. */
      tries: "Geprobeerd:",
      solved: "Opgelost.",
    },
    themed: {
      title: "Je eigen kleuren",
      text: "CSS-variabelen bepalen de kleuren, het materiaal van het bord en de breedte; met <code>::part()</code> kom je bij de onderdelen.",
    },
    events: {
      title: "Events en methoden",
      text:
        "Twee mensen spelen op één apparaat, en de pagina volgt hen: events melden wat er gebeurt, methoden " +
        "vragen iets op of doen iets.",
      count: "Hoeveel zetten zijn geldig?",
      /** Before a move. */
      last: "Laatste zet:",
    },
    analysis: {
      title: "Een bord om te analyseren",
      text: "Je speelt met beide kleuren, en de engine zegt wie er beter staat en toont de beste varianten. Een kleiner bord laat daar ruimte voor.",
    },
    loading: {
      title: "Wanneer het laadt",
      text: 'Een bord laadt de engine vlak voordat het in beeld komt, en alle borden van een pagina delen die. Met <code>loading="eager"</code>, of als een script om <code>ready</code> vraagt, gebeurt dat meteen.',
      waiting: "Nog niet geladen.",
      loaded: "Geladen: het bord kwam bijna in beeld.",
    },
    frame: {
      title: "In een frame",
      text: "Waar scripts van andere sites niet mogen, toont een frame hetzelfde bord: het adres bepaalt de attributen, en berichten doen de rest.",
      next: "Volgende zet",
      /** Before a number. */
      played: "Gespeelde zetten:",
      frame: "Een partij Ergo",
    },
  },

  /**
   * The reference of the element, for programmers. Its entries are comments of the source, in English
   * everywhere.
   */
  api: {
    /** @param {string} games such as `Ergo or Emergo` */
    lead: (games) => `Een bord om een partij ${games} te spelen, te bekijken of te analyseren.`,
    waiting: "Het bord neemt de plaats in van de inhoud van het element zodra het kan worden getekend.",
    attributes: "Attributen",
    properties: "Eigenschappen",
    methods: "Methoden",
    events: "Events",
    slots: "Slots",
    parts: "CSS-onderdelen",
    customProperties: "CSS-variabelen",
    readOnly: "Alleen-lezen.",
    /**
     * @param {string} types the address of the type declarations
     * @param {string} manifest that of the manifest
     */
    tools: (types, manifest) =>
      `Voor tools zijn er <a href="${types}">typedeclaraties</a> en een <a href="${manifest}">manifest</a>.`,
  },

  /** Shown for an address that the site does not have. */
  missing: {
    title: "Hier is geen pagina",
    text: "Misschien staat er een fout in het adres, of is de pagina verplaatst.",
  },

  /** Shown on the page with the board if its scripts cannot be loaded: in a frame, the first one only. */
  unloaded: {
    old: "Ergo kon niet worden geladen. Het heeft een browser van 2024 of later nodig.",
    more:
      "Heb je deze pagina vanaf je eigen schijf geopend, open dan <a " +
      `href="ergo-offline.html">ergo-offline.html</a>: in dat bestand zit de hele pagina. Elke andere ` +
      "pagina moet van een webserver komen, en die mag op je eigen computer draaien. Werkte het eerder " +
      `wel, wacht dan een minuut: een nieuwere versie die werkt, komt vanzelf. Of <a href="">laad de ` +
      "pagina opnieuw</a>.",
  },

  /** Shown without a network if something has been deleted. */
  offline: {
    title: "Er ontbreken delen van Ergo",
    text:
      "Op dit apparaat staat niet meer alles wat Ergo nodig heeft, en de rest kon niet worden geladen: er " +
      "lijkt geen netwerk te zijn. Browsers verwijderen opgeslagen bestanden als ze geen ruimte meer " +
      "hebben. Zodra er weer een netwerk is, wordt geladen wat ontbreekt.",
    again: "Opnieuw proberen",
  },
};

export default words;
