import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryOf } from '#platform/query/first-query.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/** The stages of a plan, and the day of its address. */
export function usePlanDay(titlesQuery: QueryOf<'plans.executionTitles'>) {
  const titles = useQuery(titlesQuery);
  const day = useQuery({ ...useFirstQuery('plans.executionData'), placeholderData: keepPreviousData });
  return { titles, day };
}
