import type { MirrorRecord } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { previousOf } from './record.ts';
import { togglePick } from './toggle-pick.ts';
import { waistSeries } from './waist-trend.ts';

const record = (recordId: string, createdAt: string, waist: number | null = 75): MirrorRecord =>
  ({ recordId, createdAt, measuredAt: null, waist, status: waist === null ? 'failed' : 'ready' }) as MirrorRecord;

const c = record('c', '2026-11-14T07:30:00+08:00');
const failed = record('b', '2026-11-10T07:30:00+08:00', null);
const a = record('a', '2026-11-01T07:30:00+08:00', 76.3);

describe('the record before', () => {
  it('the previous record is the last one with a measurement', () => {
    expect(previousOf(c, [c, failed, a])).toBe(a);
    expect(previousOf(a, [c, failed, a])).toBeUndefined();
    expect(previousOf(c, [])).toBeUndefined();
  });
});

describe('the waist over time', () => {
  it('the waist over time omits failed records and records without a time', () => {
    const unknown = { ...a, createdAt: undefined as unknown as string };
    expect(waistSeries([c, failed, a, unknown]).map(({ waist }) => waist)).toEqual([76.3, 75]);
  });
});

describe('the choice of two', () => {
  it('a tap chooses a record, removes it again, or replaces the first of two', () => {
    expect(togglePick([], 'a')).toEqual(['a']);
    expect(togglePick(['a', 'b'], 'a')).toEqual(['b']);
    expect(togglePick(['a', 'b'], 'c')).toEqual(['b', 'c']);
  });
});
