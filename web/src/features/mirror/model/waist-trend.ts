import type { MirrorRecord } from '@health-app/sdk';
import { instantOf } from '#lib/time/instants.ts';
import { timeOf } from './measure-change.ts';

/** The records with a waist and a time, oldest first. */
export const waistSeries = <One extends Pick<MirrorRecord, 'waist' | 'measuredAt' | 'createdAt'>>(
  records: readonly One[],
): { record: One; waist: number }[] =>
  records
    .flatMap((record) =>
      typeof record.waist === 'number' &&
      typeof timeOf(record) === 'string' &&
      Number.isFinite(instantOf(timeOf(record)))
        ? [{ record, waist: record.waist }]
        : [],
    )
    .sort((one, other) => instantOf(timeOf(one.record)) - instantOf(timeOf(other.record)));
