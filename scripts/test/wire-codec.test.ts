import { expect, it } from 'vitest';
import { convert, type WireTable, type WireValue } from '../generate/wire/codec.ts';

const MOMENT = '2026-11-20T18:36:20+08:00';

const table = (values: Record<string, WireValue>, shapes: WireTable['shapes'] = {}): WireTable => ({
  values,
  shapes,
  operations: {},
});

it.each<[component: string, form: WireValue, described: unknown, sent: unknown]>([
  ['DateTime', { form: 'YYYY-MM-DD HH:mm:ss', offset: '+08:00' }, MOMENT, '2026-11-20 18:36:20'],
  ['DateTime', { form: 'YYYY/MM/DD HH:mm:ss', offset: '+00:00' }, '2026-11-20T10:36:20+00:00', '2026/11/20 10:36:20'],
  ['DateTime', { form: 'milliseconds' }, MOMENT, 1_795_170_980_000],
  ['DateTime', { form: 'seconds', type: 'string' }, MOMENT, '1795170980'],
  ['DateTime', { form: 'UTC' }, MOMENT, '2026-11-20T10:36:20Z'],
  ['DateTime', { form: 'numbers' }, MOMENT, [2026, 11, 20, 18, 36, 20]],
  ['Day', { form: 'YYYYMMDD', type: 'integer' }, '2026-11-02', 20_261_102],
  ['Day', { form: 'YYYY年MM月DD日' }, '2026-11-02', '2026年11月02日'],
  ['Day', { form: 'YYYY-MM-DD 00:00:00' }, '2026-11-02', '2026-11-02 00:00:00'],
  ['TimeOfDay', { form: 'HH:mm:ss' }, '08:05', '08:05:00'],
  ['Cents', { form: 'yuan' }, 1299, 12.99],
  ['Cents', { form: 'yuan', type: 'string' }, 1290, '12.90'],
  ['Id', { form: 'number' }, '1001', 1001],
  ['Id', { form: 'number' }, 'order-1001', 'order-1001'],
])('a value of %s is sent as %j and read back', (component, form, described, sent) => {
  const wire = table({ [component]: form });
  expect(convert(described, component, 'encode', wire)).toEqual(sent);
  expect(convert(sent, component, 'decode', wire)).toEqual(described);
});

it('the codec reads a day and a moment with fewer digits', () => {
  expect(convert('2026/1/2', 'Day', 'decode', table({ Day: { form: 'YYYY/MM/DD' } }))).toBe('2026-01-02');
  const wire = table({ DateTime: { form: 'YYYY-MM-DD HH:mm' } });
  expect(convert('2026-01-02 09:30', 'DateTime', 'decode', wire)).toBe('2026-01-02T09:30:00+08:00');
});

it('the codec leaves a value that does not fit its form', () => {
  expect(convert('soon', 'DateTime', 'decode', table({ DateTime: { form: 'UTC' } }))).toBe('soon');
  expect(convert('soon', 'Day', 'decode', table({ Day: { form: 'YYYYMMDD' } }))).toBe('soon');
});

it('the codec moves the parts of a page into an object and back, and reads an omitted field as null', () => {
  const wire = table(
    { Cents: { form: 'yuan' } },
    {
      Page: { total: { name: 'page.total' }, pageNum: { name: 'page.current' }, list: { name: 'rows', kind: 'Row[]' } },
      Row: { price: { kind: 'Cents' }, note: { absent: true } },
    },
  );
  const page = { total: 2, pageNum: 1, list: [{ price: 150, note: null }] };
  const sent = { page: { total: 2, current: 1 }, rows: [{ price: 1.5 }] };
  expect(convert(page, 'Page', 'encode', wire)).toEqual(sent);
  expect(convert(sent, 'Page', 'decode', wire)).toEqual(page);
});
