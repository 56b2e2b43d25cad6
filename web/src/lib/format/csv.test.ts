import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csvOf, tabbedOf } from './csv.ts';

const formulaStarts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\0', '\v', '\x1b', '\x7f', '\x85'];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...formulaStarts, '"', ',', '\r', '\n', 'a', '米', "'"), { maxLength: 6 })
    .map((parts) => parts.join('')),
);
const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(null, undefined));
const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.record({
    head: fc.array(text, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
  }),
);

/** Reads CSV by the grammar of RFC 4180, one character after another. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  for (let at = 0; at < csv.length; at += 1) {
    if (csv[at] === '"') {
      for (at += 1; at < csv.length && (csv[at] !== '"' || csv[at + 1] === '"'); at += 1) {
        if (csv[at] === '"') at += 1;
        field += csv[at];
      }
    } else if (csv[at] === ',') {
      row.push(field);
      field = '';
    } else if (csv.startsWith('\r\n', at)) {
      rows.push([...row, field]);
      [row, field, at] = [[], '', at + 1];
    } else {
      field += csv[at];
    }
  }
  return rows;
}

const isFormula = (value: Cell) => typeof value === 'string' && formulaStarts.some((start) => value.startsWith(start));

test('a reader of CSV finds every cell again, and no text that a spreadsheet would calculate', () =>
  fc.assert(
    fc.property(table, ({ head, rows }) => {
      const csv = csvOf(head, rows);
      expect(csv.startsWith('\ufeff')).toBe(true);
      const read = readCsv(csv.slice(1));
      expect(read).toHaveLength(rows.length + 1);
      for (const [index, given] of [head, ...rows].entries()) {
        for (const [column, value] of given.entries()) {
          const found = read[index]?.[column] ?? '';
          if (typeof value !== 'number') expect(isFormula(found)).toBe(false);
          // An apostrophe is the only change.
          expect([String(value ?? ''), `'${value}`]).toContain(found);
        }
      }
    }),
  ));

test('text with tabs has one line for each row and one part for each cell, none of them a formula', () =>
  fc.assert(
    fc.property(table, ({ head, rows }) => {
      const lines = tabbedOf(head, rows).split('\n');
      expect(lines).toHaveLength(rows.length + 1);
      for (const [index, line] of lines.entries()) {
        const parts = line.split('\t');
        expect(parts).toHaveLength(head.length);
        for (const [column, part] of parts.entries()) {
          if (typeof [head, ...rows][index]?.[column] !== 'number') expect(isFormula(part)).toBe(false);
        }
      }
    }),
  ));

test('a negative number stays a number', () => {
  expect(csvOf(['a'], [[-1], ['-1']])).toBe("\ufeffa\r\n-1\r\n'-1\r\n");
  expect(csvOf(['a'], [['x, "y"']])).toBe('\ufeffa\r\n"x, ""y"""\r\n');
});
