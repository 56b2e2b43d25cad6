import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../days.ts';
import { expectSums } from './expect-sums.ts';
import { DINNER, freshMealPlan, ids, TODAY } from './meal-plan.ts';

let {
  ask,
  clock,
  pass,
  day,
  meal,
  status,
  finish,
  replacePre,
  replaceResult,
  replaceAllPre,
  replaceAllResult,
  deletePre,
  apply,
  submit,
  readyPreview,
} = freshMealPlan();
beforeEach(() => {
  ({
    ask,
    clock,
    pass,
    day,
    meal,
    status,
    finish,
    replacePre,
    replaceResult,
    replaceAllPre,
    replaceAllResult,
    deletePre,
    apply,
    submit,
    readyPreview,
  } = freshMealPlan());
});

describe('replacing a meal', () => {
  it('replacing a meal previews the change, and makes it when applied', () => {
    const before = day();
    const begun = replacePre({ mealId: DINNER });
    expect(begun).toMatchObject({ kind: 'replaceMeal', status: 'generating', dayAfter: null });
    expect(begun.changes[0]).toMatchObject({ mealId: DINNER, before: meal(DINNER), after: null });
    expect(apply(begun.previewId)).toBe('预览尚未生成，请稍候');
    pass(3);

    const ready = replaceResult(begun.previewId);
    const after = ready.changes[0]?.after;
    expect(ready.status).toBe('ready');
    expect(ids(after)).not.toEqual(ids(meal(DINNER)));
    expect(day()).toEqual(before);
    expectSums(ready);
    expect(ready.dayAfter?.energy).toBeCloseTo(
      before.macros.energy - meal(DINNER).macros.energy + (after?.macros.energy ?? 0),
      5,
    );

    expect(apply(begun.previewId)).toMatchObject({ status: 'ready', planId: 'meal-plan-4301' });
    expect(meal(DINNER)).toEqual(after);
    expect(day().macros).toEqual(ready.dayAfter);
    expect(replaceResult(begun.previewId)).toMatchObject({ status: 'applied', changes: ready.changes });
    expect(apply(begun.previewId)).toBe('该更改已生效');
  });

  it('replacing a meal again suggests another meal', () => {
    const suggested = [readyPreview(), readyPreview(), readyPreview()].map(({ changes }) => ids(changes[0]?.after));
    expect(new Set(suggested.map(String)).size).toBe(3);
    expect(suggested).not.toContainEqual(ids(meal(DINNER)));
  });

  it('replacing a meal repeatedly returns to the first meal', () => {
    const first = ids(meal(DINNER));
    const seen = new Set([String(first)]);
    for (let turn = 0; turn < 4; turn++) {
      apply(readyPreview().previewId);
      seen.add(String(ids(meal(DINNER))));
    }
    expect(seen.size).toBe(4);
    expect(ids(meal(DINNER))).toEqual(first);
  });

  it('replacing a dish suggests another one of its course', () => {
    const { kind, changes } = readyPreview({ mealId: DINNER, foodId: 'dish-7012' });
    const [change] = changes;
    expect(kind).toBe('replaceDish');
    expect(change?.after?.items.map(({ course }) => course)).toEqual(change?.before.items.map(({ course }) => course));
    expect(ids(change?.after)?.filter((foodId) => !ids(change?.before)?.includes(foodId))).toHaveLength(1);
  });

  it('a replacement without an alternative fails, and cannot be applied', () => {
    const failed = readyPreview({ mealId: DINNER, foodId: 'dish-7008' });
    expect(failed).toMatchObject({ status: 'failed', failReason: 'noAlternative', dayAfter: null });
    expect(apply(failed.previewId)).toBe('预览尚未生成，请稍候');
  });

  it('a replacement expires after ten minutes', () => {
    const { previewId } = readyPreview();
    pass(597);
    expect(replaceResult(previewId).status).toBe('ready');
    pass(1);
    expect(replaceResult(previewId).status).toBe('expired');
    expect(apply(previewId)).toBe('预览已过期，请重新操作');
  });

  it.each(['replacement', 'deletion'])('a %s of today ends with the day', (kind) => {
    clock.now = moment('2026-11-20T23:58');
    const { previewId, expiresAt } = kind === 'deletion' ? deletePre({ scope: 'plan' }) : replaceAllPre('2026-11-20');
    expect(expiresAt).toBe('2026-11-20T23:59:59+08:00');
    clock.now = moment('2026-11-21T00:00:30');
    const before = day('2026-11-20');
    expect(apply(previewId)).toBe('预览已过期，请重新操作');
    expect(day('2026-11-20')).toEqual(before);
  });

  it('a replacement of tomorrow lasts past midnight', () => {
    clock.now = moment('2026-11-20T23:58');
    const { previewId } = replaceAllPre('2026-11-21');
    clock.now = moment('2026-11-21T00:00:30');
    expect(replaceAllResult(previewId).status).toBe('ready');
    expect(apply(previewId)).toMatchObject({ status: 'ready' });
  });

  it('a replacement is not applied to a meal that has been eaten, replaced or deleted since', () => {
    const [eaten, replaced, deleted] = [readyPreview(), readyPreview(), readyPreview()];
    finish(DINNER);
    expect(apply(eaten.previewId)).toBe('餐食已有变化，请重新预览');
    finish(DINNER, false);
    apply(readyPreview().previewId);
    expect(apply(replaced.previewId)).toBe('餐食已有变化，请重新预览');
    apply(deletePre({ scope: 'day' }).previewId);
    expect(apply(deleted.previewId)).toBe('餐食已有变化，请重新预览');
  });

  it('replacing a meal is refused for an eaten, a past and an unknown meal', () => {
    expect(replacePre({ mealId: 'meal-4017' })).toBe('已完成的餐食不能替换');
    expect(replacePre({ mealId: 'meal-4014' })).toBe('已完成的餐食不能替换');
    expect(replacePre({ mealId: 'meal-4016' })).toBe('不能更改过去的餐食');
    expect(replacePre({ mealId: 'meal-1' })).toBe('该餐食不存在或已被删除');
    expect(replacePre({ mealId: DINNER, foodId: 'gi-001' })).toBe('这一餐没有这道菜');
    expect(replaceResult('preview-1')).toBe('没有找到该预览，请重新操作');
    expect(apply('preview-1')).toBe('没有找到该预览，请重新操作');
  });
});

describe('replacing the meals of a day', () => {
  it('replacing the meals of a day keeps eaten meals, and shows every other meal before and after', () => {
    const { previewId } = replaceAllPre(TODAY);
    expect(replaceAllResult(previewId)).toMatchObject({ kind: 'replaceDay', status: 'generating' });
    expect(replaceResult(previewId)).toBe('没有找到该预览，请重新操作');
    pass(3);
    const { changes, dayAfter } = replaceAllResult(previewId);
    expect(changes.map(({ mealId }) => mealId)).toEqual(['meal-4018', 'meal-4019', 'meal-4020']);
    for (const { before, after } of changes) expect(ids(after)).not.toEqual(ids(before));
    const breakfast = meal('meal-4017');
    apply(previewId);
    expect(day().macros).toEqual(dayAfter);
    expect(meal('meal-4017')).toEqual(breakfast);
  });

  it('replacing the meals of a day is refused for the past and for a day without open meals', () => {
    expect(replaceAllPre('2026-11-19')).toBe('不能更改过去的餐食');
    expect(replaceAllPre('2026-11-30')).toBe('当天没有可替换的餐食');
    ask('mealPlan.finish', { mealId: 'meal-4018', ifTaken: 'replace' });
    for (const id of ['meal-4019', DINNER]) finish(id);
    expect(replaceAllPre(TODAY)).toBe('当天没有可替换的餐食');
  });
});

describe('deleting', () => {
  it('deleting a day lists the removed and the kept meals, then removes them', () => {
    const preview = deletePre({ scope: 'day' });
    expect(preview).toMatchObject({ dates: [TODAY], mealCount: 3, finishedKept: 1 });
    expect(day().meals).toHaveLength(4);
    expect(apply(preview.previewId).status).toBe('ready');
    expect(day()).toMatchObject({ status: 'deleted', planId: 'meal-plan-4301' });
    expect(day().meals.map(({ mealId }) => mealId)).toEqual(['meal-4017']);
    expect(day('2026-11-21')).toMatchObject({ status: 'ready' });
    expect(deletePre({ scope: 'day' })).toBe('没有可删除的餐食');
    expect(deletePre({ scope: 'day', date: '2026-11-19' })).toBe('不能更改过去的餐食');
  });

  it('deleting the plan ends it, keeps eaten meals, and allows a new plan', () => {
    const preview = deletePre({ scope: 'plan' });
    expect(preview).toMatchObject({ dates: [TODAY, '2026-11-21', '2026-11-22'], mealCount: 11, finishedKept: 1 });
    expect(apply(preview.previewId).status).toBe('deleted');
    expect(status().status).toBe('deleted');
    expect(day('2026-11-21')).toMatchObject({ status: 'deleted', meals: [] });
    expect(day('2026-11-16').meals).toHaveLength(4);
    expect(deletePre({ scope: 'plan' })).toBe('没有可删除的饮食计划');
    expect(submit().status).toBe('generating');
  });
});
