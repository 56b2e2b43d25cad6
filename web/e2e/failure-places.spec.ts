import { screens } from '../screens.ts';
import type { PathPattern } from '../src/platform/routing/paths.ts';
import {
  expectSaidOnce,
  failCall,
  loginExpired,
  noConnection,
  recordToasts,
  refusalOf,
  requestException,
} from './support/failures.ts';
import { interceptCall } from './support/intercept.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Each read with a screen that calls it, including reads whose failure only a toast shows. */
const reads: Partial<Record<PathPattern, string[]>> = {
  '/': [
    '/cooperation/app/medicationRemind/queryList',
    '/scheme/view/v1/execution/plan/getExecutionPlanData',
    '/scheme/app/health-data/detail',
    '/scheme/app/familyHealth/queryRelationship',
    '/scheme/view/slimmingPartner/indexData',
  ],
  '/ai-app': [
    '/food/app/foodAnalysis/queryDailyReportDetail',
    '/food/app/foodAnalysis/customizedDetail',
    '/food/evaluation/info',
  ],
  '/food-app': ['/food/order/list'],
  '/sugar-control': ['/scheme/view/glycemic-index/list', '/scheme/view/health-data-goods/list'],
  '/purine': ['/scheme/view/purine-index/list'],
  '/article': ['/information/app/v1/course/detail'],
  '/evaluate': [
    '/scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage',
    '/scheme/app/v1/exec-scheme/task/stage-assessment/detail',
  ],
  '/family-health/home': ['/scheme/app/familyHealth/getFamilyName', '/scheme/app/familyHealth/queryInvitedMessage'],
  '/heart-rate-monitor/home': [
    '/scheme/app/heartRate/queryAvgHeartRate',
    '/scheme/app/heartRate/queryHeartRateHistory',
  ],
  '/heart-rate-monitor/result': [
    '/scheme/app/heartRate/queryHeartRateHistory',
    '/information/app/v1/account/getUserInformation',
  ],
  '/lose-weight-partner/invite': ['/scheme/view/slimmingPartner/queryPartnerRelationship'],
  '/lose-weight-partner/rank': ['/scheme/view/slimmingPartner/getSingleRank'],
  '/product/detail': ['/scheme/view/health-data-goods/detail'],
  '/execution-plan': ['/scheme/view/v1/execution/plan/listExecutionPlanTitle'],
  '/custom-plan/detail': [
    '/scheme/view/v1/execution/plan/listExecutionPlanTitle',
    '/scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage',
    '/scheme/app/task/custom-task/goods-item',
    '/information/view/content/listByTaskType',
  ],
  '/health-data/detail': ['/information/app/v1/account/getUserInformation'],
  '/health-data/x-plan': ['/scheme/app/weight-loss-camp/not-over'],
  '/ai-mirror/records': ['/scheme/app/mirror/record/list', '/scheme/app/mirror/record/last-result'],
  '/food-app/product/detail': ['/food/view/goods/detail', '/food/delivery-address/default'],
  '/food-app/product/order/detail': ['/food/order/orderDetail', '/food/logistics/getLogisticsInfo'],
  '/ai-app/custom': [
    '/food/app/foodAnalysis/queryNeverCustomizedStatus',
    '/food/app/foodAnalysis/queryCustomizedStatus',
    '/food/app/foodAnalysis/customizedCalendar',
    '/food/app/foodAnalysis/queryCustomizedGuideFlag',
  ],
  '/food-app/custom/dietary-preferences': [
    '/food/member/has-permission',
    '/food/app/foodAnalysis/viewCustomizedSubmit',
    '/food/evaluation/item/list',
    '/food/user/getHealthTagGroups',
  ],
  '/food-app/custom/food-health/product': ['/food/evaluation/queryFoodPlan'],
  '/food-app/custom/food-health/product/detail': [
    '/food/evaluation/queryFoodPlanDetail',
    '/food/evaluation/queryFoodPlan',
  ],
  '/ai-app/analyze': ['/food/app/foodAnalysis/queryAnalysisRecord'],
  '/food-app/analyze/result': [
    '/food/app/foodAnalysis/querySimpleAnalysis',
    '/food/app/foodAnalysis/queryIngredientRecord',
  ],
  '/food-app/analyze/ingredients': ['/food/app/foodAnalysis/queryIngredientRecord'],
  '/food-app/analyze/more': [
    '/food/app/foodAnalysis/queryDeepAnalysis',
    '/food/app/foodAnalysis/querySimpleAnalysis',
    '/information/view/content/listByTaskType',
  ],
  '/food-app/report': ['/food/app/foodAnalysis/queryReportDetail', '/information/view/content/listByTaskType'],
  '/food-app/report/day': ['/food/app/foodAnalysis/queryDailyReportList'],
  '/food-app/extra-nutrition': ['/food/app/foodAnalysis/queryNutrientGoods'],
  '/ai-food/list': ['/scheme/app/foodIntellectual/queryAnalysisResult'],
  '/ai-food/history': ['/scheme/app/foodIntellectual/queryUserSummary', '/scheme/app/foodIntellectual/historyRecord'],
};

for (const [path, calls] of Object.entries(reads)) {
  test(`${path} shows the refusal of each of its reads once`, async ({ page, open }) => {
    // The cards below the window of a phone load when the person scrolls to them.
    await page.setViewportSize({ width: 375, height: 2000 });
    await recordToasts(page);
    for (const call of calls) {
      const { restore } = await failCall(page, call, 'refusal');
      await open(screens[path as PathPattern]);
      await expectSaidOnce(page, refusalOf(call));
      await restore();
    }
  });
}

for (const [path, call] of [
  ['/', '/information/app/v1/account/getUserInformation'],
  ['/ai-app', '/food/user/getUserInformation'],
] as const) {
  test(`the account menu of ${path} shows the refusal of the profile once`, async ({ page, open }) => {
    await recordToasts(page);
    await failCall(page, call, 'refusal');
    await open(path);
    await page.getByRole('button', { name: t('Account'), exact: true }).click();
    await expectSaidOnce(page, refusalOf(call));
  });
}

/** A read of each domain, with a screen that shows its failure instead of the content. */
const readOfDomain: Record<string, [path: PathPattern, call: string]> = {
  'AI food': ['/ai-food/list', '/scheme/app/foodIntellectual/queryAnalysisResult'],
  analysis: ['/food-app/report', '/food/app/foodAnalysis/queryReportDetail'],
  assessment: ['/food-app/custom/food-health', '/food/evaluation/info'],
  camp: ['/health-data/x-plan', '/scheme/app/weight-loss-camp/not-over'],
  family: ['/family-health/members', '/scheme/app/familyHealth/queryRelationship'],
  'health data': ['/health-data/detail', '/scheme/app/health-data/detail'],
  'heart rate': ['/heart-rate-monitor/home', '/scheme/app/heartRate/queryHeartRateHistory'],
  information: ['/course', '/information/app/v1/course/detail'],
  lookup: ['/purine', '/scheme/view/purine-index/list'],
  'meal plan': ['/ai-app/custom', '/food/app/foodAnalysis/queryCustomizedStatus'],
  medication: ['/medicine-remind', '/cooperation/app/medicationRemind/queryList'],
  mirror: ['/ai-mirror/records', '/scheme/app/mirror/record/list'],
  orders: ['/food-app/product/order/list', '/food/order/list'],
  partner: ['/lose-weight-partner/rank', '/scheme/view/slimmingPartner/getSingleRank'],
  plan: ['/execution-plan', '/scheme/view/v1/execution/plan/getExecutionPlanData'],
  user: ['/food-app/user/account', '/food/user/getUserInformation'],
};

for (const [domain, [path, call]] of Object.entries(readOfDomain)) {
  test(`the ${domain} screen shows a status 500, an expired login and a missing reply once each`, async ({
    page,
    open,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await recordToasts(page);
    const { change } = await failCall(page, call, 'status 500');
    await open(screens[path]);
    await expectSaidOnce(page, requestException);
    const retry = page.getByRole('button', { name: t('Try again') });
    change('no reply');
    await retry.click();
    await expectSaidOnce(page, noConnection);
    change('expired login');
    await retry.click();
    await expect(page.getByRole('dialog', { name: loginExpired })).toBeVisible();
    await expectSaidOnce(page, loginExpired);
  });
}

/** Screens that offer an alternative to content that the server refuses. */
const refusedContent: Partial<Record<PathPattern, [call: string, text: string]>> = {
  '/course': ['/information/app/v1/course/detail', 'This course is no longer there'],
  '/article': ['/information/app/article/html-content', 'This article is no longer there'],
  '/ai-mirror/create': ['/scheme/view/mirror/record/info', 'No mirror shows this code'],
  '/ai-mirror/detail': ['/scheme/app/mirror/record/result', 'This measurement is not there'],
};

test('a screen whose content is gone shows its own message', async ({ page, open }) => {
  for (const [path, [call, text]] of Object.entries(refusedContent)) {
    const stop = await interceptCall(page, call, ({ reply }) =>
      reply(200, { success: false, code: 'GONE', msg: 'gone' }),
    );
    await open(screens[path as PathPattern]);
    await expect(page.getByText(t(text))).toHaveCount(1);
    await expect(page.getByText('gone', { exact: true })).toHaveCount(0);
    await stop();
  }
});

test('a failed read of an optional part shows once, as a toast or as the login sheet', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await recordToasts(page);
  const { change } = await failCall(page, '/food/app/foodAnalysis/queryCustomizedGuideFlag', 'status 500');
  await open('/ai-app/custom');
  await expectSaidOnce(page, requestException);
  change('expired login');
  await open('/ai-app/custom');
  await expect(page.getByRole('dialog', { name: loginExpired })).toBeVisible();
  await expectSaidOnce(page, loginExpired);
});
