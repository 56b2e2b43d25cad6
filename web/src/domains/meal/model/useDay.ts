import type { DailyReport } from '@health-app/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';

interface EatenDay {
  query: UseQueryResult<DailyReport>;
  /** Whether nothing more can be left of its target. */
  isOver: boolean;
}

/** The diary of a day: its entries, their sum and the target. Every ring, bar and card of a day reads it here. */
export function useDay(date: Day): EatenDay {
  const query = useQuery(queries.analysis.dailyReportDetail({ date }, { silent: true }));
  return { query, isOver: date < useToday() };
}
