import { adultAge, fact, factsOf, hasDiabetes, isPregnant, type Person } from './person.ts';

/** Relation of a blood glucose value to meals; `afterMeal` means two hours after a meal. */
export type GlucoseMoment = 'fasting' | 'beforeMeal' | 'afterMeal' | 'bedtime' | 'other';

/** A measured value. */
export type Reading =
  | {
      kind: 'glucose';
      /** mmol/L */ value: number;
      moment?: GlucoseMoment | (string & {}) | undefined;
    }
  | {
      kind: 'bloodPressure';
      /** mmHg */ systolic: number;
      /** mmHg */ diastolic: number;
      /** Place of the measurement. @default 'home' */
      place?: 'home' | 'office' | undefined;
    }
  | {
      kind: 'restingPulse';
      /** Beats per minute. */ value: number;
    };

/**
 * How soon a reading needs help.
 *
 * - `now`: a fixed text and a call button
 * - `today`: a doctor's advice today
 * - `ifUnwell`: a doctor's advice today if the person feels dizzy
 * - `none`: no hurry
 */
export type Urgency = 'now' | 'today' | 'ifUnwell' | 'none';

/** Position relative to the limits. `raised` is above usual, but not yet high. */
export type Level = 'low' | 'usual' | 'raised' | 'high';

/** A judged reading. */
export interface Judgement {
  urgency: Urgency;
  /** Absent if no rule judges the value, as for a child: it is shown without a level, and never called usual. */
  level?: Level;
}

/** mmol/L (Chinese guideline for diabetes, 2024). */
export const glucoseLimits = {
  urgentBelow: 3.0,
  lowBelow: 3.9,
  todayFrom: 13.9,
  urgentFrom: 16.7,
  /**
   * Without diabetes: highest usual fasting value, first high value two hours after a meal, first high value at any time.
   */
  healthy: { fastingMax: 6.1, afterMealBelow: 7.8, anyTimeHighFrom: 11.1 },
  /** With diabetes: the targets. */
  diabetes: { fastingMin: 4.4, fastingMax: 7.0, otherBelow: 10.0 },
  /**
   * In pregnancy. A fasting value from the first limit on is one of the criteria of gestational diabetes (IADPSG, 2010). With
   * any diabetes the targets are those of the ADA Standards of Care (2024): fasting and two hours after a meal.
   */
  pregnant: { fastingBelow: 5.1, withDiabetes: { fastingBelow: 5.3 }, afterMealBelow: 6.7 },
} as const;

/** mmHg (Chinese guidelines for hypertension, 2024). */
export const bloodPressureLimits = {
  urgentFrom: { systolic: 180, diastolic: 110 },
  todayFrom: { systolic: 160, diastolic: 100 },
  lowBelow: { systolic: 90, diastolic: 60 },
  normalBelow: { systolic: 120, diastolic: 80 },
  highFrom: { home: { systolic: 135, diastolic: 85 }, office: { systolic: 140, diastolic: 90 } },
  /** In pregnancy: severe hypertension is an emergency, and any hypertension needs a doctor the same day (ACOG, 2020). */
  pregnant: { urgentFrom: { systolic: 160, diastolic: 110 }, todayFrom: { systolic: 140, diastolic: 90 } },
} as const;

/** Beats per minute at rest (National Early Warning Score 2, RCP 2017; usual range: American Heart Association). */
export const restingPulseLimits = {
  urgentAtMost: 40,
  unwellAtMost: 50,
  usual: { min: 60, max: 100 },
  todayFrom: 111,
  urgentFrom: 131,
} as const;

/**
 * Possible values, both ends included: those of the API and of the bridge's meters together, so that each extreme that one of
 * them accepts is judged. A value outside is a slip or a fault, and has no judgement.
 */
export const readingRanges = {
  /** mmol/L */ glucose: [0.5, 60],
  /** mmHg */ systolic: [30, 300],
  /** mmHg */ diastolic: [20, 200],
  /** Beats per minute. */ restingPulse: [20, 300],
} as const;

/** Minimum age for the upper limits of the pulse, years: NEWS2 is for people from 16 on (RCP 2017). */
const fastPulseAge = 16;

/**
 * Beats per minute at rest from which the pulse of a younger child is urgent: the rate at which supraventricular
 * tachycardia is probable in an infant, whose pulse is the fastest (American Heart Association, Pediatric Advanced Life
 * Support, 2020).
 */
const childPulseUrgentFrom = 220;

/**
 * Judges a reading of a person. The levels are those of adults: the value of a child, or at an unknown age, has none. The
 * urgency of a child's value is that of an adult's where the limit transfers: for glucose, for a high blood pressure and a
 * slow pulse, because a healthy child has a lower pressure and a faster pulse than an adult (AAP, 2017). A pregnant minor
 * gets the urgencies of pregnancy.
 * @param reading values as measured, not rounded
 * @param person age and conditions; unknown facts are absent
 * @returns `undefined` for a value outside `readingRanges`, or that is not a number. A glucose value whose `moment` is of a later
 * version has no level unless it is low or high at any time
 * @throws TypeError for an unknown kind
 * @see Chinese guideline for diabetes (2024); Chinese guidelines for hypertension (2024); NEWS2 (RCP 2017); for children
 * AAP, Clinical Practice Guideline for High Blood Pressure in Children and Adolescents (2017); in pregnancy ADA Standards of Care (2024), IADPSG (2010) and ACOG Practice Bulletin 222 (2020)
 */
export function judge(reading: Reading, person: Pick<Person, 'age' | 'conditions'>): Judgement | undefined {
  if (!isPossible(reading)) return undefined;
  const facts = factsOf(person);
  const urgency = urgencyOf(reading, facts);
  const level = facts.age === undefined || facts.age < adultAge ? undefined : levelOf(reading, facts);
  return level === undefined ? { urgency } : { urgency, level };
}

function isPossible(reading: Reading): boolean {
  switch (reading.kind) {
    case 'bloodPressure':
      return isWithin(reading.systolic, 'systolic') && isWithin(reading.diastolic, 'diastolic');
    case 'glucose':
    case 'restingPulse':
      return isWithin(reading.value, reading.kind);
    default:
      throw new TypeError(`unknown kind of reading: ${String((reading as { kind?: unknown } | null)?.kind)}`);
  }
}

const isWithin = (value: number, name: keyof typeof readingRanges) => fact(value, readingRanges[name]) !== undefined;

function urgencyOf(reading: Reading, person: Pick<Person, 'age' | 'conditions'>): Urgency {
  const inPregnancy = isPregnant(person);
  const isUnder = (years: number) => !inPregnancy && person.age !== undefined && person.age < years;
  switch (reading.kind) {
    case 'glucose': {
      const { urgentBelow, lowBelow, todayFrom, urgentFrom } = glucoseLimits;
      if (reading.value < urgentBelow || reading.value >= urgentFrom) return 'now';
      return reading.value < lowBelow || reading.value >= todayFrom ? 'today' : 'none';
    }
    case 'bloodPressure': {
      const { urgentFrom, todayFrom } = inPregnancy ? bloodPressureLimits.pregnant : bloodPressureLimits;
      const { lowBelow } = bloodPressureLimits;
      if (reaches(reading, urgentFrom)) return 'now';
      if (reaches(reading, todayFrom)) return 'today';
      return reading.systolic < lowBelow.systolic && !isUnder(adultAge) ? 'ifUnwell' : 'none';
    }
    case 'restingPulse': {
      const { urgentAtMost, unwellAtMost, todayFrom, urgentFrom } = restingPulseLimits;
      const isYoung = isUnder(fastPulseAge);
      if (reading.value <= urgentAtMost || reading.value >= (isYoung ? childPulseUrgentFrom : urgentFrom)) return 'now';
      if (reading.value >= todayFrom && !isYoung) return 'today';
      return reading.value <= unwellAtMost ? 'ifUnwell' : 'none';
    }
  }
}

function levelOf(reading: Reading, person: Pick<Person, 'conditions'>): Level | undefined {
  switch (reading.kind) {
    case 'glucose':
      return isPregnant(person)
        ? pregnantGlucoseLevel(reading.value, reading.moment, hasDiabetes(person))
        : glucoseLevel(reading.value, reading.moment, hasDiabetes(person));
    case 'bloodPressure': {
      const { highFrom, lowBelow, normalBelow } = bloodPressureLimits;
      if (reaches(reading, highFrom[reading.place ?? 'home'])) return 'high';
      if (reading.systolic < lowBelow.systolic || reading.diastolic < lowBelow.diastolic) return 'low';
      return reaches(reading, normalBelow) ? 'raised' : 'usual';
    }
    case 'restingPulse':
      if (reading.value < restingPulseLimits.usual.min) return 'low';
      return reading.value > restingPulseLimits.usual.max ? 'high' : 'usual';
  }
}

/** A value whose usual range `usualRange` gives; glucose in mmol/L, pressure in mmHg, the pulse in beats per minute. */
export type RangedValue = 'glucoseFasting' | 'glucoseAfterMeal' | 'systolic' | 'diastolic' | 'restingPulse';

/**
 * The usual range of a value: exactly those values to which `judge` gives the level `usual`, if the other value of a blood
 * pressure is usual too.
 * @param person age and conditions; unknown facts are absent
 * @returns both ends are usual: tenths of mmol/L, whole mmHg and beats per minute. `undefined` under 18 and at an unknown
 * age, because the ranges are those of adults
 * @see {@link judge}
 */
export function usualRange(
  value: RangedValue,
  person: Pick<Person, 'age' | 'conditions'>,
): { min: number; max: number } | undefined {
  const { age } = factsOf(person);
  if (age === undefined || age < adultAge) return undefined;
  const { lowBelow, normalBelow } = bloodPressureLimits;
  switch (value) {
    case 'restingPulse':
      return { ...restingPulseLimits.usual };
    case 'systolic':
    case 'diastolic':
      return { min: lowBelow[value], max: normalBelow[value] - 1 };
    case 'glucoseFasting':
    case 'glucoseAfterMeal':
      return usualGlucose(value === 'glucoseFasting', isPregnant(person), hasDiabetes(person));
  }
}

function usualGlucose(isFasted: boolean, inPregnancy: boolean, isDiabetic: boolean): { min: number; max: number } {
  const { lowBelow: min, healthy, diabetes, pregnant } = glucoseLimits;
  const below = (limit: number) => Math.round(limit * 10 - 1) / 10;
  if (inPregnancy) {
    const { fastingBelow } = isDiabetic ? pregnant.withDiabetes : pregnant;
    return { min, max: below(isFasted ? fastingBelow : pregnant.afterMealBelow) };
  }
  if (!isFasted) return { min, max: below(isDiabetic ? diabetes.otherBelow : healthy.afterMealBelow) };
  return isDiabetic ? { min: diabetes.fastingMin, max: diabetes.fastingMax } : { min, max: healthy.fastingMax };
}

const moments: (string | undefined)[] = ['fasting', 'beforeMeal', 'afterMeal', 'bedtime', 'other', undefined];

const isFasting = (moment: string | undefined) => moment === 'fasting' || moment === 'beforeMeal';

/** No limit is known for other times of day, so a value has no level there unless it is low or clearly high. */
function pregnantGlucoseLevel(value: number, moment: string | undefined, isDiabetic: boolean): Level | undefined {
  const { lowBelow, healthy, pregnant } = glucoseLimits;
  if (value < lowBelow) return 'low';
  if (isFasting(moment)) {
    const below = isDiabetic ? pregnant.withDiabetes.fastingBelow : pregnant.fastingBelow;
    return value < below ? 'usual' : 'high';
  }
  if (moment === 'afterMeal') return value < pregnant.afterMealBelow ? 'usual' : 'high';
  return value >= healthy.anyTimeHighFrom ? 'high' : undefined;
}

function glucoseLevel(value: number, moment: string | undefined, isDiabetic: boolean): Level | undefined {
  const { lowBelow, healthy, diabetes } = glucoseLimits;
  if (value < lowBelow) return 'low';
  // The limits of a moment of a later version are unknown.
  if (!moments.includes(moment)) return value >= healthy.anyTimeHighFrom ? 'high' : undefined;
  if (isDiabetic) {
    if (!isFasting(moment)) return value < diabetes.otherBelow ? 'usual' : 'high';
    if (value < diabetes.fastingMin) return 'low';
    return value <= diabetes.fastingMax ? 'usual' : 'high';
  }
  if (isFasting(moment)) return value <= healthy.fastingMax ? 'usual' : 'high';
  if (value < healthy.afterMealBelow) return 'usual';
  // At any time other than two hours after a meal, a value between both limits is not conclusive.
  return moment === 'afterMeal' || value >= healthy.anyTimeHighFrom ? 'high' : 'raised';
}

const reaches = (
  { systolic, diastolic }: { systolic: number; diastolic: number },
  limit: { systolic: number; diastolic: number },
): boolean => systolic >= limit.systolic || diastolic >= limit.diastolic;
