import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysPerMonth, twoYears } from './age.ts';
import { type Indicator, indicators, lmsAt, type Sex, type Standard } from './growth-standard.ts';
import { loadTestStandard } from './testing.ts';
import { valueAt } from './z-score.ts';

const standards = {} as Record<Indicator, Record<Sex, Standard>>;
const all: [Indicator, Sex][] = indicators.flatMap((indicator): [Indicator, Sex][] => [
  [indicator, 'boys'],
  [indicator, 'girls'],
]);

beforeAll(async () => {
  for (const [indicator, sex] of all) {
    standards[indicator] = { ...standards[indicator], [sex]: await loadTestStandard(indicator, sex) };
  }
});

const medianAt = (indicator: Indicator, sex: Sex, days: number) => lmsAt(standards[indicator][sex], days)?.m;

describe('the standard', () => {
  it.each(all)('the standard of %s of %s is weekly to 13 weeks, then monthly to five years', (indicator, sex) => {
    const days = standards[indicator][sex].map((row) => row.days);
    expect(days.slice(0, 15)).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 3 * daysPerMonth]);
    expect(days[days.length - 1]).toBe(60 * daysPerMonth);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(standards[indicator][sex].every(({ l, m, s }) => Number.isFinite(l) && m > 0 && s > 0)).toBe(true);
  });

  it('the growth standard has the published medians', () => {
    expect(medianAt('weight', 'boys', 0)).toBe(3.3464);
    expect(medianAt('weight', 'girls', 0)).toBe(3.2322);
    expect(medianAt('weight', 'boys', 7)).toBe(3.4879);
    expect(medianAt('weight', 'girls', 60 * daysPerMonth)).toBe(18.2193);
    expect(medianAt('height', 'boys', 12 * daysPerMonth)).toBe(75.7488);
    expect(medianAt('head', 'boys', 0)).toBe(34.4618);
    expect(medianAt('bmi', 'girls', 60 * daysPerMonth)).toBe(15.2747);
  });

  it('the height standard drops by 0.7 cm from lying to standing at 24 months', () => {
    const lying = medianAt('height', 'boys', twoYears - 1e-6) as number;
    const standing = medianAt('height', 'boys', twoYears) as number;
    expect(lying - standing).toBeCloseTo(0.7, 1);
    expect(standing).toBe(87.1161);
    const heads = standards.head.girls.filter(({ days }) => days === twoYears);
    expect(heads).toHaveLength(1);
  });

  it('the growth standard has no values before birth and after five years', () => {
    expect(lmsAt(standards.weight.boys, -1)).toBeUndefined();
    expect(lmsAt(standards.weight.boys, 1826)).toBeDefined();
    expect(lmsAt(standards.weight.boys, 1827)).toBeUndefined();
  });

  it('L, M and S of an age lie between the rows around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer({ min: 0, max: 1826 }), ([indicator, sex], days) => {
        const standard = standards[indicator][sex];
        const after = standard.findIndex((row) => row.days > days);
        const [before, next] = [standard[after - 1], standard[after]] as Standard;
        const found = lmsAt(standard, days);
        for (const key of ['l', 'm', 's'] as const) {
          const ends = [before?.[key], next?.[key]] as [number, number];
          expect(found?.[key]).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9);
          expect(found?.[key]).toBeLessThanOrEqual(Math.max(...ends) + 1e-9);
        }
      }),
    );
  });

  it('L, M and S are interpolated halfway between two months', () => {
    const rows = standards.weight.boys;
    const at = (month: number) => rows.find(({ days }) => days === month * daysPerMonth);
    const found = lmsAt(rows, 8.5 * daysPerMonth);
    for (const key of ['l', 'm', 's'] as const) {
      expect(found?.[key]).toBeCloseTo(((at(8)?.[key] ?? 0) + (at(9)?.[key] ?? 0)) / 2, 10);
    }
  });
});

describe('the curves of the standard', () => {
  const columns = { SD3neg: -3, SD2neg: -2, SD1neg: -1, SD0: 0, SD1: 1, SD2: 2, SD3: 3 };
  const published: [Indicator, Sex, string][] = [
    ['weight', 'boys', 'wfa_boys_0_5'],
    ['weight', 'girls', 'wfa_girls_0_13'],
    ['height', 'boys', 'lhfa_boys_2_5'],
    ['height', 'girls', 'lhfa_girls_0_2'],
    ['bmi', 'boys', 'bmifa_boys_0_2'],
    ['bmi', 'girls', 'bmifa_girls_2_5'],
    ['head', 'boys', 'hcfa_boys_0_13'],
    ['head', 'girls', 'hcfa_girls_0_5'],
  ];

  it.each(published)('the curves of %s of %s match the columns in %s', async (_, __, file) => {
    const { default: rows } = await import(`../../../../../node_modules/jsgrowup/tables/${file}_zscores.json`);
    for (const row of rows as Record<string, string>[]) {
      const lms = { l: Number(row.L), m: Number(row.M), s: Number(row.S) };
      // The columns are rounded to one decimal.
      for (const [column, z] of Object.entries(columns)) {
        expect(Math.abs(valueAt(lms, z) - Number(row[column]))).toBeLessThan(0.0505);
      }
    }
  });
});
