import { begin, later } from '../begin.ts';
import { dayOf } from '../days.ts';
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

const dateOf = ({ measuredAt }: HeartRate): string => measuredAt.slice(0, 10);

/** Measurements, newest first. The native app measures, so that no call adds to them. */
export const memory: Memory<(now: Date) => HeartRate[]> = {
  seed: (examples) => begin((days) => later(measurements(examples), days)),
  handlers: {
    'heartRate.history'(
      all,
      { input, now, fail }: Call<PageQuery & { from?: string; to?: string; state?: HeartRate['state'] }>,
    ) {
      const { from = '', to = dayOf(now), state } = input;
      if (from > to) return fail('failRange');
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
};

const between = (all: HeartRate[], from: string, to: string): HeartRate[] =>
  all.filter((one) => dateOf(one) >= from && dateOf(one) <= to);

const measurements = (examples: Examples): HeartRate[] =>
  successes<{ list: HeartRate[] }>(examples, 'heartRate.history').flatMap(({ list }) => list);
