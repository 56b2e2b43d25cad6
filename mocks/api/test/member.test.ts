import { expect, it } from 'vitest';
import { freshMock } from './client.ts';
import { freshWorld } from './world.ts';

const { ask } = freshWorld();

it('permits members everything, and others while free uses are left', () => {
  expect(ask('member.hasPermission', {})).toEqual({
    feature: 'aiFood',
    permitted: true,
    memberType: 3,
    freeUsesLeft: null,
  });
  expect(ask('member.hasPermission', { feature: 'report' }, 'a-test-nonMember')).toEqual({
    feature: 'report',
    permitted: true,
    memberType: 0,
    freeUsesLeft: 2,
  });
});

it('answers through the server', async () => {
  const mock = await freshMock();
  const path = '/food/member/has-permission';
  expect((await mock.call(`${path}?feature=mealPlan`)).body.data).toMatchObject({ feature: 'mealPlan' });
  expect((await mock.call(path, { prefer: 'example=usedUp' })).body.data.permitted).toBe(false);
  await mock.close();
});
