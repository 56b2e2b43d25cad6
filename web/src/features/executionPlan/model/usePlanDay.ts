import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/** The day of the plan that the address names. */
export const usePlanDay = () =>
  useQuery({ ...useFirstQuery('plans.executionData'), placeholderData: keepPreviousData });
