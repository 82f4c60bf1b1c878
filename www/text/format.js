/** Numbers, plurals and lists by the rules of a language. Each language folder makes its own. */

/**
 * The forms of a message by plural category; `#` is replaced by the number.
 *
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/**
 * Makes a value when it is first used: the objects of Intl take milliseconds.
 *
 * @template Made
 * @param {() => Made} make
 */
function lazy(make) {
  /** @type {Made | undefined} */
  let made;
  return () => (made ??= make());
}

/** English lists have no comma before the last item. British numbers would be as short as `45k`. */
const LISTS = "en-GB";

/** @param {string} locale a BCP 47 tag */
export function formatsFor(locale) {
  const rules = lazy(() => new Intl.PluralRules(locale));
  const numbers = (/** @type {Intl.NumberFormatOptions} */ options) => {
    const format = lazy(() => new Intl.NumberFormat(locale, options));
    return (/** @type {number} */ value) => format().format(value);
  };
  const lists = (/** @type {Intl.ListFormatType} */ type) => {
    const format = lazy(() => new Intl.ListFormat(locale === "en" ? LISTS : locale, { type }));
    return (/** @type {readonly string[]} */ items) => format().format(items);
  };
  const number = numbers({});
  const share = numbers({ style: "percent" });
  return {
    /** Rounded, whatever was computed. */
    integer: numbers({ maximumFractionDigits: 0 }),
    /** Roughly, such as `45K`. */
    compact: numbers({ notation: "compact", maximumSignificantDigits: 2 }),
    /** With one decimal at most, such as `0.4`. */
    tenths: numbers({ maximumFractionDigits: 1 }),
    /** With one decimal and its sign, such as `+1.2`. */
    points: numbers({ signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /**
     * Without decimals, such as `33%`.
     *
     * @param {number} percent
     */
    percentage: (percent) => share(percent / 100),
    /**
     * By the SI symbol, which is the same everywhere; the units of Intl range from `1s` to `1 Sek.`
     *
     * @param {number} value
     */
    seconds: (value) => `${number(value)}\u00a0s`,
    and: lists("conjunction"),
    or: lists("disjunction"),
    /**
     * @param {number} count
     * @param {Forms} forms
     */
    plural: (count, forms) => (forms[rules().select(count)] ?? forms.other).replace("#", number(count)),
  };
}

/**
 * A text as it continues after a colon.
 *
 * @param {string} text
 */
export const afterColon = (text) => text.charAt(0).toLowerCase() + text.slice(1);
