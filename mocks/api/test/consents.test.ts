import { describe, expect, it } from 'vitest';
import { freshWorld } from './world.ts';

const schedule = { times: ['08:00'], repeatType: 'daily', startDate: '2026-11-20', endDate: null, enabled: true };
const reminder = { ...schedule, medicineName: '维生素D', dose: 1, doseUnit: 'tablet', stock: null, remark: '' };

/** Calls that bring data of a person, with the purpose of the data. */
const calls: [id: string, input: object, purpose: 'healthData' | 'mealPhotos' | undefined][] = [
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

const noGuardian = '未满 14 周岁';
const withdrawn = '您已撤回';

describe.each(calls)('%s', (id, input, purpose) => {
  it('a call for a child below 14 needs the consent of a guardian', () => {
    const { ask } = freshWorld();
    ask('user.saveInformation', { birthDate: '2012-11-21' });
    expect(ask(id, input)).toContain(noGuardian);
    ask('user.saveInformation', { consents: [{ purpose: 'guardian', given: true }] });
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

it('foods without a photo need no consent to photos', () => {
  const { ask } = freshWorld();
  ask('user.saveInformation', { consents: [{ purpose: 'mealPhotos', given: false }] });
  const foods = [{ name: '苹果', amount: 150 }];
  expect(ask('aiFood.submitFoodName', { mealType: 'lunch', foods })).toMatchObject({ status: expect.any(String) });
});
