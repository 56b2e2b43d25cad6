import { useStored } from '../../../lib/useStored.ts';
import { deviceStorage } from '../../../platform/storage.ts';
import { type GrowthRecord, readRecord } from './record.ts';

/**
 * The child on this device and its measurements; `undefined` before the first entry. The API has no call for them, so they stay
 * on the device.
 */
export function useGrowthRecord() {
  const [record, change] = useStored(deviceStorage, 'growth', readRecord);
  const save = (next: GrowthRecord | undefined) => change(() => next);
  return [record, save] as const;
}
