import type { Memory } from '../engine/memory.ts';
import { loginCodes, takeCode } from '../person/codes.ts';

/** Any number may sign in with the code that the mock sent to it, always 123456. */
export const memory: Memory<'auth', null> = {
  begin: () => null,
  handlers: {
    'auth.login'(_, call) {
      const { shared, accounts, worldOf, fail } = call;
      const { phoneNumber, verifyCode } = call.input;
      takeCode(loginCodes(shared).get(phoneNumber), verifyCode, call);
      const { account, userToken } = accounts.signIn(phoneNumber, shared.newId());
      if (account.closed) return fail('failClosed');
      const { userId, userName, avatar, memberType, promoteRoleFlag } = worldOf(account).person.profile;
      return { userId, userName, avatar, phoneNumber, memberType, promoteRoleFlag, userToken };
    },
  },
};
