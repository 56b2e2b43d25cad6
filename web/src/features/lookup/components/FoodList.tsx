import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { labelOf } from '#lib/open-value.ts';
import { VirtualList } from '#ui/list/VirtualList.tsx';
import { categoryWords } from '../labels.ts';
import type { Match } from '../model/food-search.ts';
import { ExpandableFoodRow } from './ExpandableFoodRow.tsx';
import styles from './FoodList.module.css';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  /** Accessible name. */
  label: string;
  /** `opensGroup` marks the first food of a group, which has the group's name above it. */
  foods: (Match & { opensGroup?: boolean })[];
  /**
   * Searched words, highlighted in the names. Keep the array's identity while the words are the same, so that the rows do
   * not render again.
   */
  terms: string[];
  openId: string | undefined;
  /** Whether the list continues another one, which already explains the unit of the nutrients. @default false */
  continued?: boolean;
  onToggle: (id: string) => void;
}

/** Foods as rows that expand in place. They follow a choice, such as a group, a moment later: it is answered at once. */
export function FoodList(props: Props) {
  return <Rows {...useDeferredValue(props)} />;
}

const Rows = memo(({ lookup, label, foods, terms, openId, continued = false, onToggle }: Props) => {
  const { i18n } = useLingui();
  return (
    <div>
      {!continued && (
        <p className={styles.basis}>
          <Trans>Nutrients per 100 g</Trans>
        </p>
      )}
      <VirtualList
        label={label}
        items={foods}
        keyOf={({ food }) => food.id}
        rowHeight={6.8}
        className={styles.list}
        rowClassName={styles.item}
      >
        {({ food, via, opensGroup }) => (
          <>
            {opensGroup && <h2 className={styles.group}>{i18n._(labelOf(categoryWords, food.category))}</h2>}
            <ExpandableFoodRow
              lookup={lookup}
              food={food}
              via={via}
              terms={terms}
              open={food.id === openId}
              onToggle={onToggle}
            />
          </>
        )}
      </VirtualList>
    </div>
  );
});
