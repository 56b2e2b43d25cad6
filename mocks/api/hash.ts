/** FNV-1a, 32 bits: something that looks arbitrary and is always the same. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/** A code that looks arbitrary, is always the same for a text, and differs for other texts: 8 to 14 of a-z and 0-9. */
export const codeOf = (text: string): string =>
  `${hash(text).toString(36)}${hash(`${text} shared`).toString(36)}`.padStart(8, '0');
