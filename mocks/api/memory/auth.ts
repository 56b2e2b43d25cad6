import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';
import { takeCode } from '../person/codes.ts';
import { signIn } from '../person/identity.ts';

interface State {
  examples: Examples;
  /** Number of wrong codes, by phone number. */
  wrong: Map<string, { codes: number; until: number }>;
}

const MAX_WRONG = 3;
const REFUSED_FOR_MS = 10 * 60_000;

/** Any number may sign in with the code that the mock sent to it, always 123456. Each sign-in creates a new world. */
export const memory: Memory<'auth', State> = {
  begin: (examples) => ({ examples, wrong: new Map() }),
  handlers: {
    'auth.login'({ examples, wrong }, { input, now, shared, fail }) {
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
      return signIn(examples, phoneNumber, shared.newId());
    },
  },
};
