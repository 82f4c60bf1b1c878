/**
 * The headers that a host sends with a file of the site by its `_headers`. A host would join the values of a
 * header that several rules set.
 *
 * @param {string} text of `_headers`
 * @param {string} name of the file; empty for the address of the site
 */
export function headersOf(text, name) {
  /** @type {Record<string, string>} */
  const headers = {};
  let isMatch = false;
  for (const line of text.split("\n").filter(Boolean)) {
    if (line.startsWith("/")) {
      const [start, ...rest] = line.slice(1).split("*");
      isMatch = rest.length > 0 ? name.startsWith(start) : name === start;
    } else if (isMatch) {
      const [, header, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      const key = header.toLowerCase();
      headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
    }
  }
  return headers;
}
