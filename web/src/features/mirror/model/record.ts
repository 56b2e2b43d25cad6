import type { MirrorRecord } from '@health-app/sdk';
import { instantOf } from '#lib/time/instants.ts';
import { timeOf } from './measure-change.ts';

/** Whether the server still measures. */
export const isWorking = ({ status }: Pick<MirrorRecord, 'status'>): boolean => status === 'analysing';

/**
 * The last measured record before the given one.
 * @param records newest first, as in the server's list
 */
export const previousOf = (record: MirrorRecord, records: readonly MirrorRecord[]): MirrorRecord | undefined =>
  records.find(
    (other) =>
      other.status === 'ready' &&
      other.recordId !== record.recordId &&
      instantOf(timeOf(other)) < instantOf(timeOf(record)),
  );
