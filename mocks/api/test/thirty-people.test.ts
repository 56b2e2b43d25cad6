/**
 * Makes the calls that judge a body, for people whom a careless number could harm. Plans, foods and goods have their own
 * tests.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { leastEnergy, medicineNotes } from '../../../sdk/src/safety/index.ts';
import type { PartnerRank, WeightLossObstacle } from '../generated/operations.ts';
import { exchange } from './exchange.ts';
import { codeToGuardian, guardianConsent } from './guardian.ts';
import { people, type TestPerson } from './people.ts';
import { openStoryMock, type Someone } from './story-mock.ts';

const stage = await openStoryMock();
afterAll(() => stage.end());

/** Signs in as a new user with this profile. */
async function enter({ profile }: Pick<TestPerson, 'profile'>): Promise<Someone> {
  const someone = await stage.signIn();
  const consents = [{ purpose: 'ranking', given: true }, guardianConsent];
  await someone.ask('user.verifyCode', codeToGuardian);
  const saved = await someone.ask('user.saveInformation', { ...profile, consents });
  if (typeof saved === 'string') throw new Error(saved);
  return someone;
}

/** The reasons of a refused goal to lose weight; none for a saved one. */
async function refusedGoal({ token }: Someone): Promise<WeightLossObstacle[]> {
  const { body } = await exchange(stage.url, '/food/user/saveUserInformation', {
    method: 'POST',
    headers: { appVersion: '5.2.0', source: 'iOS', userToken: token, 'content-type': 'application/json' },
    body: JSON.stringify({ dietaryGoal: 'loseWeight' }),
  });
  if (body.success) return [];
  expect(body.code).toBe('NOT_ELIGIBLE');
  return (body.reasons ?? []) as WeightLossObstacle[];
}

const answers: Record<string, { optionIds: string[]; value: number | null }> = {
  ...Object.fromEntries(
    Object.entries({
      goal: 'loseWeight',
      activity: 'sedentary',
      conditions: 'none',
      allergies: 'none',
      breakfast: 'never',
      vegetables: 'upTo200',
      sugaryDrinks: 'daily',
    }).map(([id, optionId]) => [id, { optionIds: [optionId], value: null }]),
  ),
  waist: { optionIds: [], value: 95 },
  sleep: { optionIds: [], value: 5 },
};

/** The report on an assessment with unhealthy habits and the goal to lose weight. */
async function assessed({ ask }: Someone, height: number, weight: number) {
  const typed = { height: { optionIds: [], value: height }, weight: { optionIds: [], value: weight } };
  let step = await ask('evaluation.next');
  while (step.item) {
    const { itemId } = step.item;
    const answer = { ...answers, ...typed }[itemId.replace('item-', '')];
    step = await ask('evaluation.next', { evaluationId: step.evaluationId, itemId, answer });
  }
  await ask('evaluation.generateReport', { evaluationId: step.evaluationId });
  stage.wait(10);
  const { content } = await ask('evaluation.report');
  if (!content) throw new Error('The report has no content');
  return content;
}

const verdict = /偏瘦|体重正常|超重|肥胖|腰围/;
const exercise = /快走|运动/;
/** Kidney disease, dialysis and heart failure. */
const noFluid = ['tag-3007', 'tag-3052', 'tag-3053'];
const praise = /恭喜|真棒|太好了|继续保持/;

describe.each(people)('$name', (person) => {
  const { profile, obstacles, target, noScore, isAdult = true, isCompared = target !== null } = person;

  it('the person is helped to lose weight only where it is safe', async () => {
    const someone = await enter({ profile });
    const { ask } = someone;
    expect(await refusedGoal(someone)).toEqual(obstacles);
    const { energyTarget, dietaryGoal } = await ask('user.information');
    expect([dietaryGoal, energyTarget]).toEqual([obstacles.length > 0 ? null : 'loseWeight', target]);
    const compared = isCompared ? target : null;
    expect((await ask('aiFood.userSummary')).energyTarget).toBe(compared);
    for (const call of ['analysis.dailyReportDetail', 'mealPlan.detail'] as const) {
      expect((await ask(call)).target?.energy ?? null, call).toBe(compared);
    }
    if (energyTarget !== null && obstacles.length === 0) {
      expect(energyTarget).toBeGreaterThanOrEqual(leastEnergy[profile.gender === 1 ? 'male' : 'female']);
    }

    expect((await ask('camp.goodsInfo')).obstacles).toEqual(obstacles);
    const home = await ask('partner.indexData');
    expect([home.obstacles, home.me?.targetWeight ?? null]).toEqual([obstacles, null]);
    const code = await ask('partner.qrCode');
    expect(code).toEqual(obstacles.length > 0 ? 'NOT_ELIGIBLE' : expect.objectContaining({ link: expect.any(String) }));
    for (const [call, input] of [
      ['partner.match', {}],
      ['partner.saveRelationship', { inviteCode: 'SP8N2D6YQ4' }],
      ['partner.saveRelationshipByPhoneNumber', { phoneNumber: '13900003344' }],
    ] as const) {
      if (obstacles.length > 0) expect(await ask(call, input), call).toBe('NOT_ELIGIBLE');
    }
    expect((await ask('partner.singleRank', { period: 'total' })).mine).toBeNull();

    const detail = await ask('healthData.detail', { healthDataType: 'weight' });
    const [series] = detail.series;
    expect(series?.goal).toBeNull();
    // The classes of weight apply only outside a pregnancy.
    expect(series?.normal !== null).toBe(isAdult && !obstacles.includes('pregnant'));
  });

  it('the report for the person judges only what a rule holds for', async () => {
    const someone = await enter({ profile });
    const content = await assessed(someone, profile.height ?? 165, profile.weight ?? 68);
    expect(content.noScoreReason).toBe(noScore);
    expect(content.score === null).toBe(noScore !== null);
    const text = JSON.stringify(content);
    expect(text).not.toMatch(praise);
    if (noScore) expect(content.advice.join()).not.toMatch(/快走/);
    if (obstacles.includes('from65')) expect(text).not.toMatch(/快走/);
    if (profile.healthTagIds?.some((tag) => noFluid.includes(tag))) expect(text).not.toMatch(/2,000 毫升/);
    if (noScore && noScore !== 'seeDoctor') expect(text).not.toMatch(verdict);
    if (noScore === 'seeDoctor') {
      expect(content.advice[0]).toBe('体质指数低于 16，请尽快就医。');
      expect(content.advice.join()).not.toMatch(exercise);
    }
    if (profile.gender === -1) expect(text).not.toMatch(/腰围/);
    // Both formulas apply to the same people.
    const { isPlanned = isCompared } = person;
    expect([content.target !== null, content.planId !== null]).toEqual([isPlanned, isPlanned]);
    const isRefused = obstacles.some((obstacle) => obstacle !== 'heightUnknown' && obstacle !== 'weightUnknown');
    if (content.target) expect(text.includes('目前不适合减重')).toBe(isRefused);
    if (!content.planId) expect(await someone.ask('evaluation.foodPlan')).toMatch(/^[A-Z_]+$/);
  });
});

describe.each(people.filter(({ medicine }) => medicine))('$name', ({ profile, medicine }) => {
  it('the person is asked about an unusual dose, and gets a note on food', async () => {
    const { ask } = await enter({ profile });
    if (!medicine) throw new Error('The person takes no medicine');
    const { name: medicineName, dose, notes } = medicine;
    const schedule = { times: ['08:00'], repeatType: 'daily', startDate: '2026-11-20', endDate: null };
    const others = { doseUnit: 'tablet', stock: null, remark: '', enabled: true };
    const reminder = { medicineName, dose, ...schedule, ...others };
    expect(await ask('medication.save', reminder)).toBe('DOSE_DOUBTED');
    expect(await ask('medication.save', { ...reminder, confirmed: true })).toMatchObject({ medicineName, dose });
    expect(medicineNotes(medicineName)).toEqual(notes);
    // The same name twice is doubted too.
    expect(await ask('medication.save', { ...reminder, dose: 1 })).toBe('DOSE_DOUBTED');
  });
});

describe('a goal to lose weight', () => {
  const woman = { birthDate: '1990-04-01', height: 165, weight: 68, gender: 0 } as const;
  const goalAfter = async (change: object) => {
    const { ask } = await enter({ profile: { ...woman, dietaryGoal: 'loseWeight' } });
    expect(await ask('user.information')).toMatchObject({ dietaryGoal: 'loseWeight', energyTarget: 1400 });
    await ask('user.saveInformation', change);
    const { dietaryGoal, energyTarget } = await ask('user.information');
    return [dietaryGoal, energyTarget];
  };

  it('a goal to lose weight ends with a pregnancy, a low weight and a missing fact', async () => {
    expect(await goalAfter({ healthTagIds: ['tag-3032'] })).toEqual([null, null]);
    expect(await goalAfter({ weight: 50, confirmed: true })).toEqual([null, null]);
    expect(await goalAfter({ birthDate: null })).toEqual([null, null]);
    expect(await goalAfter({ weight: 60, confirmed: true })).toEqual(['loseWeight', 1300]);
  });

  it('a goal to lose weight is refused together with what makes it unsafe, and saves nothing of it', async () => {
    const { ask } = await enter({ profile: woman });
    const refused = await ask('user.saveInformation', { weight: 45, dietaryGoal: 'loseWeight', userName: '新' });
    expect(refused).toBe('NOT_ELIGIBLE');
    expect(await ask('user.information')).toMatchObject({ weight: 68, dietaryGoal: null });
  });
});

it('a partner who becomes pregnant leaves the rankings of both, and keeps the partner', async () => {
  const profile = { birthDate: '1990-04-01', height: 165, weight: 80, gender: 0 } as const;
  const [ann, bob] = [await enter({ profile }), await enter({ profile })];
  const { inviteCode } = await ann.ask('partner.qrCode');
  await bob.ask('partner.saveRelationship', { inviteCode });
  for (const { ask } of [ann, bob]) await ask('healthData.saveWeightWithCompareLast', { weight: 79 });
  stage.wait(3600);
  const rankOf = ({ ask }: Someone, call: string) => ask<PartnerRank>(call, { period: 'total' });
  expect((await rankOf(ann, 'partner.pairRank')).mine).not.toBeNull();
  await ann.ask('user.saveInformation', { healthTagIds: ['tag-3032'] });
  for (const someone of [ann, bob]) {
    expect((await rankOf(someone, 'partner.pairRank')).mine).toBeNull();
    expect((await rankOf(someone, 'partner.singleRank')).list.map(({ userId }) => userId)).not.toContain(ann.userId);
  }
  expect((await rankOf(bob, 'partner.singleRank')).mine).toMatchObject({ userId: bob.userId });
  expect(await ann.ask('partner.indexData')).toMatchObject({
    obstacles: ['pregnant'],
    partner: { userId: bob.userId },
  });
});
