import type { FamilyMember } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { familyChild } from './family-child.ts';

const today = '2026-11-20';
const member = (code: string, gender: number, birthDate: string | null): FamilyMember => ({
  userId: `user-${code}`,
  userName: code,
  avatar: null,
  relationshipId: `family-${code}`,
  relation: { code, name: code, nameEn: code },
  gender,
  birthDate,
  phoneNumber: null,
  since: '2026-06-15T18:20:00+08:00',
  sharedWithMe: [],
  sharedByMe: [],
  latest: {},
});
const son = member('son', 1, '2022-06-15');

describe('familyChild', () => {
  it('returns the only young child among adults', () => {
    expect(familyChild([member('husband', 1, '1986-03-02'), son], today)).toEqual({
      name: 'son',
      sex: 'boys',
      birthDate: '2022-06-15',
    });
    expect(familyChild([member('daughter', 0, '2025-01-02')], today)?.sex).toBe('girls');
  });

  it('returns nothing for two children, of whom either may be meant', () => {
    expect(familyChild([son, member('daughter', 0, '2025-01-02')], today)).toBeUndefined();
  });

  it('ignores children past five, and those of unknown sex or age', () => {
    expect(familyChild([son, member('daughter', 0, '2019-01-02')], today)?.name).toBe('son');
    expect(familyChild([member('son', -1, '2022-06-15'), member('son', 1, null)], today)).toBeUndefined();
  });

  it.each([undefined, 12, { first: son }, [null, { ...son, relation: null }, { ...son, birthDate: 12 }]])(
    'ignores %j instead of members',
    (members) => expect(familyChild(members, today)).toBeUndefined(),
  );
});
