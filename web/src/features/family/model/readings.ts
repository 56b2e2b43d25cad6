/** What a member has measured: the latest value of a kind, and when. */
import type { FamilyBloodSugar, FamilyReadings, FamilySharedKind } from '@health-app/sdk';
import { formatNumber } from '../../../lib/format.ts';

/** In the order to show. */
export const kinds: FamilySharedKind[] = ['weight', 'bloodPressure', 'bloodSugar', 'heartRate', 'steps', 'medication'];

export interface Latest {
  /** As it is read out, without its unit, such as `138/84`. */
  figure: string;
  /** A moment in RFC 3339, or a whole day as `YYYY-MM-DD`. */
  at: string;
  /** Of a blood glucose: when in relation to food. */
  moment?: FamilyBloodSugar['moment'];
}

/** The latest value of a kind; none when it is not shared, or shared and never measured. */
export function latestOf(kind: FamilySharedKind, readings: FamilyReadings, locale: string): Latest | undefined {
  const number = (value: number, decimals = 0) => formatNumber(locale, value, { decimals });
  const { weight, bloodPressure, bloodSugar, heartRate, steps, medication } = readings;
  switch (kind) {
    case 'weight':
      return weight ? { figure: number(weight.weight, 1), at: weight.measuredAt } : undefined;
    case 'bloodPressure':
      return bloodPressure
        ? { figure: `${bloodPressure.systolic}/${bloodPressure.diastolic}`, at: bloodPressure.measuredAt }
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
      return medication ? { figure: `${medication.taken}/${medication.planned}`, at: medication.date } : undefined;
  }
}
