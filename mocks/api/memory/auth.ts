import type { Memory } from '../memory.ts';
import { takeCode } from '../person/codes.ts';

/** Number of wrong codes, by phone number. */
type State = Map<string, { codes: number; until: number }>;

const MAX_WRONG = 3;
const REFUSED_FOR_MS = 10 * 60_000;

/** Any number may sign in with the code that the mock sent to it, always 123456. */
export const memory: Memory<'auth', State> = {
  begin: () => new Map(),
  handlers: {
    'auth.login'(wrong, { input, now, shared, accounts, worldOf, fail }) {
      const { phoneNumber } = input;
      for (const [number, { until }] of wrong) if (until <= now.getTime()) wrong.delete(number);
      const before = wrong.get(phoneNumber)?.codes ?? 0;
      if (before >= MAX_WRONG) return fail('failTooManyTries');
      const refused = takeCode(shared.loginCodes.get(phoneNumber), input.verifyCode, now);
      if (refused === 'failWrongCode') {
        wrong.set(phoneNumber, { codes: before + 1, until: now.getTime() + REFUSED_FOR_MS });
        return fail(before + 1 < MAX_WRONG ? 'failWrongCode' : 'failTooManyTries');
      }
      if (refused) return fail(refused);
      wrong.delete(phoneNumber);
      const { account, userToken } = accounts.signIn(phoneNumber, shared.newId());
      if (account.closed) return fail('failClosed');
      const { userId, userName, avatar, memberType, promoteRoleFlag } = worldOf(account).person.profile;
      return { userId, userName, avatar, phoneNumber, memberType, promoteRoleFlag, userToken };
    },
  },
};
