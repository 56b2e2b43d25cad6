import { expectAccessible } from './support/accessibility.ts';
import { foods, rows, status } from './support/lookup.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const tokenOf = (written: unknown) => Buffer.from(JSON.stringify(written)).toString('base64url');

test.describe('sharing', () => {
  test('a group of foods is shared by the phone’s own share panel, and its link opens it', async ({ page, open }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = `shared ${data?.title} ${new URL(data?.url ?? '').searchParams}`;
        document.documentElement.dataset.shared = data?.url;
      };
    });
    await open('/sugar-control?category=nuts');
    const user = { userName: '林 <晓>', type: 'sugarControl' };
    await page.evaluate((name) => {
      const stored = JSON.parse(sessionStorage.getItem('0:user') ?? '{}');
      sessionStorage.setItem('0:user', JSON.stringify({ ...stored, userName: name }));
    }, user.userName);
    await page.reload();
    await page.getByRole('button', { name: t('Share') }).click();
    const what = new URLSearchParams({ ...user, token: tokenOf({ v: 1, c: 'nuts' }) });
    await expect(page).toHaveTitle(`shared Sugar control lookup ${what}`);

    // The receiver sees the sender's name, and opens the shared group.
    const link = await page.locator('html').getAttribute('data-shared');
    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Sugar control lookup');
    await expect(page.locator('bdi')).toHaveText(user.userName);
    await page.getByRole('link', { name: t('Continue in the browser') }).click();
    await expect(page.getByRole('heading', { name: 'Nuts' })).toBeVisible();
    await expect(page.getByText(t('Shared by <0/>', { 0: user.userName }))).toBeVisible();
    await expect(page.getByText(/glycaemic index \(GI\) shows/)).toHaveCount(1);
  });

  test('the link to a food is copied where the browser cannot share', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      navigator.clipboard.writeText = async (text) => {
        document.title = `copied ${new URL(text).searchParams.get('token')}`;
      };
    });
    await open('/sugar-control?category=sugars&sort=highFirst');
    await rows(page).first().click();
    await page.getByRole('button', { name: t('Share this food') }).click();
    await expect(page).toHaveTitle(/^copied eyJ/);
    await expect(page.getByText(t('copied successfully'))).toBeVisible();
  });

  test('the link to a search shows where the browser can neither share nor copy', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await open('/purine/search?q=beer');
    await page.getByRole('button', { name: t('Share'), exact: true }).click();
    const link = page.getByLabel(t('Copy this link'));
    await expect(link).toHaveValue(/\/purine\/search\?q=beer$/);
    await expect(link).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('Close') }).click();
    await expect(link).toBeHidden();
  });

  test('a shared link opens a food with its detail, and leads to the whole list', async ({ page, open }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gi-002'] })}`);
    await expect(
      page.getByText(
        t('{asked, plural, one {Someone shared a food with you.} other {Someone shared # foods with you.}}', {
          asked: 1,
        }),
      ),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    // 70 is medium by WS/T 652-2019, in every language.
    await expect(rows(page)).toContainText('Cooked brown rice');
    await expect(rows(page)).toContainText('GI 70Medium');
    await expect(page.getByText(t('{carbs} g carbs, {kcal} kcal', { carbs: '23.5', kcal: 112 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('Show all foods') }).click();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
  });

  test('a shared link reports foods that no longer exist', async ({ page, open }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gi-002', 'gone'] })}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(
      page.getByText(
        t('{gone, plural, one {One of them is no longer listed.} other {# of them are no longer listed.}}', {
          gone: 1,
        }),
      ),
    ).toBeVisible();
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gone'] })}`);
    await expect(page.getByText(t('What was shared is no longer listed'))).toBeVisible();
  });

  test('a shared link opens a group or a keyword', async ({ page, open }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, c: 'nuts' })}`);
    await expect(page.getByRole('heading', { name: 'Nuts' })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await open(`/sugar-control/${tokenOf({ v: 1, k: '豆腐' })}`);
    await expect(page.getByText('“豆腐”')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);
  });

  test('a broken shared link says that it does not work', async ({ page, open }) => {
    await open('/sugar-control/eyJ2IjoxLCJj');
    await expect(page.getByRole('alert')).toContainText(t('This link does not work'));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('Show all foods') }).click();
    await expect(rows(page).first()).toContainText('Steamed white rice');
  });

  test('a shared link that failed to load loads on a retry', async ({ page, open, answer }) => {
    await answer(foods, 503);
    await open(`/sugar-control/${tokenOf({ v: 1, c: 'nuts' })}`);
    await expect(page.getByRole('alert').filter({ hasText: t('This could not be loaded') })).toBeVisible();
    await answer(foods, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(rows(page)).toHaveCount(2);
  });
});
