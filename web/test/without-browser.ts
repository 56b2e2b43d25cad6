/** Replacements for `vi.mock`, with which screens render without a browser. */
import type { ReactNode, useSyncExternalStore as Use } from 'react';
import type { Facts } from '#platform/fact.ts';
import { factMarks, markFact } from './facts.ts';

/** React whose stores, which have no state of a server, use their state of the browser. */
export async function reactWithStores(original: () => Promise<typeof import('react')>) {
  const react = await original();
  const useSyncExternalStore: typeof Use = (subscribe, get, server = get) =>
    react.useSyncExternalStore(subscribe, get, server);
  return { ...react, default: react, useSyncExternalStore };
}

/** Shows the cards that load near the viewport. */
export const lazyCardAtOnce = () => ({ LazyCard: ({ children }: { children: ReactNode }) => children });

/** Suspends until a deferred part has loaded. */
export async function deferredAtOnce() {
  // A static import would wait for the replacement of React, which waits for this file.
  const { use } = await import('react');
  const parts = new Map<unknown, Promise<unknown>>();
  return {
    useDeferred(load: () => Promise<unknown>, wanted: boolean) {
      if (!wanted) return undefined;
      if (!parts.has(load)) parts.set(load, load());
      return use(parts.get(load) as Promise<unknown>);
    },
  };
}

/** Marks the facts, so that a test finds them in the page. */
export const markedFacts = () => ({
  fact: markFact,
  Fact({ id, of, children }: { id: keyof Facts; of: string[]; children: ReactNode }) {
    const [before, after] = factMarks(id, of);
    return [before, children, after];
  },
});
