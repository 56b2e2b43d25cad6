import type { HealthDataSeries, HealthSeriesCode } from '@health-app/sdk';
import type { Reading } from '@health-app/sdk/safety';
import { type JudgedReading, judgeReading, type Patient } from '#domains/health/model/judgement.ts';

const ruledCodes: readonly string[] = [
  'bloodSugarFasting',
  'bloodSugarAfterMeal',
  'systolic',
  'diastolic',
  'heartRate',
] satisfies HealthSeriesCode[];

/** Whether the rules for readings apply to a series. Any other series is judged only by the server's range. */
export const isJudgedByRule = (code: string): boolean => ruledCodes.includes(code);

/**
 * Judges the latest reading of each series. Both values of a blood pressure share one judgement, which is about the pair.
 */
export function judgeSeries(series: readonly HealthDataSeries[], patient: Patient): Map<string, JudgedReading> {
  const judged = series.flatMap((one) => {
    const reading = one.latest && readingOf(one, series);
    const result = one.latest && reading && judgeReading(reading, one.latest.measuredAt, patient);
    return result ? [[one.code, result] as const] : [];
  });
  return new Map(judged);
}

function readingOf({ code, latest }: HealthDataSeries, series: readonly HealthDataSeries[]): Reading | undefined {
  if (!latest) return undefined;
  const { value } = latest;
  switch (code) {
    case 'bloodSugarFasting':
      return { kind: 'glucose', value, moment: 'fasting' };
    case 'bloodSugarAfterMeal':
      return { kind: 'glucose', value, moment: 'afterMeal' };
    case 'heartRate':
      return { kind: 'restingPulse', value };
    case 'systolic':
    case 'diastolic': {
      const other = series.find((one) => one.code === (code === 'systolic' ? 'diastolic' : 'systolic'))?.latest;
      if (!other || other.measuredAt !== latest.measuredAt) return undefined;
      return code === 'systolic'
        ? { kind: 'bloodPressure', systolic: value, diastolic: other.value }
        : { kind: 'bloodPressure', systolic: other.value, diastolic: value };
    }
    default:
      return undefined;
  }
}
