import { describe, expect, it } from 'vitest';
import { bandOf, glycemicScale, positionOf, purineBand, purineScale, rangeOf } from './bands.ts';

describe('glycaemic bands', () => {
  it.each([
    [0, 'low'],
    [55, 'low'],
    [55.5, 'medium'],
    [56, 'medium'],
    [69, 'medium'],
    [70, 'medium'],
    [71, 'high'],
    [105, 'high'],
  ] as const)('a glycaemic index of %d is %s by WS/T 652-2019', (gi, band) => {
    expect(bandOf(gi, glycemicScale)).toBe(band);
  });

  it('the glycaemic bands have formatted ranges', () => {
    const ranges = (['low', 'medium', 'high'] as const).map((band) => rangeOf(band, glycemicScale));
    expect(ranges).toEqual(['≤ 55', '56–70', '> 70']);
  });
});

describe('purine bands', () => {
  it.each([
    [0, 'low'],
    [49.9, 'low'],
    [50, 'medium'],
    [150, 'medium'],
    [150.1, 'high'],
    [1000, 'high'],
  ] as const)('a purine content of %d mg is %s', (purine, band) => {
    expect(purineBand(purine)).toBe(band);
  });

  it('the purine bands have formatted ranges', () => {
    expect((['low', 'medium', 'high'] as const).map((band) => rangeOf(band, purineScale))).toEqual([
      '< 50',
      '50–150',
      '> 150',
    ]);
  });
});

describe('the mark on a scale', () => {
  it('the mark of a value is in its band’s third of the scale', () => {
    expect(positionOf(0, glycemicScale)).toBe(0);
    expect(positionOf(55, glycemicScale)).toBeCloseTo(1 / 3);
    expect(positionOf(63, glycemicScale)).toBeCloseTo(1 / 3 + 8 / 45);
    expect(positionOf(70, glycemicScale)).toBeCloseTo(2 / 3);
    expect(positionOf(575, purineScale)).toBeCloseTo(5 / 6);
  });

  it('the mark of a very high value stays on the scale', () => {
    expect(positionOf(150, glycemicScale)).toBe(1);
    expect(positionOf(2000, purineScale)).toBe(1);
  });
});
