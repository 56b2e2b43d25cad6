import * as v from 'valibot';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import type { Uses } from './functions.ts';

const Counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Parses stored counts; invalid data gives no counts. */
const readUses = (stored: unknown): Uses => {
  const counts = v.safeParse(Counts, stored);
  return counts.success ? counts.output : {};
};

/**
 * How often the person has opened each function from the home or the directory. It stays on the device.
 * @returns the counts, and a function that counts one more
 */
export function useFunctionUses() {
  const [uses, change] = useStored(deviceStorage, usePersonalKey('functions'), readUses);
  const count = (path: string) => change((current) => ({ ...current, [path]: (current[path] ?? 0) + 1 }));
  return [uses, count] as const;
}
