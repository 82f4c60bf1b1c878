/** The CRC-32 with which links end, so that damage is noticed. */
import { encode } from "./base64url.js";

/**
 * The CRC-32 of a text, as links have it.
 *
 * @param {string} text
 */
export function checkOf(text) {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  const check = ~crc;
  return encode(Uint8Array.of(check >>> 24, check >>> 16, check >>> 8, check));
}
