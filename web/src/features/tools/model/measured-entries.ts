import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#platform/client.ts';
import type { Entries } from './entries.ts';
import { roundTo } from './round.ts';

/** Reads entries that the person has measured. It rejects if they cannot be read. */
export type MeasuredEntries = (client: QueryClient) => Promise<Partial<Entries>>;

/** The average at rest of 30 days, with which the monitor draws its zones too. */
export const measuredRestingRate: MeasuredEntries = async (client) => {
  const { average } = await client.fetchQuery(queries.heartRate.average({ period: 'month' }));
  return average === null ? {} : { restingRate: String(average) };
};

/** The girths of the latest visit to a mirror that has some. */
export const measuredGirths: MeasuredEntries = async (client) => {
  const { list } = await client.fetchQuery(queries.mirror.list({ pageNum: 1 }));
  const { waist = null, hip = null } = list.find((record) => record.waist !== null && record.hip !== null) ?? {};
  if (waist === null || hip === null) return {};
  return { waist: String(roundTo(1, waist)), hip: String(roundTo(1, hip)) };
};
