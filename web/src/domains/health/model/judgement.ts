/** Judges a measured value for its person: its level, and how soon it needs help. */
import type { FamilyReadings, FamilySharedKind } from '@health-app/sdk';
import {
  adultAge,
  ageOn,
  type Condition,
  isPregnant,
  type Judgement,
  judge,
  type Person,
  type Reading,
  type Urgency,
} from '@health-app/sdk/safety';
import { type Day, dayOf, daysBetween } from '#lib/time/days.ts';

/** A reading with its time and its judgement. */
export interface JudgedReading {
  reading: Reading;
  /** RFC 3339 date-time. */
  at: string;
  /** The person at that time. Unknown facts are absent. */
  person: Pick<Person, 'age' | 'conditions'>;
  judgement: Judgement;
}

/** The facts that a judgement depends on. Unknown conditions are absent; an empty list means no conditions. */
export interface Patient {
  birthDate: string | null | undefined;
  conditions?: Person['conditions'];
}

/** Conditions with glucose ranges of their own. */
const glucoseConditions: Condition[][] = [[], ['type2Diabetes'], ['pregnant'], ['pregnant', 'gestationalDiabetes']];

/**
 * Age from which a pregnancy is left out of account, years. The few births after it follow fertility treatment under
 * care; without this limit, no older family member with a fasting glucose of 5.1 to 6.1 mmol/L would get a verdict.
 */
const pastPregnancy = 60;

/**
 * Judges a reading by the person's age at that time. If the conditions are unknown, glucose is usual only if it is usual
 * with and without diabetes, and in a pregnancy.
 * @returns `undefined` for a value that is not a number
 */
export function judgeReading(reading: Reading, at: string, patient: Patient): JudgedReading | undefined {
  const age = ageOn(dayOf(at), patient.birthDate);
  const person = { age, conditions: patient.conditions };
  const judgement = judge(reading, person);
  if (!judgement) return undefined;
  if (patient.conditions || reading.kind !== 'glucose') return { reading, at, person, judgement };
  const levels = glucoseConditions
    .filter((conditions) => age === undefined || age < pastPregnancy || !isPregnant({ conditions }))
    .map((conditions) => judge(reading, { age, conditions })?.level);
  const isDisputed = levels.includes('usual') && levels.some((level) => level !== 'usual');
  return { reading, at, person, judgement: isDisputed ? { urgency: judgement.urgency } : judgement };
}

/** Whether a glucose without a level, because the conditions are unknown, is high for a person without any. */
export const isHighIfHealthy = ({ reading, person, judgement }: JudgedReading): boolean =>
  judgement.level === undefined &&
  reading.kind === 'glucose' &&
  judge(reading, { age: person.age, conditions: [] })?.level === 'high';

/** The latest value of a kind as a reading; `undefined` without a value, or for a kind without a rule. */
export function judgeLatest(
  kind: FamilySharedKind,
  latest: FamilyReadings,
  patient: Patient,
): JudgedReading | undefined {
  const { bloodPressure, bloodSugar, heartRate } = latest;
  if (kind === 'bloodPressure' && bloodPressure) {
    return judgeReading({ kind, ...pressureOf(bloodPressure) }, bloodPressure.measuredAt, patient);
  }
  if (kind === 'bloodSugar' && bloodSugar) {
    const { glucose: value, moment, measuredAt } = bloodSugar;
    // A moment that a reply lacks is unknown. Without any, the mildest limits would apply.
    return judgeReading({ kind: 'glucose', value, moment: moment ?? '' }, measuredAt, patient);
  }
  if (kind === 'heartRate' && heartRate) {
    return judgeReading({ kind: 'restingPulse', value: heartRate.heartRate }, heartRate.measuredAt, patient);
  }
  return undefined;
}

const pressureOf = ({ systolic, diastolic }: { systolic: number; diastolic: number }) => ({ systolic, diastolic });

const urgencies: Urgency[] = ['now', 'today', 'ifUnwell', 'none'];

/** Compares by urgency, the most urgent first. A reading without a judgement ranks like one that is not urgent. */
export const byUrgency = (a: JudgedReading | undefined, b: JudgedReading | undefined): number => rankOf(a) - rankOf(b);

const rankOf = (judged: JudgedReading | undefined) => urgencies.indexOf(judged?.judgement.urgency ?? 'none');

/** Number of days for which a value still describes the person's current state. */
const recentDays = 7;

/** Whether a value still describes the person's current state. @param at date-time or day */
export const isRecent = (at: string, today: Day): boolean => daysBetween(dayOf(at), today) <= recentDays;

/** Returns the reading if it is recent, else undefined. */
export const recentOf = (judged: JudgedReading | undefined, today: Day): JudgedReading | undefined =>
  judged && isRecent(judged.at, today) ? judged : undefined;

/** The topics of notes about readings. */
export type NoteTopic =
  | 'glucoseLow.now'
  | 'glucoseLow.today'
  | 'childGlucoseLow.now'
  | 'childGlucoseLow.today'
  | 'glucoseHigh.now'
  | 'glucoseHigh.today'
  | 'pressureHigh.now'
  | 'pressureHigh.today'
  | 'pregnantPressureHigh.now'
  | 'pregnantPressureHigh.today'
  | 'pressureLow.ifUnwell'
  | 'pulseSlow.now'
  | 'pulseSlow.ifUnwell'
  | 'pulseFast.now'
  | 'pulseFast.today';

/** The topic of the note that a reading needs; `undefined` if it needs none. */
export function noteTopicOf({ reading, person, judgement: { urgency } }: JudgedReading): NoteTopic | undefined {
  if (urgency === 'none') return undefined;
  if (reading.kind === 'bloodPressure') {
    if (urgency === 'ifUnwell') return 'pressureLow.ifUnwell';
    return isPregnant(person) ? `pregnantPressureHigh.${urgency}` : `pressureHigh.${urgency}`;
  }
  if (reading.kind === 'glucose') {
    if (urgency === 'ifUnwell') return undefined;
    if (reading.value >= 10) return `glucoseHigh.${urgency}`;
    const isChild = person.age !== undefined && person.age < adultAge;
    return isChild ? `childGlucoseLow.${urgency}` : `glucoseLow.${urgency}`;
  }
  if (urgency === 'ifUnwell') return 'pulseSlow.ifUnwell';
  return urgency === 'today' || reading.value > 100 ? `pulseFast.${urgency}` : 'pulseSlow.now';
}
