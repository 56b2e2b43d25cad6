import type { Ask } from './world.ts';

/** A thing that a command of the kind `state` decides, with its possible decisions. */
export interface DecidedThing {
  name: string;
  operation: string;
  /** The inputs that decide it, each in another way. */
  decisions: readonly object[];
  /** What the reads show of it. */
  shown: (ask: Ask, common: Record<string, unknown>) => unknown;
  /** Prepares the thing, and returns what the inputs have in common. */
  prepare?: (ask: Ask) => Record<string, unknown>;
  /** Time until a decision shows; ms. */
  settles?: number;
}

const TODAY = '2026-11-20';
const find = <T>(list: readonly T[], matches: Partial<T>): T | undefined =>
  list.find((one) => Object.entries(matches).every(([name, value]) => one[name as keyof T] === value));

const schedule = {
  ...{ reminderId: 'rem-2003', medicineName: '阿托伐他汀 20 mg', dose: 1, doseUnit: 'tablet', repeatType: 'daily' },
  ...{ startDate: '2026-11-11', endDate: null, stock: 34, remark: '', enabled: true, confirmed: true },
};
const wishes = { dietaryGoal: 'controlGlucose', tastes: [], avoidedFoods: [], tagIds: [], mealTypes: ['lunch'] };
const answer = (optionId: string) => ({ optionIds: [optionId], value: null });

/** One thing, at least, of each command that sets a state. */
export const decidedThings: readonly DecidedThing[] = [
  {
    name: 'a dose',
    operation: 'medication.finish',
    decisions: ['taken', 'skipped', 'pending'].map((status) => ({
      ...{ reminderId: 'rem-2001', date: TODAY, time: '18:30', status, confirmed: true },
    })),
    shown: (ask) =>
      find(find(ask('medication.list'), { reminderId: 'rem-2001' })?.doses ?? [], { time: '18:30' })?.status,
  },
  {
    name: 'the mark of a planned meal',
    operation: 'mealPlan.finish',
    decisions: [true, false].map((finished) => ({ mealId: 'meal-4020', finished, ifTaken: 'add' })),
    shown: (ask) => find(ask('mealPlan.detail').meals, { mealId: 'meal-4020' })?.finished,
  },
  {
    name: 'a task of the plan',
    operation: 'plans.clockIn',
    decisions: [true, false].map((done) => ({ taskId: 'task-6212', date: TODAY, done })),
    shown: (ask) => find(ask('plans.executionData').tasks, { taskId: 'task-6212' })?.status,
  },
  {
    name: 'the schedule of a medicine',
    operation: 'medication.save',
    decisions: ['20:00', '20:30', '21:30'].map((time) => ({ ...schedule, times: [time] })),
    shown: (ask) => find(ask('medication.list'), { reminderId: 'rem-2003' })?.times,
  },
  {
    name: 'the reminder of a task',
    operation: 'plans.remind',
    decisions: ['18:00', '18:15', null].map((time) => ({ taskId: 'task-6212', time })),
    shown: (ask) => find(ask('plans.executionData').tasks, { taskId: 'task-6212' })?.remindTime,
  },
  {
    name: 'the reminder to measure',
    operation: 'healthData.remind',
    decisions: ['06:00', '07:15', '08:30'].map((time) => ({
      ...{ healthDataType: 'weight', enabled: true, times: [time], weekdays: [1] },
    })),
    shown: (ask) => ask('healthData.detail', { healthDataType: 'weight' }).remind?.times,
  },
  {
    name: 'what a relative may see',
    operation: 'family.saveRelationship',
    decisions: [[], ['steps'], ['weight', 'steps']].map((shared) => ({
      ...{ relationshipId: 'family-2101', relationCode: 'husband', shared },
    })),
    shown: (ask) => find(ask('family.relationship').members, { relationshipId: 'family-2101' })?.sharedByMe,
  },
  {
    name: 'a name',
    operation: 'user.saveInformation',
    decisions: ['晓晓', '小林', '林'].map((userName) => ({ userName })),
    shown: (ask) => ask('user.information').userName,
  },
  {
    name: 'a consent',
    operation: 'user.saveInformation',
    decisions: [true, false].map((given) => ({ consents: [{ purpose: 'ranking', given }] })),
    shown: (ask) => find(ask('user.information').consents, { purpose: 'ranking' })?.given,
  },
  {
    name: 'the portions of an analysed meal',
    operation: 'analysis.saveSimple',
    decisions: [100, 150, 200].map((amount) => ({
      ...{ analysisId: 'analysis-4126', ifTaken: 'add', items: [{ foodId: 'gi-144', amount }] },
    })),
    shown: (ask) => ask('analysis.simple', { analysisId: 'analysis-4126' }).items.map(({ amount }) => amount),
  },
  {
    name: 'the foods of a recognised meal',
    operation: 'aiFood.submitFoodName',
    prepare: (ask) => {
      const meal = { mealType: 'snack', foods: [{ name: '米饭', amount: 50 }] };
      const { analysisId } = ask('aiFood.submitFoodName', meal);
      return { analysisId, mealType: 'snack' };
    },
    decisions: [100, 150, 200].map((amount) => ({ foods: [{ name: '米饭', amount }] })),
    shown: (ask, { analysisId }) => ask('aiFood.analysisResult', { analysisId }).items.map(({ amount }) => amount),
    settles: 60_000,
  },
  {
    name: 'an answer of the assessment',
    operation: 'evaluation.next',
    prepare: (ask) => {
      const { evaluationId } = ask('evaluation.next');
      return { evaluationId, itemId: 'item-goal' };
    },
    decisions: ['maintainWeight', 'controlGlucose'].map((goal) => ({ answer: answer(goal) })),
    shown: (ask) => find(ask('evaluation.list'), { itemId: 'item-goal' })?.answer,
  },
  {
    name: 'an answer with which the person goes back',
    operation: 'evaluation.pre',
    prepare: (ask) => {
      const { evaluationId } = ask('evaluation.next');
      ask('evaluation.next', { evaluationId, itemId: 'item-goal', answer: answer('maintainWeight') });
      return { evaluationId, itemId: 'item-height' };
    },
    decisions: [160, 162, 164].map((value) => ({ answer: { optionIds: [], value } })),
    shown: (ask) => find(ask('evaluation.list'), { itemId: 'item-height' })?.answer,
  },
  {
    name: 'the preferences of the meal plan',
    operation: 'mealPlan.modify',
    decisions: ['茄子', '芹菜', '苦瓜'].map((food) => ({
      action: 'submit',
      preferences: { ...wishes, allergies: [], avoidedFoods: [food], maxCookingMinutes: 30 },
    })),
    shown: (ask) => ask('mealPlan.viewSubmit')?.avoidedFoods,
    settles: 600_000,
  },
];
