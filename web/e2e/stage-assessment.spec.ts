import { expectAccessible } from './support/accessibility.ts';
import { countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const finished = '/scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage';
const detail = '/scheme/app/v1/exec-scheme/task/stage-assessment/detail';

test('the latest finished stage shows its assessment, and another stage can be chosen', async ({ page, open }) => {
  await open('/evaluate');
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText(t('Stage {number}: <0/>', { number: 2, 0: 'Losing weight' }));
  await expect(page.getByText('October 26, 2026 – November 15, 2026')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: t('Score') })).toHaveAttribute('aria-valuenow', '90');
  await expect(page.getByText(t('{stars} of 5 stars', { stars: 5 }))).toBeVisible();
  await expect(
    page.getByText(t('{done} of {planned, plural, one {# task} other {# tasks}} done', { done: 95, planned: 105 })),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: t('Score, 0 to 100') })).toContainText(t('Excellent'));
  await expect(page.getByText('Over three weeks you lost')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Weigh yourself before breakfast' })).toHaveAttribute(
    'aria-valuetext',
    t('{done} of {planned, plural, one {# day} other {# days}}', { done: 17, planned: 21 }),
  );
  await expect(page.getByText(t('{kg} kg', { kg: '60.7' }))).toBeVisible();
  await expect(page.getByText(t('{by} kg less', { by: '1.6' }))).toBeVisible();
  await expect(page.getByText('Keep the share of whole grain; more is not needed.')).toBeVisible();
  await expect(page.getByText('Go on to “Making it last”')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Getting used to it' }).check();
  await expect(title).toHaveText(t('Stage {number}: <0/>', { number: 1, 0: 'Getting used to it' }));
  await expect(page).toHaveURL(/stageId=stage-6251/);
  await expect(page.getByText(t('{stars} of 5 stars', { stars: '4.5' }))).toBeVisible();
  await page.reload();
  await expect(title).toHaveText(t('Stage {number}: <0/>', { number: 1, 0: 'Getting used to it' }));
});

test('a stage with a low score links to a course, and a stage without weights says so', async ({
  page,
  open,
  answer,
}) => {
  await answer(detail, 'fair');
  await open('/evaluate?stageId=stage-6251');
  await expect(page.getByText(t('{stars} of 5 stars', { stars: '3.5' }))).toBeVisible();
  await page.getByRole('link', { name: t('Open the course') }).click();
  await expect(page).toHaveURL(/\/course\?courseId=course-6101/);
  await expect(page.getByRole('heading', { level: 2, name: '体重管理四讲' })).toBeVisible();

  await answer(detail, 'needsWork');
  await open('/evaluate?stageId=stage-6251');
  await expect(page.getByText(t('{stars} of 5 stars', { stars: 2 }))).toBeVisible();
  await expect(page.getByText(t('No weight was entered in this stage, so no change can be shown.'))).toBeVisible();
});

test('the stage assessment explains that no stage is finished, a failure, and an unknown stage', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  await answer(finished, 'empty');
  await open('/evaluate');
  await expect(page.getByText(t('No stage is finished yet'))).toBeVisible();
  await expectAccessible(page);

  await answer(finished, 500);
  await open('/evaluate');
  const retry = page.getByRole('button', { name: t('Try again') });
  await expect(retry).toBeVisible();
  await answer(finished, undefined);
  await retry.click();
  await expect(page.getByText('Go on to “Making it last”')).toBeVisible();

  await open('/evaluate?stageId=stage-6253');
  await expect(page.getByRole('alert')).toContainText(t('This stage is not over yet.'));
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(retry).toHaveCount(0);
  await page.getByRole('link', { name: t('Show the latest assessment') }).click();
  await expect(page.getByText('Go on to “Making it last”')).toBeVisible();
  await open('/evaluate?stageId=');
  await expect(page.getByText(t('This link has no stage'))).toBeVisible();
  await page.getByRole('link', { name: t('Show the latest assessment') }).click();
  await expect(page.getByText('Go on to “Making it last”')).toBeVisible();
});

test.describe('with a running clock', () => {
  test.use({ runningClock: true });

  test('an assessment in preparation is polled for a minute', async ({ page, open, answer }) => {
    const asked = countCalls(page, finished);
    await answer(finished, 'generating');
    await open('/evaluate');
    await expect(page.getByText(t('Your stage is being assessed'))).toBeVisible();
    await expectAccessible(page);
    // A minute at once would let each request time out before its reply.
    for (let step = 0; step < 11; step++) {
      const reply = page.waitForResponse((response) => isCall(finished)(new URL(response.url())));
      await page.clock.runFor(5_100);
      await reply;
    }
    await page.clock.runFor(5_100);
    const again = page.getByRole('button', { name: t('Look again') });
    await expect(again).toBeVisible();
    await expect(page.getByText(/no connection/)).toHaveCount(0);
    await expectAccessible(page);
    const most = asked();
    await page.clock.runFor(30_000);
    expect(asked()).toBe(most);
    expect(most).toBeLessThan(15);

    await again.click();
    await expect(page.getByText(t('Your stage is being assessed'))).toBeVisible();

    // The previous stage can be opened meanwhile; polling goes on when the person comes back.
    await page.getByRole('radio', { name: 'Getting used to it' }).check();
    await expect(page.getByText(t('{stars} of 5 stars', { stars: '4.5' }))).toBeVisible();
    await answer(finished, undefined);
    await page.getByRole('radio', { name: 'Losing weight' }).check();
    await page.clock.runFor(5_100);
    await expect(page.getByText(t('{stars} of 5 stars', { stars: 5 }))).toBeVisible();
  });
});
