import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portionOf } from '../foods/portion.ts';
import type { IfTaken, Macros, MealType } from '../generated/operations.ts';
import {
  changedDays,
  type Entries,
  type Entry,
  entriesOn,
  find,
  withEntry,
  withoutEntry,
} from '../person/ledger/entries.ts';
import { sumOf } from '../person/ledger/ledger.ts';
import { type Ask, freshWorld } from './world.ts';

const dates = ['2026-11-19', '2026-11-20'];
const mealTypes: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const item = fc.record({
  foodId: fc.constantFrom('gi-001', 'pu-127', 'dish-7001', 'dish-7006', 'food-9003'),
  amount: fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10),
});

const kinds = ['analysed', 'planned', 'recognised'] as const;
const entry = fc
  .record({
    kind: fc.constantFrom(...kinds),
    number: fc.integer({ min: 1, max: 4 }),
    recognised: fc.option(fc.integer({ min: 1, max: 3 })),
    date: fc.constantFrom(...dates),
    mealType: fc.constantFrom(...mealTypes),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
  })
  .map(({ kind, number, recognised, date, mealType, items }): Entry => {
    const sourceId = kind === 'recognised' ? `ai-${number}` : `${kind}-${number}`;
    const took = recognised === null ? null : `ai-${recognised}`;
    const aiFoodAnalysisId = kind === 'recognised' ? sourceId : kind === 'analysed' ? took : null;
    const meal = { date, mealType, items, recordedAt: `${date}T12:00:00+08:00`, picture: null };
    return { kind, sourceId, aiFoodAnalysisId, ...meal };
  });
const step = fc.oneof(
  fc.record({ put: entry, ifTaken: fc.option(fc.constantFrom<IfTaken>('replace', 'add'), { nil: undefined }) }),
  fc.record({ takeBack: entry }),
);
type Step = { put: Entry; ifTaken: IfTaken | undefined } | { takeBack: Entry };

const apply = (entries: Entries, one: Step): Entries =>
  'put' in one ? (withEntry(entries, one.put, one.ifTaken) ?? entries) : withoutEntry(entries, one.takeBack.sourceId);

const slotOf = ({ date, mealType }: Entry) => `${date} ${mealType}`;

describe('the ledger', () => {
  it('the ledger keeps one entry of a meal, however often it is recorded, corrected and taken back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const entries = steps.reduce(apply, []);
        const unique = (ids: (string | null)[]) => new Set(ids).size === ids.length;
        expect(unique(entries.map(({ sourceId }) => sourceId))).toBe(true);
        expect(unique(entries.flatMap(({ aiFoodAnalysisId }) => aiFoodAnalysisId ?? []))).toBe(true);
      }),
    );
  });

  it('the ledger adds a second meal to a slot only with a decision', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (meals) => {
        const entries = meals.reduce<Entries>((before, meal) => withEntry(before, meal) ?? before, []);
        const slots = entries.map(slotOf);
        expect(new Set(slots).size).toBe(slots.length);
      }),
    );
  });

  it('a slot has one meal after `replace`, and one more after `add`', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), entry, (steps, meal) => {
        const before = steps.reduce(apply, []);
        const inSlot = (entries: Entries) => entries.filter((one) => slotOf(one) === slotOf(meal));
        const replaced = withEntry(before, meal, 'replace') ?? [];
        expect(inSlot(replaced)).toEqual([meal]);
        const isSame = (one: Entry) =>
          one.sourceId === meal.sourceId ||
          (one.aiFoodAnalysisId !== null && one.aiFoodAnalysisId === meal.aiFoodAnalysisId);
        const added = withEntry(before, meal, 'add') ?? [];
        expect(inSlot(added)).toHaveLength(inSlot(before).filter((one) => !isSame(one)).length + 1);
        expect(find(added, meal.sourceId)).toEqual(meal);
      }),
    );
  });

  it('a repeated command changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), step, (steps, last) => {
        const once = apply(steps.reduce(apply, []), last);
        expect(apply(once, last)).toEqual(once);
      }),
    );
  });

  it('the ledger sums a day to the tenth that its portions show, and days to the sum of their entries', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const entries = steps.reduce(apply, []);
        for (const date of dates) {
          const portions = entriesOn(entries, date).flatMap(({ items }) => items.map(portionOf));
          const tenths = portions.reduce((sum, { macros }) => sum + Math.round(macros.energy * 10), 0);
          expect(Math.round(sumOf(entriesOn(entries, date)).energy * 10)).toBe(tenths);
        }
        expect(dates.flatMap((date) => entriesOn(entries, date))).toHaveLength(entries.length);
      }),
    );
  });

  it('the ledger names the days that a command changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), step, (steps, last) => {
        const before = steps.reduce(apply, []);
        const after = apply(before, last);
        const changed = changedDays(before, after);
        for (const date of dates.filter((one) => !changed.includes(one))) {
          expect(sumOf(entriesOn(after, date))).toEqual(sumOf(entriesOn(before, date)));
        }
      }),
    );
  });
});

const TODAY = '2026-11-20';

/** The commands of all features that record meals, each with and without a decision. */
const decision = fc.option(fc.constantFrom('replace', 'add'), { nil: undefined });
const grams = fc.integer({ min: 1, max: 400 });
const command = fc.oneof(
  fc
    .record({
      mealId: fc.constantFrom('meal-4017', 'meal-4018', 'meal-4020'),
      finished: fc.boolean(),
      ifTaken: decision,
    })
    .map((input) => ['mealPlan.finish', input] as const),
  fc
    .record({ amount: grams, out: fc.boolean(), mealType: fc.constantFrom(...mealTypes), ifTaken: decision })
    .map(({ amount, out, ...input }) => {
      const items = out ? [] : [{ foodId: 'dish-7001', amount }];
      return ['analysis.saveSimple', { analysisId: 'analysis-4126', items, ...input }] as const;
    }),
  fc
    .record({
      analysisId: fc.constantFrom('aifood-4172', 'aifood-4173'),
      saved: fc.option(fc.boolean(), { nil: undefined }),
      mealType: fc.constantFrom(...mealTypes),
      date: fc.constantFrom(...dates),
      ifTaken: decision,
      amount: grams,
    })
    .map(({ amount, ...input }) => {
      const foods = [{ foodId: 'pu-127', name: '水煮蛋', amount }];
      return ['aiFood.submitFoodName', { ...input, foods }] as const;
    }),
);

it('every screen of a day has the same sum after any commands', () => {
  const world = freshWorld();
  let people = 0;
  fc.assert(
    fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
      const token = `person-${people++}`;
      const ask: Ask = <T>(id: string, input?: object) => world.ask<T>(id, input, token);
      for (const [id, input] of commands) ask(id, input);
      const history = ask('aiFood.historyRecord', { pageNum: 1 });
      const days = ask('analysis.dailyReportList', { pageNum: 1 });
      for (const date of dates) {
        const report = ask('analysis.dailyReportDetail', { date });
        const whole = (macros: Macros | undefined) => macros ?? { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };
        expect(ask('mealPlan.detail', { date }).eaten).toEqual(report.macros);
        expect(ask('aiFood.userSummary', { date }).macros).toEqual(report.macros);
        expect(whole(history.list.find((day) => day.date === date)?.macros)).toEqual(report.macros);
        expect(whole(days.list.find((day) => day.date === date)?.macros)).toEqual(report.macros);
        const tenths = report.meals.reduce((sum, { macros }) => sum + Math.round(macros.energy * 10), 0);
        expect(Math.round(report.macros.energy * 10)).toBe(tenths);
      }
      const simple = ask('analysis.simple', { analysisId: 'analysis-4126' });
      if (simple.saved) {
        const { macros } = ask('analysis.dailyReportDetail', { date: simple.date });
        expect((simple.macros?.energy ?? 0) + simple.otherMeals.energy).toBeCloseTo(macros.energy, 6);
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);

describe('a meal that is recorded twice', () => {
  const energy = (ask: ReturnType<typeof freshWorld>['ask']) =>
    ask('analysis.dailyReportDetail', { date: TODAY }).macros.energy;
  const foods = [{ foodId: 'pu-026', name: '红薯', amount: 250 }];
  const breakfast = { analysisId: 'aifood-4172', mealType: 'breakfast', saved: true, foods };
  const TAKEN = '这一餐已有记录，请选择替换或都记上';

  it('a meal by AI food beside the planned breakfast needs a decision, and replaces it or is added', () => {
    const { ask } = freshWorld();
    expect(ask('aiFood.submitFoodName', breakfast)).toBe(TAKEN);
    expect(energy(ask)).toBe(920);
    ask('aiFood.submitFoodName', { ...breakfast, ifTaken: 'replace' });
    expect(energy(ask)).toBe(695);
    expect(ask('mealPlan.detail', { date: TODAY }).meals[0]?.finished).toBe(false);
    expect(ask('mealPlan.finish', { mealId: 'meal-4017' })).toBe(TAKEN);
    ask('mealPlan.finish', { mealId: 'meal-4017', ifTaken: 'add' });
    expect(energy(ask)).toBe(1073);
  });

  it('a planned lunch that was analysed needs a decision before it is marked as eaten', () => {
    const { ask } = freshWorld();
    expect(ask('mealPlan.finish', { mealId: 'meal-4018' })).toBe(TAKEN);
    ask('mealPlan.finish', { mealId: 'meal-4018', ifTaken: 'replace' });
    expect(ask('analysis.simple', { analysisId: 'analysis-4126' }).saved).toBe(false);
  });

  it('a meal recorded by AI food and by its analysis counts once', () => {
    const { ask } = freshWorld();
    const lunch = { analysisId: 'aifood-4173', mealType: 'lunch', saved: true };
    ask('aiFood.submitFoodName', { ...lunch, foods: [{ foodId: 'gi-001', name: '米饭', amount: 200 }] });
    expect(energy(ask)).toBe(610);
    expect(ask('analysis.simple', { analysisId: 'analysis-4126' }).saved).toBe(false);
    expect(ask('aiFood.analysisResult', { analysisId: 'aifood-4173' }).saved).toBe(true);
  });

  it('a meal recorded by a repeated request counts once', () => {
    const { ask } = freshWorld();
    const command = { ...breakfast, ifTaken: 'add', idempotencyKey: 'request-29-1' };
    expect(ask('aiFood.submitFoodName', command)).toEqual(ask('aiFood.submitFoodName', command));
    expect(energy(ask)).toBe(1073);
  });
});
