import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { careProfile } from '../../../sdk/src/safety/index.ts';
import { byId as operationsOf } from '../description/description.ts';
import { loadDescription } from '../description/load-description.ts';
import { judgeDay, judgeMeal } from '../domains/analysis/judge.ts';
import { fitting } from '../domains/mealPlan/menus.ts';
import { english } from '../english/english.ts';
import { sentences } from '../english/sentences.ts';
import { twins, withEnglish } from '../english/with-english.ts';
import { dishes } from '../foods/dishes.ts';
import { suitsText } from '../foods/limits.ts';
import { nutrientsOf } from '../foods/portion.ts';
import type { Allergen, HealthTagCode, MealType } from '../generated/operations.ts';

const description = await loadDescription();
const { examples } = description;
const byId = operationsOf(description);

const allergens: Allergen[] = ['gluten', 'crustaceans', 'fish', 'egg', 'peanut', 'soy', 'milk', 'treeNuts'];
const diets: HealthTagCode[] = ['vegetarian', 'vegan', 'halal', 'type2Diabetes', 'highUricAcid'];
const people = fc.record({ allergens: fc.subarray(allergens), diets: fc.subarray(diets) });

/** The texts of a reply in fields with these names that have no English counterpart. */
function untranslated(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isChinese = names.includes(key) && JSON.stringify(part ?? '').match(/[\u4e00-\u9fff]/);
    return isChinese && !(`${key}En` in value) ? [String(part)] : untranslated(part, names);
  });
}

describe('the English of the texts of the server', () => {
  const operations = [...byId.values()].filter(({ domain }) => domain in twins);
  test.each(operations.map(({ id }) => id))('every text in the examples of %s has an English twin', (id) => {
    for (const name of examples.names(id).filter((one) => !one.startsWith('fail'))) {
      const reply = withEnglish(byId.get(id), examples.data(id, name));
      const left = untranslated(reply, twins[byId.get(id)?.domain ?? ''] ?? []);
      expect({ name, left }).toEqual({ name, left: [] });
    }
  });

  test('every judgement has an English text, which names no food that the person leaves out', () => {
    const foodIds = fc.subarray(['gi-001', 'gi-166', 'pu-050', 'pu-136', 'gi-168', 'gi-221', 'food-9004'], {
      minLength: 1,
    });
    const cares = fc.subarray(['eatingDisorder', 'dialysis']).map((conditions) => careProfile({ conditions }));
    fc.assert(
      fc.property(people, foodIds, fc.integer({ min: 5, max: 900 }), cares, (limits, ids, amount, care) => {
        const given = nutrientsOf(ids.map((foodId) => ({ foodId, amount })));
        const eater = { energy: 1700, gender: 0 as const, age: 38, limits, care };
        const subject = {
          given,
          glycemicLoad: amount / 5,
          foodCount: ids.length,
          vegetables: amount,
          shares: [0.9, 1.1] as const,
          part: 1,
          eater,
        };
        for (const { text, advice } of [...judgeDay(subject), ...judgeMeal({ ...subject, part: 1 / 3 })]) {
          expect({ text, said: english(text) }).toEqual({
            text,
            said: expect.stringMatching(/^[^\u4e00-\u9fff、]+$/),
          });
          if (!advice) continue;
          const said = english(advice) ?? advice;
          expect({ advice, said, suits: suitsText(said, limits) }).toEqual({
            advice,
            said: expect.stringMatching(/^[^\u4e00-\u9fff、]+$/),
            suits: true,
          });
        }
      }),
      { numRuns: 200 },
    );
  });

  test('each dish and each meal of a plan has an English text, which names no food that the person leaves out', () => {
    for (const { method } of dishes.values())
      expect({ method, said: english(method) }).toHaveProperty('said', expect.any(String));
    const wishes = { mealTypes: [], tastes: [], avoidedFoods: [], wantedFoods: [], maxCookingMinutes: null };
    fc.assert(
      fc.property(people, fc.constantFrom<MealType>('breakfast', 'lunch', 'dinner', 'snack'), (limits, mealType) => {
        const meals = fitting(mealType, { ...wishes, allergies: limits.allergens, diets: limits.diets } as never);
        for (const { note } of meals.filter((meal) => meal.note !== '')) {
          const said = english(note) ?? note;
          expect({ note, said, suits: suitsText(said, limits) }).toEqual({
            note,
            said: expect.stringMatching(/^[^\u4e00-\u9fff]+$/),
            suits: true,
          });
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a text that a person wrote has no English twin, so that the Chinese one is shown', () => {
    expect(english('我觉得还行')).toBeUndefined();
    expect(english('减少主食和烹调油的用量。我不想。')).toBeUndefined();
    expect(withEnglish(byId.get('analysis.deep'), { text: '自己写的' })).toEqual({ text: '自己写的' });
    expect(Object.values(sentences).filter((text) => /[\u4e00-\u9fff]/.test(text))).toEqual([]);
  });
});

// A pattern that tries each split of these texts would not end.
test.each([
  '甲供能偏低',
  '甲供能偏低，',
  '甲不足，可增加',
  '血糖负荷 1，',
  '体质指数 1，体重',
  '能量 ',
  '早餐：',
  '、',
  '和',
])('a text of %s over and over takes linear time', (part) => {
  for (const end of ['', '。', ' 。']) expect(english(part.repeat(40_000) + end)).toBeUndefined();
});

test.each(['constructor', 'constructor。', '早餐：toString。', '__proto__。'])('%s has no English text', (text) => {
  expect(english(text)).toBeUndefined();
});
