/**
 * Writes `openapi/vectors/*.json`: inputs of the safety rules with their results, so that a backend in any language can test
 * its own implementation. The inputs lie around every limit.
 */
import type { DietaryGoal } from '../../sdk/src/generated/schema.ts';
import {
  asNeededStatus,
  bloodPressureLimits,
  bodyMassClass,
  bodyMassEdgesAt,
  bodyMassIndex,
  type CarePerson,
  type Condition,
  careProfile,
  doseDoubts,
  energyTarget,
  type GlucoseMoment,
  glucoseLimits,
  isLossTooFast,
  isUnplannedLossLarge,
  isWeightDoubted,
  judge,
  type PlannedMedicine,
  type Reading,
  restingPulseLimits,
  takingDoubts,
  usualRange,
  waistClass,
  waistEdges,
  weightLossObstacles,
} from '../../sdk/src/safety/index.ts';

type Rule = (...parameters: never[]) => unknown;

interface Vectors {
  rule: Rule;
  /** Names of the parameters, in order. */
  parameters: string[];
  /** The arguments of each case; `undefined` is an unknown fact, and null in the file. */
  inputs: unknown[][];
}

const hour = 3_600_000;
const day = 24 * hour;
/** Noon of an example day, ms since 1970. */
const noon = Date.parse('2026-11-20T12:00:00+08:00');

/** A limit, and the values a step below and above it. */
const around = (step: number, ...limits: number[]): number[] =>
  limits.flatMap((limit) => [limit - step, limit, limit + step].map((value) => Math.round(value * 1000) / 1000));

const pairs = <First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] =>
  first.flatMap((one) => second.map((other): [First, Second] => [one, other]));

const adult: CarePerson = { gender: 0, age: 30, height: 165, weight: 62, conditions: [] };

const conditions: Condition[] = [
  ...(['type1Diabetes', 'type2Diabetes', 'gestationalDiabetes', 'highBloodLipids', 'highBloodPressure'] as const),
  ...(['highUricAcid', 'gout', 'kidneyDisease', 'dialysis', 'heartFailure', 'bariatricSurgery'] as const),
  ...(['eatingDisorder', 'pregnant', 'breastfeeding'] as const),
];

/** Persons who differ from an adult in one fact, in a pair of facts, or in an unknown one. */
const persons: CarePerson[] = [
  ...[undefined, 0, 13, 17, 18, 64, 65, 79, 80, 120].map((age) => ({ ...adult, age })),
  ...[undefined, 0, 1, 2].map((gender) => ({ ...adult, gender })),
  { ...adult, height: undefined },
  { ...adult, weight: undefined },
  { ...adult, conditions: undefined },
  // Around the indices of 15, 16, 18.5, 24 and 28 at 1.65 m.
  ...around(0.1, 40.9, 43.6, 50.4, 65.4, 76.3).map((weight) => ({ ...adult, weight })),
  ...around(0.1, 50.4).map((weight) => ({ ...adult, age: 17, weight })),
  ...[62, 65.2, 65.3, 68.8, 68.9, 69].map((highestWeight) => ({ ...adult, highestWeight })),
  ...conditions.map((condition) => ({ ...adult, conditions: [condition] })),
  ...pairs(['pregnant', 'eatingDisorder', 'dialysis'] as const, conditions).map((both) => ({
    ...adult,
    conditions: [...both],
  })),
  { ...adult, conditions: ['aConditionOfALaterVersion'] },
];

const judged = [
  adult,
  ...[undefined, 3, 15, 16, 17, 18].map((age) => ({ ...adult, age })),
  { ...adult, age: 17, conditions: ['pregnant'] },
  ...(['type2Diabetes', 'pregnant'] as const).map((condition) => ({ ...adult, conditions: [condition] })),
  ...[['gestationalDiabetes'], ['pregnant', 'gestationalDiabetes']].map((known) => ({ ...adult, conditions: known })),
].map(({ age, conditions: known }) => ({ age, conditions: known }));

const { urgentBelow, lowBelow, todayFrom, urgentFrom, healthy, diabetes, pregnant } = glucoseLimits;
const glucose = around(
  0.1,
  ...[urgentBelow, lowBelow, todayFrom, urgentFrom, ...Object.values(healthy), ...Object.values(diabetes)],
  ...[pregnant.fastingBelow, pregnant.withDiabetes.fastingBelow, pregnant.afterMealBelow],
);
const moments: (GlucoseMoment | undefined)[] = ['fasting', 'afterMeal', 'bedtime', undefined];

const { highFrom, normalBelow, pregnant: inPregnancy, ...otherLimits } = bloodPressureLimits;
const pressureLimits = [
  normalBelow,
  ...Object.values(highFrom),
  ...Object.values(inPregnancy),
  ...Object.values(otherLimits),
];
const pressures = [
  ...around(1, ...pressureLimits.map(({ systolic }) => systolic)).map((systolic) => ({ systolic, diastolic: 70 })),
  ...around(1, ...pressureLimits.map(({ diastolic }) => diastolic)).map((diastolic) => ({ systolic: 110, diastolic })),
];

const { usual, ...pulseLimits } = restingPulseLimits;

const readings: Reading[] = [
  ...pairs(glucose, moments).map(([value, moment]): Reading => ({ kind: 'glucose', value, moment })),
  ...pressures.map((pressure): Reading => ({ kind: 'bloodPressure', ...pressure })),
  { kind: 'bloodPressure', systolic: 136, diastolic: 70, place: 'office' },
  ...around(1, ...Object.values(pulseLimits), usual.min, usual.max).map(
    (value): Reading => ({ kind: 'restingPulse', value }),
  ),
];

const tablets = (medicineName: string, dose: number, times = 1): PlannedMedicine => ({
  ...{ medicineName, dose, doseUnit: 'tablet', repeatType: 'daily' },
  times: ['08:00', '14:00', '20:00', '23:00'].slice(0, times),
});
const metformin = tablets('盐酸二甲双胍片 0.5 g', 1, 2);

const goals: (DietaryGoal | undefined)[] = [undefined, 'loseWeight', 'maintainWeight', 'gainMuscle', 'controlGlucose'];

const rules: Record<string, Vectors> = {
  'body-mass-index': {
    rule: bodyMassIndex,
    parameters: ['person'],
    inputs: pairs([undefined, 0, 50, 165, 250], [undefined, 0, 2, 62, 300]).map(([height, weight]) => [
      { height, weight },
    ]),
  },
  'body-mass-class': {
    rule: bodyMassClass,
    parameters: ['index', 'age'],
    inputs: [undefined, 17, 18, 64, 65, 79, 80].flatMap((age) =>
      pairs([...around(0.01, ...Object.values(bodyMassEdgesAt(age))), undefined], [age]),
    ),
  },
  'waist-class': {
    rule: waistClass,
    parameters: ['waist', 'person'],
    inputs: pairs(
      [...around(0.1, ...Object.values(waistEdges.female), ...Object.values(waistEdges.male)), undefined],
      [{ gender: 0, age: 30 }, { gender: 1, age: 30 }, { gender: 1, age: 17 }, { age: 30 }, { gender: 0 }],
    ),
  },
  'reading-judgement': { rule: judge, parameters: ['reading', 'person'], inputs: pairs(readings, judged) },
  'usual-range': {
    rule: usualRange,
    parameters: ['value', 'person'],
    inputs: pairs(['glucoseFasting', 'glucoseAfterMeal', 'systolic', 'diastolic', 'restingPulse'] as const, judged),
  },
  'care-profile': { rule: careProfile, parameters: ['person'], inputs: persons.map((person) => [person]) },
  'weight-loss-obstacles': {
    rule: weightLossObstacles,
    parameters: ['person'],
    inputs: persons.map((person) => [person]),
  },
  'energy-target': { rule: energyTarget, parameters: ['person', 'goal'], inputs: pairs(persons, goals) },
  'loss-too-fast': {
    rule: isLossTooFast,
    parameters: ['from', 'to', 'days'],
    inputs: pairs([80, 120], [1, 2, 3, 7, 14, 30]).flatMap(([from, days]) =>
      around(0.1, from - Math.min(from / 100, 1) * (days / 7)).map((to) => [from, to, days]),
    ),
  },
  'unplanned-loss': {
    rule: isUnplannedLossLarge,
    parameters: ['highest', 'now'],
    inputs: around(0.1, 57).map((now) => [60, now]),
  },
  'doubted-weight': {
    rule: isWeightDoubted,
    parameters: ['weight', 'last', 'days'],
    inputs: pairs([30, 55, 57, 58, 59, 60, 61, 62, 63, 65, 120], [0, 1, 7, 30, 365]).map(([weight, days]) => [
      weight,
      60,
      days,
    ]),
  },
  'taking-doubts': {
    rule: takingDoubts,
    parameters: ['dose', 'others'],
    inputs: pairs([-1, 0, 2, 3, 4, 5, 6, 7, 24], ['阿托伐他汀 20 mg', '甲氨蝶呤 2.5 mg']).flatMap(
      ([late, medicineName]) => {
        const dose = { medicineName, planned: noon, at: noon + late * hour, daysLate: late >= 12 ? 1 : 0 };
        const next = { planned: noon + 8 * hour };
        const before = { planned: noon - day, taken: noon - hour };
        const asNeeded = { taken: noon - hour, minHoursBetween: 4 };
        return [[], [next], [before], [before, next], [asNeeded]].map((others) => [dose, others]);
      },
    ),
  },
  'as-needed': {
    rule: asNeededStatus,
    parameters: ['limits', 'taken', 'now'],
    inputs: [[], [4], [3.9], [23, 12, 8, 4.1], [24, 12, 8, 4.1], [12, 8, 4.1, 1]].map((hoursAgo) => [
      { minHoursBetween: 4, maxDosesPerDay: 4 },
      hoursAgo.map((hours) => noon - hours * hour),
      noon,
    ]),
  },
  'dose-doubts': {
    rule: doseDoubts,
    parameters: ['medicine', 'others'],
    inputs: [
      ...[0.5, 1, 10, 11, 31].map((dose) => [tablets('盐酸二甲双胍片 0.5 g', dose), {}]),
      ...[1, 2, 3, 4].map((times) => [tablets('盐酸二甲双胍片 0.5 g', 2, times), {}]),
      ...['甲氨蝶呤 2.5 mg', '地高辛 0.25 mg', '对乙酰氨基酚 500 mg', 'an unknown medicine'].map((name) => [
        tablets(name, 1),
        {},
      ]),
      [metformin, { beside: [metformin] }],
      [tablets('盐酸二甲双胍片 0.5 g', 5), { before: [tablets('盐酸二甲双胍片 0.5 g', 0.5)] }],
      [tablets('瑞舒伐他汀 10 mg', 1), { beside: [tablets('阿托伐他汀 20 mg', 1)] }],
    ],
  },
};

/** A fact that is absent in an object is absent in the file; an absent argument or result is null. */
const toJson = (value: unknown) => JSON.stringify(value ?? null);

/** @returns the files by their path from the root of the repository */
export function renderVectors(): [path: string, content: string][] {
  return Object.entries(rules).map(([name, { rule, parameters, inputs }]) => {
    const lines = [...new Set(inputs.map((input) => `[${input.map(toJson).join(', ')}]`))].map((line) => {
      const input = JSON.parse(line, (_, value) => value ?? undefined) as never[];
      return `    { "arguments": ${line}, "result": ${toJson(rule(...input))} }`;
    });
    const head = `"rule": ${toJson(rule.name)},\n  "parameters": ${toJson(parameters)}`;
    return [`openapi/vectors/${name}.json`, `{\n  ${head},\n  "cases": [\n${lines.join(',\n')}\n  ]\n}\n`];
  });
}
