import type { WeekReport } from '@health-app/sdk';
import { useFormat } from '#lib/format/useFormat.ts';
import { usePermitsAll } from './usePermitsAll.ts';

/** The advice of a report in the language of the app, without what the state of the person withholds. */
export function usePermittedAdvice({
  advice,
  adviceEn,
  adviceNeeds,
}: Pick<WeekReport, 'advice' | 'adviceEn' | 'adviceNeeds'>): string[] {
  const format = useFormat();
  const permitsAll = usePermitsAll();
  const isShown = (_: string, index: number) => permitsAll(adviceNeeds?.[index]);
  return format.pick(advice.filter(isShown), adviceEn?.filter(isShown));
}
