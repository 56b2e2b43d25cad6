import { deviceKeys } from '../src/platform/storage-keys.ts';
import { askLogOut, confirmLogOut } from './support/log-out.ts';
import { countKept, signedInAs } from './support/offline.ts';
import { isCall } from './support/requests.ts';
import { storedIn } from './support/stored-data.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/**
 * Keys of the page and the SDK in addition to `deviceKeys`: the language, a guest's consents, the unsent events, and the
 * marks of log-outs.
 */
const others = /^(locale|consents\.|reloaded-from|start-reloads|(main|food)\.(events|event\.\d+)|log-out\.\w+)$/;

test('a log-out leaves only values of the device itself, and no data of the person', async ({
  page,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await signedInAs(page, { userId: 'user-1001', userToken: world });
  const key = (name: string) =>
    expect.poll(async () => Object.keys((await storedIn(page)).keys)).toContain(`0:${name}`);
  await open('/tools/bmi');
  await page.getByRole('textbox', { name: t('Height') }).fill('162.7');
  await key('calculators.user-1001');
  await open('/sugar-control/search?q=rice');
  await page.getByRole('searchbox').fill('燕麦米');
  await page.keyboard.press('Enter');
  await key('recent-searches:/sugar-control.user-1001');
  await open('/contact-us');
  await page.getByLabel(t('What would you like to tell us?')).fill('只有我知道的一句话');
  await key('feedback.draft.user-1001');
  await open('/medicine-remind/add');
  await page.getByLabel(t('Name'), { exact: true }).fill('只有我吃的药');
  await key('medication.draft.user-1001.');
  await page.evaluate(() => localStorage.setItem('0:growth.user-1001', JSON.stringify({ child: { name: '乐乐' } })));
  await page.route(isCall('/cooperation/app/medicationRemind/finish'), (route) => route.abort());
  await open('/');
  await page
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await expect.poll(() => countKept(page, 'outbox')).toBe(1);
  await expect.poll(() => countKept(page, 'reads')).toBeGreaterThan(0);

  await askLogOut(page);
  await confirmLogOut(page);
  await expect(page.getByText(t('Works at once'))).toBeVisible();
  // The next page has no person, and removes the rest of the stored data.
  const none = { '0:outbox/outbox': '[[]]', '0:reads/reads': '[]' };
  await expect.poll(async () => (await storedIn(page)).places).toEqual(none);
  const { keys, places } = await storedIn(page);
  const names = Object.keys(keys).map((name) => name.replace('0:', ''));
  expect(names.filter((name) => !(deviceKeys as readonly string[]).includes(name) && !others.test(name))).toEqual([]);
  // An event that is not sent yet still contains its person.
  const kept = Object.entries(keys).filter(([name]) => !/^0:(main|food)\.event\.\d+$/.test(name));
  const texts = JSON.stringify([kept, places]);
  for (const own of ['user-1001', world, '162.7', '燕麦米', '只有我', '乐乐']) expect(texts).not.toContain(own);
});
