import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import { loadCommonMessages, locale } from '#platform/i18n/catalogs.ts';
import { failureText } from '#platform/query/failure-text.ts';
import { showToast } from '#ui/feedback/toast.ts';
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
  const [component] = await Promise.all([load(), loadTexts()]);
  return withI18n(component);
}

/** Shows a failure as a toast. If the texts of failures fail to load, there is no connection. */
export async function showFailure(error: Error): Promise<void> {
  const message = await loadTexts().then(
    () => failureText(error),
    () => t`No connection to the server. Check your network.`,
  );
  showToast(message);
}

async function loadTexts(): Promise<void> {
  i18n.load(locale, await loadCommonMessages());
}
