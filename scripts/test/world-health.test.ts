import type { Allergen } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { suits } from '../../mocks/api/foods/limits.ts';
import { isElsewhen } from '../lib/example-ids.ts';
import { type Found, readBundle, readExamples, type Thing, thingsIn } from '../lib/examples.ts';

const examples = readExamples(readBundle());
const found = thingsIn(examples);

const MACROS = ['energy', 'protein', 'fat', 'carbohydrate'] as const;
type Macros = Record<(typeof MACROS)[number], number>;

const isMacros = (value: unknown): value is Macros =>
  typeof value === 'object' && value !== null && MACROS.every((name) => name in value);

/** The nutrients of an object, or the sum of its parts. */
const macrosOf = ({ macros }: Thing): Macros | undefined => (isMacros(macros) ? macros : undefined);

/** The parts of a meal or a day, if all of them have nutrients. */
function partsOf(thing: Thing): Macros[] | undefined {
  for (const name of ['items', 'foods', 'meals', 'records']) {
    const list = thing[name];
    if (!Array.isArray(list)) continue;
    const totals = list.flatMap((part: Thing) => macrosOf(part) ?? []);
    if (totals.length === list.length) return totals;
  }
  return undefined;
}

/** Every part is rounded to a tenth, and so is the sum. */
const rounding = (parts: number) => 0.05 * (parts + 1) + 1e-9;

describe('the nutrients of food', () => {
  it('the nutrients of a meal are the sum of its foods, and those of a day the sum of its meals', () => {
    const summed = found.flatMap(({ thing, where }) => {
      const total = macrosOf(thing);
      const parts = partsOf(thing);
      return total && parts ? [{ total, parts, where }] : [];
    });
    expect(summed.length).toBeGreaterThan(100);
    const wrong = summed.flatMap(({ total, parts, where }) =>
      MACROS.flatMap((name) => {
        const adds = parts.reduce((sum, part) => sum + part[name], 0);
        const off = Math.abs(total[name] - adds);
        return off <= rounding(parts.length) ? [] : [`${where}: ${name} ${total[name]}, but it adds up to ${adds}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the nutrients of a portion are proportional to those of 100 g', () => {
    const wrong = found.flatMap(({ thing, where }) => {
      const { macros, per100g, amount } = thing;
      if (!isMacros(macros) || !isMacros(per100g) || typeof amount !== 'number') return [];
      return MACROS.flatMap((name) => {
        const should = (per100g[name] * amount) / 100;
        // Both are rounded: energy to whole kcal, grams to a tenth.
        const half = name === 'energy' ? 0.5 : 0.05;
        const off = Math.abs(macros[name] - should);
        return off <= half * (1 + amount / 100) + 1e-9 ? [] : [`${where}: ${name} ${macros[name]}, not ${should}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('the energy of a day follows from its macronutrients', () => {
    const wrong = found.flatMap(({ thing, where }) => {
      const total = macrosOf(thing);
      if (!total || !('date' in thing) || total.energy === 0) return [];
      const held = total.protein * 4 + total.fat * 9 + total.carbohydrate * 4;
      return Math.abs(held - total.energy) / total.energy <= 0.1 ? [] : [`${where}: ${total.energy} kcal, but ${held}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a food plan', () => {
  it('a food plan has the same values of a day in its overview as in the day', () => {
    const days = (operation: string) =>
      found.filter(({ thing, example }) => example.operation === operation && 'dayNumber' in thing && 'meals' in thing);
    const overview = new Map(days('evaluation.foodPlan').map(({ thing }) => [thing.date, thing]));
    for (const { thing, where } of days('evaluation.foodPlanDetail')) {
      expect(overview.get(thing.date), where).toMatchObject({ dayNumber: thing.dayNumber, macros: thing.macros });
    }
  });

  it('a food plan has no food that the person is allergic to', () => {
    const allergens = new Set(found.flatMap(({ thing }) => (thing.heededAllergies as Allergen[] | undefined) ?? []));
    const foods = found.filter(
      ({ example, thing }) => /^evaluation\.foodPlan/.test(example.operation) && 'foodId' in thing,
    );
    expect(allergens.size * foods.length).toBeGreaterThan(0);
    const limits = { allergens: [...allergens], diets: [] };
    expect(foods.filter(({ thing }) => !suits(thing.foodId as string, limits)).map(({ where }) => where)).toEqual([]);
  });
});

describe('a stage', () => {
  it('a stage is assessed by its completed tasks', () => {
    for (const { thing, where } of withAll('planned', 'done', 'items', 'score')) {
      const items = thing.items as { planned: number; done: number; score: number }[];
      expect(thing.planned, where).toBe(items.reduce((sum, item) => sum + item.planned, 0));
      expect(thing.done, where).toBe(items.reduce((sum, item) => sum + item.done, 0));
      for (const item of [...items, thing as (typeof items)[number]]) {
        expect(item.score, where).toBe(Math.round((item.done / item.planned) * 100));
      }
    }
  });

  it('a stage counts the completed tasks of a day', () => {
    for (const { thing, where } of withAll('tasks', 'done', 'planId')) {
      const tasks = thing.tasks as { status: string }[];
      expect(thing.done, where).toBe(tasks.filter(({ status }) => status === 'done').length);
    }
  });
});

/** The person of the examples. */
const ME = 'user-1001';

describe('the person', () => {
  it('the person has the same weight in every example', () => {
    const latest = found.find(
      ({ thing, example }) => example.operation === 'healthData.detail' && thing.code === 'weight',
    );
    const { value } = (latest?.thing.latest ?? {}) as { value?: number };
    expect(value).toBeGreaterThan(0);
    const weights = found.filter(
      ({ thing, example }) => thing.userId === ME && typeof thing.weight === 'number' && !isElsewhen(example),
    );
    expect(weights).not.toEqual([]);
    for (const { thing, where } of weights) expect(thing.weight, where).toBe(value);
    for (const { thing, where } of withAll('currentWeight', 'startWeight')) {
      expect(thing.currentWeight, where).toBe(value);
    }
  });
});

describe('a summary of readings', () => {
  it('the average of readings is between the lowest and the highest', () => {
    const wrong = found.filter(({ thing }) => {
      const { min, max } = thing;
      const middle = thing.value ?? thing.average;
      if (typeof min !== 'number' || typeof max !== 'number' || typeof middle !== 'number') return false;
      return !(min <= middle && middle <= max);
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it('a summary of readings counts the resting heart rates of its period', () => {
    const records = found.filter(({ example, thing }) => example.operation === 'heartRate.history' && thing.recordId);
    for (const { thing, where } of withAll('average', 'count', 'from', 'to', 'last')) {
      if (thing.count === 0) continue;
      const rates = records.flatMap(({ thing: { state, measuredAt, heartRate } }) => {
        const day = String(measuredAt).slice(0, 10);
        return state === 'resting' && day >= String(thing.from) && day <= String(thing.to) ? [Number(heartRate)] : [];
      });
      expect(thing, where).toMatchObject({
        count: rates.length,
        min: Math.min(...rates),
        max: Math.max(...rates),
        average: Math.floor(rates.reduce((sum, rate) => sum + rate, 0) / rates.length + 0.5),
      });
    }
  });
});

function withAll(...properties: string[]): Found[] {
  const all = found.filter(({ thing }) => properties.every((property) => property in thing));
  expect(all).not.toEqual([]);
  return all;
}
