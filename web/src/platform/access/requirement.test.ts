import { describe, expect, test } from 'vitest';
import { missingRequirement } from './requirement.ts';

const guest = {};
const user = { userToken: 't', memberType: 0, promoteRoleFlag: 0 } as const;
const member = { userToken: 't', memberType: 3, promoteRoleFlag: 0 } as const;
const promoter = { userToken: 't', memberType: 0, promoteRoleFlag: 1 } as const;

describe('the requirement that a user does not meet', () => {
  test.each([
    [undefined, guest, undefined],
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
  ] as const)('needs %s, is %o: %s', (need, who, expected) => {
    expect(missingRequirement(need, who)).toBe(expected);
  });
});
