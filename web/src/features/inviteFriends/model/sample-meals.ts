/** The example on the introduction: one day with a lunch and a proposed dinner. */
export type SampleFood = 'rice' | 'salmon' | 'broccoli' | 'tofu' | 'spinach' | 'yam';

interface Portion {
  food: SampleFood;
  /** g */
  grams: number;
  /** kcal */
  energy: number;
}

export const sampleMeal: Portion[] = [
  { food: 'rice', grams: 200, energy: 222 },
  { food: 'salmon', grams: 120, energy: 195 },
  { food: 'broccoli', grams: 150, energy: 51 },
];

export const sampleDinner: SampleFood[] = ['tofu', 'spinach', 'yam'];

export const totalOf = (meal: readonly Portion[]): number => meal.reduce((sum, { energy }) => sum + energy, 0);

/** Breakfast with 377 kcal, and the meal above; kcal. */
export const sampleDay = { eaten: 377 + totalOf(sampleMeal), goal: 1_700 };
