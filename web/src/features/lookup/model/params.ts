import * as v from 'valibot';
import { senderParam } from '#platform/routing/params.ts';
import { categories } from './categories.ts';
import { longestKeyword } from './food-search.ts';
import { orders } from './food-selection.ts';
import { tableOrders } from './table-order.ts';

/** Parameters of a list: the selected group and order; `table` is an order that only the table of a large window has. */
export const listParams = v.object({
  category: v.optional(v.picklist(categories)),
  sort: v.optional(v.picklist(orders), 'group'),
  table: v.optional(v.picklist(tableOrders)),
});

export type ListParams = v.InferOutput<typeof listParams>;

/** Parameters of a search: the keyword. */
export const searchParams = v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(longestKeyword)), '') });

/** Parameters of a shared view: the name of the sender. */
export const sharedParams = v.object({ userName: senderParam });
