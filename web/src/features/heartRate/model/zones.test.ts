import { moderateZone } from '@health-app/sdk/safety';
import { describe, expect, it } from 'vitest';
import { type Band, bandsOf, zoneOf } from './zones.ts';

describe('at rest', () => {
  const bands = bandsOf('resting', 36, undefined) as Band[];

  it.each([
    [25, 'low'],
    [59, 'low'],
    [60, 'usual'],
    [100, 'usual'],
    [101, 'high'],
    [180, 'high'],
  ])('a resting heart rate of %i is %s', (heartRate, zone) => expect(zoneOf(bands, heartRate)).toBe(zone));

  it('the resting heart rate has a scale for adults only', () => {
    expect(bandsOf('resting', undefined, undefined)).toBeUndefined();
    expect(bandsOf('resting', 17, undefined)).toBeUndefined();
    expect(bandsOf('resting', 18, undefined)).toEqual(bands);
  });
});

describe('in exercise', () => {
  it('the exercise zones start at 40 %, 60 % and 90 % of the heart rate reserve', () => {
    const bands = bandsOf('active', 40, 65) as Band[];
    expect(bands.map(({ from }) => from)).toEqual([65, 111, 134, 169]);
    expect([110, 111, 133, 134, 168, 169, 200].map((heartRate) => zoneOf(bands, heartRate))).toEqual([
      'light',
      'moderate',
      'moderate',
      'vigorous',
      'vigorous',
      'hardest',
      'hardest',
    ]);
  });

  it.each([18, 40, 75, 100, 120])('the moderate zone equals that of the calculator at the age of %i', (age) => {
    const bands = bandsOf('active', age, 65) as Band[];
    const { from, to } = moderateZone(65, 208 - 0.7 * age) as { from: number; to: number };
    expect([from - 1, from, to, to + 1].map((heartRate) => zoneOf(bands, heartRate))).toEqual([
      'light',
      'moderate',
      'moderate',
      'vigorous',
    ]);
  });

  it('exercise has no scale without an adult age or a resting rate below the maximum', () => {
    expect(bandsOf('active', undefined, 65)).toBeUndefined();
    expect(bandsOf('active', 40, undefined)).toBeUndefined();
    expect(bandsOf('active', 40, 180)).toBeUndefined();
    expect(bandsOf('active', 17, 65)).toBeUndefined();
  });

  it.each([18, 40, 75, 100, 120])('the exercise zones are contiguous at the age of %i', (age) => {
    const bands = bandsOf('active', age, 60) as Band[];
    for (const [index, band] of bands.entries()) {
      expect(band.to).toBeGreaterThan(band.from);
      if (index > 0) expect(band.from).toBe(bands[index - 1]?.to);
    }
  });
});
