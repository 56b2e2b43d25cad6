import { adultAge, has, type Person } from './person.ts';

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
} as const;

/** mmHg (Chinese guidelines for hypertension, 2024). */
export const bloodPressureLimits = {
  urgentFrom: { systolic: 180, diastolic: 110 },
  todayFrom: { systolic: 160, diastolic: 100 },
  lowBelow: { systolic: 90, diastolic: 60 },
  normalBelow: { systolic: 120, diastolic: 80 },
  highFrom: { home: { systolic: 135, diastolic: 85 }, office: { systolic: 140, diastolic: 90 } },
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
 * Judges a reading of a person. The limits are those of adults: the value of a child, or at an unknown age, has no level,
 * but an urgent value stays urgent as far as its limits apply.
 * @param reading values as measured, not rounded
 * @param person age and conditions; unknown facts are absent
 * @returns `undefined` for a value that is not a number
 * @see Chinese guideline for diabetes (2024); Chinese guidelines for hypertension (2024); NEWS2 (RCP 2017)
 */
export function judge(reading: Reading, person: Pick<Person, 'age' | 'conditions'>): Judgement | undefined {
  const numbers = reading.kind === 'bloodPressure' ? [reading.systolic, reading.diastolic] : [reading.value];
  if (!numbers.every(Number.isFinite)) return undefined;
  const isChild = person.age !== undefined && person.age < adultAge;
  // Dangerous glucose values are the same for a child, whereas a healthy child has another pulse and blood pressure.
  const urgency = isChild && reading.kind !== 'glucose' ? 'none' : urgencyOf(reading);
  const level = person.age === undefined || isChild ? undefined : levelOf(reading, person);
  return level === undefined ? { urgency } : { urgency, level };
}

function urgencyOf(reading: Reading): Urgency {
  switch (reading.kind) {
    case 'glucose': {
      const { urgentBelow, lowBelow, todayFrom, urgentFrom } = glucoseLimits;
      if (reading.value < urgentBelow || reading.value >= urgentFrom) return 'now';
      return reading.value < lowBelow || reading.value >= todayFrom ? 'today' : 'none';
    }
    case 'bloodPressure': {
      const { urgentFrom, todayFrom, lowBelow } = bloodPressureLimits;
      if (reaches(reading, urgentFrom)) return 'now';
      if (reaches(reading, todayFrom)) return 'today';
      return reading.systolic < lowBelow.systolic ? 'ifUnwell' : 'none';
    }
    case 'restingPulse': {
      const { urgentAtMost, unwellAtMost, todayFrom, urgentFrom } = restingPulseLimits;
      if (reading.value <= urgentAtMost || reading.value >= urgentFrom) return 'now';
      if (reading.value >= todayFrom) return 'today';
      return reading.value <= unwellAtMost ? 'ifUnwell' : 'none';
    }
  }
}

function levelOf(reading: Reading, person: Pick<Person, 'conditions'>): Level | undefined {
  switch (reading.kind) {
    case 'glucose':
      return glucoseLevel(reading.value, reading.moment, has(person, 'type2Diabetes'));
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

const isFasting = (moment: string | undefined) => moment === 'fasting' || moment === 'beforeMeal';

function glucoseLevel(value: number, moment: string | undefined, hasDiabetes: boolean): Level {
  const { lowBelow, healthy, diabetes } = glucoseLimits;
  if (value < lowBelow) return 'low';
  if (hasDiabetes) {
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
