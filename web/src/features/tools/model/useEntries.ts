import { useMemo } from 'react';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { readNumber } from '#ui/form/number.ts';
import { type Entries, type NumberName, readEntries } from './entries.ts';
import type { Entry } from './entry-ranges.ts';
import { numberFields } from './number-fields.ts';
import { readWeight } from './weight-unit.ts';

export interface EntriesState {
  entries: Entries;
  /** The numbers of the entries, with the weight in kg; `undefined` for empty and invalid ones. */
  numbers: Record<NumberName, Entry>;
  enter: (change: Partial<Entries>) => void;
}

/** The entries of all calculators, stored on the device for this person. */
export function useEntries(): EntriesState {
  const [entries, change] = useStored(deviceStorage, usePersonalKey('calculators'), readEntries);
  const numbers = useMemo(() => readNumbers(entries), [entries]);
  const enter = (changed: Partial<Entries>) =>
    change((current) => {
      const next = { ...current, ...changed };
      return Object.values(next).some(Boolean) ? next : undefined;
    });
  return { entries, numbers, enter };
}

function readNumbers(entries: Entries): Record<NumberName, Entry> {
  const fields = Object.entries(numberFields) as [NumberName, (typeof numberFields)[NumberName]][];
  const numbers = Object.fromEntries(
    fields.map(([name, { range, decimals }]) => [name, readNumber(entries[name], range, decimals)]),
  ) as Record<NumberName, Entry>;
  return { ...numbers, weight: readWeight(entries.weight, entries.weightUnit || 'kg') };
}
