/** The page for frames in Portuguese. */
import { integer } from "./format.js";

/** @import {Expected} from "../en/frame.js" */

/** @type {Record<Expected, (most: string) => string>} */
const EXPECTED = {
  id: (most) => `um número ou um texto de até ${most} caracteres`,
  object: () => "um objeto de nomes e valores",
  array: () => "uma lista",
  items: (most) => `uma lista de até ${most} elementos`,
  list: () => "um texto ou uma lista de textos",
  number: () => "um número",
  text: (most) => `um texto de até ${most} caracteres`,
  value: () => "um texto, um número ou um valor lógico",
  nothing: () => "omitido",
};

/** @type {Record<"attribute" | "message" | "method", string>} */
const UNKNOWN = {
  attribute: "Não existe o atributo",
  message: "Não existe a mensagem",
  method: "Não existe o método",
};

/**
 * The answers of a frame to the page around it.
 *
 * @type {import("../language.js").PageWords["frame"]}
 */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Continuar a jogar no Ergo",
  /** The same below a puzzle. */
  puzzles: "Mais problemas",
  /**
   * @param {string} found
   * @param {number} at
   */
  address: (found, at) =>
    `O endereço tem uma parte desconhecida: “${found}” no carácter ${integer(at)}. Foi ignorada, com tudo o que vem depois.`,
  /**
   * @param {number} ours
   * @param {string} theirs
   */
  version: (ours, theirs) => `Esta página usa mensagens da versão ${integer(ours)}, não “${theirs}”.`,
  /**
   * @param {"attribute" | "message" | "method"} kind
   * @param {string} name
   */
  unknown: (kind, name) => `${UNKNOWN[kind]} “${name}”.`,
  /**
   * A field of a message that cannot have its value.
   *
   * @param {string} field
   * @param {Expected} expected
   * @param {string} found
   * @param {number} most
   */
  invalid: (field, expected, found, most) =>
    `“${field}” deve ser ${EXPECTED[expected](integer(most))}, não “${found}”.`,
};
