import { msg } from '@lingui/core/macro';
import { type Features, type RouteTable, type ScreenRoute, toRoutes } from './route.ts';
import { sharedFeatures } from './shared.ts';

const features = {
  ...sharedFeatures,
  agreements: () => import('#features/agreements/screens/index.tsx'),
  articles: () => import('#features/articles/screens/index.ts'),
  family: () => import('#features/family/screens/index.ts'),
  growth: () => import('#features/growth/screens/index.ts'),
  healthData: () => import('#features/healthData/screens/index.ts'),
  heartRate: () => import('#features/heartRate/screens/index.ts'),
  lookup: () => import('#features/lookup/screens/index.tsx'),
  medication: () => import('#features/medication/screens/index.ts'),
  mirror: () => import('#features/mirror/screens/index.ts'),
  healthShop: () => import('#features/healthShop/screens/index.tsx'),
  partner: () => import('#features/partner/screens/index.ts'),
  executionPlan: () => import('#features/executionPlan/screens/index.ts'),
  share: () => import('#features/share/screens/index.ts'),
  tools: () => import('#features/tools/screens/index.ts'),
} satisfies Features;

/** The general health app. */
const table: RouteTable<'general', typeof features> = {
  '/': {
    screen: 'home/GeneralHomeScreen',
    title: msg`General health`,
    access: 'anyone',
    prefetch: async (get, all, { today, signedIn }) =>
      signedIn &&
      Promise.all([
        get(all.medication.list({ date: today })),
        get(all.plans.executionData()),
        get(all.healthData.detail({ healthDataType: 'weight', period: 'week' })),
        get(all.family.relationship()),
        get(all.family.invitedMessage()),
        get(all.user.information()),
        get(all.user.accountInformation()),
      ]),
  },
  '/sugar-control': {
    screen: 'lookup/SugarListScreen',
    group: 'food',
    title: msg`Sugar control`,
    access: 'anyone',
    prefetch: (get, all) => get(all.lookup.glycemicIndexList()),
  },
  '/sugar-control/search': {
    screen: 'lookup/SugarSearchScreen',
    group: 'food',
    title: msg`Search by glycaemic index`,
    access: 'anyone',
  },
  '/sugar-control/:token': {
    screen: 'lookup/SharedSugarScreen',
    title: msg`Shared with you`,
    access: 'anyone',
    analyticsName: 'sugar-control.shared',
  },
  '/purine': {
    screen: 'lookup/PurineListScreen',
    group: 'food',
    title: msg`Purine`,
    access: 'anyone',
    prefetch: (get, all) => get(all.lookup.purineIndexList()),
  },
  '/purine/search': {
    screen: 'lookup/PurineSearchScreen',
    group: 'food',
    title: msg`Search by purine`,
    access: 'anyone',
  },
  '/medicine-remind': {
    screen: 'medication/MedicationTodayScreen',
    group: 'today',
    title: msg`Medication`,
    access: 'user',
    prefetch: (get, all, { today }) => get(all.medication.list({ date: today })),
  },
  '/medicine-remind/add': {
    screen: 'medication/ReminderEditScreen',
    group: 'today',
    title: msg`Medication reminder`,
    access: 'user',
  },
  '/medicine-remind/record': {
    screen: 'medication/MedicationHistoryScreen',
    group: 'today',
    title: msg`Medication record`,
    access: 'user',
  },
  '/heart-rate-monitor/home': {
    screen: 'heartRate/HeartRateHomeScreen',
    group: 'body',
    title: msg`Heart rate`,
    access: 'user',
  },
  '/heart-rate-monitor/result': {
    screen: 'heartRate/HeartRateResultScreen',
    title: msg`Measurement`,
    access: 'user',
  },
  '/growth-curve': {
    screen: 'growth/GrowthCurveScreen',
    group: 'body',
    title: msg`Growth curve`,
    access: 'anyone',
  },
  '/privacy-agreement/oppo-algorithm': {
    screen: 'agreements/AlgorithmFilingScreen',
    group: 'about',
    title: msg`Algorithm filing`,
    access: 'anyone',
  },
  '/tools/basal-metabolism': {
    screen: 'tools/BasalMetabolismScreen',
    group: 'tools',
    title: msg`Basal metabolism`,
    access: 'anyone',
  },
  '/tools/bmi': {
    screen: 'tools/BmiScreen',
    group: 'tools',
    title: msg`BMI`,
    access: 'anyone',
  },
  '/tools/heart-rate': {
    screen: 'tools/FatBurningHeartRateScreen',
    group: 'tools',
    title: msg`Fat-burning heart rate`,
    access: 'anyone',
  },
  '/tools/predicted-height': {
    screen: 'tools/PredictedHeightScreen',
    group: 'tools',
    title: msg`Predicted height`,
    access: 'anyone',
  },
  '/tools/standard-weight': {
    screen: 'tools/StandardWeightScreen',
    group: 'tools',
    title: msg`Standard weight`,
    access: 'anyone',
  },
  '/tools/waist-hip-ratio': {
    screen: 'tools/WaistHipRatioScreen',
    group: 'tools',
    title: msg`Waist–hip ratio`,
    access: 'anyone',
  },
  '/lose-weight-partner/home': {
    screen: 'partner/PartnerHomeScreen',
    group: 'together',
    title: msg`Slimming partner`,
    access: 'anyone',
  },
  '/lose-weight-partner/invite': {
    screen: 'partner/PartnerInviteScreen',
    group: 'together',
    title: msg`Invite a partner`,
    access: 'user',
  },
  '/lose-weight-partner/rank': {
    screen: 'partner/PartnerRankingScreen',
    group: 'together',
    title: msg`Ranking`,
    access: 'anyone',
    prefetch: async (get, all, { search }) => search.toString() || get(all.partner.singleRank({ period: 'week' })),
  },
  '/family-health/home': {
    screen: 'family/FamilyHomeScreen',
    group: 'together',
    title: msg`Family health`,
    access: 'user',
  },
  '/family-health/confirm': {
    screen: 'family/FamilyInvitationScreen',
    title: msg`Invitation`,
    access: 'user',
  },
  '/family-health/members': {
    screen: 'family/FamilyMembersScreen',
    group: 'together',
    title: msg`Family members`,
    access: 'user',
  },
  '/family-health/members/detail': {
    screen: 'family/FamilyMemberDetailScreen',
    title: msg`Family member`,
    access: 'user',
  },
  '/share': {
    screen: 'share/ShareScreen',
    title: msg({ message: 'Share', context: 'title' }),
    access: 'anyone',
  },
  '/course': {
    screen: 'articles/CourseScreen',
    title: msg`Course`,
    access: 'user',
    navBar: 'green',
  },
  '/article': {
    screen: 'articles/ArticleScreen',
    title: msg`Article`,
    access: 'user',
    navBar: 'green',
    prefetch: async (get, all, { search }) => {
      import('#ui/sanitizer/sanitise.ts').catch(() => {});
      const articleId = search.get('articleId');
      if (!articleId) return;
      const { cover } = await get(all.information.articleHtmlContent({ articleId }));
      if (cover) new Image().src = cover;
    },
  },
  '/evaluate': {
    screen: 'articles/StageAssessmentScreen',
    group: 'today',
    title: msg`Stage assessment`,
    access: 'user',
    navBar: 'green',
  },
  '/execution-plan': {
    screen: 'executionPlan/PlanTodayScreen',
    group: 'today',
    title: msg`Plan of the day`,
    access: 'anyone',
  },
  '/custom-plan/detail': {
    screen: 'executionPlan/WholePlanScreen',
    group: 'today',
    title: msg`My plan`,
    access: 'anyone',
  },
  '/health-data/detail': {
    screen: 'healthData/HealthDataDetailScreen',
    group: 'body',
    title: msg`Health data`,
    access: 'user',
  },
  '/health-data/x-plan': {
    screen: 'healthShop/CampOverviewScreen',
    group: 'shop',
    title: msg`Weight-loss camp`,
    access: 'user',
  },
  '/health-data/x-plan/detail': {
    screen: 'healthShop/CampDetailScreen',
    group: 'shop',
    title: msg`Precise weight-loss camp`,
    access: 'user',
  },
  '/health-data/ios-guide': {
    screen: 'healthData/HealthSyncGuideScreen',
    group: 'body',
    title: msg`Sync health data`,
    access: 'anyone',
  },
  '/sleep-product': {
    screen: 'healthShop/SleepGoodsScreen',
    group: 'shop',
    title: msg`Goods related to sleep (Ad)`,
    access: 'anyone',
  },
  '/product/detail': {
    screen: 'healthShop/HealthGoodsScreen',
    title: msg`Product`,
    access: 'anyone',
  },
  '/product/weight': {
    screen: 'healthShop/WeightGoodsScreen',
    group: 'shop',
    title: msg`Goods related to weight (Ad)`,
    access: 'anyone',
  },
  '/product/blood-sugar': {
    screen: 'healthShop/BloodSugarGoodsScreen',
    group: 'shop',
    title: msg`Goods related to blood sugar (Ad)`,
    access: 'anyone',
  },
  '/ai-mirror/create': {
    screen: 'mirror/MirrorMeasurementScreen',
    group: 'body',
    title: msg`Measure at the mirror`,
    access: 'anyone',
  },
  '/ai-mirror/detail': {
    screen: 'mirror/MirrorDetailScreen',
    title: msg`Body measures`,
    access: 'anyone',
  },
  '/ai-mirror/records': {
    screen: 'mirror/MirrorRecordsScreen',
    group: 'body',
    title: msg`Mirror records`,
    access: 'user',
  },
};

/** The gallery of the kit; no production build contains it. */
const gallery: ScreenRoute[] =
  (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev'
    ? [
        {
          path: '/__kit',
          title: msg`Kit`,
          access: 'anyone',
          load: async () => (await import('./gallery.ts')).loadGallery(),
        },
      ]
    : [];

export const routes = [...toRoutes(features, table), ...gallery];
