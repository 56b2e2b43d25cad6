import { describe, expect, it } from 'vitest';
import { consents } from '../../../sdk/src/generated/consents.ts';
import { codeToGuardian, GUARDIAN, guardianConsent } from './guardian.ts';
import { type Ask, freshWorld } from './world.ts';

const schedule = { times: ['08:00'], repeatType: 'daily', startDate: '2026-11-20', endDate: null, enabled: true };
const reminder = { ...schedule, medicineName: '维生素D', dose: 1, doseUnit: 'tablet', stock: null, remark: '' };

const preferences = { dietaryGoal: null, tastes: [], avoidedFoods: [], mealTypes: ['lunch'], maxCookingMinutes: null };
const plan = (lists: { allergies: string[]; tagIds: string[] }) => ({
  action: 'submit',
  from: '2026-11-21',
  preferences: { ...preferences, ...lists },
});
const body = { gender: 0, birthDate: '1988-05-12', height: 162, weight: 58 };
const dose = { reminderId: 'rem-2001', date: '2026-11-20', time: '18:30', confirmed: true };

/** Calls that bring data of a person, with the purpose of the data. */
const calls: [id: string, input: object, purpose: 'healthData' | 'mealPhotos' | undefined][] = [
  ['mealPlan.modify', plan({ allergies: ['sesame'], tagIds: [] }), 'healthData'],
  ['mealPlan.modify', plan({ allergies: [], tagIds: ['tag-3041'] }), 'healthData'],
  ['mealPlan.finish', { mealId: 'meal-4019' }, 'healthData'],
  ['medication.finish', { ...dose, status: 'taken' }, 'healthData'],
  ['mirror.confirm', { token: 'mirror-token', consent: 1, ...body }, 'healthData'],
  ['evaluation.next', { itemId: 'item-height', answer: { optionIds: [], value: 162 } }, 'healthData'],
  [
    'analysis.submitFoodItem',
    { date: '2026-11-20', mealType: 'lunch', foods: [{ name: '苹果', amount: 1 }] },
    'healthData',
  ],
  ['analysis.saveSimple', { analysisId: 'analysis-4126', items: [{ foodId: 'food-1', amount: 1 }] }, 'healthData'],
  ['family.saveRelationship', { inviteCode: 'none', relationCode: 'friend', shared: [] }, undefined],
  ['aiFood.submitFoodName', { mealType: 'lunch', foods: [{ name: '苹果', amount: 150 }] }, 'healthData'],
  ['healthData.saveWeightWithCompareLast', { weight: 58.4 }, 'healthData'],
  ['medication.save', reminder, 'healthData'],
  ['user.saveInformation', { height: 163 }, 'healthData'],
  ['aiFood.submitFoodName', { mealType: 'lunch', picture: '/pictures/lunch.jpg' }, 'mealPhotos'],
  ['family.qrCode', {}, undefined],
  [
    'family.saveRelationshipByPhoneNumber',
    { phoneNumber: '13900003344', relationCode: 'friend', shared: [] },
    undefined,
  ],
];

/** Gives the consent of a guardian, with the number and the code of the guardian. */
function agreeAsGuardian(ask: Ask): void {
  ask('user.verifyCode', codeToGuardian);
  expect(ask('user.saveInformation', { consents: [guardianConsent] })).not.toBeTypeOf('string');
}

const noGuardian = '未满 14 周岁';
const withdrawn = '您已撤回';

describe.each(calls)('%s', (id, input, purpose) => {
  it('a call for a child below 14 needs the consent of a guardian', () => {
    const { ask } = freshWorld();
    ask('user.saveInformation', { birthDate: '2012-11-21' });
    expect(ask(id, input)).toContain(noGuardian);
    agreeAsGuardian(ask);
    expect(JSON.stringify(ask(id, input))).not.toContain(noGuardian);
  });

  it('a call on the day of 14 needs no guardian', () => {
    const { ask } = freshWorld();
    ask('user.saveInformation', { birthDate: '2012-11-20' });
    expect(JSON.stringify(ask(id, input))).not.toContain(noGuardian);
  });

  if (!purpose) return;
  it('a call is refused after its consent was withdrawn, until it is given again', () => {
    const { ask } = freshWorld();
    ask('user.saveInformation', { consents: [{ purpose, given: false }] });
    expect(ask(id, input)).toContain(withdrawn);
    ask('user.saveInformation', { consents: [{ purpose, given: true }] });
    expect(JSON.stringify(ask(id, input))).not.toContain(withdrawn);
  });
});

it('every operation that needs a consent is among these calls', () => {
  expect([...new Set(calls.map(([id]) => id))].sort()).toEqual(Object.keys(consents));
});

describe('removing needs no consent', () => {
  function withdraw() {
    const world = freshWorld();
    const own = world.ask('user.information').healthTags?.map(({ tagId }) => tagId) ?? [];
    const last = world.ask('mealPlan.viewSubmit');
    world.ask('user.saveInformation', { consents: [{ purpose: 'healthData', given: false }] });
    return { ...world, own, last };
  }

  it('one of several conditions is removed, and none is added', () => {
    const { ask, own } = withdraw();
    expect(own.length).toBeGreaterThan(1);
    expect(ask('user.saveInformation', { healthTagIds: [...own, 'tag-3041'] })).toContain(withdrawn);
    expect(ask('user.saveInformation', { healthTagIds: own.slice(1) }).healthTags).toHaveLength(own.length - 1);
    expect(ask('user.saveInformation', { healthTagIds: own })).toContain(withdrawn);
  });

  it('a plan keeps or loses the allergies that it has', () => {
    const { ask, last } = withdraw();
    const lists = { allergies: last?.allergies ?? [], tagIds: last?.tagIds ?? [] };
    expect(lists.allergies.length).toBeGreaterThan(0);
    expect(JSON.stringify(ask('mealPlan.modify', plan(lists)))).not.toContain(withdrawn);
    expect(JSON.stringify(ask('mealPlan.modify', plan({ allergies: [], tagIds: [] })))).not.toContain(withdrawn);
  });

  it.each([
    ['medication.finish', { ...dose, status: 'pending' }],
    ['mealPlan.finish', { mealId: 'meal-4019', finished: false }],
    ['analysis.saveSimple', { analysisId: 'analysis-4126', items: [] }],
    ['aiFood.submitFoodName', { analysisId: 'aifood-4172', mealType: 'lunch', saved: false }],
    ['user.saveInformation', { height: null }],
  ])('%s takes back', (id, input) => {
    const { ask } = withdraw();
    expect(JSON.stringify(ask(id, input))).not.toContain(withdrawn);
  });
});

it('foods without a photo need no consent to photos', () => {
  const { ask } = freshWorld();
  ask('user.saveInformation', { consents: [{ purpose: 'mealPhotos', given: false }] });
  const foods = [{ name: '苹果', amount: 150 }];
  expect(ask('aiFood.submitFoodName', { mealType: 'lunch', foods })).toMatchObject({ status: expect.any(String) });
});

describe('the consent of a guardian', () => {
  const OWN = '13800001234';
  const decide = (guardian?: { phoneNumber: string; verifyCode: string }) => ({
    consents: [{ purpose: 'guardian', given: true, guardian }],
  });
  const proof = (phoneNumber = GUARDIAN, verifyCode = '123456') => decide({ phoneNumber, verifyCode });

  function child() {
    const world = freshWorld();
    world.ask('user.saveInformation', { birthDate: '2014-05-01' });
    return world;
  }

  it.each([
    ['without a number and a code', decide(), noGuardian],
    ['with the number of the child', proof(OWN), '请填写监护人本人的手机号'],
    ['with a wrong code', proof(GUARDIAN, '654321'), '验证码不正确'],
    ['with the code of another number', proof('13700002345'), '验证码已失效'],
  ])('it is refused %s, and nothing is saved', (_, input, reason) => {
    const { ask } = child();
    ask('user.verifyCode', codeToGuardian);
    expect(ask('user.saveInformation', input)).toContain(reason);
    expect(ask('user.saveInformation', { height: 150 })).toContain(noGuardian);
  });

  it('no code for a guardian goes to the number of the child', () => {
    const { ask } = child();
    expect(ask('user.verifyCode', { purpose: 'guardian', phoneNumber: OWN })).toContain('当前账号的手机号');
    expect(ask('user.verifyCode', { purpose: 'guardian' })).toBe('请输入手机号');
  });

  it('a code of another purpose is no proof', () => {
    const { ask } = child();
    ask('user.verifyCode', { purpose: 'changePhone', phoneNumber: GUARDIAN });
    expect(ask('user.saveInformation', proof())).toContain('验证码已失效');
  });

  it('it comes in one call with the health data, and a refused call uses up no code', () => {
    const { ask } = child();
    ask('user.verifyCode', codeToGuardian);
    expect(ask('user.saveInformation', { ...proof(), weight: 25 })).toContain('与上次体重相差较大');
    expect(ask('user.saveInformation', { ...proof(), weight: 25, confirmed: true })).toMatchObject({ weight: 25 });
  });

  it('the guardian’s number is in no reply', () => {
    const { ask } = child();
    agreeAsGuardian(ask);
    expect(JSON.stringify(ask('user.information', {}))).not.toContain(GUARDIAN);
  });

  it('it is withdrawn without the guardian', () => {
    const { ask } = child();
    agreeAsGuardian(ask);
    ask('user.saveInformation', { consents: [{ purpose: 'guardian', given: false }] });
    expect(ask('user.saveInformation', { height: 150 })).toContain(noGuardian);
  });
});
