import type { HeartRateState } from '@health-app/sdk';

/**
 * Zones of a heart rate. At rest the first three, for adults; in exercise the others, as shares of the maximum heart rate of
 * the age.
 */
export type Zone = 'low' | 'usual' | 'high' | 'light' | 'moderate' | 'vigorous' | 'hardest';

export interface Band {
  key: Zone;
  from: number;
  to: number;
  tone: 'good' | 'fair' | 'plain';
}

/** Age from which the ranges hold, years. */
const adult = 18;

/** Usual resting heart rate of adults, beats/min, both ends included (American Heart Association, Target Heart Rates Chart). */
export const usual = { from: 60, to: 100 };

/** Resting heart rates outside deserve a doctor's advice even without complaints, beats/min. */
const unusual = { from: 40, to: 130 };

/** Moderate 50–70 %, vigorous 70–85 % of the maximum heart rate (American Heart Association, as above). */
const shares = { moderate: 0.5, vigorous: 0.7, hardest: 0.85 };

/** Maximum heart rate at an age in years (Tanaka 2001). */
export const highestRate = (age: number): number => Math.round(208 - 0.7 * age);

/** The scale of a measurement; `undefined` for children, and in exercise without an age. */
export function bandsOf(state: HeartRateState, age: number | undefined): Band[] | undefined {
  if (age !== undefined && age < adult) return undefined;
  if (state === 'resting') {
    return [
      { key: 'low', from: 40, to: usual.from, tone: 'fair' },
      // Heart rates are whole numbers: 100 is the last usual one, and 101 the first high one.
      { key: 'usual', from: usual.from, to: usual.to + 0.5, tone: 'good' },
      { key: 'high', from: usual.to + 0.5, to: 140, tone: 'fair' },
    ];
  }
  if (age === undefined) return undefined;
  const highest = highestRate(age);
  const [moderate, vigorous, hardest] = [shares.moderate, shares.vigorous, shares.hardest].map((share) =>
    Math.round(highest * share),
  ) as [number, number, number];
  return [
    { key: 'light', from: moderate - 30, to: moderate, tone: 'plain' },
    { key: 'moderate', from: moderate, to: vigorous, tone: 'good' },
    { key: 'vigorous', from: vigorous, to: hardest, tone: 'good' },
    { key: 'hardest', from: hardest, to: highest, tone: 'fair' },
  ];
}

/** The zone of a heart rate; rates beyond the scale belong to its first or last zone. */
export function zoneOf(bands: Band[], heartRate: number): Zone {
  const above = bands.filter(({ from }) => heartRate >= from);
  return (above[above.length - 1] ?? (bands[0] as Band)).key;
}

/** Whether a resting heart rate is so unusual that the person should tell a doctor if a second measurement confirms it. */
export const isFarFromUsual = (state: HeartRateState, heartRate: number): boolean =>
  state === 'resting' && (heartRate < unusual.from || heartRate > unusual.to);
