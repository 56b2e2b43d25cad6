import type { HealthDataDetail } from '@health-app/sdk';
import { expect, it } from 'vitest';
import { unplannedLossOf } from './unplanned-loss.ts';

const highest = { value: 60, measuredAt: '2026-06-01T08:00:00+08:00' };
const detail = (now: number | undefined, unplannedLoss?: object) =>
  unplannedLossOf({ series: now === undefined ? [] : [{ latest: { value: now } }], unplannedLoss } as Pick<
    HealthDataDetail,
    'series' | 'unplannedLoss'
  >);

it('a loss of more than 5 % of the highest weight is shown, and no smaller one, whatever the server says', () => {
  expect(detail(56.9, { highest })).toEqual({ highest, now: 56.9 });
  expect(detail(57, { highest })).toBeUndefined();
});

it('without both weights no loss is shown', () => {
  expect(detail(undefined, { highest })).toBeUndefined();
  expect(detail(40)).toBeUndefined();
});
