import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import styles from './CompareSheet.module.css';
import { type TableColumn, textOf } from './columns.ts';

interface Props<Row> {
  open: boolean;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: TableColumn<Row>[];
  onClose: () => void;
  /** Selects no row any more. */
  onClear: () => void;
}

/** Selected rows side by side, with all their columns. */
export function CompareSheet<Row>({ open, rows, keyOf, columns, onClose, onClear }: Props<Row>) {
  const { t } = useLingui();
  const [title, ...others] = columns as [TableColumn<Row>, ...TableColumn<Row>[]];
  return (
    <Sheet
      open={open}
      title={<Trans>Comparison</Trans>}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClear}>
          <Trans>Clear the selection</Trans>
        </Button>
      }
    >
      <table className={styles.table} aria-label={t`Comparison`}>
        <thead>
          <tr>
            <td />
            {rows.map((row) => (
              <th key={keyOf(row)} scope="col">
                {textOf(title, row)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((column) => (
            <tr key={column.id}>
              <th scope="row">
                {column.name}
                {column.unit && <span className={styles.unit}> {column.unit}</span>}
              </th>
              {rows.map((row) => (
                <td key={keyOf(row)}>{textOf(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
