import { useEffect } from 'react';
import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';
import { track } from '#platform/analytics/analytics.ts';

type PictureOf = typeof import('./food-picture.ts').pictureOf;

const known = createStore<PictureOf | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Loads the words of all pictures once, because no text waits for them. */
function load(): Promise<void> {
  loading ??= import('./food-picture.ts').then(
    ({ pictureOf }) => known.set(pictureOf),
    () => track('foodPictures.failed'),
  );
  return loading;
}

/** Finds our picture of a food, or `undefined` until the words of the pictures have loaded. */
export function useFoodPicture(food: Parameters<PictureOf>[0], needed: boolean): ReturnType<PictureOf> | undefined {
  const pictureOf = useStore(known);
  useEffect(() => {
    if (needed) void load();
  }, [needed]);
  return needed ? pictureOf?.(food) : undefined;
}
