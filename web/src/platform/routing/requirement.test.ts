import { describe, expect, test } from 'vitest';
import { gateFor, lacksRole, missingRequirement } from './requirement.ts';

const guest = {};
const user = { userToken: 't', memberType: 0, promoteRoleFlag: 0 } as const;
const member = { userToken: 't', memberType: 3, promoteRoleFlag: 0 } as const;
const promoter = { userToken: 't', memberType: 0, promoteRoleFlag: 1 } as const;

describe('the requirement that a user does not meet', () => {
  test.each([
    ['anyone', guest, undefined],
    ['user', guest, 'user'],
    ['user', user, undefined],
    ['member', guest, 'user'],
    ['member', user, 'member'],
    ['member', promoter, 'member'],
    ['member', member, undefined],
    ['promoter', guest, 'user'],
    ['promoter', member, 'promoter'],
    ['promoter', promoter, undefined],
    // An unknown role counts as missing.
    ['member', { userToken: 't' }, 'member'],
    ['promoter', { userToken: 't' }, 'promoter'],
  ] as const)('a screen that needs %s, opened by %o, has the missing requirement %s', (need, who, expected) => {
    expect(missingRequirement(need, who)).toBe(expected);
  });
});

test('the role of a user is missing until both flags have a value', () => {
  expect(lacksRole(guest)).toBe(false);
  expect(lacksRole(user)).toBe(false);
  expect(lacksRole({ userToken: 't' })).toBe(true);
  expect(lacksRole({ userToken: 't', memberType: 0 })).toBe(true);
  expect(lacksRole({ userToken: 't', memberType: 0, promoteRoleFlag: null } as never)).toBe(true);
});

describe('in place of the screen', () => {
  const known = { user: guest, ready: true, isLoginBroken: false, roleCheck: 'done' } as const;
  const unknownRole = { userToken: 't' };
  test.each([
    ['user', { ...known, ready: false }, 'wait'],
    ['user', known, 'user'],
    ['user', { ...known, isLoginBroken: true }, 'userInfo'],
    ['promoter', { ...known, user: unknownRole, roleCheck: 'pending' }, 'wait'],
    ['promoter', { ...known, user: unknownRole, roleCheck: 'failed' }, 'userInfo'],
    ['promoter', { ...known, user: unknownRole }, 'promoter'],
    ['promoter', { ...known, user, roleCheck: 'failed' }, 'promoter'],
    ['member', { ...known, user: unknownRole, roleCheck: 'pending' }, 'wait'],
  ] as const)('a screen that needs %s, in the state %j, shows %s', (missing, knowledge, shown) => {
    expect(gateFor(missing, knowledge)).toBe(shown);
  });
});
