import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Columns3 from 'lucide-react/icons/columns-3';
import { Fragment, type ReactNode, useId, useMemo, useState } from 'react';
import type { Cell } from '#lib/format/csv.ts';
import { MISSING } from '#lib/format/format.ts';
import { Button } from '#ui/Button.tsx';
import { MultiChips } from '#ui/form/Chips.tsx';
import { rowWithMenu } from '#ui/overlay/row-actions.ts';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import { CompareSheet } from './CompareSheet.tsx';
import { type TableColumn, textOf } from './columns.ts';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { nextSort, sortRows, type TableSort } from './sort-rows.ts';

/** A table as it is shown: the texts of its header, and the values of its rows. */
interface ShownTable {
  head: string[];
  rows: Cell[][];
}

interface Props<Row> {
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column names the row, and is always shown. */
  columns: TableColumn<Row>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
  /** Without it, the rows keep their order, such as those of a list that loads by pages. */
  sorting?: { sort: TableSort | undefined; onSort: (sort: TableSort | undefined) => void };
  /** More about a row, below it. */
  detail?: (row: Row) => ReactNode;
  /** Whether rows can be selected to compare them. @default false */
  compares?: boolean;
  /** Whether it is a part of a card, not a card of its own. @default false */
  isPart?: boolean;
  /** Content at the start of the line above the table, such as the number of rows. */
  status?: ReactNode;
  /** Further tools, such as *Copy*. */
  tools?: (shown: () => ShownTable) => ReactNode;
}

/** Rows at first: a long table would otherwise hide what is below it. */
const first = 50;

/** Most rows beside each other. */
const mostCompared = 3;

/**
 * A table for large windows: its columns can be sorted and chosen, and its rows compared. Take `LinkRow` on a phone,
 * and `FactList` for one thing.
 */
export function DataTable<Row>({
  label,
  rows,
  keyOf,
  columns,
  hidden,
  onHiddenChange,
  sorting,
  detail,
  compares = false,
  isPart = false,
  status,
  tools,
}: Props<Row>) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [open, setOpen] = useState<string>();
  // Rows, not keys: they stay selected while a filter hides them.
  const [selected, setSelected] = useState<Row[]>([]);
  const [comparing, setComparing] = useState(false);
  const id = useId();
  const sort = sorting?.sort;
  const [title, ...rest] = columns as [TableColumn<Row>, ...TableColumn<Row>[]];
  const others = rest.filter((column) => !hidden.includes(column.id));
  const shown = [title, ...others];
  const sorted = useMemo(() => {
    const column = sort && columns.find((one) => one.id === sort.column);
    return column ? sortRows(rows, column.rank ?? column.value, sort.descending, i18n.locale) : rows;
  }, [rows, columns, sort, i18n.locale]);
  const count = sorted.length;
  const toggleSelected = (row: Row) =>
    setSelected((before) => {
      const without = before.filter((one) => keyOf(one) !== keyOf(row));
      return without.length < before.length ? without : [...before, row];
    });
  const isSelected = (row: Row) => selected.some((one) => keyOf(one) === keyOf(row));
  const shownTable = (): ShownTable => {
    const read = shown.filter(({ isControl }) => !isControl);
    return {
      head: read.map(({ name, unit }) => (unit ? `${name} (${unit})` : name)),
      rows: sorted.map((row) => read.map((column) => column.value(row))),
    };
  };
  const sortedBy = sort && shown.find((column) => column.id === sort.column)?.name;
  return (
    <div>
      <div className={styles.tools}>
        {status}
        <div className={styles.buttons}>
          {compares &&
            selected.length > 0 &&
            (selected.length === 1 ? (
              <span className={typography.note}>
                <Trans>Select one or two more rows to compare</Trans>
              </span>
            ) : (
              <Button variant="quiet" onClick={() => setComparing(true)}>
                <Plural value={selected.length} one="Compare # row" other="Compare # rows" />
              </Button>
            ))}
          {rest.length > 1 && (
            <TextButton aria-expanded={choosing} aria-controls={`${id}-columns`} onClick={() => setChoosing(!choosing)}>
              <Columns3 aria-hidden="true" size="1.8rem" />
              <Trans>Columns</Trans>
            </TextButton>
          )}
          {tools?.(shownTable)}
        </div>
      </div>
      <div id={`${id}-columns`} className={styles.columns} hidden={!choosing}>
        <MultiChips
          label={t`Columns`}
          values={others.map((column) => column.id)}
          options={rest.map((column) => ({ value: column.id, label: column.name }))}
          onChange={(next) => onHiddenChange(rest.map((column) => column.id).filter((one) => !next.includes(one)))}
        />
      </div>
      <p className="visually-hidden" role="status">
        {sortedBy && (sort.descending ? t`Sorted by ${sortedBy}, descending` : t`Sorted by ${sortedBy}, ascending`)}
      </p>
      <div className={isPart ? `${styles.frame} ${styles.part}` : styles.frame}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {compares && (
                <td className={`${styles.select} ${styles.head}`}>
                  <span className="visually-hidden">
                    <Trans>Compare</Trans>
                  </span>
                </td>
              )}
              {shown.map((column) => (
                <HeaderCell
                  key={column.id}
                  name={column.name}
                  unit={column.unit}
                  numeric={column.numeric}
                  direction={sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
                  onSort={sorting && (() => sorting.onSort(nextSort(sort, column.id)))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, all ? count : first).map((row) => {
              const key = keyOf(row);
              const isOpen = key === open;
              const name = String(title.value(row) ?? MISSING);
              return (
                <Fragment key={key}>
                  <tr {...rowWithMenu} data-selected={(compares && isSelected(row)) || undefined}>
                    {compares && (
                      <td className={styles.select}>
                        <label className={styles.box}>
                          <input
                            type="checkbox"
                            aria-label={t`Compare: ${name}`}
                            checked={isSelected(row)}
                            disabled={!isSelected(row) && selected.length === mostCompared}
                            onChange={() => toggleSelected(row)}
                          />
                        </label>
                      </td>
                    )}
                    <th scope="row" className={styles.title}>
                      {detail ? (
                        <button
                          type="button"
                          className={styles.opener}
                          aria-expanded={isOpen}
                          aria-controls={isOpen ? `${id}-${key}` : undefined}
                          onClick={() => setOpen(isOpen ? undefined : key)}
                        >
                          {textOf(title, row)}
                          <ChevronDown aria-hidden="true" className={styles.arrow} size="1.6rem" />
                        </button>
                      ) : (
                        textOf(title, row)
                      )}
                    </th>
                    {others.map((column) => (
                      <td key={column.id} data-numeric={column.numeric || undefined}>
                        {textOf(column, row)}
                      </td>
                    ))}
                  </tr>
                  {detail && isOpen && (
                    <tr id={`${id}-${key}`} className={styles.detail}>
                      <td colSpan={shown.length + Number(compares)}>{detail(row)}</td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {!all && count > first && (
        <Button variant="quiet" className={styles.all} onClick={() => setAll(true)}>
          <Plural value={count} one="Show # row" other="Show all # rows" />
        </Button>
      )}
      {compares && (
        <CompareSheet
          open={comparing}
          // A row may have changed since it was selected.
          rows={selected.map((row) => rows.find((one) => keyOf(one) === keyOf(row)) ?? row)}
          keyOf={keyOf}
          columns={columns.filter(({ isControl }) => !isControl)}
          onClose={() => setComparing(false)}
          onClear={() => {
            setComparing(false);
            setSelected([]);
          }}
        />
      )}
    </div>
  );
}
