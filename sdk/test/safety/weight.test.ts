import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  bodyMassClass,
  bodyMassEdges,
  bodyMassIndex,
  decimalsAt,
  energyTarget,
  isLossTooFast,
  isUnplannedLossLarge,
  isWeightDoubted,
  leastTargetWeight,
  mayLoseWeight,
  normalWeights,
  type Person,
  waistClass,
  weightLossObstacles,
} from '../../src/safety/index.ts';

const woman: Person = { gender: 0, age: 38, height: 162, weight: 68, conditions: [] };

const conditions = ['pregnant', 'breastfeeding', 'eatingDisorder', 'kidneyDisease', 'type2Diabetes'] as const;
/** Adults, most of whom have an energy target: it needs all facts, and there is none in pregnancy and while breastfeeding. */
const adults: fc.Arbitrary<Person> = fc.record({
  gender: fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>,
  age: fc.integer({ min: 18, max: 120 }),
  height: fc.integer({ min: 140, max: 220 }),
  weight: fc.double({ min: 40, max: 300, noNaN: true }),
  conditions: fc.subarray(conditions.filter((one) => one !== 'pregnant' && one !== 'breastfeeding')),
});

describe('ageOn', () => {
  it.each([
    ['2026-05-11', 17],
    ['2026-05-12', 18],
    ['2026-05-13', 18],
  ])('ageOn counts full years on %s', (day, years) => expect(ageOn(day, '2008-05-12')).toBe(years));

  it('ageOn returns no age for an unknown, invalid or future birth date', () => {
    expect(ageOn('2026-05-12', null)).toBeUndefined();
    expect(ageOn('2026-05-12', 12 as never)).toBeUndefined();
    expect(ageOn('2026-05-12', '1988')).toBeUndefined();
    expect(ageOn('2026-05-12', '2026-05-13')).toBeUndefined();
  });
});

describe('weightLossObstacles', () => {
  it.each<[string, Partial<Person>, string[]]>([
    ['an overweight adult', {}, []],
    ['an unknown age', { age: undefined }, ['ageUnknown']],
    ['an unknown height and weight', { height: undefined, weight: undefined }, ['heightUnknown', 'weightUnknown']],
    ['17 years', { age: 17 }, ['under18']],
    ['18 years', { age: 18 }, []],
    ['a body mass index just below 18.5', { height: 200, weight: 73.99 }, ['underweight']],
    ['a body mass index of 18.5', { height: 200, weight: 74 }, []],
    ['pregnancy', { conditions: ['pregnant'] }, ['pregnant']],
    ['breastfeeding', { conditions: ['breastfeeding'] }, ['breastfeeding']],
    ['an eating disorder', { conditions: ['eatingDisorder'] }, ['eatingDisorder']],
    ['kidney disease', { conditions: ['kidneyDisease'] }, []],
    ['a pregnant child', { age: 14, conditions: ['pregnant'] }, ['under18', 'pregnant']],
  ])('weightLossObstacles judges %s', (_, facts, obstacles) => {
    expect(weightLossObstacles({ ...woman, ...facts })).toEqual(obstacles);
    expect(mayLoseWeight({ ...woman, ...facts })).toBe(obstacles.length === 0);
  });
});

describe('bodyMassClass', () => {
  it.each([
    [18.49, 'underweight'],
    [18.5, 'normal'],
    [23.99, 'normal'],
    [24, 'overweight'],
    [27.99, 'overweight'],
    [28, 'obese'],
  ])('a body mass index of %d belongs to the class %s', (index, band) => expect(bodyMassClass(index, 30)).toBe(band));

  it('a body mass index has no class under 18 or without a known age', () => {
    expect(bodyMassClass(16.8, 10)).toBeUndefined();
    expect(bodyMassClass(16.8, undefined)).toBeUndefined();
  });

  it('the unrounded index gives the class: 62.9 kg at 162 cm is normal, 63.0 kg is not', () => {
    expect(bodyMassClass(bodyMassIndex({ height: 162, weight: 62.9 }), 30)).toBe('normal');
    expect(bodyMassClass(bodyMassIndex({ height: 162, weight: 63 }), 30)).toBe('overweight');
    expect(normalWeights(162)).toEqual({ min: 48.6, max: 62.9 });
  });

  it('the ends of the normal range of a height are normal, and the weights next to it are not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 250 }), (height) => {
        const { min, max } = normalWeights(height) as { min: number; max: number };
        const band = (weight: number) => bodyMassClass(bodyMassIndex({ height, weight }), 30);
        expect([band(min), band(max)]).toEqual(['normal', 'normal']);
        expect(band((min * 10 - 1) / 10)).toBe('underweight');
        expect(band((max * 10 + 1) / 10)).toBe('overweight');
      }),
    );
  });
});

describe('heights and edges without a normal weight', () => {
  it.each([Number.NaN, 0, 1.7, -170, 49.9, 250.1, Infinity])('no weight is normal at %d cm', (height) => {
    expect(normalWeights(height)).toBeUndefined();
    expect(leastTargetWeight(height)).toBeUndefined();
  });

  it.each([
    { normal: 24, overweight: 18.5 },
    { normal: Number.NaN, overweight: 24 },
    { normal: 18.5, overweight: Number.NaN },
    { normal: Infinity, overweight: Infinity },
    { normal: 20.01, overweight: 20.011 },
  ])('no weight is normal from $normal to $overweight', (edges) => {
    expect(normalWeights(170, edges)).toBeUndefined();
  });

  it('the normal range of open edges ends at the possible weights', () => {
    expect(normalWeights(170, { normal: -Infinity, overweight: Infinity })).toEqual({ min: 2, max: 300 });
  });
});

describe('decimalsAt', () => {
  it('decimalsAt adds decimals where fewer would show another class', () => {
    expect(decimalsAt(23.98, [18.5, 24])).toBe(2);
    expect(decimalsAt(23.997, [18.5, 24])).toBe(3);
    expect(decimalsAt(23.94, [18.5, 24])).toBe(1);
    expect(decimalsAt(24.04, [18.5, 24])).toBe(1);
    expect(decimalsAt(0.896, [0.9], 2)).toBe(3);
    expect(decimalsAt(0.894, [0.9], 2)).toBe(2);
  });

  it('every body mass index is shown in the class of its exact value', () => {
    const format = (value: number) =>
      Number(value.toLocaleString('en', { maximumFractionDigits: decimalsAt(value, Object.values(bodyMassEdges)) }));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2500 }), fc.integer({ min: 200, max: 3000 }), (height, weight) => {
        const index = bodyMassIndex({ height: height / 10, weight: weight / 10 }) as number;
        expect(bodyMassClass(format(index), 30)).toBe(bodyMassClass(index, 30));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('waistClass', () => {
  it.each([
    [0, 79.99, 'normal'],
    [0, 80, 'preCentral'],
    [0, 84.99, 'preCentral'],
    [0, 85, 'central'],
    [1, 84.99, 'normal'],
    [1, 85, 'preCentral'],
    [1, 89.99, 'preCentral'],
    [1, 90, 'central'],
  ] as const)('a waist of gender %d with %d cm belongs to the class %s', (gender, waist, band) =>
    expect(waistClass(waist, { gender, age: 30 })).toBe(band),
  );

  it('a waist has no class for a child or with an unknown fact', () => {
    expect(waistClass(95, { gender: 0, age: 17 })).toBeUndefined();
    expect(waistClass(95, { gender: 0 })).toBeUndefined();
    expect(waistClass(95, { gender: -1, age: 30 })).toBeUndefined();
    expect(waistClass(undefined, { gender: 0, age: 30 })).toBeUndefined();
  });
});

describe('energyTarget', () => {
  it('an unknown gender of a newer server has no energy target', () => {
    expect(energyTarget({ ...woman, gender: 2 }, 'maintainWeight')).toBeUndefined();
  });

  it('an energy target lies at most 500 kcal below the need, and not below the minimum', () => {
    expect(energyTarget(woman, 'maintainWeight')).toEqual({
      basal: 1342,
      need: 1845,
      change: 0,
      target: 1850,
      isFloor: false,
    });
    expect(energyTarget(woman, 'loseWeight')).toMatchObject({ target: 1350, isFloor: false });
    expect(energyTarget({ ...woman, age: 64, height: 150, weight: 60 }, 'loseWeight')).toMatchObject({
      target: 1200,
      isFloor: true,
    });
    expect(energyTarget({ ...woman, gender: 1, age: 64 }, 'loseWeight')).toMatchObject({ target: 1500, isFloor: true });
  });

  it.each([
    // The need is 10 × the weight + 1,030 kcal at an activity of 1; a goal with one kcal more would give 50 kcal more.
    [79.45, 'maintainWeight', 1800],
    [79.45, 'controlGlucose', 1800],
    [79.45, 'gainMuscle', 2100],
    // A deficit with one kcal more would give 50 kcal less.
    [102.01, 'loseWeight', 1600],
  ] as const)('%d kg and the goal %s give an energy target of %i', (weight, goal, target) => {
    const man: Person = { gender: 1, age: 20, height: 180, weight, conditions: [] };
    expect(energyTarget(man, goal, 1)?.target).toBe(target);
  });

  it('an energy target to lose weight never lies above the need, and there is none if that is already low', () => {
    const small: Person = { gender: 0, age: 64, height: 145, weight: 39.5, conditions: [] };
    expect(energyTarget(small, 'loseWeight')).toEqual({
      ...{ basal: 820, need: 1128, change: 0, target: null, isFloor: false },
    });
    fc.assert(
      fc.property(
        fc.record({
          age: fc.integer({ min: 18, max: 64 }),
          height: fc.integer({ min: 120, max: 220 }),
          weight: fc.integer({ min: 25, max: 250 }),
          gender: fc.constantFrom(0, 1),
        }),
        (facts) => {
          const energy = energyTarget({ ...facts, conditions: [] }, 'loseWeight');
          // A goal that does not count gives the need, rounded to 50.
          if (energy && mayLoseWeight(facts)) expect(energy.target ?? 0).toBeLessThanOrEqual(energy.need);
        },
      ),
    );
  });

  it('an energy target that equals the minimum is not raised to it', () => {
    const man: Person = { gender: 1, age: 20, height: 180, weight: 97, conditions: [] };
    expect(energyTarget(man, 'loseWeight', 1)).toMatchObject({ need: 2000, target: 1500, isFloor: false });
    expect(energyTarget({ ...man, weight: 91.9 }, 'loseWeight', 1)).toMatchObject({ target: 1500, isFloor: true });
  });

  it('an energy target begins at 18 years, and is at most 6,000 kcal', () => {
    const man: Person = { gender: 1, age: 18, height: 180, weight: 80, conditions: [] };
    expect(energyTarget(man, 'maintainWeight')).toBeDefined();
    expect(energyTarget({ ...man, weight: 300 }, 'maintainWeight', 2.5)?.target).toBe(6000);
  });

  it('an energy target without a goal, or with one that does not count, is the need, rounded to 50 kcal', () => {
    // 794.5 + 1125 - 100 + 5 = 1824.5, which one kcal more would round up.
    const man: Person = { gender: 1, age: 20, height: 180, weight: 79.45, conditions: [] };
    const need = { basal: 1825, need: 1825, change: 0, target: 1800, isFloor: false };
    expect(energyTarget(man, undefined, 1)).toEqual(need);
    expect(energyTarget(man, null, 1)).toEqual(need);
    expect(energyTarget({ ...man, conditions: ['eatingDisorder'] }, 'loseWeight', 1)).toEqual(need);
    expect(energyTarget(man, 'loseWeight', 1)).toMatchObject({ target: 1500, isFloor: true });
    // 2,024.5 - 500 is rounded up, so that the deficit does not grow.
    expect(energyTarget({ ...man, weight: 99.45 }, 'loseWeight', 1)).toMatchObject({ need: 2025, target: 1550 });
  });

  it('a child, pregnancy, breastfeeding or an unknown fact prevents an energy target', () => {
    for (const facts of [
      { age: 10 },
      { age: 17 },
      { age: undefined },
      { gender: -1 as const },
      { height: undefined },
      { weight: undefined },
      { conditions: ['pregnant'] },
      { conditions: ['breastfeeding'] },
    ]) {
      expect(energyTarget({ ...woman, ...facts }, 'maintainWeight')).toBeUndefined();
    }
  });

  it('an energy target never lies below the need of a person who must not lose weight', () => {
    fc.assert(
      fc.property(adults, (person) => {
        const target = energyTarget(person, 'loseWeight');
        // Too light for a target, or with a need below the minimum.
        if (typeof target?.target !== 'number') return;
        expect(target.target).toBeGreaterThanOrEqual(person.gender === 1 ? 1500 : 1200);
        const below = target.need - target.target;
        // The description allows at most 6,000 kcal. Rounding to 50 kcal can lower the target by 25, from 65 on by 50.
        const rounding = (person.age ?? 0) >= 65 ? 51 : 26;
        if (target.target < 6000) expect(below).toBeLessThanOrEqual(mayLoseWeight(person) ? 500 : rounding);
      }),
    );
  });
});

describe('target weight', () => {
  it('the lowest target weight has a body mass index of 18.5', () => {
    expect(leastTargetWeight(162)).toBe(48.6);
    expect(leastTargetWeight(200)).toBe(74);
  });
});

describe('pace of a loss', () => {
  it.each([
    [60, 59.4, 7, false],
    [60, 59.39, 7, true],
    [120, 119, 7, false],
    [120, 118.99, 7, true],
    [60, 59, 3, true],
    [60, 58, 2, false],
    [60, 61, 7, false],
  ])('a change from %d to %d kg in %d days is too fast a loss: %s', (from, to, days, isTooFast) => {
    expect(isLossTooFast(from, to, days)).toBe(isTooFast);
  });

  it('an unplanned loss of more than 5 % is large', () => {
    expect(isUnplannedLossLarge(60, 57)).toBe(false);
    expect(isUnplannedLossLarge(60, 56.9)).toBe(true);
  });

  it('a weight more than 5 % off the last one within a week, or 20 % later, is doubted', () => {
    expect(isWeightDoubted(49, 60, 0)).toBe(true);
    expect(isWeightDoubted(63, 60, 7)).toBe(false);
    expect(isWeightDoubted(63.1, 60, 7)).toBe(true);
    expect(isWeightDoubted(63.1, 60, 8)).toBe(false);
    expect(isWeightDoubted(72, 60, 8)).toBe(false);
    expect(isWeightDoubted(72.1, 60, 8)).toBe(true);
  });
});
