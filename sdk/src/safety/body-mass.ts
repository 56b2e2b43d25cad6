import { adultAge, type Person } from './person.ts';

/** Classes of an adult's body mass index. */
export type BodyMassClass = 'underweight' | 'normal' | 'overweight' | 'obese';

/** First body mass index of each class, kg/m² (WS/T 428-2013). */
export const bodyMassEdges = { normal: 18.5, overweight: 24, obese: 28 } as const;

/** Body mass index below which an adult needs a doctor now, kg/m² (RCPsych CR233, 2022: 13–14.9 amber, below 13 red). */
export const dangerousBodyMass = 15;

/**
 * Body mass index, not rounded: every decision uses this value.
 * @returns kg/m²; `undefined` for an unknown or impossible height or weight
 * @see WHO Technical Report Series 894 (2000)
 */
export function bodyMassIndex({ height, weight }: Pick<Person, 'height' | 'weight'>): number | undefined {
  if (!(height && height > 0 && weight && weight > 0)) return undefined;
  return weight / (height / 100) ** 2;
}

/**
 * The class of a body mass index.
 * @param index kg/m², not rounded
 * @param age full years
 * @returns `undefined` under 18 and without an age: the classes are those of adults
 * @see WS/T 428-2013
 */
export function bodyMassClass(index: number | undefined, age: number | undefined): BodyMassClass | undefined {
  if (index === undefined || !Number.isFinite(index) || age === undefined || age < adultAge) return undefined;
  if (index < bodyMassEdges.normal) return 'underweight';
  if (index < bodyMassEdges.overweight) return 'normal';
  return index < bodyMassEdges.obese ? 'overweight' : 'obese';
}

/**
 * The lowest and the highest weight of the normal class at a height, in tenths of a kilogram: both are normal, and a tenth
 * beyond either is not.
 * @param height cm
 * @returns kg
 * @see WS/T 428-2013
 */
export function normalWeights(height: number): { min: number; max: number } {
  const squared = (height / 100) ** 2;
  const isNormal = (tenths: number) => {
    const index = tenths / 10 / squared;
    return index >= bodyMassEdges.normal && index < bodyMassEdges.overweight;
  };
  let min = Math.floor(bodyMassEdges.normal * squared * 10);
  while (!isNormal(min)) min += 1;
  let max = Math.ceil(bodyMassEdges.overweight * squared * 10);
  while (!isNormal(max)) max -= 1;
  return { min: min / 10, max: max / 10 };
}

/**
 * A value with one decimal, or two where one would show a value beyond the edge that the value has not reached.
 * @param value not rounded
 * @param edges values at which a judgement changes
 * @returns how many decimals to show, 1 or 2
 */
export function decimalsAt(value: number, edges: readonly number[]): 1 | 2 {
  const shown = Math.round(value * 10) / 10;
  return edges.some((edge) => shown >= edge !== value >= edge) ? 2 : 1;
}
