import { createStore } from '#lib/store/store.ts';

/** Whether the login has expired while the page is in use. */
export const loginExpired = createStore(false);
