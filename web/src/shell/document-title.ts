import { i18n } from '@lingui/core';
import { productName } from '#platform/routing/product-name.ts';

/** Sets the title of the document: the screen's, and the name of the app. */
export function setDocumentTitle(title: string): void {
  // The title of a home is the name.
  document.title = [...new Set([title, i18n._(productName)])].join(' – ');
}
