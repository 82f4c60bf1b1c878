/** The place of puzzles in Portuguese. */
import { ofThe, The, the } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

const days = new Intl.DateTimeFormat("pt-PT", { weekday: "long", day: "numeric", month: "long" });
const weekdays = new Intl.DateTimeFormat("pt-PT", { weekday: "narrow" });

/** @import {Colour} from "../language.js" */

/**
 * The themes of puzzles, by the codes of the data files.
 *
 * @type {Record<string, string>}
 */
const themes = {
  basic: "primeiros passos",
  captives: "fazer prisioneiras",
  city: "tomar a cidade",
  defence: "defesa",
  drop: "colocar uma peça",
  edge: "entrar no anel",
  feed: "sacrifícios",
  five: "fazer cinco",
  "four-three": "quatro e três",
  gap: "tapar um buraco",
  "last-stack": "a última pilha",
  "long-capture": "capturas longas",
  "long-sowing": "sementeiras longas",
  march: "mover uma peça",
  "maximum-capture": "a captura mais longa",
  one: "uma jogada",
  "open-three": "três abertos",
  pass: "ganhar ou passar",
  quiet: "jogadas calmas",
  ring: "deslizar pelo anel",
  siege: "cercar a cidade",
  "sowing-capture": "capturar semeando",
  "stepping-stone": "pedras de apoio",
  stones: "ganhar pedras",
  three: "três ou mais jogadas",
  two: "duas jogadas",
  "two-fours": "dois quatros de uma vez",
};

/**
 * The first hint for each theme; a puzzle with several themes has that of the first here.
 *
 * @type {Record<string, string>}
 */
const hints = {
  "two-fours": "Não se podem parar dois quatros ao mesmo tempo.",
  "four-three": "Faça um quatro e um três ao mesmo tempo.",
  "open-three": "Prepare a vitória com um três aberto.",
  gap: "Há um buraco para tapar.",
  ring: "Faça um leão deslizar pelo anel.",
  "stepping-stone": "A última pedra pode cair numa que acabou de semear.",
  siege: "Primeiro cerque a cidade.",
  city: "A cidade está ao alcance.",
  feed: "Sacrifique alguma coisa para ganhar mais.",
  "last-stack": "A última pilha pode ser capturada.",
  "maximum-capture": "Compare as capturas: qual vale mais?",
  "long-capture": "Procure uma captura longa.",
  "sowing-capture": "Semeie de modo que a última pedra capture.",
  "long-sowing": "Procure uma sementeira longa.",
  captives: "Pode fazer prisioneiras.",
  stones: "Há pedras a ganhar.",
  defence: "O adversário ameaça ganhar: primeiro é preciso impedi-lo.",
  pass: "Olhe duas vezes: há mesmo vitória?",
  edge: "Uma peça pode entrar no anel.",
  quiet: "Comece por uma jogada calma.",
  march: "Mova uma peça que está no tabuleiro.",
  drop: "Coloque uma peça.",
  five: "Tem cinco em linha ao alcance.",
  one: "Basta uma jogada.",
  two: "São precisas duas jogadas.",
  three: "São precisas três jogadas ou mais.",
  basic: "Este é para quem está a começar.",
};

/**
 * Why a move is wrong, by the reason that is known.
 *
 * @type {Record<string, (opponent: string) => string>}
 */
const replies = {
  "allows-win": (opponent) => `${opponent} ganham a seguir`,
  "allows-five": (opponent) => `${opponent} fazem a seguir cinco em linha`,
  "allows-two-fours": (opponent) => `${opponent} ameaçam a seguir cinco em duas casas`,
  "allows-four": (opponent) => `${opponent} fazem a seguir um quatro que é preciso parar`,
  "allows-three": (opponent) => `${opponent} preparam a seguir um quatro aberto`,
  "allows-city": (opponent) => `${opponent} tomam a seguir a cidade`,
  "allows-siege": (opponent) => `${opponent} cercam a seguir a cidade`,
  win: (opponent) => `${opponent} têm defesa`,
  decide: (opponent) => `${opponent} têm defesa`,
  hold: (opponent) => `${opponent} ganham na mesma`,
};

/** @type {import("../language.js").PuzzleWords} */
const words = {
  puzzles: {
    themes,
    hints,
    /**
     * Of a game without puzzles.
     *
     * @param {string} name
     */
    none: (name) => `Ainda não há problemas de ${name}.`,
    today: "O problema de hoje",
    training: "Treinar",
    /** The places of the switch above a puzzle, and its label. */
    ways: "Maneiras de treinar",
    daily: "Hoje",
    rated: "Treino",
    more: "Progresso e o que treinar",
    again: "Para repetir",
    linked: "Problema recebido por link",
    unknown: "Esse problema não existe aqui. Este é outro.",
    /** @param {string} id */
    unknownId: (id) => `Aqui não há o problema “${id}”. Este é o de hoje.`,
    /** Said in place of a puzzle that a page describes wrongly. */
    broken: "Não é possível mostrar este problema",
    noExercises: "O texto da partida não tem exercícios.",
    /** @param {number} rating */
    rating: (rating) => `Pontuação ${integer(rating)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of own moves
     */
    win: (colour, count) =>
      count === 1 ? `${The[colour]} ganham já` : `${The[colour]} ganham em ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {Colour} opponent
     * @param {number} count of moves of the opponent
     */
    hold: (colour, opponent, count) =>
      count === 1
        ? `${The[opponent]} ameaçam ganhar já`
        : `${The[opponent]} ameaçam ganhar em ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of stones
     */
    gain: (colour, count) => `${The[colour]} ganham ${stones(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of moves
     */
    decide: (colour, count) => (count === 1 ? "Há vitória imediata?" : `Há vitória em ${moves(count)}?`),
    /**
     * Before the task.
     *
     * @param {Colour} colour
     */
    youAre: (colour) => `Joga com ${the[colour]}.`,
    /** @param {Colour} colour */
    toMove: (colour) => `Jogam ${the[colour]}`,
    /**
     * The instruction under the goal.
     *
     * @type {Record<import("../../game/types.js").GoalKind, (colour: Colour, count: number) => string>}
     */
    tasks: {
      win: (colour, count) =>
        count === 1
          ? "Descubra a jogada que ganha."
          : "Descubra a jogada que ganha, seja qual for a resposta.",
      hold: () => "Descubra a única jogada que o impede.",
      gain: (colour, count) =>
        count === 1
          ? "Descubra a jogada que ganha mais pedras."
          : `Descubra a jogada que ganha mais pedras em ${moves(count)}.`,
      decide: () => "Se houver, ganhe; se não, passe.",
      play: () => "Descubra a jogada certa.",
      end: () => "Descubra a jogada certa.",
      any: () => "Jogue o que quiser.",
    },
    /**
     * How many pieces both have left to enter.
     *
     * @param {Colour} own
     * @param {number} count
     * @param {Colour} other
     * @param {number} otherCount
     */
    hands: (own, count, other, otherCount) =>
      `${The[own]} têm ${integer(count)} na mão, ${the[other]} ${integer(otherCount)}.`,
    pass: "Passar",
    hint: "Dica",
    solution: "Solução",
    next: "Seguinte",
    retry: "Tentar de novo",
    /** Begins a list of exercises again. */
    restart: "Recomeçar",
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `${integer(at)} de ${integer(of)}`,
    /** The title where there is nothing to be done. */
    read: "Veja isto",
    /** The words of a board on another page. */
    puzzle: "Problema",
    skip: "Saltar",
    /** @param {string} cell */
    hintCell: (cell) => `Olhe para ${cell}.`,
    solved: "Resolvido.",
    solvedLate: "Resolvido, embora não à primeira.",
    passRight: "Certo: não há nada.",
    passWrong: "Há vitória. Veja.",
    /** @param {number} count of moves */
    nothing: (count) => `Aqui não há vitória em ${moves(count)}: o certo era passar.`,
    /** @param {string} reply */
    right: (reply) => `Certo. O adversário responde com ${reply}. A sua vez.`,
    /** @param {string} reply */
    longer: (reply) =>
      `Assim também se ganha, mas demora mais. O adversário responde com ${reply}. A sua vez.`,
    wrong: "Esta não.",
    /**
     * @param {string} why the code of a reason, or the kind of the goal
     * @param {Colour} opponent
     * @param {string} move of the opponent
     */
    refutation: (why, opponent, move) =>
      why === "gain"
        ? `${The[opponent]} respondem com ${move}, e assim ganha menos pedras.`
        : `${(replies[why] ?? replies.decide)(The[opponent])}: ${move}.`,
    tryAgain: "Tente de novo.",
    showing: "Veja.",
    /** After a demonstration, whose moves are named below. */
    shown: "Era esta a solução. Escolha uma jogada para a ver de novo.",
    /**
     * A move of a line, and whose it is.
     *
     * @param {Colour} colour
     * @param {string} move
     */
    moveOf: (colour, move) => `${The[colour]}: ${move}`,
    unsolved: "Não se encontrou solução a tempo. Tente de novo.",
    otherDefence: "Outras defesas",
    /** @param {Colour} opponent */
    chooseReply: (opponent) => `Jogue outra resposta ${ofThe[opponent]} e depois continue.`,
    ownRating: "A sua pontuação",
    /** @param {number} deviation */
    uncertain: (deviation) => (deviation > 110 ? "Provisória" : `± ${integer(2 * deviation)}`),
    /** @param {number} count */
    calibration: (count) =>
      `Provisória: ${plural(count, { one: "falta # problema", other: "faltam # problemas" })}`,
    choice: "O que treinar",
    theme: "Tema",
    anyTheme: "Todos os temas",
    difficulty: "Dificuldade",
    difficulties: { easier: "Mais fácil", own: "O meu nível", harder: "Mais difícil" },
    /** @param {number} count */
    solvedOnes: (count) => `Problemas resolvidos (${integer(count)})`,
    /**
     * A solved puzzle in their list.
     *
     * @param {import("../../game/types.js").Goal} goal
     * @param {number} rating
     */
    solvedOne: ({ kind, moves: count, stones: won }, rating) =>
      `${integer(rating)} · ${kind === "gain" ? `ganhar ${stones(won)}` : kind === "hold" ? "defender" : kind === "decide" ? "ganhar ou passar" : `ganhar em ${moves(count)}`}`,
    /**
     * @param {number} from
     * @param {number} to
     */
    ratingGraph: (from, to) => `A sua pontuação passou de ${integer(from)} para ${integer(to)}`,
    /** @param {number} count */
    streak: (count) => plural(count, { one: "Série de # dia", other: "# dias seguidos" }),
    /**
     * The days of the week, from Monday, as the row shows them.
     *
     * @param {Date} date
     */
    weekday: (date) => weekdays.format(date),
    /**
     * @param {Date} date
     * @param {boolean} isSolved
     */
    dayState: (date, isSolved) => `${days.format(date)}: ${isSolved ? "resolvido" : "por resolver"}`,
    week: "Esta semana",
    progress: "Os seus pontos fortes",
    /**
     * @param {string} theme
     * @param {number} solved
     * @param {number} tried
     */
    themeState: (theme, solved, tried) =>
      `${theme.charAt(0).toUpperCase()}${theme.slice(1)}: ${integer(solved)} de ${integer(tried)}`,
    /**
     * How many puzzles were solved at the first try.
     *
     * @param {number} solved
     * @param {number} of
     */
    count: (solved, of) =>
      `${integer(solved)} de ${plural(of, { one: "# problema resolvido", other: "# problemas resolvidos" })}`,
    share: "Copiar link",
    copied: "Link copiado.",
    embed: "Incorporar",
    print: "Imprimir uma folha",
    notKept: "O seu progresso não fica guardado neste navegador.",
    run: "3 minutos",
    /** @param {number} best */
    runNote: (best) =>
      best > 0
        ? `Resolva quantos conseguir. O seu recorde: ${integer(best)}`
        : "Resolva quantos conseguir em três minutos.",
    /**
     * @param {number} count
     * @param {string} time
     */
    runState: (count, time) => `${time} · ${plural(count, { one: "# resolvido", other: "# resolvidos" })}`,
    /**
     * @param {number} count
     * @param {number} best
     */
    runOver: (count, best) => {
      const solved = plural(count, { one: "# resolvido", other: "# resolvidos" });
      return count >= best && count > 0
        ? `Acabou o tempo. ${solved}: é o seu recorde.`
        : `Acabou o tempo. ${solved}; o seu recorde é ${integer(best)}.`;
    },
  },
};
export default words;
