/*
 * Stands inline in the page and runs before any file arrives: names the language and the product, and requests all files of the
 * screen at this address at once. Without it, the screen's files would wait for the shell, and the shell for the start.
 */
import { detectPlatform } from '@health-app/sdk/bridge';
import { matchPath } from './lib/path.ts';
import { preloadFile } from './lib/preload.ts';
import { filesOf, releaseFiles } from './lib/release-files.ts';
import { pageLocale } from './platform/choose-locale.ts';
import { product } from './platform/product.ts';

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

if (feature) {
  const catalogs = ['shell/locales', `products/locales/${product}`, 'ui/locales', `features/${feature}/locales`];
  for (const name of [product, ...catalogs.map((path) => `${path}/${locale}`)]) preloadFile(`${folder}${name}.js`);
  filesOf(feature).forEach(preloadFile);
}
