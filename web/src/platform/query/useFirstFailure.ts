import { useLayoutEffect, useState } from 'react';
import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';

/** The elements that say a failure, in the order of the page. */
const places = createStore<readonly HTMLElement[]>([]);

const inOrder = (one: HTMLElement, other: HTMLElement) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Whether a failure is the first one on the page. @returns that, and the ref of the element that says it */
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
