import { expect, it } from 'vitest';
import { freshWorld } from './world.ts';

const { ask } = freshWorld();

it('any token is taken for the person of the first example, in both apps', () => {
  const person = { userId: 'user-1001', userName: '林晓', memberType: 3, promoteRoleFlag: 0 };
  expect(ask('user.accountInformation', {}, 'token-of-a-test')).toMatchObject(person);
  expect(ask('user.information', {}, 'token-of-a-test')).toMatchObject(person);
});

it.each([
  ['promoter', { memberType: 3, promoteRoleFlag: 1 }],
  ['a-test-nonMember', { memberType: 0, promoteRoleFlag: 0 }],
  ['incomplete', { userName: '用户1234', birthDate: null }],
  ['failClosed', { userName: '林晓' }],
])('the token %s is taken for the person of that example', (token, person) => {
  expect(ask('user.accountInformation', {}, token)).toMatchObject(person);
  expect(ask('user.information', {}, token)).toMatchObject(person);
});
