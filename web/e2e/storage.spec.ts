/** What stays on the device after each end of a person's session: the values of `deviceKeys`, and nothing of the person. */
import type { Page } from '@playwright/test';
import { deviceKeys, keyOf, type PersonalValue } from '../src/platform/storage-keys.ts';
import { askLogOut, confirmLogOut } from './support/log-out.ts';
import { countKept, goTo, signedInAs } from './support/offline.ts';
import { isCall } from './support/requests.ts';
import { signIn } from './support/sign-in.ts';
import { storedIn } from './support/stored-data.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** An id with the characters that separate keys. */
const userId = 'wx.o6","zA/Js["';

/**
 * Keys of the page and the SDK in addition to `deviceKeys`: the language, a guest's consents, the times of the last codes, the
 * unsent events, and the marks of log-outs.
 */
const others =
  /^(locale|\["","consents"\]|code-sent:\w+|reloaded-from|start-reloads|(main|food)\.(events|event\.\d+)|log-out\.\w+)$/;

const names = async (page: Page) => Object.keys((await storedIn(page)).keys).map((name) => name.replace('0:', ''));

const hasKey = (page: Page, ...value: PersonalValue) =>
  expect.poll(() => names(page)).toContain(keyOf(userId, ...value));

/** Leaves a value of each kind: typed, searched, only on this device, waiting to be sent, and stored replies. */
async function leaveTraces(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/tools/bmi');
  await page.getByRole('textbox', { name: t('Height') }).fill('162.7');
  await hasKey(page, 'calculators');
  await open('/sugar-control/search?q=rice');
  await page.getByRole('searchbox').fill('燕麦米');
  await page.keyboard.press('Enter');
  await hasKey(page, 'recent-searches', '/sugar-control');
  await open('/medicine-remind/add');
  await page.getByLabel(t('Name'), { exact: true }).fill('只有我吃的药');
  await hasKey(page, 'medication.draft', '');
  await page.evaluate(
    (key) => localStorage.setItem(`0:${key}`, JSON.stringify({ child: { name: '乐乐' } })),
    keyOf(userId, 'growth'),
  );
  await page.route(isCall('/cooperation/app/medicationRemind/finish'), (route) => route.abort());
  await open('/');
  await page
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await expect.poll(() => countKept(page, 'outbox')).toBe(1);
  await expect.poll(() => countKept(page, 'reads')).toBeGreaterThan(0);
}

/** The stored data of a page, unless they belong to the device or to the next person. */
async function expectNothingOf(page: Page, world: string, next?: string): Promise<void> {
  const isNext = (name: string) => next !== undefined && name.startsWith(JSON.stringify([next]).slice(0, -1));
  const isOwn = (name: string) => !(deviceKeys as readonly string[]).includes(name) && !others.test(name);
  await expect.poll(async () => (await names(page)).filter((name) => isOwn(name) && !isNext(name))).toEqual([]);
  await expect.poll(() => countKept(page, 'outbox')).toBe(0);
  const own = [JSON.stringify(userId).slice(1, -1), '162.7', '燕麦米', '只有我', '乐乐', ...(next ? [] : [world])];
  await expect
    .poll(async () => {
      const { keys, places } = await storedIn(page);
      // An event that is not sent yet still contains its person.
      const kept = Object.entries(keys).filter(([name]) => !/^0:(main|food)\.event\.\d+$/.test(name));
      const texts = JSON.stringify([kept.flat(), places, await page.evaluate(() => history.state)]);
      return own.filter((text) => texts.includes(text) || texts.includes(JSON.stringify(text).slice(1, -1)));
    })
    .toEqual([]);
}

test('a log-out leaves only values of the device itself, and no data of the person', async ({
  page,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await signedInAs(page, { userId, userToken: world });
  await leaveTraces(page, open);

  await askLogOut(page);
  await confirmLogOut(page);
  await expect(page.getByText(t('Works at once'))).toBeVisible();
  await expectNothingOf(page, world);
});

test('another person who signs in after an expired login finds nothing of the first one', async ({
  page,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|status of 500/);
  await signedInAs(page, { userId, userToken: world });
  await leaveTraces(page, open);

  await page.route(isCall('/cooperation/app/medicationRemind/save'), (route) =>
    route.fulfill({ status: 500, json: { success: false, code: '600', msg: 'Please log in again' } }),
  );
  // The draft is an unsaved change, about which the browser would ask before the page of the next person.
  await open('/medicine-remind/add');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  const dialog = page.getByRole('dialog', { name: t('Login expired') });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  const reloaded = page.waitForEvent('domcontentloaded');
  await signIn(dialog);
  await reloaded;
  expect(questions).toEqual([]);
  const user = await page.evaluate(() => JSON.parse(sessionStorage.getItem('0:user') ?? '{}'));
  await expectNothingOf(page, world, user.userId);
});

test('the guest after a closed tab can delete what the person has left', async ({
  page,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await signedInAs(page, { userId, userToken: world });
  await leaveTraces(page, open);
  const next = await page.context().newPage();
  // Without a user, the test's build signs in a person of the examples.
  await next.addInitScript(() => sessionStorage.setItem('0:user', '{}'));
  await page.close();
  await goTo(next, '/food-app/user/account?room=data');
  await next.getByRole('button', { name: t('Delete what was left') }).click();
  await next
    .getByRole('dialog')
    .getByRole('button', { name: t('Delete') })
    .click();
  await expect(next.getByRole('button', { name: t('Delete what was left') })).toBeHidden();
  await expectNothingOf(next, world);
});

test.describe('in a native app', () => {
  test.use({ guest: true });

  /** Opens pages as in an Android app, whose user the test changes by `window.setUser`. */
  async function inApp(page: Page, user: object): Promise<void> {
    await page.addInitScript((given) => {
      // The name of the tab survives its reloads, and is in no storage.
      let current = window.name ? JSON.parse(window.name) : given;
      let stream: string | undefined;
      const app = window as unknown as { healthBridgeReceive?: (message: string) => void };
      const send = (message: object) => setTimeout(() => app.healthBridgeReceive?.(JSON.stringify(message)));
      const setUser = (next: object) => {
        current = next;
        window.name = JSON.stringify(next);
        send({ type: 'event', id: stream, data: next });
      };
      const results: Record<string, (id: string) => unknown> = {
        getUserInfo: () => current,
        watchUser: (id) => {
          stream = id;
          return null;
        },
        logout: () => {
          setUser({});
          return null;
        },
      };
      const postMessage = (text: string) => {
        const { id, type, action } = JSON.parse(text);
        if (!id) return;
        const result = type === 'hello' ? { version: 1, actions: Object.keys(results) } : results[action]?.(id);
        const isKnown = type === 'hello' || action in results;
        // A stream has no reply until it ends.
        if (type === 'stream') return;
        send({ type: 'reply', id, ...(isKnown ? { result } : { error: { code: 'not supported' } }) });
      };
      Object.assign(window, { healthBridge: { postMessage }, setUser });
    }, user);
  }
  const setUser = (page: Page, user: object) =>
    page.evaluate((next) => (window as unknown as { setUser: (user: object) => void }).setUser(next), user);

  for (const [end, next] of Object.entries({ 'a log-out': undefined, 'another person': 'user-2' })) {
    test(`${end} in the native app leaves nothing of the person, on an open page and before the next one`, async ({
      page,
      open,
      world,
      expectErrors,
    }) => {
      expectErrors(/Failed to load resource/);
      const person = { userId, userToken: world, memberType: 0, promoteRoleFlag: 0 };
      const nextPerson = next ? { ...person, userId: next, userToken: `${world}-next` } : {};
      await inApp(page, person);
      await leaveTraces(page, open);
      const reloaded = page.waitForEvent('domcontentloaded');
      await setUser(page, nextPerson);
      await reloaded;
      await expectNothingOf(page, world, next);

      // While no page is open, the first person comes back and leaves a value, and then the end comes again.
      await page.evaluate(
        ([key, id]) => {
          localStorage.setItem(`0:${key}`, '{}');
          localStorage.setItem('0:native-user', JSON.stringify(id));
        },
        [keyOf(userId, 'growth'), userId],
      );
      await open('/tools/bmi');
      await expectNothingOf(page, world, next);
    });
  }
});
