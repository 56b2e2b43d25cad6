import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { expectSums } from './expect-sums.ts';
import { DINNER, freshMealPlan, ids, TODAY } from './meal-plan.ts';

let plan = freshMealPlan();
beforeEach(() => {
  plan = freshMealPlan();
});

describe('replacing a meal', () => {
  it('replacing a meal previews the change, and makes it when applied', () => {
    const before = plan.day();
    const begun = plan.replacePre({ mealId: DINNER });
    expect(begun).toMatchObject({ kind: 'replaceMeal', status: 'generating', dayAfter: null });
    expect(begun.changes[0]).toMatchObject({ mealId: DINNER, before: plan.meal(DINNER), after: null });
    expect(plan.apply(begun.previewId)).toBe('预览尚未生成，请稍候');
    plan.wait(3);

    const ready = plan.replaceResult(begun.previewId);
    const after = ready.changes[0]?.after;
    expect(ready.status).toBe('ready');
    expect(ids(after)).not.toEqual(ids(plan.meal(DINNER)));
    expect(plan.day()).toEqual(before);
    expectSums(ready);
    expect(ready.dayAfter?.energy).toBeCloseTo(
      before.macros.energy - plan.meal(DINNER).macros.energy + (after?.macros.energy ?? 0),
      5,
    );

    expect(plan.apply(begun.previewId)).toMatchObject({ status: 'ready', planId: 'meal-plan-4301' });
    expect(plan.meal(DINNER)).toEqual(after);
    expect(plan.day().macros).toEqual(ready.dayAfter);
    expect(plan.replaceResult(begun.previewId)).toMatchObject({ status: 'applied', changes: ready.changes });
    expect(plan.apply(begun.previewId)).toBe('该更改已生效');
  });

  it('replacing a meal again suggests another meal', () => {
    const suggested = [plan.readyPreview(), plan.readyPreview(), plan.readyPreview()].map(({ changes }) =>
      ids(changes[0]?.after),
    );
    expect(new Set(suggested.map(String)).size).toBe(3);
    expect(suggested).not.toContainEqual(ids(plan.meal(DINNER)));
  });

  it('replacing a meal repeatedly returns to the first meal', () => {
    const first = ids(plan.meal(DINNER));
    const seen = new Set([String(first)]);
    for (let turn = 0; turn < 4; turn++) {
      plan.apply(plan.readyPreview().previewId);
      seen.add(String(ids(plan.meal(DINNER))));
    }
    expect(seen.size).toBe(4);
    expect(ids(plan.meal(DINNER))).toEqual(first);
  });

  it('replacing a dish suggests another one of its course', () => {
    const { kind, changes } = plan.readyPreview({ mealId: DINNER, foodId: 'dish-7012' });
    const [change] = changes;
    expect(kind).toBe('replaceDish');
    expect(change?.after?.items.map(({ course }) => course)).toEqual(change?.before.items.map(({ course }) => course));
    expect(ids(change?.after)?.filter((foodId) => !ids(change?.before)?.includes(foodId))).toHaveLength(1);
  });

  it('a replacement without an alternative fails, and cannot be applied', () => {
    const failed = plan.readyPreview({ mealId: DINNER, foodId: 'dish-7008' });
    expect(failed).toMatchObject({ status: 'failed', failReason: 'noAlternative', dayAfter: null });
    expect(plan.apply(failed.previewId)).toBe('预览尚未生成，请稍候');
  });

  it('a replacement expires after ten minutes', () => {
    const { previewId } = plan.readyPreview();
    plan.wait(597);
    expect(plan.replaceResult(previewId).status).toBe('ready');
    plan.wait(1);
    expect(plan.replaceResult(previewId).status).toBe('expired');
    expect(plan.apply(previewId)).toBe('预览已过期，请重新操作');
  });

  it.each(['replacement', 'deletion'])('a %s of today ends with the day', (kind) => {
    plan.clock.now = moment('2026-11-20T23:58');
    const { previewId, expiresAt } =
      kind === 'deletion' ? plan.deletePre({ scope: 'plan' }) : plan.replaceAllPre('2026-11-20');
    expect(expiresAt).toBe('2026-11-20T23:59:59+08:00');
    plan.clock.now = moment('2026-11-21T00:00:30');
    const before = plan.day('2026-11-20');
    expect(plan.apply(previewId)).toBe('预览已过期，请重新操作');
    expect(plan.day('2026-11-20')).toEqual(before);
  });

  it('a replacement of tomorrow lasts past midnight', () => {
    plan.clock.now = moment('2026-11-20T23:58');
    const { previewId } = plan.replaceAllPre('2026-11-21');
    plan.clock.now = moment('2026-11-21T00:00:30');
    expect(plan.replaceAllResult(previewId).status).toBe('ready');
    expect(plan.apply(previewId)).toMatchObject({ status: 'ready' });
  });

  it('a replacement is not applied to a meal that has been eaten, replaced or deleted since', () => {
    const [eaten, replaced, deleted] = [plan.readyPreview(), plan.readyPreview(), plan.readyPreview()];
    plan.finish(DINNER);
    expect(plan.apply(eaten.previewId)).toBe('餐食已有变化，请重新预览');
    plan.finish(DINNER, false);
    plan.apply(plan.readyPreview().previewId);
    expect(plan.apply(replaced.previewId)).toBe('餐食已有变化，请重新预览');
    plan.apply(plan.deletePre({ scope: 'day' }).previewId);
    expect(plan.apply(deleted.previewId)).toBe('餐食已有变化，请重新预览');
  });

  it('replacing a meal is refused for an eaten, a past and an unknown meal', () => {
    expect(plan.replacePre({ mealId: 'meal-4017' })).toBe('已完成的餐食不能替换');
    expect(plan.replacePre({ mealId: 'meal-4014' })).toBe('已完成的餐食不能替换');
    expect(plan.replacePre({ mealId: 'meal-4016' })).toBe('不能更改过去的餐食');
    expect(plan.replacePre({ mealId: 'meal-1' })).toBe('该餐食不存在或已被删除');
    expect(plan.replacePre({ mealId: DINNER, foodId: 'gi-001' })).toBe('这一餐没有这道菜');
    expect(plan.replaceResult('preview-1')).toBe('没有找到该预览，请重新操作');
    expect(plan.apply('preview-1')).toBe('没有找到该预览，请重新操作');
  });
});

describe('replacing the meals of a day', () => {
  it('replacing the meals of a day keeps eaten meals, and shows every other meal before and after', () => {
    const { previewId } = plan.replaceAllPre(TODAY);
    expect(plan.replaceAllResult(previewId)).toMatchObject({ kind: 'replaceDay', status: 'generating' });
    expect(plan.replaceResult(previewId)).toBe('没有找到该预览，请重新操作');
    plan.wait(3);
    const { changes, dayAfter } = plan.replaceAllResult(previewId);
    expect(changes.map(({ mealId }) => mealId)).toEqual(['meal-4018', 'meal-4019', 'meal-4020']);
    for (const { before, after } of changes) expect(ids(after)).not.toEqual(ids(before));
    const breakfast = plan.meal('meal-4017');
    plan.apply(previewId);
    expect(plan.day().macros).toEqual(dayAfter);
    expect(plan.meal('meal-4017')).toEqual(breakfast);
  });

  it('replacing the meals of a day is refused for the past and for a day without open meals', () => {
    expect(plan.replaceAllPre('2026-11-19')).toBe('不能更改过去的餐食');
    expect(plan.replaceAllPre('2026-11-30')).toBe('当天没有可替换的餐食');
    plan.ask('mealPlan.finish', { mealId: 'meal-4018', ifTaken: 'replace' });
    for (const id of ['meal-4019', DINNER]) plan.finish(id);
    expect(plan.replaceAllPre(TODAY)).toBe('当天没有可替换的餐食');
  });
});

describe('deleting', () => {
  it('deleting a day lists the removed and the kept meals, then removes them', () => {
    const preview = plan.deletePre({ scope: 'day' });
    expect(preview).toMatchObject({ dates: [TODAY], mealCount: 3, finishedKept: 1 });
    expect(plan.day().meals).toHaveLength(4);
    expect(plan.apply(preview.previewId).status).toBe('ready');
    expect(plan.day()).toMatchObject({ status: 'deleted', planId: 'meal-plan-4301' });
    expect(plan.day().meals.map(({ mealId }) => mealId)).toEqual(['meal-4017']);
    expect(plan.day('2026-11-21')).toMatchObject({ status: 'ready' });
    expect(plan.deletePre({ scope: 'day' })).toBe('没有可删除的餐食');
    expect(plan.deletePre({ scope: 'day', date: '2026-11-19' })).toBe('不能更改过去的餐食');
  });

  it('deleting the plan ends it, keeps eaten meals, and allows a new plan', () => {
    const preview = plan.deletePre({ scope: 'plan' });
    expect(preview).toMatchObject({ dates: [TODAY, '2026-11-21', '2026-11-22'], mealCount: 11, finishedKept: 1 });
    expect(plan.apply(preview.previewId).status).toBe('deleted');
    expect(plan.status().status).toBe('deleted');
    expect(plan.day('2026-11-21')).toMatchObject({ status: 'deleted', meals: [] });
    expect(plan.day('2026-11-16').meals).toHaveLength(4);
    expect(plan.deletePre({ scope: 'plan' })).toBe('没有可删除的饮食计划');
    expect(plan.submit().status).toBe('generating');
  });
});
