import type { Examples } from '../description.ts';
import type { User } from '../generated/operations.ts';

const NEWCOMER = 'incomplete';

/**
 * The example that a token names: `promoter`, or `shop-test-promoter` for a world of its own. Any other token means the
 * first example.
 */
export function exampleNameOf(examples: Examples, token: string): string | undefined {
  const last = token.split('-').at(-1);
  return examples.names('user.information').find((name) => name === last && !name.startsWith('fail'));
}

/** Whether a token names a person who is not a promoter. Any other token may read what promoters read. */
export const isNoPromoter = (examples: Examples, token: string): boolean => {
  const name = exampleNameOf(examples, token);
  return name !== undefined && examples.data<User>('user.information', name).promoteRoleFlag === 0;
};

/** The user who signs in with a number: one of the examples, or else a new one. */
function userOf(examples: Examples, phoneNumber: string): { name: string; user: Omit<User, 'userToken'> } {
  const user = (name: string) => examples.data<User & { userToken: string }>('auth.login', name);
  const names = examples.names('auth.login').filter((name) => !name.startsWith('fail'));
  const known = names.find((name) => user(name).phoneNumber === phoneNumber);
  const { userToken: _, ...shown } = user(known ?? NEWCOMER);
  if (known) return { name: known, user: shown };
  const userName = `用户${phoneNumber.slice(-4)}`;
  return { name: NEWCOMER, user: { ...shown, userId: `user-${phoneNumber.slice(1)}`, userName, phoneNumber } };
}

/** Signs in. The token carries the number, so that every later call knows the person. `id` is 32 hexadecimal digits. */
export function signIn(examples: Examples, phoneNumber: string, id: string): User & { userToken: string } {
  const { name, user } = userOf(examples, phoneNumber);
  return { ...user, userToken: `login-${id}-${phoneNumber}-${name}` };
}

/** The person of a token that a sign-in gave. Empty for other tokens. */
export function identityOf(examples: Examples, token: string): Partial<User> {
  const [, phoneNumber] = /^login-[0-9a-f]{32}-(\d+)-\w+$/.exec(token) ?? [];
  return phoneNumber === undefined ? {} : userOf(examples, phoneNumber).user;
}
