import { createStore } from '../lib/store.ts';

/** Whether the login has expired in the middle of work. */
export const loginExpired = createStore(false);
