/** Punctuation between two texts, in the width of the language. */
import type { Format } from './format.ts';

const isWide = ({ locale }: Pick<Format, 'locale'>): boolean => locale.startsWith('zh');

/** "Egg, boiled · Milk": joins names that may contain a comma or an "and". */
export const joinNames = (format: Pick<Format, 'locale'>, names: readonly string[]): string =>
  names.join(isWide(format) ? '、' : '\u00a0· ');

/** "Left: 10:00". @param name of the value */
export const withName = (format: Pick<Format, 'locale'>, name: string, value: string): string =>
  isWide(format) ? `${name}：${value}` : `${name}: ${value}`;

/** "egg (omelette)". @param note explains the text */
export const withNote = (format: Pick<Format, 'locale'>, text: string, note: string): string =>
  isWide(format) ? `${text}（${note}）` : `${text} (${note})`;
