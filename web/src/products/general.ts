import { msg } from '@lingui/core/macro';
import { param, today } from '#platform/query/first-query.ts';
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
    first: [
      ['medication.list', { date: today }, { for: 'user', without: 'all' }],
      ['plans.executionData', {}, { for: 'user', without: 'all' }],
      ['healthData.detail', { healthDataType: 'weight', period: 'week' }, { for: 'user', without: 'all' }],
      ['family.relationship', null, { for: 'user', without: 'all' }],
      ['family.invitedMessage', null, { for: 'user', without: 'all' }],
      ['user.information', null, { for: 'user', without: 'all' }],
      ['user.accountInformation', null, { for: 'user', without: 'all' }],
    ],
  },
  '/sugar-control': {
    screen: 'lookup/SugarListScreen',
    group: 'food',
    title: msg`Sugar control`,
    access: 'anyone',
    first: [['lookup.glycemicIndexList', {}]],
  },
  '/sugar-control/search': {
    screen: 'lookup/SugarSearchScreen',
    group: 'food',
    title: msg`Search by glycaemic index`,
    access: 'anyone',
    first: [['lookup.glycemicIndexList', {}]],
  },
  '/sugar-control/:token': {
    screen: 'lookup/SharedSugarScreen',
    title: msg`Shared with you`,
    access: 'anyone',
    first: [['lookup.glycemicIndexList', {}]],
    analyticsName: 'sugar-control.shared',
  },
  '/purine': {
    screen: 'lookup/PurineListScreen',
    group: 'food',
    title: msg`Purine`,
    access: 'anyone',
    first: [['lookup.purineIndexList', {}]],
  },
  '/purine/search': {
    screen: 'lookup/PurineSearchScreen',
    group: 'food',
    title: msg`Search by purine`,
    access: 'anyone',
    first: [['lookup.purineIndexList', {}]],
  },
  '/medicine-remind': {
    screen: 'medication/MedicationTodayScreen',
    group: 'today',
    title: msg`Medication`,
    access: 'user',
    first: [['medication.list', { date: param('date', today) }]],
  },
  '/medicine-remind/add': {
    screen: 'medication/ReminderEditScreen',
    group: 'today',
    title: msg`Medication reminder`,
    access: 'user',
    first: [['medication.list', { date: today }, { with: 'id' }]],
  },
  '/medicine-remind/record': {
    screen: 'medication/MedicationHistoryScreen',
    group: 'today',
    title: msg`Medication record`,
    access: 'user',
    first: [],
  },
  '/heart-rate-monitor/home': {
    screen: 'heartRate/HeartRateHomeScreen',
    group: 'body',
    title: msg`Heart rate`,
    access: 'user',
    first: [['heartRate.average', { period: 'week' }]],
  },
  '/heart-rate-monitor/result': {
    screen: 'heartRate/HeartRateResultScreen',
    title: msg`Measurement`,
    access: 'user',
    first: [
      [
        'heartRate.history',
        { from: param('date', null), to: param('date', null), pageSize: 100 },
        { pages: true, with: 'recordId' },
      ],
    ],
  },
  '/growth-curve': {
    screen: 'growth/GrowthCurveScreen',
    group: 'body',
    title: msg`Growth curve`,
    access: 'anyone',
    first: [],
  },
  '/privacy-agreement/oppo-algorithm': {
    screen: 'agreements/AlgorithmFilingScreen',
    group: 'about',
    title: msg`Algorithm filing`,
    access: 'anyone',
    first: [],
  },
  '/tools/basal-metabolism': {
    screen: 'tools/BasalMetabolismScreen',
    group: 'tools',
    title: msg`Basal metabolism`,
    access: 'anyone',
    first: [],
  },
  '/tools/bmi': {
    screen: 'tools/BmiScreen',
    group: 'tools',
    title: msg`BMI`,
    access: 'anyone',
    first: [],
  },
  '/tools/heart-rate': {
    screen: 'tools/FatBurningHeartRateScreen',
    group: 'tools',
    title: msg`Fat-burning heart rate`,
    access: 'anyone',
    first: [],
  },
  '/tools/predicted-height': {
    screen: 'tools/PredictedHeightScreen',
    group: 'tools',
    title: msg`Predicted height`,
    access: 'anyone',
    first: [],
  },
  '/tools/standard-weight': {
    screen: 'tools/StandardWeightScreen',
    group: 'tools',
    title: msg`Standard weight`,
    access: 'anyone',
    first: [],
  },
  '/tools/waist-hip-ratio': {
    screen: 'tools/WaistHipRatioScreen',
    group: 'tools',
    title: msg`Waist–hip ratio`,
    access: 'anyone',
    first: [],
  },
  '/lose-weight-partner/home': {
    screen: 'partner/PartnerHomeScreen',
    group: 'together',
    title: msg`Weight-loss partner`,
    access: 'anyone',
    first: [['partner.indexData']],
  },
  '/lose-weight-partner/invite': {
    screen: 'partner/PartnerInviteScreen',
    group: 'together',
    title: msg`Invite a partner`,
    access: 'user',
    first: [['partner.relationship'], ['partner.indexData']],
  },
  '/lose-weight-partner/rank': {
    screen: 'partner/PartnerRankingScreen',
    group: 'together',
    title: msg`Ranking`,
    access: 'anyone',
    first: [['partner.singleRank', { period: param('period', 'week') }, { without: 'kind' }]],
  },
  '/family-health/home': {
    screen: 'family/FamilyHomeScreen',
    group: 'together',
    title: msg`Family health`,
    access: 'user',
    first: [['family.name', {}], ['family.relationship'], ['family.invitedMessage']],
  },
  '/family-health/confirm': {
    screen: 'family/FamilyInvitationScreen',
    title: msg`Invitation`,
    access: 'user',
    first: [
      ['family.invitedMessage', null, { fresh: true, with: 'relationshipId' }],
      ['family.name', { inviteCode: param('inviteCode') }, { fresh: true }],
      ['family.relationship', null, { with: 'inviteCode' }],
    ],
  },
  '/family-health/members': {
    screen: 'family/FamilyMembersScreen',
    group: 'together',
    title: msg`Family members`,
    access: 'user',
    first: [['family.relationship']],
  },
  '/family-health/members/detail': {
    screen: 'family/FamilyMemberDetailScreen',
    title: msg`Family member`,
    access: 'user',
    first: [['family.byUserId', { familyUserId: param('familyUserId') }]],
  },
  '/share': {
    screen: 'share/ShareScreen',
    title: msg({ message: 'Share', context: 'title' }),
    access: 'anyone',
    first: [],
  },
  '/course': {
    screen: 'articles/CourseScreen',
    title: msg`Course`,
    access: 'user',
    first: [['information.courseDetail', { courseId: param('courseId') }, { fresh: true }]],
    navBar: 'green',
  },
  '/article': {
    screen: 'articles/ArticleScreen',
    title: msg`Article`,
    access: 'user',
    first: [
      ['information.articleHtmlContent', { articleId: param('articleId') }, { picture: 'cover', html: true }],
      ['information.courseDetail', { courseId: param('courseId', '') }, { fresh: true, with: 'courseId' }],
    ],
    navBar: 'green',
  },
  '/evaluate': {
    screen: 'articles/StageAssessmentScreen',
    group: 'today',
    title: msg`Stage assessment`,
    access: 'user',
    first: [['plans.finishedStage', null, { fresh: true }]],
    navBar: 'green',
  },
  '/execution-plan': {
    screen: 'executionPlan/PlanTodayScreen',
    group: 'today',
    title: msg`Plan of the day`,
    access: 'anyone',
    first: [
      ['plans.executionTitles', { planId: param('planId', null) }],
      [
        'plans.executionData',
        { planId: param('planId', null), stageId: param('stageId', null), date: param('date', null) },
      ],
    ],
  },
  '/custom-plan/detail': {
    screen: 'executionPlan/WholePlanScreen',
    group: 'today',
    title: msg`My plan`,
    access: 'anyone',
    first: [
      ['plans.executionTitles', { planId: param('planId', null) }],
      [
        'plans.executionData',
        { planId: param('planId', null), stageId: param('stageId', null), date: param('date', null) },
      ],
    ],
  },
  '/health-data/detail': {
    screen: 'healthData/HealthDataDetailScreen',
    group: 'body',
    title: msg`Health data`,
    access: 'user',
    first: [
      ['healthData.detail', { healthDataType: param('healthDataType'), period: 'week' }],
      ['user.accountInformation', null, { with: 'healthDataType' }],
    ],
  },
  '/health-data/x-plan': {
    screen: 'healthShop/CampOverviewScreen',
    group: 'shop',
    title: msg`Weight-loss camp`,
    access: 'user',
    first: [['camp.notOver', null, { fresh: true }]],
  },
  '/health-data/x-plan/detail': {
    screen: 'healthShop/CampDetailScreen',
    group: 'shop',
    title: msg`Precise weight-loss camp`,
    access: 'user',
    first: [['camp.goodsInfo', { campId: param('campId', null) }, { fresh: true }]],
  },
  '/health-data/ios-guide': {
    screen: 'healthData/HealthSyncGuideScreen',
    group: 'body',
    title: msg`Sync health data`,
    access: 'anyone',
    first: [],
  },
  '/sleep-product': {
    screen: 'healthShop/SleepGoodsScreen',
    group: 'shop',
    title: msg`Goods related to sleep (Ad)`,
    access: 'anyone',
    first: [
      ['lookup.healthDataGoodsList', { healthDataType: 'sleep' }],
      ['information.listByHealthDataType', { healthDataType: 'sleep' }],
      ['healthData.detail', { healthDataType: 'sleep', period: 'week' }, { for: 'user' }],
    ],
  },
  '/product/detail': {
    screen: 'healthShop/HealthGoodsScreen',
    title: msg`Product`,
    access: 'anyone',
    first: [['lookup.healthDataGoodsDetail', { goodsId: param('goodsId') }, { fresh: true }]],
  },
  '/product/weight': {
    screen: 'healthShop/WeightGoodsScreen',
    group: 'shop',
    title: msg`Goods related to weight (Ad)`,
    access: 'anyone',
    first: [
      ['lookup.healthDataGoodsList', { healthDataType: 'weight' }],
      ['information.listByHealthDataType', { healthDataType: 'weight' }],
      ['healthData.detail', { healthDataType: 'weight', period: 'week' }, { for: 'user' }],
    ],
  },
  '/product/blood-sugar': {
    screen: 'healthShop/BloodSugarGoodsScreen',
    group: 'shop',
    title: msg`Goods related to blood sugar (Ad)`,
    access: 'anyone',
    first: [
      ['lookup.healthDataGoodsList', { healthDataType: 'bloodSugar' }],
      ['information.listByHealthDataType', { healthDataType: 'bloodSugar' }],
      ['healthData.detail', { healthDataType: 'bloodSugar', period: 'week' }, { for: 'user' }],
    ],
  },
  '/ai-mirror/create': {
    screen: 'mirror/MirrorMeasurementScreen',
    group: 'body',
    title: msg`Measure at the mirror`,
    access: 'anyone',
    first: [['mirror.info', { token: param('token') }, { forget: true }]],
  },
  '/ai-mirror/detail': {
    screen: 'mirror/MirrorDetailScreen',
    title: msg`Body measures`,
    access: 'anyone',
    first: [
      ['mirror.viewResult', { token: param('token') }, { forget: true }],
      ['mirror.result', { recordId: param('recordId') }, { forget: true, for: 'user', without: 'token' }],
    ],
  },
  '/ai-mirror/records': {
    screen: 'mirror/MirrorRecordsScreen',
    group: 'body',
    title: msg`Mirror records`,
    access: 'user',
    first: [
      ['mirror.list', {}, { pages: true, forget: true }],
      ['mirror.lastResult', null, { forget: true }],
    ],
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
          first: [],
          load: async () => (await import('./gallery.ts')).loadGallery(),
        },
      ]
    : [];

export const routes = [...toRoutes(features, table), ...gallery];
