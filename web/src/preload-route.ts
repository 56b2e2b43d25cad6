/* Inlined into the page, so that it runs before any file arrives: sets the language and the product, and requests all files
   and the first data of the current screen at once. Otherwise the screen's files would wait for the shell, and the shell and
   the data for the start. It also provides `importByName`, by which the app imports all further files. */
import { detectPlatform } from '@health-app/sdk/bridge';
import { importByName } from '#lib/loading/import-by-name.ts';
import { preloadFile } from '#lib/loading/preload.ts';
import { filesOf, releaseFiles } from '#lib/loading/release-files.ts';
import { matchPath } from '#lib/path.ts';
import { pageLocale } from '#platform/i18n/choose-locale.ts';
import { product } from '#platform/routing/product.ts';
import { sendEarlyRequests } from './send-early-requests.ts';

const { documentElement } = document;
const locale = pageLocale();
const { id, routes } = releaseFiles;
const screens = routes[product] ?? {};
const pattern = Object.keys(screens).find((path) => matchPath(path, location.pathname)) ?? '/404';
const [feature, bar = 'plain', columns = 'many', beside = '-'] = screens[pattern]?.split(' ') ?? [];

documentElement.lang = locale;
documentElement.dataset.product = product;
// The native apps have their own bar and navigation.
const isNative = /ios|android/.test(detectPlatform(window));
documentElement.dataset.bar = isNative ? 'native' : bar;
// Reserves space for the navigation beside the content.
documentElement.toggleAttribute('data-nav', !isNative);
// The same for the list beside a detail.
documentElement.toggleAttribute(
  'data-pane',
  beside !== '-' && (beside === '' || new URLSearchParams(location.search).has(beside)),
);
documentElement.dataset.columns = columns;

// In development there are no release files.
if (id) {
  Object.assign(window, { importByName });
  filesOf(product).forEach(preloadFile);
  // The login of a native app needs the bridge, and the first requests need the login.
  if (isNative) filesOf('bridge').forEach(preloadFile);
  else sendEarlyRequests(product, pattern);

  const catalogs = ['shell/locales', `products/locales/${product}`, feature && `features/${feature}/locales`];
  // The start requests the first data, so its files have priority: among all others they would arrive half a second later
  // on a slow connection. The delay grows with the time that the page took to load, so a fast connection waits less.
  const lead = Math.min(performance.now() / 5, 120);
  setTimeout(() => {
    for (const path of catalogs) if (path) filesOf(`${path}/${locale}`).forEach(preloadFile);
    for (const name of ['shell', feature]) if (name) filesOf(name).forEach(preloadFile);
    // The navigation shows as early as the screen. On a phone there is none.
    if (!isNative && matchMedia('(min-width: 46.5em)').matches)
      for (const name of ['Navigation', `locales/${locale}`]) filesOf(name).forEach(preloadFile);
  }, lead);
}
