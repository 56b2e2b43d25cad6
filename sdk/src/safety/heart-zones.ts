import { adultAge, ageRange, fact } from './person.ts';

/** A zone of exercise. */
export type HeartZone = 'light' | 'moderate' | 'vigorous' | 'maximal';

/**
 * Lower limit of each zone as a share of the heart-rate reserve (ACSM's Guidelines for Exercise Testing and Prescription,
 * 11th ed., 2021).
 */
export const heartZoneShares: Record<HeartZone, number> = { light: 0.3, moderate: 0.4, vigorous: 0.6, maximal: 0.9 };

/** Resting pulse above which a person should ask a doctor before exercise, beats per minute. */
export const restingPulseToAsk = 100;

/** Possible heart rates, beats per minute. */
const heartRateRange = [1, 300] as const;

/**
 * Maximum heart rate.
 * @param age full years
 * @returns beats per minute, not rounded; `undefined` under 18, because the formula is for adults, and for an unknown or
 * impossible age
 * @see Tanaka et al., Journal of the American College of Cardiology 37 (2001)
 */
export function maximumHeartRate(age: number | undefined): number | undefined {
  const known = fact(age, ageRange);
  return known !== undefined && known >= adultAge ? 208 - 0.7 * known : undefined;
}

/**
 * The lowest heart rate of a zone.
 * @param resting beats per minute at rest
 * @param maximum beats per minute
 * @returns whole beats per minute; each zone ends one below the start of the next. `undefined` for an unknown or impossible
 * rate, and if the resting rate has reached the maximum
 * @see Karvonen et al., Annales Medicinae Experimentalis et Biologiae Fenniae 35 (1957)
 */
export function zoneStart(zone: HeartZone, resting: number, maximum: number | undefined): number | undefined {
  const [from, to] = [fact(resting, heartRateRange), fact(maximum, heartRateRange)];
  if (from === undefined || to === undefined || from >= to) return undefined;
  return Math.round(from + (to - from) * heartZoneShares[zone]);
}

/**
 * The moderate zone: 40 to 59 % of the reserve.
 * @returns whole beats per minute, both ends included; `undefined` as for `zoneStart`
 */
export function moderateZone(resting: number, maximum: number | undefined): { from: number; to: number } | undefined {
  const [from, next] = [zoneStart('moderate', resting, maximum), zoneStart('vigorous', resting, maximum)];
  return from === undefined || next === undefined ? undefined : { from, to: next - 1 };
}
