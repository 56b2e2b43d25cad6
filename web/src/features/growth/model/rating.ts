import { type AgeInDays, ageOn, fiveYears, twoYears } from './age.ts';
import { type Indicator, lmsAt, type Standard } from './growth-standard.ts';
import type { Child, GrowthRecord, Measurement } from './record.ts';
import { curves, percentileOf, zScore } from './z-score.ts';

/** Position of a value among the curves. */
export type Zone = 'below' | 'low' | 'middle' | 'high' | 'above';

export interface Rating {
  z: number;
  /** Number of 100 children of this age and sex with a lower value. */
  percentile: number;
  zone: Zone;
  /** Whether a measuring or typing error is likelier than this value (limits of WHO Anthro). */
  doubtful: boolean;
}

export interface Point {
  measurement: Measurement;
  age: AgeInDays;
  /** The compared value: a length under 24 months, a height from then on. */
  value: number;
  rating: Rating | 'before-term' | 'past-five';
}

export type RatedPoint = Point & { rating: Rating };

/** Compares the points of an indicator with the standard, oldest first. */
export function pointsOf({ child, measurements }: GrowthRecord, indicator: Indicator, standard: Standard): Point[] {
  return measurements.flatMap((measurement) => {
    const age = ageOn(measurement.date, child.birthDate, child.gestation);
    const value = comparedValue(indicator, measurement, age.compared);
    return value === undefined ? [] : [{ measurement, age, value, rating: rate(indicator, standard, age, value) }];
  });
}

export const isRated = (point: Point): point is RatedPoint => typeof point.rating === 'object';

/** A child measures this much longer when lying than when standing; cm. */
const lyingAdds = 0.7;

/** The usual position for an age; the person may record the other one. */
export const usualPosition = (days: number): 'lying' | 'standing' => (days < twoYears ? 'lying' : 'standing');

export function comparedValue(indicator: Indicator, measurement: Measurement, days: number): number | undefined {
  const { weight, height, head } = measurement;
  if (indicator === 'weight') return weight;
  if (indicator === 'head') return head;
  if (height === undefined) return undefined;
  const stature = statureOf(height, measurement.position, days);
  if (indicator === 'height') return stature;
  return weight === undefined ? undefined : weight / (stature / 100) ** 2;
}

function statureOf(height: number, position: Measurement['position'], days: number): number {
  const usual = usualPosition(days);
  if (position === undefined || position === usual) return height;
  return usual === 'lying' ? height + lyingAdds : height - lyingAdds;
}

function rate(indicator: Indicator, standard: Standard, age: AgeInDays, value: number): Point['rating'] {
  const lms = lmsAt(standard, age.compared);
  if (!lms) return age.compared < 0 ? 'before-term' : 'past-five';
  const z = zScore(indicator, lms, value);
  const [least, most] = believable[indicator];
  return { z, percentile: percentileOf(z), zone: zoneOf(z), doubtful: z < least || z > most };
}

/** The z-scores outside which WHO Anthro flags a value. */
const believable: Record<Indicator, [number, number]> = {
  weight: [-6, 5],
  height: [-6, 6],
  bmi: [-5, 5],
  head: [-5, 5],
};

export function zoneOf(z: number): Zone {
  const [p3, p15, , p85, p97] = curves;
  if (z < p3.z) return 'below';
  if (z < p15.z) return 'low';
  if (z <= p85.z) return 'middle';
  return z <= p97.z ? 'high' : 'above';
}

/**
 * Rounds a percentile for display. A value beyond a curve never reads as the curve itself: 2.7, which is below the 3rd, becomes
 * the 2nd.
 */
export function wholePercentile({ percentile, zone }: Pick<Rating, 'percentile' | 'zone'>): number {
  const whole = Math.round(percentile);
  const [least, most] = percentilesOf[zone];
  return Math.min(most, Math.max(least, whole));
}

/** The whole percentiles between the curves of each zone. */
const percentilesOf: Record<Zone, [number, number]> = {
  below: [0, 2],
  low: [3, 14],
  middle: [15, 85],
  high: [86, 97],
  above: [98, 100],
};

export interface Crossing {
  since: Measurement;
  direction: 'up' | 'down';
}

/**
 * Finds the latest earlier measurement since which the child has crossed two or more curves; `undefined` for most children.
 * A doubtful measurement is not used as a start.
 */
export function crossingAt(points: RatedPoint[], point: RatedPoint): Crossing | undefined {
  const earlier = points.slice(0, points.indexOf(point)).filter(({ rating }) => !rating.doubtful);
  for (const { measurement, rating } of earlier.reverse()) {
    const [lower, upper] = [rating.z, point.rating.z].sort((one, other) => one - other) as [number, number];
    if (curves.filter(({ z }) => lower < z && z < upper).length >= 2) {
      return { since: measurement, direction: point.rating.z > rating.z ? 'up' : 'down' };
    }
  }
  return undefined;
}

/** Whether a child is too old for the standard. */
export const isPastFive = ({ birthDate }: Child, today: string): boolean =>
  ageOn(today, birthDate, undefined).chronological > fiveYears;
