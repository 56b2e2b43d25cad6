import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { queries } from './platform/client.ts';

/** A signed-in user, one with a membership, or one who promotes. */
export type Need = 'user' | 'member' | 'promoter';

/** All that a screen is from outside. */
export interface ScreenRoute {
  path: string;
  /** Folder below `areas/`; its words are loaded with it. Without one, the screen is the frame's own. */
  area?: string;
  title: MessageDescriptor;
  /** Of the page view, for the statistics. Default: the path, with dots. */
  event?: string;
  /** Who may open it: everybody by default. Whoever may not is told so, and offered the way in. */
  needs?: Need;
  /** `green`, with white text; in the native apps the page below it then does not scroll or bounce. Default: plain. */
  bar?: 'green';
  load: () => Promise<ComponentType>;
  /**
   * Asks for what the screen will ask for first, when a page opens with it: beside its code, not after it. What is asked must be
   * the same to the letter, or it is asked for twice.
   */
  ahead?: (client: QueryClient, all: typeof queries, search: URLSearchParams) => Promise<unknown>;
}

/** All parts of the kit in all their states, for who builds screens; a build for anybody else is without it. */
const kit: ScreenRoute[] =
  (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev'
    ? [
        {
          path: '/__kit',
          area: 'kit',
          title: msg`Kit`,
          load: () => import('./gallery/Gallery.tsx').then((area) => area.Kit),
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
    area: 'lookup',
    title: msg`Sugar control`,
    load: () => import('./features/lookup/screens/SugarControl.tsx').then((area) => area.SugarControl),
    ahead: (client, all) => client.prefetchQuery(all.lookup.glycemicIndexList()),
  },
  {
    path: '/sugar-control/search',
    area: 'lookup',
    title: msg`Search foods`,
    load: () => import('./features/lookup/screens/SugarControlSearch.tsx').then((area) => area.SugarControlSearch),
  },
  {
    path: '/sugar-control/:token',
    area: 'lookup',
    title: msg`Shared with you`,
    event: 'sugar-control.shared',
    load: () => import('./features/lookup/screens/SugarControlShared.tsx').then((area) => area.SugarControlShared),
  },
  {
    path: '/purine',
    area: 'lookup',
    title: msg`Purine`,
    load: () => import('./features/lookup/screens/Purine.tsx').then((area) => area.Purine),
    ahead: (client, all) => client.prefetchQuery(all.lookup.purineIndexList()),
  },
  {
    path: '/purine/search',
    area: 'lookup',
    title: msg`Search foods`,
    load: () => import('./features/lookup/screens/PurineSearch.tsx').then((area) => area.PurineSearch),
  },
  {
    path: '/medicine-remind',
    area: 'medication',
    title: msg`Medication`,
    needs: 'user',
    load: () => import('./features/medication/screens/Today.tsx').then((area) => area.Today),
  },
  {
    path: '/medicine-remind/add',
    area: 'medication',
    title: msg`Medication reminder`,
    needs: 'user',
    load: () => import('./features/medication/screens/Edit.tsx').then((area) => area.Edit),
  },
  {
    path: '/medicine-remind/record',
    area: 'medication',
    title: msg`Medication record`,
    needs: 'user',
    load: () => import('./features/medication/screens/Record.tsx').then((area) => area.Record),
  },
  {
    path: '/heart-rate-monitor/home',
    area: 'heartRate',
    title: msg`Heart rate`,
    needs: 'user',
    load: () => import('./features/heartRate/screens/Home.tsx').then((area) => area.Home),
  },
  {
    path: '/heart-rate-monitor/result',
    area: 'heartRate',
    title: msg`Measurement`,
    needs: 'user',
    load: () => import('./features/heartRate/screens/Result.tsx').then((area) => area.Result),
  },
  {
    path: '/contact-us',
    area: 'feedback',
    title: msg`Complaints and suggestions`,
    needs: 'user',
    load: () => import('./features/feedback/screens/ContactUs.tsx').then((area) => area.ContactUs),
  },
  {
    path: '/growth-curve',
    area: 'growth',
    title: msg`Growth curve`,
    load: () => import('./features/growth/screens/GrowthCurve.tsx').then((area) => area.GrowthCurve),
  },
  {
    path: '/privacy-agreement/oppo-algorithm',
    area: 'agreements',
    title: msg`Algorithm filing`,
    load: () => import('./features/agreements/screens/OppoAlgorithm.tsx').then((area) => area.OppoAlgorithm),
  },
  {
    path: '/tools/basal-metabolism',
    area: 'tools',
    title: msg`Basal metabolism`,
    load: () => import('./features/tools/screens/BasalMetabolism.tsx').then((area) => area.BasalMetabolism),
  },
  {
    path: '/tools/bmi',
    area: 'tools',
    title: msg`BMI`,
    load: () => import('./features/tools/screens/Bmi.tsx').then((area) => area.Bmi),
  },
  {
    path: '/tools/heart-rate',
    area: 'tools',
    title: msg`Fat-burning heart rate`,
    load: () => import('./features/tools/screens/FatBurningHeartRate.tsx').then((area) => area.FatBurningHeartRate),
  },
  {
    path: '/tools/predicted-height',
    area: 'tools',
    title: msg`Predicted height`,
    load: () => import('./features/tools/screens/PredictedHeight.tsx').then((area) => area.PredictedHeight),
  },
  {
    path: '/tools/standard-weight',
    area: 'tools',
    title: msg`Standard weight`,
    load: () => import('./features/tools/screens/StandardWeight.tsx').then((area) => area.StandardWeight),
  },
  {
    path: '/tools/waist-hip-ratio',
    area: 'tools',
    title: msg`Waist–hip ratio`,
    load: () => import('./features/tools/screens/WaistHipRatio.tsx').then((area) => area.WaistHipRatio),
  },
  {
    path: '/lose-weight-partner/home',
    area: 'partner',
    title: msg`Slimming partner`,
    load: () => import('./features/partner/screens/Home.tsx').then((area) => area.Home),
  },
  {
    path: '/lose-weight-partner/invite',
    area: 'partner',
    title: msg`Invite a partner`,
    needs: 'user',
    load: () => import('./features/partner/screens/Invite.tsx').then((area) => area.Invite),
  },
  {
    path: '/lose-weight-partner/rank',
    area: 'partner',
    title: msg`Ranking`,
    load: () => import('./features/partner/screens/Rank.tsx').then((area) => area.Rank),
    ahead: async (client, all, search) => {
      if (!search.toString()) return client.prefetchQuery(all.partner.singleRank({ period: 'week' }));
    },
  },
  {
    path: '/family-health/home',
    area: 'family',
    title: msg`Family health`,
    needs: 'user',
    load: () => import('./features/family/screens/Home.tsx').then((area) => area.Home),
  },
  {
    path: '/family-health/confirm',
    area: 'family',
    title: msg`Invitation`,
    needs: 'user',
    load: () => import('./features/family/screens/Confirm.tsx').then((area) => area.Confirm),
  },
  {
    path: '/family-health/members',
    area: 'family',
    title: msg`Family members`,
    needs: 'user',
    load: () => import('./features/family/screens/Members.tsx').then((area) => area.Members),
  },
  {
    path: '/family-health/members/detail',
    area: 'family',
    title: msg`Family member`,
    needs: 'user',
    load: () => import('./features/family/screens/MemberDetail.tsx').then((area) => area.MemberDetail),
  },
  {
    path: '/share',
    area: 'share',
    title: msg({ message: 'Share', context: 'title' }),
    load: () => import('./features/share/screens/Share.tsx').then((area) => area.Share),
  },
  {
    path: '/course',
    area: 'articles',
    title: msg`Course`,
    needs: 'user',
    bar: 'green',
    load: () => import('./features/articles/screens/Course.tsx').then((area) => area.Course),
  },
  {
    path: '/article',
    area: 'articles',
    title: msg`Article`,
    needs: 'user',
    bar: 'green',
    load: () => import('./features/articles/screens/Article.tsx').then((area) => area.Article),
    ahead: async (client, all, search) => {
      import('./ui/sanitizer/sanitise.ts').catch(() => {});
      const articleId = search.get('articleId');
      if (!articleId) return;
      const { cover } = await client.fetchQuery(all.information.articleHtmlContent({ articleId }));
      if (cover) new Image().src = cover;
    },
  },
  {
    path: '/evaluate',
    area: 'articles',
    title: msg`Stage assessment`,
    needs: 'user',
    bar: 'green',
    load: () => import('./features/articles/screens/Evaluate.tsx').then((area) => area.Evaluate),
  },
  ...kit,
];
