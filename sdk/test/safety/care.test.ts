import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  bodyMassClass,
  bodyMassEdges,
  bodyMassIndex,
  type CareArea,
  type CarePerson,
  careAreas,
  careProfile,
  energyTarget,
  judge,
  leastEnergy,
  olderAge,
  type Permit,
  permitFor,
  permits,
  weightLossObstacles,
  withheldReasons,
} from '../../src/safety/index.ts';

const woman: CarePerson = { gender: 0, age: 38, height: 162, weight: 58.6, conditions: [] };
const weighing = (index: number) => index * 1.62 ** 2;
const withheld = (facts: Partial<CarePerson>) => careProfile({ ...woman, ...facts }).withheld.map(({ area }) => area);

const all: CareArea[] = [
  'weightLoss',
  'lessFood',
  'energyTarget',
  'energyBalance',
  'score',
  'exercise',
  'weightChange',
];

describe('careProfile', () => {
  it.each<[string, Partial<CarePerson>, CareArea[]]>([
    ['a healthy adult', {}, []],
    ['a body mass index of 14.9', { weight: weighing(14.9) }, all],
    ['a body mass index of 15', { weight: weighing(15.001) }, all],
    ['a body mass index of 16', { weight: weighing(16.001) }, all.slice(0, 4)],
    ['a body mass index of 18.5', { weight: weighing(18.501) }, []],
    ['an unplanned loss of 10 %', { highestWeight: 65.1 }, []],
    ['a larger one', { highestWeight: 65.2 }, ['weightLoss', 'lessFood', 'exercise', 'weightChange']],
    [
      'an eating disorder',
      { conditions: ['eatingDisorder'] },
      [...all.slice(0, 2), 'energyBalance', 'score', 'weightChange'],
    ],
    ['pregnancy', { conditions: ['pregnant'] }, all.slice(0, 5)],
    ['17 years', { age: 17 }, [...all.slice(0, 5), 'weightChange']],
    ['65 years', { age: 65, weight: 80 }, ['weightLoss', 'lessFood']],
    ['kidney disease', { conditions: ['kidneyDisease'] }, ['fluidTarget', 'minerals']],
    ['dialysis', { conditions: ['dialysis'] }, ['fluidTarget', 'minerals']],
    ['heart failure', { conditions: ['heartFailure'] }, ['fluidTarget']],
    ['a condition of a later version', { conditions: ['tomorrow'] }, []],
  ])('careProfile withholds areas from %s', (_, facts, areas) => expect(withheld(facts)).toEqual(areas));

  it.each<[string, Partial<CarePerson>, 'now' | 'soon' | null]>([
    ['below 15', { weight: weighing(14.99) }, 'now'],
    ['from 15', { weight: weighing(15.001) }, 'soon'],
    ['from 16', { weight: weighing(16.001) }, null],
    ['below 15 at an unknown age', { weight: weighing(14.99), age: undefined }, 'now'],
    ['below 15 of a child', { weight: weighing(14.99), age: 10 }, null],
    ['usual after a large unplanned loss', { highestWeight: 66 }, 'soon'],
  ])('careProfile says how soon a person should see a doctor: %s', (_, facts, doctor) =>
    expect(careProfile({ ...woman, ...facts }).doctor).toBe(doctor),
  );

  it('careProfile names the gravest state first', () => {
    const care = careProfile({ ...woman, weight: weighing(13), conditions: ['pregnant', 'eatingDisorder'] });
    expect(care.states).toEqual(['bodyMassBelow15', 'bodyMassBelow16', 'eatingDisorder', 'underweight', 'pregnant']);
    expect(withheldReasons(care, 'energyTarget')).toEqual(['bodyMassBelow15', 'underweight', 'pregnant']);
  });

  it('an area that is not withheld is permitted, and reads replies of a later version', () => {
    const care = careProfile({ ...woman, conditions: ['heartFailure'] });
    expect(permits(care, 'fluidTarget')).toBe(false);
    expect(permits(care, 'score')).toBe(true);
    expect(permits({ withheld: [{ area: 'tomorrow', reasons: ['tomorrow'] }] }, 'score')).toBe(true);
    expect(permits({ withheld: [{ area: 'score', reasons: [] }] }, 'score')).toBe(false);
  });

  it('a further fact never permits more, and the rules for weight and energy agree with the profile', () => {
    const conditions = ['pregnant', 'breastfeeding', 'eatingDisorder', 'kidneyDisease', 'heartFailure', 'dialysis'];
    const people = fc.record({
      gender: fc.constantFrom(0, 1),
      age: fc.integer({ min: 0, max: 120 }),
      height: fc.integer({ min: 50, max: 250 }),
      weight: fc.double({ min: 2, max: 300, noNaN: true }),
      conditions: fc.subarray(conditions),
      highestWeight: fc.option(fc.double({ min: 2, max: 300, noNaN: true }), { nil: undefined }),
    }) as fc.Arbitrary<CarePerson>;
    fc.assert(
      fc.property(people, fc.constantFrom(...conditions), (person, condition) => {
        const before = careProfile(person);
        const after = careProfile({ ...person, conditions: [...(person.conditions ?? []), condition] });
        const areas = after.withheld.map(({ area }) => area);
        expect(areas).toEqual(expect.arrayContaining(before.withheld.map(({ area }) => area)));
        for (const { reasons } of after.withheld) expect(reasons.length).toBeGreaterThan(0);
        expect(careAreas.filter((area) => areas.includes(area))).toEqual(areas);

        const { highestWeight: _, ...facts } = person;
        const care = careProfile(facts);
        expect(weightLossObstacles(facts).length > 0).toBe(withheldReasons(care, 'weightLoss').length > 0);
        const target = energyTarget(facts, 'loseWeight');
        if (withheldReasons(care, 'energyTarget').length > 0) expect(target).toBeUndefined();
        if (typeof target?.target === 'number') expect(target.target).toBeLessThanOrEqual(target.need + 25);
      }),
    );
  });
});

describe('energyTarget', () => {
  it('an old person whose need is below the minimum has no target, because no target is above the need', () => {
    const person = { ...woman, age: 85, height: 150, weight: 43 };
    const target = energyTarget(person, 'maintainWeight', 1.2);
    expect(target?.need).toBeLessThan(leastEnergy.female);
    expect(target).toMatchObject({ change: 0, target: null, isFloor: false });
    expect(energyTarget(person, 'loseWeight', 1.2)).toEqual(target);
  });

  it('a target is at least the minimum, and from 65 on not above the need', () => {
    const adult = fc.record({
      gender: fc.constantFrom(0 as const, 1 as const),
      age: fc.integer({ min: 18, max: 110 }),
      height: fc.integer({ min: 120, max: 220 }),
      weight: fc.double({ min: 25, max: 250, noNaN: true }),
    });
    const goals = fc.constantFrom('loseWeight', 'maintainWeight', 'gainMuscle', 'controlGlucose', null);
    fc.assert(
      fc.property(adult, goals, fc.double({ min: 1.2, max: 1.9, noNaN: true }), (person, goal, activity) => {
        const energy = energyTarget(person, goal, activity);
        const index = bodyMassIndex(person) ?? Number.NaN;
        expect(energy === undefined).toBe(index < bodyMassEdges.normal);
        if (typeof energy?.target !== 'number') return;
        expect(energy.target).toBeGreaterThanOrEqual(person.gender === 1 ? leastEnergy.male : leastEnergy.female);
        if (person.age >= olderAge) expect(energy.target).toBeLessThanOrEqual(energy.need);
      }),
    );
  });
});

describe('bodyMassClass from 65 on', () => {
  it.each([
    [64, 18.5, 'normal'],
    [65, 19.9, 'underweight'],
    [65, 20, 'normal'],
    [79, 26.99, 'normal'],
    [80, 21.9, 'underweight'],
    [80, 22, 'normal'],
    [80, 27, 'overweight'],
    [80, 28, 'obese'],
  ])('at %d years a body mass index of %d is %s', (age, index, band) => expect(bodyMassClass(index, age)).toBe(band));
});

describe('judge in pregnancy', () => {
  const pregnant = { age: 30, conditions: ['pregnant'] };
  const glucose = (value: number, moment: string) => judge({ kind: 'glucose', value, moment }, pregnant);
  it.each([
    [5.09, 'fasting', 'usual'],
    [5.1, 'fasting', 'high'],
    [6.69, 'afterMeal', 'usual'],
    [6.7, 'afterMeal', 'high'],
    [7.7, 'bedtime', undefined],
    [11.1, 'bedtime', 'high'],
    [3.8, 'fasting', 'low'],
  ])('glucose of %d mmol/L, %s, has the level %s', (value, moment, level) =>
    expect(glucose(value, moment)?.level).toBe(level),
  );

  it('the targets with diabetes apply when it is known', () => {
    const known = { age: 30, conditions: ['pregnant', 'gestationalDiabetes'] };
    expect(judge({ kind: 'glucose', value: 5.2, moment: 'fasting' }, known)?.level).toBe('usual');
    expect(judge({ kind: 'glucose', value: 5.3, moment: 'fasting' }, known)?.level).toBe('high');
  });

  it.each([
    [139, 89, 'none'],
    [140, 80, 'today'],
    [120, 90, 'today'],
    [159, 109, 'today'],
    [160, 80, 'now'],
    [120, 110, 'now'],
  ])('a blood pressure of %d over %d needs help: %s', (systolic, diastolic, urgency) =>
    expect(judge({ kind: 'bloodPressure', systolic, diastolic }, pregnant)?.urgency).toBe(urgency),
  );
});

it('type 1 diabetes is judged by the targets of diabetes', () => {
  const person = { age: 30, conditions: ['type1Diabetes'] };
  expect(judge({ kind: 'glucose', value: 6.8, moment: 'fasting' }, person)?.level).toBe('usual');
});

describe('permitFor', () => {
  it('permitFor gives a permit exactly for the permitted areas, and none while nothing is known', () => {
    const care = careProfile({ ...woman, conditions: ['eatingDisorder'] });
    for (const area of careAreas) expect(permitFor(care, area) !== undefined).toBe(permits(care, area));
    expect(permitFor(undefined, 'score')).toBeUndefined();
  });

  it('nothing but permitFor gives a permit, and a permit is for one area', () => {
    type ScorePermit = Permit<'score'>;
    expectTypeOf(permitFor(careProfile(woman), 'score')).toEqualTypeOf<ScorePermit | undefined>();
    expectTypeOf<Permit<'exercise'>>().not.toExtend<ScorePermit>();
    // @ts-expect-error a component does not compile with something else
    const planted: ScorePermit = { area: 'score' };
    // @ts-expect-error nor without the decision
    const missing: { permit: ScorePermit } = {};
    expect([planted, missing]).toHaveLength(2);
  });
});

it('no area is permitted that does not exist', () => {
  const care = careProfile(woman);
  for (const ask of [permits, permitFor, withheldReasons])
    expect(() => ask(care, 'typo' as never)).toThrow(new TypeError('unknown care area: typo'));
});
