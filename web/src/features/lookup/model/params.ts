import * as v from 'valibot';
import { categories } from './categories.ts';
import { longestKeyword } from './food-search.ts';
import { orders } from './food-selection.ts';

/** Parameters of a list: the selected group and order. */
export const listParams = v.object({
  category: v.optional(v.picklist(categories)),
  sort: v.optional(v.picklist(orders), 'group'),
});

export type ListParams = v.InferOutput<typeof listParams>;

/** Parameters of a search: the keyword. */
export const searchParams = v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(longestKeyword)), '') });
