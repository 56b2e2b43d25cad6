import type { HeartRateState } from '@health-app/sdk';

/** At rest the first three, of adults; in exercise the others, as a share of the highest heart rate of the age. */
export type Zone = 'low' | 'usual' | 'high' | 'light' | 'moderate' | 'vigorous' | 'hardest';

export interface Band {
  key: Zone;
  from: number;
  to: number;
  /** What is in it, where its ends do not say that. */
  range?: string;
  tone: 'good' | 'fair' | 'plain';
}

/** From this age on the ranges hold. */
const adult = 18;

/** At rest in beats/min, both ends included (American Heart Association, Target Heart Rates Chart). */
export const usual = { from: 60, to: 100 };

/** At rest, beyond these it is worth asking a doctor even without complaints. */
const unusual = { from: 40, to: 130 };

/** Moderate 50–70 %, vigorous 70–85 % of the highest heart rate (American Heart Association, as above). */
const shares = { moderate: 0.5, vigorous: 0.7, hardest: 0.85 };

/** The highest heart rate of an age in years (Tanaka 2001). */
export const highestRate = (age: number): number => Math.round(208 - 0.7 * age);

/** The scale that a measurement is read on; none for children, and none in exercise while the age is not known. */
export function bandsOf(state: HeartRateState, age: number | undefined): Band[] | undefined {
  if (age !== undefined && age < adult) return undefined;
  if (state === 'resting') {
    return [
      { key: 'low', from: 40, to: usual.from, tone: 'fair' },
      // Heart rates are whole numbers: 100 is the last usual one, and 101 the first above.
      { key: 'usual', from: usual.from, to: usual.to + 0.5, range: `${usual.from}–${usual.to}`, tone: 'good' },
      { key: 'high', from: usual.to + 0.5, to: 140, range: `> ${usual.to}`, tone: 'fair' },
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

/** The band that a heart rate is in; what lies beyond the scale is in its last one. */
export function zoneOf(bands: Band[], heartRate: number): Zone {
  const above = bands.filter(({ from }) => heartRate >= from);
  return (above[above.length - 1] ?? (bands[0] as Band)).key;
}

/** So far from what is usual at rest that a doctor should know of it, if a second measurement says the same. */
export const isFarFromUsual = (state: HeartRateState, heartRate: number): boolean =>
  state === 'resting' && (heartRate < unusual.from || heartRate > unusual.to);
