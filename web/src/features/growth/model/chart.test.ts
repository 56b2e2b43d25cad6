import { beforeAll, describe, expect, it } from 'vitest';
import { curvesOver, inSpan, spanOf } from './chart.ts';
import type { Standard } from './growth-standard.ts';
import type { Point } from './rating.ts';
import { loadTestStandard } from './testing.ts';

let height: Standard;

beforeAll(async () => {
  height = await loadTestStandard('height', 'girls');
});

const aged = (compared: number) => ({ age: { chronological: compared, compared } }) as Point;

describe('the span of a chart', () => {
  it('the span of a growth chart is the shortest that contains all points', () => {
    expect(spanOf([])).toBe('weeks');
    expect(spanOf([aged(0), aged(91)])).toBe('weeks');
    expect(spanOf([aged(3), aged(92)])).toBe('two-years');
    expect(spanOf([aged(730)])).toBe('two-years');
    expect(spanOf([aged(731)])).toBe('five-years');
    expect(spanOf([aged(4000)])).toBe('five-years');
    expect(spanOf([aged(-30)])).toBe('weeks');
  });

  it('the span of 13 weeks contains the days 0 to 91 only', () => {
    expect([-1, 0, 91, 92].map((days) => inSpan('weeks', days))).toEqual([false, true, true, false]);
  });
});

describe('the curves of a chart', () => {
  it('the curves of a growth chart run from birth to the end of the span, in its units', () => {
    for (const [span, end] of [
      ['weeks', 13],
      ['two-years', 24],
      ['five-years', 5],
    ] as const) {
      const drawn = curvesOver(height, span);
      expect(drawn.map(({ percentile }) => percentile)).toEqual([3, 15, 50, 85, 97]);
      for (const { points } of drawn) {
        expect(points[0]?.x).toBe(0);
        expect(points[points.length - 1]?.x).toBeCloseTo(end, 9);
      }
    }
  });

  it('height curves use the lying length up to 24 months, then the standing height', () => {
    const at24 = (span: 'two-years' | 'five-years', x: number) =>
      curvesOver(height, span)[2]
        ?.points.filter((point) => point.x === x)
        .map(({ y }) => y);
    expect(at24('two-years', 24)).toEqual([86.4153]);
    expect(at24('five-years', 2)).toEqual([86.4153, 85.7153]);
  });

  it('the curves of a growth chart never cross', () => {
    const [...drawn] = curvesOver(height, 'five-years');
    drawn.slice(1).forEach(({ points }, index) => {
      points.forEach(({ y }, row) => {
        expect(y).toBeGreaterThan(drawn[index]?.points[row]?.y ?? Number.POSITIVE_INFINITY);
      });
    });
  });

  it('the median curve of a growth chart has the published value', () => {
    const median = curvesOver(height, 'two-years')[2];
    expect(median?.points.find(({ x }) => x === 12)?.y).toBe(74.015);
  });
});
