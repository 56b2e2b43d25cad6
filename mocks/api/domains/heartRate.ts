import type { Examples } from '../description/description.ts';
import { isInRange } from '../engine/clock.ts';
import { dayOf, moment, msOf, timestamp } from '../engine/days.ts';
import { readFields } from '../engine/fields.ts';
import { hasHappened } from '../engine/live-dates.ts';
import type { Memory } from '../engine/memory.ts';
import { paginate } from '../engine/paginate.ts';
import { Refusal } from '../engine/refusal.ts';
import { successExamples } from '../engine/success-examples.ts';
import type { HeartRateRecord } from '../generated/operations.ts';
import { deletedOf, type Person } from '../person/person.ts';
import { firstDay } from '../person/readings/period.ts';

/** Number of the first measurement. */
const first = 6401;

const dateOf = ({ measuredAt }: HeartRateRecord): string => measuredAt.slice(0, 10);

/** Measurements, newest first. Only the native app adds them, no API call. */
export const memory: Memory<'heartRate', HeartRateRecord[]> = {
  begin,
  handlers: {
    'heartRate.history'(all, { input, now, fail }) {
      const { from = '', to = dayOf(now), state } = input;
      if (from > to) return fail('failInvalidRange');
      const selected = between(all, from, to).filter((one) => state === undefined || one.state === state);
      return paginate(selected, input, 'measuredAt', 'recordId');
    },

    'heartRate.average'(all, { input, now }) {
      const { period = 'week', date: to = dayOf(now) } = input;
      const from = firstDay(period, to);
      const rates = between(all, from, to)
        .filter(({ state }) => state === 'resting')
        .map(({ heartRate }) => heartRate);
      const count = rates.length;
      return {
        period,
        from,
        to,
        average: count ? Math.round(rates.reduce((total, rate) => total + rate, 0) / count) : null,
        min: count ? Math.min(...rates) : null,
        max: count ? Math.max(...rates) : null,
        count,
        last: all.find((one) => dateOf(one) <= to) ?? null,
      };
    },
  },
  deletable: {
    heartRate(all, recordId) {
      const index = all.findIndex((one) => one.recordId === recordId);
      return index < 0 ? undefined : () => all.splice(index, 1);
    },
  },
  bring(all, _now, brought, person) {
    const { time, ...measured } = readMeasured(brought);
    // A measurement is deleted as one of the history or as a reading of the health data.
    const deleted = deletedOf(person, 'heartRate') + deletedOf(person, 'reading');
    const recordId = `heart-${first + all.length + deleted}`;
    all.unshift({ recordId, ...measured, measuredAt: timestamp(moment(time)) });
    all.sort((one, other) => msOf(other.measuredAt) - msOf(one.measuredAt));
  },
};

const STATES = ['resting', 'active'];
const SOURCES = ['camera', 'device'];
/** bpm; the range of the description. */
const [SLOWEST, FASTEST] = [20, 250];

/** @throws {Refusal} for an invalid value, with the valid ones */
function readMeasured(brought: unknown): Omit<HeartRateRecord, 'recordId' | 'measuredAt'> & { time: number } {
  const kinds = { heartRate: 'number', state: 'text', source: 'text', time: 'number' } as const;
  const { heartRate = Number.NaN, state = '', source = '', time = Number.NaN } = readFields(brought, kinds);
  const wrong: [boolean, string][] = [
    [
      !Number.isInteger(heartRate) || heartRate < SLOWEST || heartRate > FASTEST,
      `heartRate takes ${SLOWEST} to ${FASTEST} bpm`,
    ],
    [!STATES.includes(state), `state takes ${STATES.join(', ')}`],
    [!SOURCES.includes(source), `source takes ${SOURCES.join(', ')}`],
    [!isInRange(moment(time)), 'time takes ms since 1970-01-01T00:00Z, up to the year 9998'],
  ];
  const reasons = wrong.filter(([isWrong]) => isWrong).map(([, reason]) => reason);
  if (reasons.length > 0) throw new Refusal(400, reasons.join('; '));
  return { heartRate, state: state as HeartRateRecord['state'], source: source as HeartRateRecord['source'], time };
}

const between = (all: HeartRateRecord[], from: string, to: string): HeartRateRecord[] =>
  all.filter((one) => dateOf(one) >= from && dateOf(one) <= to);

function begin(examples: Examples, now: Date, { isNew }: Person): HeartRateRecord[] {
  if (isNew) return [];
  const all = successExamples(examples, 'heartRate.history').flatMap(({ list }) => list);
  return all.filter(({ measuredAt }) => hasHappened(measuredAt, now));
}
