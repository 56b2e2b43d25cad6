import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { loadFeatureMessages } from '../platform/i18n.ts';
import { reloadIfStale } from '../platform/stale-build.ts';
import { routes, type ScreenRoute } from '../routes.ts';

export interface LoadedScreen {
  Component: ComponentType;
  words: Messages;
}

const loading = new Map<ScreenRoute, Promise<LoadedScreen>>();
const loaded = new Map<ScreenRoute, LoadedScreen>();

/** The screen that an address names, if any; the first one that fits, as the router has it. */
export function findRoute(pathname: string): ScreenRoute | undefined {
  return routes.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname));
}

/** A screen that has been loaded. */
export const loadedScreen = (route: ScreenRoute): LoadedScreen | undefined => loaded.get(route);

/** Loads a screen's code and words, once; after a failure, anew when it is asked for again. */
export function loadScreen(route: ScreenRoute): Promise<LoadedScreen> {
  const known = loading.get(route);
  if (known) return known;
  const screen = fetchScreen(route);
  loading.set(route, screen);
  screen.then(
    (ready) => loaded.set(route, ready),
    () => loading.delete(route),
  );
  return screen;
}

async function fetchScreen({ load, feature }: ScreenRoute): Promise<LoadedScreen> {
  try {
    const [Component, words] = await Promise.all([load(), loadFeatureMessages(feature)]);
    return { Component, words };
  } catch (error) {
    await reloadIfStale();
    throw error;
  }
}
