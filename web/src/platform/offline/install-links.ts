import { locale } from '#platform/i18n/catalogs.ts';
import { product } from '#platform/routing/product.ts';

/**
 * Lets the person add the product to the home screen from the browser's menu; the app itself never asks. All products share
 * one start page, so the page inserts the links to the manifest of its product and language, and to the icon for iOS.
 */
export function addInstallLinks(): void {
  const links = {
    manifest: `/manifests/${product}.${locale}.webmanifest`,
    'apple-touch-icon': `/icons/${product}-touch-180.png`,
  };
  for (const [rel, href] of Object.entries(links)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
