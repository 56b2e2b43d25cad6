import { randomUUID } from 'node:crypto';
import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';

interface State {
  examples: Examples;
  /** Wrong codes by phone number. */
  wrong: Map<string, { codes: number; until: number }>;
}

const CODE = '123456';
const MOST_WRONG = 3;
const REFUSED_FOR = 10 * 60_000;
const NEWCOMER = 'incomplete';

/**
 * Any phone number may sign in, with the code 123456. The token ends with the name of an example, so that the calls about
 * the user know who signed in.
 */
export const memory: Memory<'auth', State> = {
  begin: (examples) => ({ examples, wrong: new Map() }),
  handlers: {
    'auth.login'({ examples, wrong }, { input, now, fail }) {
      const { phoneNumber, verifyCode } = input;
      const before = wrong.get(phoneNumber);
      const codes = before && now.getTime() < before.until ? before.codes : 0;
      if (codes >= MOST_WRONG) return fail('failTooManyTries');
      if (verifyCode !== CODE) {
        wrong.set(phoneNumber, { codes: codes + 1, until: now.getTime() + REFUSED_FOR });
        return fail(codes + 1 < MOST_WRONG ? 'failWrongCode' : 'failTooManyTries');
      }
      wrong.delete(phoneNumber);
      return signIn(examples, phoneNumber);
    },
  },
};

function signIn(examples: Examples, phoneNumber: string) {
  const user = (name: string) => examples.data<{ phoneNumber: string }>('auth.login', name);
  const known = examples
    .names('auth.login')
    .find((name) => !name.startsWith('fail') && user(name).phoneNumber === phoneNumber);
  const userToken = `login-${randomUUID().replaceAll('-', '')}-${known ?? NEWCOMER}`;
  if (known) return { ...user(known), userToken };
  const end = phoneNumber.slice(-4);
  return { ...user(NEWCOMER), userId: `user-${phoneNumber.slice(1)}`, userName: `用户${end}`, phoneNumber, userToken };
}
