import { expectAccessible } from './support/accessibility.ts';
import { calls, card, choose } from './support/family.ts';
import { changeReply, countCalls, holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('the family screen shows the values of every member', async ({ page, open }) => {
  const release = await holdRequest(page, `${calls}/queryRelationship`);
  await open('/family-health/home');
  await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
  await release();

  await expect(page.getByRole('heading', { name: '林晓的家庭' })).toBeVisible();
  await expect(
    page.getByText(t('{count, plural, one {# member besides you} other {# members besides you}}', { count: 3 })),
  ).toBeVisible();
  const mother = card(page, '王桂芳');
  await expect(mother).toContainText('Mother');
  await expect(mother).toContainText(/138\/84 mmHg\s*High\s*Today 07:20/);
  await expect(mother).toContainText(/6\.4 mmol\/L\s*Nov\s17/);
  await expect(mother).toContainText(/2,164 steps\s*Today so far/);
  await expect(card(page, '陈立')).toContainText(t('Yesterday {time}', { time: '22:08' }));
  await expect(page).toHaveTitle(`${t('Family health')} – ${t('General health')}`);

  await page
    .getByRole('link', {
      name: t('{waiting, plural, one {# sent invitation, no answer yet} other {# sent invitations, no answer yet}}', {
        waiting: 1,
      }),
    })
    .click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
});

test('one message says that the family could not be loaded, and a retry loads everything', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/500/);
  const prefer = 'code=500,example=requestException';
  await page.route(`**/api${calls}/*`, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer } }),
  );
  await open('/family-health/home');
  await expect(page.getByText(t('Your family could not be loaded'))).toBeVisible();
  await expect(page.getByText(t('This could not be loaded'))).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(card(page, '陈立')).toBeVisible();
});

test('a family member with a missing field cannot be shown, and the others can', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/./);
  await changeReply(page, `${calls}/queryRelationship`, (family: { members: object[] }) => ({
    ...family,
    members: family.members.map((member, index) => (index === 0 ? { ...member, sharedWithMe: null } : member)),
  }));
  await open('/family-health/home');
  await expect(page.getByText(t('This entry cannot be shown.'))).toHaveCount(1);
  await expect(card(page, '王桂芳')).toBeVisible();
});

test('the family screens explain a failure, an empty family and a member without values', async ({
  page,
  open,
  answer,
}) => {
  await answer(`${calls}/queryRelationship`, 503);
  await open('/family-health/home');
  await expect(page.getByRole('alert')).toContainText(t('This could not be loaded'));
  await answer(`${calls}/queryRelationship`, 'empty');
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByText(t('Nobody in your family yet'))).toBeVisible();
  await expectAccessible(page);
  await open('/family-health/members');
  await page.getByRole('link', { name: t('Invite your family') }).click();
  await expect(page).toHaveURL(/\/family-health\/home$/);

  await answer(`${calls}/queryByFamilyUserId`, 'nothingShared');
  await open('/family-health/members/detail?familyUserId=user-1002');
  await expect(page.getByText(t('No data shared yet'))).toBeVisible();
  await answer(`${calls}/queryByFamilyUserId`, 'nothingMeasured');
  await page.reload();
  await expect(page.getByText(t('Nothing measured yet'))).toHaveCount(2);
  await expect(page.getByText(t('No doses planned'))).toHaveCount(1);
});

test('a person invites family by phone number, and a failure shows at the number', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/family-health/home');
  await page.getByRole('button', { name: t('By phone') }).click();
  const sheet = page.getByRole('dialog');
  const phone = sheet.getByRole('textbox');
  const send = sheet.getByRole('button', { name: t('Send invitation') });
  await send.click();
  await expect(phone).toHaveAccessibleDescription(t('Enter the 11 digits of a mobile number'));
  await expect(sheet.getByText(t('Choose what they are to you'))).toBeVisible();
  await expect(phone).toBeFocused();
  await expectAccessible(page);

  await choose(page, t('They are my'), 'Someone else close');
  await sheet.getByRole('checkbox', { name: t('Steps') }).check();
  for (const [number, reason] of [
    ['13000001234', t('Nobody has signed up with this number. Ask them to get the app first.')],
    ['13900007788', t('You have invited this person already. Wait for the answer.')],
  ] as const) {
    await phone.fill(number);
    await send.click();
    await expect(phone).toHaveAccessibleDescription(reason);
    await expect(phone).toBeFocused();
    await expect(page.getByText(reason)).toHaveCount(1);
  }

  await phone.fill('13900005678');
  const invite = (url: URL) => url.pathname === `/api${calls}/saveRelationshipByPhoneNumber`;
  await page.route(invite, (route) => route.abort());
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText(t('No connection to the server. Check your network.'));
  await expect(phone).toHaveValue('13900005678');
  await page.unroute(invite);
  await send.click();
  await expect(page.getByText(t('Invitation sent. It can be answered within seven days.'))).toBeVisible();
  await expect(sheet).toBeHidden();

  // The sent invitation is listed, and can be taken back.
  await page.getByRole('link', { name: t('Family members') }).click();
  const sent = page.getByRole('listitem').filter({ hasText: '周航' });
  await expect(sent).toContainText('139****5678');
  await expect(sent).toContainText(t('Expires in {left}', { left: '7 days' }));
  await expectAccessible(page);
  await sent.getByRole('button').click();
  await expect(sheet).toContainText(t('<0/> can no longer accept it. You can invite them again.', { 0: '周航' }));
  await sheet.getByRole('button', { name: t('Withdraw') }).click();
  await expect(page.getByText(t('Invitation withdrawn'))).toBeVisible();
  await expect(sent).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the family code changes with the chosen data, and can be sent or saved as a picture', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/family-health/home');
  await page.getByRole('button', { name: t('Show my code') }).click();
  const sheet = page.getByRole('dialog').first();
  await expect(sheet).toContainText('FH7K2M9QX4');
  await expect(sheet.getByRole('img', { name: t('QR code of your family code') })).toBeVisible();
  await sheet.getByRole('checkbox', { name: t('Steps') }).check();
  await sheet.getByRole('checkbox', { name: t('Weight') }).check();
  await expect(sheet).toContainText('FH9R4C6VN2');
  await expect(sheet).toContainText(t('Expires in {left}', { left: '2 days' }));

  await sheet.getByRole('button', { name: t('Send link') }).click();
  await expect(page.getByRole('dialog').getByText(t('copied successfully'))).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/share');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    userName: '林晓',
    type: 'family',
    inviteCode: 'FH9R4C6VN2',
    userId: 'user-1001',
  });

  await sheet
    .getByRole('button', { name: t('Save picture') })
    .first()
    .click();
  const picture = page.getByRole('img', { name: t('Picture of my code') });
  await expect(picture).toHaveJSProperty('naturalWidth', 750);
  // This type of share saves its QR code, not a poster with a coloured head.
  expect(
    await picture.evaluate((image: HTMLImageElement) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(10, 10, 1, 1).data];
    }),
  ).toEqual([255, 255, 255, 255]);
  await page.keyboard.press('Escape');

  // Closing reloads the family, because another person may have used the code meanwhile.
  const asked = countCalls(page, `${calls}/queryRelationship`);
  await sheet.getByRole('button', { name: t('Close') }).click();
  await expect.poll(asked).toBe(1);
});

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
  await page.getByRole('radio', { name: t('Week') }).check();
  await expect(values).toHaveCount(3);
  await page.getByRole('radio', { name: t('Month') }).check();
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
  '{seen, plural, =0 {You see nothing} one {You see #} other {You see #}}, {shown, plural, =0 {they see nothing} one {they see #} other {they see #}}';

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
