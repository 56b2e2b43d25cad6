import { countCalls, expect, expectAccessible, test } from './test.ts';

const finished = '/scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage';
const detail = '/scheme/app/v1/exec-scheme/task/stage-assessment/detail';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the stage that finished last is told, then another one', async ({ page, open, words }) => {
      await open('/evaluate');
      const title = page.getByRole('heading', { level: 2 }).first();
      await expect(title).toHaveText(words('Stage 2: 减重期', '第 2 阶段：减重期'));
      await expect(
        page.getByText(words('October 26, 2026 – November 15, 2026', '2026年10月26日 – 2026年11月15日')),
      ).toBeVisible();
      await expect(page.getByRole('progressbar', { name: words('Score', '得分') })).toHaveAttribute(
        'aria-valuenow',
        '90',
      );
      await expect(page.getByText(words('5 of 5 stars', '5 / 5 星'))).toBeVisible();
      await expect(page.getByText(words('95 of 105 tasks done', '完成 95/105 项任务'))).toBeVisible();
      await expect(page.getByRole('img', { name: words('Score, 0 to 100', '得分，满分 100') })).toContainText(
        words('Excellent', '优秀'),
      );
      await expect(page.getByText('三周里平均每周轻了半公斤多')).toBeVisible();
      await expect(page.getByRole('progressbar', { name: '晨起空腹称重' })).toHaveAttribute(
        'aria-valuetext',
        words('17 of 21 days', '17/21 天'),
      );
      await expect(page.getByText(words('60.7 kg', '60.7 千克'))).toBeVisible();
      await expect(page.getByText(words('1.6 kg less', '减少 1.6 千克'))).toBeVisible();
      await expect(page.getByText('粗粮的比例保持住，不必再加。')).toBeVisible();
      await expect(page.getByText('进入巩固期')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('radio', { name: '适应期' }).check({ force: true });
      await expect(title).toHaveText(words('Stage 1: 适应期', '第 1 阶段：适应期'));
      await expect(page).toHaveURL(/stageId=stage-6251/);
      await expect(page.getByText(words('4.5 of 5 stars', '4.5 / 5 星'))).toBeVisible();
      await page.reload();
      await expect(title).toHaveText(words('Stage 1: 适应期', '第 1 阶段：适应期'));
    });
  });
}

test('a stage that went less well leads to a course; one without weights says so', async ({
  page,
  open,
  answer,
  words,
}) => {
  await answer(detail, 'fair');
  await open('/evaluate?stageId=stage-6251');
  await expect(page.getByText(words('3.5 of 5 stars', '3.5 / 5 星'))).toBeVisible();
  await page.getByRole('link', { name: words('Open the course', '打开课程') }).click();
  await expect(page).toHaveURL(/\/course\?courseId=course-6101/);
  await expect(page.getByRole('heading', { level: 2, name: '体重管理四讲' })).toBeVisible();

  await answer(detail, 'needsWork');
  await open('/evaluate?stageId=stage-6251');
  await expect(page.getByText(words('2 of 5 stars', '2 / 5 星'))).toBeVisible();
  await expect(page.getByText(words('No weight was entered', '这一阶段没有记录体重'))).toBeVisible();
});

test('says what to do without a finished stage, what failed, and of which stage there is none', async ({
  page,
  open,
  answer,
  words,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  await answer(finished, 'empty');
  await open('/evaluate');
  await expect(page.getByText(words('No stage is finished yet', '还没有结束的阶段'))).toBeVisible();
  await expectAccessible(page);

  await answer(finished, 500);
  await open('/evaluate');
  const retry = page.getByRole('button', { name: words('Try again', '重试') });
  await expect(retry).toBeVisible();
  await answer(finished, undefined);
  await retry.click();
  await expect(page.getByText('进入巩固期')).toBeVisible();

  await open('/evaluate?stageId=stage-6253');
  await expect(page.getByRole('alert')).toContainText('该阶段尚未结束');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await open('/evaluate?stageId=');
  await expect(page.getByText(words('This address names no stage', '链接里没有阶段信息'))).toBeVisible();
  await page.getByRole('link', { name: words('Show the latest assessment', '查看最近一次评估') }).click();
  await expect(page.getByText('进入巩固期')).toBeVisible();
});

test.describe('as time goes by', () => {
  test.use({ runningClock: true });

  test('an assessment that is being generated is waited for, for a minute', async ({ page, open, answer, words }) => {
    const asked = countCalls(page, finished);
    await answer(finished, 'generating');
    await open('/evaluate');
    await expect(page.getByText(words('Your stage is being assessed', '正在评估这一阶段'))).toBeVisible();
    await expectAccessible(page);
    const before = asked();
    await page.clock.runFor(5_100);
    await expect.poll(asked).toBe(before + 1);
    await page.clock.runFor(60_000);
    const again = page.getByRole('button', { name: words('Look again', '再看一次') });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    const most = asked();
    await page.clock.runFor(30_000);
    expect(asked()).toBe(most);
    expect(most).toBeLessThan(20);

    // The stage before can be looked at meanwhile.
    await page.getByRole('radio', { name: '适应期' }).check({ force: true });
    await expect(page.getByText(words('4.5 of 5 stars', '4.5 / 5 星'))).toBeVisible();
    await page.getByRole('radio', { name: '减重期' }).check({ force: true });

    await answer(finished, undefined);
    await again.click();
    await expect(page.getByText(words('5 of 5 stars', '5 / 5 星'))).toBeVisible();
  });
});
