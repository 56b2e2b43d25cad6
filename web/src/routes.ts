import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

/** All that a screen is from outside. */
export interface ScreenRoute {
  path: string;
  /** Folder below `areas/`; its words are loaded with it. */
  area: string;
  title: MessageDescriptor;
  /** `green`, with white text; in the native apps the page below it then does not scroll or bounce. Default: plain. */
  bar?: 'green';
  load: () => Promise<ComponentType>;
}

/** Every screen. An address that is not here leads to /404. */
export const routes: ScreenRoute[] = [
  {
    path: '/sugar-control',
    area: 'lookup',
    title: msg`Sugar control`,
    load: async () => (await import('./areas/lookup/SugarControl.tsx')).SugarControl,
  },
  {
    path: '/sugar-control/search',
    area: 'lookup',
    title: msg`Search foods`,
    load: async () => (await import('./areas/lookup/SugarControlSearch.tsx')).SugarControlSearch,
  },
  {
    path: '/sugar-control/:token',
    area: 'lookup',
    title: msg`Shared with you`,
    load: async () => (await import('./areas/lookup/SugarControlShared.tsx')).SugarControlShared,
  },
  {
    path: '/purine',
    area: 'lookup',
    title: msg`Purine`,
    load: async () => (await import('./areas/lookup/Purine.tsx')).Purine,
  },
  {
    path: '/purine/search',
    area: 'lookup',
    title: msg`Search foods`,
    load: async () => (await import('./areas/lookup/PurineSearch.tsx')).PurineSearch,
  },
  {
    path: '/medicine-remind',
    area: 'medication',
    title: msg`Medication`,
    load: async () => (await import('./areas/medication/Today.tsx')).Today,
  },
  {
    path: '/medicine-remind/add',
    area: 'medication',
    title: msg`Medication reminder`,
    load: async () => (await import('./areas/medication/Edit.tsx')).Edit,
  },
  {
    path: '/medicine-remind/record',
    area: 'medication',
    title: msg`Medication record`,
    load: async () => (await import('./areas/medication/Record.tsx')).Record,
  },
];
