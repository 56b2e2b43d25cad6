import type { FoodFacts } from '@health-app/sdk';
import { useCallback } from 'react';
import * as v from 'valibot';
import type { JsonStorage } from '#lib/storage/json-storage.ts';
import { useStored } from '#lib/storage/useStored.ts';
import type { PersonalKey } from '#platform/storage-keys.ts';

const macros = v.object({
  energy: v.number(),
  protein: v.number(),
  fat: v.number(),
  carbohydrate: v.number(),
});

/** The fields of a food that lists and portions need. */
export const foundFoodSchema = v.object({
  foodId: v.string(),
  name: v.string(),
  nameEn: v.string(),
  per100g: macros,
  servings: v.array(v.object({ name: v.string(), nameEn: v.string(), amount: v.number() })),
});

const recentSchema = v.array(foundFoodSchema);

/** A search result. */
export type FoundFood = Pick<FoodFacts, 'foodId' | 'name' | 'nameEn' | 'per100g' | 'servings'>;

const MOST = 12;

const readRecent = (stored: unknown): FoundFood[] => {
  const { success, output } = v.safeParse(recentSchema, stored);
  return success ? output : [];
};

/**
 * The foods that the person chose last, newest first.
 * @param storage of the device
 * @param key of this person
 */
export function useRecentFoods(storage: JsonStorage<PersonalKey>, key: PersonalKey) {
  const [recent, change] = useStored(storage, key, readRecent);
  const add = useCallback(
    ({ foodId, name, nameEn, per100g, servings }: FoundFood) =>
      change((before) =>
        [{ foodId, name, nameEn, per100g, servings }, ...before.filter((food) => food.foodId !== foodId)].slice(
          0,
          MOST,
        ),
      ),
    [change],
  );
  return { recent, add };
}
