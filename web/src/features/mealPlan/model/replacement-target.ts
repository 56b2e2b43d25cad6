/** The part of a plan to replace: a dish of a meal, a whole meal, or all uneaten meals of a day. */
export type ReplacementTarget =
  | { kind: 'dish'; mealId: string; foodId: string }
  | { kind: 'meal'; mealId: string }
  | { kind: 'day'; date: string };
