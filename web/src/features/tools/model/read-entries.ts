import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#platform/client.ts';
import type { Entries } from './entries.ts';
import { roundTo } from './round.ts';

/** Reads entries from what the app knows about the person or the family. It rejects if they cannot be read. */
export type ReadEntries = (client: QueryClient) => Promise<Partial<Entries>>;

/** The average at rest of 30 days, with which the monitor draws its zones too. */
export const measuredRestingRate: ReadEntries = async (client) => {
  const { average } = await client.fetchQuery(queries.heartRate.average({ period: 'month' }));
  return average === null ? {} : { restingRate: String(average) };
};

/** The girths of the latest visit to a mirror that has some. */
export const measuredGirths: ReadEntries = async (client) => {
  const { list } = await client.fetchQuery(queries.mirror.list({ pageNum: 1 }));
  const { waist = null, hip = null } = list.find((record) => record.waist !== null && record.hip !== null) ?? {};
  if (waist === null || hip === null) return {};
  return { waist: String(roundTo(1, waist)), hip: String(roundTo(1, hip)) };
};

/** The person's height as that of a parent, and the sex of an only child. Nothing without a child in the family. */
export const familyEntries: ReadEntries = async (client) => {
  const [{ members }, { gender, height }] = await Promise.all([
    client.fetchQuery(queries.family.relationship()),
    client.fetchQuery(queries.user.accountInformation()),
  ]);
  const sexes = members.flatMap(({ relation }) =>
    relation.code === 'son' ? ['male' as const] : relation.code === 'daughter' ? ['female' as const] : [],
  );
  const [childSex, ...others] = new Set(sexes);
  if (childSex === undefined) return {};
  const parent = gender === 1 ? 'father' : gender === 0 ? 'mother' : undefined;
  return {
    ...(others.length === 0 && { childSex }),
    ...(parent && height !== null && { [parent]: String(roundTo(1, height)) }),
  };
};
