import { msg } from '@lingui/core/macro';
import type { SharedTable } from './route.ts';

/** Features of these screens, which every product has. */
export const sharedFeatures = {
  home: () => import('../features/home/screens/index.ts'),
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
  '/ai-food/list': { planned: msg`Foods of a meal` },
  '/ai-food/result': { planned: msg`What the meal comes to` },
  '/ai-food/history': { planned: msg`Analysed meals` },
};
