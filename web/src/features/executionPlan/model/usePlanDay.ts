import type { CallOptions } from '@health-app/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { queries } from '#platform/client.ts';
import type { dayParams } from './params.ts';

/** The stages of a plan, and the day of its address. */
export function usePlanDay({ planId, stageId, date }: v.InferOutput<typeof dayParams>, titlesOptions: CallOptions) {
  const plan = planId === undefined ? {} : { planId };
  const titles = useQuery(queries.plans.executionTitles(plan, titlesOptions));
  const day = useQuery({
    ...queries.plans.executionData(
      { ...plan, ...(stageId !== undefined && { stageId }), ...(date !== undefined && { date }) },
      { silent: true },
    ),
    placeholderData: keepPreviousData,
  });
  return { titles, day };
}
