import { useEffect, useState } from 'react';
import { deviceStorage as storage } from '../../../platform/storage.ts';
import { type GrowthRecord, readRecord } from './record.ts';

// No call stores a child's measurements, so they stay on the device.
const key = 'growth';

/** The child of this device and its measurements; nothing before the first entry. */
export function useGrowthRecord() {
  const [record, setRecord] = useState(read);
  useEffect(() => {
    // Another tab has changed it.
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
