/** The page about Ergo in German; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Ergo: fünf in einer Reihe mit Figuren, die wandern",
  description:
    "Ergo ist ein Brettspiel für zwei: Fünf in einer Reihe gewinnen, aber die Figuren wandern, und am Rand werden sie zu Löwen. Regeln, und ein Brett, um sofort zu spielen.",
  lead: "Fünf in einer Reihe gewinnen. Aber hier wandern die Figuren, und am Rand des Bretts werden sie zu Löwen.",
  line: "Fünf in einer Reihe, mit Figuren, die wandern.",
  alt: "Ein Ergo-Brett: Soldaten in der Arena, und ein schwarzer Löwe, der gleich auf dem Ring an ihrem Rand läuft",
};
