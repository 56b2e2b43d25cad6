import { msg } from '@lingui/core/macro';
import type { SharedTable } from './route.ts';

/** Screens that all three products share; they follow the product of the page. */
export const shared: SharedTable = {
  '/404': {
    feature: 'home',
    title: msg`Page not found`,
    load: () => import('../features/home/screens/NotFound.tsx').then((screen) => screen.NotFound),
  },
  '/contact-us': {
    feature: 'feedback',
    group: 'about',
    title: msg`Complaints and suggestions`,
    access: 'user',
    load: () => import('../features/feedback/screens/ContactUs.tsx').then((screen) => screen.ContactUs),
  },
  '/ai-food/list': { planned: msg`Foods of a meal` },
  '/ai-food/result': { planned: msg`What the meal comes to` },
  '/ai-food/history': { planned: msg`Analysed meals` },
};
