/** Tests urgent values, values of a child, and offers to lose weight that would harm. */
import type { FamilyMemberDetail } from '@health-app/sdk';
import { expectAccessible } from './support/accessibility.ts';
import { calls } from './support/family.ts';
import { home } from './support/partner.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const measuredAt = '2026-11-20T12:10:00+08:00';
const glucose = (value: number) => ({ bloodSugar: { glucose: value, moment: 'bedtime' as const, measuredAt } });
const pressure = { bloodPressure: { systolic: 190, diastolic: 125, pulse: null, measuredAt } };

const urgent: [latest: FamilyMemberDetail['latest'], title: string][] = [
  [glucose(33), t('Dangerously high blood sugar')],
  [glucose(2.5), t('Dangerously low blood sugar')],
  [pressure, t('Dangerously high blood pressure')],
];

test('an urgent value of a family member has an alert with a call button, and a child gets no verdict', async ({
  page,
  open,
}) => {
  let member: Partial<FamilyMemberDetail> = {};
  await page.route(
    (url) => url.pathname === `/api${calls}/queryByFamilyUserId`,
    async (route) => {
      const body = await (await route.fetch()).json();
      Object.assign(body.data, { trends: {}, ...member });
      await route.fulfill({ json: body });
    },
  );
  for (const [latest, title] of urgent) {
    member = { latest };
    await open('/family-health/members/detail?familyUserId=user-1003');
    const note = page.getByRole('alert').filter({ hasText: title });
    await expect(note.getByRole('link', { name: t('Call {emergency}', { emergency: '120' }) })).toHaveAttribute(
      'href',
      'tel:120',
    );
    await expect(page.getByText(t('Urgent'), { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page);

  member = {
    latest: { bloodPressure: { systolic: 138, diastolic: 88, pulse: null, measuredAt } },
    birthDate: '2016-05-01',
  };
  await open('/family-health/members/detail?familyUserId=user-1003');
  await expect(page.getByText('138/88').first()).toBeVisible();
  for (const word of ['Urgent', 'High', 'Usual', 'Low']) {
    await expect(page.getByText(t(word), { exact: true })).toHaveCount(0);
  }
  await expect(page.getByText(noRangeOfChild)).toBeVisible();
  await expect(page.getByText(/135 or 85/)).toHaveCount(0);
});

const noRangeOfChild = t(
  'The usual ranges are those of adults, so a value of a child is shown without a verdict. Ask the child’s doctor.',
);

test('a child has no range, level or goal, and a large loss without a goal leads to a doctor', async ({
  page,
  open,
}) => {
  const change = (part: string, changes: (data: { series: { latest: object }[] }) => object) =>
    page.route(
      (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(part),
      async (route) => {
        const body = await (await route.fetch()).json();
        Object.assign(body.data, changes(body.data));
        await route.fulfill({ json: body });
      },
    );
  // The server may send ranges for a child, so the client checks too.
  await change('/account/getUserInformation', () => ({ birthDate: '2016-05-01' }));
  for (const type of ['bloodPressure', 'weight', 'uricAcid']) {
    await open(`/health-data/detail?healthDataType=${type}`);
    await expect(page.getByText(noRangeOfChild)).toBeVisible();
    await expect(page.getByText(/Your goal|your goal|135 or 85|WS\/T/)).toHaveCount(0);
    for (const word of ['High', 'Usual', 'Low', 'Normal']) {
      await expect(page.getByText(t(word), { exact: true })).toHaveCount(0);
    }
  }

  const highest = { value: 70, measuredAt: '2026-08-01T07:00:00+08:00', source: 'device' };
  await change('/health-data/detail', () => ({ unplannedLoss: { highest, lostPercent: 16.3 } }));
  await open('/health-data/detail?healthDataType=weight');
  const note = page.getByRole('note').filter({ hasText: t('Please have a doctor look at your weight') });
  await expect(note).toContainText('70.0 kg');
  await expect(note.getByRole('link', { name: t('I meant to lose weight') })).toHaveAttribute('href', /user\/profile$/);
  await expectAccessible(page);
  await note.getByRole('button', { name: t('Show the year to the doctor') }).click();
  await expect(page).toHaveURL(/period=year/);

  // The home shows the note in the weight card, and links to the weight screen.
  await open('/');
  const short = page.getByRole('note').filter({ hasText: t('Please have a doctor look at your weight') });
  await expect(short).toContainText('It was 70.0 kg on Aug 1, 2026');
  await expectAccessible(page);
  await short.getByRole('link', { name: t('Read more') }).click();
  await expect(note).toBeVisible();
});

test('the goal to lose weight is refused in a pregnancy, and a button chooses another goal', async ({ page, open }) => {
  await open('/ai-app/user/profile');
  await page.getByText('Pregnant', { exact: true }).click();
  await page.getByText(t('Lose weight'), { exact: true }).click();
  const note = page.getByRole('note').filter({ hasText: t('Losing weight would not be safe for you now') });
  await expect(note).toContainText(t('You are pregnant.'));
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText(t('Choose another goal for now.'))).toBeVisible();
  await expectAccessible(page);

  await note.getByRole('button', { name: t('Keep my weight') }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByText(/^No daily target in pregnancy/)).toBeVisible();
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText(t('Your profile is saved.'))).toBeVisible();

  // The partner screen and the camp show the reason too.
  for (const address of [home, '/health-data/x-plan/detail']) {
    await open(address);
    await expect(page.getByText(t('You are pregnant.'))).toBeVisible();
  }
  await expect(page.getByRole('button', { name: t('Buy a place in the app') })).toHaveCount(0);
});

for (const [bmi, role, title] of [
  [14, 'alert', t('Please see a doctor now')],
  [15.5, 'note', t('Please see a doctor soon')],
] as const)
  test(`a report with a body mass index of ${bmi} says how soon to see a doctor, and has no score`, async ({
    page,
    open,
  }) => {
    await page.route(
      (url) => url.pathname === '/api/food/evaluation/queryEvaluationReport',
      async (route) => {
        const body = await (await route.fetch()).json();
        Object.assign(body.data.content, {
          ...{ score: null, noScoreReason: 'seeDoctor', bmi, target: null, planId: null },
          advice: ['请尽快就医。'],
        });
        await route.fulfill({ json: body });
      },
    );
    await open('/food-app/custom/food-health/report');
    await expect(page.getByRole(role).filter({ hasText: title })).toBeVisible();
    await expect(page.getByRole('img', { name: /Score/ })).toHaveCount(0);
    await expect(page.getByText(t('See the menu'))).toHaveCount(0);
    await expectAccessible(page);
  });
