import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import { dayParam, idParam, readParams, writeParams } from './params.ts';

const schema = v.object({ id: idParam, date: v.optional(dayParam) });
const read = (text: string) => readParams(schema, new URLSearchParams(text));

describe('search parameters', () => {
  it('search parameters are parsed by the schema, which drops unknown ones', () => {
    expect(read('id=a-1&date=2026-11-20')).toEqual({ id: 'a-1', date: '2026-11-20' });
    expect(read('id=a-1&from=poster')).toEqual({ id: 'a-1' });
    expect(read('id=a&id=b')).toEqual({ id: 'b' });
  });

  it.each(['', 'id=', `id=${'x'.repeat(65)}`, 'id=a&date=2026-02-30', 'id=a&date=1999-12-31', 'id=a&date='])(
    'the search parameters are undefined if one is missing or invalid: ?%s',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it('written search parameters are read back with the same values', () => {
    const id = fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' });
    const date = fc.option(
      fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(id, date, (id, date) => {
        expect(readParams(schema, writeParams({ id, date }))).toEqual({ id, ...(date && { date }) });
      }),
    );
  });

  it('reading search parameters never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const params = read(text);
        expect(params === undefined || params.id.length > 0).toBe(true);
      }),
    );
  });

  it('a search parameter without a value is omitted', () => {
    expect(writeParams({ way: 'qr', code: undefined, year: 2026 }).toString()).toBe('way=qr&year=2026');
  });
});
