import type { TargetSource } from '../generated/operations.ts';
import type { EnergyTarget } from '../person.ts';
import { type Macros, rounded } from './portion.ts';
import { type NutrientCode, type Nutrients, nutrients } from './table.ts';

/** Energy target of a day: 17.5 % from protein, 30 % from fat and the rest from carbohydrate, in whole g. */
export function targetOf(energy: number): Macros {
  const protein = rounded((energy * 0.175) / 4, 0);
  const fat = rounded((energy * 0.3) / 9, 0);
  return { energy, protein, fat, carbohydrate: rounded((energy - protein * 4 - fat * 9) / 4, 0) };
}

/** A target in the form of the replies. */
export interface DayTarget {
  target: Macros;
  targetSource: TargetSource;
}

export const dayTargetOf = ({ energyTarget, targetSource }: EnergyTarget): DayTarget => ({
  target: targetOf(energyTarget),
  targetSource,
});

interface Range {
  min?: number;
  max?: number;
}

/** Share of the day's energy per macronutrient: Chinese guideline for adults with diabetes, 2023. */
export const energyShares = { protein: [0.15, 0.2], fat: [0.2, 0.35], carbohydrate: [0.45, 0.6] } as const;
const kcalPerGram = { protein: 4, fat: 9, carbohydrate: 4 } as const;

/** Recommended daily intake of a woman of 18 to 49: WS/T 578, and 300 mg of cholesterol with raised blood lipids. */
const advised: Partial<Record<NutrientCode, Range>> = {
  fiber: { min: 25 },
  cholesterol: { max: 300 },
  sodium: { max: 2000 },
  potassium: { min: 2000 },
  calcium: { min: 800, max: 2000 },
  magnesium: { min: 330 },
  iron: { min: 20, max: 42 },
  zinc: { min: 7.5, max: 40 },
  selenium: { min: 60, max: 400 },
  vitaminA: { min: 700, max: 3000 },
  vitaminB1: { min: 1.2 },
  vitaminB2: { min: 1.2 },
  vitaminC: { min: 100, max: 2000 },
  vitaminE: { min: 14, max: 700 },
};

export function rangeOf(code: NutrientCode, energy: number): Range {
  if (code === 'energy') return { min: rounded(energy * 0.9, 0), max: rounded(energy * 1.1, 0) };
  if (code !== 'protein' && code !== 'fat' && code !== 'carbohydrate') return advised[code] ?? {};
  const [min, max] = energyShares[code].map((share) => rounded((energy * share) / kcalPerGram[code], 0));
  return { min, max };
}

/** Amounts with their daily recommendation, in the form of the replies. */
export function amountsOf(given: Nutrients, energy: number) {
  return nutrients.map(([code, unit]) => {
    const { min, max } = rangeOf(code, energy);
    return {
      code,
      amount: given[code],
      unit,
      ...(min !== undefined && { targetMin: min }),
      ...(max !== undefined && { targetMax: max }),
    };
  });
}
