import { addDays, dayOf, msOf } from '../../engine/days.ts';
import { rounded } from '../../engine/round.ts';
import type {
  FamilyBloodPressure,
  FamilyBloodSugar,
  FamilyTrends,
  HealthDataType,
  HealthSeriesCode,
  HeartRateRecord,
} from '../../generated/operations.ts';
import type { Person } from '../../person/person.ts';
import type { State as HealthData } from '../healthData.ts';
import { history, plannedOf } from '../medication/reminder.ts';
import type { State as Medication } from '../medication.ts';
import type { Kind, Party, Readings } from './model.ts';

const DAYS = 30;

type Source = (person: Person, state: <State>(domain: string) => State, now: Date) => FamilyTrends[Kind];

/** Reads the values of each kind from the person's domains, oldest first. No domain has steps. */
const sources: Record<Kind, Source> = {
  weight: ({ weights }) => weights.map(({ value, measuredAt }) => ({ weight: rounded(value, 1), measuredAt })),
  bloodPressure: (_, state) => pressures(state('healthData')),
  bloodSugar: (_, state) => sugars(state('healthData')),
  heartRate: (_, state) =>
    state<HeartRateRecord[]>('heartRate')
      .filter((one) => one.state === 'resting')
      .map(({ heartRate, measuredAt }) => ({ heartRate, measuredAt }))
      .reverse(),
  steps: () => [],
  medication: (_, state, now) => {
    const { reminders } = state<Medication>('medication');
    return plannedOf(history(reminders, now, undefined, dayOf(now))).map(({ date, doses }) => {
      const count = (status: string) => doses.filter((dose) => dose.status === status).length;
      return { date, planned: doses.length, taken: count('taken'), skipped: count('skipped') };
    });
  },
};

/** The values of a person of these kinds; the latest and those of the last 30 days. */
export function readingsOf({ world, played }: Party, kinds: Kind[], now: Date): Readings {
  if (!world) {
    return {
      latest: Object.fromEntries(kinds.map((kind) => [kind, played?.latest?.[kind] ?? null])),
      trends: Object.fromEntries(kinds.map((kind) => [kind, played?.trends?.[kind] ?? []])),
    };
  }
  const { person, state } = world.home;
  const since = addDays(dayOf(now), 1 - DAYS);
  const dayOfValue = (value: { measuredAt: string } | { date: string }) =>
    'date' in value ? value.date : value.measuredAt.slice(0, 10);
  const all = kinds.map((kind) => [kind, sources[kind](person, state, now) ?? []] as const);
  return {
    latest: Object.fromEntries(all.map(([kind, values]) => [kind, values.at(-1) ?? null])),
    trends: Object.fromEntries(
      all.map(([kind, values]) => [kind, [...values].filter((value) => dayOfValue(value) >= since)]),
    ),
  };
}

const readingsIn = ({ kinds }: HealthData, kind: HealthDataType, code: HealthSeriesCode) =>
  kinds.get(kind)?.series.find((series) => series.code === code)?.readings ?? [];

function pressures(state: HealthData): FamilyBloodPressure[] {
  const lower = readingsIn(state, 'bloodPressure', 'diastolic');
  const at = new Map(lower.map(({ measuredAt, value }) => [measuredAt, value]));
  return readingsIn(state, 'bloodPressure', 'systolic').flatMap(({ measuredAt, value }) => {
    const diastolic = at.get(measuredAt);
    if (diastolic === undefined) return [];
    return [{ systolic: Math.round(value), diastolic: Math.round(diastolic), pulse: null, measuredAt }];
  });
}

function sugars(state: HealthData): FamilyBloodSugar[] {
  const of = (code: HealthSeriesCode, moment: FamilyBloodSugar['moment']) =>
    readingsIn(state, 'bloodSugar', code).map(({ value, measuredAt }) => ({
      ...{ glucose: rounded(value, 1), moment, measuredAt },
    }));
  return [...of('bloodSugarFasting', 'fasting'), ...of('bloodSugarAfterMeal', 'afterMeal')].sort(
    (a, b) => msOf(a.measuredAt) - msOf(b.measuredAt),
  );
}
