import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import styles from './DataTable.module.css';

interface Props {
  name: string;
  unit: string | undefined;
  numeric: boolean | undefined;
  /** The direction in which the table is sorted by this column. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: (() => void) | undefined;
}

/** The header of a column; a press sorts a table that can be sorted. */
export function HeaderCell({ name, unit, numeric, direction, onSort }: Props) {
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const text = (
    <span>
      {name}
      {unit && <span className={styles.unit}> {unit}</span>}
    </span>
  );
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric || undefined} className={styles.head}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {text}
          <Arrow aria-hidden="true" className={styles.direction} size="1.4rem" />
        </button>
      ) : (
        text
      )}
    </th>
  );
}
