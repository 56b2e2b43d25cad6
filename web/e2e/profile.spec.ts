import { answerSheet, test as deviceTest, entry } from './support/device.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const path = '/ai-app/user/profile';
const save = '/food/user/saveUserInformation';

test('the profile shows the new energy target with its reason before saving, and sends only changes', async ({
  page,
  open,
}) => {
  await open(path);
  await expect(page.getByText('1,700')).toBeVisible();
  await page.getByText(t('Lose weight'), { exact: true }).click();
  const weight = page.getByRole('textbox', { name: t('Weight') });
  await weight.fill('62');
  // Rounded up from 1,263, because a lower target would be a deficit of more than 500 kcal.
  await expect(page.getByText(t('Would become {0} kcal when you save', { 0: '1,300' }))).toBeVisible();
  await expect(page.getByText(t(', rounded up to 50.'))).toBeVisible();
  await weight.fill('58.2');
  await expect(page.getByText(t('Would become {0} kcal when you save', { 0: '1,250' }))).toBeVisible();
  await weight.fill('50');
  const least = t('We suggest at least {0} kcal. Below that, it is hard to get the nutrients you need.', {
    0: '1,200',
  });
  await expect(page.getByText(least)).toBeVisible();
  await weight.fill('62');

  // The draft survives a reload.
  await page.reload();
  await expect(page.getByText(t('Your unsaved changes are back.'))).toBeVisible();
  await expect(weight).toHaveValue('62');

  const request = page.waitForRequest(`**/api${save}`);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  expect((await request).postDataJSON()).toEqual({
    weight: 62,
    dietaryGoal: 'loseWeight',
    intendedAt: expect.any(String),
  });
  // More than 5 % above the weight of this morning.
  const question = page.getByRole('dialog', { name: t('Is {kilograms} kg right?', { kilograms: '62.0' }) });
  await expect(question).toContainText('58.6');
  await question.getByRole('button', { name: t('Save {kilograms} kg', { kilograms: '62.0' }) }).click();
  await expect(page.getByText(t('Your profile is saved.'))).toBeVisible();
  await open(path);
  await expect(page.getByText('1,300')).toBeVisible();
  await expect(page.getByText(t('Your unsaved changes are back.'))).toHaveCount(0);
});

test('a weight saved in the profile is the latest one of the health data', async ({ page, open, request, world }) => {
  await open(path);
  await page.getByRole('textbox', { name: t('Weight') }).fill('57.9');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText(t('Your profile is saved.'))).toBeVisible();
  const detail = await request.get(
    `${process.env.WEB_URL}api/scheme/app/health-data/detail?healthDataType=weight&period=week`,
    { headers: { userToken: world, appVersion: '5.2.0', source: '' } },
  );
  expect((await detail.json()).data.series[0].latest.value).toBe(57.9);
});

test('the profile removes a value, asks before leaving, and returns to the page that needed it', async ({
  page,
  open,
}) => {
  await open(`${path}?missing=height&next=/ai-app/agreement/privacy`);
  const height = page.getByRole('textbox', { name: t('Height') });
  await expect(height).toHaveAccessibleDescription(
    t('Needed for the page that you came from. {text}', { text: t('For BMI and energy.') }),
  );
  await height.fill('20');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(height).toBeFocused();
  await height.fill('');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: t('Leave without saving?') })).toBeVisible();
  await page.getByRole('button', { name: t('Keep editing') }).click();
  const request = page.waitForRequest(`**/api${save}`);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  expect((await request).postDataJSON()).toEqual({ height: null, intendedAt: expect.any(String) });
  await expect(page).toHaveURL(/\/ai-app\/agreement\/privacy$/);
});

test('the profile leads to no other site after saving', async ({ page, open }) => {
  await open(`${path}?next=//evil.example`);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/ai-app\/user\/account$/);
});

test('the profile can be saved while its tags do not load', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/status of 500/);
  await answer('/food/user/getHealthTagGroups', 500);
  await open(path);
  await expect(page.getByRole('button', { name: t('Try again') })).toBeVisible();
  await page.getByRole('textbox', { name: t('Your name') }).fill('晓晓');
  const request = page.waitForRequest(`**/api${save}`);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  expect((await request).postDataJSON()).toEqual({ userName: '晓晓', intendedAt: expect.any(String) });
});

test('a tag group of single choice keeps one tag, and another group keeps all', async ({ page, open }) => {
  await open(path);
  await page.getByText('Vegan', { exact: true }).click();
  await page.getByText('Halal', { exact: true }).click();
  await page.getByText('Trying for a baby', { exact: true }).click();
  await page.getByText('Menopause', { exact: true }).click();
  await page.getByText('Late nights', { exact: true }).click();
  const request = page.waitForRequest(`**/api${save}`);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  const { healthTagIds } = (await request).postDataJSON();
  expect(healthTagIds.sort()).toEqual(['tag-3001', 'tag-3002', 'tag-3022', 'tag-3023', 'tag-3034', 'tag-3042']);
});

deviceTest('the app uploads a new picture, which is saved with the rest', async ({ device, page, expectErrors }) => {
  // The upload URL in the bridge's examples has no server.
  expectErrors(/ERR_NAME_NOT_RESOLVED/);
  const { app } = await device({ platform: 'ios', path });
  await app.getByRole('button', { name: t('Change photo') }).click();
  await app.getByRole('button', { name: t('Choose photo') }).click();
  await answerSheet(page, 'Choose');
  await expect(app.getByText(t('Pictures sent'))).toBeAttached();
  await app.getByRole('button', { name: t('Save'), exact: true }).click();
  const saved = entry(page, `POST ${save}`);
  await saved.locator('summary').click();
  await expect(saved.getByRole('group', { name: 'Parameters' })).toHaveText(
    /^\{\s*"intendedAt": "[^"]+",\s*"avatar": "[^"]+"\s*\}$/,
  );
});
