import type { TableSort } from '#ui/table/sort-rows.ts';
import type { Order } from './food-selection.ts';

/** The columns of the table of foods. */
export const tableColumns = [
  'name',
  'group',
  'value',
  'band',
  'carbohydrate',
  'fiber',
  'load',
  'energy',
  'source',
] as const;

/** The column by which the table is sorted, as in the address; `-` before it reverses the order. */
type TableOrder = (typeof tableColumns)[number] | `-${(typeof tableColumns)[number]}`;

export const tableOrders: TableOrder[] = tableColumns.flatMap((column) => [column, `-${column}` as const]);

/** The order of the table that shows the same order as the list of a phone. */
export const asTableOrder: Record<Order, TableOrder | undefined> = {
  group: undefined,
  lowFirst: 'value',
  highFirst: '-value',
  name: 'name',
};

export const sortOf = (order: TableOrder | undefined): TableSort | undefined =>
  order && { column: order.replace('-', ''), descending: order.startsWith('-') };

export const tableOrderOf = (sort: TableSort | undefined): TableOrder | undefined =>
  sort && (`${sort.descending ? '-' : ''}${sort.column}` as TableOrder);
