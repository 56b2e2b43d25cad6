import { expectAccessible } from './support/accessibility.ts';
import { calls, card } from './support/family.ts';
import { holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('the screen of a family member shows values, trends and the shared data', async ({ page, open }) => {
  await open('/family-health/members');
  await expect(page.getByRole('link', { name: '陈一诺' })).toBeVisible();
  await page.getByRole('link', { name: '陈立' }).click();
  await expect(page).toHaveURL(/\/family-health\/members\/detail\?familyUserId=user-1002$/);
  await expect(page).toHaveTitle(`${t('Family member')} – ${t('General health')}`);
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: t('Steps') }) });
  await expect(steps).toContainText('4,873 steps');
  // A day without steps is a gap, and today is left out.
  const rows = steps.getByRole('table', { includeHidden: true }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Nov 19' })).toContainText('10,433');
  await expect(rows.filter({ hasText: /4,873|^.*\b0$/ })).toHaveCount(0);

  await open('/family-health/members/detail?familyUserId=user-1003');
  await expect(
    page.getByText(
      t('{planned, plural, one {{taken} of # dose, today left out} other {{taken} of # doses, today left out}}', {
        taken: 55,
        planned: 58,
      }),
    ),
  ).toBeVisible();
  // One sentence says how she is.
  await expect(page.getByText(/^Worth a look: blood pressure high/)).toBeVisible();
  const pressure = page.locator('section').filter({ has: page.getByRole('heading', { name: t('Blood pressure') }) });
  await expect(pressure).toContainText('High');
  const values = pressure.getByRole('table', { includeHidden: true }).locator('tbody tr');
  await expect(values).toHaveCount(10);
  // The newest value shows once; a picked value shows above its curve.
  await expect(pressure.getByRole('paragraph').filter({ hasText: '138' })).toHaveCount(1);
  await pressure.getByRole('slider').press('ArrowLeft');
  await expect(pressure.getByRole('slider')).toHaveAttribute('aria-valuetext', /mmHg$/);
  await page.getByRole('radio', { name: t('7 days') }).check();
  await expect(values).toHaveCount(3);
  await page.getByRole('radio', { name: t('30 days') }).check();
  await expect(page.getByRole('list', { name: t('What {userName} sees of you', { userName: '王桂芳' }) })).toHaveText(
    [t('Weight'), t('Blood sugar'), t('Steps')].join(''),
  );
  await expectAccessible(page);
  await open('/family-health/members/detail?familyUserId=user-9999');
  await expect(page.getByRole('alert')).toContainText(t('This person is not in your family, or not any more.'));
  await open('/family-health/members/detail');
  await page.getByRole('link', { name: t('All members') }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
});

test('a change of the data shared with a member waits for the server, and a failed one has no effect', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/family-health/members/detail?familyUserId=user-1002');
  await page.getByRole('button', { name: t('Change') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: t('Weight') }).uncheck();
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    (url) => url.pathname === `/api${calls}/saveRelationship`,
    async (route) => {
      await failed;
      await route.abort();
    },
  );
  await sheet.getByRole('button', { name: t('Save') }).click();
  await sheet.getByRole('button', { name: t('Close') }).click();
  fail();
  await expect(sheet.getByRole('alert')).toContainText(t('No connection to the server. Check your network.'));
  await expect(sheet.getByRole('checkbox', { name: t('Weight') })).not.toBeChecked();
  await sheet.getByRole('button', { name: t('Close') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: t('What {userName} sees of you', { userName: '陈立' }) })).toContainText(
    t('Weight'),
  );
});

const sharing =
  '{seen, plural, =0 {You see nothing} other {You see #}} · {shown, plural, =0 {they see nothing} other {they see #}}';

test('changed sharing, stopped sharing and a removed family member show at once', async ({ page, open }) => {
  await open('/family-health/members');
  const row = page.getByRole('listitem').filter({ hasText: '陈立' });
  await expect(row).toContainText(t(sharing, { seen: 3, shown: 5 }));
  await page.getByRole('link', { name: '陈立' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('Change') }).click();
  await dialog.getByRole('checkbox', { name: t('Medication') }).uncheck();
  await dialog.getByRole('button', { name: t('Save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: t('What {userName} sees of you', { userName: '陈立' }) })).toHaveText(
    [t('Weight'), t('Blood sugar'), t('Heart rate'), t('Steps')].join(''),
  );

  const stop = t('Stop sharing');
  await page.getByRole('button', { name: stop }).click();
  await expect(dialog).toContainText(
    t(
      'From this moment <0/> sees none of your health data, earlier values included. You stay family, and go on seeing what they share.',
      { 0: '陈立' },
    ),
  );
  const release = await holdRequest(page, `${calls}/queryRelationship`);
  await dialog.getByRole('button', { name: stop }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
  // The old list never shows while the new one loads.
  await expect(row).toHaveCount(0);
  await release();
  await expect(row).toContainText(t(sharing, { seen: 3, shown: 0 }));

  await page.getByRole('link', { name: '陈立' }).click();
  await page.getByRole('button', { name: t('Remove from family') }).click();
  await dialog.getByRole('button', { name: t('Remove'), exact: true }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
  await expect(page.getByRole('link', { name: '王桂芳' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await open('/family-health/home');
  await expect(card(page, '王桂芳')).toBeVisible();
  await expect(page.getByRole('link', { name: '陈立' })).toHaveCount(0);
});

test('a person reminds a family member with a shared message', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => sessionStorage.setItem('shared', JSON.stringify(shared)),
    });
  });
  await open('/family-health/members/detail?familyUserId=user-1003');
  await page.getByRole('button', { name: t('Remind') }).click();
  const shared = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('shared') ?? 'null'));
  await expect.poll(shared).toMatchObject({
    title: t('Please remember your medicine and your measurements'),
    url: expect.stringMatching(/\/medicine-remind$/),
  });
});
