import { dayOf, timestamp } from '../days.ts';
import type { Examples } from '../description.ts';
import { hasHappened } from '../live-dates.ts';
import type { Memory } from '../memory.ts';
import { page } from '../page.ts';
import { successes } from '../successes.ts';
import { firstDay } from './healthData/period.ts';

interface HeartRate {
  recordId: string;
  heartRate: number;
  state: 'resting' | 'active';
  measuredAt: string;
  source: string;
}

/** Number of the first measurement. */
const first = 6401;

const dateOf = ({ measuredAt }: HeartRate): string => measuredAt.slice(0, 10);

/** Measurements, newest first. The native app adds them; no call of the API does. */
export const memory: Memory<'heartRate', HeartRate[]> = {
  begin,
  handlers: {
    'heartRate.history'(all, { input, now, fail }) {
      const { from = '', to = dayOf(now), state } = input;
      if (from > to) return fail('failInvalidRange');
      const selected = between(all, from, to).filter((one) => state === undefined || one.state === state);
      return page(selected, input);
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
  bring(all, _now, brought) {
    const { time, ...measured } = brought as Omit<HeartRate, 'recordId' | 'measuredAt'> & { time: number };
    const recordId = `heart-${first + all.length}`;
    all.unshift({ recordId, ...measured, measuredAt: timestamp(new Date(time)) });
    all.sort((one, other) => Date.parse(other.measuredAt) - Date.parse(one.measuredAt));
  },
};

const between = (all: HeartRate[], from: string, to: string): HeartRate[] =>
  all.filter((one) => dateOf(one) >= from && dateOf(one) <= to);

function begin(examples: Examples, now: Date): HeartRate[] {
  const all = successes<{ list: HeartRate[] }>(examples, 'heartRate.history').flatMap(({ list }) => list);
  return all.filter(({ measuredAt }) => hasHappened(measuredAt, now));
}
