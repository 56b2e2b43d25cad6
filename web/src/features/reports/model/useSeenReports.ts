import { useCallback } from 'react';
import * as v from 'valibot';
import { useStored } from '#lib/storage/useStored.ts';
import { dayParam } from '#platform/routing/params.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';

const MOST = 10;

const daysSchema = v.array(dayParam);

const readDays = (stored: unknown): string[] => {
  const { success, output } = v.safeParse(daysSchema, stored);
  return success ? output : [];
};

/** The days of the deep reports that the person has seen. Their content stays on the server. */
export function useSeenReports() {
  const [days, change] = useStored(deviceStorage, usePersonalKey('reports.deep'), readDays);
  const add = useCallback(
    (date: string) => change((before) => (before.includes(date) ? before : [...before, date].sort().slice(-MOST))),
    [change],
  );
  return { days, add };
}
