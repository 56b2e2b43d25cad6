import { createStore } from '../ui/store.ts';

/** Whether the login has expired in the middle of work. */
export const loginExpired = createStore(false);
