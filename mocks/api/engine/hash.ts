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

/** The most base-36 digits of 32 bits. */
const DIGITS = 7;

/** A deterministic code of 64 bits that looks random and differs for each text: 14 of a-z and 0-9. */
export const codeOf = (text: string): string =>
  [text, `${text} shared`].map((part) => hash(part).toString(36).padStart(DIGITS, '0')).join('');
