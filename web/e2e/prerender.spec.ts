import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { prerender } from '../hosting/prerender.ts';
import { totalShift, watchShifts } from './support/layout-shifts.ts';
import { serve } from './support/servers.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

const homes = { '/': 'General health', '/ai-app': 'AI nutrition', '/food-app': 'Food and diet' };
const paths = [
  ...Object.keys(homes),
  '/sugar-control',
  '/sugar-control/search',
  '/tools/bmi',
  '/medicine-remind',
  '/product/detail',
  '/lose-weight-partner/home',
];

// One prerendering for all tests of the file.
test.describe.configure({ mode: 'default' });

let site = '';
let server: Awaited<ReturnType<typeof serve>>;
let written: Awaited<ReturnType<typeof prerender>>;

test.beforeAll(async () => {
  // Each screen opens up to four times in both languages, which takes minutes on a slow machine.
  test.setTimeout(600_000);
  site = mkdtempSync(join(tmpdir(), 'prerendered-'));
  cpSync(process.env.WEB_BUILD ?? '', site, { recursive: true });
  written = await prerender({ site, hosts: ['/api'], api: process.env.MOCK_URL, keyPrefix: '0:', paths });
  server = await serve({ root: fileURLToPath(new URL('..', import.meta.url)), build: { outDir: site } });
});

test.afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

/** Holds back the app's scripts. @returns a function that lets them arrive */
const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/);

/** Holds back the replies to some requests. @returns a function that lets them arrive */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a screen without waiting for its scripts. The fixture `open` signs the person in. */
const visit = (page: Page, path: string) => page.goto(new URL(path, server.url).href, { waitUntil: 'commit' });
const prerendered = (page: Page) => page.locator('#prerendered');

test('screens with public content are whole, and those of a person wait for their data or are frames', () => {
  expect(written).toEqual({
    frame: [...Object.keys(homes), '/medicine-remind', '/product/detail'],
    waiting: ['/lose-weight-partner/home'],
    whole: ['/sugar-control', '/sugar-control/search', '/tools/bmi'],
  });
});

test('a failing API stops the build, instead of becoming the content', async () => {
  const options = { site, hosts: ['/api'], api: `${process.env.MOCK_URL}/missing`, keyPrefix: '0:' };
  await expect(prerender({ ...options, paths: ['/sugar-control'] })).rejects.toThrow('/sugar-control was not rendered');
});

for (const locale of ['en-US', 'zh-CN'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a lookup shows its foods before any script, and nothing moves when the app takes over', async ({
      page,
      open: _,
    }) => {
      await watchShifts(page);
      const release = await holdScripts(page);
      await page.route('**/api/**', (route) => route.continue());
      await visit(page, '/sugar-control');
      const text = locale === 'en-US' ? t : zh;
      const shown = prerendered(page);
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(text('Sugar control'));
      await expect(page).toHaveTitle(RegExp(text('Sugar control')));
      const foods = await shown.getByRole('listitem').allInnerTexts();
      expect(foods.length).toBeGreaterThan(5);
      // The styles apply without a style sheet of the app.
      expect(await shown.locator('header').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');
      const before = await page.screenshot({ animations: 'disabled' });
      release();
      await expect(shown).toHaveCount(0);
      await expect(page.locator('#root').getByRole('listitem')).toHaveText(foods, { useInnerText: true });
      const after = await page.screenshot({ animations: 'disabled' });
      expect(before.equals(after)).toBe(true);
      expect(await totalShift(page)).toBeLessThan(0.02);
    });
  });
}

test('text that is typed before the app runs is searched for, with the focus in the field', async ({
  page,
  open: _,
}) => {
  const release = await holdScripts(page);
  await visit(page, '/sugar-control/search');
  const field = page.getByRole('searchbox');
  await field.fill('mango');
  await field.focus();
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(field).toHaveValue('mango');
  await expect(field).toBeFocused();
  await expect(page.getByRole('main').getByText(/mango/i).first()).toBeVisible();
});

test('a button that is pressed before the app runs works as soon as it does', async ({ page, open: _ }) => {
  const release = await holdScripts(page);
  await visit(page, '/sugar-control');
  const food = page.getByRole('button', { name: 'Steamed white rice' });
  await food.click();
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(food).toHaveAttribute('aria-expanded', 'true');
});

test('a screen of a person shows its title and a placeholder, without data', async ({ page, open: _ }) => {
  const release = await holdScripts(page);
  await visit(page, '/medicine-remind');
  await expect(prerendered(page).getByRole('heading', { level: 1 })).toHaveText(t('Medication'));
  await expect(prerendered(page).getByRole('main')).toHaveText('');
  release();
  await expect(prerendered(page)).toHaveCount(0);
});

test('a screen that waits for its data has its own form, and the app takes over without moving it', async ({
  page,
  open: _,
}) => {
  await watchShifts(page);
  const release = await holdScripts(page);
  const answer = await hold(page, /\/api\//);
  await visit(page, '/lose-weight-partner/home');
  const shown = prerendered(page).getByRole('main');
  await expect(shown.getByRole('status').first()).toBeVisible();
  const blocks = await shown.getByRole('status').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(blocks.length).toBeGreaterThan(0);
  const before = await page.screenshot({ animations: 'disabled' });
  release();
  await expect(prerendered(page)).toHaveCount(0);
  const after = await page.screenshot({ animations: 'disabled' });
  expect(before.equals(after)).toBe(true);
  answer();
  await expect(page.getByRole('main').getByRole('status', { name: t('Loading') })).toHaveCount(0);
  expect(await totalShift(page)).toBeLessThan(0.02);
});

for (const [home, title] of Object.entries(homes)) {
  test(`the home at ${home} shows the title of its product, and no other address shows it`, async ({
    page,
    open: _,
  }) => {
    await watchShifts(page);
    const release = await holdScripts(page);
    await visit(page, home);
    await expect(prerendered(page).getByRole('heading', { level: 1 })).toHaveText(t(title));
    await expect(prerendered(page).getByRole('main')).toHaveText('');
    release();
    await expect(prerendered(page)).toHaveCount(0);
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText(t(title));
    expect(await totalShift(page)).toBeLessThan(0.02);
    await visit(page, '/no/such/screen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Page not found'));
  });
}

test('an address with a query shows the frame, because the content may depend on it', async ({ page, open: _ }) => {
  const release = await holdScripts(page);
  await visit(page, '/sugar-control?kind=fruit');
  await expect(prerendered(page).getByRole('heading', { level: 1 })).toHaveText(t('Sugar control'));
  await expect(prerendered(page).getByRole('listitem')).toHaveCount(0);
  release();
  await expect(prerendered(page)).toHaveCount(0);
});

test('the native app, which has a bar of its own, gets the content without one', async ({ page, open: _ }) => {
  await page.addInitScript(() => Object.assign(window, { healthBridge: { postMessage() {} } }));
  await holdScripts(page);
  await visit(page, '/tools/bmi');
  await expect(prerendered(page).getByRole('main')).toContainText('22.3');
  await expect(prerendered(page).getByRole('banner')).toHaveCount(0);
});

test('the native app gets the general frame of a screen that waits, because the screen may wait in another form there', async ({
  page,
  open: _,
}) => {
  await holdScripts(page);
  const blocks = prerendered(page).getByRole('main').getByRole('status').locator('> *');
  await visit(page, '/lose-weight-partner/home');
  await expect(blocks.first()).toBeVisible();
  await expect(blocks).not.toHaveCount(6);
  await page.addInitScript(() => Object.assign(window, { healthBridge: { postMessage() {} } }));
  await page.reload({ waitUntil: 'commit' });
  await expect(prerendered(page).getByRole('banner')).toHaveCount(0);
  await expect(blocks).toHaveCount(6);
});

test('a page that cannot start says so instead of showing content that does nothing', async ({
  page,
  open: _,
  expectErrors,
}) => {
  expectErrors(/./);
  await page.route(/\/assets\/index-.{8}\.js$/, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/tools/bmi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This page could not start/);
});
