import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage, growthKey } from '#platform/storage.ts';
import { type GrowthRecord, readRecord } from './record.ts';

/**
 * The person's child and its measurements; `undefined` before the first entry. The API has no call for them, so they stay
 * on the device.
 */
export function useGrowthRecord() {
  const [record, change] = useStored(deviceStorage, usePersonalKey(growthKey), readRecord);
  const save = (next: GrowthRecord | undefined) => change(() => next);
  return [record, save] as const;
}
