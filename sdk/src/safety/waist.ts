import { adultAge, fact, factsOf, type Person } from './person.ts';

/** Classes of an adult's waist. */
export type WaistClass = 'normal' | 'preCentral' | 'central';

/** Lowest waist–hip ratio above normal (WHO, Waist circumference and waist–hip ratio, 2008). */
export const raisedWaistHipRatio = { female: 0.85, male: 0.9 } as const;

/** Lowest waist of each class above normal, cm, measured midway between the lowest rib and the hip bone (WS/T 428-2013). */
export const waistEdges = {
  female: { preCentral: 80, central: 85 },
  male: { preCentral: 85, central: 90 },
} as const;

/** Possible girths of a waist or of hips, cm, both ends included. */
export const girthRange = [30, 250] as const;

/**
 * The class of a waist.
 * @param waist cm, not rounded
 * @returns `undefined` under 18, and for an unknown or impossible age, sex or waist
 * @see WS/T 428-2013
 */
export function waistClass(waist: number | undefined, person: Pick<Person, 'gender' | 'age'>): WaistClass | undefined {
  const { gender, age } = factsOf(person);
  const girth = fact(waist, girthRange);
  if (girth === undefined || age === undefined || age < adultAge) return undefined;
  if (gender !== 0 && gender !== 1) return undefined;
  const { preCentral, central } = waistEdges[gender === 1 ? 'male' : 'female'];
  if (girth < preCentral) return 'normal';
  return girth < central ? 'preCentral' : 'central';
}
