import type { QueryCallOptions } from '@health-app/sdk/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { queries } from '#platform/client.ts';
import type { dayParams } from './params.ts';

/** The stages of a plan, and the day of its address. */
export function usePlanDay(
  { planId, stageId, date }: v.InferOutput<typeof dayParams>,
  titlesOptions?: QueryCallOptions,
) {
  const plan = planId === undefined ? {} : { planId };
  const titles = useQuery(queries.plans.executionTitles(plan, titlesOptions));
  const day = useQuery({
    ...queries.plans.executionData({
      ...plan,
      ...(stageId !== undefined && { stageId }),
      ...(date !== undefined && { date }),
    }),
    placeholderData: keepPreviousData,
  });
  return { titles, day };
}
