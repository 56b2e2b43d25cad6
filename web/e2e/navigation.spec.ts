import type { Page } from '@playwright/test';
import { openAllFunctions } from './support/home.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an unknown address leads to /404, which links to the home', async ({ page, open }) => {
  await open('/no/such/page?x=1');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page).toHaveTitle(`${t('Page not found')} – ${t('General health')}`);
  await expect(heading(page)).toHaveText(t('Page not found'));
  await page.getByRole('link', { name: t('Go to Home') }).click();
  await expect(page).toHaveURL(/\/$/);
  await openAllFunctions(page);
  await page.getByRole('link', { name: t('Purine'), exact: true }).click();
  await expect(page).toHaveURL(/\/purine$/);
});

test('a screen opens at its top with the focus on its heading, and keeps its scroll position', async ({
  page,
  open,
}) => {
  await open('/sugar-control');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${t('Sugar control')} – ${t('General health')}`);
  await expect(page.getByRole('listitem').nth(10)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 900));
  // A real click would scroll the page first.
  await page.getByRole('link', { name: t('Search foods') }).dispatchEvent('click');
  await expect(page).toHaveURL(/search/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(t('Sugar control'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // Even after a reload, once the content has loaded.
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // Another visit in the same tab starts at the top.
  await open('/purine');
  await expect(page.getByRole('listitem').nth(10)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back puts the focus on the link that was followed, once the content shows it', async ({ page, open }) => {
  await open('/?all=1');
  const link = page.getByRole('link', { name: t('Purine'), exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/purine$/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('a replaced history entry keeps its number', async ({ page, open }) => {
  const index = () => page.evaluate(() => history.state?.index);
  await open('/sugar-control');
  await expect.poll(index).toBe(0);
  await page.getByRole('link', { name: t('Search foods') }).click();
  await page.getByRole('searchbox').fill('rice');
  await expect(page).toHaveURL(/q=rice/);
  expect(await index()).toBe(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('rice');
  expect(await index()).toBe(1);
  await page.evaluate(() => {
    location.hash = 'somewhere';
  });
  await expect.poll(index).toBe(2);
  await page.goBack();
  await expect.poll(index).toBe(1);
});

test('the first screen of a history has a link to the home in its bar, and later ones have Back', async ({
  page,
  open,
}) => {
  await open('/purine');
  const home = page.getByRole('banner').getByRole('link', { name: t('Home'), exact: true });
  await expect(heading(page)).toHaveText(t('Purine'));
  await expect(page.getByRole('button', { name: t('Back') })).toHaveCount(0);
  await home.click();
  await expect(heading(page)).toHaveText(t('General health'));
  await expect(home).toHaveCount(0);
  await page.getByRole('button', { name: t('Back') }).click();
  await expect(heading(page)).toHaveText(t('Purine'));
  await open('/food-app/no-such-page');
  await expect(heading(page)).toHaveText(t('Page not found'));
  await home.click();
  await expect(page).toHaveURL(/\/food-app$/);
});

test('a home has no back button without an earlier entry of the app', async ({ page, open }) => {
  await open('/');
  await expect(heading(page)).toHaveText(t('General health'));
  await expect(page.getByRole('button', { name: t('Back') })).toHaveCount(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a screen that opens in the page ${reducedMotion === 'reduce' ? 'is there at once' : 'fades in within 250 ms'}, the first one is there at once`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const entrances: string[][] = [];
    await page.exposeFunction('noteEntrance', (title: string, ms: string) => entrances.push([title, ms]));
    await page.addInitScript(() =>
      addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof HTMLElement) || target.localName !== 'main') return;
        const { noteEntrance } = window as unknown as { noteEntrance(title: string, ms: string): void };
        noteEntrance(document.querySelector('h1')?.textContent ?? '', getComputedStyle(target).animationDuration);
      }),
    );
    await open('/purine');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('Home'), exact: true })
      .click();
    await expect(heading(page)).toHaveText(t('General health'));
    // The title is there before the code of the screen, which fades in.
    await expect.poll(() => entrances).toHaveLength(1);
    await page.getByRole('button', { name: t('Back') }).click();
    await expect(heading(page)).toHaveText(t('Purine'));
    const duration = reducedMotion === 'reduce' ? '0s' : '0.18s';
    await expect
      .poll(() => entrances)
      .toEqual([
        [t('General health'), duration],
        [t('Purine'), duration],
      ]);
  });
