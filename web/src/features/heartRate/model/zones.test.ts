import { describe, expect, it } from 'vitest';
import { type Band, bandsOf, highestRate, isFarFromUsual, zoneOf } from './zones.ts';

describe('at rest', () => {
  const bands = bandsOf('resting', 36) as Band[];

  it.each([
    [25, 'low'],
    [59, 'low'],
    [60, 'usual'],
    [100, 'usual'],
    [101, 'high'],
    [180, 'high'],
  ])('%i is %s', (heartRate, zone) => expect(zoneOf(bands, heartRate)).toBe(zone));

  it('has a scale without an age, and none for children', () => {
    expect(bandsOf('resting', undefined)).toEqual(bands);
    expect(bandsOf('resting', 17)).toBeUndefined();
    expect(bandsOf('resting', 18)).toEqual(bands);
  });

  it('is far from usual below 40 and above 130 only', () => {
    expect([39, 40, 130, 131].map((heartRate) => isFarFromUsual('resting', heartRate))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isFarFromUsual('active', 165)).toBe(false);
  });
});

describe('in exercise', () => {
  it('depends on the age', () => {
    expect(highestRate(40)).toBe(180);
    const bands = bandsOf('active', 40) as Band[];
    expect(bands.map(({ from }) => from)).toEqual([60, 90, 126, 153]);
    expect([89, 90, 126, 153, 200].map((heartRate) => zoneOf(bands, heartRate))).toEqual([
      'light',
      'moderate',
      'vigorous',
      'hardest',
      'hardest',
    ]);
  });

  it('has no scale without an age', () => expect(bandsOf('active', undefined)).toBeUndefined());

  it.each([18, 40, 75, 100, 120])('has contiguous bands at %i', (age) => {
    const bands = bandsOf('active', age) as Band[];
    for (const [index, band] of bands.entries()) {
      expect(band.to).toBeGreaterThan(band.from);
      if (index > 0) expect(band.from).toBe(bands[index - 1]?.to);
    }
  });
});
