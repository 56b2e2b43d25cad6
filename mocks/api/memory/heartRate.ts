import { begin, later } from '../begin.ts';
import { dayOf, timestamp } from '../days.ts';
import type { Examples } from '../description.ts';
import type { Call, Memory } from '../memory.ts';
import { type PageQuery, page } from '../page.ts';
import { successes } from '../successes.ts';
import { firstDay, type Period } from './healthData/period.ts';

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

/** Measurements, newest first. The native app brings them: no call adds to them. */
export const memory: Memory<(now: Date) => HeartRate[]> = {
  seed: (examples) => begin((days) => later(measurements(examples), days)),
  handlers: {
    'heartRate.history'(
      all,
      { input, now, fail }: Call<PageQuery & { from?: string; to?: string; state?: HeartRate['state'] }>,
    ) {
      const { from = '', to = dayOf(now), state } = input;
      if (from > to) return fail('failInvalidRange');
      const asked = between(all(now), from, to).filter((one) => state === undefined || one.state === state);
      return page(asked, input);
    },

    'heartRate.average'(all, { input, now }: Call<{ period?: Period; date?: string }>) {
      const { period = 'week', date: to = dayOf(now) } = input;
      const from = firstDay(period, to);
      const rates = between(all(now), from, to)
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
        last: all(now).find((one) => dateOf(one) <= to) ?? null,
      };
    },
  },
  bring(all, now, brought) {
    const { time, ...measured } = brought as Omit<HeartRate, 'recordId' | 'measuredAt'> & { time: number };
    const rates = all(now);
    const recordId = `heart-${first + rates.length}`;
    rates.unshift({ recordId, ...measured, measuredAt: timestamp(new Date(time)) });
    rates.sort((one, other) => Date.parse(other.measuredAt) - Date.parse(one.measuredAt));
  },
};

const between = (all: HeartRate[], from: string, to: string): HeartRate[] =>
  all.filter((one) => dateOf(one) >= from && dateOf(one) <= to);

const measurements = (examples: Examples): HeartRate[] =>
  successes<{ list: HeartRate[] }>(examples, 'heartRate.history').flatMap(({ list }) => list);
