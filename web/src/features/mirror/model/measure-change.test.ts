import type { MirrorMeasure } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedGirths, changeOf, inOrder, measureOf } from './measure-change.ts';

const waist = (value: number, margin = 1.5): MirrorMeasure => ({ code: 'waist', value, unit: 'cm', margin });

describe('a change', () => {
  it('a change counts beyond the combined margin, even if the ranges touch', () => {
    expect(changeOf(waist(77.8), waist(74.9))).toMatchObject({ direction: 'less', by: 2.9 });
    expect(changeOf(waist(74.4), waist(77.8))).toMatchObject({ direction: 'more', by: 3.4 });
  });

  it('a change of up to 2.12 cm with two margins of 1.5 cm does not count', () => {
    expect(changeOf(waist(74.9), waist(74.4))).toMatchObject({ direction: 'none', by: 0.5 });
    expect(changeOf(waist(77), waist(74.9))).toMatchObject({ direction: 'none', by: 2.1 });
    expect(changeOf(waist(77.1), waist(74.9))).toMatchObject({ direction: 'less', by: 2.2 });
    expect(changeOf(waist(77.9, 0), waist(77.9, 0))).toMatchObject({ direction: 'none', by: 0 });
  });

  it('the margin of each measurement counts for a change', () => {
    expect(changeOf(waist(80, 1), waist(77.5, 1))?.direction).toBe('less');
    expect(changeOf(waist(80, 1), waist(77.8, 2))?.direction).toBe('none');
  });

  it('a reply without a list has no measure', () => {
    expect(measureOf([waist(80)], 'waist')?.value).toBe(80);
    for (const girths of [undefined, null, { first: waist(80) }]) {
      expect(measureOf(girths as MirrorMeasure[] | undefined, 'waist')).toBeUndefined();
    }
  });

  it('nothing has changed from or to a number that a reply lacks, nor between measures without a code', () => {
    const [missing, coded] = [{ value: null }, { code: undefined }] as unknown as [object, object];
    expect(changeOf({ ...waist(80), ...missing }, waist(75))).toBeUndefined();
    expect(changeOf(waist(80), { ...waist(75), ...missing })).toBeUndefined();
    const girths = [{ ...waist(80), ...coded }];
    expect(changedGirths({ girths: [{ ...waist(30), ...coded }] }, { girths })).toEqual([]);
  });

  it('the girths that changed are named', () => {
    const hips: MirrorMeasure = { ...waist(95), code: 'hip' };
    const before = { girths: [waist(77.8), hips] };
    expect(changedGirths({ girths: [waist(74.9), { ...hips, value: 94 }] }, before)).toEqual(['waist']);
    expect(changedGirths(before, before)).toEqual([]);
    expect(changedGirths(before, undefined)).toEqual([]);
  });

  it('a change is undefined without a value or a margin', () => {
    expect(changeOf(waist(Number.NaN), waist(77))).toBeUndefined();
    expect(changeOf({ ...waist(80), margin: undefined as unknown as number }, waist(70))).toBeUndefined();
  });

  it('a change is the same in both directions, and counts if the ranges do not overlap', () => {
    const decimal = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10);
    const measure = fc.tuple(decimal(300), decimal(30)).map(([value, margin]) => waist(value, margin));
    fc.assert(
      fc.property(measure, measure, (one, other) => {
        const [there, back] = [changeOf(one, other), changeOf(other, one)];
        expect(there?.by).toBe(back?.by);
        expect(there?.direction === 'more').toBe(back?.direction === 'less');
        const apart = one.value + one.margin < other.value - other.margin - 1e-6;
        if (apart) expect(there?.direction).toBe('more');
      }),
    );
  });
});

it('two records are sorted by time', () => {
  const early = { measuredAt: null, createdAt: '2026-10-10T07:30:24+08:00' };
  const late = { measuredAt: '2026-11-14T07:31:10+08:00', createdAt: '2026-10-01T07:30:24+08:00' };
  expect(inOrder<typeof early | typeof late>(late, early)).toEqual([early, late]);
  expect(inOrder<typeof early | typeof late>(early, late)).toEqual([early, late]);
});
