import { type ComponentType, lazy } from 'react';
import { loadCommonTexts } from '#platform/i18n/common-texts.ts';
import { reloadIfStale } from './stale-build.ts';
import { withI18n } from './with-i18n.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A rarely shown part of the shell that replaces a screen. Its code and texts load on the first render. */
export function lazyDeferred<Props extends object>(load: Load<Props>) {
  return lazy(async () => {
    try {
      return { default: await loadDeferred(load) };
    } catch (error) {
      await reloadIfStale();
      throw error;
    }
  });
}

/** Loads a rarely shown part that appears over a screen. If this fails, the screen stays. */
export async function loadDeferred<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([load(), loadCommonTexts()]);
  return withI18n(component);
}
