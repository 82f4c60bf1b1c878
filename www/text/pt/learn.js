/** The place of lessons in Portuguese. The lessons themselves are in `games/<id>/lessons.txt`. */
import { The } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

/** @type {import("../language.js").LearnWords} */
const words = {
  learn: {
    intro: "Lições curtas, de poucas jogadas. Nada pode correr mal: uma jogada errada é explicada e anulada.",
    lessons: "Lições",
    /**
     * Of a game without lessons.
     *
     * @param {string} name
     */
    none: (name) => `Ainda não há lições de ${name}. As regras dizem como se joga.`,
    /**
     * @param {number} at
     * @param {number} of
     */
    lesson: (at, of) => `Lição ${integer(at)} de ${integer(of)}`,
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `Passo ${integer(at)} de ${integer(of)}`,
    /**
     * How much of a lesson is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) =>
      done >= of ? "Feita" : `${integer(done)} de ${plural(of, { one: "# passo", other: "# passos" })}`,
    /**
     * @param {string} title of the lesson to start with or to go on with
     * @param {boolean} isNew
     */
    goOn: (title, isNew) => (isNew ? `Começar: ${title}` : `Continuar: ${title}`),
    /**
     * How many lessons are done.
     *
     * @param {number} done
     * @param {number} of
     */
    finished: (done, of) => `${integer(done)} de ${integer(of)}`,
    /**
     * How long the rest takes.
     *
     * @param {number} minutes
     */
    left: (minutes) => plural(minutes, { one: "Falta # minuto", other: "Faltam # minutos" }),
    /**
     * @param {number} number of a lesson
     * @param {number} minutes that it takes
     */
    about: (number, minutes) => `Lição ${integer(number)} · ${integer(minutes)} min`,
    /** In a list, the lesson to go on with. */
    upNext: "A seguir",
    rules: "As regras completas",
    showMe: "Mostrar",
    next: "Continuar",
    play: "Jogar uma partida",
    /** @param {string} title */
    nextLesson: (title) => `A seguir: ${title}`,
    right: "Certo.",
    slower: "Assim também se ganha, mas demora mais. Procure o caminho mais rápido.",
    /** @param {string} move */
    reply: (move) => `Boa jogada. O adversário responde com ${move}. A sua vez.`,
    /**
     * Said of a wrong move that is answered on the board.
     *
     * @param {import("../language.js").Colour} colour of the opponent
     * @param {string} move
     */
    refuted: (colour, move) => `${The[colour]} respondem com ${move}.`,
    wrong: "Esta não.",
    again: "Tente de novo.",
    showing: "Veja.",
    shown: "Agora é consigo.",
    /** @param {string} title */
    done: (title) => `Lição feita: ${title}`,
    doneText: "Muito bem. Siga para a próxima lição, ou jogue uma partida.",
    allDone: "Já fez todas as lições. Está na hora de jogar!",
    unknown: "Essa lição não existe.",
    pass: "Passar",
    passWrong: "Aqui há alguma coisa a ganhar.",
    passShown: "Aqui não há nada a ganhar, por isso passe.",
    unsolved: "Este passo não tem uma solução provada. Continue com o seguinte.",
    /** A lesson that somebody made of a study. */
    own: "Lição personalizada",
    ownText: "Esta lição vem de um estudo. Abra o estudo para ver como, e para fazer a sua.",
    ownDone: "Muito bem. Abra a lição como estudo para fazer uma sua, ou siga para outras lições.",
    openStudy: "Abrir como estudo",
    all: "Todas as lições",
    untitled: "Lição",
    /**
     * The task in a step of such a lesson.
     *
     * @param {import("../../game/types.js").Goal} goal
     */
    task: ({ kind, moves: count, stones: won }) =>
      ({
        win: () => `Ganhe em ${moves(count)}.`,
        hold: () =>
          `Descubra uma jogada que evite a derrota ${plural(count, { one: "na próxima jogada", other: "nas próximas # jogadas" })}.`,
        gain: () => `Ganhe ${stones(won)} em ${moves(count)}.`,
        decide: () => `Ganhe em ${moves(count)}, ou passe se não for possível.`,
        play: () => "Descubra a jogada certa.",
        end: () => "Descubra a jogada certa.",
        any: () => "Jogue o que quiser.",
      })[kind](),
    damaged:
      "Este link está danificado: falta parte da lição. Peça-o de novo. As suas partidas ficam como estão.",
    gone: "Esta lição não está neste navegador. Peça o link, ou abra de novo o ficheiro.",
    noGoals: "Esta partida não tem exercícios, por isso não há nada para resolver.",
  },
};
export default words;
