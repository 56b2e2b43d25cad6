/** No rule calls a person safe, loops, or returns `NaN` because of facts that no person has. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as safety from '../../src/safety/index.ts';

const { ageRange, girthRange, heightRange, weightRange } = safety;

/** What JSON, a form or a faulty calculation gives instead of a number within a range. */
const impossible = ([least, most]: readonly [number, number]) =>
  fc.oneof(
    fc.constantFrom(null, Number.NaN, Infinity, -Infinity, '', '30', true, [], {}),
    // For fast-check, −0 is below 0.
    fc.double({ max: least, maxExcluded: true, noNaN: true }).filter((value) => value < least),
    fc.double({ min: most, minExcluded: true, noNaN: true }),
  );

const adult = { gender: 0, age: 30, height: 170, weight: 70, conditions: [], highestWeight: 70 } as const;
const ranges = { age: ageRange, height: heightRange, weight: weightRange, highestWeight: weightRange };

/** A person with one or more impossible facts, and the same person without these facts. */
const persons = fc
  .subarray(Object.keys(ranges) as (keyof typeof ranges)[], { minLength: 1 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, impossible(ranges[name])]))))
  .map((facts) => ({
    names: Object.keys(facts),
    person: { ...adult, ...facts } as never,
    unknown: { ...adult, ...Object.fromEntries(Object.keys(facts).map((name) => [name, undefined])) } as never,
  }));

const reading: safety.Reading = { kind: 'bloodPressure', systolic: 110, diastolic: 70 };
const ranged: safety.RangedValue[] = ['glucoseFasting', 'glucoseAfterMeal', 'systolic', 'diastolic', 'restingPulse'];

/** Every rule about a person, with the facts that it depends on. */
const personRules: Record<string, (person: safety.CarePerson) => unknown> = {
  bodyMassClass: ({ age }) => safety.bodyMassClass(22, age),
  bodyMassEdgesAt: ({ age }) => safety.bodyMassEdgesAt(age),
  bodyMassIndex: safety.bodyMassIndex,
  careProfile: safety.careProfile,
  energyTarget: (person) => safety.energyTarget(person, 'loseWeight'),
  has: (person) => safety.has(person, 'pregnant'),
  hasDiabetes: safety.hasDiabetes,
  isPregnant: safety.isPregnant,
  judge: (person) => safety.judge(reading, person),
  leastTargetWeight: ({ height }) => safety.leastTargetWeight(height),
  maximumHeartRate: ({ age }) => safety.maximumHeartRate(age),
  mayHaveEnergyTarget: safety.mayHaveEnergyTarget,
  mayLoseWeight: safety.mayLoseWeight,
  needsGuardian: safety.needsGuardian,
  normalWeights: ({ height }) => safety.normalWeights(height),
  usualRange: (person) => ranged.map((value) => safety.usualRange(value, person)),
  waistClass: (person) => safety.waistClass(70, person),
  weightLossObstacles: safety.weightLossObstacles,
};

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 4, 12);
const tablet: safety.PlannedMedicine = {
  ...{ medicineName: 'an unknown medicine', dose: 1, doseUnit: 'tablet', repeatType: 'daily', times: ['08:00'] },
};
const dose = { medicineName: 'an unknown medicine', planned: now, at: now, daysLate: 0 };

/** Rules about other numbers: possible ones, with their range, and what a rule returns if one of them is impossible. */
const numberRules: Record<
  string,
  [rule: (...numbers: number[]) => unknown, possible: number[], range: readonly [number, number], unjudged: unknown]
> = {
  doseDoubts: [
    (one) => safety.doseDoubts({ ...tablet, dose: one as number }).includes('largeDose'),
    [1],
    [Number.MIN_VALUE, 10],
    true,
  ],
  energyTarget: [(activity) => safety.energyTarget(adult as never, null, activity), [1.4], [1, 2.5], undefined],
  isLossTooFast: [safety.isLossTooFast as never, [80, 79.5, 7], [0, 44_000], undefined],
  isUnplannedLossLarge: [safety.isUnplannedLossLarge as never, [80, 79.5], weightRange, undefined],
  isWeightDoubted: [
    (weight, last) => safety.isWeightDoubted(weight as number, last as number, 30),
    [80, 79.5],
    weightRange,
    true,
  ],
  moderateZone: [safety.moderateZone as never, [60, 180], [1, 300], undefined],
  waistClass: [(waist) => safety.waistClass(waist, adult), [70], girthRange, undefined],
  zoneStart: [
    (...rates) => safety.zoneStart('vigorous', ...(rates as [number, number])),
    [60, 180],
    [1, 300],
    undefined,
  ],
};

/** Rules about times and readings. Every finite number is one. */
const timeRules: Record<string, [rule: (...times: number[]) => unknown, possible: number[], unjudged: unknown]> = {
  isNearerToNext: [safety.isNearerToNext as never, [now, now + day, now], true],
  judge: [
    (systolic, diastolic) => safety.judge({ kind: 'bloodPressure', systolic, diastolic } as never, adult),
    [110, 70],
    undefined,
  ],
  takingDoubts: [(planned, at) => safety.takingDoubts({ ...dose, planned, at } as never, []), [now, now], ['lateDose']],
};

/** Rules without numbers, and those whose input is the result of another rule. */
const others = [
  ...['ageOn', 'asNeededStatus', 'changeDoubts', 'decimalsAt', 'permits', 'permitsAll', 'permitFor'],
  'withheldReasons',
  ...[
    'emergencyNumbers',
    'isSameMedicine',
    'medicineNotes',
    'neededConsents',
    'showsDanger',
    'strengthOf',
    'substancesOf',
  ],
];

/** All numbers in a result. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : Object.values(Object(value)).flatMap((one) => (one === value ? [] : numbersIn(one)));

test.each(Object.entries(personRules))('%s treats an impossible fact as unknown', (_, rule) => {
  fc.assert(
    fc.property(persons, ({ person, unknown }) => {
      const result = rule(person);
      expect(result).toEqual(rule(unknown));
      expect(numbersIn(result).filter(Number.isNaN)).toEqual([]);
    }),
  );
});

const replaced = (numbers: number[], index: number, value: unknown): number[] =>
  Object.assign([...numbers], { [index]: value });
const among = (length: number) => fc.nat({ max: length - 1 });

test.each(Object.entries(numberRules))('%s judges no impossible number', (_, [rule, possible, range, unjudged]) => {
  expect(rule(...possible)).not.toEqual(unjudged);
  fc.assert(
    fc.property(among(possible.length), impossible(range), (index, value) => {
      expect(rule(...replaced(possible, index, value))).toEqual(unjudged);
    }),
  );
});

test.each(Object.entries(timeRules))('%s judges no number that is not finite', (_, [rule, possible, unjudged]) => {
  expect(rule(...possible)).not.toEqual(unjudged);
  fc.assert(
    fc.property(among(possible.length), fc.constantFrom(Number.NaN, Infinity, -Infinity), (index, value) => {
      expect(rule(...replaced(possible, index, value))).toEqual(unjudged);
    }),
  );
});

describe('a person with an unknown age, height or weight', () => {
  it.each(['age', 'height', 'weight'] as const)('gets no help to lose weight, and no energy target: %s', (name) => {
    fc.assert(
      fc.property(impossible(ranges[name]), (value) => {
        const person = { ...adult, [name]: value } as never;
        expect(safety.weightLossObstacles(person)).toContain(`${name}Unknown`);
        expect(safety.mayLoseWeight(person)).toBe(false);
        expect(safety.energyTarget(person, 'loseWeight')).toBeUndefined();
      }),
    );
  });
});

test('a weight after an unknown number of days is doubted as one within a week', () => {
  for (const days of [Number.NaN, -1, Infinity, null])
    expect(safety.isWeightDoubted(63.1, 60, days as number)).toBe(true);
});

test('no age comes from an impossible date', () => {
  for (const day of ['bad', '', '2026-13-01', '2026-00-10', '2026-05-32']) {
    expect(safety.ageOn(day, '2000-01-01')).toBeUndefined();
    expect(safety.ageOn('2026-05-12', day)).toBeUndefined();
  }
  expect(safety.ageOn('2026-05-12', '1800-01-01')).toBeUndefined();
});

test('every rule is tested', () => {
  const rules = Object.entries(safety).filter(([, value]) => typeof value === 'function');
  const tested = [personRules, numberRules, timeRules].flatMap((some) => Object.keys(some));
  expect([...new Set([...tested, ...others])].sort()).toEqual(rules.map(([name]) => name).sort());
});
