import { expect, test } from 'vitest';
import { keepFigures } from './catalogs-plugin.ts';

test.each([
  ['never more than 1 kg, and 15 g of sugar', 'never more than 1_kg, and 15_g of sugar'],
  ['Fibre (g/100 g)', 'Fibre (g/100 g)'],
  ['1 guide, ISO 26642 or {kg} kg', '1 guide, ISO_26642 or {kg} kg'],
  ['最多 1 公斤，连续 6 天', '最|多 1_公斤，连续 6_天'],
  ['第 {week} 周，共 {weeks} 周，第 2 步', '第_{week}_周，共 {weeks}_周，第_2_步'],
  ['{days, plural, other {还有 # 天}}，约 {kg} 公斤', '{days, plural, other {还有 #_天}}，约 {kg}_公斤'],
  ['{days, plural, =0 {none} one {# day} other {# days}}', '{days, plural, =0 {none} one {# day} other {# days}}'],
])('a line does not break within a figure of "%s"', (text, kept) => {
  expect(keepFigures(text)).toBe(kept.replaceAll('_', '\u00a0').replaceAll('|', '\u2060'));
});
