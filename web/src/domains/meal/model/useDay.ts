import type { DailyReport } from '@health-app/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';

interface EatenDay {
  query: UseQueryResult<DailyReport>;
  /** Whether the day is over, so that no remaining amount is shown. */
  isOver: boolean;
}

/** Reads the diary of a day: its entries, their sum and the target. Every ring, bar and card of a day uses this hook. */
export function useDay(date: Day): EatenDay {
  const query = useQuery(queries.analysis.dailyReportDetail({ date }));
  return { query, isOver: date < useToday() };
}
