import { expectAccessible } from './support/accessibility.ts';
import { calls, card } from './support/family.ts';
import { changeReply, holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('the family screen shows the values of every member', async ({ page, open }) => {
  const release = await holdRequest(page, `${calls}/queryRelationship`);
  await open('/family-health/home');
  await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
  await release();

  await expect(page.getByRole('heading', { name: '林晓的家庭' })).toBeVisible();
  await expect(
    page.getByText(t('{count, plural, one {# family member} other {# family members}}', { count: 3 })),
  ).toBeVisible();
  const mother = card(page, '王桂芳');
  await expect(mother).toContainText('Mother');
  await expect(mother).toContainText(/138\/84 mmHg\s*High\s*Today 07:20/);
  await expect(mother).toContainText(/6\.4 mmol\/L\s*Fasting · Nov\s17/);
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
