import { i18n } from '@lingui/core';
import { type ComponentType, lazy } from 'react';
import { loadKitWords, locale } from './words.ts';

/** A part of the frame that is seldom seen: its code and its words come when it is. */
export function lazyAside<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component, words] = await Promise.all([load(), loadKitWords()]);
    i18n.load(locale, words);
    return { default: component };
  });
}
