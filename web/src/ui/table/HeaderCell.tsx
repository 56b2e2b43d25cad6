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
  onSort: () => void;
}

/** The header of a column; a press sorts the table by it. */
export function HeaderCell({ name, unit, numeric, direction, onSort }: Props) {
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric || undefined} className={styles.head}>
      <button type="button" className={styles.sort} onClick={onSort}>
        <span>
          {name}
          {unit && <span className={styles.unit}> {unit}</span>}
        </span>
        <Arrow aria-hidden="true" className={styles.direction} size="1.4rem" />
      </button>
    </th>
  );
}
