import { useEffect, useState } from 'react';
import { deviceStorage as storage } from '../../../platform/storage.ts';
import { type GrowthRecord, readRecord } from './record.ts';

// The API has no call for a child's measurements, so they stay on the device.
const key = 'growth';

/** The child on this device and its measurements; `undefined` before the first entry. */
export function useGrowthRecord() {
  const [record, setRecord] = useState(read);
  useEffect(() => {
    // Follows changes in another tab.
    const follow = () => setRecord(read());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const save = (next: GrowthRecord | undefined) => {
    if (next) storage.set(key, next);
    else storage.remove(key);
    setRecord(next);
  };
  return [record, save] as const;
}

const read = (): GrowthRecord | undefined => readRecord(storage.get(key));
