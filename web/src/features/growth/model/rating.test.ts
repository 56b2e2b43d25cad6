import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import type { Standard } from './growth-standard.ts';
import {
  comparedValue,
  crossingAt,
  isPastFive,
  isRated,
  pointsOf,
  usualPosition,
  wholePercentile,
  zoneOf,
} from './rating.ts';
import type { Child, GrowthRecord, Measurement } from './record.ts';
import { loadTestStandard } from './testing.ts';
import { curves, percentileOf } from './z-score.ts';

let weight: Standard;
let height: Standard;

beforeAll(async () => {
  weight = await loadTestStandard('weight', 'boys');
  height = await loadTestStandard('height', 'boys');
});

const birthDate = '2026-03-16';
const boy: Child = { name: '', sex: 'boys', birthDate };
const on = (days: number, values: Partial<Measurement>): Measurement => ({
  id: String(days),
  date: addDays(birthDate, days),
  ...values,
});
const weights = (child: Child, ...measurements: Measurement[]) =>
  pointsOf({ child, measurements } satisfies GrowthRecord, 'weight', weight);
const rated = (...measurements: Measurement[]) => weights(boy, ...measurements).filter(isRated);

describe('a stature', () => {
  it('a height measured in the usual position of the age is not converted', () => {
    expect(comparedValue('height', on(400, { height: 77 }), 400)).toBe(77);
    expect(comparedValue('height', on(400, { height: 77, position: 'lying' }), 400)).toBe(77);
    expect(comparedValue('height', on(800, { height: 90, position: 'standing' }), 800)).toBe(90);
  });

  it('a height is converted by 0.7 cm between lying and standing', () => {
    expect(comparedValue('height', on(400, { height: 77, position: 'standing' }), 400)).toBeCloseTo(77.7);
    expect(comparedValue('height', on(800, { height: 90, position: 'lying' }), 800)).toBeCloseTo(89.3);
  });

  it('a child is measured lying up to 24 months', () => {
    expect([usualPosition(730), usualPosition(731)]).toEqual(['lying', 'standing']);
  });

  it('a height is converted before the BMI is calculated', () => {
    const measured = on(800, { weight: 13, height: 90.7, position: 'lying' } as const);
    expect(comparedValue('bmi', measured, 800)).toBeCloseTo(13 / 0.9 ** 2, 9);
    expect(comparedValue('bmi', on(800, { weight: 13 }), 800)).toBeUndefined();
    expect(comparedValue('bmi', on(800, { height: 90 }), 800)).toBeUndefined();
  });
});

describe('a measurement', () => {
  it('a measurement has a z-score, a percentile and a zone', () => {
    const [point] = rated(on(249, { weight: 8.2 }));
    expect(point?.rating.z).toBeCloseTo(-0.507, 3);
    expect(point?.rating.percentile).toBeCloseTo(30.6, 1);
    expect(point?.rating.zone).toBe('middle');
    expect(point?.rating.doubtful).toBe(false);
  });

  it('a measurement of a preterm child is compared at the corrected age', () => {
    const early = weights({ ...boy, gestation: { weeks: 32, days: 0 } }, on(249, { weight: 8.2 })).filter(isRated);
    const atThatAge = weights(boy, on(249 - 56, { weight: 8.2 })).filter(isRated);
    expect(early[0]?.rating).toEqual(atThatAge[0]?.rating);
    expect(early[0]?.age).toEqual({ chronological: 249, compared: 193 });
  });

  it('a measurement outside the ages of the standard has no rating', () => {
    const [before] = weights({ ...boy, gestation: { weeks: 30, days: 0 } }, on(20, { weight: 2 }));
    expect(before?.rating).toBe('before-term');
    const [last, after] = weights(boy, on(1826, { weight: 18 }), on(1827, { weight: 18 }));
    expect(typeof last?.rating).toBe('object');
    expect(after?.rating).toBe('past-five');
  });

  it('a measurement without a value is omitted from the points of its indicator', () => {
    expect(weights(boy, on(100, { height: 60 }))).toEqual([]);
  });

  it('a measurement is doubtful if a misplaced decimal point is likely', () => {
    expect(rated(on(249, { weight: 82 }))[0]?.rating.doubtful).toBe(true);
    expect(rated(on(249, { weight: 5 }))[0]?.rating.doubtful).toBe(false);
    const [tall] = pointsOf({ child: boy, measurements: [on(249, { height: 87 })] }, 'height', height);
    expect(tall && isRated(tall) && tall.rating.doubtful).toBe(true);
  });
});

describe('a zone', () => {
  it('a zone begins at its curve', () => {
    const [p3, p15, p50, p85, p97] = curves.map(({ z }) => z) as [number, number, number, number, number];
    expect([p3, p15, p50, p85, p97].map(zoneOf)).toEqual(['low', 'middle', 'middle', 'middle', 'high']);
    expect([p3, p15, p85, p97].map((z, index) => zoneOf(z + (index < 2 ? -1e-6 : 1e-6)))).toEqual([
      'below',
      'low',
      'high',
      'above',
    ]);
  });
});

describe('a rounded percentile', () => {
  it('a rounded percentile stays in the zone of the exact one', () => {
    fc.assert(
      fc.property(fc.double({ min: -2.3, max: 2.3, noNaN: true }), (z) => {
        const [percentile, zone] = [percentileOf(z), zoneOf(z)];
        const whole = wholePercentile({ percentile, zone });
        expect(Math.abs(whole - percentile)).toBeLessThan(1);
        expect(whole < 3).toBe(zone === 'below');
        expect(whole > 97).toBe(zone === 'above');
        expect(whole >= 15 && whole <= 85).toBe(zone === 'middle');
      }),
    );
    expect([2.7, 2.4].map((percentile) => wholePercentile({ percentile, zone: 'below' }))).toEqual([2, 2]);
    expect(wholePercentile({ percentile: 97.2, zone: 'above' })).toBe(98);
    expect(wholePercentile({ percentile: 30.6, zone: 'middle' })).toBe(31);
  });
});

describe('crossing curves', () => {
  it('crossing two curves is reported with its direction and its start', () => {
    // The median, then below the 15th percentile, then below the 3rd.
    const points = rated(on(60, { weight: 5.5 }), on(150, { weight: 6.4 }), on(249, { weight: 6.8 }));
    expect(points.map(({ rating }) => rating.zone)).toEqual(['middle', 'low', 'below']);
    const [first, second, third] = points;
    expect(first && crossingAt(points, first)).toBeUndefined();
    expect(second && crossingAt(points, second)).toBeUndefined();
    expect(third && crossingAt(points, third)).toEqual({ since: first?.measurement, direction: 'down' });
  });

  it('an upward crossing starts at the latest measurement two curves away', () => {
    const points = rated(on(30, { weight: 3.6 }), on(60, { weight: 4.5 }), on(249, { weight: 9.9 }));
    expect(points[2] && crossingAt(points, points[2])).toEqual({ since: points[1]?.measurement, direction: 'up' });
  });

  it('a crossing does not start at a doubtful measurement', () => {
    const points = rated(on(60, { weight: 5.5 }), on(150, { weight: 74 }), on(249, { weight: 8.7 }));
    expect(points[2] && crossingAt(points, points[2])).toBeUndefined();
  });

  it('no crossing is reported for a child who stays between two curves', () => {
    const points = rated(on(60, { weight: 5.5 }), on(150, { weight: 7.4 }), on(249, { weight: 8.7 }));
    expect(points.map((point) => crossingAt(points, point))).toEqual([undefined, undefined, undefined]);
  });
});

describe('the end of the standard', () => {
  it('the standard ends after the fifth birthday', () => {
    expect(isPastFive({ ...boy, birthDate: '2021-11-20' }, '2026-11-20')).toBe(false);
    expect(isPastFive({ ...boy, birthDate: '2021-11-19' }, '2026-11-20')).toBe(true);
  });
});
