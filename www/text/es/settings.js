/** Settings, keys, and what is said about the page, in Spanish. */
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
  title: "Ajustes",
  language: "Idioma",
  languageOfBrowser: "Del navegador",
  looks: {
    boardTheme: {
      title: "Tablero",
      values: {
        auto: "Auto",
        walnut: "Nogal",
        night: "Noche",
        library: "Biblioteca",
        slate: "Pizarra",
        paper: "Papel",
      },
    },
    pieceSet: { title: "Piezas", values: { relief: "Relieve", plain: "Lisas" } },
    coordinates: {
      title: "Coordenadas",
      values: { auto: "Auto", cells: "En casillas", frame: "En el marco", off: "No" },
    },
    motion: { title: "Movimiento", values: { off: "No", fast: "Rápido", normal: "Normal", slow: "Lento" } },
    vibration: { title: "Vibración" },
    targets: { title: "Mostrar adónde puede ir una pieza" },
    threats: { title: "Mostrar qué amenaza el rival" },
    warnings: {
      title: "Avisar de jugadas que pierden enseguida",
      note: "Contra los niveles 0 a 3, sin reloj",
    },
    confirm: {
      title: "Confirmar toques en tableros pequeños",
      note: "Toca dos veces para jugar donde las casillas son más pequeñas que la yema del dedo",
    },
    announcements: { title: "Avisos por voz", values: { short: "Cortos", full: "Completos" } },
  },
  appearance: "Aspecto",
  appearances: { light: "Claro", dark: "Oscuro", system: "Sistema" },
  appearanceNote: "«Sistema»: como en tu dispositivo",
  sound: "Sonido",
  sounds: "Sonidos",
  volume: "Volumen",
  /** @param {number} share from 0 to 1 */
  volumeValue: (share) => percentage(100 * share),
  play: "Juego",
  device: "Este dispositivo",
  offline: "Sin conexión",
  offlineStates: {
    ready: "Listo",
    pending: "Preparando…",
    none: "No disponible en este navegador",
    room: "No está listo: este navegador no tiene sitio para todos los archivos",
    network:
      "No está listo: algunos archivos no se pudieron cargar. Se volverá a intentar en tu próxima visita.",
    changed:
      "No está listo: algunos archivos del servidor no coinciden. Se volverá a intentar en tu próxima visita.",
    refused: "No está listo: la página no puede guardar sus archivos en este navegador",
    outdated: "Listo. No se pudo guardar una versión más nueva; se volverá a intentar en tu próxima visita.",
  },
  app: "Aplicación",
  install: "Instalar Ergo",
  installByHand: "Elige «Añadir a pantalla de inicio» en el menú Compartir.",
  games: "Tus partidas",
  gamesKept: "Guardadas de forma permanente",
  gamesLoose: "Guardadas; el navegador puede borrarlas si falta sitio",
  gamesUnsaved: "Sin guardar: el navegador no tiene sitio, o la página no puede guardar en él",
  keepGames: "Guardar de forma permanente",
  keepRefused: "Tu navegador no lo permitió. Instalar Ergo puede ayudar.",
  cores: "Máximo de núcleos del procesador",
  coresNote: "Para el análisis, las revisiones y el nivel 10",
  folder: {
    title: "Carpeta",
    note: "Tus partidas, ajustes y puntuaciones en archivos, para un programa que los lleve a tus otros dispositivos",
    /** @type {Record<string, (name: string) => string>} */
    states: {
      none: () => "Ninguna",
      working: (name) => `Escribiendo en «${name}»…`,
      current: (name) => `Todo está también en «${name}».`,
      asking: (name) =>
        `El navegador vuelve a preguntar si la página puede usar «${name}». Hasta entonces no se escribe nada allí.`,
      gone: (name) => `«${name}» ya no está. Tus partidas siguen en este navegador.`,
      newer: (name) => `Una versión más nueva de esta página ha escrito en «${name}». Recarga la página.`,
      full: (name) =>
        `No queda sitio para «${name}» o para la biblioteca. Tus partidas siguen en este navegador.`,
      failed: (name) =>
        `No se pudo leer ni escribir en «${name}». Se volverá a intentar tras el próximo cambio.`,
    },
    /** @param {number} number */
    unreadable: (number) =>
      plural(number, {
        one: "Una partida de la carpeta no se pudo leer y quedó como estaba.",
        other: "# partidas de la carpeta no se pudieron leer y quedaron como estaban.",
      }),
    newerParts:
      "Algunos ajustes o puntuaciones son de una versión más nueva de esta página y quedaron como estaban. Recarga la página.",
    setAside:
      "Los ajustes o puntuaciones de la carpeta que no se pudieron leer se guardan en un archivo cuyo nombre empieza por «unreadable».",
    choose: "Elegir carpeta…",
    allow: "Permitir",
    stop: "Dejar de usarla",
    refused: "La página no puede usar esa carpeta en este navegador. Elige otra.",
  },
  keys: "Teclado",
  showKeys: "Ver todas las teclas",
  reset: "Restablecer ajustes",
  resetDone: "Ajustes restablecidos.",
  kept: "Los ajustes se guardan en este navegador.",
};

export const update = {
  ready: "Hay una versión nueva.",
  now: "Actualizar",
  later: "Luego",
};

export const keys = {
  title: "Teclado",
  /**
   * Keys, and what they do.
   *
   * @type {[keys: string[], what: string][]}
   */
  list: [
    [["Flechas"], "Ir de casilla en casilla, de jugada en jugada o por un menú"],
    [["Enter", "Espacio"], "Elegir una casilla o pulsar un botón"],
    [["Esc"], "Soltar una pieza, salir de una vista previa, cerrar un diálogo"],
    [["Tab"], "Pasar a la parte siguiente de la página"],
    [["Inicio", "Fin"], "Ir al principio o al final de una fila o una lista"],
    [["Ctrl", "Z"], "Deshacer"],
    [["Ctrl", "Y"], "Rehacer lo deshecho"],
    [["P", "Mayús P"], "En el tablero: tu pieza siguiente o anterior"],
    [["T", "Mayús T"], "Casilla siguiente o anterior adonde puede ir la pieza elegida"],
    [["L"], "La última jugada"],
    [["M"], "Escribir una jugada"],
    [["H"], "Una pista; otra vez, más detalle"],
    [["W"], "A quién le toca y qué hay en mano"],
    [["E"], "Quién está mejor y las mejores jugadas"],
    [["D"], "Qué amenaza el rival"],
    [["I"], "Activar o desactivar las explicaciones de la posición"],
    [["B"], "Leer el tablero"],
    [["R", "C"], "Leer la fila o la columna"],
    [["S"], "Leer la casilla y su pila"],
    [["?"], "Mostrar estas teclas"],
  ],
};

export const about = {
  title: "Acerca de",
  games: "Los juegos",
  authors,
  /**
   * A link to the page about a game.
   *
   * @param {string} name
   */
  more: (name) => `Más sobre ${name}`,
  sources: "Fuentes",
  sourcesText:
    "Las reglas siguen World of Abstract Games, la traducción de Ralf Gering de las reglas de Ergo para " +
    "el grupo de noticias rec.games.abstract, y el reglamento francés de Ergo. Donde estas fuentes " +
    "callan o no coinciden, las reglas de cada juego dicen cómo se juega aquí.",
  privacy: "Privacidad",
  privacyText:
    "Nada sale de tu dispositivo. No hay cuentas, ni servidor que guarde tus partidas, ni rastreo.",
  licence: "Licencia",
  licenceText:
    "Software libre con la licencia MIT o la licencia Apache 2.0, la que prefieras. Los tipos de letra " +
    "Figtree y Fraunces tienen la SIL Open Font License.",
  notices: "Licencias del código y de los tipos de letra de otros",
  embed: "Pon un tablero en tu propia página: ejemplos con su código",
  version: (/** @type {string} */ version) => `Versión ${version}`,
};
