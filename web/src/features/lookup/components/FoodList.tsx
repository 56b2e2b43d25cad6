import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { VirtualList } from '#ui/list/VirtualList.tsx';
import type { Match } from '../model/food-search.ts';
import { ExpandableFoodRow } from './ExpandableFoodRow.tsx';
import styles from './FoodList.module.css';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  /** Accessible name. */
  label: string;
  foods: Match[];
  /**
   * Searched words, highlighted in the names. Keep the array's identity while the words are the same, so that the rows do
   * not render again.
   */
  terms: string[];
  openId: string | undefined;
  /** Whether the list continues another one, which already explains the unit of the nutrients. @default false */
  continued?: boolean;
  /** Whether all foods are of a group that the screen names, so that the rows do not repeat it. @default false */
  oneGroup?: boolean;
  onToggle: (id: string) => void;
}

/** Foods as rows that expand in place. They follow a choice, such as a group, a moment later: it is answered at once. */
export function FoodList(props: Props) {
  return <Rows {...useDeferredValue(props)} />;
}

const Rows = memo(({ lookup, label, foods, terms, openId, continued = false, oneGroup = false, onToggle }: Props) => {
  return (
    <>
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
        {({ food, via }) => (
          <ExpandableFoodRow
            lookup={lookup}
            food={food}
            via={via}
            terms={terms}
            oneGroup={oneGroup}
            open={food.id === openId}
            onToggle={onToggle}
          />
        )}
      </VirtualList>
    </>
  );
});
