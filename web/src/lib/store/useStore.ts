import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the value of a store and subscribes the component to it. */
export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.subscribe, store.get);
