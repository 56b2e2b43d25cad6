/** A member's measurements: the latest value of each kind, and its time. */
import type { FamilyBloodSugar, FamilyReadings, FamilySharedKind } from '@health-app/sdk';
import type { Format } from '#lib/format/format.ts';

/** The kinds in the order of display. */
export const kinds: FamilySharedKind[] = ['weight', 'bloodPressure', 'bloodSugar', 'heartRate', 'steps', 'medication'];

export interface LatestValue {
  /** Formatted value without its unit, such as `138/84`. */
  figure: string;
  /** An RFC 3339 date-time, or a day `YYYY-MM-DD`. */
  at: string;
  /** Relation of a blood glucose value to meals. */
  moment?: FamilyBloodSugar['moment'];
}

/** The latest value of a kind; `undefined` if it is not shared or was never measured. */
export function latestOf(kind: FamilySharedKind, readings: FamilyReadings, format: Format): LatestValue | undefined {
  const number = (value: number, decimals = 0) => format.number(value, { decimals });
  const { weight, bloodPressure, bloodSugar, heartRate, steps, medication } = readings;
  switch (kind) {
    case 'weight':
      return weight ? { figure: number(weight.weight, 1), at: weight.measuredAt } : undefined;
    case 'bloodPressure':
      return bloodPressure
        ? {
            figure: `${number(bloodPressure.systolic)}/${number(bloodPressure.diastolic)}`,
            at: bloodPressure.measuredAt,
          }
        : undefined;
    case 'bloodSugar':
      return bloodSugar
        ? { figure: number(bloodSugar.glucose, 1), at: bloodSugar.measuredAt, moment: bloodSugar.moment }
        : undefined;
    case 'heartRate':
      return heartRate ? { figure: number(heartRate.heartRate), at: heartRate.measuredAt } : undefined;
    case 'steps':
      return steps ? { figure: number(steps.steps), at: steps.date } : undefined;
    case 'medication':
      return medication
        ? { figure: `${number(medication.taken)}/${number(medication.planned)}`, at: medication.date }
        : undefined;
  }
}
