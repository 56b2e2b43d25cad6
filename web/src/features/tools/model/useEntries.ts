import { useEffect, useMemo, useState } from 'react';
import { deviceStorage as storage } from '../../../platform/storage.ts';
import { readNumber } from '../../../ui/form/number.ts';
import { type Entries, type NumberName, readEntries } from './entries.ts';
import type { Entry } from './entry.ts';
import { numberFields } from './number-fields.ts';

const key = 'calculators';

export interface Entering {
  entries: Entries;
  /** The numbers of the entries; `undefined` for empty, invalid and out-of-range ones. */
  numbers: Record<NumberName, Entry>;
  enter: (change: Partial<Entries>) => void;
}

/** The entries of all calculators, stored on the device. */
export function useEntries(): Entering {
  const [entries, setEntries] = useState(() => readEntries(storage.get(key)));
  useEffect(() => {
    if (Object.values(entries).some(Boolean)) storage.set(key, entries);
    else storage.remove(key);
  }, [entries]);
  const numbers = useMemo(() => readNumbers(entries), [entries]);
  return { entries, numbers, enter: (change) => setEntries((before) => ({ ...before, ...change })) };
}

function readNumbers(entries: Entries): Record<NumberName, Entry> {
  const fields = Object.entries(numberFields) as [NumberName, (typeof numberFields)[NumberName]][];
  return Object.fromEntries(
    fields.map(([name, { range, decimals }]) => [name, readNumber(entries[name], range, decimals)]),
  ) as Record<NumberName, Entry>;
}
