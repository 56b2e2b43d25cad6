import type { HeartRateState } from '@health-app/sdk';
import { adultAge, maximumHeartRate, restingPulseLimits, zoneStart } from '@health-app/sdk/safety';

/**
 * Zones of a heart rate. The first three are for adults at rest; the others are for exercise, as shares of the heart-rate
 * reserve.
 */
export type Zone = 'low' | 'usual' | 'high' | 'light' | 'moderate' | 'vigorous' | 'hardest';

export interface Band {
  key: Zone;
  from: number;
  to: number;
  tone: 'good' | 'fair' | 'plain';
}

/** Usual resting heart rate of adults, beats/min, both ends included. */
export const { usual } = restingPulseLimits;

/**
 * The scale of a measurement.
 * @param age full years; absent if unknown
 * @param resting resting heart rate in beats/min, for exercise; absent if unknown
 * @returns `undefined` for children and without an age; for exercise also without a resting rate below the maximum
 */
export function bandsOf(
  state: HeartRateState,
  age: number | undefined,
  resting: number | undefined,
): Band[] | undefined {
  if (age === undefined || age < adultAge) return undefined;
  if (state === 'resting') {
    return [
      { key: 'low', from: 40, to: usual.min, tone: 'fair' },
      // Heart rates are whole numbers: 100 is the last usual rate, and 101 the first high one.
      { key: 'usual', from: usual.min, to: usual.max + 0.5, tone: 'good' },
      { key: 'high', from: usual.max + 0.5, to: 140, tone: 'fair' },
    ];
  }
  const maximum = maximumHeartRate(age);
  if (resting === undefined || maximum === undefined || resting >= maximum) return undefined;
  const [moderate, vigorous, maximal] = (['moderate', 'vigorous', 'maximal'] as const).map((zone) =>
    zoneStart(zone, resting, maximum),
  ) as [number, number, number];
  return [
    { key: 'light', from: Math.min(resting, moderate - 1), to: moderate, tone: 'plain' },
    { key: 'moderate', from: moderate, to: vigorous, tone: 'good' },
    { key: 'vigorous', from: vigorous, to: maximal, tone: 'good' },
    { key: 'hardest', from: maximal, to: Math.max(Math.round(maximum), maximal + 1), tone: 'fair' },
  ];
}

/** The zone of a heart rate; rates beyond the scale belong to its first or last zone. */
export function zoneOf(bands: Band[], heartRate: number): Zone {
  const above = bands.filter(({ from }) => heartRate >= from);
  return (above[above.length - 1] ?? (bands[0] as Band)).key;
}
