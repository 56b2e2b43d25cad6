import { useToday } from '#lib/time/clock.ts';
import { queries } from '#platform/client.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { type Pace, paceOf } from './weight-pace.ts';

/** The person's weights of the last month. */
export const useMonthOfWeights = (enabled = true) =>
  useQueryWithToast({ ...queries.healthData.detail({ healthDataType: 'weight', period: 'month' }), enabled });

/**
 * The current pace of the person's weight, from the weights of the last month. The home's summary alone reads them
 * without this hook, because it shows no message if they fail.
 * @param enabled whether the weights may be read. @default true
 */
export function useWeightPace(enabled = true): Pace | undefined {
  const today = useToday();
  const { data } = useMonthOfWeights(enabled);
  return enabled ? paceOf(data?.series?.[0]?.points ?? [], today) : undefined;
}
