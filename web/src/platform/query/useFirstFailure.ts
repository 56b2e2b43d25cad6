import { useLayoutEffect, useState } from 'react';
import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';

/** The elements that show a failure, in document order. */
const places = createStore<readonly HTMLElement[]>([]);

const inOrder = (one: HTMLElement, other: HTMLElement) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Returns whether a failure is the first one on the page, and the ref for its element. */
export function useFirstFailure(): [isFirst: boolean, ref: (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    places.set([...places.get(), element].sort(inOrder));
    return () => places.set(places.get().filter((other) => other !== element));
  }, [element]);
  const [first] = useStore(places);
  return [first === undefined || first === element, setElement];
}
