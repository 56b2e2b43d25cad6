import { i18n } from '@lingui/core';
import { type ComponentType, lazy } from 'react';
import { loadKitWords, locale } from '../platform/i18n.ts';
import { reloadIfOutdated } from '../platform/stale-build.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of the frame that is seldom seen, in place of a screen: its code and its words come when it is. */
export function lazyAside<Props>(load: Load<Props>) {
  return lazy(async () => {
    try {
      return { default: await loadAside(load) };
    } catch (error) {
      await reloadIfOutdated();
      throw error;
    }
  });
}

/** The same for a part over a screen, which stays as it is when this fails. */
export async function loadAside<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [component, words] = await Promise.all([load(), loadKitWords()]);
  i18n.load(locale, words);
  return component;
}
