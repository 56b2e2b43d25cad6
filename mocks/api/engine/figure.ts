/** A number in a sentence, with thousands separators, which Chinese and English write alike. */
export const figure = (value: number): string => value.toLocaleString('en-US');
