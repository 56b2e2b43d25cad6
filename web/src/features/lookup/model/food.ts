import type { GlycemicFood, PurineFood } from '@health-app/sdk';
import { formatText } from '#lib/format/format.ts';

export type Language = 'en' | 'zh-CN';
export type FoodCategory = GlycemicFood['category'];
export type FoodCaution = NonNullable<PurineFood['caution']>;
export type FoodSource = GlycemicFood['source'] | PurineFood['source'];

/** A food for both lookups. */
export interface Food {
  id: string;
  names: Record<Language, string>;
  /** Searched, but never shown as a title. */
  aliases: string[];
  /** The syllables of the Chinese name without tones, `da mi fan`; empty if unknown. */
  pinyin: string;
  category: FoodCategory;
  /** The value of the lookup: the glycaemic index, or purine in mg per 100 g. */
  value: number;
  /** g per 100 g; `null` if unpublished; `undefined` if the lookup has none. */
  carbohydrate: number | null | undefined;
  /** The part of the carbohydrate that is fibre, g per 100 g; `undefined` if unpublished. */
  fiber?: number | undefined;
  /** kcal per 100 g; `null` if unpublished. */
  energy: number | null;
  /** Reason why a low value is no recommendation. */
  caution: FoodCaution | undefined;
  source: FoodSource;
}

export function readGlycemicFoods(foods: GlycemicFood[]): Food[] {
  return foods.map((food) => ({ ...readFood(food, food.gi, food.carbohydratePer100g), fiber: food.fiberPer100g }));
}

export function readPurineFoods(foods: PurineFood[]): Food[] {
  return foods.map((food) => readFood(food, food.purinePer100g, undefined));
}

function readFood(food: GlycemicFood | PurineFood, value: number, carbohydrate: number | null | undefined): Food {
  const { foodId, name, nameEn, aliases = [], category, energyPer100g, caution, source, pinyin = '' } = food;
  return {
    id: foodId,
    // The search reads all names, so a missing name must not throw.
    names: { en: formatText(nameEn ?? name), 'zh-CN': formatText(name ?? nameEn) },
    aliases,
    pinyin,
    category,
    value,
    carbohydrate,
    energy: energyPer100g,
    caution,
    source,
  };
}
