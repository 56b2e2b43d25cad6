import { expectAccessible } from './support/accessibility.ts';
import { calls, home, invite, test } from './support/partner.ts';
import { countCalls, deferred, holdRequest, pendingCalls } from './support/requests.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

test('the partner screen shows the progress of both, and only the person’s own kilograms', async ({ page, open }) => {
  const release = await holdRequest(page, `${calls}/indexData`);
  await open(home);
  await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
  await release();

  const me = page.getByRole('region', { name: t('You'), exact: true });
  await expect(me).toContainText('5.3%');
  await expect(me).toContainText(t('lost since {day}', { day: 'Sep 5' }));
  await expect(me).toContainText(t('Weighed today'));
  const partner = page.getByRole('region', { name: '苏梅', exact: true });
  await expect(partner).toContainText('4.2%');
  await expect(partner).toContainText(t('Weighed {day}', { day: 'Nov 19' }));
  await expect(page.getByText(t('Partners since {date}', { date: 'Sep 12, 2026' }))).toBeVisible();

  // 0.8 of 59.4 kg in the last week get a warning, no praise.
  const warning = page.getByRole('link', { name: t('You are losing weight fast') });
  await expect(warning).toContainText('Losing about 1.3% a week.');
  await expect(warning).toHaveAttribute('href', /healthDataType=weight/);

  await expect(page.getByText(t('{figure} kg', { figure: '61.9' }))).toBeVisible();
  await expect(page.getByText(t('{figure} kg', { figure: '58.6' }))).toBeVisible();
  await expect(page.getByText(/\d\.\d\s?(kg|公斤)/)).toHaveCount(3);

  const trend = page.getByRole('table');
  await expect(trend).toContainText('苏梅');
  await expect(trend).toContainText('−4.2');

  // A person with a partner can only decline.
  await expect(page.getByText(t('<0/> invites you', { 0: '可可' }))).toBeVisible();
  await expect(page.getByText(t('{left} left', { left: '2 days' }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Accept') })).toHaveCount(0);
  await page.getByRole('button', { name: t('Decline') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    t('<0/> will see that you declined. You cannot undo this, but either of you can invite again.', {
      0: '可可',
    }),
  );
  await dialog.getByRole('button', { name: t('Decline') }).click();
  await expect(page.getByText(t('<0/> invites you', { 0: '可可' }))).toHaveCount(0);

  await expectAccessible(page);
  await page
    .getByRole('link', { name: t('Ranking') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rank$/);
});

test('the partner screen does not move when its chart loads late', async ({ page, open }) => {
  const chart = deferred();
  let requested = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    // The names of the files are generated; only the chart's file contains a slider.
    if ((await response.text()).includes('slider')) {
      requested += 1;
      await chart.promise;
    }
    await route.fulfill({ response });
  });
  await open(home);
  const leave = page.getByRole('button', { name: t('Leave the partnership') });
  await expect(page.getByText(t('<0/> invites you', { 0: '可可' }))).toBeVisible();
  const place = () => leave.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const before = await place();
  await expect.poll(() => requested).toBeGreaterThan(0);
  chart.resolve();
  await expect(page.getByRole('slider')).toBeAttached();
  expect(await place()).toBe(before);
});

test('a person leaves a partner after a warning, and accepts another one', async ({ page, open }) => {
  await open(home);
  await page.getByRole('button', { name: t('Leave the partnership') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    t(
      'It ends for both of you at once. Neither sees the other’s progress any more, and both drop out of the ranking until you have a partner again. Your own weights stay.',
    ),
  );
  await dialog.getByRole('button', { name: t('Stay') }).click();
  await expect(dialog).toBeHidden();
  const left = countCalls(page, `${calls}/deletePartnerRelationship`);
  await page.getByRole('button', { name: t('Leave the partnership') }).click();
  await dialog.getByRole('button', { name: t('Leave'), exact: true }).dblclick();
  await expect(
    page.getByRole('heading', { name: t('You and <0/> are no longer partners', { 0: '苏梅' }) }),
  ).toBeVisible();
  expect(left()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: '苏梅', exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await expect(
    page.getByText(
      t('When you accept, <0/> sees your name, your picture and your change in percent, never your kilograms.', {
        0: '可可',
      }),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Accept') }).click();
  await expect(page.getByRole('region', { name: '可可', exact: true })).toBeVisible();
  await expect(page.getByText(t('You and {userName} are partners now', { userName: '可可' }))).toBeVisible();
  await open(invite);
  await expect(page.getByText(t('You and <0/> are partners', { 0: '可可' }))).toBeVisible();
  await expect(page.getByText(t('Partners since {date}', { date: 'Nov 20, 2026' }))).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the partner screen says that an invitation was declined or has expired, and leads to a match', async ({
  page,
  open,
}) => {
  let status = 'declined';
  await page.route(
    (url) => url.pathname === `/api${calls}/indexData`,
    async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), prefer: 'example=invited' } });
      const body = await response.json();
      body.data.relationship = { ...body.data.relationship, status, endedAt: '2026-11-20T15:00:00+08:00' };
      await route.fulfill({ json: body });
    },
  );
  await open(home);
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(t('<0/> cannot join you this time', { 0: '秦朗' }))).toBeVisible();
  status = 'expired';
  await page.reload();
  await expect(heading(t('<0/> has not answered in time', { 0: '秦朗' }))).toBeVisible();
  await page.getByRole('link', { name: t('Find me one') }).click();
  await expect(page).toHaveURL(/\/invite\?way=match$/);
});

test('the partner screen reports a failure, and explains what to do without a weight', async ({
  page,
  open,
  answer,
}) => {
  await answer(`${calls}/indexData`, 503);
  await open(home);
  await expect(page.getByRole('alert')).toContainText(t('This is not available right now. Try again later.'));
  await answer(`${calls}/indexData`, 'noWeight');
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByText(t('No weight noted yet'))).toBeVisible();
  // Whether losing weight is safe for the person is unknown, so no partner is offered.
  await expect(page.getByText(t('We do not know your weight.'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('See your weight') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('Invite a partner') })).toHaveCount(0);
  await expectAccessible(page);
});

test('an invitation of a partner disappears when it expires', async ({ page, open }) => {
  await open(home);
  const invitation = page.getByText(t('<0/> invites you', { 0: '可可' }));
  await expect(invitation).toBeVisible();
  await page.clock.setFixedTime('2026-11-22T21:30:15+08:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(invitation).toHaveCount(0);
});

test.describe('with a running clock', () => {
  test.use({ runningClock: true });

  test('an accepted invitation of a partner shows without a reload', async ({ page, open, answer }) => {
    const pending = pendingCalls(page);
    await answer(`${calls}/indexData`, 'invited');
    await open(home);
    await expect(page.getByText(t('Waiting for <0/>', { 0: '秦朗' }))).toBeVisible();
    await answer(`${calls}/indexData`, 'paired');
    // The page begins to wait for its next request after the reply.
    await expect(async () => {
      // A call that is on its way would end by its time limit.
      await expect.poll(() => pending.size).toBe(0);
      await page.clock.fastForward(15_000);
      await expect(page.getByRole('region', { name: '苏梅', exact: true })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest sees the number of people with a partner, the ranking, and the sign-in', async ({ page, open }) => {
    await open(home);
    await expect(
      page.getByText(
        t(
          '{participants, plural, one {# person is losing weight with a partner} other {# people are losing weight with a partner}}',
          { participants: 12 },
        ),
      ),
    ).toBeVisible();
    // A guest sees no weight of a person.
    await expect(page.getByText(/\d\.\d\s?(kg|公斤)/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('See the ranking') }).click();
    const places = page.getByRole('list', { name: t('Ranking') }).getByRole('listitem');
    await expect(places.first()).toContainText(t('A person'));
    await expect(places.first()).toContainText(
      t('{recordedDays, plural, one {# day recorded} other {# days recorded}}', { recordedDays: 7 }),
    );
    await expect(page.getByText('晨跑的阿武')).toHaveCount(0);
    await expect(places.locator('img')).toHaveCount(0);
    await expect(page.getByText(t('Sign in to see your own place.'))).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: t('Sign in and find a partner') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Invite a partner'));
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
