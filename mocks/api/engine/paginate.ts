import { msOf } from './days.ts';

export interface PageQuery {
  pageNum: number;
  pageSize?: number;
  /** The `next` of the page before. */
  after?: string;
}

/** The names of the fields of an entry that are texts. */
type TextField<T> = { [Name in keyof T]: T[Name] extends string ? Name : never }[keyof T];

/**
 * A page of a list, in the form of every paged reply. With `after`, it begins behind that entry, even if the entry is gone. A page
 * behind an unknown place is empty.
 *
 * @param all newest first
 * @param time the field with the day or the date-time of an entry
 * @param id the field with its id, where several entries may have the same time
 */
export function paginate<T>(
  all: T[],
  { pageNum, pageSize = 10, after }: PageQuery,
  time: TextField<T>,
  id?: TextField<T>,
) {
  const keyOf = (entry: T): string => [entry[time], ...(id === undefined ? [] : [entry[id]])].join('/');
  const start = after === undefined ? (pageNum - 1) * pageSize : placeAfter(all.map(keyOf), after);
  const list = all.slice(start, start + pageSize);
  const hasMore = start + pageSize < all.length;
  const last = list.at(-1);
  return { total: all.length, pageNum, pageSize, hasMore, ...(hasMore && last && { next: keyOf(last) }), list };
}

function placeAfter(keys: string[], after: string): number {
  const known = keys.indexOf(after);
  if (known >= 0) return known + 1;
  const [time, id] = partsOf(after);
  const place = keys.findIndex((key) => {
    const [other, otherId] = partsOf(key);
    return other < time || (other === time && otherId.localeCompare(id, 'en', { numeric: true }) < 0);
  });
  return place < 0 ? keys.length : place;
}

function partsOf(key: string): [time: number, id: string] {
  const [time = '', id = ''] = key.split('/', 2);
  return [msOf(time), id];
}
