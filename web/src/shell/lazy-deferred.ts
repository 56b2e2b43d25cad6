import { i18n } from '@lingui/core';
import { type ComponentType, lazy } from 'react';
import { loadCommonMessages, locale } from '#platform/i18n/catalogs.ts';
import { reloadIfStale } from './stale-build.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A rarely shown part of the shell that replaces a screen: its code and texts load when it shows. */
export function lazyDeferred<Props>(load: Load<Props>) {
  return lazy(async () => {
    try {
      return { default: await loadDeferred(load) };
    } catch (error) {
      await reloadIfStale();
      throw error;
    }
  });
}

/** Loads a deferred part that shows over a screen; if this fails, the screen stays. */
export async function loadDeferred<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [component, words] = await Promise.all([load(), loadCommonMessages()]);
  i18n.load(locale, words);
  return component;
}
