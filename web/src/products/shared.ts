import { msg } from '@lingui/core/macro';
import { param, today } from '#platform/query/first-query.ts';
import { type Features, type SharedTable, toRoutes } from './route.ts';

/** Features of these screens, which every product has. */
export const sharedFeatures = {
  notFound: () => import('#features/notFound/screens/index.ts'),
  aiFood: () => import('#features/aiFood/screens/index.ts'),
  aiFoodHistory: () => import('#features/aiFoodHistory/screens/index.ts'),
  feedback: () => import('#features/feedback/screens/index.ts'),
} satisfies Features;

/** Screens that all three products share. They belong to the product of the page. */
const table: SharedTable<typeof sharedFeatures> = {
  '/404': {
    screen: 'notFound/NotFoundScreen',
    title: msg`Page not found`,
    access: 'anyone',
    columns: 'one',
    first: [],
  },
  '/contact-us': {
    screen: 'feedback/ContactUsScreen',
    group: 'about',
    title: msg`Complaints and suggestions`,
    access: 'user',
    columns: 'one',
    first: [],
  },
  '/ai-food/list': {
    screen: 'aiFood/AiFoodListScreen',
    group: 'food',
    title: msg`Scan a meal`,
    access: 'user',
    first: [
      ['aiFood.analysisPending', { analysisId: param('analysisId') }],
      ['aiFood.analysisResult', { analysisId: param('from') }],
      ['aiFood.analysisResult', { analysisId: param('analysisId') }, { part: true }],
      ['analysis.simple', { analysisId: param('fromDiary') }],
    ],
  },
  '/ai-food/result': {
    screen: 'aiFood/AiFoodResultScreen',
    title: msg`Meal analysis`,
    access: 'anyone',
    beside: { list: '/ai-food/history', needs: 'analysisId' },
    first: [
      ['aiFood.viewHistoryRecord', { shareCode: param('shareCode') }],
      ['analysis.simple', { analysisId: param('diaryAnalysisId') }, { for: 'user', without: 'shareCode' }],
      ['aiFood.analysisPending', { analysisId: param('analysisId') }, { for: 'user', without: 'shareCode' }],
      ['aiFood.analysisResult', { analysisId: param('analysisId') }, { for: 'user', without: 'shareCode', part: true }],
    ],
  },
  '/ai-food/history': {
    screen: 'aiFoodHistory/AiFoodHistoryScreen',
    group: 'food',
    title: msg`Analysed meals`,
    access: 'user',
    first: [
      ['aiFood.historyRecord', {}, { pages: true }],
      ['aiFood.userSummary', { date: param('date', today) }],
      ['analysis.dailyReportDetail', { date: param('date', today) }],
    ],
  },
};

export const sharedRoutes = toRoutes(sharedFeatures, table);
