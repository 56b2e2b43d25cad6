import type { PlannedFood } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import type { JsonStorage } from '#lib/storage/json-storage.ts';
import type { Day } from '#lib/time/days.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import type { PersonalKey } from '#platform/storage-keys.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { MultiChips } from '#ui/form/Chips.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import styles from './ShoppingList.module.css';
import { ShoppingList } from './ShoppingList.tsx';

interface Props<Data, Code extends string> {
  open: boolean;
  onClose: () => void;
  /** The days to choose from; the first ones are preselected. */
  days: readonly Day[];
  /** Returns the query of a day. */
  load: (day: Day) => Query<Data, Code>;
  /** Returns the foods that the meals of a day need. */
  foodsOf: (day: Data) => PlannedFood[];
  storage: JsonStorage<PersonalKey>;
  /** Storage key of this person's ticks. */
  storageKey: PersonalKey;
}

/** Number of preselected days: fresh food does not keep longer. */
const atStart = 3;

/** A shopping list for chosen days of a plan. */
export function ShoppingSheet<Data, Code extends string>({ open, onClose, ...props }: Props<Data, Code>) {
  return (
    <Sheet open={open} title={<Trans>Shopping list</Trans>} onClose={onClose}>
      {open && <Content {...props} />}
    </Sheet>
  );
}

function Content<Data, Code extends string>({
  days,
  load,
  foodsOf,
  storage,
  storageKey,
}: Omit<Props<Data, Code>, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const format = useFormat();
  const [chosen, setChosen] = useState(() => days.slice(0, atStart));
  const sorted = days.filter((day) => chosen.includes(day));
  const results = useQueries({ queries: sorted.map(load) });
  const foods = results.flatMap(({ data }) => (data ? foodsOf(data) : []));
  const failed = results.filter(({ error, data }) => error && !data);
  const names = format.list(sorted.map((day) => format.date(day, 'short')));
  return (
    <div className={styles.list}>
      <MultiChips
        label={t`Days to shop for`}
        showLabel
        values={chosen}
        onChange={setChosen}
        options={days.map((day) => ({ value: day, label: format.date(day, 'short') }))}
      />
      <QueryView
        // A list without one of its days would be wrong, so it waits for all days.
        query={{
          data: results.every(({ data }) => data) ? foods : undefined,
          error: failed[0]?.error ?? null,
          isFetching: results.some(({ isFetching }) => isFetching),
          refetch: () => failed.map(({ refetch }) => refetch()),
        }}
        skeleton={<Skeleton rows={6} />}
        isEmpty={(all) => all.length === 0}
        empty={<Trans>Choose a day.</Trans>}
      >
        {(foods) => (
          <ShoppingList foods={foods} heading={t`Shopping list: ${names}`} storage={storage} storageKey={storageKey} />
        )}
      </QueryView>
    </div>
  );
}
