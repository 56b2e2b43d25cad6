import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GlucoseMoment,
  type Judgement,
  judge,
  type Person,
  type RangedValue,
  type Reading,
  type Urgency,
  usualRange,
} from '../../src/safety/index.ts';

const adult: Person = { age: 40 };
const diabetic: Person = { age: 40, conditions: ['type2Diabetes'] };

const glucose = (value: number, moment: GlucoseMoment = 'fasting'): Reading => ({ kind: 'glucose', value, moment });
const pressure = (systolic: number, diastolic: number, place?: 'home' | 'office'): Reading => ({
  kind: 'bloodPressure',
  systolic,
  diastolic,
  place,
});
const pulse = (value: number): Reading => ({ kind: 'restingPulse', value });

const moments = fc.constantFrom<GlucoseMoment>('fasting', 'beforeMeal', 'afterMeal', 'bedtime', 'other');
const readings: fc.Arbitrary<Reading> = fc.oneof(
  fc.record({
    kind: fc.constant('glucose' as const),
    value: fc.double({ min: 0.5, max: 40, noNaN: true }),
    moment: moments,
  }),
  fc.record({
    kind: fc.constant('bloodPressure' as const),
    systolic: fc.integer({ min: 50, max: 300 }),
    diastolic: fc.integer({ min: 30, max: 200 }),
  }),
  fc.record({ kind: fc.constant('restingPulse' as const), value: fc.integer({ min: 20, max: 250 }) }),
);

describe('glucose', () => {
  it.each<[number, GlucoseMoment, Person, string, string]>([
    [2.99, 'bedtime', adult, 'now', 'low'],
    [3.0, 'bedtime', adult, 'today', 'low'],
    [3.89, 'fasting', adult, 'today', 'low'],
    [3.9, 'fasting', adult, 'none', 'usual'],
    [6.1, 'fasting', adult, 'none', 'usual'],
    [6.11, 'fasting', adult, 'none', 'high'],
    [7.79, 'afterMeal', adult, 'none', 'usual'],
    [7.8, 'afterMeal', adult, 'none', 'high'],
    [7.8, 'bedtime', adult, 'none', 'raised'],
    [11.1, 'other', adult, 'none', 'high'],
    [13.89, 'other', adult, 'none', 'high'],
    [13.9, 'other', adult, 'today', 'high'],
    [16.69, 'afterMeal', adult, 'today', 'high'],
    [16.7, 'afterMeal', adult, 'now', 'high'],
    [33, 'bedtime', adult, 'now', 'high'],
    [4.39, 'fasting', diabetic, 'none', 'low'],
    [4.4, 'fasting', diabetic, 'none', 'usual'],
    [7.0, 'beforeMeal', diabetic, 'none', 'usual'],
    [7.01, 'beforeMeal', diabetic, 'none', 'high'],
    [9.99, 'afterMeal', diabetic, 'none', 'usual'],
    [10, 'bedtime', diabetic, 'none', 'high'],
  ])('a glucose of %d mmol/L (%s) has the expected judgement', (value, moment, person, urgency, level) => {
    expect(judge(glucose(value, moment), person)).toEqual({ urgency, level });
  });
});

describe('blood pressure', () => {
  it.each<[number, number, 'home' | 'office' | undefined, string, string]>([
    [89, 70, undefined, 'ifUnwell', 'low'],
    [90, 60, undefined, 'none', 'usual'],
    [100, 59, undefined, 'none', 'low'],
    [119, 79, undefined, 'none', 'usual'],
    [120, 79, undefined, 'none', 'raised'],
    [119, 80, undefined, 'none', 'raised'],
    [134, 84, undefined, 'none', 'raised'],
    [135, 84, undefined, 'none', 'high'],
    [134, 85, undefined, 'none', 'high'],
    [135, 85, 'office', 'none', 'raised'],
    [140, 85, 'office', 'none', 'high'],
    [159, 99, undefined, 'none', 'high'],
    [160, 80, undefined, 'today', 'high'],
    [130, 100, undefined, 'today', 'high'],
    [179, 109, undefined, 'today', 'high'],
    [180, 80, undefined, 'now', 'high'],
    [150, 110, undefined, 'now', 'high'],
    [190, 125, 'office', 'now', 'high'],
  ])('a blood pressure of %d/%d (%s) has the expected judgement', (systolic, diastolic, place, urgency, level) => {
    expect(judge(pressure(systolic, diastolic, place), adult)).toEqual({ urgency, level });
  });
});

describe('resting pulse', () => {
  it.each([
    [40, 'now', 'low'],
    [41, 'ifUnwell', 'low'],
    [50, 'ifUnwell', 'low'],
    [51, 'none', 'low'],
    [59, 'none', 'low'],
    [60, 'none', 'usual'],
    [100, 'none', 'usual'],
    [101, 'none', 'high'],
    [110, 'none', 'high'],
    [111, 'today', 'high'],
    [130, 'today', 'high'],
    [131, 'now', 'high'],
  ])('a resting pulse of %d has the urgency %s and the level %s', (value, urgency, level) =>
    expect(judge(pulse(value), adult)).toEqual({ urgency, level }),
  );
});

describe('people without adult ranges', () => {
  it('a reading of a child has no level, and the urgencies of an adult that transfer', () => {
    expect(judge(pressure(85, 50), { age: 5 })).toEqual({ urgency: 'none' });
    expect(judge(pulse(140), { age: 2 })).toEqual({ urgency: 'none' });
    expect(judge(pulse(219), { age: 15 })).toEqual({ urgency: 'none' });
    expect(judge(pulse(220), { age: 15 })).toEqual({ urgency: 'now' });
    expect(judge(pulse(130), { age: 16 })).toEqual({ urgency: 'today' });
    expect(judge(pulse(131), { age: 16 })).toEqual({ urgency: 'now' });
    expect(judge(glucose(5), { age: 17 })).toEqual({ urgency: 'none' });
  });

  const minors = fc.integer({ min: 0, max: 17 });
  const conditions = fc.subarray(['type1Diabetes', 'kidneyDisease', 'eatingDisorder']);

  it('a high pressure, a slow pulse and any glucose are as urgent at every age as in an adult', () => {
    const transferring: fc.Arbitrary<Reading> = fc.oneof(
      fc.double({ min: 0.5, max: 40, noNaN: true }).map((value) => glucose(value)),
      fc.tuple(fc.integer({ min: 90, max: 300 }), fc.integer({ min: 30, max: 200 })).map((both) => pressure(...both)),
      fc.integer({ min: 20, max: 110 }).map(pulse),
    );
    fc.assert(
      fc.property(transferring, minors, conditions, (reading, age, tags) => {
        const urgency = judge(reading, { age: 40, conditions: tags })?.urgency;
        expect(judge(reading, { age, conditions: tags })).toEqual({ urgency });
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['pregnant', 'gestationalDiabetes'])(
    'a minor with the condition %s has the urgencies of a pregnancy',
    (tag) => {
      fc.assert(
        fc.property(readings, minors, conditions, (reading, age, tags) => {
          const urgency = judge(reading, { age: 30, conditions: [...tags, tag] })?.urgency;
          expect(judge(reading, { age, conditions: [...tags, tag] })).toEqual({ urgency });
        }),
        { numRuns: 1000 },
      );
    },
  );

  it('a reading without a known age has no level, but keeps its urgency', () => {
    expect(judge(pulse(70), {})).toEqual({ urgency: 'none' });
    expect(judge(pressure(190, 125), {})).toEqual({ urgency: 'now' });
  });

  it('a reading that is not a finite number has no judgement', () => {
    expect(judge(glucose(Number.NaN), adult)).toBeUndefined();
    expect(judge(pressure(120, Number.POSITIVE_INFINITY), adult)).toBeUndefined();
  });
});

/** Values of one kind on both sides of a usual one. */
const axes: { name: string; usual: number; min: number; max: number; read: (value: number) => Reading }[] = [
  { name: 'glucose before a meal', usual: 5, min: 0.5, max: 40, read: (value) => glucose(value, 'fasting') },
  { name: 'glucose after a meal', usual: 5, min: 0.5, max: 40, read: (value) => glucose(value, 'afterMeal') },
  { name: 'glucose at another time', usual: 5, min: 0.5, max: 40, read: (value) => glucose(value, 'other') },
  { name: 'systolic pressure', usual: 110, min: 50, max: 300, read: (value) => pressure(value, 70) },
  { name: 'diastolic pressure', usual: 70, min: 30, max: 200, read: (value) => pressure(110, value) },
  { name: 'blood pressure', usual: 110, min: 50, max: 300, read: (value) => pressure(value, (value * 2) / 3) },
  {
    name: 'blood pressure at the doctor’s',
    usual: 110,
    min: 50,
    max: 300,
    read: (value) => pressure(value, (value * 2) / 3, 'office'),
  },
  { name: 'resting pulse', usual: 80, min: 20, max: 250, read: pulse },
];

describe('edges of urgency', () => {
  // Far below the precision of every device: a rule that rounds first would move its edge.
  const step = 1e-9;
  const systolic = (value: number) => pressure(value, 70);
  const diastolic = (value: number) => pressure(115, value);

  // Chinese guidelines for diabetes and hypertension (2024), and NEWS2 (RCP 2017).
  it.each<[string, Urgency, number, Urgency, (value: number) => Reading]>([
    ['a glucose', 'now', 3.0 - step, 'today', glucose],
    ['a glucose', 'today', 3.9 - step, 'none', glucose],
    ['a glucose', 'none', 13.9 - step, 'today', glucose],
    ['a glucose', 'today', 16.7 - step, 'now', glucose],
    ['a systolic pressure', 'ifUnwell', 90 - step, 'none', systolic],
    ['a systolic pressure', 'none', 160 - step, 'today', systolic],
    ['a systolic pressure', 'today', 180 - step, 'now', systolic],
    ['a diastolic pressure', 'none', 100 - step, 'today', diastolic],
    ['a diastolic pressure', 'today', 110 - step, 'now', diastolic],
    ['a resting pulse', 'now', 40, 'ifUnwell', pulse],
    ['a resting pulse', 'ifUnwell', 50, 'none', pulse],
    ['a resting pulse', 'none', 111 - step, 'today', pulse],
    ['a resting pulse', 'today', 131 - step, 'now', pulse],
  ])('the urgency of %s is %s up to %d and %s above', (_kind, below, last, above, read) => {
    const around = (age: number | undefined) =>
      [last, last + step].map((value) => judge(read(value), { age })?.urgency);
    expect(around(40)).toEqual([below, above]);
    expect(around(undefined)).toEqual([below, above]);
    const isOfAdults = (read === systolic && below === 'ifUnwell') || (read === pulse && last > 100);
    expect(around(12)).toEqual(isOfAdults ? ['none', 'none'] : [below, above]);
  });
});

describe('every reading', () => {
  const ages = fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined });
  const tags = fc.subarray(['type2Diabetes', 'pregnant']);

  it('an urgent reading is never usual, and no reading has a level without a known adult age', () => {
    fc.assert(
      fc.property(readings, ages, tags, (reading, age, conditions) => {
        const { urgency, level } = judge(reading, { age, conditions }) ?? {};
        if (urgency === 'now' || urgency === 'today') expect(level).not.toBe('usual');
        if (age === undefined || age < 18) expect(level).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it.each(axes)('a reading of $name farther from usual is never less urgent, nor of an opposite level', (axis) => {
    const urgencies = ['none', 'ifUnwell', 'today', 'now'];
    const levels = ['low', 'usual', 'raised', 'high'];
    for (const person of [adult, diabetic, { age: 12 }, { age: 12, conditions: diabetic.conditions }, {}]) {
      for (const end of [axis.min, axis.max]) {
        const readings = Array.from({ length: 501 }, (_, index) => axis.usual + ((end - axis.usual) * index) / 500);
        const judged = readings.map((value) => judge(axis.read(value), person) as Judgement);
        const ascending = <T>(values: T[]) => [...values].sort((a, b) => Number(a) - Number(b));
        const ranks = judged.map(({ urgency }) => urgencies.indexOf(urgency));
        expect(ranks).toEqual(ascending(ranks));
        const heights = judged.map(({ level }) => levels.indexOf(level ?? '') * Math.sign(end - axis.usual));
        expect(heights).toEqual(ascending(heights));
      }
    }
  });
});

describe('usualRange', () => {
  const readings: Record<RangedValue, { step: number; to: number; reading: (value: number) => Reading }> = {
    glucoseFasting: { step: 0.1, to: 20, reading: (value) => glucose(value) },
    glucoseAfterMeal: { step: 0.1, to: 20, reading: (value) => glucose(value, 'afterMeal') },
    systolic: { step: 1, to: 250, reading: (value) => pressure(value, 70) },
    diastolic: { step: 1, to: 150, reading: (value) => pressure(110, value) },
    restingPulse: { step: 1, to: 200, reading: pulse },
  };
  const people: Person[] = [[], ['type2Diabetes'], ['pregnant'], ['pregnant', 'gestationalDiabetes']].map(
    (conditions) => ({ age: 30, conditions }),
  );

  it.each(Object.keys(readings) as RangedValue[])(
    'usualRange of %s has exactly the values that judge calls usual',
    (value) => {
      const { step, to, reading } = readings[value];
      for (const person of people) {
        const range = usualRange(value, person);
        if (!range) throw new Error('There is no range');
        for (let steps = 0; steps * step <= to; steps += 1) {
          const shown = Math.round(steps * step * 10) / 10;
          const isUsual = judge(reading(shown), person)?.level === 'usual';
          expect([shown, isUsual]).toEqual([shown, shown >= range.min && shown <= range.max]);
        }
      }
    },
  );

  it('a child, and a person of unknown age, have no range', () => {
    expect(usualRange('systolic', { age: 17 })).toBeUndefined();
    expect(usualRange('systolic', {})).toBeUndefined();
  });
});

describe('a value outside its types, as JSON may have', () => {
  it('throws for a kind that does not exist', () => {
    for (const kind of ['nope', undefined, null])
      expect(() => judge({ kind, value: 5 } as never, adult)).toThrow(
        new TypeError(`unknown kind of reading: ${kind}`),
      );
  });

  it.each<Reading>([
    ...[-1, 0, 0.49, 60.1].map((value) => glucose(value)),
    ...[-1, 19, 301].map(pulse),
    ...[pressure(29, 25), pressure(301, 80), pressure(120, 19), pressure(120, 201)],
  ])('has no judgement: %o', (reading) => expect(judge(reading, adult)).toBeUndefined());

  it('is judged at the ends of the possible values', () => {
    for (const reading of [glucose(0.5), glucose(60), pulse(20), pulse(300), pressure(300, 200)])
      expect(judge(reading, adult)?.urgency).toBe('now');
  });

  it.each<[number, Person, Judgement]>([
    [2.9, adult, { urgency: 'now', level: 'low' }],
    [5, adult, { urgency: 'none' }],
    [5, diabetic, { urgency: 'none' }],
    [9, adult, { urgency: 'none' }],
    [11.1, adult, { urgency: 'none', level: 'high' }],
    [17, diabetic, { urgency: 'now', level: 'high' }],
  ])(
    'has a level at a moment of a later version only if it is low or high at any time: %d',
    (value, person, expected) => expect(judge(glucose(value, 'afterSport' as never), person)).toEqual(expected),
  );
});
