import { createContext, use } from 'react';
import { useSearchParams } from 'wouter';
import { today } from '#lib/time/local-clock.ts';
import { infiniteQueries, queries } from '#platform/client.ts';
import { firstQuery } from './first-queries.ts';
import type { AnyFirstQuery, PagesId, PagesOf, QueryOf, ReadId } from './first-query.ts';

/** The row of the screen. */
export const ScreenRowContext = createContext<{ path: string; first: readonly AnyFirstQuery[] }>({
  path: '',
  first: [],
});

/**
 * The options of a first query, whose input follows from the screen's row. So the screen cannot request anything else than
 * the start has requested.
 * @param day that the screen shows, `YYYY-MM-DD`; takes the place of today in the row. @default today
 * @throws {Error} if the row does not name the query, or the address lacks one of its parameters
 */
export const useFirstQuery = <Id extends ReadId>(id: Id, day?: string) => useFirst(id, day) as QueryOf<Id>;

/** The same for a list that loads in pages. */
export const useFirstPages = <Id extends PagesId>(id: Id) => useFirst(id, today(), true) as PagesOf<Id>;

function useFirst(id: string, day = today(), inPages?: true): unknown {
  const { path, first } = use(ScreenRowContext);
  const [search] = useSearchParams();
  for (const row of first) {
    const [named, , { pages } = {}] = row;
    if (named !== id || pages !== inPages) continue;
    const query = firstQuery(row, { queries, infiniteQueries }, { path, search, today: day });
    if (query) return query;
  }
  throw new Error(`The row of ${path} names no first query ${id} for this address`);
}
