import { describe, expect, it } from 'vitest';
import { type GrowthRecord, put, readRecord, remove } from './record.ts';

const record: GrowthRecord = {
  child: { name: '乐乐', sex: 'girls', birthDate: '2026-03-16', gestation: { weeks: 34, days: 2 } },
  measurements: [
    { id: 'a', date: '2026-03-16', weight: 2.4, height: 45.5, head: 31.5 },
    { id: 'b', date: '2026-06-16', weight: 5.6, height: 58, position: 'lying' },
  ],
};

describe('the record of a child', () => {
  it('the measurements of a child are sorted by date', () => {
    const between = { id: 'c', date: '2026-04-16', weight: 3.4 };
    expect(put(record, between).measurements.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('an edited measurement is kept once, at its new position', () => {
    const changed = put(record, { id: 'a', date: '2026-07-01', weight: 6 });
    expect(changed.measurements).toEqual([record.measurements[1], { id: 'a', date: '2026-07-01', weight: 6 }]);
    expect(record.measurements[0]?.date).toBe('2026-03-16');
  });

  it('a deleted measurement is removed from the record', () => {
    expect(remove(record, 'a').measurements.map(({ id }) => id)).toEqual(['b']);
    expect(remove(record, 'none')).toEqual(record);
  });

  it('the record of a child survives storage', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it('stored data that are no record of a child are ignored', () => {
    for (const stored of [
      undefined,
      null,
      'text',
      {},
      { ...record, child: { ...record.child, birthDate: '2026-02-30' } },
      { ...record, child: { ...record.child, sex: 'other' } },
      { ...record, measurements: [{ id: 'a', date: '2026-03-16', weight: '2.4' }] },
    ]) {
      expect(readRecord(stored)).toBeUndefined();
    }
  });
});
