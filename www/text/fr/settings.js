/** Settings, keys, and what is said about the page, in French. */
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

export const settings = {
  title: "Réglages",
  language: "Langue",
  languageOfBrowser: "Du navigateur",
  looks: {
    boardTheme: {
      title: "Plateau",
      values: {
        auto: "Auto",
        walnut: "Noyer",
        night: "Nuit",
        library: "Bibliothèque",
        slate: "Ardoise",
        paper: "Papier",
      },
    },
    pieceSet: { title: "Pièces", values: { relief: "Relief", plain: "Simples" } },
    coordinates: {
      title: "Coordonnées",
      values: { auto: "Auto", cells: "Dans les cases", frame: "Sur le cadre", off: "Aucune" },
    },
    motion: { title: "Mouvement", values: { off: "Aucun", fast: "Rapide", normal: "Normal", slow: "Lent" } },
    vibration: { title: "Vibreur" },
    targets: { title: "Montrer où une pièce peut aller" },
    threats: { title: "Montrer les menaces de l’adversaire" },
    warnings: {
      title: "Signaler les coups qui perdent aussitôt",
      note: "Contre les niveaux 0 à 3, sans pendule",
    },
    confirm: {
      title: "Confirmer sur les petits plateaux",
      note: "Toucher deux fois pour jouer quand les cases sont plus petites que le bout du doigt",
    },
    announcements: { title: "Annonces vocales", values: { short: "Brèves", full: "Complètes" } },
  },
  appearance: "Apparence",
  appearances: { light: "Claire", dark: "Sombre", system: "Système" },
  appearanceNote: "« Système » suit le réglage de votre appareil",
  sound: "Son",
  sounds: "Sons",
  volume: "Volume",
  /** @param {number} share from 0 to 1 */
  volumeValue: (share) => percentage(100 * share),
  play: "Jeu",
  device: "Cet appareil",
  offline: "Hors ligne",
  offlineStates: {
    ready: "Prêt",
    pending: "Préparation…",
    none: "Pas dans ce navigateur",
    room: "Pas prêt : ce navigateur n’a pas assez de place",
    network: "Pas prêt : certains fichiers n’ont pas pu être chargés. Nouvel essai à votre prochaine visite.",
    changed:
      "Pas prêt : certains fichiers du serveur ne concordent pas. Nouvel essai à votre prochaine visite.",
    refused: "Pas prêt : la page ne peut pas enregistrer ses fichiers dans ce navigateur",
    outdated:
      "Prêt. Une version plus récente n’a pas pu être enregistrée ; nouvel essai à votre prochaine visite.",
  },
  app: "Application",
  install: "Installer Ergo",
  installByHand: "Choisissez « Sur l’écran d’accueil » dans le menu Partager.",
  games: "Vos parties",
  gamesKept: "Enregistrées durablement",
  gamesLoose: "Enregistrées ; le navigateur peut les effacer si la place manque",
  gamesUnsaved: "Non enregistrées : la place manque, ou rien ne peut être enregistré dans ce navigateur",
  keepGames: "Conserver durablement",
  keepRefused: "Votre navigateur ne l’a pas permis. Installer Ergo peut aider.",
  cores: "Cœurs du processeur, au maximum",
  coresNote: "Analyse, bilans et niveau 10",
  folder: {
    title: "Dossier",
    note: "Vos parties, réglages et cotes en fichiers, à synchroniser avec vos autres appareils",
    /** @type {Record<string, (name: string) => string>} */
    states: {
      none: () => "Aucun",
      working: (name) => `Écriture dans « ${name} »…`,
      current: (name) => `Tout est aussi dans « ${name} ».`,
      asking: (name) =>
        `Le navigateur redemande si la page peut utiliser « ${name} ». D’ici là, rien n’y est écrit.`,
      gone: (name) => `« ${name} » n’existe plus. Vos parties sont toujours dans ce navigateur.`,
      newer: (name) => `Une version plus récente de cette page a écrit dans « ${name} ». Rechargez la page.`,
      full: (name) =>
        `La place manque pour « ${name} » ou pour la bibliothèque. Vos parties sont toujours dans ce navigateur.`,
      failed: (name) => `« ${name} » n’a pas pu être lu ou écrit. Nouvel essai après le prochain changement.`,
    },
    /** @param {number} number */
    unreadable: (number) =>
      plural(number, {
        one: "Une partie y est illisible et a été laissée telle quelle.",
        other: "# parties y sont illisibles et ont été laissées telles quelles.",
      }),
    newerParts:
      "Certains réglages ou certaines cotes viennent d’une version plus récente de cette page et restent tels quels. Rechargez la page.",
    setAside:
      "Les réglages ou cotes illisibles y sont conservés dans un fichier dont le nom commence par « unreadable ».",
    choose: "Choisir un dossier…",
    allow: "Autoriser",
    stop: "Ne plus l’utiliser",
    refused: "La page ne peut pas utiliser ce dossier dans ce navigateur. Choisissez-en un autre.",
  },
  keys: "Clavier",
  showKeys: "Toutes les touches",
  reset: "Réglages d’origine",
  resetDone: "Réglages rétablis.",
  kept: "Les réglages sont enregistrés dans ce navigateur.",
};

export const update = {
  ready: "Une nouvelle version est prête.",
  now: "Mettre à jour",
  later: "Plus tard",
};

export const keys = {
  title: "Clavier",
  /**
   * Keys, and what they do.
   *
   * @type {[keys: string[], what: string][]}
   */
  list: [
    [["Flèches"], "Changer de case, de coup ou de choix de menu"],
    [["Entrée", "Espace"], "Choisir une case ou actionner un bouton"],
    [["Échap"], "Reposer une pièce, quitter un aperçu, fermer une fenêtre"],
    [["Tab"], "Passer à la zone suivante de la page"],
    [["Début", "Fin"], "Aller au début ou à la fin d’une rangée ou d’une liste"],
    [["Ctrl", "Z"], "Reprendre un coup"],
    [["Ctrl", "Y"], "Refaire le coup repris"],
    [["P", "Maj P"], "Sur le plateau : votre pièce suivante ou précédente"],
    [["T", "Maj T"], "Case accessible suivante ou précédente"],
    [["L"], "Le dernier coup"],
    [["M"], "Taper un coup"],
    [["H"], "Un indice, puis de plus en plus précis"],
    [["W"], "À qui de jouer, et les réserves"],
    [["E"], "Qui mène, et les meilleurs coups"],
    [["D"], "Les menaces de l’adversaire"],
    [["I"], "Expliquer la position, ou ne plus l’expliquer"],
    [["B"], "Lire le plateau"],
    [["R", "C"], "Lire la rangée ou la colonne"],
    [["S"], "Lire la case et sa pile"],
    [["?"], "Montrer ces touches"],
  ],
};

export const about = {
  title: "À propos",
  games: "Les jeux",
  authors,
  /**
   * A link to the page about a game.
   *
   * @param {string} name
   */
  more: (name) => `En savoir plus sur ${name}`,
  sources: "Sources",
  sourcesText:
    "Les règles suivent le World of Abstract Games, la traduction des règles d’Ergo par Ralf Gering pour " +
    "rec.games.abstract, et le livret français du jeu. Là où ces sources se taisent ou diffèrent, les " +
    "règles de chaque jeu précisent ce qui vaut ici.",
  privacy: "Vie privée",
  privacyText:
    "Rien ne quitte votre appareil : pas de compte, pas de serveur qui conserve vos parties, aucun pistage.",
  licence: "Licence",
  licenceText:
    "Logiciel libre sous licence MIT ou Apache 2.0, au choix. Les polices Figtree et Fraunces sont sous la SIL Open Font License.",
  notices: "Licences du code et des polices d’autres auteurs",
  embed: "Un plateau sur votre propre page : exemples avec leur code",
  version: (/** @type {string} */ version) => `Version ${version}`,
};
