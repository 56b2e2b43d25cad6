import { raisedWaistHipRatio, type WaistClass, waistClass, waistEdges } from '@health-app/sdk/safety';
import { type Band, bandOf } from './band.ts';
import { ageRange, type Entry, girthRange, isWithin, type Sex } from './entry-ranges.ts';

export type RatioBand = 'fine' | 'raised';

/** Bands of the waist-hip ratio of adults: WHO, Waist circumference and waist–hip ratio, 2008. */
export const ratioBands: Record<Sex, readonly Band<RatioBand>[]> = {
  female: [
    { key: 'fine', from: -Infinity },
    { key: 'raised', from: raisedWaistHipRatio.female },
  ],
  male: [
    { key: 'fine', from: -Infinity },
    { key: 'raised', from: raisedWaistHipRatio.male },
  ],
};

const waistBandsOf = ({ preCentral, central }: (typeof waistEdges)[Sex]): readonly Band<WaistClass>[] => [
  { key: 'normal', from: -Infinity },
  { key: 'preCentral', from: preCentral },
  { key: 'central', from: central },
];

/** Bands of the waist, cm, of adults in China: WS/T 428-2013. */
export const waistBands: Record<Sex, readonly Band<WaistClass>[]> = {
  female: waistBandsOf(waistEdges.female),
  male: waistBandsOf(waistEdges.male),
};

export interface WaistEntries {
  sex: Sex | undefined;
  /** years, 0 to 120; the cut-offs are for adults, so under 18 there is no result */
  age: Entry;
  /** cm, 30 to 250 */
  waist: Entry;
  /** cm, 30 to 250 */
  hip: Entry;
}

export interface WaistHipResult {
  sex: Sex;
  /** Not rounded. */
  ratio: number;
  ratioBand: RatioBand;
  /** cm */
  waist: number;
  waistBand: WaistClass;
}

/** Waist-hip ratio and waist, each with its band. @returns `undefined` for an invalid or missing value */
export function waistHipRatio({ sex, age, waist, hip }: WaistEntries): WaistHipResult | undefined {
  if (sex === undefined || !isWithin(ageRange, age)) return undefined;
  if (!isWithin(girthRange, waist) || !isWithin(girthRange, hip)) return undefined;
  const waistBand = waistClass(waist, { gender: sex === 'male' ? 1 : 0, age });
  if (waistBand === undefined) return undefined;
  const ratio = waist / hip;
  return { sex, ratio, ratioBand: bandOf(ratioBands[sex], ratio), waist, waistBand };
}
