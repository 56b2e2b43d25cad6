import type { CallOptions } from './call.ts';
import type { HealthClient } from './client.ts';
import type { VerifyCodeLogin } from './generated/schema.ts';
import type { User } from './session.ts';

/**
 * Signs in by phone number and verification code, in a browser; every later call carries the new token. A sign-out or
 * another sign-in in the meantime wins.
 * @returns the user, also in `health.session.user`
 * @throws {HealthError} kind `business` when the code is wrong or too old
 */
export async function signInByCode(health: HealthClient, input: VerifyCodeLogin, options?: CallOptions): Promise<User> {
  const { session } = health;
  await session.ready;
  const before = session.user;
  const user = await health.auth.login(input, options);
  if (session.user === before || session.status === 'expired') session.set(user);
  return user;
}

/** Forgets the user. The page itself must clear its own data of the user, such as cached queries. */
export function signOut(health: HealthClient): void {
  health.session.set({});
}
