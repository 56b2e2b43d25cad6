import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutMargins } from './measurement-margin.ts';

describe('the ranges of two values', () => {
  it('the ranges of two distant values do not overlap', () => {
    const { spans, overlap, ends } = layOutMargins([
      { value: 77.8, margin: 1.5 },
      { value: 74.4, margin: 1.5 },
    ]);
    // The scale goes from 72.9 to 79.3, with 8 % of extra space at both ends.
    expect(spans.map((span) => [Math.round(span?.start ?? -1), Math.round(span?.length ?? -1)])).toEqual([
      [53, 40],
      [7, 40],
    ]);
    expect(overlap).toBeUndefined();
    expect(ends.map(({ value, at }) => [value, Math.round(at)])).toEqual([
      [expect.closeTo(72.9, 6), 7],
      [expect.closeTo(79.3, 6), 93],
    ]);
  });

  it('the ranges of two close values share their overlap', () => {
    const { spans, overlap } = layOutMargins([
      { value: 75, margin: 2 },
      { value: 74, margin: 1 },
    ]);
    expect(overlap).toEqual({ start: spans[1]?.start, length: expect.closeTo(spans[1]?.length ?? 0, 6) });
  });

  it('a value that is not a number has no range', () => {
    const { spans, overlap } = layOutMargins([
      { value: Number.NaN, margin: 1 },
      { value: 74, margin: 1 },
    ]);
    expect([spans[0], overlap]).toEqual([undefined, undefined]);
    expect(spans[1]?.length).toBeGreaterThan(80);
  });

  it('the ranges of two values lie within the scale', () => {
    const measured = fc.record({
      value: fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      margin: fc.double({ noNaN: true, min: 0, max: 1e6 }),
    });
    fc.assert(
      fc.property(measured, measured, (one, other) => {
        for (const span of layOutMargins([one, other]).spans) {
          expect(span?.start).toBeGreaterThanOrEqual(0);
          expect((span?.start ?? 0) + (span?.length ?? 0)).toBeLessThanOrEqual(100.0001);
        }
      }),
    );
  });
});
