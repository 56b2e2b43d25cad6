/**
 * Every screen that shows what belongs to a person, with an account that has just been opened, and has not consented to anything.
 */
import { collectCommands } from './support/requests.ts';
import { freshPhone } from './support/sign-in.ts';
import { test as base, expect } from './support/test.ts';
import { t } from './support/texts.ts';
import { goOn, tours, watchScreen } from './support/tour.ts';

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

for (const { name, stops } of tours((path) => !everybodys.test(path))) {
  test(`${name} show a new account no failure and no data of others, and send nothing of it`, async ({
    page,
    open,
  }) => {
    const commands = collectCommands(page);
    const untilComplete = watchScreen(page, t('Loading'));
    for (const [index, [path, address]] of stops.entries()) {
      await test.step(path, async () => {
        await (index === 0 ? open(invited(address)) : goOn(page, invited(address)));
        await untilComplete();
        await expect(page.getByRole('button', { name: t('Try again') })).toHaveCount(0);
        await expect(page.getByText(/林晓|Lin Xiao|138\*\*\*\*1234/)).toHaveCount(0);
        expect(commands).toEqual([]);
      });
    }
  });
}
