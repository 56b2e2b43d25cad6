import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careProfile } from '../../../sdk/src/safety/index.ts';
import { loadDescription } from '../description/load-description.ts';
import { successExamples } from '../engine/success-examples.ts';
import { commonDishes } from '../foods/common/dishes.ts';
import { ingredients } from '../foods/common/ingredients.ts';
import { dishes } from '../foods/dishes.ts';
import { glycemicLoad, learn, recognise } from '../foods/knowledge.ts';
import type { Diet } from '../foods/limits.ts';
import { ingredientsOf, nutrientsOf, portionOf, totalMacros } from '../foods/portion.ts';
import { foods } from '../foods/table.ts';
import { amountsOf, dayTargetOf, type Eater, rangeOf, sharesOf, targetOf } from '../foods/target.ts';
import type { GlycemicFood, PurineFood } from '../generated/operations.ts';

const { byRoute, examples } = await loadDescription();
const knowledge = learn(examples);

const listed: (GlycemicFood | PurineFood)[] = [
  ...examples.data('lookup.glycemicIndexList'),
  ...examples.data('lookup.purineIndexList'),
];
const ofLookups = [...foods.values()].filter(({ foodId }) => !foodId.startsWith('food-'));

describe('the name of a food', () => {
  interface Named {
    foodId: string;
    name: string;
    nameEn: string;
  }

  const isNamed = (value: object): value is Named => 'foodId' in value && 'name' in value && 'nameEn' in value;

  const namedIn = (value: unknown): Named[] => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(isNamed(value) ? [value] : []), ...Object.values(value).flatMap(namedIn)];
  };

  it('the name of a food is as people say it, without a comma, a bracket or a sign', () => {
    const shown = [...byRoute.values()].flatMap(({ id }) =>
      successExamples<unknown>(examples, id).flatMap((data) => namedIn(data)),
    );
    expect(shown.length).toBeGreaterThan(500);
    const made = [...foods.values(), ...ingredients.values(), ...dishes.values(), ...commonDishes.values()];
    const odd = [...shown, ...made].filter(({ name, nameEn }) => /[,，()（）[\]＋+;；]/.test(name + nameEn));
    // A menu's dish may list its foods, as a menu card does.
    const list = /^[^,]+, [^,]+ and [^,]+$/;
    expect(odd.filter(({ nameEn }) => !list.test(nameEn)).map(({ name, nameEn }) => [name, nameEn])).toEqual([]);
  });

  it('the other names of a food are names by which the lookups find it', () => {
    const wrong = [...foods.values()].filter(({ foodId, otherNames }) => {
      const found = listed.find((food) => food.foodId === foodId)?.aliases ?? [];
      return otherNames.some((name) => !found.includes(name));
    });
    expect(wrong).toEqual([]);
  });
});

describe('the energy of a portion', () => {
  const eaten = fc.record({
    foodId: fc.constantFrom(...foods.keys(), ...dishes.keys()),
    amount: fc.integer({ min: 1, max: 10_000 }).map((tenths) => tenths / 10),
  });

  it('the energy of a portion is whole, so that ingredients, portions and meals add up as they are shown', () => {
    fc.assert(
      fc.property(fc.array(eaten, { minLength: 1, maxLength: 8 }), (meal) => {
        const portions = meal.map(portionOf);
        for (const { foodId, amount, macros } of portions) {
          expect(Number.isInteger(macros.energy)).toBe(true);
          expect(totalMacros(ingredientsOf({ foodId, amount }).map((part) => part.macros)).energy).toBe(macros.energy);
        }
        const sum = portions.reduce((kcal, { macros }) => kcal + macros.energy, 0);
        expect(totalMacros(portions.map(({ macros }) => macros)).energy).toBe(sum);
        expect(nutrientsOf(meal).energy).toBe(sum);
      }),
    );
  });
});

describe('the table of foods', () => {
  it.each(ofLookups)(
    'the table of foods has $name with the values of the lookups',
    ({ foodId, name, nameEn, per100g }) => {
      const entry = listed.find((food) => food.foodId === foodId);
      expect(entry).toMatchObject({ name, nameEn });
      if (entry?.energyPer100g != null) expect(per100g.energy).toBe(entry.energyPer100g);
      if (entry && 'carbohydratePer100g' in entry && entry.carbohydratePer100g !== null)
        expect(per100g.carbohydrate).toBeCloseTo(Math.round(entry.carbohydratePer100g * 10) / 10);
    },
  );

  it.each([...foods.values()])('the energy of $name follows from its macronutrients', ({ per100g }) => {
    const { energy, protein, fat, carbohydrate, fiber } = per100g;
    const explained = protein * 4 + fat * 9 + (carbohydrate - fiber) * 4 + fiber * 2;
    expect(Math.abs(energy - explained)).toBeLessThan(Math.max(4, energy * 0.12));
  });

  it('the table of foods has every food that a search of AI food finds, with the same figures', () => {
    const found = examples.data('aiFood.foodName');
    for (const { foodId, name, per100g } of found) {
      const { energy, protein, fat, carbohydrate } = portionOf({ foodId, amount: 100 }).macros;
      expect({ name, energy }).toEqual({ name, energy: expect.closeTo(per100g.energy, -0.5) });
      expect({ name, protein }).toEqual({ name, protein: expect.closeTo(per100g.protein, 0.7) });
      expect({ name, fat }).toEqual({ name, fat: expect.closeTo(per100g.fat, 0.7) });
      expect({ name, carbohydrate }).toEqual({ name, carbohydrate: expect.closeTo(per100g.carbohydrate, 0.7) });
    }
  });

  it('the table of foods knows the foods with a high glycaemic index among staples and drinks, and with much purine', () => {
    const staples = ['cereals', 'noodlesAndBread', 'tubers', 'drinks', 'sugars', 'snacks'];
    const wrong = [...foods.values()].filter(({ foodId, category, highGlycemic, highPurine }) => {
      const [gi, purine] = [knowledge.gi.get(foodId), knowledge.purine.get(foodId)];
      const isRightGlycemic = gi === undefined || highGlycemic === (gi > 70 && staples.includes(category));
      return !isRightGlycemic || (purine !== undefined && highPurine !== purine > 150);
    });
    expect(wrong).toEqual([]);
  });

  it('a food of the glycaemic index list has the fibre of the table of foods', () => {
    const listed = examples.data('lookup.glycemicIndexList');
    const both = listed.filter(({ foodId }) => foods.has(foodId));
    expect(both.length).toBeGreaterThan(15);
    for (const { foodId, fiberPer100g } of both) {
      expect([foodId, fiberPer100g]).toEqual([foodId, foods.get(foodId)?.per100g.fiber]);
    }
  });

  it('no plant in the table of foods has cholesterol: what has some is of animals, or contains milk or egg', () => {
    const animal = ['meat', 'poultry', 'fish', 'shellfish', 'eggs', 'dairy'];
    const wrong = [...foods.values()].filter(({ category, per100g, allergens }) => {
      const isAnimal = animal.includes(category) || allergens.some((one) => one === 'milk' || one === 'egg');
      return per100g.cholesterol > 0 && !isAnimal;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['gi-024', ['gluten']],
    ['pu-017', ['gluten']],
    ['gi-057', ['gluten']],
    ['gi-218', ['soy', 'milk']],
    ['food-9004', ['soy', 'gluten']],
  ])('the table of foods names the allergens of %s: %j', (foodId, allergens) => {
    expect(foods.get(foodId)?.allergens).toEqual(allergens);
  });

  it('the table of foods has all ingredients of the dishes', () => {
    const parts = [...dishes.values()].flatMap(({ recipe }) => Object.keys(recipe));
    expect(parts.filter((foodId) => !foods.has(foodId))).toEqual([]);
  });
});

describe('a portion', () => {
  it('a portion is proportional to the 100 g of the table', () => {
    expect(portionOf({ foodId: 'gi-001', amount: 150 })).toEqual({
      foodId: 'gi-001',
      name: '米饭',
      nameEn: 'Steamed white rice',
      amount: 150,
      macros: { energy: 174, protein: 3.9, fat: 0.5, carbohydrate: 38.9 },
    });
  });

  it.each([...dishes.values()])('a portion of $name is the sum of its ingredients', ({ foodId }) => {
    const portion = { foodId, amount: 237 };
    const parts = ingredientsOf(portion);
    expect(totalMacros(parts.map(({ macros }) => macros))).toEqual(portionOf(portion).macros);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(237, 0);
  });

  it('a portion of a food is its own ingredient', () => {
    expect(ingredientsOf({ foodId: 'gi-144', amount: 150 })).toEqual([portionOf({ foodId: 'gi-144', amount: 150 })]);
  });

  it('one gram of a dish still has ingredients', () => {
    for (const foodId of dishes.keys()) expect(ingredientsOf({ foodId, amount: 1 })).not.toEqual([]);
  });
});

it('a glycaemic load counts the available carbohydrate: 200 g of rice, (25.9 − 0.3) g × 83', () => {
  expect(glycemicLoad(knowledge, [{ foodId: 'gi-001', amount: 200 }])).toBe(42.5);
  expect(glycemicLoad(knowledge, [{ foodId: 'pu-149', amount: 200 }])).toBe(0);
});

it.each([
  ['its id', { foodId: 'gi-001', name: '' }, 'gi-001'],
  ['the id of the other lookup', { foodId: 'pu-109', name: '' }, 'gi-144'],
  ['its name', { name: '番茄炒鸡蛋' }, 'dish-7001'],
  ['its name without the preparation', { name: '玉米' }, 'gi-016'],
  ['an old name of a table', { name: '马铃薯' }, 'pu-025'],
  ['its English name', { name: 'steamed sea bass' }, 'dish-7002'],
  ['another name', { name: '白米饭' }, 'gi-001'],
  ['an unknown name', { name: '外婆的秘制糕点' }, undefined],
])('a food is looked up by %s', (_, asked, foodId) => {
  expect(recognise(knowledge, asked)).toBe(foodId);
});

it('the target of a day divides its energy', () => {
  const { energy, protein, fat, carbohydrate } = targetOf(1700);
  expect({ energy, protein, fat, carbohydrate }).toEqual({ energy: 1700, protein: 74, fat: 57, carbohydrate: 223 });
  expect(Math.abs(protein * 4 + fat * 9 + carbohydrate * 4 - energy)).toBeLessThan(4);
});

const woman: Eater = { energy: 1700, gender: 0, age: 38, limits: { allergens: [], diets: [] }, care: { withheld: [] } };
const limited = (...diets: Diet[]): Eater => ({
  ...woman,
  limits: { allergens: [], diets },
  care: careProfile({ conditions: diets }),
});

it('the ranges of a target are those of the nutrients of the day; protein has none with kidney disease', () => {
  expect(dayTargetOf(limited('type2Diabetes'))?.ranges).toEqual({
    protein: { min: 64, max: 85 },
    fat: { min: 38, max: 66 },
    carbohydrate: { min: 191, max: 255 },
  });
  expect(Object.keys(dayTargetOf(limited('kidneyDisease'))?.ranges ?? {})).toEqual(['fat', 'carbohydrate']);
  expect(dayTargetOf({ ...woman, energy: null })).toBeNull();
});

describe('a recommended amount', () => {
  it.each([
    ['a man', { ...woman, gender: 1 as const }, 12],
    ['a woman of 49', { ...woman, age: 49 }, 18],
    ['a woman of 50', { ...woman, age: 50 }, 10],
    ['a person of unknown sex', { ...woman, gender: -1 as const }, undefined],
    ['a person of unknown age', { ...woman, age: undefined }, undefined],
    ['a girl of 17', { ...woman, age: 17 }, undefined],
    ['a pregnant woman, whose thirds of the pregnancy differ', limited('pregnant'), undefined],
    ['a breastfeeding woman', limited('breastfeeding'), 24],
  ])('the recommended minimum of iron depends on the person: %s', (_, eater, min) => {
    expect(rangeOf('iron', eater).min).toBe(min);
  });

  it.each([
    ['vitaminA', { ...woman, age: 29 }, 660],
    ['vitaminA', { ...woman, gender: 1 as const, age: 64 }, 750],
    ['vitaminA', { ...woman, age: 75 }, 600],
    ['magnesium', { ...woman, age: 29 }, 330],
    ['magnesium', { ...woman, age: 30 }, 320],
    ['magnesium', limited('pregnant'), 360],
    ['magnesium', limited('gestationalDiabetes'), 360],
    ['iron', limited('gestationalDiabetes'), undefined],
    ['magnesium', { ...woman, age: 80 }, 300],
    ['calcium', { ...woman, age: 70 }, 800],
    ['calcium', limited('pregnant'), 800],
    ['zinc', woman, 8.5],
    ['zinc', limited('breastfeeding'), 13],
    ['selenium', limited('pregnant'), 65],
    ['vitaminC', limited('breastfeeding'), 150],
    ['vitaminC', limited('pregnant'), undefined],
  ] as const)('the recommended minimum of %s is that of 2023 for %o', (code, eater, min) => {
    expect(rangeOf(code, eater).min).toBe(min);
  });

  it('less sodium and more protein are recommended from 65 on, and still less sodium from 75 on', () => {
    expect([64, 65, 74, 75].map((age) => rangeOf('sodium', { ...woman, age }).max)).toEqual([2000, 1900, 1900, 1800]);
    expect([64, 65].map((age) => sharesOf({ ...woman, age }).protein)).toEqual([
      [0.1, 0.2],
      [0.15, 0.2],
    ]);
  });

  it('the recommended macronutrients follow the guideline for diabetes only with diabetes', () => {
    expect(rangeOf('carbohydrate', woman)).toEqual({ min: 213, max: 276 });
    expect(rangeOf('carbohydrate', limited('type2Diabetes'))).toEqual({ min: 191, max: 255 });
    expect(rangeOf('fat', woman)).toEqual({ min: 38, max: 57 });
  });

  it('recommended amounts allow for kidney disease, and limit cholesterol only with raised blood lipids', () => {
    for (const code of ['protein', 'potassium', 'magnesium'] as const) {
      expect(rangeOf(code, limited('kidneyDisease'))).toEqual({});
      expect(rangeOf(code, woman).min).toBeGreaterThan(0);
    }
    expect(rangeOf('cholesterol', woman)).toEqual({});
    expect(rangeOf('cholesterol', limited('highBloodLipids'))).toEqual({ max: 300 });
  });
});

it('amounts come with their daily recommendation', () => {
  const amounts = amountsOf(nutrientsOf([{ foodId: 'gi-168', amount: 250 }]), woman);
  expect(amounts.find(({ code }) => code === 'calcium')).toEqual({
    code: 'calcium',
    amount: 267.5,
    unit: 'mg',
    targetMin: 800,
    targetMax: 2000,
  });
  expect(amounts.find(({ code }) => code === 'sodium')).toMatchObject({ amount: 159.3, targetMax: 2000 });
});
