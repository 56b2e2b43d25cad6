import { msg } from '@lingui/core/macro';
import { param, today, yesterday } from '#platform/query/first-query.ts';
import { type Features, type RouteTable, toRoutes } from './route.ts';
import { sharedFeatures } from './shared.ts';

const features = {
  ...sharedFeatures,
  dietHome: () => import('#features/dietHome/screens/index.ts'),
  analysis: () => import('#features/analysis/screens/index.ts'),
  mealPlan: () => import('#features/mealPlan/screens/index.ts'),
  account: () => import('#features/account/screens/index.ts'),
  accountSecurity: () => import('#features/accountSecurity/screens/index.ts'),
  inviteFriends: () => import('#features/inviteFriends/screens/index.ts'),
  agreements: () => import('#features/agreements/screens/index.tsx'),
} satisfies Features;

/** The AI app. */
const table: RouteTable<'ai', typeof features> = {
  '/ai-app': {
    screen: 'dietHome/AiHomeScreen',
    title: msg`AI nutrition`,
    access: 'anyone',
    first: [
      ['user.information', null, { for: 'user', without: 'all' }],
      ['analysis.dailyReportDetail', { date: today }, { for: 'user', without: 'all' }],
      ['analysis.dailyReportDetail', { date: yesterday }, { for: 'user', without: 'all' }],
      ['mealPlan.detail', { date: today }, { for: 'user', without: 'all' }],
    ],
  },
  '/ai-app/analyze': {
    screen: 'analysis/MealDayScreen',
    group: 'today',
    title: msg`Food analysis`,
    access: 'user',
    first: [
      ['analysis.record', {}, { pages: true }],
      ['analysis.dailyReportDetail', { date: param('date', today) }],
      ['analysis.dailyReportDetail', { date: yesterday }, { without: 'date' }],
      ['analysis.record', { pageNum: 1, date: param('date', today) }, { fresh: true }],
    ],
  },
  '/ai-app/custom': {
    screen: 'mealPlan/MealPlanScreen',
    group: 'food',
    title: msg`Meal plan`,
    access: 'user',
    first: [
      ['mealPlan.neverCustomizedStatus'],
      ['mealPlan.detail', { date: today }, { without: 'date', part: true }],
      ['mealPlan.status', null, { part: true }],
      ['mealPlan.viewSubmit', null, { part: true }],
      ['mealPlan.guideFlag', null, { part: true }],
    ],
  },
  '/ai-app/user/profile': {
    screen: 'account/ProfileScreen',
    group: 'account',
    title: msg`Profile`,
    access: 'user',
    first: [['user.information'], ['user.healthTagGroups', null, { part: true }]],
  },
  '/ai-app/user/account': {
    screen: 'account/AccountScreen',
    group: 'account',
    title: msg`Account`,
    access: 'anyone',
    first: [
      ['user.information', null, { for: 'user', without: 'room' }],
      ['income.summary', null, { for: 'promoter', without: 'room' }],
    ],
  },
  '/ai-app/user/account/change-phone': {
    screen: 'accountSecurity/ChangePhoneScreen',
    group: 'account',
    title: msg`Change phone number`,
    access: 'user',
    columns: 'one',
    first: [['user.information']],
  },
  '/ai-app/user/account/cancel': {
    screen: 'accountSecurity/CloseAccountScreen',
    group: 'account',
    title: msg`Close account`,
    access: 'anyone',
    first: [
      ['user.information', null, { for: 'user' }],
      ['orders.list', { tab: 'awaitingPayment', pageNum: 1, pageSize: 1 }, { fresh: true, for: 'user' }],
      ['income.summary', null, { fresh: true, for: 'promoter' }],
    ],
  },
  '/ai-app/feed-back': {
    screen: 'feedback/FeedbackScreen',
    group: 'account',
    title: msg`Feedback`,
    access: 'user',
    columns: 'one',
    first: [],
  },
  '/ai-app/agreement/algorithm': {
    screen: 'agreements/AlgorithmAgreementScreen',
    group: 'about',
    title: msg`How our algorithms work`,
    access: 'anyone',
    first: [],
  },
  '/ai-app/agreement/privacy': {
    screen: 'agreements/PrivacyAgreementScreen',
    group: 'about',
    title: msg`Privacy policy`,
    access: 'anyone',
    first: [],
  },
  '/ai-app/agreement/user': {
    screen: 'agreements/UserAgreementScreen',
    group: 'about',
    title: msg`Terms of use`,
    access: 'anyone',
    first: [],
  },
  '/ai-app/guide/download': {
    screen: 'inviteFriends/GetTheAppScreen',
    group: 'about',
    title: msg`Get the app`,
    access: 'anyone',
    columns: 'one',
    first: [],
  },
};

export const routes = toRoutes(features, table);
