import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ guest: true });

/** Opens pages as in an Android app with this user. Unless `mended`, `getUserInfo` fails until the page sets it. */
async function inApp(page: Page, user: object, mended: boolean): Promise<void> {
  await page.addInitScript(
    (given) => {
      const app = window as unknown as { mended: boolean; healthBridgeReceive?: (message: string) => void };
      const answer = ({ type, action }: { type: string; action?: string }) => {
        if (type === 'hello') return { result: { version: 1, actions: ['getUserInfo', 'login'] } };
        if (action !== 'getUserInfo') return { error: { code: 'not supported' } };
        if (!given.mended && !app.mended) return { error: { code: 'failed', message: 'the app has lost its user' } };
        return { result: given.user };
      };
      Object.assign(window, {
        healthBridge: {
          postMessage(text: string) {
            const message = JSON.parse(text);
            if (!message.id) return;
            const reply = JSON.stringify({ type: 'reply', id: message.id, ...answer(message) });
            setTimeout(() => app.healthBridgeReceive?.(reply));
          },
        },
      });
    },
    { user, mended },
  );
}

test('a screen says that the app failed to give its user, and a retry loads the user', async ({
  page,
  open,
  world,
}) => {
  await inApp(page, { userId: 'user-1001', userToken: world, memberType: 0, promoteRoleFlag: 0 }, false);
  await open('/medicine-remind');
  await expect(page.getByText(t('failed to get user info'))).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('Sign in'), exact: true })).toHaveCount(0);
  await expectAccessible(page);

  const retry = page.getByRole('button', { name: t('Try again') });
  await retry.click();
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(t('failed to get user info'))).toHaveCount(1);

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await retry.click();
  await expect(page.getByText(t('failed to get user info'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Medication'));
});

test('a promoter sees the income even if the app gives only an id and a token', async ({ page, open, world }) => {
  const user = { userId: 'user-1001', userToken: `${world}-promoter`, memberType: null, promoteRoleFlag: null };
  await inApp(page, user, true);
  await open('/food-app/distribution/withdraw');
  await expect(page.getByRole('main')).toContainText('¥252.60');
  await expect(page.getByText(t('This is for promoters'))).toHaveCount(0);
});
