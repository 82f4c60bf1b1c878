/**
 * The type declarations of `<ergo-board>` that TypeScript cannot see in the source, made from the manifest:
 * the tag name, the events, the attributes, and the element in JSX and templates.
 */

/**
 * @typedef {{ name: string; type: { text: string }; description: string }} Item an attribute, a property or
 *   an event
 */
/** @typedef {{ attributes: Item[]; members: Item[]; events: Item[] }} Element */

/** Attributes of every element. */
const GLOBAL = ["lang"];

/**
 * A name as a key of a type.
 *
 * @param {string} name
 */
const keyOf = (name) => (/-/.test(name) ? `"${name}"` : name);

/** @param {string} text */
const camelCase = (text) => text.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * `ergo-board.d.ts`.
 *
 * @param {Element} element
 * @param {string[]} details the types of the details of events
 */
export function declarations({ attributes, members, events }, details) {
  const listener = (/** @type {string} */ verb) => [
    `    ${verb}EventListener<K extends keyof ErgoBoardEventMap>(type: K, listener: (this: ErgoBoard, event: ErgoBoardEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;`,
    `    ${verb}EventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: ErgoBoard, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;`,
    `    ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;`,
  ];
  const own = attributes.filter(({ name }) => !GLOBAL.includes(name));
  return `import type { ErgoBoard, ${details.join(", ")} } from "./types/element/ergo-board.js";

export * from "./types/element/ergo-board.js";

/** The events of the element. */
export interface ErgoBoardEvents {
${events.map(({ name, type, description }) => `  /** ${description} */\n  ${keyOf(name)}: ${type.text};`).join("\n")}
}

/** The events of the element, and those of every HTML element. */
export interface ErgoBoardEventMap extends Omit<HTMLElementEventMap, keyof ErgoBoardEvents>, ErgoBoardEvents {}

/** The attributes of the element and the properties that can be set, as JSX and templates write them. */
export interface ErgoBoardAttributes {
${own.flatMap((attribute) => attributeLines(attribute, members)).join("\n")}
}

/** The listeners of the events of the element, such as \`onmoved\` with the prefix \`on\`. */
export type ErgoBoardListeners<Prefix extends string> = {
  [Name in keyof ErgoBoardEvents as \`\${Prefix}\${Name}\`]?: (event: ErgoBoardEvents[Name] & { readonly currentTarget: ErgoBoard }) => void;
};

declare module "./types/element/ergo-board.js" {
  interface ErgoBoard {
${[...listener("add"), ...listener("remove")].join("\n")}
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "ergo-board": ErgoBoard;
  }
}
`;
}

/**
 * An attribute, and its property if it has another name.
 *
 * @param {Item} attribute
 * @param {Item[]} members
 */
function attributeLines({ name, type, description }, members) {
  const property = members.find((member) => member.name === camelCase(name));
  const text = attributeType(type.text, property?.type.text);
  const names = [name, property?.name ?? name];
  return [...new Set(names)].map((name) => `  /** ${description} */\n  ${keyOf(name)}?: ${text};`);
}

/**
 * The type of an attribute that is also a property.
 *
 * @param {string} text the type of the attribute
 * @param {string} [property] that of the property
 */
function attributeType(text, property) {
  // In templates everything may be a string, and an attribute without a value is an empty one.
  if (text === "boolean") return 'boolean | ""';
  if (/^(number|\d+( \| \d+)*)$/.test(text)) return `${text} | \`\${${text}}\``;
  return property?.endsWith("[]") ? `${text} | readonly ${property}` : text;
}

/**
 * @param {string} imports
 * @param {string} body
 */
const framework = (imports, body) => `${imports}
import type { ErgoBoard, ErgoBoardAttributes, ErgoBoardEvents, ErgoBoardListeners } from "../ergo-board.js";

export * from "../ergo-board.js";

${body}`;

/**
 * The element in the elements of a framework, in which \`own\` takes the place of what every element has.
 *
 * @param {string} base
 * @param {string} own
 */
const merged = (base, own) => `type Own = ${own};

/** The properties of \`<ergo-board>\`. */
export type ErgoBoardProps = Omit<${base}, keyof Own> & Own;
`;

/**
 * @param {string} module
 * @param {string} [type]
 */
const intrinsic = (module, type = "ErgoBoardProps") => `
declare module "${module}" {
  namespace JSX {
    interface IntrinsicElements {
      "ergo-board": ${type};
    }
  }
}
`;

/**
 * The declarations for frameworks: \`import "ergo-board/react"\` loads the element and its types for React.
 *
 * @type {Record<string, string>}
 */
export const FRAMEWORKS = {
  // React before version 19 sets \`class\` on custom elements, and no listeners.
  react: framework(
    'import type { DetailedHTMLProps, HTMLAttributes } from "react";',
    merged(
      "DetailedHTMLProps<HTMLAttributes<ErgoBoard>, ErgoBoard>",
      'ErgoBoardAttributes & ErgoBoardListeners<"on"> & { class?: string }',
    ) + intrinsic("react"),
  ),
  preact: framework(
    'import type { HTMLAttributes } from "preact";',
    merged("HTMLAttributes<ErgoBoard>", 'ErgoBoardAttributes & ErgoBoardListeners<"on">') +
      intrinsic("preact"),
  ),
  solid: framework(
    'import type { JSX } from "solid-js";',
    // In Solid, \`prop:\` and \`attr:\` choose between property and attribute.
    merged(
      "JSX.HTMLAttributes<ErgoBoard>",
      `ErgoBoardAttributes & ErgoBoardListeners<"on:"> & {
  [Name in keyof ErgoBoardAttributes as \`\${"prop" | "attr"}:\${Name}\`]?: ErgoBoardAttributes[Name];
}`,
    ) + intrinsic("solid-js"),
  ),
  svelte: framework(
    'import type { HTMLAttributes } from "svelte/elements";',
    merged("HTMLAttributes<ErgoBoard>", 'ErgoBoardAttributes & ErgoBoardListeners<"on" | "on:">') +
      `
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "ergo-board": ErgoBoardProps;
  }
}
`,
  ),
  vue: framework(
    'import type { EmitFn, HTMLAttributes, PublicProps } from "vue";',
    `type Listeners = {
  [Name in keyof ErgoBoardEvents as \`on\${Capitalize<Name>}\`]?: ErgoBoardListeners<"">[Name];
};
${merged("HTMLAttributes", "ErgoBoardAttributes & Listeners").replace("& Own", "& Own & PublicProps")}
/** The element as templates know it. */
export type ErgoBoardInTemplate = new () => ErgoBoard & {
  $props: ErgoBoardProps;
  $emit: EmitFn<{ [Name in keyof ErgoBoardEvents]: (event: ErgoBoardEvents[Name]) => void }>;
};

declare module "vue" {
  interface GlobalComponents {
    "ergo-board": ErgoBoardInTemplate;
  }
}
${intrinsic("vue/jsx-runtime")}`,
  ),
};
