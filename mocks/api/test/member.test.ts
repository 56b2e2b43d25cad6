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
