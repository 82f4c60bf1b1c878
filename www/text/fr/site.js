/**
 * French for the pages that are built once and need no scripts: those about the games, the front page, the
 * gallery, the API page, what is shown without a network, and the manifest. No page loads it. All of it is
 * HTML.
 */
import { de } from "./format.js";

/** @type {import("../language.js").SiteWords} */
const words = {
  /** What cards of other sites call the language. */
  locale: "fr_FR",
  /** The name of the site in lists of apps and of search engines. */
  title: "Ergo : jeux de plateau à deux",
  /** A picture of all boards. */
  boards: "Les plateaux de tous les jeux",

  /** What pages share. */
  page: {
    skip: "Aller au contenu",
    games: "Jeux",
    languages: "Langues",
    play: "Jouer",
    all: "Tous les jeux",
    board: "Un plateau sur votre page",
    reference: "Référence",
    about: "À propos",
  },

  /** The front page, which shows the games. */
  front: {
    lead: "Des jeux de plateau à deux. Affrontez un moteur redoutable ou un ami, même hors ligne.",
    noScripts:
      "Les jeux tournent dans le navigateur lui-même et ont besoin de JavaScript, qui est désactivé ici.",
  },

  /** The page about a game. */
  game: {
    play: (/** @type {string} */ name) => `Jouer à ${name}`,
    rules: "Toutes les règles",
    free: "Gratuit, dans le navigateur, contre l’ordinateur ou un ami. Sans compte, et hors ligne après une visite.",
    how: "Comment on joue",
    end: "Comment on gagne",
    /**
     * @param {string} name
     * @param {string} address
     */
    complete: (name, address) =>
      `<a href="${address}">Les règles complètes ${de(name)}</a>, avec des images, les options et des conseils aux débutants.`,
    here: "Ce que vous pouvez faire ici",
    /**
     * The names of the lowest and the highest level.
     *
     * @param {string} lowest
     * @param {string} highest
     */
    levels: (lowest, highest) =>
      `Affrontez les onze niveaux de l’ordinateur, de <i>${lowest}</i> à <i>${highest}</i>.`,
    friend: "Jouez avec un ami sur le même appareil, ou envoyez vos coups par lien.",
    help: "Demandez un indice, analysez une position, et voyez après coup où la partie a basculé.",
    input: "Jouez à la souris, au doigt, au clavier ou avec un lecteur d’écran.",
    privacy: "Pas de serveur qui conserve vos parties, aucun pistage : rien ne quitte votre appareil.",
    who: "L’origine du jeu",
    others: "Les autres jeux",
  },

  /** The gallery of boards. Code stays as it is. */
  gallery: {
    title: "Des plateaux pour votre page",
    /** The title of the window. */
    longTitle: "Des plateaux pour votre page : la galerie de &lt;ergo-board&gt;",
    description: (/** @type {string} */ games) =>
      `Exemples interactifs de l’élément qui met un plateau (${games}) sur n’importe quelle page, chacun avec son code source.`,
    card: (/** @type {string} */ games) =>
      `Exemples interactifs d’un plateau (${games}) sur n’importe quelle page, chacun avec son code source.`,
    lead:
      "Un script et un élément suffisent pour mettre un plateau sur n’importe quelle page : pour jouer, " +
      "montrer une partie, résoudre un problème. Ci-dessous, chaque plateau est produit exactement par le " +
      "code affiché à côté.",
    load: "Chargez l’élément une fois, n’importe où dans la page. Il peut venir de ce site ou du vôtre.",
    /**
     * @param {string} reference the address of the reference
     * @param {string} board that of the start page
     */
    more: (reference, board) =>
      `La <a href="${reference}">référence</a> donne chaque attribut, propriété, méthode et événement. ` +
      `Pour l’une de vos parties, jouez-la ou collez-la sur le <a href="${board}">plateau de ce site</a> ` +
      "et choisissez <b>Intégrer</b> dans son menu.",
    noScripts:
      "Les plateaux ont besoin de JavaScript, qui est désactivé ici. Leur code source reste lisible.",
    /** A button that copies a source, and what it says afterwards. */
    copy: "Copier",
    copied: "Copié",
    selected: "Sélectionné",
    plain: {
      title: "Un plateau pour jouer",
      text: "Sans attributs, c’est Ergo contre l’ordinateur. Le plateau est aussi grand que sa place et la fenêtre le permettent.",
    },
    level: {
      title: "Jeu, niveau et couleurs",
      text: "Ici, l’ordinateur commence, à un niveau modeste. Le plateau est d’ardoise, avec des pièces simples et des couleurs sombres, quelles que soient celles de la page.",
    },
    game: {
      title: "Une partie commentée",
      text: 'Avec <code>mode="view"</code>, une partie est montrée avec ses joueurs, ses coups, ses variantes et ses commentaires. Parcourez-la avec les boutons ou les flèches. Ce qui se trouve dans l’élément sert aux flux, aux courriels et aux lecteurs sans scripts.',
      /** Comments on moves of the game. */
      corner: "Un lion dans le coin est loin de tout.",
      closed: "ferme les deux bouts.",
      five: "Cinq pièces alignées.",
      link: "Continuer dans Ergo",
    },
    position: {
      title: "Une position en illustration",
      text: 'Avec <code>moves="off"</code>, un plateau qui montre une partie n’a pas de liste des coups : un diagramme pour un texte sur le jeu.',
    },
    puzzle: {
      title: "Un problème",
      text: 'Avec <code>mode="puzzle"</code>, le moteur juge ce qu’on essaie : tout coup gagnant est bon ; aux autres, il répond sur le plateau, puis il les annule. Donnez une position et un but, ou, avec <code>puzzle="today"</code>, un problème de ce site. Des événements indiquent comment cela s’est passé.',
      /** Before the moves that were tried. */
      tries: "Essais :",
      solved: "Résolu.",
    },
    themed: {
      title: "Vos propres couleurs",
      text:
        "Des propriétés CSS fixent les couleurs, la matière du plateau et sa largeur ; <code>::part()</code> " +
        "donne accès à ses parties.",
    },
    events: {
      title: "Événements et méthodes",
      text:
        "Deux personnes jouent sur un même appareil, et la page suit : des événements lui indiquent ce qui " +
        "s’est passé, des méthodes servent à interroger le plateau et à le commander.",
      count: "Combien de coups sont légaux ?",
      /** Before a move. */
      last: "Dernier coup :",
    },
    analysis: {
      title: "Un plateau d’analyse",
      text: "On peut jouer les deux camps, et le moteur dit qui mène et montre les meilleures lignes. Un plateau plus petit leur laisse de la place.",
    },
    loading: {
      title: "Quand il se charge",
      text: 'Un plateau charge son moteur juste avant d’apparaître à l’écran, et tous les plateaux d’une page le partagent. Avec <code>loading="eager"</code>, ou quand un script demande <code>ready</code>, il le fait aussitôt.',
      waiting: "Pas encore chargé.",
      loaded: "Chargé : il allait apparaître à l’écran.",
    },
    frame: {
      title: "Dans un cadre",
      text: "Là où les scripts d’autres sites sont interdits, un cadre montre le même plateau : son adresse fixe les attributs, et des messages font le reste.",
      next: "Coup suivant",
      /** Before a number. */
      played: "Coups joués :",
      frame: "Une partie d’Ergo",
    },
  },

  /**
   * The reference of the element, for programmers. Its entries are comments of the source, in English
   * everywhere.
   */
  api: {
    /** @param {string} games such as `Ergo ou Emergo` */
    lead: (games) => `Un plateau pour jouer, montrer ou analyser une partie : ${games}.`,
    waiting: "Le plateau prend la place du contenu de l’élément dès qu’il peut être dessiné.",
    attributes: "Attributs",
    properties: "Propriétés",
    methods: "Méthodes",
    events: "Événements",
    slots: "Slots",
    parts: "Parties CSS",
    customProperties: "Propriétés CSS personnalisées",
    readOnly: "Lecture seule.",
    /**
     * @param {string} types the address of the type declarations
     * @param {string} manifest that of the manifest
     */
    tools: (types, manifest) =>
      `Pour les outils, il y a des <a href="${types}">déclarations de types</a> et un <a href="${manifest}">manifeste</a>.`,
  },

  /** Shown for an address that the site does not have. */
  missing: {
    title: "Il n’y a pas de page ici",
    text: "L’adresse contient peut-être une erreur, ou la page a été déplacée.",
  },

  /** Shown on the page with the board if its scripts cannot be loaded: in a frame, the first one only. */
  unloaded: {
    old: "Ergo n’a pas pu être chargé. Il lui faut un navigateur de 2024 ou plus récent.",
    more:
      "Si vous avez ouvert cette page depuis votre disque, ouvrez plutôt <a " +
      `href="ergo-offline.html">ergo-offline.html</a> : ce fichier contient toute la page. Toute autre ` +
      "page doit venir d’un serveur web, qui peut tourner sur votre ordinateur. Si la page marchait " +
      "auparavant, attendez une minute : une version plus récente qui marche prendra le relais " +
      `d’elle-même. Ou <a href="">rechargez la page</a>.`,
  },

  /** Shown without a network if something has been deleted. */
  offline: {
    title: "Il manque des fichiers d’Ergo",
    text:
      "Cet appareil n’a plus tout ce qu’il faut à Ergo, et le reste n’a pas pu être chargé : il n’y a " +
      "apparemment pas de réseau. Les navigateurs effacent des fichiers enregistrés quand la place manque. " +
      "Avec un réseau, ce qui manque sera chargé de nouveau.",
    again: "Réessayer",
  },
};

export default words;
