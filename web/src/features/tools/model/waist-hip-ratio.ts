import { type Band, bandOf } from './band.ts';
import { adultAge, ageRange, type Entry, girthRange, isWithin, type Sex } from './entry.ts';
import { roundTo } from './round.ts';

export type RatioBand = 'fine' | 'raised';
export type WaistBand = 'fine' | 'preCentral' | 'central';

/** Bands of the waist-hip ratio of adults: WHO, Waist circumference and waist–hip ratio, 2008. */
export const ratioBands: Record<Sex, readonly Band<RatioBand>[]> = {
  female: [
    { key: 'fine', from: -Infinity },
    { key: 'raised', from: 0.85 },
  ],
  male: [
    { key: 'fine', from: -Infinity },
    { key: 'raised', from: 0.9 },
  ],
};

/** Bands of the waist, cm, of adults in China: WS/T 428-2013. */
export const waistBands: Record<Sex, readonly Band<WaistBand>[]> = {
  female: [
    { key: 'fine', from: -Infinity },
    { key: 'preCentral', from: 80 },
    { key: 'central', from: 85 },
  ],
  male: [
    { key: 'fine', from: -Infinity },
    { key: 'preCentral', from: 85 },
    { key: 'central', from: 90 },
  ],
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
  /** Two decimals. */
  ratio: number;
  ratioBand: RatioBand;
  /** cm, one decimal. */
  waist: number;
  waistBand: WaistBand;
}

/** Waist-hip ratio and waist, each with its band. @returns `undefined` for an invalid or missing value */
export function waistHipRatio({ sex, age, waist, hip }: WaistEntries): WaistHipResult | undefined {
  if (sex === undefined || !isWithin(ageRange, age) || age < adultAge) return undefined;
  if (!isWithin(girthRange, waist) || !isWithin(girthRange, hip)) return undefined;
  const ratio = roundTo(2, waist / hip);
  const shownWaist = roundTo(1, waist);
  return {
    sex,
    ratio,
    ratioBand: bandOf(ratioBands[sex], ratio),
    waist: shownWaist,
    waistBand: bandOf(waistBands[sex], shownWaist),
  };
}
