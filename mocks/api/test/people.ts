import type { MedicineNote } from '../../../sdk/src/safety/index.ts';
import type { EvaluationNoScoreReason, UserInformationInput, WeightLossObstacle } from '../generated/operations.ts';

/** A person with the expected results of the rules on weight loss and energy on 20 November 2026. */
export interface TestPerson {
  name: string;
  profile: UserInformationInput;
  /** The reasons why they get no help to lose weight. */
  obstacles: WeightLossObstacle[];
  /** kcal per day with the goal to lose weight, or else without a goal; null if no formula applies. */
  target: number | null;
  /** The reason why their assessment has no score; null if it has one. The assessment asks for height and weight. */
  noScore: EvaluationNoScoreReason | null;
  /**
   * Whether the assessment gives an energy target and a plan.
   * @default the value of `isCompared`
   */
  isPlanned?: boolean;
  /** A medicine, its dose in tablets and its notes about food. The mock doubts a dose above ten. */
  medicine?: { name: string; dose: number; notes: MedicineNote[] };
  /** Their last values: mmol/L, mmHg, and beats per minute at rest. */
  readings?: { glucose?: { fasting?: number; afterMeal?: number }; pressure?: [number, number]; pulse?: number };
  /** Whether the energy of a day is compared with the target. @default whether there is one */
  isCompared?: boolean;
  /** Whether the normal ranges of adults apply to their values. */
  isAdult?: boolean;
}

/** A person without the results that most people have: no obstacle, no target, and an assessment with a score. */
type Listed = Pick<TestPerson, 'profile'> & Partial<Omit<TestPerson, 'name'>>;

const tags = {
  type2Diabetes: 'tag-3001',
  highBloodLipids: 'tag-3002',
  highBloodPressure: 'tag-3003',
  highUricAcid: 'tag-3004',
  kidneyDisease: 'tag-3007',
  type1Diabetes: 'tag-3009',
  gestationalDiabetes: 'tag-3010',
  gout: 'tag-3051',
  dialysis: 'tag-3052',
  heartFailure: 'tag-3053',
  bariatricSurgery: 'tag-3054',
  eatingDisorder: 'tag-3008',
  gluten: 'tag-3012',
  peanut: 'tag-3013',
  soy: 'tag-3017',
  vegan: 'tag-3022',
  tryingToConceive: 'tag-3031',
  pregnant: 'tag-3032',
  breastfeeding: 'tag-3033',
  menopause: 'tag-3034',
  lateNights: 'tag-3042',
  alcohol: 'tag-3045',
};

const person = (birthDate: string | null, height: number | null, weight: number | null, gender: -1 | 0 | 1 = 0) => ({
  ...{ birthDate, height, weight, gender },
});
const withTags = (of: UserInformationInput, ...names: (keyof typeof tags)[]): UserInformationInput => ({
  ...of,
  healthTagIds: names.map((name) => tags[name]),
});
const woman = person('1990-04-01', 165, 68);
const thin = person('1986-04-01', 165, 38.1);

/** What is expected of groups of people. */
const child = { obstacles: ['under18'], noScore: 'under18', isAdult: false } satisfies Partial<Listed>;
const pregnant = { obstacles: ['pregnant'], noScore: 'pregnant' } satisfies Partial<Listed>;
const emaciated = { obstacles: ['underweight'], noScore: 'seeDoctor' } satisfies Partial<Listed>;

/** People whom a careless number could harm, and people at the limits of the rules. */
const listed: Record<string, Listed> = {
  'a pregnant woman': { profile: withTags(woman, 'pregnant'), ...pregnant },
  'a breastfeeding woman': { profile: withTags(woman, 'breastfeeding'), obstacles: ['breastfeeding'] },
  'a boy of ten': { profile: person('2016-05-01', 140, 35, 1), ...child },
  'an infant': { profile: person('2026-10-01', 55, 4.5), ...child },
  'a heavy girl of twelve': { profile: person('2014-05-01', 150, 80), ...child },
  'a man one day before 18': { profile: person('2008-11-21', 175, 95, 1), ...child },
  // The examples have more carbohydrate than her target leaves room for.
  'a small woman': { profile: person('1981-04-01', 152, 58), target: 1200 },
  'a man on the day of 18': { profile: person('2008-11-20', 175, 95, 1), target: 2200 },
  'a woman with BMI 14': { profile: thin, ...emaciated },
  'a woman just below BMI 15': { profile: person('1986-04-01', 200, 59.9), ...emaciated },
  'a woman with BMI 15': { profile: person('1986-04-01', 200, 60), ...emaciated },
  'a woman with BMI 16': { profile: person('1986-04-01', 200, 64), obstacles: ['underweight'] },
  'a woman just below BMI 18.5': { profile: person('1986-04-01', 200, 73.9), obstacles: ['underweight'] },
  'a woman with BMI 18.5': { profile: person('1986-04-01', 200, 74), target: 1750 },
  'a pregnant woman with BMI 14 and kidney disease': {
    profile: withTags(thin, 'kidneyDisease', 'pregnant'),
    obstacles: ['underweight', 'pregnant'],
    noScore: 'seeDoctor',
  },
  'a pregnant girl of 17': {
    profile: withTags(person('2009-05-01', 165, 68), 'pregnant'),
    obstacles: ['under18', 'pregnant'],
    noScore: 'under18',
    isAdult: false,
  },
  'a woman with a history of an eating disorder': {
    profile: withTags(woman, 'eatingDisorder'),
    obstacles: ['eatingDisorder'],
    target: 1900,
    isCompared: false,
    noScore: 'eatingDisorder',
  },
  'a thin woman with an eating disorder': {
    profile: withTags(thin, 'eatingDisorder'),
    ...emaciated,
    obstacles: ['underweight', 'eatingDisorder'],
  },
  'a person whose age is unknown': {
    profile: person(null, 165, 68),
    obstacles: ['ageUnknown'],
    noScore: 'ageUnknown',
    isAdult: false,
  },
  'a person whose height is unknown': {
    profile: person('1990-04-01', null, 68),
    obstacles: ['heightUnknown'],
    isPlanned: true,
    isAdult: false,
  },
  'a person whose weight is unknown': {
    profile: person('1990-04-01', 165, null),
    obstacles: ['weightUnknown'],
    isPlanned: true,
  },
  'a person of whom nothing is known': {
    profile: person(null, null, null, -1),
    obstacles: ['ageUnknown', 'heightUnknown', 'weightUnknown'],
    noScore: 'ageUnknown',
    isAdult: false,
  },
  'a person whose sex is unknown': { profile: person('1990-04-01', 165, 68, -1) },
  'a man of 80 on warfarin': {
    profile: person('1946-04-01', 170, 60, 1),
    obstacles: ['from65'],
    target: 1700,
    medicine: { name: '华法林钠 2.5 mg', dose: 50, notes: ['steadyVitaminK', 'alcohol'] },
  },
  'a woman of 80': { profile: person('1946-04-01', 155, 50), obstacles: ['from65'], target: 1200, isPlanned: false },
  'a woman of 85 whose need is small': { profile: person('1941-04-01', 150, 43), obstacles: ['from65'] },
  'a woman with type 1 diabetes': { profile: withTags(woman, 'type1Diabetes'), target: 1400 },
  'a pregnant woman with gestational diabetes': {
    profile: withTags(woman, 'pregnant', 'gestationalDiabetes'),
    ...pregnant,
  },
  'a woman with gestational diabetes who does not name the pregnancy': {
    profile: withTags(woman, 'gestationalDiabetes'),
    ...pregnant,
  },
  'a man on dialysis with heart failure': {
    profile: withTags(person('1966-04-01', 172, 84, 1), 'dialysis', 'heartFailure'),
    target: 1750,
  },
  'a woman after weight-loss surgery': {
    profile: withTags(woman, 'bariatricSurgery'),
    obstacles: ['afterBariatricSurgery'],
  },
  'a man with gout': { profile: withTags(person('1966-04-01', 172, 84, 1), 'gout'), target: 1750 },
  'a man with insulin': { profile: withTags(person('1971-04-01', 175, 90, 1), 'type2Diabetes'), target: 1900 },
  'a woman with kidney disease and gout': {
    profile: withTags(person('1966-04-01', 160, 70), 'kidneyDisease', 'highUricAcid'),
    target: 1250,
  },
  'a man with high blood pressure and lipids': {
    profile: withTags(person('1966-04-01', 172, 84, 1), 'highBloodPressure', 'highBloodLipids'),
    target: 1750,
    medicine: { name: 'Simvastatin 20 mg', dose: 11, notes: ['grapefruit'] },
  },
  'a vegan with a gluten allergy': { profile: withTags(woman, 'vegan', 'gluten'), target: 1400 },
  'a woman who tries to conceive': { profile: withTags(woman, 'tryingToConceive'), target: 1400 },
  'a woman in menopause': { profile: withTags(person('1974-04-01', 162, 70), 'menopause'), target: 1300 },
  'a woman with BMI 13 and an eating disorder': {
    profile: withTags(person('1996-04-01', 165, 35.4), 'eatingDisorder'),
    ...emaciated,
    obstacles: ['underweight', 'eatingDisorder'],
  },
  'a man with BMI 12.1': { profile: person('1986-04-01', 178, 38.3, 1), ...emaciated },
  'a woman with BMI 16 and an eating disorder': {
    profile: withTags(person('1986-04-01', 200, 64), 'eatingDisorder'),
    obstacles: ['underweight', 'eatingDisorder'],
    noScore: 'eatingDisorder',
  },
  'a woman with BMI 17.9 and an eating disorder': {
    profile: withTags(person('1996-04-01', 165, 48.7), 'eatingDisorder'),
    obstacles: ['underweight', 'eatingDisorder'],
    noScore: 'eatingDisorder',
  },
  'a pregnant woman with 165/105': {
    profile: withTags(woman, 'pregnant'),
    readings: { pressure: [165, 105] },
    ...pregnant,
  },
  'a pregnant woman with 150/95': {
    profile: withTags(woman, 'pregnant'),
    readings: { pressure: [150, 95] },
    ...pregnant,
  },
  'a pregnant woman with a glucose of 5.8 and 7.7': {
    profile: withTags(woman, 'pregnant'),
    readings: { glucose: { fasting: 5.8, afterMeal: 7.7 } },
    ...pregnant,
  },
  'a pregnant vegan': { profile: withTags(woman, 'pregnant', 'vegan'), ...pregnant },
  'a woman with type 1 diabetes and a glucose of 3.1': {
    profile: withTags(woman, 'type1Diabetes'),
    readings: { glucose: { fasting: 3.1 } },
    target: 1400,
  },
  'a woman of normal weight with type 2 diabetes and high lipids': {
    profile: withTags(person('1988-05-12', 162, 58.5), 'type2Diabetes', 'highBloodLipids'),
    target: 1250,
  },
  'a girl of 15': { profile: person('2011-05-01', 162, 52), ...child },
  'a boy of 17': { profile: person('2009-05-01', 178, 62, 1), ...child },
  'an athlete with a pulse of 38': { profile: person('1996-04-01', 180, 72, 1), readings: { pulse: 38 }, target: 1850 },
  'a man with a pulse of 150 at rest': {
    profile: person('1976-04-01', 175, 80, 1),
    readings: { pulse: 150 },
    target: 1800,
  },
  'a man with 190/125': {
    profile: withTags(person('1966-04-01', 172, 84, 1), 'highBloodPressure'),
    readings: { pressure: [190, 125] },
    target: 1750,
  },
  'a woman with a glucose of 17': {
    profile: withTags(woman, 'type2Diabetes'),
    readings: { glucose: { fasting: 17 } },
    target: 1400,
  },
  'a man with an allergy to peanuts and soya': {
    profile: withTags(person('1986-04-01', 176, 78, 1), 'peanut', 'soy'),
    target: 1850,
  },
  'a man who drinks alcohol and works at night': {
    profile: withTags(person('1986-04-01', 176, 78, 1), 'alcohol', 'lateNights'),
    target: 1850,
  },
  'a very heavy man': { profile: person('1986-04-01', 180, 160, 1), target: 3000 },
};

export const people: TestPerson[] = Object.entries(listed).map(([name, one]) => ({
  ...{ name, obstacles: [], target: null, noScore: null },
  ...one,
}));
