import { createStore } from '#lib/store/store.ts';

/** How many details the list beside them has opened. Each one is a new screen, although its path may be the same. */
export const openedDetails = createStore(0);
