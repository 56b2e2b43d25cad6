/** A zone of exercise. */
export type HeartZone = 'light' | 'moderate' | 'vigorous' | 'maximal';

/**
 * Lower limit of each zone as a share of the heart-rate reserve (ACSM's Guidelines for Exercise Testing and Prescription,
 * 11th ed., 2021).
 */
export const heartZoneShares: Record<HeartZone, number> = { light: 0.3, moderate: 0.4, vigorous: 0.6, maximal: 0.9 };

/** Resting pulse above which a person should ask a doctor before exercise, beats per minute. */
export const restingPulseToAsk = 100;

/**
 * Maximum heart rate.
 * @param age full years, 18 and above
 * @returns beats per minute, not rounded
 * @see Tanaka et al., Journal of the American College of Cardiology 37 (2001)
 */
export const maximumHeartRate = (age: number): number => 208 - 0.7 * age;

/**
 * The lowest heart rate of a zone.
 * @param resting beats per minute at rest
 * @param maximum beats per minute
 * @returns whole beats per minute; each zone ends one below the start of the next
 * @see Karvonen et al., Annales Medicinae Experimentalis et Biologiae Fenniae 35 (1957)
 */
export const zoneStart = (zone: HeartZone, resting: number, maximum: number): number =>
  Math.round(resting + (maximum - resting) * heartZoneShares[zone]);

/**
 * The moderate zone: 40 to 59 % of the reserve.
 * @returns whole beats per minute, both ends included; `undefined` if the resting rate has reached the maximum
 */
export function moderateZone(resting: number, maximum: number): { from: number; to: number } | undefined {
  if (!(resting > 0) || !(maximum > resting)) return undefined;
  return { from: zoneStart('moderate', resting, maximum), to: zoneStart('vigorous', resting, maximum) - 1 };
}
