import type { Examples } from '../description.ts';
import type { User } from '../generated/operations.ts';

const NEWCOMER = 'incomplete';

/**
 * The example that a token names: `promoter`, or `shop-test-promoter` for a separate world. Any other token means the
 * first example.
 */
export function exampleNameOf(examples: Examples, token: string): string | undefined {
  const last = token.split('-').at(-1);
  return examples.names('user.information').find((name) => name === last && !name.startsWith('fail'));
}

/** Whether a token names a person who is not a promoter. Any other token may read promoters' data. */
export const isNoPromoter = (examples: Examples, token: string): boolean => {
  const name = exampleNameOf(examples, token);
  return name !== undefined && examples.data<User>('user.information', name).promoteRoleFlag === 0;
};

/** The user of a phone number: one of the examples, or else a new one. */
function userOf(examples: Examples, phoneNumber: string): { name: string; user: Omit<User, 'userToken'> } {
  const user = (name: string) => examples.data<User & { userToken: string }>('auth.login', name);
  const names = examples.names('auth.login').filter((name) => !name.startsWith('fail'));
  const known = names.find((name) => user(name).phoneNumber === phoneNumber);
  const { userToken: _, ...shown } = user(known ?? NEWCOMER);
  if (known) return { name: known, user: shown };
  const userName = `用户${phoneNumber.slice(-4)}`;
  return { name: NEWCOMER, user: { ...shown, userId: `user-${phoneNumber.slice(1)}`, userName, phoneNumber } };
}

/**
 * Signs in. The token contains the number, so that every later call finds the person. `id` is 32 hexadecimal digits.
 */
export function signIn(examples: Examples, phoneNumber: string, id: string): User & { userToken: string } {
  const { name, user } = userOf(examples, phoneNumber);
  return { ...user, userToken: `login-${id}-${phoneNumber}-${name}` };
}

/** The person of a sign-in token. Empty for other tokens. */
export function identityOf(examples: Examples, token: string): Partial<User> {
  const [, phoneNumber] = /^login-[0-9a-f]{32}-(\d+)-\w+$/.exec(token) ?? [];
  return phoneNumber === undefined ? {} : userOf(examples, phoneNumber).user;
}
