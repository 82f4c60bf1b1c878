/** Bytes as letters that need no escaping in addresses: base64url without padding (RFC 4648). */

/** @param {Uint8Array} bytes */
export function encode(bytes) {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws if a text is not what `encode` writes. @param {string} written */
export const decode = (written) =>
  Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
