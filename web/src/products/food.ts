import { msg } from '@lingui/core/macro';
import { type Features, type RouteTable, toRoutes } from './route.ts';
import { sharedFeatures } from './shared.ts';

const features = {
  ...sharedFeatures,
  reports: () => import('#features/reports/screens/index.ts'),
  mealReport: () => import('#features/mealReport/screens/index.ts'),
  mealPlan: () => import('#features/mealPlan/screens/index.ts'),
  analysis: () => import('#features/analysis/screens/index.ts'),
  account: () => import('#features/account/screens/index.ts'),
  agreements: () => import('#features/agreements/screens/index.tsx'),
  inviteFriends: () => import('#features/inviteFriends/screens/index.ts'),
  income: () => import('#features/income/screens/index.ts'),
  refund: () => import('#features/refund/screens/index.ts'),
  shop: () => import('#features/shop/screens/index.ts'),
  survey: () => import('#features/survey/screens/index.ts'),
} satisfies Features;

/** The food app. */
const table: RouteTable<'food', typeof features> = {
  '/food-app': {
    screen: 'home/FoodHomeScreen',
    title: msg`Food and diet`,
    access: 'anyone',
    prefetch: async (get, all, { today, signedIn }) =>
      signedIn &&
      Promise.all([get(all.analysis.dailyReportDetail({ date: today })), get(all.mealPlan.detail({ date: today }))]),
  },
  '/food-app/analyze/list': {
    screen: 'analysis/MealFoodsScreen',
    group: 'today',
    title: msg`Foods of a meal`,
    access: 'user',
  },
  '/food-app/analyze/result': {
    screen: 'analysis/MealAnalysisScreen',
    title: msg`Meal analysis`,
    access: 'user',
  },
  '/food-app/analyze/more': {
    screen: 'mealReport/MealDetailScreen',
    title: msg`All nutrients`,
    access: 'user',
  },
  '/food-app/analyze/ingredients': {
    screen: 'mealReport/IngredientsScreen',
    title: msg`Ingredients`,
    access: 'user',
  },
  '/food-app/analyze/ingredients-share': {
    screen: 'mealReport/IngredientsShareScreen',
    title: msg`Share ingredients`,
    access: 'user',
  },
  '/food-app/report': {
    screen: 'reports/DeepReportScreen',
    group: 'today',
    title: msg`Deep diet report`,
    access: 'user',
  },
  '/food-app/report/week': {
    screen: 'reports/WeekReportScreen',
    group: 'today',
    title: msg`Weekly report`,
    access: 'user',
  },
  '/food-app/report/day': {
    screen: 'reports/DayReportScreen',
    group: 'today',
    title: msg`Daily nutrition report`,
    access: 'user',
    prefetch: (get, all, { search, today }) =>
      get(all.analysis.dailyReportDetail({ date: search.get('date') ?? today })),
  },
  '/food-app/report/meal': {
    screen: 'mealReport/MealReportScreen',
    title: msg`Meal report`,
    access: 'user',
  },
  '/food-app/extra-nutrition': {
    screen: 'reports/ExtraNutritionScreen',
    group: 'today',
    title: msg`Below the advised amount`,
    access: 'user',
  },
  '/food-app/health-survey': {
    screen: 'survey/SurveyScreen',
    group: 'body',
    title: msg`Health assessment`,
    access: 'user',
  },
  '/food-app/custom/dietary-preferences': {
    screen: 'mealPlan/DietaryPreferencesScreen',
    group: 'food',
    title: msg`Dietary preferences`,
    access: 'user',
  },
  '/food-app/product/detail': {
    screen: 'shop/FoodGoodsScreen',
    title: msg`Product`,
    access: 'anyone',
  },
  '/food-app/product/order/list': {
    screen: 'shop/OrderListScreen',
    group: 'shop',
    title: msg`Orders`,
    access: 'user',
  },
  '/food-app/product/order/detail': {
    screen: 'shop/OrderDetailScreen',
    title: msg`Order`,
    access: 'user',
  },
  '/food-app/product/order/refund/apply': {
    screen: 'refund/RefundApplyScreen',
    title: msg`Ask for a refund`,
    access: 'user',
  },
  '/food-app/product/order/refund/detail': {
    screen: 'refund/RefundDetailScreen',
    title: msg`Refund`,
    access: 'user',
  },
  '/food-app/custom/food-health': {
    screen: 'survey/FoodHealthScreen',
    group: 'body',
    title: msg`Food and health`,
    access: 'user',
  },
  '/food-app/custom/food-health/report': {
    screen: 'survey/SurveyReportScreen',
    group: 'body',
    title: msg`Assessment report`,
    access: 'user',
  },
  '/food-app/custom/food-health/product': {
    screen: 'survey/FoodPlanScreen',
    group: 'food',
    title: msg`Menu`,
    access: 'user',
  },
  '/food-app/custom/food-health/product/detail': {
    screen: 'survey/FoodPlanDayScreen',
    title: msg`A day of the menu`,
    access: 'user',
  },
  '/food-app/user/account': {
    screen: 'account/AccountScreen',
    group: 'account',
    title: msg`Account`,
    access: 'anyone',
  },
  '/food-app/user/account/change-phone': {
    screen: 'account/ChangePhoneScreen',
    group: 'account',
    title: msg`Change phone number`,
    access: 'user',
  },
  '/food-app/user/account/cancel': {
    screen: 'account/CloseAccountScreen',
    group: 'account',
    title: msg`Close account`,
    access: 'anyone',
  },
  '/food-app/distribution/withdraw': {
    screen: 'income/WithdrawScreen',
    group: 'shop',
    title: msg`Income`,
    access: 'promoter',
  },
  '/food-app/feed-back': {
    screen: 'feedback/FeedbackScreen',
    group: 'account',
    title: msg`Feedback`,
    access: 'user',
  },
  '/food-app/agreement/algorithm': {
    screen: 'agreements/AlgorithmAgreementScreen',
    group: 'about',
    title: msg`Algorithm agreement`,
    access: 'anyone',
  },
  '/food-app/agreement/privacy': {
    screen: 'agreements/PrivacyAgreementScreen',
    group: 'about',
    title: msg`Privacy agreement`,
    access: 'anyone',
  },
  '/food-app/agreement/user': {
    screen: 'agreements/UserAgreementScreen',
    group: 'about',
    title: msg`User agreement`,
    access: 'anyone',
  },
  '/food-app/agreement/product/privacy': {
    screen: 'agreements/ShopPrivacyScreen',
    group: 'about',
    title: msg`Shop privacy agreement`,
    access: 'anyone',
  },
  '/food-app/agreement/product/useterms': {
    screen: 'agreements/ShopTermsScreen',
    group: 'about',
    title: msg`Shop terms of use`,
    access: 'anyone',
  },
  '/food-app/share/login': {
    screen: 'inviteFriends/ShareLoginScreen',
    group: 'account',
    title: msg`Sign in`,
    access: 'anyone',
  },
  '/food-app/share/introduce': {
    screen: 'inviteFriends/AppIntroductionScreen',
    group: 'about',
    title: msg`What this app does`,
    access: 'anyone',
  },
  '/food-app/share/weight': {
    screen: 'inviteFriends/WeightShareScreen',
    group: 'body',
    title: msg`My weight change`,
    access: 'anyone',
  },
};

export const routes = toRoutes(features, table);
