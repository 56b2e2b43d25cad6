import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../english/english.ts';
import type { EvaluationAnswer, EvaluationStep } from '../generated/operations.ts';
import { freshWorld } from './world.ts';

let { ask, wait, examples } = freshWorld();
beforeEach(() => {
  ({ ask, wait, examples } = freshWorld());
});

const choice = (...optionIds: string[]): EvaluationAnswer => ({ optionIds, value: null });
const typed = (value: number): EvaluationAnswer => ({ optionIds: [], value });
const next = (input: object = {}) => ask('evaluation.next', input);
const pre = (input: object) => ask('evaluation.pre', { evaluationId: 'evaluation-7002', ...input });
const info = () => ask('evaluation.info');
const list = () => ask('evaluation.list', {});
const generate = (evaluationId = 'evaluation-7002') => ask('evaluation.generateReport', { evaluationId });
const report = (reportId?: string) => ask('evaluation.report', { reportId });

const defaults: Record<string, EvaluationAnswer | undefined> = {
  goal: choice('maintainWeight'),
  height: typed(162),
  weight: typed(58.6),
  waist: undefined,
  activity: choice('light'),
  conditions: choice('none'),
  insulin: choice('yes'),
  allergies: choice('none'),
  breakfast: choice('daily'),
  vegetables: choice('upTo500'),
  sugaryDrinks: choice('never'),
  sleep: typed(8),
};

/** Answers the questions of a new assessment up to the last one, or up to a given one. */
function answerAll(answers: Record<string, EvaluationAnswer> = {}, until?: string): EvaluationStep {
  let step = next();
  while (step.item && step.item.itemId !== `item-${until}`) {
    const { itemId } = step.item;
    const answer = { ...defaults, ...answers }[itemId.replace('item-', '')];
    step = next({ evaluationId: step.evaluationId, itemId, ...(answer && { answer }) });
  }
  return step;
}

describe('the seed', () => {
  it('the seed contains the examples', () => {
    expect(info()).toEqual(examples.data('evaluation.info', 'ready'));
    expect(list()).toEqual(examples.data('evaluation.list'));
    expect(report()).toEqual(examples.data('evaluation.report', 'ready'));
    expect(ask('evaluation.foodPlan', {})).toEqual(examples.data('evaluation.foodPlan'));
    for (const name of ['saturday', 'wednesday', 'friday']) {
      const day = examples.data('evaluation.foodPlanDetail', name);
      expect(ask('evaluation.foodPlanDetail', { date: day.date })).toEqual(day);
    }
  });

  it('the seed has a plan that adds up and keeps within a tenth of the energy', () => {
    const { days } = examples.data('evaluation.foodPlan');
    expect(days).toHaveLength(7);
    for (const { date, macros } of days) {
      const day = ask('evaluation.foodPlanDetail', { date });
      const foods = day.meals.flatMap((meal) => meal.foods);
      expect(macros.energy).toBeCloseTo(
        foods.reduce((sum, { macros }) => sum + macros.energy, 0),
        5,
      );
      expect(Math.abs(macros.energy - 1700)).toBeLessThanOrEqual(170);
    }
  });

  it('the seed has a plan within the advice on protein, whose main foods differ from those of the day before', () => {
    const { days } = examples.data('evaluation.foodPlan');
    const mainFoods = days.map(({ meals }) =>
      meals
        .filter(({ mealType }) => mealType !== 'snack')
        .flatMap(({ mealType, foods }) => foods[mealType === 'breakfast' ? 0 : 1]?.foodId ?? []),
    );
    days.forEach(({ date, macros }, index) => {
      expect(macros.protein, date).toBeLessThanOrEqual(85);
      expect(macros.protein, date).toBeGreaterThanOrEqual(64);
      expect(
        mainFoods[index]?.filter((food) => mainFoods[index - 1]?.includes(food)),
        date,
      ).toEqual([]);
    });
  });
});

describe('answering', () => {
  it('answering starts a new assessment after a finished one, and keeps its report', () => {
    expect(next()).toEqual({
      ...examples.data('evaluation.next', 'first'),
      evaluationId: 'evaluation-7002',
    });
    expect(info()).toMatchObject({
      evaluationId: 'evaluation-7002',
      status: 'answering',
      reportId: 'evaluation-report-4251',
    });
  });

  it('an answer opens the question that depends on it', () => {
    expect(answerAll({ conditions: choice('diabetes2', 'fattyLiver') }, 'insulin').progress).toEqual({
      position: 7,
      answered: 5,
      total: 12,
    });
    expect(pre({ itemId: 'item-insulin' }).item?.itemId).toBe('item-conditions');
    const step = next({ evaluationId: 'evaluation-7002', itemId: 'item-conditions', answer: choice('hypertension') });
    expect([step.item?.itemId, step.progress.total]).toEqual(['item-allergies', 11]);
  });

  it('the assessment resumes at the last question', () => {
    answerAll({}, 'activity');
    wait(86_400);
    expect(next()).toMatchObject({ evaluationId: 'evaluation-7002', item: { itemId: 'item-activity' } });
    expect(list().map(({ answer }) => answer?.value ?? answer?.optionIds[0] ?? null)).toEqual([
      ...['maintainWeight', 162, 58.6, null],
      ...Array(7).fill(null),
    ]);
  });

  it.each([
    ['item-goal', undefined, '请先回答这道必答题'],
    ['item-goal', choice(), '请先回答这道必答题'],
    ['item-goal', choice('loseWeight', 'gainMuscle'), '本题只能选择一项'],
    ['item-goal', choice('flyHigh'), '选项已更新，请刷新后重试'],
    ['item-goal', typed(3), '答案与题型不符，请重新填写'],
    ['item-height', typed(29.9), '请输入范围内的数值'],
    ['item-height', typed(162.55), '请输入范围内的数值'],
    ['item-height', choice('light'), '答案与题型不符，请重新填写'],
    ['item-conditions', choice('none', 'hypertension'), '“都没有”不能与其他选项同时选择'],
    ['item-insulin', choice('yes'), '题目已更新，请刷新后继续'],
  ])('%s refuses %j', (itemId, answer, message) => {
    const before = next();
    expect(next({ evaluationId: 'evaluation-7002', itemId, answer })).toBe(message);
    expect(next()).toEqual(before);
  });
});

describe('going back', () => {
  it('going back keeps answers and drafts, and submits nothing', () => {
    answerAll({}, 'conditions');
    const back = pre({ itemId: 'item-conditions', answer: choice('hypertension') });
    expect(back.item).toMatchObject({ itemId: 'item-activity', answer: choice('light') });
    expect(info().status).toBe('answering');
    const forward = next({ evaluationId: 'evaluation-7002', itemId: 'item-activity', answer: choice('active') });
    expect(forward.item).toMatchObject({ itemId: 'item-conditions', answer: choice('hypertension') });
  });

  it('going back drops an invalid draft instead of refusing it', () => {
    answerAll({}, 'height');
    expect(pre({ itemId: 'item-height', answer: typed(999) }).item?.itemId).toBe('item-goal');
    expect(list()[1]?.answer).toBeNull();
  });

  it('going back stops at the first question, and is possible after the last one', () => {
    next();
    expect(pre({ itemId: 'item-goal' })).toBe('已经是第一题了');
    answerAll();
    expect(pre({}).item).toMatchObject({ itemId: 'item-sleep', answer: typed(8) });
  });

  it('going back opens a required question that follows from a changed answer', () => {
    answerAll();
    next({ evaluationId: 'evaluation-7002', itemId: 'item-conditions', answer: choice('diabetes2') });
    expect(info().status).toBe('answering');
    expect(generate()).toBe('还有必答题没有完成');
    const step = next({ evaluationId: 'evaluation-7002', itemId: 'item-sleep', answer: typed(7) });
    expect(step.item?.itemId).toBe('item-insulin');
  });
});

describe('the report', () => {
  it('the report is ready after eight seconds, with locked answers, and is written once', () => {
    expect(generate()).toBe('该评估不存在或已失效');
    answerAll();
    expect(generate()).toMatchObject({
      reportId: 'evaluation-report-4252',
      status: 'generating',
      progress: 0,
      content: null,
    });
    wait(4);
    expect(generate()).toMatchObject({ reportId: 'evaluation-report-4252', progress: 50 });
    expect(info()).toMatchObject({ status: 'generating', reportId: 'evaluation-report-4251' });
    expect(next()).toBe('报告生成中，请稍后再开始新的评估');
    expect(pre({ itemId: 'item-sleep' })).toBe('本次评估已提交，不能再修改');
    wait(4);
    expect(report()).toMatchObject({ status: 'ready', content: { score: 96, bmi: 22.3, target: { energy: 1700 } } });
    expect(info()).toMatchObject({ status: 'ready', reportId: 'evaluation-report-4252' });
    expect(report('evaluation-report-4251')).toEqual(examples.data('evaluation.report', 'ready'));
    expect(report('evaluation-report-9999')).toBe('还没有评估报告');
    expect(next({ evaluationId: 'evaluation-7002', itemId: 'item-goal', answer: choice('gainMuscle') })).toBe(
      '本次评估已提交，不能再修改',
    );
  });

  it('the report follows the answers', () => {
    answerAll({ goal: choice('loseWeight'), weight: typed(80), conditions: choice('diabetes2') });
    generate();
    wait(8);
    const { content } = report();
    // 10 × 80 + 6.25 × 162 − 5 × 38 − 161 = 1461.5 kcal at rest, × 1.375 − 500, rounded up
    expect(content).toMatchObject({ bmi: 30.5, target: { energy: 1550 }, score: 76 });
    expect(content?.advice[0]).toContain('低血糖');
  });

  it('the report leaves out the answer to a question that no longer applies', () => {
    answerAll({ conditions: choice('diabetes2') });
    next({ evaluationId: 'evaluation-7002', itemId: 'item-conditions', answer: choice('none') });
    generate();
    wait(8);
    expect(report().content?.advice.join()).not.toContain('胰岛素');
  });

  it('the report fails for an impossible body, and is written again after a correction', () => {
    answerAll({});
    // A weight is compared with the height at once; a height that is changed afterwards is compared in the report.
    expect(next({ evaluationId: 'evaluation-7002', itemId: 'item-weight', answer: typed(162) })).toBe(
      '身高与体重不相符，请检查后重新填写',
    );
    next({ evaluationId: 'evaluation-7002', itemId: 'item-height', answer: typed(62) });
    generate();
    wait(8);
    expect(report()).toMatchObject({ status: 'failed', failReason: 'implausible', content: null });
    expect(info()).toMatchObject({ status: 'failed', reportId: 'evaluation-report-4251' });
    next({ evaluationId: 'evaluation-7002', itemId: 'item-height', answer: typed(162) });
    next({ evaluationId: 'evaluation-7002', itemId: 'item-weight', answer: typed(58.6) });
    expect(generate().status).toBe('generating');
    wait(8);
    expect(report().status).toBe('ready');
  });
});

describe('the sleep of a report', () => {
  it.each([
    ['1990-04-01', 9, '每天睡 9 小时，合适。'],
    ['1956-04-01', 9, '每天睡 9 小时，建议 7–8 小时。'],
    ['1956-04-01', 8, '每天睡 8 小时，合适。'],
    ['2012-04-01', 9, undefined],
  ])('born on %s, %i hours are judged as in the health data', (birthDate, hours, text) => {
    ask('user.saveInformation', { birthDate });
    generate(answerAll({ sleep: typed(hours) }).evaluationId);
    wait(8);
    expect(report().content?.sections.find(({ code }) => code === 'sleep')?.text).toBe(text);
  });
});

describe('the conditions of a report', () => {
  const tags = examples.data('user.healthTagGroups').flatMap((group) => group.tags);
  const conditions = tags.filter(({ tagId }) => /^tag-30(0\d|10|5\d)$/.test(tagId));
  /** The section of a report on the answers, for a profile with these tags. */
  function section(healthTagIds: string[], answers: Record<string, EvaluationAnswer> = {}) {
    ask('user.saveInformation', { healthTagIds });
    generate(answerAll(answers).evaluationId);
    wait(8);
    return report().content?.sections.find(({ code }) => code === 'conditions');
  }

  it.each(conditions)('$nameEn of the profile is named, though the answers name nothing', ({ tagId, name }) => {
    const { level, text } = section([tagId]) ?? {};
    expect(text).toContain(`个人资料中还有：${name}，请确认是否仍然如此。`);
    expect(text).not.toContain('没有');
    expect(level).not.toBe('good');
    expect(english(text ?? '')).toMatch(/^Your profile also says [^\u4e00-\u9fff]+$/);
  });

  it('nobody has a condition by a stage of life or a way of eating', () => {
    expect(conditions).toHaveLength(14);
    expect(section(['tag-3022', 'tag-3034'])).toMatchObject({ level: 'considered', text: '没有已诊断的慢性病。' });
  });

  it('an answer names a condition once, with the words of the option', () => {
    expect(section(['tag-3051'], { conditions: choice('hyperuricaemia') })?.text).toBe(
      '高尿酸或痛风。食谱已照顾到高尿酸或痛风，不能代替医嘱。',
    );
  });

  it('only conditions that limit meals are taken into account, and none without a menu', () => {
    const all = { conditions: choice('diabetes2', 'hypertension', 'dyslipidaemia', 'fattyLiver') };
    expect(section([], all)?.text).toContain('食谱已照顾到2型糖尿病，未照顾到高血压、血脂异常、脂肪肝，不能代替医嘱。');
    for (const tagId of ['tag-3007', 'tag-3052', 'tag-3033', 'tag-3054'])
      expect(section([tagId], { conditions: choice('hyperuricaemia') })?.text, tagId).toMatch(/。饮食请遵医嘱。$/);
    expect(section([], { conditions: choice('hypertension') })?.text).toBe(
      '高血压。食谱未照顾到高血压，饮食请遵医嘱。',
    );
  });
});

describe('the food plan', () => {
  const plan = (input: object = {}) => ask('evaluation.foodPlan', input);
  const foodsOf = (date: string) =>
    ask('evaluation.foodPlanDetail', { date }).meals.flatMap(({ foods }) => foods.map(({ foodId }) => foodId));

  it('the food plan is made with each report, for its energy and without intolerable foods', () => {
    answerAll({ goal: choice('loseWeight'), weight: typed(80), allergies: choice('egg', 'milk') });
    generate();
    expect(plan().startDate).toBe('2026-11-21');
    wait(8);
    const { startDate, days, target } = plan();
    expect([startDate, target.energy]).toEqual(['2026-11-21', 1550]);
    for (const { date, macros } of days) {
      expect(Math.abs(macros.energy - 1550)).toBeLessThanOrEqual(155);
      for (const foodId of foodsOf(date)) expect(['pu-127', 'gi-168', 'pu-125']).not.toContain(foodId);
    }
    // The earlier plan contains food that the person does not tolerate now.
    const earlier = examples.data('evaluation.foodPlan');
    expect(plan({ planId: 'food-plan-7001' })).toEqual({ ...earlier, outdatedBy: ['allergies'] });
  });

  it('the food plan has no day outside the week, and no plan of another report', () => {
    expect(ask('evaluation.foodPlanDetail', { date: '2026-11-28' })).toBe('食谱中没有这一天');
    expect(plan({ planId: 'food-plan-9999' })).toBe('报告生成后才能查看食谱');
  });
});
