import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { queries } from './platform/client.ts';

/** A signed-in user, one with a membership, or one who promotes. */
export type Requirement = 'user' | 'member' | 'promoter';

/** All that a screen is from outside. */
export interface ScreenRoute {
  path: string;
  /** Folder below `areas/`; its words are loaded with it. Without one, the screen is the frame's own. */
  feature?: string;
  title: MessageDescriptor;
  /** Of the page view, for the statistics. Default: the path, with dots. */
  analyticsName?: string;
  /** Who may open it: everybody by default. Whoever may not is told so, and offered the way in. */
  access?: Requirement;
  /** `green`, with white text; in the native apps the page below it then does not scroll or bounce. Default: plain. */
  navBar?: 'green';
  load: () => Promise<ComponentType>;
  /**
   * Asks for what the screen will ask for first, when a page opens with it: beside its code, not after it. What is asked must be
   * the same to the letter, or it is asked for twice.
   */
  prefetch?: (client: QueryClient, all: typeof queries, search: URLSearchParams) => Promise<unknown>;
}

/** All parts of the kit in all their states, for who builds screens; a build for anybody else is without it. */
const kit: ScreenRoute[] =
  (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev'
    ? [
        {
          path: '/__kit',
          feature: 'kit',
          title: msg`Kit`,
          load: () => import('./gallery/Gallery.tsx').then((area) => area.Gallery),
        },
      ]
    : [];

/** Every screen. An address that is not here leads to /404. */
export const routes: ScreenRoute[] = [
  {
    path: '/404',
    title: msg`Page not found`,
    load: () => import('./shell/deferred/NotFound.tsx').then((aside) => aside.NotFound),
  },
  {
    path: '/sugar-control',
    feature: 'lookup',
    title: msg`Sugar control`,
    load: () => import('./features/lookup/screens/SugarControl.tsx').then((area) => area.SugarControl),
    prefetch: (client, all) => client.prefetchQuery(all.lookup.glycemicIndexList()),
  },
  {
    path: '/sugar-control/search',
    feature: 'lookup',
    title: msg`Search foods`,
    load: () => import('./features/lookup/screens/SugarControlSearch.tsx').then((area) => area.SugarControlSearch),
  },
  {
    path: '/sugar-control/:token',
    feature: 'lookup',
    title: msg`Shared with you`,
    analyticsName: 'sugar-control.shared',
    load: () => import('./features/lookup/screens/SugarControlShared.tsx').then((area) => area.SugarControlShared),
  },
  {
    path: '/purine',
    feature: 'lookup',
    title: msg`Purine`,
    load: () => import('./features/lookup/screens/Purine.tsx').then((area) => area.Purine),
    prefetch: (client, all) => client.prefetchQuery(all.lookup.purineIndexList()),
  },
  {
    path: '/purine/search',
    feature: 'lookup',
    title: msg`Search foods`,
    load: () => import('./features/lookup/screens/PurineSearch.tsx').then((area) => area.PurineSearch),
  },
  {
    path: '/medicine-remind',
    feature: 'medication',
    title: msg`Medication`,
    access: 'user',
    load: () => import('./features/medication/screens/Today.tsx').then((area) => area.Today),
  },
  {
    path: '/medicine-remind/add',
    feature: 'medication',
    title: msg`Medication reminder`,
    access: 'user',
    load: () => import('./features/medication/screens/Edit.tsx').then((area) => area.Edit),
  },
  {
    path: '/medicine-remind/record',
    feature: 'medication',
    title: msg`Medication record`,
    access: 'user',
    load: () => import('./features/medication/screens/Record.tsx').then((area) => area.Record),
  },
  {
    path: '/heart-rate-monitor/home',
    feature: 'heartRate',
    title: msg`Heart rate`,
    access: 'user',
    load: () => import('./features/heartRate/screens/Home.tsx').then((area) => area.Home),
  },
  {
    path: '/heart-rate-monitor/result',
    feature: 'heartRate',
    title: msg`Measurement`,
    access: 'user',
    load: () => import('./features/heartRate/screens/Result.tsx').then((area) => area.Result),
  },
  {
    path: '/contact-us',
    feature: 'feedback',
    title: msg`Complaints and suggestions`,
    access: 'user',
    load: () => import('./features/feedback/screens/ContactUs.tsx').then((area) => area.ContactUs),
  },
  {
    path: '/growth-curve',
    feature: 'growth',
    title: msg`Growth curve`,
    load: () => import('./features/growth/screens/GrowthCurve.tsx').then((area) => area.GrowthCurve),
  },
  {
    path: '/privacy-agreement/oppo-algorithm',
    feature: 'agreements',
    title: msg`Algorithm filing`,
    load: () => import('./features/agreements/screens/OppoAlgorithm.tsx').then((area) => area.OppoAlgorithm),
  },
  {
    path: '/tools/basal-metabolism',
    feature: 'tools',
    title: msg`Basal metabolism`,
    load: () => import('./features/tools/screens/BasalMetabolism.tsx').then((area) => area.BasalMetabolism),
  },
  {
    path: '/tools/bmi',
    feature: 'tools',
    title: msg`BMI`,
    load: () => import('./features/tools/screens/Bmi.tsx').then((area) => area.Bmi),
  },
  {
    path: '/tools/heart-rate',
    feature: 'tools',
    title: msg`Fat-burning heart rate`,
    load: () => import('./features/tools/screens/FatBurningHeartRate.tsx').then((area) => area.FatBurningHeartRate),
  },
  {
    path: '/tools/predicted-height',
    feature: 'tools',
    title: msg`Predicted height`,
    load: () => import('./features/tools/screens/PredictedHeight.tsx').then((area) => area.PredictedHeight),
  },
  {
    path: '/tools/standard-weight',
    feature: 'tools',
    title: msg`Standard weight`,
    load: () => import('./features/tools/screens/StandardWeight.tsx').then((area) => area.StandardWeight),
  },
  {
    path: '/tools/waist-hip-ratio',
    feature: 'tools',
    title: msg`Waist–hip ratio`,
    load: () => import('./features/tools/screens/WaistHipRatio.tsx').then((area) => area.WaistHipRatio),
  },
  {
    path: '/lose-weight-partner/home',
    feature: 'partner',
    title: msg`Slimming partner`,
    load: () => import('./features/partner/screens/Home.tsx').then((area) => area.Home),
  },
  {
    path: '/lose-weight-partner/invite',
    feature: 'partner',
    title: msg`Invite a partner`,
    access: 'user',
    load: () => import('./features/partner/screens/Invite.tsx').then((area) => area.Invite),
  },
  {
    path: '/lose-weight-partner/rank',
    feature: 'partner',
    title: msg`Ranking`,
    load: () => import('./features/partner/screens/Rank.tsx').then((area) => area.Rank),
    prefetch: async (client, all, search) => {
      if (!search.toString()) return client.prefetchQuery(all.partner.singleRank({ period: 'week' }));
    },
  },
  {
    path: '/family-health/home',
    feature: 'family',
    title: msg`Family health`,
    access: 'user',
    load: () => import('./features/family/screens/Home.tsx').then((area) => area.Home),
  },
  {
    path: '/family-health/confirm',
    feature: 'family',
    title: msg`Invitation`,
    access: 'user',
    load: () => import('./features/family/screens/Confirm.tsx').then((area) => area.Confirm),
  },
  {
    path: '/family-health/members',
    feature: 'family',
    title: msg`Family members`,
    access: 'user',
    load: () => import('./features/family/screens/Members.tsx').then((area) => area.Members),
  },
  {
    path: '/family-health/members/detail',
    feature: 'family',
    title: msg`Family member`,
    access: 'user',
    load: () => import('./features/family/screens/MemberDetail.tsx').then((area) => area.MemberDetail),
  },
  {
    path: '/share',
    feature: 'share',
    title: msg({ message: 'Share', context: 'title' }),
    load: () => import('./features/share/screens/Share.tsx').then((area) => area.Share),
  },
  {
    path: '/course',
    feature: 'articles',
    title: msg`Course`,
    access: 'user',
    navBar: 'green',
    load: () => import('./features/articles/screens/Course.tsx').then((area) => area.Course),
  },
  {
    path: '/article',
    feature: 'articles',
    title: msg`Article`,
    access: 'user',
    navBar: 'green',
    load: () => import('./features/articles/screens/Article.tsx').then((area) => area.Article),
    prefetch: async (client, all, search) => {
      import('./ui/sanitizer/sanitise.ts').catch(() => {});
      const articleId = search.get('articleId');
      if (!articleId) return;
      const { cover } = await client.fetchQuery(all.information.articleHtmlContent({ articleId }));
      if (cover) new Image().src = cover;
    },
  },
  {
    path: '/evaluate',
    feature: 'articles',
    title: msg`Stage assessment`,
    access: 'user',
    navBar: 'green',
    load: () => import('./features/articles/screens/Evaluate.tsx').then((area) => area.Evaluate),
  },
  ...kit,
];
