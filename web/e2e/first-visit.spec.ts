import { isAsset } from './support/assets.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Answers requests only after `release` has been called. */
function hold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, released };
}

test('a screen’s code and data are requested with the page, each once', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname.replace(/^\/assets(\/.*)-.{8}(?=\.\w+$)/, '$1')),
  );
  const start = hold();
  await page.route(isAsset('index.js'), (route) => start.released.then(() => route.continue()));
  const opening = open('/sugar-control');
  const code = ['/general.js', '/lookup.js', '/shared.js', '/lookup.css', '/features/lookup/locales/en.js'];
  const data = '/api/scheme/view/glycemic-index/list';
  await expect.poll(() => requested).toEqual(expect.arrayContaining([...code, '/shell.js', data]));
  await expect(page.locator('.first-frame')).toBeVisible();

  start.release();
  await opening;
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  await expect(page.locator('.first-frame')).toHaveCount(0);
  // Nothing is requested twice.
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
});
