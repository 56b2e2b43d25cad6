/*
 * Stands inline in the page and runs before any file arrives: names the language and the product, and requests all files of the
 * screen at this address at once. Without it, the screen's files would wait for the shell, and the shell for the start. Later it
 * requests the files of each screen that opens.
 */
import { detectPlatform } from '@health-app/sdk/bridge';
import { filesWantedEvent } from '#lib/loading/page-events.ts';
import { preloadFile } from '#lib/loading/preload.ts';
import { filesOf, releaseFiles } from '#lib/loading/release-files.ts';
import { matchPath } from '#lib/path.ts';
import { pageLocale } from '#platform/i18n/choose-locale.ts';
import { product } from '#platform/routing/product.ts';

const { documentElement } = document;
const locale = pageLocale();
const { folder, routes } = releaseFiles;
const screens = routes[product] ?? {};
const pattern = Object.keys(screens).find((path) => matchPath(path, location.pathname)) ?? '/404';
const [feature, bar = 'plain'] = screens[pattern]?.split(' ') ?? [];

documentElement.lang = locale;
documentElement.dataset.product = product;
// The native apps draw a bar of their own.
documentElement.dataset.bar = /ios|android/.test(detectPlatform(window)) ? 'native' : bar;

// The development server has no files of a release.
if (folder) {
  preloadFile(`${folder}${product}.js`);

  const catalogs = [
    'shell/locales',
    `products/locales/${product}`,
    'locales',
    feature && `features/${feature}/locales`,
  ];
  // The start requests the first data, so its files go first: among all others they would arrive half a second later on a slow
  // line, which takes a tenth of a second for them. A fast line has delivered the page sooner.
  const lead = Math.min(performance.now() / 5, 120);
  setTimeout(() => {
    for (const path of catalogs) if (path) preloadFile(`${folder}${path}/${locale}.js`);
    for (const name of ['shell', feature]) if (name) filesOf(name).forEach(preloadFile);
  }, lead);

  addEventListener(filesWantedEvent, (event) => filesOf((event as CustomEvent<string>).detail).forEach(preloadFile));
}
