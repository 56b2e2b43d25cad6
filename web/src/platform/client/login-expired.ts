import { createStore } from '#lib/store/store.ts';

/** Whether the login expired while the page was in use. */
export const loginExpired = createStore(false);
