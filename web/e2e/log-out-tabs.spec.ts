import type { BrowserContext, Page } from '@playwright/test';
import { askLogOut, confirmLogOut } from './support/log-out.ts';
import { goTo, openTab, type Person, signedInAs } from './support/offline.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** The heading of a card that a guest does not see. */
const dose = (tab: Page) => tab.getByRole('heading', { level: 2, name: t('Next dose') });

const guestHome = (tab: Page) => tab.getByText(t('Works at once'));

/** Opens the home of a person, and a second tab of theirs. @returns the second tab */
async function openTwoTabs(page: Page, open: (path: string) => Promise<void>, context: BrowserContext, world: string) {
  const person: Person = { userId: 'wx.o6zAJs', userToken: world };
  await signedInAs(page, person);
  await open('/');
  return openTab(context, person);
}

/** Logs out in one tab, which then shows the home of a guest. */
async function logOut(page: Page): Promise<void> {
  await askLogOut(page);
  await confirmLogOut(page);
  await expect(guestHome(page)).toBeVisible();
}

/** How a tab that did not hear the log-out wakes. */
const wakings: Record<string, () => void> = {
  'the back-forward cache': () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'another tab': () => document.dispatchEvent(new Event('visibilitychange')),
};

for (const [from, wake] of Object.entries(wakings)) {
  test(`a tab that comes back from ${from} obeys a log-out that it did not hear`, async ({
    page,
    open,
    context,
    world,
  }) => {
    const other = await openTwoTabs(page, open, context, world);
    // As if the tab slept: it hears nothing of other tabs.
    await other.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
    await goTo(other, '/');
    await expect(dose(other)).toBeVisible();
    await logOut(page);
    await expect(dose(other)).toBeVisible();

    await other.evaluate(wake);
    await expect(guestHome(other)).toBeVisible();
    await expect(dose(other)).toHaveCount(0);
    expect(await other.evaluate(() => sessionStorage.getItem('0:user'))).toBe('{}');
  });
}

test('a tab that was elsewhere during a log-out comes back signed out, and sends no token', async ({
  page,
  open,
  context,
  world,
}) => {
  const other = await openTwoTabs(page, open, context, world);
  await goTo(other, '/tools/bmi');
  await other.getByRole('textbox', { name: t('Height') }).fill('162');
  await goTo(other, '/');
  await expect(dose(other)).toBeVisible();
  await other.goto('about:blank');
  await logOut(page);

  const tokens: (string | undefined)[] = [];
  other.on('request', (request) => tokens.push(request.headers().usertoken));
  await other.goBack();
  await expect(guestHome(other)).toBeVisible();
  await expect(dose(other)).toHaveCount(0);
  expect(tokens).not.toContain(world);
});
