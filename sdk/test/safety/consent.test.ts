import { expect, it } from 'vitest';
import { neededConsents, needsGuardian } from '../../src/safety/index.ts';

it('a guardian’s consent is needed only for a person under 14', () => {
  expect([13, 14, undefined].map((age) => needsGuardian({ age }))).toEqual([true, false, false]);
});

it.each<[operation: string, input: object, kept: object | undefined, needed: string[]]>([
  ['user.saveInformation', { userName: '晓晓', birthDate: '2015-01-01' }, undefined, []],
  ['user.saveInformation', { height: null, weight: null, healthTagIds: [] }, undefined, []],
  ['user.saveInformation', { height: 160, weight: 40 }, undefined, ['healthData']],
  ['user.saveInformation', { healthTagIds: ['a'] }, { healthTagIds: ['a', 'b'] }, []],
  ['user.saveInformation', { healthTagIds: ['a', 'c'] }, { healthTagIds: ['a', 'b'] }, ['healthData']],
  ['mealPlan.modify', { action: 'apply', previewId: 'p' }, undefined, []],
  ['mealPlan.modify', { preferences: { allergies: ['nuts'], tagIds: [] } }, undefined, ['healthData']],
  ['mealPlan.modify', { preferences: { allergies: ['nuts'] } }, { preferences: { allergies: ['nuts'] } }, []],
  ['mealPlan.finish', { mealId: 'm' }, undefined, ['healthData']],
  ['mealPlan.finish', { mealId: 'm', finished: false }, undefined, []],
  ['medication.finish', { status: 'skipped' }, undefined, ['healthData']],
  ['medication.finish', { status: 'pending' }, undefined, []],
  ['aiFood.submitFoodName', { picture: '/a.jpg', foods: [{}] }, undefined, ['mealPhotos', 'healthData']],
  ['family.qrCode', {}, undefined, ['guardian']],
  ['orders.cancel', { orderId: 'o' }, undefined, []],
])('%s with %j needs the consents to what it adds', (operation, input, kept, needed) => {
  expect(neededConsents(operation, input, kept).sort()).toEqual([...needed].sort());
});
