import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import type { PathPattern } from '../src/platform/routing/paths.ts';
import { calledOperations, pathOf } from './support/called-operations.ts';
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

/** Reads that a screen calls when it opens, including those whose failure only a toast shows. */
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
  '/family-health/confirm': ['/scheme/app/familyHealth/queryRelationshipEnum'],
  '/family-health/members/detail': ['/scheme/app/familyHealth/queryByFamilyUserId'],
  '/family-health/home': ['/scheme/app/familyHealth/getFamilyName', '/scheme/app/familyHealth/queryInvitedMessage'],
  '/heart-rate-monitor/home': [
    '/scheme/app/heartRate/queryAvgHeartRate',
    '/scheme/app/heartRate/queryHeartRateHistory',
  ],
  '/heart-rate-monitor/result': [
    '/scheme/app/heartRate/queryHeartRateHistory',
    '/information/app/v1/account/getUserInformation',
  ],
  '/lose-weight-partner/home': ['/scheme/view/slimmingPartner/queryPartnerInvitedMessage'],
  '/lose-weight-partner/invite': ['/scheme/view/slimmingPartner/queryPartnerRelationship'],
  '/lose-weight-partner/rank': ['/scheme/view/slimmingPartner/getSingleRank'],
  '/medicine-remind/record': [
    '/cooperation/app/medicationRemind/queryHistoryList',
    '/cooperation/app/medicationRemind/queryYearList',
  ],
  '/product/detail': ['/scheme/view/health-data-goods/detail'],
  '/execution-plan': ['/scheme/view/v1/execution/plan/listExecutionPlanTitle'],
  '/custom-plan/detail': [
    '/scheme/view/v1/execution/plan/listExecutionPlanTitle',
    '/scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage',
    '/scheme/app/task/custom-task/goods-item',
    '/information/view/content/listByTaskType',
  ],
  '/health-data/detail': [
    '/information/app/v1/account/getUserInformation',
    '/information/view/content/listByHealthDataType',
  ],
  '/health-data/x-plan/detail': ['/scheme/app/weight-loss-camp/goods-info'],
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
  '/food-app/custom/food-health/report': ['/food/evaluation/queryEvaluationReport'],
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
  '/ai-food/list': [
    '/scheme/app/foodIntellectual/queryAnalysisResult',
    '/scheme/app/foodIntellectual/queryAnalysisPending',
  ],
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

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: t(name), exact: true })
    .last()
    .click();

interface Read {
  path: string;
  call: string;
  /** Names of examples that the screen's other calls get as replies. */
  replies?: Record<string, string>;
  /** Whether the person is a promoter. */
  promotes?: boolean;
  /** Makes the screen call the read. */
  begin?: (page: Page) => Promise<unknown>;
}

const income = { path: '/food-app/distribution/withdraw?tab=unsettled', promotes: true };
const partner = '/scheme/view/slimmingPartner';

/** Reads that need another address, another person, another reply or a tap. */
const otherReads: Read[] = [
  {
    path: '/',
    call: '/information/app/v1/account/getUserInformation',
    begin: (page) => press(page, 'Account'),
  },
  { path: '/ai-app', call: '/food/user/getUserInformation', begin: (page) => press(page, 'Account') },
  {
    path: '/ai-app/custom',
    call: '/food/app/foodAnalysis/replaceResult',
    begin: (page) => press(page, 'Swap'),
  },
  {
    path: '/ai-app/custom',
    call: '/food/app/foodAnalysis/replaceAllResult',
    begin: (page) => press(page, 'Swap the rest of the day'),
  },
  { path: '/ai-food/result?shareCode=0v81c5011ig65l', call: '/scheme/view/foodIntellectual/historyRecord' },
  {
    path: '/ai-food/list?mealType=dinner&add=search',
    call: '/scheme/app/foodIntellectual/queryFoodName',
    begin: (page) => page.getByRole('searchbox').fill('banana'),
  },
  {
    path: '/family-health/home',
    call: '/scheme/app/familyHealth/getHealthQrCode',
    begin: (page) => press(page, 'Show my code'),
  },
  {
    path: '/food-app/product/order/refund/apply?orderId=order-3009',
    call: '/food/order/refundReason',
    begin: (page) => page.getByText(t('Refund only'), { exact: true }).click(),
  },
  { path: '/lose-weight-partner/rank?kind=pair', call: `${partner}/getPartnerRank` },
  {
    path: '/lose-weight-partner/invite?way=qr',
    call: `${partner}/getSlimmingPartnerQrCode`,
    replies: { [`${partner}/queryPartnerRelationship`]: 'none', [`${partner}/indexData`]: 'alone' },
  },
  { ...income, call: '/food/income/summary' },
  { ...income, call: '/food/income/drawable-amount' },
  { ...income, path: '/food-app/distribution/withdraw', call: '/food/income/draw/list' },
  { ...income, call: '/food/income/income/wait-settle-list' },
];

for (const { path, call, replies = {}, promotes, begin } of otherReads) {
  test(`${path} shows the refusal of ${call} once`, async ({ page, open, world }) => {
    if (promotes) {
      const user = { userToken: `${world}-promoter`, promoteRoleFlag: 1 };
      await page.addInitScript((text) => sessionStorage.setItem('0:user', text), JSON.stringify(user));
    }
    for (const [other, example] of Object.entries(replies))
      await interceptCall(page, other, ({ proceed }) => proceed({ prefer: `example=${example}` }));
    await recordToasts(page);
    await failCall(page, call, 'refusal');
    await open(path);
    await begin?.(page);
    await expectSaidOnce(page, refusalOf(call));
  });
}

for (const [path, call] of [
  ['/purine', '/scheme/view/purine-index/list'],
  ['/food-app/product/order/list', '/food/order/list'],
] as const) {
  test(`${path} shows a status 500, an expired login and a missing reply once each`, async ({
    page,
    open,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await recordToasts(page);
    const { change } = await failCall(page, call, 'status 500');
    await open(path);
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
const refusedContent: [address: string, call: string, text: string][] = [
  [screens['/course'], '/information/app/v1/course/detail', 'This course is no longer available'],
  [screens['/article'], '/information/app/article/html-content', 'This article is no longer available'],
  [screens['/ai-mirror/create'], '/scheme/view/mirror/record/info', 'No mirror shows this code'],
  [screens['/ai-mirror/detail'], '/scheme/app/mirror/record/result', 'This measurement is not there'],
  ['/ai-mirror/detail?token=ms-5k8w2r9p4c', '/scheme/view/mirror/record/result', 'This link shows no measurement'],
];

test('a screen whose content is gone shows its own message', async ({ page, open }) => {
  for (const [address, call, text] of refusedContent) {
    const stop = await interceptCall(page, call, ({ reply }) =>
      reply(200, { success: false, code: 'GONE', msg: 'gone' }),
    );
    await open(address);
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

/** Reads of which no screen shows a refusal by the text of the server. */
const readsElsewhere: Record<string, string> = {
  'information.shortLink': 'the full address is shared instead, in article.spec.ts',
  'messaging.launchAppParam': 'silent, and only in the messaging app',
  'orders.calculateRefundAmount': 'the form says it in its own words, in refund.spec.ts',
};

test('every read that the app calls has a test of its refusal', () => {
  const refused = [
    ...Object.values(reads).flat(),
    ...otherReads.map(({ call }) => call),
    ...refusedContent.map(([, call]) => call),
  ];
  const missing = calledOperations('read').filter(
    (id) => !refused.includes(pathOf(id)) && !refused.includes(pathOf(id, 'food')),
  );
  expect(missing.sort()).toEqual(Object.keys(readsElsewhere).sort());
});
