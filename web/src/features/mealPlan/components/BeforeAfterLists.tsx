import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './BeforeAfterLists.module.css';

/** An item on one of the two sides. */
export interface ComparedItem {
  key: string;
  text: ReactNode;
  /** Whether the other side has the item too. */
  stays: boolean;
}

interface Side {
  items: readonly ComparedItem[];
  /** The sum of the items, such as their energy. */
  sum?: ReactNode;
}

/** Two lists side by side, or stacked if the space is too narrow. A word marks removed and new items. */
export function BeforeAfterLists({ before, after }: { before: Side; after: Side }) {
  return (
    <div className={styles.sides}>
      <Column side={before} title={<Trans>Now</Trans>} mark={<Trans context="compare">goes</Trans>} tone="goes" />
      <Column side={after} title={<Trans>Instead</Trans>} mark={<Trans context="compare">new</Trans>} tone="new" />
    </div>
  );
}

interface ColumnProps {
  side: Side;
  title: ReactNode;
  /** Marks an item that is only on this side. */
  mark: ReactNode;
  tone: 'goes' | 'new';
}

function Column({ side: { items, sum }, title, mark, tone }: ColumnProps) {
  const id = useId();
  return (
    <section className={styles[tone]} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {title}
      </h4>
      <ul className={styles.items}>
        {items.map(({ key, text, stays }) => (
          <li key={key} data-changes={!stays || undefined}>
            <span className={styles.text}>{text}</span>
            {!stays && <span className={styles.mark}>{mark}</span>}
          </li>
        ))}
      </ul>
      {sum && <p className={styles.sum}>{sum}</p>}
    </section>
  );
}
