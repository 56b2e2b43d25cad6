import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careProfile } from '../../../sdk/src/safety/index.ts';
import type { Wishes } from '../domains/mealPlan/menus.ts';
import { generate, macrosOf, startPlan, unkeptOn } from '../domains/mealPlan/plan.ts';
import type { Diet } from '../foods/limits.ts';
import { MOST_SERVINGS } from '../foods/solve.ts';
import { type Eater, rangesOf, sharesOf } from '../foods/target.ts';
import type { Allergen } from '../generated/operations.ts';

interface Person {
  name: string;
  energy: number;
  diets?: Diet[];
  allergies?: Allergen[];
  avoided?: string[];
  age?: number;
}

const people: Person[] = [
  { name: 'anyone at 1,800 kcal', energy: 1800 },
  { name: 'anyone at 1,400 kcal', energy: 1400 },
  { name: 'anyone at 2,600 kcal', energy: 2600 },
  { name: 'vegetarian', energy: 1800, diets: ['vegetarian'] },
  { name: 'vegan', energy: 1800, diets: ['vegan'] },
  { name: 'vegan without soya and peanuts', energy: 1800, diets: ['vegan'], allergies: ['soy', 'peanut'] },
  { name: 'type 2 diabetes', energy: 1800, diets: ['type2Diabetes'] },
  { name: 'gout, halal', energy: 2000, diets: ['gout', 'halal'] },
];

const kcal = { protein: 4, fat: 9, carbohydrate: 4 };

function planFor({ energy, diets = [], allergies = [], avoided = [], age }: Person) {
  const wishes: Wishes = {
    tastes: [],
    allergies,
    diets,
    avoidedFoods: avoided,
    mealTypes: ['breakfast', 'lunch', 'dinner', 'snack'],
    maxCookingMinutes: null,
  };
  const limits = { allergens: allergies, diets };
  const eater: Eater = { energy, gender: -1, age, limits, care: careProfile({ conditions: diets }) };
  const shares = sharesOf(eater);
  const basis = { allergens: [], diets: [], energyTarget: null, stageOfLife: null };
  const plan = startPlan('plan', '2026-11-21', { wishes, basis, energyTarget: energy }, new Date(0));
  let count = 0;
  generate(plan, [], { entries: [], shares, nextMealId: () => `meal-${count++}` });
  const days = [...new Set(plan.meals.map(({ date }) => date))];
  return { plan, shares, days, eater };
}

describe.each(people)('seven days of a plan for $name', (person) => {
  const { plan, shares, days } = planFor(person);

  it('each day keeps the energy, the ranges of its macronutrients and the variety', () => {
    expect(days).toHaveLength(7);
    expect(days.map((date) => unkeptOn(plan, date, shares))).toEqual(days.map(() => []));
  });

  it('the days are checked by a sum of their own', () => {
    const limits = Object.entries(shares) as [keyof typeof kcal, readonly [number, number]][];
    expect(limits).toHaveLength(3);
    for (const date of days) {
      const day = plan.meals.filter((meal) => meal.date === date);
      const { energy, ...grams } = macrosOf(day);
      expect(Math.abs(energy / person.energy - 1)).toBeLessThanOrEqual(0.1);
      for (const [macro, range] of limits) {
        const [min = 0, max = 0] = range.map((share) => Math.round((person.energy * share) / kcal[macro]));
        const amount = grams[macro];
        expect({ date, macro, min, max, amount, isKept: amount >= min && amount <= max }).toMatchObject({
          isKept: true,
        });
      }
    }
    const dishes = plan.meals
      .flatMap(({ items }) => items.map(({ foodId }) => foodId))
      .filter((id) => id.startsWith('dish-'));
    const most = Math.max(...[...new Set(dishes)].map((dish) => dishes.filter((other) => other === dish).length));
    expect(most).toBeLessThanOrEqual(MOST_SERVINGS);
  });
});

it('the days of anyone’s plan lie inside the ranges that the same plan states', () => {
  const anyone = fc.record({
    name: fc.constant('anyone'),
    energy: fc.integer({ min: 120, max: 320 }).map((tens) => tens * 10),
    diets: fc.constantFrom<Diet[]>(
      [],
      ['vegetarian'],
      ['vegan'],
      ['halal'],
      ['type2Diabetes'],
      ['gout'],
      ['highBloodLipids'],
    ),
    age: fc.constantFrom(30, 70),
  });
  fc.assert(
    fc.property(anyone, (person) => {
      const { plan, days, eater } = planFor(person);
      const ranges = Object.entries(rangesOf(eater));
      expect(ranges).toHaveLength(3);
      for (const date of days) {
        const amounts = macrosOf(plan.meals.filter((meal) => meal.date === date));
        const outside = ranges.filter(([macro, { min, max }]) => {
          const amount = amounts[macro as keyof typeof kcal];
          return amount < min || amount > max;
        });
        expect({ date, outside, amounts }).toMatchObject({ outside: [] });
      }
    }),
    { numRuns: 60 },
  );
});

describe('a plan that cannot keep everything', () => {
  it('a day says which share and that its variety it does not keep', () => {
    const { plan, days } = planFor({ name: 'anyone', energy: 1800 });
    const [first = ''] = days;
    expect(unkeptOn(plan, first, { fat: [0, 0.05], protein: [0.5, 0.6] })).toEqual(['protein', 'fat']);
    for (const meal of plan.meals) meal.items = plan.meals[1]?.items ?? [];
    expect(unkeptOn(plan, first, {})).toEqual(expect.arrayContaining(['variety']));
  });

  it('a part of a day is not judged', () => {
    const { plan, days } = planFor({ name: 'anyone', energy: 1800 });
    plan.meals = plan.meals.filter(({ mealType }) => mealType !== 'lunch');
    expect(unkeptOn(plan, days[0] ?? '', { fat: [0, 0.05] })).toEqual([]);
  });

  it('a vegan without soya, peanuts and cashews repeats the few dishes that are left', () => {
    const { plan, shares, days } = planFor({
      name: 'few dishes',
      energy: 1800,
      diets: ['vegan'],
      allergies: ['soy', 'peanut'],
      avoided: ['腰果', '菠菜'],
    });
    expect(days.flatMap((date) => unkeptOn(plan, date, shares))).toContain('variety');
  });
});
