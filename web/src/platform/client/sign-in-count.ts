import { createStore } from '#lib/store/store.ts';

/** Number of sign-ins on this page. A sign-in clears the errors of an expired login. */
export const signInCount = createStore(0);
