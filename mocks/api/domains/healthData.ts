import { ageOn, bodyMassEdgesAt, bodyMassIndex, decimalsAt } from '../../../sdk/src/safety/index.ts';
import { dayOf, moment, msOf, timestamp } from '../engine/days.ts';
import type { LiveExamples } from '../engine/live-dates.ts';
import type { Memory } from '../engine/memory.ts';
import { rounded } from '../engine/round.ts';
import { successExamples } from '../engine/success-examples.ts';
import type {
  HealthDataReading,
  HealthDataRemind,
  HealthDataSeries,
  HealthDataType,
  HealthPeriod,
  HeartRateRecord,
} from '../generated/operations.ts';
import { targetWeightOf } from '../person/facts.ts';
import { isOverruled } from '../person/intents.ts';
import { addWeight, isDoubted, keepWeights, type Person } from '../person/person.ts';
import { firstDay } from '../person/readings/period.ts';
import { byTime, pointsOf, type Reading } from '../person/readings/readings.ts';
import { remindersOf, type Series, seriesOf } from '../person/readings/series.ts';
import { unplannedLossOf } from './healthData/loss.ts';
import { normalFor } from './healthData/normal.ts';

export interface State {
  /** By kind of health data. The weights are in the person, the heart rates since the first of the history are there. */
  kinds: Map<HealthDataType, { series: Series[]; remind: HealthDataRemind | null }>;
}

const DECIMALS: Partial<Record<HealthDataSeries['unit'], number>> = { kg: 1, 'mmol/L': 1, h: 1 };

export const memory: Memory<'healthData', State> = {
  begin,
  deletable: {
    /** Its id is its kind and its time. */
    reading({ kinds }, recordId, { person, world, now }) {
      const [kind, measuredAt] = recordId.split(' ');
      const without = <One extends { measuredAt: string }>(all: One[]) =>
        all.filter((one) => one.measuredAt !== measuredAt);
      const series = kinds.get(kind as HealthDataType)?.series ?? [];
      const isWeight = kind === 'weight';
      const history = kind === 'heartRate' ? historyOf(world) : [];
      const known = isWeight ? person.weights : [...series.flatMap(({ readings }) => readings), ...history];
      if (!known.some((one) => one.measuredAt === measuredAt)) return undefined;
      return () => {
        if (isWeight) keepWeights(person, without(person.weights), dayOf(now));
        else for (const one of series) one.readings = without(one.readings);
        history.splice(0, history.length, ...without(history));
      };
    },
  },
  handlers: {
    'healthData.detail'({ kinds }, { input, now, person, world }) {
      const { healthDataType, period = 'week', date: to = dayOf(now) } = input;
      const kind = kindOf(kinds, healthDataType);
      return {
        healthDataType,
        period,
        from: firstDay(period, to),
        to,
        canEnter: healthDataType === 'weight',
        series: kind.series
          .map((stored) => withShared(stored, healthDataType, person, world))
          .map((series) => ({
            ...show(series, period, to),
            normal: normalFor(series.code, person, dayOf(now)),
            goal: healthDataType === 'weight' ? targetWeightOf(person, dayOf(now)) : null,
          })),
        remind: kind.remind,
        ...(healthDataType === 'weight' && unplannedLossOf(person, dayOf(now))),
      };
    },

    'healthData.remind'({ kinds }, { input, now, person }) {
      const { intendedAt, ...asked } = input;
      const kind = kindOf(kinds, asked.healthDataType);
      const overruled = isOverruled(person, `remind ${asked.healthDataType}`, intendedAt, now);
      if (overruled && kind.remind) return kind.remind;
      kind.remind = {
        ...asked,
        times: [...asked.times].sort(),
        weekdays: [...asked.weekdays].sort((one, other) => one - other),
      };
      return kind.remind;
    },

    'healthData.saveWeightWithCompareLast'(_, { input, now, person, fail }) {
      const time = input.measuredAt === undefined ? now : moment(input.measuredAt);
      if (time > now) return fail('failFuture');
      const value = rounded(input.weight, 1);
      const weight = { value, measuredAt: timestamp(time), source: input.source ?? 'manual' };
      const isStored = (it: Reading) => it.value === value && msOf(it.measuredAt) === time.getTime();
      const repeated = input.measuredAt !== undefined && person.weights.some(isStored);
      const others = repeated ? person.weights.filter((it) => !isStored(it)) : person.weights;
      const last = others.filter(({ measuredAt }) => msOf(measuredAt) <= time.getTime()).at(-1);
      if (last && !input.confirmed && isDoubted(value, last, time)) return fail('failImplausible');
      if (!repeated) addWeight(person, weight, dayOf(now));
      const index = bodyMassIndex({ height: person.profile.height ?? undefined, weight: value });
      const edges = bodyMassEdgesAt(ageOn(dayOf(now), person.profile.birthDate));
      return {
        weight,
        last: last ? reading(last, 1) : null,
        change: last ? rounded(value - last.value, 1) : null,
        changePercent: last ? rounded(((value - last.value) / last.value) * 100, 1) : null,
        bmi: index === undefined ? null : rounded(index, decimalsAt(index, Object.values(edges))),
      };
    },
  },
};

function kindOf(kinds: State['kinds'], kind: HealthDataType) {
  const found = kinds.get(kind);
  if (!found) throw new Error(`The examples have no ${kind}`);
  return found;
}

type Worlds = <State>(domain: string) => State;

/** The measurements of the native app, newest first. */
const historyOf = (world: Worlds): HeartRateRecord[] => world<HeartRateRecord[]>('heartRate');

/** A series with the readings that another part of the mock keeps: all weights, and the heart rates at rest of the history. */
function withShared(series: Series, kind: HealthDataType, person: Person, world: Worlds): Series {
  if (kind === 'weight') return { ...series, readings: person.weights };
  if (kind !== 'heartRate') return series;
  const measured = historyOf(world)
    .filter(({ state }) => state === 'resting')
    .map(({ heartRate, measuredAt, source }) => ({ value: heartRate, measuredAt, source }));
  return { ...series, readings: [...series.readings, ...measured].sort(byTime) };
}

function show({ readings, ...series }: Series, period: HealthPeriod, to: string) {
  const decimals = DECIMALS[series.unit] ?? 0;
  const latest = readings.filter(({ measuredAt }) => measuredAt.slice(0, 10) <= to).at(-1);
  return {
    ...series,
    latest: latest ? reading(latest, decimals) : null,
    points: pointsOf(readings, period, to, decimals),
  };
}

const reading = ({ value, measuredAt, source }: Reading, decimals: number): HealthDataReading => ({
  value: rounded(value, decimals),
  measuredAt,
  source,
});

function begin(examples: LiveExamples, now: Date, { isNew }: Person): State {
  const history = successExamples(examples, 'heartRate.history').flatMap(({ list }) => list);
  const first = Math.min(...history.map(({ measuredAt }) => msOf(measuredAt)));
  const isOwn = (kind: HealthDataType, { measuredAt }: Reading) => kind !== 'heartRate' || msOf(measuredAt) < first;
  const seriesOfKind = (kind: HealthDataType) =>
    seriesOf(examples, kind, now).map((series) => ({
      ...series,
      readings: isNew ? [] : series.readings.filter((one) => isOwn(kind, one)),
    }));
  const kinds = [...remindersOf(examples)].map(
    ([kind, remind]) => [kind, { remind: isNew ? null : remind, series: seriesOfKind(kind) }] as const,
  );
  return { kinds: new Map(kinds) };
}
