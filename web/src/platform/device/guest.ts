import type { Environment, User } from '@health-app/sdk';

/** The user of a browser that has stored none. With the mock, a guest has a token so that every screen opens. */
export const guestOf = (environment: Environment): User =>
  environment === 'dev' ? { userToken: 'guest-of-the-mock' } : {};
