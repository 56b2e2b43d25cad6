import { adultAge, ageRange, fact, factsOf, heightRange, olderAge, type Person, weightRange } from './person.ts';

/** Classes of an adult's body mass index. */
export type BodyMassClass = 'underweight' | 'normal' | 'overweight' | 'obese';

/** Lowest body mass index of each class, kg/m² (WS/T 428-2013). */
export const bodyMassEdges = { normal: 18.5, overweight: 24, obese: 28 } as const;

/**
 * Lowest body mass index of each class for people from 65 on, kg/m²: 20.0 to 26.9 is normal (Weight Management Guiding
 * Principles, National Health Commission of China, 2024).
 */
const olderBodyMassEdges = { normal: 20, overweight: 27, obese: 28 } as const;

/** Lowest body mass index of each class for people from 80 on, kg/m²: 22.0 to 26.9 is normal (WS/T 868-2025). */
const oldestBodyMassEdges = { normal: 22, overweight: 27, obese: 28 } as const;

/** Minimum age for the classes of the oldest people, years (WS/T 868-2025). */
export const oldestAge = 80;

/**
 * Lowest body mass index of each class at an age, kg/m².
 * @param age full years
 * @returns the edges of adults under 65 for an unknown or impossible age
 * @see WS/T 428-2013; WS/T 868-2025
 */
export function bodyMassEdgesAt(age: number | undefined): Record<keyof typeof bodyMassEdges, number> {
  const known = fact(age, ageRange);
  if (known === undefined || known < olderAge) return bodyMassEdges;
  return known < oldestAge ? olderBodyMassEdges : oldestBodyMassEdges;
}

/** Lowest body mass index of each international class, kg/m² (WHO Technical Report Series 894, 2000). */
export const internationalBodyMassEdges = { normal: 18.5, overweight: 25, obese1: 30, obese2: 35, obese3: 40 } as const;

/**
 * Body mass index below which an adult needs a doctor urgently, kg/m² (RCPsych CR233, 2022: 13–14.9 amber, below 13 red).
 */
export const dangerousBodyMass = 15;

/** Body mass index below which an adult needs a doctor soon, kg/m²: severe thinness (WHO Technical Report Series 854, 1995). */
export const lowBodyMass = 16;

/**
 * Body mass index, not rounded, because every decision uses the exact value.
 * @returns kg/m²; `undefined` for an unknown or impossible height or weight
 * @see WHO Technical Report Series 894 (2000)
 */
export function bodyMassIndex(person: Pick<Person, 'height' | 'weight'>): number | undefined {
  const { height, weight } = factsOf(person);
  if (height === undefined || weight === undefined) return undefined;
  return weight / (height / 100) ** 2;
}

/**
 * The class of a body mass index.
 * @param index kg/m², not rounded
 * @param age full years
 * @returns `undefined` under 18 and for an unknown or impossible age, because the classes are for adults
 * @see WS/T 428-2013; from 65 on Weight Management Guiding Principles (2024), from 80 on WS/T 868-2025
 */
export function bodyMassClass(index: number | undefined, age: number | undefined): BodyMassClass | undefined {
  const known = fact(age, ageRange);
  if (index === undefined || !Number.isFinite(index) || known === undefined || known < adultAge) return undefined;
  const edges = bodyMassEdgesAt(known);
  if (index < edges.normal) return 'underweight';
  if (index < edges.overweight) return 'normal';
  return index < edges.obese ? 'overweight' : 'obese';
}

/**
 * The lowest and the highest weight of the normal class at a height, in tenths of a kilogram. Both are normal; a tenth
 * beyond is not.
 * @param height cm
 * @param edges lowest body mass index of the normal class, and of the next one
 * @default `bodyMassEdges`
 * @returns kg; `undefined` for an unknown or impossible height, and if no possible weight is normal
 * @see WS/T 428-2013
 */
export function normalWeights(
  height: number | undefined,
  edges: { normal: number; overweight: number } = bodyMassEdges,
): { min: number; max: number } | undefined {
  const possible = fact(height, heightRange);
  if (possible === undefined) return undefined;
  const isNormal = (tenths: number) => {
    const index = bodyMassIndex({ height: possible, weight: tenths / 10 }) ?? Number.NaN;
    return index >= edges.normal && index < edges.overweight;
  };
  const squared = (possible / 100) ** 2;
  // Possible weights limit both searches.
  let min = Math.max(weightRange[0] * 10, Math.floor(edges.normal * squared * 10));
  let max = Math.min(weightRange[1] * 10, Math.ceil(edges.overweight * squared * 10));
  while (min <= max && !isNormal(min)) min += 1;
  while (min <= max && !isNormal(max)) max -= 1;
  return min <= max ? { min: min / 10, max: max / 10 } : undefined;
}

/** Maximum number of decimals to show. */
const mostDecimals = 6;

/**
 * The number of decimals with which the displayed value is on the same side of every edge as the value: 23.98 must not be
 * displayed as 24.0 if a judgement changes at 24.
 * @param value not rounded, not negative
 * @param edges values at which a judgement changes
 * @param least decimals of a value that is not near an edge
 * @default 1
 */
export function decimalsAt(value: number, edges: readonly number[], least = 1): number {
  let decimals = least;
  const isBeyond = (edge: number) => {
    const power = 10 ** decimals;
    // Corrects halves that binary numbers cannot represent, such as 1.005, because formatters round them up.
    return Math.floor(value * power + 0.5 + 1e-9) / power >= edge !== value >= edge;
  };
  while (decimals < mostDecimals && edges.some(isBeyond)) decimals += 1;
  return decimals;
}
