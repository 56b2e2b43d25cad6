import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  name: ReactNode;
  value: ReactNode;
  /** Emphasises the row, such as the total of a sum. @default false */
  strong?: boolean;
}

/**
 * Names and values in two columns, which stack if the space is too narrow. Use it for the facts of one thing. Take
 * `DataTable` to compare several.
 */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, strong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no state
        <div key={index} className={strong ? `${styles.fact} ${styles.strong}` : styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
