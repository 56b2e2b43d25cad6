import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSpan, reachOf } from './change-span.ts';

describe('the span of a change', () => {
  it('the scale has zero in its middle and reaches beyond the widest change', () => {
    expect(reachOf([{ difference: -3, margin: 2 }])).toBeCloseTo(5.4);
    expect(reachOf([])).toBe(1);
    expect(changeSpan({ difference: 0, margin: 1 }, 2)).toEqual({ start: 25, length: 50, at: 50 });
    expect(changeSpan({ difference: -1, margin: 0.5 }, 2)).toEqual({ start: 12.5, length: 25, at: 25 });
  });

  it('the span of a change contains zero if, and only if, the difference is within its margin', () => {
    const size = fc.double({ noNaN: true, min: 0.1, max: 1e3 });
    fc.assert(
      fc.property(size, size, fc.boolean(), (by, margin, isLess) => {
        fc.pre(Math.abs(by - margin) > 1e-6);
        const difference = isLess ? -by : by;
        const { start, length } = changeSpan({ difference, margin }, reachOf([{ difference, margin }]));
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(100.0001);
        expect(start <= 50 && start + length >= 50).toBe(by < margin);
      }),
    );
  });
});
