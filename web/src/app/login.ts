import type { User } from '@health-app/sdk';
import { environment } from './config.ts';

const key = 'userToken';

/**
 * Who is using the page: what a sign-in in this browser has kept, else a guest. Against the mock, which knows nobody, a
 * guest is given a token, so that every screen can be tried; a token put into the session storage gets a world of its own.
 */
export function login(): User {
  const userToken = readToken() ?? (environment === 'dev' ? 'guest-of-the-mock' : undefined);
  return userToken ? { userToken } : {};
}

function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
