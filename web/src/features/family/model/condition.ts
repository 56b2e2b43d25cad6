import type { FamilyBloodPressure, FamilyBloodSugar, FamilyMemberDetail, FamilySharedKind } from '@health-app/sdk';
import { addDays, type Day, dayOf, daysBetween } from '../../../lib/days.ts';

/** A value compared with its usual range. `raised` lies above it, but not yet where a doctor speaks of high. */
export type Level = 'low' | 'usual' | 'raised' | 'high';

/** Usual 90–120 over 60–80 mmHg, high from 140/90 (Chinese guidelines for hypertension, 2018). */
export function bloodPressureLevel({
  systolic,
  diastolic,
}: Pick<FamilyBloodPressure, 'systolic' | 'diastolic'>): Level {
  if (systolic >= 140 || diastolic >= 90) return 'high';
  if (systolic < 90 || diastolic < 60) return 'low';
  return systolic > 120 || diastolic > 80 ? 'raised' : 'usual';
}

/**
 * Fasting 3.9–6.1 mmol/L, after a meal below 7.8 (Chinese guidelines for type 2 diabetes, 2020).
 * @returns `undefined` at other times, which have no range
 */
export function bloodSugarLevel({ glucose, moment }: Pick<FamilyBloodSugar, 'glucose' | 'moment'>): Level | undefined {
  if (glucose < 3.9) return 'low';
  if (moment === 'fasting' || moment === 'beforeMeal') return glucose > 6.1 ? 'high' : 'usual';
  if (moment === 'afterMeal') return glucose >= 7.8 ? 'high' : 'usual';
  return undefined;
}

/** Adults at rest: 60–100 beats a minute (American Heart Association). */
export function heartRateLevel(heartRate: number): Level {
  if (heartRate < 60) return 'low';
  return heartRate > 100 ? 'high' : 'usual';
}

/** The level of a member's latest value; `undefined` without a value, or for a kind without a range. */
export function levelOf(kind: FamilySharedKind, latest: FamilyMemberDetail['latest']): Level | undefined {
  const { bloodPressure, bloodSugar, heartRate } = latest;
  if (kind === 'bloodPressure' && bloodPressure) return bloodPressureLevel(bloodPressure);
  if (kind === 'bloodSugar' && bloodSugar) return bloodSugarLevel(bloodSugar);
  if (kind === 'heartRate' && heartRate) return heartRateLevel(heartRate.heartRate);
  return undefined;
}

/** What a look at a member begins with. */
export interface Condition {
  /** Kinds whose latest value of the last seven days is outside its usual range. */
  unusual: { kind: FamilySharedKind; level: Exclude<Level, 'usual'> }[];
  /** Doses of yesterday without an answer. */
  missed: number;
  /** Whether any value with a range, or any dose, is at most seven days old. */
  isRecent: boolean;
}

/** A value counts for this many days: an older one says nothing about how a person is now. */
const RECENT = 7;

export function conditionOf({ latest, trends }: Pick<FamilyMemberDetail, 'latest' | 'trends'>, today: Day): Condition {
  const measured = [
    { kind: 'bloodPressure' as const, at: latest.bloodPressure?.measuredAt },
    { kind: 'bloodSugar' as const, at: latest.bloodSugar?.measuredAt },
    { kind: 'heartRate' as const, at: latest.heartRate?.measuredAt },
  ];
  const recent = measured.filter(({ at }) => at !== undefined && daysBetween(dayOf(at), today) <= RECENT);
  const levels = recent.flatMap(({ kind }) => {
    const level = levelOf(kind, latest);
    return level === undefined ? [] : [{ kind, level }];
  });
  const doses = trends.medication ?? [];
  const yesterday = doses.find(({ date }) => date === addDays(today, -1));
  return {
    unusual: levels.flatMap(({ kind, level }) => (level === 'usual' ? [] : [{ kind, level }])),
    missed: yesterday ? Math.max(0, yesterday.planned - yesterday.taken - yesterday.skipped) : 0,
    isRecent: levels.length > 0 || doses.some(({ date }) => daysBetween(date, today) <= RECENT),
  };
}
