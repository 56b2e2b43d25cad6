import { i18n } from '@lingui/core';
import { type ComponentType, lazy } from 'react';
import { loadKitMessages, locale } from '../platform/i18n.ts';
import { reloadIfStale } from '../platform/stale-build.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of the frame that is seldom seen, in place of a screen: its code and its words come when it is. */
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

/** The same for a part over a screen, which stays as it is when this fails. */
export async function loadDeferred<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [component, words] = await Promise.all([load(), loadKitMessages()]);
  i18n.load(locale, words);
  return component;
}
