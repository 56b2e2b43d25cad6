/** The column that a table is sorted by, and the direction. */
export interface TableSort {
  column: string;
  descending: boolean;
}

/** What rows are sorted by. */
export type SortValue = string | number | null | undefined;

/**
 * Sorts rows by a value. Missing values come last in both directions, and rows of equal value keep their order.
 * @param locale of the alphabet for texts
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  descending: boolean,
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const direction = descending ? -1 : 1;
  const difference = (one: SortValue, other: SortValue): number => {
    if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
    return direction * compare(String(one), String(other));
  };
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((one, other) => difference(one.value, other.value))
    .map(({ row }) => row);
}

const isMissing = (value: SortValue): boolean => value === null || value === undefined || Number.isNaN(value);

/** The sort after a press on a column's header: ascending, then descending, then the order of the rows. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
