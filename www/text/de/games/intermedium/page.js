/** The page about Intermedium in German; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium: Stapel säen und die Stadt erobern",
  description:
    "Intermedium ist ein Brettspiel von Matt Crispis für zwei: Stapel säen sich diagonal über das Brett, umzingeln einander und erobern die feindliche Stadt. Regeln, und ein Brett zum Spielen.",
  lead: "Stapel säen sich über das Brett, Stein für Stein. Umzingle die des Gegners und zuletzt seine Stadt.",
  line: "Stapel, die sich selbst säen, und zwei Städte zum Erobern.",
  alt: "Ein Intermedium-Brett: Ein weißer Stapel wird gesät, zwischen den beiden Städten",
};
