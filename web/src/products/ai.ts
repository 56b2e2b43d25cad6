import { msg } from '@lingui/core/macro';
import { type RouteTable, toRoutes } from './route.ts';
import { shared, sharedFeatures } from './shared.ts';

const features = {
  ...sharedFeatures,
  analysis: () => import('../features/analysis/screens/index.ts'),
  mealPlan: () => import('../features/mealPlan/screens/index.ts'),
  account: () => import('../features/account/screens/index.ts'),
  foodShare: () => import('../features/foodShare/screens/index.ts'),
  agreements: () => import('../features/agreements/screens/index.ts'),
};

/** The AI app. */
const table: RouteTable<'ai', typeof features> = {
  '/ai-app': {
    feature: 'home',
    title: msg`AI nutrition`,
  },
  '/ai-app/analyze': {
    feature: 'analysis',
    group: 'today',
    title: msg`Food analysis`,
    access: 'user',
  },
  '/ai-app/custom': {
    feature: 'mealPlan',
    group: 'food',
    title: msg`Meal plan`,
    access: 'user',
  },
  '/ai-app/user/profile': {
    feature: 'account',
    group: 'account',
    title: msg`Profile`,
    access: 'user',
  },
  '/ai-app/user/account': {
    feature: 'account',
    group: 'account',
    title: msg`Account`,
    access: 'user',
  },
  '/ai-app/user/account/change-phone': {
    feature: 'account',
    group: 'account',
    title: msg`Change phone number`,
    access: 'user',
  },
  '/ai-app/user/account/cancel': {
    feature: 'account',
    group: 'account',
    title: msg`Close account`,
  },
  '/ai-app/feed-back': {
    feature: 'feedback',
    group: 'account',
    title: msg`Feedback`,
    access: 'user',
  },
  '/ai-app/agreement/algorithm': {
    feature: 'agreements',
    group: 'about',
    title: msg`Algorithm agreement`,
  },
  '/ai-app/agreement/privacy': {
    feature: 'agreements',
    group: 'about',
    title: msg`Privacy agreement`,
  },
  '/ai-app/agreement/user': {
    feature: 'agreements',
    group: 'about',
    title: msg`User agreement`,
  },
  '/ai-app/guide/download': {
    feature: 'foodShare',
    group: 'about',
    title: msg`Get the app`,
  },
  ...shared,
};

export const routes = toRoutes(features, table);
