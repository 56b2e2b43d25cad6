import * as v from 'valibot';
import { orders } from './arrange.ts';
import { categories } from './categories.ts';
import { longestKeyword } from './search.ts';

/** A lookup's list: the group and the order that are shown. */
export const listParams = v.object({
  category: v.optional(v.picklist(categories)),
  sort: v.optional(v.picklist(orders), 'lowFirst'),
});

export type ListParams = v.InferOutput<typeof listParams>;

/** A lookup's search: the keyword. */
export const searchParams = v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(longestKeyword)), '') });
