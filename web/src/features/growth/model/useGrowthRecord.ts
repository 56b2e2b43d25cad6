import { createStorage } from '@health-app/sdk';
import { useEffect, useState } from 'react';
import { health } from '../../../platform/client.ts';
import { type GrowthRecord, readRecord } from './record.ts';

const key = 'growth';
// No call keeps a child's measurements, so they stay on the device.
const storage = createStorage(health.environment);

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
