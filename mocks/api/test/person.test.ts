import { describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshWorld } from './world.ts';

/** Each test has a separate world. */
const fresh = () => freshWorld().ask;

describe('a saved weight', () => {
  it.each([
    ['healthData.saveWeightWithCompareLast', { weight: 57.2 }],
    ['user.saveInformation', { weight: 57.2 }],
  ])('a weight saved by %s is the same in every domain', (operation, input) => {
    const ask = fresh();
    ask(operation, input);
    expect(ask('user.information')).toMatchObject({ weight: 57.2 });
    expect(ask('user.accountInformation')).toMatchObject({ weight: 57.2 });
    expect(ask('healthData.detail', { healthDataType: 'weight' })).toMatchObject({
      series: [{ latest: { value: 57.2 } }],
    });
    expect(ask('partner.indexData')).toMatchObject({
      me: { currentWeight: 57.2, lostPercent: 7.6, lastWeighedOn: '2026-11-20' },
    });
    expect(ask('mirror.info', { token: 'mt-q7v3k9x2hd' })).toMatchObject({ profile: { weight: 57.2 } });
  });

  it('a saved weight changes the energy target in other domains', () => {
    const ask = fresh();
    const { energyTarget } = ask('user.saveInformation', { weight: 75, confirmed: true });
    expect(energyTarget).toBe(1950);
    expect(ask('aiFood.userSummary')).toMatchObject({ energyTarget: 1950 });
    expect(ask('analysis.dailyReportDetail')).toMatchObject({ target: { energy: 1950 } });
    expect(ask('mealPlan.detail')).toMatchObject({ target: { energy: 1950 } });
  });

  it('a saved weight gives the body mass index with the current height', () => {
    const ask = fresh();
    ask('user.saveInformation', { height: 170 });
    expect(ask('healthData.saveWeightWithCompareLast', { weight: 57.8 })).toMatchObject({ bmi: 20 });
  });
});

it('family and partner see a changed name', () => {
  const ask = fresh();
  ask('user.saveInformation', { userName: '晓晓' });
  expect(ask('family.name')).toMatchObject({ userName: '晓晓', familyName: '晓晓的家庭' });
  expect(ask('partner.indexData')).toMatchObject({ me: { userName: '晓晓' } });
});

it('family and partner recognise a changed number as the person’s own', () => {
  const ask = fresh();
  const code = (purpose: string, phoneNumber: string) => ask('user.verifyCode', { purpose, phoneNumber });
  code('verifyOld', '13800001234');
  const { ticket } = ask('user.changePhoneNumberVerifyOld', { verifyCode: '123456' });
  code('changePhone', '13800009876');
  ask('user.changePhoneNumberSubmit', { ticket, phoneNumber: '13800009876', verifyCode: '123456' });
  const self = ask('partner.saveRelationshipByPhoneNumber', { phoneNumber: '13800009876' });
  expect(self).toBeTypeOf('string');
  expect(self).not.toBe(ask('partner.saveRelationshipByPhoneNumber', { phoneNumber: '13800001234' }));
});

describe('an allergy', () => {
  /** The severity of the egg flag in the examples' lunch. */
  function eggLevel(ask: ReturnType<typeof fresh>): string | undefined {
    const record = ask('analysis.ingredientRecord', { analysisId: lunch(ask) });
    const flags = record.items.flatMap(({ ingredients }) => ingredients).flatMap((ingredient) => ingredient.flags);
    return flags.find(({ allergen }) => allergen === 'egg')?.level;
  }

  const lunch = (ask: ReturnType<typeof fresh>): string =>
    ask('analysis.record', { date: '2026-11-20', pageNum: 1 }).list[0]?.analysisId ?? '';

  it('an allergy is applied from every source', () => {
    const ask = fresh();
    expect(eggLevel(ask)).toBe('notice');
    ask('user.saveInformation', { healthTagIds: ['tag-3015'] });
    expect(eggLevel(ask)).toBe('avoid');

    const planned = fresh();
    const preferences = planned<{ submittedAt: string }>('mealPlan.viewSubmit');
    const { submittedAt: _, ...wishes } = preferences;
    planned('mealPlan.modify', { action: 'submit', preferences: { ...wishes, allergies: ['egg'] } });
    expect(eggLevel(planned)).toBe('avoid');
  });

  it('an allergy of the profile excludes its food from a new meal plan', () => {
    const { ask, wait } = freshWorld();
    ask('user.saveInformation', { healthTagIds: ['tag-3015'] });
    const { submittedAt: _, ...wishes } = { ...ask('mealPlan.viewSubmit') };
    ask('mealPlan.modify', { action: 'submit', preferences: wishes });
    wait(10);
    const dates = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
    const days = dates.map((date) => ask('mealPlan.detail', { date }));
    const allergens = days.flatMap(({ meals }) =>
      meals.flatMap(({ items }) => items.flatMap((item) => item.allergens)),
    );
    expect(days.flatMap(({ meals }) => meals).length).toBeGreaterThan(10);
    expect(allergens).not.toContain('egg');
  });
});

it('all events of today are still ahead at 00:02', () => {
  const { ask, clock } = freshWorld();
  clock.now = moment('2026-11-23T00:02');
  const now = clock.now.getTime();
  const past = new Set([
    'measuredAt',
    'handledAt',
    'finishedAt',
    'submittedAt',
    'createdAt',
    'updatedAt',
    'generatedAt',
    'recordedAt',
    'paidAt',
    'appliedAt',
    'invitedAt',
  ]);
  const moments = (data: unknown): string[] =>
    typeof data !== 'object' || data === null
      ? []
      : Object.entries(data).flatMap(([key, value]) =>
          past.has(key) && typeof value === 'string' ? [value] : moments(value),
        );
  const reads: [string, object][] = [
    ...['weight', 'bloodPressure', 'bloodSugar'].map((kind): [string, object] => [
      'healthData.detail',
      { healthDataType: kind },
    ]),
    ['heartRate.history', { pageNum: 1 }],
    ['medication.list', {}],
    ['plans.executionData', {}],
    ['mealPlan.detail', {}],
    ['analysis.dailyReportDetail', {}],
    ['analysis.record', { pageNum: 1 }],
    ['aiFood.historyRecord', { pageNum: 1 }],
    ['aiFood.userSummary', {}],
    ['evaluation.info', {}],
    ['orders.list', { tab: 'all', pageNum: 1, pageSize: 50 }],
    ['income.drawList', { pageNum: 1 }],
    ['family.relationship', {}],
    ['family.invitedMessage', {}],
    ['partner.invitedMessage', {}],
    ['mirror.list', { pageNum: 1 }],
  ];
  for (const [operation, input] of reads) {
    const later = moments(ask(operation, input)).filter((at) => Date.parse(at) > now);
    expect(later, operation).toEqual([]);
  }
});
