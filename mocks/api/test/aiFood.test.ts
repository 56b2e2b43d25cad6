import { beforeEach, describe, expect, it } from 'vitest';
import { freshWorld } from './world.ts';

let { ask, wait, examples } = freshWorld();
beforeEach(() => {
  ({ ask, wait, examples } = freshWorld());
});

const submit = (input: object) => ask('aiFood.submitFoodName', { mealType: 'snack', ...input });
const progress = (analysisId?: string) => ask('aiFood.analysisPending', { analysisId });
const result = (analysisId: string) => ask('aiFood.analysisResult', { analysisId });
const summary = (date?: string) => ask('aiFood.userSummary', { date });
const history = (pageNum = 1) => ask('aiFood.historyRecord', { pageNum });
const names = (keyword?: string) => ask('aiFood.foodName', { keyword }).map(({ name }) => name);

describe('the seed', () => {
  it('the seed contains the examples', () => {
    expect(ask('aiFood.foodName', {})).toEqual(examples.data('aiFood.foodName'));
    expect(history(1)).toEqual(examples.data('aiFood.historyRecord', 'firstPage'));
    expect(history(2)).toEqual(examples.data('aiFood.historyRecord', 'lastPage'));
    expect(result('aifood-4172')).toEqual(examples.data('aiFood.analysisResult', 'photo'));
    expect(result('aifood-4173')).toEqual(examples.data('aiFood.analysisResult', 'names'));
    expect(summary('2026-11-20')).toEqual(examples.data('aiFood.userSummary', 'today'));
    expect(summary('2026-11-19')).toEqual(examples.data('aiFood.userSummary', 'ready'));
    expect(summary('2026-11-08')).toEqual(examples.data('aiFood.userSummary', 'empty'));
  });
});

describe('the search', () => {
  it('the search lists the exact name first, then names with that beginning, then the rest', () => {
    expect(names('米饭')).toEqual(['米饭', '糙米饭']);
    expect(names('鸡').slice(0, 3)).toEqual(['水煮蛋', '鸡胸肉', '番茄炒鸡蛋']);
    expect(names('MILK')).toEqual(['牛奶', '豆奶', '豆浆']);
    expect(names('番茄炒蛋')).toEqual(['番茄炒鸡蛋']);
  });

  it('the search finds nothing for a dish that is not in the table', () => {
    expect(names('佛跳墙')).toEqual([]);
  });
});

describe('a photo', () => {
  it('a photo is recognised, matched and calculated, and then is ready', () => {
    const { analysisId } = submit({ picture: '/uploads/rice-salmon-broccoli.jpg' });
    const seen = [progress(analysisId)];
    for (const seconds of [2.9, 0.6, 1, 0.5]) {
      wait(seconds);
      seen.push(progress(analysisId));
    }
    expect(seen.map((one) => [one?.stage, one?.progress])).toEqual([
      ['recognising', 0],
      ['recognising', 58],
      ['matching', 70],
      ['calculating', 90],
      [null, 100],
    ]);
    expect(seen.at(-1)?.status).toBe('ready');
  });

  it('a photo gives the foods of its file name, in typical portions, with a confidence', () => {
    const { analysisId } = submit({ picture: '/uploads/broccoli-rice.jpg' });
    wait(5);
    const { items } = result(analysisId);
    expect(items.map(({ foodId, amount, amountSource }) => [foodId, amount, amountSource])).toEqual([
      ['pu-050', 150, 'typical'],
      ['gi-001', 150, 'typical'],
    ]);
    expect(items.map(({ confidence }) => confidence)).toEqual([0.96, 0.88]);
    expect(items[0]?.alternatives).toHaveLength(2);
  });

  it('a photo gives the food that matches most words of its file name', () => {
    const { analysisId } = submit({ picture: '/uploads/sweet-potato.jpg' });
    wait(5);
    expect(result(analysisId).items.map(({ foodId }) => foodId)).toEqual(['pu-026']);
  });

  it('the same photo gives the same foods each time, and any other picture gives some meal', () => {
    const again = submit({ picture: '/meals/sweet-potato-soya-egg.svg' });
    const other = submit({ picture: 'https://cdn.example/20261120.jpg' });
    wait(5);
    expect(result(again.analysisId).items.map(({ foodId }) => foodId)).toEqual([
      'pu-026',
      'food-9002',
      'pu-127',
      'pu-116',
    ]);
    expect(result(other.analysisId).items).toHaveLength(3);
  });

  it('a photo has no result before it is ready, and the list finds it without its id', () => {
    expect(progress()).toBeNull();
    const { analysisId } = submit({ picture: '/uploads/rice.jpg' });
    expect(result(analysisId)).toBe('食物正在分析，请稍候');
    expect(progress()?.analysisId).toBe(analysisId);
    expect(submit({ analysisId, foods: [{ name: '苹果' }] })).toBe('该食物正在分析，请稍后再修改');
    wait(5);
    expect(progress()).toBeNull();
  });
});

describe('names', () => {
  it('names of foods skip the recognition, and take the given amount', () => {
    const { analysisId, stage } = submit({
      foods: [{ foodId: 'gi-146', name: '草莓', amount: 200 }, { name: '酸奶' }],
    });
    expect(stage).toBe('matching');
    wait(2);
    const { items, macros } = result(analysisId);
    expect(items.map(({ amount, amountSource, confidence }) => [amount, amountSource, confidence])).toEqual([
      [200, 'person', null],
      [150, 'typical', null],
    ]);
    expect(macros).toMatchObject({ energy: 172, protein: 5.8 });
  });

  it('unknown names are listed separately, and fail the analysis when no name is known', () => {
    const partly = submit({ foods: [{ name: '苹果' }, { name: '手打柠檬茶' }] });
    const wholly = submit({ foods: [{ name: '手打柠檬茶' }] });
    wait(2);
    expect(result(partly.analysisId)).toMatchObject({ items: [{ foodId: 'gi-144' }], unknownNames: ['手打柠檬茶'] });
    expect(progress(wholly.analysisId)).toMatchObject({ status: 'failed', failReason: 'unknownFood', progress: 0 });
    expect(result(wholly.analysisId)).toBe('没有找到这些食物，请换个名称');
    expect(history().list[0]?.records).toHaveLength(3);
  });

  it.each([
    [{}, '请先拍照或填写食物名称'],
    [{ picture: '/a.jpg', date: '2026-11-21' }, '不能记录未来的日期'],
    [{ analysisId: 'aifood-9999', foods: [{ name: '苹果' }] }, '该分析记录不存在'],
    [{ analysisId: 'aifood-4172' }, '请先拍照或填写食物名称'],
    [{ analysisId: 'aifood-4172', foods: [{ name: '手打柠檬茶' }] }, '没有找到这些食物，请换个名称'],
  ])('the submission %j is refused', (input, message) => {
    expect(submit(input)).toBe(message);
    expect(history()).toEqual(examples.data('aiFood.historyRecord', 'firstPage'));
  });
});

describe('a correction', () => {
  const foods = [
    { foodId: 'pu-026', name: '红薯', amount: 200 },
    { foodId: 'gi-168', name: '牛奶', amount: 250 },
  ];

  it('a correction is ready at once, and keeps the photo and its confidence', () => {
    expect(submit({ analysisId: 'aifood-4172', mealType: 'breakfast', foods })).toMatchObject({ status: 'ready' });
    const { items, macros } = result('aifood-4172');
    expect(items.map(({ confidence, amountSource }) => [confidence, amountSource])).toEqual([
      [0.96, 'person'],
      [null, 'person'],
    ]);
    expect(macros.energy).toBe(285);
    expect(result('aifood-4172')).toMatchObject({ source: 'photo', picture: '/meals/sweet-potato-soya-egg.svg' });
  });

  it('a correction moves the sums of both days when the day of a meal in the diary changes', () => {
    const sums = () =>
      history()
        .list.map(({ macros }) => macros.energy)
        .slice(0, 2);
    submit({ analysisId: 'aifood-4172', mealType: 'breakfast', date: '2026-11-19', foods });
    expect(sums()).toEqual([920, 1623]);
    const corrected = { analysisId: 'aifood-4172', mealType: 'breakfast', foods };
    submit({ ...corrected, saved: true, ifTaken: 'replace' });
    expect(sums()).toEqual([827, 1623]);
    submit({ ...corrected, date: '2026-11-19', ifTaken: 'add' });
    expect(sums()).toEqual([542, 1908]);
    expect(summary('2026-11-19').status).toBe('outdated');
  });

  it('a correction that is not put into the diary leaves the sums as they are', () => {
    submit({ analysisId: 'aifood-4172', mealType: 'breakfast', foods });
    expect(history().list[0]?.macros.energy).toBe(920);
    expect(result('aifood-4172').saved).toBe(false);
  });
});

describe('the summary of a day', () => {
  it('the summary of a day is written once on request, and becomes outdated', () => {
    const generate = () => ask('aiFood.generateSummary', {});
    expect(generate()).toMatchObject({ status: 'generating', text: null });
    wait(3.999);
    expect(generate().status).toBe('generating');
    wait(0.001);
    const ready = summary();
    expect(ready.status).toBe('ready');
    expect(ready.text).toContain('11月20日记录了 2 餐，共 920 千卡，为目标 1,700 千卡的 54%');
    expect(generate()).toEqual(ready);

    const foods = [{ name: '苹果' }];
    const { analysisId } = submit({ foods });
    wait(2);
    expect(summary().status).toBe('ready');
    submit({ analysisId, foods, saved: true });
    expect(summary()).toMatchObject({ status: 'outdated', text: ready.text, macros: { energy: 1026 } });
    expect(summary().meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'snack']);
    expect(generate().status).toBe('generating');
  });

  it('the summary of a day needs a meal, and a day that is not in the future', () => {
    expect(ask('aiFood.generateSummary', { date: '2026-11-08' })).toBe('当天还没有饮食记录，无法生成总结');
    expect(summary('2026-11-21')).toBe('日期不能晚于今天');
  });
});

describe('a shared meal', () => {
  const view = (shareCode: string) => ask('aiFood.viewHistoryRecord', { shareCode });

  it('a shared meal opens by its code, without its person', () => {
    const { shareCode } = result('aifood-4172');
    expect(view(shareCode)).toEqual(examples.data('aiFood.viewHistoryRecord'));
    expect(view(shareCode)).not.toHaveProperty('analysisId');
  });

  it('a shared meal does not open by another code', () => {
    expect(view('aifood-4172')).toBe('该分享已失效');
  });
});

it('a shared meal opens unchanged in another world and without a sign-in', () => {
  const { ask, wait } = freshWorld();
  const submit = (name: string, token: string) =>
    ask('aiFood.submitFoodName', { mealType: 'lunch', foods: [{ name }] }, token).analysisId;
  const [apple, rice] = [submit('苹果', 'ann'), submit('米饭', 'bob')];
  expect(apple).toBe(rice);
  wait(10);
  const { shareCode, items } = ask('aiFood.analysisResult', { analysisId: apple }, 'ann');
  for (const token of ['', 'bob', 'ann']) {
    expect(ask('aiFood.viewHistoryRecord', { shareCode }, token), token).toMatchObject({ items });
  }
});
