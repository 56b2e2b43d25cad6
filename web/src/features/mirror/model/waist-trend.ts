import type { MirrorRecord } from '@health-app/sdk';
import { timeOf } from './measure-change.ts';

/** The records with a waist and a time, oldest first. */
export const waistSeries = <One extends Pick<MirrorRecord, 'waist' | 'measuredAt' | 'createdAt'>>(
  records: readonly One[],
): { record: One; waist: number }[] =>
  records
    .flatMap((record) =>
      typeof record.waist === 'number' &&
      typeof timeOf(record) === 'string' &&
      Number.isFinite(Date.parse(timeOf(record)))
        ? [{ record, waist: record.waist }]
        : [],
    )
    .sort((one, other) => Date.parse(timeOf(one.record)) - Date.parse(timeOf(other.record)));
