import type { AssessmentCode, AssessmentLevel, AssessmentSection } from '@health-app/sdk';
import { addDays } from '#lib/time/days.ts';

/** The levels from weak to good. */
const levels: readonly AssessmentLevel[] = ['poor', 'fair', 'good'];

export interface ChangedFinding {
  code: AssessmentCode;
  before: AssessmentLevel;
  now: AssessmentLevel;
  better: boolean;
}

/** The findings whose level differs between two reports. Those that became worse come first. */
export function changedFindings(
  before: readonly AssessmentSection[],
  now: readonly AssessmentSection[],
): ChangedFinding[] {
  const earlier = new Map(before.map(({ code, level }) => [code, level]));
  return now
    .flatMap(({ code, level }): ChangedFinding[] => {
      const was = earlier.get(code);
      if (was === undefined || was === level) return [];
      return [{ code, before: was, now: level, better: levels.indexOf(level) > levels.indexOf(was) }];
    })
    .sort((a, b) => Number(a.better) - Number(b.better));
}

/** The day of the previous report: the last one that was seen, or else the one a week before. */
export const reportBefore = (seen: readonly string[], date: string): string =>
  seen.filter((day) => day < date).pop() ?? addDays(date, -7);
