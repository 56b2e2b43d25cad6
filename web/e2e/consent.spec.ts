/**
 * Every use of health data and pictures waits for the person's consent: `consent-gate.ts` holds the calls, and these are examples.
 * `your-data.spec.ts` has weights and medicines.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { saveElsewhere, withdrawElsewhere } from './support/consents.ts';
import { entry, test } from './support/device.ts';
import { GUARDIAN } from './support/guardian.ts';
import { choosePhoto } from './support/photo.ts';
import { collectCalls } from './support/requests.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const press = (app: Page | FrameLocator, name: string): Promise<void> =>
  app.getByRole('button', { name: t(name), exact: true }).click();

const question = (app: Page | FrameLocator, title: string): Locator =>
  app.getByRole('dialog', { name: t(title), exact: true });

const answer = (app: Page | FrameLocator, title: string, name: 'I agree' | 'Not now'): Promise<void> =>
  question(app, title)
    .getByRole('button', { name: t(name), exact: true })
    .click();

interface Use {
  title: string;
  /** The path of the call. */
  call: string;
  screen: string;
  /** Whether the profile lacks the height, so that the screen asks for it. */
  lacksHeight?: true;
  begin?: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
}

const uses: Use[] = [
  {
    title: 'a meal',
    call: '/food/app/foodAnalysis/submitFoodItem',
    screen: '/food-app/analyze/list?from=analysis-4126&mealType=dinner&date=2026-11-20',
    send: (page) => press(page, 'Add to diary'),
  },
  {
    title: 'yesterday’s meal of the home',
    call: '/food/app/foodAnalysis/submitFoodItem',
    screen: '/food-app',
    send: (page) => press(page, 'Log'),
  },
  {
    title: 'the start of the health assessment',
    call: '/food/evaluation/item/next',
    screen: '/food-app/health-survey?again=1',
    send: (page) => press(page, 'Begin'),
  },
  {
    title: 'the weight of a calculator',
    call: '/scheme/app/health-data/saveWeightWithCompareLast',
    screen: '/tools/bmi',
    begin: async (page) => {
      await expect(page.getByText(t('Filled in from your profile.'))).toBeVisible();
      await page.getByRole('textbox', { name: t('Weight') }).fill('59');
    },
    send: (page) => press(page, 'Save weight'),
  },
  {
    title: 'the height of the profile',
    call: '/food/user/saveUserInformation',
    screen: '/ai-app/user/profile',
    begin: (page) => page.getByRole('textbox', { name: t('Height') }).fill('163'),
    send: (page) => press(page, 'Save'),
  },
  {
    title: 'the height that the home asks for',
    call: '/food/user/saveUserInformation',
    screen: '/',
    lacksHeight: true,
    begin: (page) => page.getByRole('textbox', { name: t('Height') }).fill('163'),
    send: (page) => press(page, 'Save'),
  },
];

for (const { title, call, screen, lacksHeight, begin, send } of uses) {
  test(`${title} leaves only after the consent to health data`, async ({ page, open, world }) => {
    if (lacksHeight) await saveElsewhere(page, world, { height: null });
    await withdrawElsewhere(page, world, 'healthData');
    const calls = collectCalls(page, call);
    // The decision itself goes by the call of the profile.
    const sent = () => calls.map((request) => request.postDataJSON()).filter((input) => !('consents' in input));
    await open(screen);
    await begin?.(page);
    await send(page);
    await answer(page, 'Health data', 'Not now');
    await send(page);
    await expect(question(page, 'Health data')).toBeVisible();
    expect(sent()).toEqual([]);
    await answer(page, 'Health data', 'I agree');
    await expect.poll(sent).toHaveLength(1);
  });
}

test('a photo of a meal leaves only after the consents to photographs and to health data', async ({
  page,
  open,
  world,
}) => {
  await withdrawElsewhere(page, world, 'healthData', 'mealPhotos');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/__mock/pictures')) uploads.push(request.url());
  });
  const calls = collectCalls(page, '/scheme/app/foodIntellectual/submitFoodName');
  await open('/ai-food/list?mealType=snack&date=2026-11-20');
  await press(page, 'Choose photo');
  await answer(page, 'Photographs of meals', 'Not now');
  await press(page, 'Choose photo');
  await choosePhoto(page, () => answer(page, 'Photographs of meals', 'I agree'));
  await expect(question(page, 'Health data')).toBeVisible();
  expect([uploads.length, calls.length]).toEqual([1, 0]);
  await answer(page, 'Health data', 'I agree');
  await expect.poll(() => calls.length).toBe(1);
});

test('the native app shares and measures health data only after the consent', async ({ page, device, world }) => {
  await withdrawElsewhere(page, `${world}-yearly-member`, 'healthData');
  const { app } = await device({ platform: 'ios', path: '/health-data/ios-guide?from=weight' });
  await press(app, 'Allow');
  await answer(app, 'Health data', 'Not now');
  await press(app, 'Sync now');
  await answer(app, 'Health data', 'Not now');
  await expect(entry(page, 'getHealthAccess')).toHaveCount(1);
  for (const action of ['authorizeHealth', 'syncHealth']) await expect(entry(page, action)).toHaveCount(0);
  await device({ platform: 'ios', path: '/heart-rate-monitor/home' });
  await press(app, 'Measure');
  await press(app, 'Start');
  await expect(question(app, 'Health data')).toBeVisible();
  for (const action of ['requestPermission', 'measureHeartRate']) await expect(entry(page, action)).toHaveCount(0);
  await answer(app, 'Health data', 'I agree');
  await expect(entry(page, 'requestPermission')).toHaveCount(1);
});

test('a child’s height leaves only with the number and the code of a guardian', async ({ page, open, world }) => {
  await saveElsewhere(page, world, { birthDate: '2014-05-01' });
  const calls = collectCalls(page, '/food/user/saveUserInformation');
  const sent = () => calls.map((request) => request.postDataJSON()).filter((input) => !('consents' in input));
  await open('/ai-app/user/profile');
  await page.getByRole('textbox', { name: t('Height') }).fill('150');
  await press(page, 'Save');
  const sheet = question(page, 'Consent of a guardian');
  const number = sheet.getByLabel(t('The guardian’s phone number'));
  const code = sheet.getByLabel(t('Verification code'));
  const agree = () => press(page, 'I agree as the guardian');
  await agree();
  await expect(number).toBeFocused();
  await expect(code).toHaveAccessibleDescription(t('Enter the 6 digits of the code'));
  await expectAccessible(page);

  await number.fill('13800001234');
  await press(page, 'Send code');
  await expect(number).toHaveAccessibleDescription(t('This is the number of this account. Enter the guardian’s own.'));
  await number.fill(GUARDIAN);
  await press(page, 'Send code');
  await expect(code).toBeFocused();
  await code.fill('654321');
  await agree();
  await expect(code).toHaveAccessibleDescription(t('This code is wrong. Enter it again.'));
  expect(sent()).toEqual([]);
  await code.fill('123456');
  await agree();
  await expect(sheet).toHaveCount(0);
  await expect.poll(sent).toEqual([expect.objectContaining({ height: 150 })]);

  // The guardian's consent can be withdrawn without a code, and is given again only with one.
  await open('/food-app/user/account?room=data');
  const consent = page.getByRole('switch', { name: t('Consent of a guardian') });
  await consent.click();
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consent).not.toBeChecked();
});
