import { bodyMassEdges, bodyMassIndex, decimalsAt } from '../../../sdk/src/safety/index.ts';
import { dayOf, moment, msOf, timestamp } from '../days.ts';
import type { HealthDataRemind, HealthDataSeries, HealthDataType, HealthPeriod } from '../generated/operations.ts';
import type { LiveExamples } from '../live-dates.ts';
import type { Memory } from '../memory.ts';
import { targetWeightOf } from '../person/facts.ts';
import { isOverruled } from '../person/intents.ts';
import { addWeight, isDoubted, keepWeights, type Person } from '../person.ts';
import { unplannedLossOf } from './healthData/loss.ts';
import { normalFor } from './healthData/normal.ts';
import { firstDay } from './healthData/period.ts';
import { pointsOf, type Reading, round } from './healthData/readings.ts';
import { remindersOf, type Series, seriesOf } from './healthData/series.ts';

export interface State {
  /** By kind of health data. The weights are in the person. */
  kinds: Map<HealthDataType, { series: Series[]; remind: HealthDataRemind | null }>;
}

const DECIMALS: Partial<Record<HealthDataSeries['unit'], number>> = { kg: 1, 'mmol/L': 1, h: 1 };

export const memory: Memory<'healthData', State> = {
  begin,
  deletable: {
    /** Its id is its kind and its time. */
    reading({ kinds }, recordId, { person, now }) {
      const [kind, measuredAt] = recordId.split(' ');
      const without = (readings: Reading[]) => readings.filter((one) => one.measuredAt !== measuredAt);
      const series = kinds.get(kind as HealthDataType)?.series ?? [];
      const isWeight = kind === 'weight';
      const known = isWeight ? person.weights : series.flatMap(({ readings }) => readings);
      if (!known.some((one) => one.measuredAt === measuredAt)) return undefined;
      return () => {
        if (isWeight) keepWeights(person, without(person.weights), dayOf(now));
        else for (const one of series) one.readings = without(one.readings);
      };
    },
  },
  handlers: {
    'healthData.detail'({ kinds }, { input, now, person, fail }) {
      const { healthDataType, period = 'week', date: to = dayOf(now) } = input;
      const kind = kinds.get(healthDataType);
      if (!kind) return fail('failUnavailable');
      return {
        healthDataType,
        period,
        from: firstDay(period, to),
        to,
        canEnter: healthDataType === 'weight',
        series: seriesFor(person, healthDataType, kind.series).map((series) => ({
          ...show(series, period, to),
          normal: normalFor(series.code, person, dayOf(now)),
          goal: healthDataType === 'weight' ? targetWeightOf(person, dayOf(now)) : null,
        })),
        remind: kind.remind,
        ...(healthDataType === 'weight' && unplannedLossOf(person, dayOf(now))),
      };
    },

    'healthData.remind'({ kinds }, { input, now, person, fail }) {
      const { intendedAt, ...asked } = input;
      const kind = kinds.get(asked.healthDataType);
      if (!kind) return fail('failUnavailable');
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
      const value = round(input.weight, 1);
      const weight = { value, measuredAt: timestamp(time), source: input.source ?? 'manual' };
      const isStored = (it: Reading) => it.value === value && msOf(it.measuredAt) === time.getTime();
      const repeated = input.measuredAt !== undefined && person.weights.some(isStored);
      const others = repeated ? person.weights.filter((it) => !isStored(it)) : person.weights;
      const last = others.filter(({ measuredAt }) => msOf(measuredAt) <= time.getTime()).at(-1);
      if (last && !input.confirmed && isDoubted(value, last, time)) return fail('failImplausible');
      if (!repeated) addWeight(person, weight, dayOf(now));
      const index = bodyMassIndex({ height: person.profile.height ?? undefined, weight: value });
      return {
        weight,
        last: last ? reading(last, 1) : null,
        change: last ? round(value - last.value, 1) : null,
        changePercent: last ? round(((value - last.value) / last.value) * 100, 1) : null,
        bmi: index === undefined ? null : round(index, decimalsAt(index, Object.values(bodyMassEdges))),
      };
    },
  },
};

function seriesFor(person: Person, kind: HealthDataType, series: Series[]): Series[] {
  return kind === 'weight' ? series.map((weight) => ({ ...weight, readings: person.weights })) : series;
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

const reading = ({ value, ...rest }: Reading, decimals: number): Reading => ({
  value: round(value, decimals),
  ...rest,
});

function begin(examples: LiveExamples, now: Date, { isNew }: Person): State {
  const seriesOfKind = (kind: HealthDataType) =>
    seriesOf(examples, kind, now).map((series) => (isNew ? { ...series, readings: [] } : series));
  const kinds = [...remindersOf(examples)].map(
    ([kind, remind]) => [kind, { remind: isNew ? null : remind, series: seriesOfKind(kind) }] as const,
  );
  return { kinds: new Map(kinds) };
}
