import { msg } from '@lingui/core/macro';
import { builtRoutes, type RouteTable, type ScreenRoute } from './route.ts';
import { shared } from './shared.ts';

/** The general health app. */
const table: RouteTable<'general'> = {
  '/': {
    feature: 'home',
    title: msg`General health`,
    load: () => import('../features/home/screens/Home.tsx').then((screen) => screen.Home),
  },
  '/sugar-control': {
    feature: 'lookup',
    group: 'food',
    title: msg`Sugar control`,
    load: () => import('../features/lookup/screens/index.tsx').then(({ screens }) => screens['/sugar-control']),
    prefetch: (client, all) => client.prefetchQuery(all.lookup.glycemicIndexList()),
  },
  '/sugar-control/search': {
    feature: 'lookup',
    group: 'food',
    title: msg`Search foods`,
    load: () => import('../features/lookup/screens/index.tsx').then(({ screens }) => screens['/sugar-control/search']),
  },
  '/sugar-control/:token': {
    feature: 'lookup',
    title: msg`Shared with you`,
    analyticsName: 'sugar-control.shared',
    load: () => import('../features/lookup/screens/index.tsx').then(({ screens }) => screens['/sugar-control/:token']),
  },
  '/purine': {
    feature: 'lookup',
    group: 'food',
    title: msg`Purine`,
    load: () => import('../features/lookup/screens/index.tsx').then(({ screens }) => screens['/purine']),
    prefetch: (client, all) => client.prefetchQuery(all.lookup.purineIndexList()),
  },
  '/purine/search': {
    feature: 'lookup',
    group: 'food',
    title: msg`Search foods`,
    load: () => import('../features/lookup/screens/index.tsx').then(({ screens }) => screens['/purine/search']),
  },
  '/medicine-remind': {
    feature: 'medication',
    group: 'today',
    title: msg`Medication`,
    access: 'user',
    load: () => import('../features/medication/screens/Today.tsx').then((screen) => screen.Today),
  },
  '/medicine-remind/add': {
    feature: 'medication',
    group: 'today',
    title: msg`Medication reminder`,
    access: 'user',
    load: () => import('../features/medication/screens/Edit.tsx').then((screen) => screen.Edit),
  },
  '/medicine-remind/record': {
    feature: 'medication',
    group: 'today',
    title: msg`Medication record`,
    access: 'user',
    load: () => import('../features/medication/screens/Record.tsx').then((screen) => screen.Record),
  },
  '/heart-rate-monitor/home': {
    feature: 'heartRate',
    group: 'body',
    title: msg`Heart rate`,
    access: 'user',
    load: () => import('../features/heartRate/screens/Home.tsx').then((screen) => screen.Home),
  },
  '/heart-rate-monitor/result': {
    feature: 'heartRate',
    title: msg`Measurement`,
    access: 'user',
    load: () => import('../features/heartRate/screens/Result.tsx').then((screen) => screen.Result),
  },
  '/growth-curve': {
    feature: 'growth',
    group: 'body',
    title: msg`Growth curve`,
    load: () => import('../features/growth/screens/GrowthCurve.tsx').then((screen) => screen.GrowthCurve),
  },
  '/privacy-agreement/oppo-algorithm': {
    feature: 'agreements',
    group: 'about',
    title: msg`Algorithm filing`,
    load: () => import('../features/agreements/screens/OppoAlgorithm.tsx').then((screen) => screen.OppoAlgorithm),
  },
  '/tools/basal-metabolism': {
    feature: 'tools',
    group: 'tools',
    title: msg`Basal metabolism`,
    load: () => import('../features/tools/screens/BasalMetabolism.tsx').then((screen) => screen.BasalMetabolism),
  },
  '/tools/bmi': {
    feature: 'tools',
    group: 'tools',
    title: msg`BMI`,
    load: () => import('../features/tools/screens/Bmi.tsx').then((screen) => screen.Bmi),
  },
  '/tools/heart-rate': {
    feature: 'tools',
    group: 'tools',
    title: msg`Fat-burning heart rate`,
    load: () =>
      import('../features/tools/screens/FatBurningHeartRate.tsx').then((screen) => screen.FatBurningHeartRate),
  },
  '/tools/predicted-height': {
    feature: 'tools',
    group: 'tools',
    title: msg`Predicted height`,
    load: () => import('../features/tools/screens/PredictedHeight.tsx').then((screen) => screen.PredictedHeight),
  },
  '/tools/standard-weight': {
    feature: 'tools',
    group: 'tools',
    title: msg`Standard weight`,
    load: () => import('../features/tools/screens/StandardWeight.tsx').then((screen) => screen.StandardWeight),
  },
  '/tools/waist-hip-ratio': {
    feature: 'tools',
    group: 'tools',
    title: msg`Waist–hip ratio`,
    load: () => import('../features/tools/screens/WaistHipRatio.tsx').then((screen) => screen.WaistHipRatio),
  },
  '/lose-weight-partner/home': {
    feature: 'partner',
    group: 'together',
    title: msg`Slimming partner`,
    load: () => import('../features/partner/screens/Home.tsx').then((screen) => screen.Home),
  },
  '/lose-weight-partner/invite': {
    feature: 'partner',
    group: 'together',
    title: msg`Invite a partner`,
    access: 'user',
    load: () => import('../features/partner/screens/Invite.tsx').then((screen) => screen.Invite),
  },
  '/lose-weight-partner/rank': {
    feature: 'partner',
    group: 'together',
    title: msg`Ranking`,
    load: () => import('../features/partner/screens/Rank.tsx').then((screen) => screen.Rank),
    prefetch: async (client, all, search) => {
      if (!search.toString()) return client.prefetchQuery(all.partner.singleRank({ period: 'week' }));
    },
  },
  '/family-health/home': {
    feature: 'family',
    group: 'together',
    title: msg`Family health`,
    access: 'user',
    load: () => import('../features/family/screens/Home.tsx').then((screen) => screen.Home),
  },
  '/family-health/confirm': {
    feature: 'family',
    title: msg`Invitation`,
    access: 'user',
    load: () => import('../features/family/screens/Confirm.tsx').then((screen) => screen.Confirm),
  },
  '/family-health/members': {
    feature: 'family',
    group: 'together',
    title: msg`Family members`,
    access: 'user',
    load: () => import('../features/family/screens/Members.tsx').then((screen) => screen.Members),
  },
  '/family-health/members/detail': {
    feature: 'family',
    title: msg`Family member`,
    access: 'user',
    load: () => import('../features/family/screens/MemberDetail.tsx').then((screen) => screen.MemberDetail),
  },
  '/share': {
    feature: 'share',
    title: msg({ message: 'Share', context: 'title' }),
    load: () => import('../features/share/screens/Share.tsx').then((screen) => screen.Share),
  },
  '/course': {
    feature: 'articles',
    title: msg`Course`,
    access: 'user',
    navBar: 'green',
    load: () => import('../features/articles/screens/Course.tsx').then((screen) => screen.Course),
  },
  '/article': {
    feature: 'articles',
    title: msg`Article`,
    access: 'user',
    navBar: 'green',
    load: () => import('../features/articles/screens/Article.tsx').then((screen) => screen.Article),
    prefetch: async (client, all, search) => {
      import('../ui/sanitizer/sanitise.ts').catch(() => {});
      const articleId = search.get('articleId');
      if (!articleId) return;
      const { cover } = await client.fetchQuery(all.information.articleHtmlContent({ articleId }));
      if (cover) new Image().src = cover;
    },
  },
  '/evaluate': {
    feature: 'articles',
    group: 'today',
    title: msg`Stage assessment`,
    access: 'user',
    navBar: 'green',
    load: () => import('../features/articles/screens/Evaluate.tsx').then((screen) => screen.Evaluate),
  },
  '/execution-plan': { planned: msg`Plan of the day` },
  '/custom-plan/detail': { planned: msg`My plan` },
  '/health-data/detail': { planned: msg`Health data` },
  '/health-data/x-plan': { planned: msg`Weight-loss camp` },
  '/health-data/x-plan/detail': { planned: msg`Precise weight-loss camp` },
  '/health-data/ios-guide': { planned: msg`Sync health data` },
  '/sleep-product': { planned: msg`Better sleep` },
  '/product/detail': { planned: msg`Product` },
  '/product/weight': { planned: msg`For your weight` },
  '/product/blood-sugar': { planned: msg`For your blood sugar` },
  '/ai-mirror/create': { planned: msg`Measure at the mirror` },
  '/ai-mirror/detail': { planned: msg`Body measures` },
  '/ai-mirror/records': { planned: msg`Mirror records` },
  ...shared,
};

/** The gallery of the kit; no production build contains it. */
const gallery: ScreenRoute[] =
  (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev'
    ? [
        {
          path: '/__kit',
          feature: 'gallery',
          title: msg`Kit`,
          load: () => import('../gallery/Gallery.tsx').then((page) => page.Gallery),
        },
      ]
    : [];

export const routes = [...builtRoutes<'general'>(table), ...gallery];
