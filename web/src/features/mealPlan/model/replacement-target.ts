/** What is to be replaced: a dish of a meal, a whole meal, or all meals of a day that are not eaten yet. */
export type ReplacementTarget =
  | { kind: 'dish'; mealId: string; foodId: string }
  | { kind: 'meal'; mealId: string }
  | { kind: 'day'; date: string };
