import { msg } from '@lingui/core/macro';
import { type Features, type SharedTable, toRoutes } from './route.ts';

/** Features of these screens, which every product has. */
export const sharedFeatures = {
  home: () => import('#features/home/screens/index.ts'),
  aiFood: () => import('#features/aiFood/screens/index.ts'),
  feedback: () => import('#features/feedback/screens/index.ts'),
} satisfies Features;

/** Screens that all three products share. They belong to the product of the page. */
const table: SharedTable<typeof sharedFeatures> = {
  '/404': {
    screen: 'home/NotFoundScreen',
    title: msg`Page not found`,
    access: 'anyone',
  },
  '/contact-us': {
    screen: 'feedback/ContactUsScreen',
    group: 'about',
    title: msg`Complaints and suggestions`,
    access: 'user',
  },
  '/ai-food/list': {
    screen: 'aiFood/AiFoodListScreen',
    group: 'food',
    title: msg`Recognise a meal`,
    access: 'user',
  },
  '/ai-food/result': {
    screen: 'aiFood/AiFoodResultScreen',
    title: msg`Result of the meal`,
    access: 'anyone',
  },
  '/ai-food/history': {
    screen: 'aiFood/AiFoodHistoryScreen',
    group: 'food',
    title: msg`Analysed meals`,
    access: 'user',
    prefetch: (get, all, { search, today }) => {
      const date = search.get('date') ?? today;
      return Promise.all([get(all.aiFood.userSummary({ date })), get(all.analysis.dailyReportDetail({ date }))]);
    },
  },
};

export const sharedRoutes = toRoutes(sharedFeatures, table);
