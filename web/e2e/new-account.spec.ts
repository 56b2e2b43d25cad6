/**
 * Every screen that shows what belongs to a person, with an account that has just been opened, and has not consented to anything.
 */
import { screens } from '../screens.ts';
import { collectCommands, pendingCalls } from './support/requests.ts';
import { freshPhone } from './support/sign-in.ts';
import { test as base, expect } from './support/test.ts';
import { t } from './support/texts.ts';

/** Calls the API, and returns the data of the reply. */
async function call<T>(userToken: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${process.env.MOCK_URL}${path}`, {
    headers: { appVersion: '5.2.0', source: '', userToken, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  expect(reply).toMatchObject({ success: true });
  return reply.data;
}

const test = base.extend<{ world: string }, { newcomer: string }>({
  // One sign-in for all screens.
  newcomer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here
    async ({}, use) => {
      const phoneNumber = freshPhone();
      await call(phoneNumber, `/food/view/user/sms/getVerifyCode?phoneNumber=${phoneNumber}&purpose=login`);
      const { userToken } = await call<{ userToken: string }>('', '/food/view/auth/login', {
        phoneNumber,
        verifyCode: '123456',
      });
      await use(userToken);
    },
    { scope: 'worker' },
  ],
  world: async ({ newcomer }, use) => use(newcomer),
});

/** Screens with the same content for everybody. */
const everybodys =
  /agreement|guide|feed-back|^\/(tools|404|sugar-control|purine|share|contact-us|growth-curve|product)/;
/** The address of an invitation contains its sender. */
const invited = (address: string) => address.replace('Lin%20Xiao', 'Zhou');

for (const [path, address] of Object.entries(screens).filter(([path]) => !everybodys.test(path))) {
  test(`${path} shows a new account no failure and no data of others, and sends nothing of it`, async ({
    page,
    open,
  }) => {
    const calls = pendingCalls(page);
    const commands = collectCommands(page);
    await open(invited(address));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(async () => {
      expect(calls.size).toBe(0);
      await expect(page.getByRole('status', { name: t('Loading') })).toHaveCount(0);
    }).toPass({ intervals: [50] });
    await expect(page.getByRole('button', { name: t('Try again') })).toHaveCount(0);
    await expect(page.getByText(/林晓|Lin Xiao|138\*\*\*\*1234/)).toHaveCount(0);
    expect(commands).toEqual([]);
  });
}
