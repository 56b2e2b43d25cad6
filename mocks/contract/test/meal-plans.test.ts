import { expect, it } from 'vitest';
import { loadDescription } from '../../api/description/load-description.ts';
import { faultsOf } from '../check-meal-plans.ts';

const { examples } = await loadDescription();

interface Day {
  macros: { energy: number };
  meals: { finished: boolean; items: { allergens: string[] }[] }[];
}
const tomorrow = () => structuredClone(examples.data<Day>('mealPlan.detail', 'tomorrow'));
const faults = (id: string, data: unknown, changes: string[] = [], avoided: string[] = []) =>
  faultsOf({ operation: { id }, data }, changes, avoided).map(({ where, got }) => `${where}: ${got}`);

it('a planned day far from its energy target is a finding, unless the target has changed since', () => {
  const day = tomorrow();
  expect(faults('mealPlan.detail', day)).toEqual([]);
  day.macros.energy = 1421;
  expect(faults('mealPlan.detail', day)).toEqual(['/data/macros/energy: 1421']);
  expect(faults('mealPlan.detail', day, ['energyTarget'])).toEqual([]);
  if (day.meals[0]) day.meals[0].finished = true;
  expect(faults('mealPlan.detail', day)).toEqual([]);
});

it('a planned food with an allergen of the person is a finding, unless it was stated since', () => {
  const found = faults('mealPlan.detail', tomorrow(), [], ['gluten']);
  expect(found[0]).toBe('/data/meals/0/items/0/allergens: 燕麦粥 with gluten');
  expect(faults('mealPlan.detail', tomorrow(), ['allergies'], ['gluten'])).toEqual([]);
});

it('goods with an allergen of the person, and days of a food plan, are checked too', () => {
  expect(faults('analysis.nutrientGoods', examples.data('analysis.nutrientGoods'), [], ['gluten'])).toHaveLength(2);
  expect(faults('plans.goodsItem', examples.data('plans.goodsItem', 'diet'), [], ['milk'])).toEqual([]);
  const plan = structuredClone(examples.data<{ target: { energy: number } }>('evaluation.foodPlan'));
  expect(faults('evaluation.foodPlan', plan)).toEqual([]);
  plan.target.energy = 3000;
  expect(faults('evaluation.foodPlan', plan)).toHaveLength(7);
  const day = examples.data<object>('evaluation.foodPlanDetail', 'monday');
  expect(faults('evaluation.foodPlanDetail', { ...day, energyTarget: 3000 })).toEqual(['/data/macros/energy: 1648']);
});
