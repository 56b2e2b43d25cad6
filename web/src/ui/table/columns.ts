import type { ReactNode } from 'react';
import type { Cell } from '#lib/format/csv.ts';
import { MISSING } from '#lib/format/format.ts';
import type { SortValue } from './sort-rows.ts';

export interface TableColumn<Row> {
  id: string;
  name: string;
  /** The unit of all values, shown below the name. */
  unit?: string;
  /** Aligns the values at their end. @default false */
  numeric?: boolean;
  /** What is copied and saved; the rows are sorted by it, too, unless there is a rank. */
  value: (row: Row) => Cell;
  /** What the rows are sorted by. */
  rank?: (row: Row) => SortValue;
  /** Whether it has buttons: it is neither copied, saved nor compared. @default false */
  isControl?: boolean;
  /** What is shown. @default the value, or a dash */
  cell?: (row: Row) => ReactNode;
}

/** The content of a cell. */
export const textOf = <Row>(column: TableColumn<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : (column.value(row) ?? MISSING);
