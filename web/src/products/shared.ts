import { msg } from '@lingui/core/macro';
import type { SharedTable } from './route.ts';

/** Features of these screens, which every product has. */
export const sharedFeatures = {
  home: () => import('../features/home/screens/index.ts'),
  aiFood: () => import('../features/aiFood/screens/index.ts'),
  feedback: () => import('../features/feedback/screens/index.ts'),
};

/** Screens that all three products share; they follow the product of the page. */
export const shared: SharedTable<typeof sharedFeatures> = {
  '/404': {
    feature: 'home',
    title: msg`Page not found`,
  },
  '/contact-us': {
    feature: 'feedback',
    group: 'about',
    title: msg`Complaints and suggestions`,
    access: 'user',
  },
  '/ai-food/list': {
    feature: 'aiFood',
    group: 'food',
    title: msg`Recognise a meal`,
    access: 'user',
  },
  '/ai-food/result': {
    feature: 'aiFood',
    title: msg`What the meal comes to`,
  },
  '/ai-food/history': {
    feature: 'aiFood',
    group: 'food',
    title: msg`Analysed meals`,
    access: 'user',
    prefetch: (get, all, { search, today }) => get(all.aiFood.userSummary({ date: search.get('date') ?? today })),
  },
};
