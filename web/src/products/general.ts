import { msg } from '@lingui/core/macro';
import { type RouteTable, type ScreenRoute, toRoutes } from './route.ts';
import { shared, sharedFeatures } from './shared.ts';

const features = {
  ...sharedFeatures,
  agreements: () => import('../features/agreements/screens/index.ts'),
  articles: () => import('../features/articles/screens/index.ts'),
  family: () => import('../features/family/screens/index.ts'),
  growth: () => import('../features/growth/screens/index.ts'),
  healthData: () => import('../features/healthData/screens/index.ts'),
  heartRate: () => import('../features/heartRate/screens/index.ts'),
  lookup: () => import('../features/lookup/screens/index.tsx'),
  medication: () => import('../features/medication/screens/index.ts'),
  mirror: () => import('../features/mirror/screens/index.ts'),
  offers: () => import('../features/offers/screens/index.tsx'),
  partner: () => import('../features/partner/screens/index.ts'),
  plan: () => import('../features/plan/screens/index.ts'),
  share: () => import('../features/share/screens/index.ts'),
  tools: () => import('../features/tools/screens/index.ts'),
};

/** The general health app. */
const table: RouteTable<'general', typeof features> = {
  '/': {
    feature: 'home',
    title: msg`General health`,
    prefetch: async (get, all, { today, signedIn }) =>
      signedIn &&
      Promise.all([
        get(all.medication.list({ date: today })),
        get(all.plans.executionData()),
        get(all.healthData.detail({ healthDataType: 'weight', period: 'week' })),
      ]),
  },
  '/sugar-control': {
    feature: 'lookup',
    group: 'food',
    title: msg`Sugar control`,
    prefetch: (get, all) => get(all.lookup.glycemicIndexList()),
  },
  '/sugar-control/search': {
    feature: 'lookup',
    group: 'food',
    title: msg`Search by blood sugar`,
  },
  '/sugar-control/:token': {
    feature: 'lookup',
    title: msg`Shared with you`,
    analyticsName: 'sugar-control.shared',
  },
  '/purine': {
    feature: 'lookup',
    group: 'food',
    title: msg`Purine`,
    prefetch: (get, all) => get(all.lookup.purineIndexList()),
  },
  '/purine/search': {
    feature: 'lookup',
    group: 'food',
    title: msg`Search by purine`,
  },
  '/medicine-remind': {
    feature: 'medication',
    group: 'today',
    title: msg`Medication`,
    access: 'user',
    prefetch: (get, all, { today }) => get(all.medication.list({ date: today })),
  },
  '/medicine-remind/add': {
    feature: 'medication',
    group: 'today',
    title: msg`Medication reminder`,
    access: 'user',
  },
  '/medicine-remind/record': {
    feature: 'medication',
    group: 'today',
    title: msg`Medication record`,
    access: 'user',
  },
  '/heart-rate-monitor/home': {
    feature: 'heartRate',
    group: 'body',
    title: msg`Heart rate`,
    access: 'user',
  },
  '/heart-rate-monitor/result': {
    feature: 'heartRate',
    title: msg`Measurement`,
    access: 'user',
  },
  '/growth-curve': {
    feature: 'growth',
    group: 'body',
    title: msg`Growth curve`,
  },
  '/privacy-agreement/oppo-algorithm': {
    feature: 'agreements',
    group: 'about',
    title: msg`Algorithm filing`,
  },
  '/tools/basal-metabolism': {
    feature: 'tools',
    group: 'tools',
    title: msg`Basal metabolism`,
  },
  '/tools/bmi': {
    feature: 'tools',
    group: 'tools',
    title: msg`BMI`,
  },
  '/tools/heart-rate': {
    feature: 'tools',
    group: 'tools',
    title: msg`Fat-burning heart rate`,
  },
  '/tools/predicted-height': {
    feature: 'tools',
    group: 'tools',
    title: msg`Predicted height`,
  },
  '/tools/standard-weight': {
    feature: 'tools',
    group: 'tools',
    title: msg`Standard weight`,
  },
  '/tools/waist-hip-ratio': {
    feature: 'tools',
    group: 'tools',
    title: msg`Waist–hip ratio`,
  },
  '/lose-weight-partner/home': {
    feature: 'partner',
    group: 'together',
    title: msg`Slimming partner`,
  },
  '/lose-weight-partner/invite': {
    feature: 'partner',
    group: 'together',
    title: msg`Invite a partner`,
    access: 'user',
  },
  '/lose-weight-partner/rank': {
    feature: 'partner',
    group: 'together',
    title: msg`Ranking`,
    prefetch: async (get, all, { search }) => search.toString() || get(all.partner.singleRank({ period: 'week' })),
  },
  '/family-health/home': {
    feature: 'family',
    group: 'together',
    title: msg`Family health`,
    access: 'user',
  },
  '/family-health/confirm': {
    feature: 'family',
    title: msg`Invitation`,
    access: 'user',
  },
  '/family-health/members': {
    feature: 'family',
    group: 'together',
    title: msg`Family members`,
    access: 'user',
  },
  '/family-health/members/detail': {
    feature: 'family',
    title: msg`Family member`,
    access: 'user',
  },
  '/share': {
    feature: 'share',
    title: msg({ message: 'Share', context: 'title' }),
  },
  '/course': {
    feature: 'articles',
    title: msg`Course`,
    access: 'user',
    navBar: 'green',
  },
  '/article': {
    feature: 'articles',
    title: msg`Article`,
    access: 'user',
    navBar: 'green',
    prefetch: async (get, all, { search }) => {
      import('../ui/sanitizer/sanitise.ts').catch(() => {});
      const articleId = search.get('articleId');
      if (!articleId) return;
      const { cover } = await get(all.information.articleHtmlContent({ articleId }));
      if (cover) new Image().src = cover;
    },
  },
  '/evaluate': {
    feature: 'articles',
    group: 'today',
    title: msg`Stage assessment`,
    access: 'user',
    navBar: 'green',
  },
  '/execution-plan': {
    feature: 'plan',
    group: 'today',
    title: msg`Plan of the day`,
  },
  '/custom-plan/detail': {
    feature: 'plan',
    group: 'today',
    title: msg`My plan`,
  },
  '/health-data/detail': {
    feature: 'healthData',
    group: 'body',
    title: msg`Health data`,
    access: 'user',
  },
  '/health-data/x-plan': {
    feature: 'offers',
    group: 'shop',
    title: msg`Weight-loss camp`,
    access: 'user',
  },
  '/health-data/x-plan/detail': {
    feature: 'offers',
    group: 'shop',
    title: msg`Precise weight-loss camp`,
    access: 'user',
  },
  '/health-data/ios-guide': {
    feature: 'healthData',
    group: 'body',
    title: msg`Sync health data`,
  },
  '/sleep-product': {
    feature: 'offers',
    group: 'shop',
    title: msg`Better sleep`,
  },
  '/product/detail': {
    feature: 'offers',
    title: msg`Product`,
  },
  '/product/weight': {
    feature: 'offers',
    group: 'shop',
    title: msg`For your weight`,
  },
  '/product/blood-sugar': {
    feature: 'offers',
    group: 'shop',
    title: msg`For your blood sugar`,
  },
  '/ai-mirror/create': {
    feature: 'mirror',
    group: 'body',
    title: msg`Measure at the mirror`,
  },
  '/ai-mirror/detail': {
    feature: 'mirror',
    title: msg`Body measures`,
  },
  '/ai-mirror/records': {
    feature: 'mirror',
    group: 'body',
    title: msg`Mirror records`,
    access: 'user',
  },
  ...shared,
};

/** The gallery of the kit; no production build contains it. */
const gallery: ScreenRoute[] =
  (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev'
    ? [{ path: '/__kit', title: msg`Kit`, load: async () => (await import('./gallery.ts')).loadGallery() }]
    : [];

export const routes = [...toRoutes(features, table), ...gallery];
