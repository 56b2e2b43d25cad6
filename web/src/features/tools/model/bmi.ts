import { type Band, bandOf } from './band.ts';
import { adultAge, ageRange, type Entry, heightRange, isWithin, weightRange } from './entry.ts';
import { roundTo } from './round.ts';

export type BmiStandard = 'china' | 'who';
export type BmiBand = 'underweight' | 'normal' | 'overweight' | 'obese' | 'obese1' | 'obese2' | 'obese3';

/** Cut-offs for adults, each the first value of its band: WS/T 428-2013 for China, WHO (Technical Report Series 894, 2000). */
export const bmiBands: Record<BmiStandard, readonly Band<BmiBand>[]> = {
  china: [
    { key: 'underweight', from: -Infinity },
    { key: 'normal', from: 18.5 },
    { key: 'overweight', from: 24 },
    { key: 'obese', from: 28 },
  ],
  who: [
    { key: 'underweight', from: -Infinity },
    { key: 'normal', from: 18.5 },
    { key: 'overweight', from: 25 },
    { key: 'obese1', from: 30 },
    { key: 'obese2', from: 35 },
    { key: 'obese3', from: 40 },
  ],
};

/**
 * Body mass index, w / m² (Quetelet; WHO).
 * @param height cm, 50 to 250
 * @param weight kg, 2 to 300
 * @returns kg/m², one decimal, as displayed and rated; `undefined` for an invalid or missing value
 */
export function bodyMassIndex({ height, weight }: { height: Entry; weight: Entry }): number | undefined {
  if (!isWithin(heightRange, height) || !isWithin(weightRange, weight)) return undefined;
  return roundTo(1, weight / (height / 100) ** 2);
}

/** Whether a person can have this BMI, kg/m²: lower and higher ones come from a mistyped height or weight. */
export const isPossibleBmi = (bmi: number): boolean => bmi >= 8 && bmi <= 120;

/**
 * Band of a body mass index.
 * @param bmi kg/m², as displayed
 * @param age years, 0 to 120
 * @returns the band of an adult; `undefined` under 18 or without an age
 */
export function bmiBand(bmi: Entry, age: Entry, standard: BmiStandard): BmiBand | undefined {
  if (bmi === undefined || !isWithin(ageRange, age) || age < adultAge) return undefined;
  return bandOf(bmiBands[standard], bmi);
}

/**
 * The weights of the normal band at a height.
 * @param height cm, 50 to 250
 * @returns kg, lowest and highest, one decimal
 */
export function normalWeights(height: Entry, standard: BmiStandard): readonly [number, number] | undefined {
  if (!isWithin(heightRange, height)) return undefined;
  const squared = (height / 100) ** 2;
  const [, normal, above] = bmiBands[standard] as [unknown, Band<BmiBand>, Band<BmiBand>];
  // The lowest weight, in tenths of a kilogram, whose displayed BMI reaches the cut-off.
  const first = (cutOff: number) => Math.ceil((cutOff * 10 - 0.5 - 1e-9) * squared);
  return [first(normal.from) / 10, (first(above.from) - 1) / 10];
}
