/** The sample on the introduction: a day with a lunch and a suggested dinner. */
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

/** A breakfast of 377 kcal, and the meal above; kcal. */
export const sampleDay = { eaten: 377 + totalOf(sampleMeal), goal: 1_700 };
