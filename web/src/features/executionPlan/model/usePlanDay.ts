import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/** The day of the plan that the address names. */
export const usePlanDay = () =>
  useWithCare(useQuery({ ...useFirstQuery('plans.executionData'), placeholderData: keepPreviousData }));
