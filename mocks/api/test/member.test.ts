import { expect, it } from 'vitest';
import { freshWorld } from './world.ts';

const { ask } = freshWorld();

it('members may use everything, and others have free uses', () => {
  expect(ask('member.hasPermission', {})).toEqual({
    feature: 'aiFood',
    permitted: true,
    memberType: 3,
    freeUsesLeft: null,
  });
  expect(ask('member.hasPermission', { feature: 'report' }, 'a-test-nonMember')).toEqual({
    feature: 'report',
    permitted: false,
    memberType: 0,
    freeUsesLeft: 0,
  });
});

it('the free uses of AI food are counted, and the call is refused when they are used up', () => {
  const person = 'counted-nonMember';
  const submit = () => ask('aiFood.submitFoodName', { mealType: 'lunch', foods: [{ name: '苹果' }] }, person);
  const permission = () => ask('member.hasPermission', { feature: 'aiFood' }, person);
  expect(permission()).toMatchObject({ permitted: true, freeUsesLeft: 2 });
  expect(submit()).toMatchObject({ status: 'pending' });
  expect(permission()).toMatchObject({ permitted: true, freeUsesLeft: 1 });
  expect(submit()).toMatchObject({ status: 'pending' });
  expect(permission()).toMatchObject({ permitted: false, freeUsesLeft: 0 });
  expect(submit()).toBeTypeOf('string');
});
