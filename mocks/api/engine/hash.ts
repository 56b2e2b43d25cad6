import { sha1 as noble } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** FNV-1a, 32 bits: a deterministic value that looks random. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/** 40 hexadecimal digits. The browsers' own SHA-1 is asynchronous, and Node's does not exist there. */
export const sha1 = (text: string): string => bytesToHex(noble(utf8ToBytes(text)));

/** A deterministic code that looks random and differs for each text: 8 to 14 of a-z and 0-9. */
export const codeOf = (text: string): string =>
  `${hash(text).toString(36)}${hash(`${text} shared`).toString(36)}`.padStart(8, '0');
