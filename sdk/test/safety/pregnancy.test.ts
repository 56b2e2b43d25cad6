import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medicines } from '../../src/generated/medicines.ts';
import {
  careProfile,
  type GlucoseMoment,
  isPregnant,
  judge,
  type Person,
  type RangedValue,
  type Reading,
  usualRange,
} from '../../src/safety/index.ts';
import { medicineNotes } from '../../src/safety/medicines.ts';

it.each([
  [undefined, false],
  [[], false],
  [['type2Diabetes'], false],
  [['breastfeeding'], false],
  [['pregnant'], true],
  [['gestationalDiabetes'], true],
])('a person with the conditions %s is pregnant: %s', (conditions, expected) =>
  expect(isPregnant({ conditions })).toBe(expected),
);

const moments = fc.constantFrom<GlucoseMoment | undefined>('fasting', 'beforeMeal', 'afterMeal', 'bedtime', undefined);
const readings: fc.Arbitrary<Reading> = fc.oneof(
  fc.record({
    kind: fc.constant('glucose' as const),
    value: fc.double({ min: 1, max: 30, noNaN: true }),
    moment: moments,
  }),
  fc.record({
    kind: fc.constant('bloodPressure' as const),
    systolic: fc.integer({ min: 60, max: 220 }),
    diastolic: fc.integer({ min: 40, max: 140 }),
  }),
  fc.record({ kind: fc.constant('restingPulse' as const), value: fc.integer({ min: 20, max: 200 }) }),
);
const people: fc.Arbitrary<Person> = fc.record({
  gender: fc.constant(0 as const),
  age: fc.option(fc.integer({ min: 10, max: 60 }), { nil: undefined }),
  height: fc.integer({ min: 140, max: 185 }),
  weight: fc.integer({ min: 35, max: 120 }),
  conditions: fc.subarray(['type1Diabetes', 'type2Diabetes', 'highBloodPressure', 'kidneyDisease', 'eatingDisorder']),
});
const ranged: RangedValue[] = ['glucoseFasting', 'glucoseAfterMeal', 'systolic', 'diastolic', 'restingPulse'];

it('every rule judges gestational diabetes as a pregnancy with diabetes', () => {
  fc.assert(
    fc.property(readings, people, (reading, person) => {
      const known = [...(person.conditions ?? []), 'gestationalDiabetes'];
      const one: Person = { ...person, conditions: known };
      const both: Person = { ...person, conditions: [...known, 'pregnant'] };
      expect(judge(reading, one)).toEqual(judge(reading, both));
      expect(ranged.map((value) => usualRange(value, one))).toEqual(ranged.map((value) => usualRange(value, both)));
      expect(careProfile(one)).toEqual(careProfile(both));
      expect(careProfile(one).states).toContain('pregnant');
    }),
    { numRuns: 500 },
  );
});

it.each(medicines)('the notes about $id are those of a pregnancy with gestational diabetes', ({ names: [name = ''] }) =>
  expect(medicineNotes(name, ['gestationalDiabetes'])).toEqual(medicineNotes(name, ['pregnant'])),
);
