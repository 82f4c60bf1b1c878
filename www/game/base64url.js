/** Base64url without padding (RFC 4648): bytes as text that needs no escaping in URLs. */

/** @param {Uint8Array} bytes */
export function encode(bytes) {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Throws if the text is not in the form that `encode` writes.
 *
 * @param {string} written
 */
export const decode = (written) =>
  Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );
