import { useEffect } from 'react';
import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';
import { track } from '#platform/analytics/analytics.ts';

type PictureOf = typeof import('./food-picture.ts').pictureOf;

const known = createStore<PictureOf | undefined>(undefined);
let isLoading = false;

/** Loads the words of all pictures, because no text waits for them. The next picture tries again after a failure. */
async function load(): Promise<void> {
  if (isLoading || known.get()) return;
  isLoading = true;
  try {
    known.set((await import('./food-picture.ts')).pictureOf);
  } catch {
    track('foodPictures.failed');
  }
  isLoading = false;
}

/** Finds our picture of a food, or `undefined` until the words of the pictures have loaded. */
export function useFoodPicture(food: Parameters<PictureOf>[0], needed: boolean): ReturnType<PictureOf> | undefined {
  const pictureOf = useStore(known);
  useEffect(() => {
    if (needed) void load();
  }, [needed]);
  return needed ? pictureOf?.(food) : undefined;
}
