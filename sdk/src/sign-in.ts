import type { CallOptions } from './call-options.ts';
import type { CoreClient } from './client-options.ts';
import { internalsOf } from './core-client.ts';
import { authLogin, userAccountInformation, userInformation } from './generated/functions.ts';
import type { VerifyCodeLogin } from './generated/schema.ts';
import { rowOf } from './operation.ts';
import type { User } from './session.ts';

/**
 * Signs in by phone number and verification code, in a browser; every later call carries the new token. A sign-out or
 * another sign-in in the meantime wins.
 * @returns the user, also in `health.session.user`
 * @throws {HealthError} kind `business` if the code is wrong or expired
 */
export async function signInByCode(health: CoreClient, input: VerifyCodeLogin, options?: CallOptions): Promise<User> {
  const { session, call } = internalsOf(health);
  await session.ready;
  const { sets, person } = session;
  // It has waited, and neither a login that runs beyond its time limit nor a token that has expired must refuse this one.
  const operation = { ...rowOf(authLogin, health.app), exempt: true, anonymous: true } as const;
  const user = (await call(operation, input, options)) as User;
  // A login that finds nobody to sign in is no other sign-in, and further fields of the user are none either.
  const isSame = session.sets === sets && (session.person === person || !session.user.userToken);
  if (isSame || session.status === 'expired') session.set(user);
  return user;
}

/**
 * Requests the person's information and merges it into the session's user (spec, section 4), e.g. the role and the
 * membership if a native app provides only an id and a token. No call waits for it; null overwrites nothing, and the token
 * stays. A sign-out or another sign-in in the meantime wins.
 * @returns the user, also in `health.session.user`
 * @throws {HealthError}
 */
export async function completeUser(health: CoreClient, options?: CallOptions): Promise<User> {
  const { session } = internalsOf(health);
  await session.ready;
  const { person } = session;
  const more = await (health.app === 'food' ? userInformation : userAccountInformation)(health, options);
  if (session.person === person && session.status !== 'expired') session.merge(more);
  return session.user;
}

/** Signs the user out. The page must remove its own data about the user, such as cached queries. */
export function signOut(health: CoreClient): void {
  health.session.set({});
}
