import { msg } from '@lingui/core/macro';
import { type RouteTable, toRoutes } from './route.ts';
import { shared, sharedFeatures } from './shared.ts';

const features = {
  ...sharedFeatures,
  reports: () => import('../features/reports/screens/index.ts'),
  mealInsight: () => import('../features/mealInsight/screens/index.ts'),
  mealPlan: () => import('../features/mealPlan/screens/index.ts'),
  analysis: () => import('../features/analysis/screens/index.ts'),
  account: () => import('../features/account/screens/index.ts'),
  agreements: () => import('../features/agreements/screens/index.ts'),
  foodShare: () => import('../features/foodShare/screens/index.ts'),
  income: () => import('../features/income/screens/index.ts'),
  refund: () => import('../features/refund/screens/index.ts'),
  shop: () => import('../features/shop/screens/index.ts'),
  survey: () => import('../features/survey/screens/index.ts'),
};

/** The food app. */
const table: RouteTable<'food', typeof features> = {
  '/food-app': {
    feature: 'home',
    title: msg`Food and diet`,
    prefetch: async (get, all, { today, signedIn }) =>
      signedIn &&
      Promise.all([get(all.analysis.dailyReportDetail({ date: today })), get(all.mealPlan.detail({ date: today }))]),
  },
  '/food-app/analyze/list': {
    feature: 'analysis',
    group: 'today',
    title: msg`Foods of a meal`,
    access: 'user',
  },
  '/food-app/analyze/result': {
    feature: 'analysis',
    title: msg`Meal analysis`,
    access: 'user',
  },
  '/food-app/analyze/more': {
    feature: 'mealInsight',
    title: msg`All nutrients`,
    access: 'user',
  },
  '/food-app/analyze/ingredients': {
    feature: 'mealInsight',
    title: msg`Ingredients`,
    access: 'user',
  },
  '/food-app/analyze/ingredients-share': {
    feature: 'mealInsight',
    title: msg`Share ingredients`,
    access: 'user',
  },
  '/food-app/report': {
    feature: 'reports',
    group: 'today',
    title: msg`Deep diet report`,
    access: 'user',
  },
  '/food-app/report/week': {
    feature: 'reports',
    group: 'today',
    title: msg`Weekly report`,
    access: 'user',
  },
  '/food-app/report/day': {
    feature: 'reports',
    group: 'today',
    title: msg`Daily nutrition report`,
    access: 'user',
    prefetch: (get, all, { search, today }) =>
      get(all.analysis.dailyReportDetail({ date: search.get('date') ?? today })),
  },
  '/food-app/report/meal': {
    feature: 'mealInsight',
    title: msg`Meal report`,
    access: 'user',
  },
  '/food-app/extra-nutrition': {
    feature: 'reports',
    group: 'today',
    title: msg`What falls short`,
    access: 'user',
  },
  '/food-app/health-survey': {
    feature: 'survey',
    group: 'body',
    title: msg`Health assessment`,
    access: 'user',
  },
  '/food-app/custom/dietary-preferences': {
    feature: 'mealPlan',
    group: 'food',
    title: msg`Dietary preferences`,
    access: 'user',
  },
  '/food-app/product/detail': {
    feature: 'shop',
    title: msg`Product`,
  },
  '/food-app/product/order/list': {
    feature: 'shop',
    group: 'shop',
    title: msg`Orders`,
    access: 'user',
  },
  '/food-app/product/order/detail': {
    feature: 'shop',
    title: msg`Order`,
    access: 'user',
  },
  '/food-app/product/order/refund/apply': {
    feature: 'refund',
    title: msg`Ask for a refund`,
    access: 'user',
  },
  '/food-app/product/order/refund/detail': {
    feature: 'refund',
    title: msg`Refund`,
    access: 'user',
  },
  '/food-app/custom/food-health': {
    feature: 'survey',
    group: 'body',
    title: msg`Food and health`,
    access: 'user',
  },
  '/food-app/custom/food-health/report': {
    feature: 'survey',
    group: 'body',
    title: msg`Assessment report`,
    access: 'user',
  },
  '/food-app/custom/food-health/product': {
    feature: 'survey',
    group: 'food',
    title: msg`Food plan`,
    access: 'user',
  },
  '/food-app/custom/food-health/product/detail': {
    feature: 'survey',
    title: msg`A day of the food plan`,
    access: 'user',
  },
  '/food-app/user/account': {
    feature: 'account',
    group: 'account',
    title: msg`Account`,
    access: 'user',
  },
  '/food-app/user/account/change-phone': {
    feature: 'account',
    group: 'account',
    title: msg`Change phone number`,
    access: 'user',
  },
  '/food-app/user/account/cancel': {
    feature: 'account',
    group: 'account',
    title: msg`Close account`,
  },
  '/food-app/distribution/withdraw': {
    feature: 'income',
    group: 'shop',
    title: msg`Income`,
    access: 'promoter',
  },
  '/food-app/feed-back': {
    feature: 'feedback',
    group: 'account',
    title: msg`Feedback`,
    access: 'user',
  },
  '/food-app/agreement/algorithm': {
    feature: 'agreements',
    group: 'about',
    title: msg`Algorithm agreement`,
  },
  '/food-app/agreement/privacy': {
    feature: 'agreements',
    group: 'about',
    title: msg`Privacy agreement`,
  },
  '/food-app/agreement/user': {
    feature: 'agreements',
    group: 'about',
    title: msg`User agreement`,
  },
  '/food-app/agreement/product/privacy': {
    feature: 'agreements',
    group: 'about',
    title: msg`Shop privacy agreement`,
  },
  '/food-app/agreement/product/useterms': {
    feature: 'agreements',
    group: 'about',
    title: msg`Shop terms of use`,
  },
  '/food-app/share/login': {
    feature: 'foodShare',
    group: 'account',
    title: msg`Sign in`,
  },
  '/food-app/share/introduce': {
    feature: 'foodShare',
    group: 'about',
    title: msg`What this app does`,
  },
  '/food-app/share/weight': {
    feature: 'foodShare',
    group: 'body',
    title: msg`My weight change`,
  },
  ...shared,
};

export const routes = toRoutes(features, table);
