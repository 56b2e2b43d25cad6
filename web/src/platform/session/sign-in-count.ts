import { createStore } from '#lib/store/store.ts';

/** How often a person has signed in on this page. Each time, the failures of an expired login are over. */
export const signInCount = createStore(0);
