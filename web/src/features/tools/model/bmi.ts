import {
  bodyMassEdgesAt,
  bodyMassIndex,
  internationalBodyMassEdges,
  normalWeights as weightsBetween,
} from '@health-app/sdk/safety';
import { type Band, bandOf } from './band.ts';
import { adultAge, ageRange, type Entry, heightRange, isWithin, weightRange } from './entry-ranges.ts';

export type BmiStandard = 'china' | 'who';
export type BmiBand = 'underweight' | 'normal' | 'overweight' | 'obese' | 'obese1' | 'obese2' | 'obese3';

/** The bands of an adult, lowest first. The Chinese ones depend on the age. @param age years */
export const bmiBands = (standard: BmiStandard, age: Entry): readonly Band<BmiBand>[] =>
  standard === 'who' ? whoBands : chineseBands(bodyMassEdgesAt(age));

const chineseBands = ({ normal, overweight, obese }: ReturnType<typeof bodyMassEdgesAt>): Band<BmiBand>[] => [
  { key: 'underweight', from: -Infinity },
  { key: 'normal', from: normal },
  { key: 'overweight', from: overweight },
  { key: 'obese', from: obese },
];

const whoBands: readonly Band<BmiBand>[] = [
  { key: 'underweight', from: -Infinity },
  { key: 'normal', from: internationalBodyMassEdges.normal },
  { key: 'overweight', from: internationalBodyMassEdges.overweight },
  { key: 'obese1', from: internationalBodyMassEdges.obese1 },
  { key: 'obese2', from: internationalBodyMassEdges.obese2 },
  { key: 'obese3', from: internationalBodyMassEdges.obese3 },
];

/** The values at which the band changes. */
export const bmiEdges = (standard: BmiStandard, age: Entry): number[] =>
  bmiBands(standard, age)
    .slice(1)
    .map(({ from }) => from);

/**
 * Body mass index of valid entries.
 * @param height cm, 50 to 250
 * @param weight kg, 2 to 300
 * @returns kg/m², not rounded; `undefined` for an invalid or missing value
 */
export function bmiOf({ height, weight }: { height: Entry; weight: Entry }): number | undefined {
  if (!isWithin(heightRange, height) || !isWithin(weightRange, weight)) return undefined;
  return bodyMassIndex({ height, weight });
}

/** Whether a BMI, kg/m², is possible. Values outside result from a mistyped height or weight. */
export const isPossibleBmi = (bmi: number): boolean => bmi >= 8 && bmi <= 120;

/**
 * Band of a body mass index.
 * @param bmi kg/m², not rounded
 * @param age years, 0 to 120
 * @returns the band of an adult; `undefined` under 18 or without an age
 */
export function bmiBand(bmi: Entry, age: Entry, standard: BmiStandard): BmiBand | undefined {
  if (bmi === undefined || !isWithin(ageRange, age) || age < adultAge) return undefined;
  return bandOf(bmiBands(standard, age), bmi);
}

/**
 * The range of normal weights at a height.
 * @param height cm, 50 to 250
 * @returns lowest and highest in kg, one decimal
 */
export function normalWeights(height: Entry, age: Entry, standard: BmiStandard): readonly [number, number] | undefined {
  const [normal, overweight] = bmiEdges(standard, age) as [number, number];
  const weights = weightsBetween(height, { normal, overweight });
  return weights && [weights.min, weights.max];
}
