import type { DailyReport } from '@health-app/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { type PermittedTarget, usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';

interface EatenDay {
  query: UseQueryResult<DailyReport>;
  /** Null if the person has none, or may not see it. */
  target: PermittedTarget | null;
  /** Whether the day is over, so that no remaining amount is shown. */
  isOver: boolean;
}

/** Reads the diary of a day: its entries, their sum and the target. Every ring, bar and card of a day uses this hook. */
export function useDay(date: Day): EatenDay {
  const query = useWithCare(useQuery(queries.analysis.dailyReportDetail({ date })));
  return { query, target: usePermittedTarget(query.data?.target), isOver: date < useToday() };
}
