/** The page about Intermedium in German; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium: Stapel säen und die Stadt erobern",
  description:
    "Intermedium ist ein Brettspiel von Matt Crispis für zwei: Stapel werden diagonal über das Brett " +
    "gesät, umzingeln einander und erobern die gegnerische Stadt. Regeln, und ein Brett zum Spielen.",
  lead: "Stapel werden über das Brett gesät, Stein für Stein. Umzingle die des Gegners und zuletzt seine Stadt.",
  line: "Stapel, die man aussät, und zwei Städte zum Erobern.",
  alt: "Ein Intermedium-Brett: Ein weißer Stapel wird gesät, zwischen den beiden Städten",
};
