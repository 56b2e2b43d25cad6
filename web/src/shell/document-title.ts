import { i18n } from '@lingui/core';
import { platform } from '#platform/device/embedder.ts';
import { productName } from '#platform/routing/product-name.ts';

/** Sets the title of the document: the screen's, and the name of the app. */
export function setDocumentTitle(title: string): void {
  // The bar of a messaging app shows this title, and has no space for the name. The title of a home is the name.
  const parts = platform === 'messaging' ? [title] : [title, i18n._(productName)];
  document.title = [...new Set(parts)].join(' – ');
}
