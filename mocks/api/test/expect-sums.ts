import { expect } from 'vitest';

interface Macros {
  energy: number;
  protein: number;
  fat: number;
  carbohydrate: number;
}

const isMacros = (value: unknown): value is Macros => typeof value === 'object' && value !== null && 'energy' in value;

/** Checks that each total equals the sum of its parts. */
export function expectSums(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { macros, items, meals, ingredients } = value as Record<string, unknown>;
  const parts = (list: unknown, name: string) =>
    Array.isArray(list) ? list.map((part) => part[name]).filter(isMacros) : [];
  if (isMacros(macros) && parts(items, 'macros').length > 0) expectSum(macros, parts(items, 'macros'));
  if (isMacros(macros) && parts(meals, 'macros').length > 0) expectSum(macros, parts(meals, 'macros'));
  if (isMacros(macros) && parts(ingredients, 'macros').length > 0) expectSum(macros, parts(ingredients, 'macros'));
  Object.values(value).forEach(expectSums);
}

function expectSum(whole: Macros, parts: Macros[]): void {
  for (const name of ['energy', 'protein', 'fat', 'carbohydrate'] as const) {
    expect(whole[name]).toBeCloseTo(
      parts.reduce((sum, part) => sum + part[name], 0),
      5,
    );
  }
}
