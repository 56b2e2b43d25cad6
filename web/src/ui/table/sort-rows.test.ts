import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

const rows = fc
  .array(fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)), { nil: undefined }))
  .map((values) => values.map((value, index) => ({ value, index })));
const isMissing = (value: number | undefined) => value === undefined || Number.isNaN(value);

test('sorting keeps all rows, puts missing values last and keeps the order of equal ones', () =>
  fc.assert(
    fc.property(rows, fc.boolean(), (given, descending) => {
      const sorted = sortRows(given, ({ value }) => value, descending, 'en');
      expect([...sorted].sort((a, b) => a.index - b.index)).toEqual(given);
      for (const [index, { value, index: place }] of sorted.entries()) {
        const next = sorted[index + 1];
        if (!next) continue;
        if (isMissing(value)) expect(isMissing(next.value)).toBe(true);
        if (isMissing(next.value)) continue;
        const difference = ((next.value as number) - (value as number)) * (descending ? -1 : 1);
        expect(difference).toBeGreaterThanOrEqual(0);
        if (difference === 0) expect(next.index).toBeGreaterThan(place);
      }
    }),
  ));

test('texts follow the alphabet of the language, and numbers in them their size', () => {
  expect(sortRows(['item 10', 'Item 9', 'äpple'], (text) => text, false, 'en')).toEqual(['äpple', 'Item 9', 'item 10']);
  // By pinyin: dòu, mǐ, yú.
  expect(sortRows(['鱼', '米', '豆'], (text) => text, false, 'zh-CN')).toEqual(['豆', '米', '鱼']);
});

test('a header sorts up, down, and not at all', () => {
  const up = nextSort(undefined, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', descending: false },
    { column: 'name', descending: true },
    undefined,
  ]);
  expect(nextSort(down, 'value')).toEqual({ column: 'value', descending: false });
});
